#pragma once
/// What is taken away before something is published. Letters to arbiters are never redacted.

#include <hakem/tournament.hpp>

#include <string>
#include <string_view>

namespace hakem::office_report {

/// Without identity numbers, FIDE ids and licences; of birth dates the year; of names of minors the
/// given name and an initial, "Ayşe Y.". A minor is who is under 18 on the first day, who may be by
/// the year of birth, and who plays in a group up to U18. Without any of these a name stays.
/// Without arbiters, and without the texts of the file. Standings look into the tournament that
/// they were made of: for what is published they are made of this one.
Tournament redacted(Tournament tournament);

/// Names of officials without what stands behind them: "IA Yılmaz Ahmet (6300000), a@b.example" is
/// "IA Yılmaz Ahmet"; several have semicolons between.
std::string without_contacts(std::string_view names);

}

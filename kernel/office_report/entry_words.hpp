#pragma once
/// What letters ask of an entry.

#include "batch/entry.hpp"

namespace hakem::office_report {

/// The file has no game: told as a note where nobody rates the event.
bool has_no_game(const batch::Entry& entry);
/// Nothing else is in the way than another version of the event.
bool asks_for_version(const batch::Entry& entry);
/// The office took another version of the event.
bool was_decided_against(const batch::Entry& entry);

/// "opening-mended": how a letter tells why another file counts, where the files themselves say it;
/// empty where they do not.
std::string opening_of_replaced(const batch::Entry& entry);
/// Files of the event that went back and have other results.
std::string refused_versions(const batch::Entry& entry);

/// The finding names that file already, and says more.
bool tells_already(const batch::Finding* finding, const batch::Related& related);

/// What the file is to another. Of versions between which the office decided nothing is in doubt.
Phrase relation_to(const batch::Entry& entry, const batch::Related& related);

/// Whether a package was refused, or a file in it for how it was packed: no other TRF mends that.
bool is_about_packing(const batch::Entry& entry);

/// Whether it could not be read for a reason of our own folder, which its sender cannot mend.
bool is_of_our_folder(const batch::Entry& entry);

/// Whether the report came too late: no other file mends that, somebody can only explain it.
bool is_late(const batch::Entry& entry);

/// Whether that is all that is asked of its arbiter.
bool is_only_late(const batch::Entry& entry);

/// Whether all that counts is for the office to see to, which the arbiter cannot.
bool is_for_office(const batch::Entry& entry);

}

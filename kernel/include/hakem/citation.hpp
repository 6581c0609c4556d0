#pragma once
/// Rules as readers cite them, in their language.

#include <hakem/document.hpp>

#include <string_view>

namespace hakem {

/// "Regulation 17.5, settled reading (Lim 5.2)" of a Decision: in Turkish "Yönetmelik 17.5,
/// yerleşik okuma (Lim 5.2)". What has no words of ours stays as it is.
Phrase citation_of(std::string_view rule);

}

#pragma once
/// Which time class a list of one is of.

#include <hakem/rating_list.hpp>

#include <string_view>

namespace hakem::lists {

/// "rapid_rating_list.xml" is rapid, "uys_listesi.xlsx" blitz; standard where the name does not
/// say.
TimeClass time_class_in_name(std::string_view name);

}

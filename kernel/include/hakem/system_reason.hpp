#pragma once
/// Why the system could not do something, as an argument of a message.

#include <string>

namespace hakem {

/// The text of an `errno`, in the language of the reader for those that a user meets.
std::string system_reason(int error);

}

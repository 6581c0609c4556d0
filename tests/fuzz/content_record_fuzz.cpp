// Any bytes at all as a line of a journal: what is read as a record is written and read again as
// the same, and is a duplicate of itself where there is anything in it.

#include "content/relation.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hakem::content;
    const auto record = record_from_line({reinterpret_cast<const char*>(data), size});
    if (!record) return 0;
    const auto again = record_from_line(to_line(*record));
    if (!again || !(*again == *record)) std::abort();
    const auto relation = relate(*record, *record).relation;
    if (record->play != 0 && !record->players.empty() && relation != Relation::same) std::abort();
    if (contradicts(*record, *again)) std::abort();
    relate_all({*record, *again, *record});
    return 0;
}

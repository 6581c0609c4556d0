#include <hakem/list_exporter.hpp>

namespace hakem {

std::string_view word_of(PersonAfter::Status status) {
    switch (status) {
    case PersonAfter::Status::unchanged:
        return "unchanged";
    case PersonAfter::Status::changed:
        return "changed";
    case PersonAfter::Status::first_rating:
        return "first-rating";
    case PersonAfter::Status::archived:
        return "archived";
    case PersonAfter::Status::lost_rating:
        return "lost-rating";
    }
    return "";
}

}

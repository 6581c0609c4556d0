#include "id_fingerprint.hpp"

#include <hakem/identity.hpp>

#include <boost/uuid/name_generator_sha1.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace hakem::period {

std::string uuid_of(std::string_view text) {
    static const boost::uuids::name_generator_sha1 generator(boost::uuids::ns::oid());
    std::string hex;
    for (const auto byte : generator(text.data(), text.size())) hex += fmt::format("{:02x}", byte);
    return hex;
}

std::string fingerprinted(std::string_view id) {
    // Zeros in front fill a field: a short licence stays as it is, so that it is found again.
    const auto digits = id.substr(std::min(id.find_first_not_of('0'), id.size()));
    if (masked_id(digits) == digits) return std::string(id);
    auto shown = masked_id(id);
    if (shown == id || id.find('~') != std::string_view::npos) return std::string(id);
    return shown + "~" + uuid_of(id);
}

std::string_view without_fingerprint(std::string_view fingerprinted_id) {
    return fingerprinted_id.substr(0, fingerprinted_id.find('~'));
}

}

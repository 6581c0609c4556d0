#include <hakem/language.hpp>
#include <hakem/system_reason.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

namespace hakem {

namespace {

struct Reason {
    int error;
    std::string_view key;
};

constexpr std::array<Reason, 14> reasons{{{ENOENT, "reason.no-such-file"},
                                          {EACCES, "reason.not-allowed"},
                                          {EPERM, "reason.not-permitted"},
                                          {EISDIR, "reason.is-folder"},
                                          {ENOTDIR, "reason.no-folder"},
                                          {EEXIST, "reason.exists"},
                                          {ENOSPC, "reason.disk-full"},
                                          {EROFS, "reason.read-only"},
                                          {EINVAL, "reason.invalid"},
                                          {EIO, "reason.device"},
                                          {ENAMETOOLONG, "reason.long-name"},
                                          {EMFILE, "reason.many-files"},
                                          {ELOOP, "reason.links"},
                                          {EPIPE, "reason.broken-pipe"}}};

}

std::string system_reason(int error) {
    const auto* found = std::find_if(reasons.begin(), reasons.end(),
                                     [error](const Reason& one) { return one.error == error; });
    if (found != reasons.end()) return message_argument(found->key);
    return std::generic_category().message(error);
}

}

// The key files of the arbiter.

#include "sealed_text.hpp"
#include "sodium.hpp"
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace hakem::adjournments {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view secret_word = "hakem-adjournment-secret-key-1",
                           public_word = "hakem-adjournment-public-key-1";

[[noreturn]] void fail(const fs::path& path, std::string_view key, int reason = errno) {
    throw Error(ExitCode::file_trouble, key, {path.string(), system_reason(reason)});
}

/// A new file, whole or not at all; never in the place of another.
void write_new(const fs::path& path, std::string_view content, ::mode_t mode) {
    auto name = path.string() + ".XXXXXX";
    const int file = ::mkstemp(name.data());
    if (file < 0) fail(path, "error.cannot-write");
    const bool written =
        ::write(file, content.data(), content.size()) == static_cast<::ssize_t>(content.size()) &&
        ::fchmod(file, mode) == 0 && ::fsync(file) == 0;
    const bool linked = written && ::link(name.c_str(), path.c_str()) == 0;
    const int reason = errno;
    ::close(file);
    ::unlink(name.c_str());
    if (!linked && reason == EEXIST)
        throw Error(ExitCode::file_trouble, "error.adjourn-key-exists", {path.string()});
    if (!linked) fail(path, "error.cannot-write", reason);
}

/// The 32 bytes of a key file; `word` is what it begins with.
Secret key_of(const fs::path& path, std::string_view word) {
    start_sodium();
    std::error_code trouble;
    if (fs::exists(path, trouble) && !fs::is_regular_file(path, trouble))
        fail(path, "error.cannot-read", EINVAL);
    std::ifstream file(path, std::ios::binary);
    Secret content(std::string(200, '\0'));
    file.read(content.text().data(), 200);
    if (!file && file.gcount() == 0) fail(path, "error.cannot-read", errno == 0 ? EIO : errno);
    const auto text =
        std::string_view(content.text()).substr(0, static_cast<std::size_t>(file.gcount()));
    const auto blank = text.find(' ');
    if (text.substr(0, blank) != word)
        throw Error(ExitCode::wrong_usage, "error.adjourn-no-key",
                    {path.string(), std::string(word)});
    auto key = from_base64(trim(text.substr(blank + 1)));
    if (!key || key->size() != crypto_box_SECRETKEYBYTES)
        throw Error(ExitCode::wrong_usage, "error.adjourn-no-key",
                    {path.string(), std::string(word)});
    return Secret(std::move(*key));
}

void write_public(const fs::path& path, const Secret& secret) {
    std::string key(crypto_box_PUBLICKEYBYTES, '\0');
    crypto_scalarmult_base(bytes(key), bytes(secret.text()));
    write_new(path, fmt::format("{} {}\n", public_word, base64(key)), 0644);
}

}

KeyFiles make_keys(const fs::path& name) {
    start_sodium();
    KeyFiles files;
    files.key = name.string() + ".key";
    files.pub = name.string() + ".pub";
    std::error_code trouble;
    if (fs::exists(files.pub, trouble))
        throw Error(ExitCode::file_trouble, "error.adjourn-key-exists", {files.pub.string()});
    if (fs::exists(files.key, trouble)) {
        files.made = false;
        write_public(files.pub, read_secret_key(files.key));
        return files;
    }
    Secret secret(std::string(crypto_box_SECRETKEYBYTES, '\0'));
    randombytes_buf(secret.text().data(), secret.text().size());
    const Secret encoded(base64(secret.text()));
    const Secret content(fmt::format("{} {}\n", secret_word, encoded.text()));
    write_new(files.key, content.text(), 0600);
    write_public(files.pub, secret);
    return files;
}

Secret read_secret_key(const fs::path& path) { return key_of(path, secret_word); }

std::string read_public_key(const fs::path& path) { return key_of(path, public_word).text(); }

}

#include "worker.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace hakem::batch {

namespace {

/// AddressSanitizer takes terabytes of addresses.
#if defined(__SANITIZE_ADDRESS__) // gcc
constexpr bool checks_addresses = true;
#elif defined(__has_feature)
constexpr bool checks_addresses = __has_feature(address_sanitizer); // clang
#else
constexpr bool checks_addresses = false;
#endif

/// Key and arguments, each with a NUL behind it: they have none themselves.
std::string refusal_text(const Error& error) {
    std::string text = error.key() + '\0';
    for (const auto& argument : error.arguments()) text += argument + '\0';
    return text;
}

/// Both sides are one program: numbers go as they are.
using Size = std::uint64_t;

/// Before the bytes of a reply.
struct Head {
    Size size = 0;
    std::uint8_t refused = 0;
};

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

bool receive_all(int socket, char* into, std::size_t size) {
    while (size != 0) {
        const auto count = ::recv(socket, into, size, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        into += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

template<class Plain>
std::string_view bytes_of(const Plain& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

bool send_reply(int socket, const Reply& reply) {
    const Head head{reply.text.size(), reply.refused};
    return send_all(socket, bytes_of(head)) && send_all(socket, reply.text);
}

/// Where nothing can be written no piece can be done: the parent has to know why.
Reply reply_of(const Worker::Work& work, std::size_t piece) {
    try {
        return {false, work(piece)};
    } catch (const Error& error) {
        if (error.code() != ExitCode::file_trouble) throw;
        return {true, refusal_text(error)};
    }
}

/// Ctrl-C is the parent's business, and a worker does not outlive it.
void settle_in(const WorkerLimits& limits, ::pid_t parent) {
    std::signal(SIGINT, SIG_IGN);
    std::signal(SIGTERM, SIG_DFL);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(0);
    const ::rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    const ::rlimit memory{limits.memory, limits.memory};
    if (limits.memory != 0 && !checks_addresses) ::setrlimit(RLIMIT_AS, &memory);
}

[[noreturn]] void serve(int socket, const Worker::Work& work) {
    constexpr int broken = 70;
    try {
        for (Size piece = 0; receive_all(socket, reinterpret_cast<char*>(&piece), sizeof piece);) {
            if (!send_reply(socket, reply_of(work, static_cast<std::size_t>(piece)))) break;
        }
    } catch (...) {
        ::_exit(broken);
    }
    ::_exit(0);
}

}

Error refusal_of(std::string_view text) {
    std::vector<std::string> words;
    for (auto rest = text; !rest.empty();) {
        const auto end = rest.find('\0');
        words.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(rest.size(), words.back().size() + 1));
    }
    const auto key = words.empty() ? std::string("error.internal") : words.front();
    if (!words.empty()) words.erase(words.begin());
    return {ExitCode::file_trouble, key, std::move(words)};
}

Worker::Worker(const WorkerLimits& limits, const Work& work, const std::vector<int>& others) {
    std::array<int, 2> ends{};
    const auto parent = ::getpid();
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw Error(ExitCode::file_trouble, "error.no-workers", {system_reason(errno)});
    process_ = ::fork();
    if (process_ == 0) {
        ::close(ends[0]);
        for (const auto other : others) ::close(other);
        settle_in(limits, parent);
        serve(ends[1], work);
    }
    const auto reason = errno;
    ::close(ends[1]);
    socket_ = ends[0];
    if (process_ < 0) {
        ::close(socket_);
        throw Error(ExitCode::file_trouble, "error.no-workers", {system_reason(reason)});
    }
}

Worker::~Worker() { end(); }

Worker::Worker(Worker&& other) noexcept { *this = std::move(other); }

Worker& Worker::operator=(Worker&& other) noexcept {
    if (this == &other) return *this;
    end();
    process_ = std::exchange(other.process_, -1);
    socket_ = std::exchange(other.socket_, -1);
    piece_ = std::exchange(other.piece_, std::nullopt);
    deadline_ = other.deadline_;
    received_ = std::move(other.received_);
    gone_ = other.gone_;
    return *this;
}

void Worker::end() {
    if (process_ < 0) return;
    ::kill(process_, SIGKILL);
    ::close(socket_);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
}

bool Worker::begin(std::size_t piece, std::chrono::milliseconds time) {
    const Size number = piece;
    if (!send_all(socket_, bytes_of(number))) return false;
    piece_ = piece;
    deadline_ = Clock::now() + time;
    return true;
}

std::optional<Reply> Worker::take() {
    std::array<char, 1 << 16> buffer;
    const auto count = ::recv(socket_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return std::nullopt;
    if (count <= 0) {
        gone_ = true;
        return std::nullopt;
    }
    received_.append(buffer.data(), static_cast<std::size_t>(count));
    Head head;
    if (received_.size() < sizeof head) return std::nullopt;
    std::memcpy(&head, received_.data(), sizeof head);
    if (received_.size() - sizeof head < head.size) return std::nullopt;
    Reply reply{head.refused != 0,
                received_.substr(sizeof head, static_cast<std::size_t>(head.size))};
    received_.clear();
    piece_.reset();
    return reply;
}

}

#include "adjourn_secret.hpp"

#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <cerrno>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace hakem::command {

namespace {

using adjournments::Secret;

/// A terminal that shows nothing of what is typed while this is there.
class Unseen {
public:
    explicit Unseen(int file) : file_(file) {
        if (::tcgetattr(file, &before_) != 0) return;
        auto quiet = before_;
        quiet.c_lflag &= ~static_cast<::tcflag_t>(ECHO);
        changed_ = ::tcsetattr(file, TCSAFLUSH, &quiet) == 0;
    }
    ~Unseen() {
        if (changed_) ::tcsetattr(file_, TCSAFLUSH, &before_);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

private:
    int file_;
    ::termios before_ = {};
    bool changed_ = false;
};

/// The first line, without blanks around it. What is longer than any move is cut, and then refused.
Secret line_from(int file, const std::string& name) {
    Secret line(std::string(2 * adjournments::longest_sealed_text, '\0'));
    std::size_t size = 0;
    while (size < line.text().size()) {
        const auto count = ::read(file, line.text().data() + size, line.text().size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0)
            throw Error(ExitCode::file_trouble, "error.cannot-read", {name, system_reason(errno)});
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
        if (line.text().find('\n') < size) break;
    }
    line.text().resize(std::min(size, line.text().find('\n')));
    Secret result(std::string(trim(line.text())));
    return result;
}

Secret line_of_file(const std::string& name) {
    const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        throw Error(ExitCode::file_trouble, "error.cannot-read", {name, system_reason(errno)});
    try {
        auto line = line_from(file, name);
        ::close(file);
        return line;
    } catch (...) {
        ::close(file);
        throw;
    }
}

}

adjournments::SealedMove sealed_move(Session session, const AdjournCommand& command,
                                     const std::string& letters) {
    adjournments::SealedMove move;
    move.letters = letters;
    if (!command.move_from.empty() && command.move_from != "-") {
        move.text = line_of_file(command.move_from);
        return move;
    }
    if (::isatty(STDIN_FILENO) == 0) {
        move.text = line_from(STDIN_FILENO, "-");
        return move;
    }
    session.console.say(text("adjourn.type-move", session.console.language()));
    const Unseen unseen(STDIN_FILENO);
    move.text = line_from(STDIN_FILENO, "-");
    return move;
}

std::int32_t sealed_before(const adjournments::ReadRecord& record, const GameKey& game) {
    std::int32_t count = 0;
    for (const auto& line : record.lines)
        if (line.event.game == game &&
            (std::holds_alternative<adjournment::Written>(line.event.what) ||
             std::holds_alternative<adjournment::ReplySealed>(line.event.what)))
            ++count;
    return count;
}

SealedLine sealed_line(const adjournments::ReadRecord& record, const AdjournedGame& game) {
    SealedLine sealed;
    const bool reply = game.phase == AdjournmentPhase::reply_sealed;
    std::int32_t number = 0;
    Diagnostics told; // when the tournament was read
    const auto counts = adjournments::in_force(record.lines, told);
    for (std::size_t i = 0; i < record.lines.size(); ++i) {
        const auto& line = record.lines[i];
        if (line.event.game != game.key) continue;
        const auto& what = line.event.what;
        const bool is_reply = std::holds_alternative<adjournment::ReplySealed>(what);
        if (!is_reply && !std::holds_alternative<adjournment::Written>(what)) continue;
        ++number;
        if (is_reply != reply || !counts[i]) continue; // taken back, it still has its number
        sealed.locked = line.locked;
        sealed.place = {record.tournament, game.key,          line.event.at,
                        is_reply,          game.envelope.fen, number};
    }
    return sealed;
}

adjournments::SealedMove opened_with(const std::filesystem::path& key, const SealedLine& sealed) {
    if (sealed.locked.text.empty()) throw Error(ExitCode::answer_is_no, "error.adjourn-on-paper");
    const auto secret = adjournments::read_secret_key(key);
    auto unlocked = adjournments::unlock(sealed.locked, sealed.place, secret);
    if (unlocked.trouble == adjournments::LockTrouble::wrong_key)
        throw Error(ExitCode::answer_is_no, "error.adjourn-wrong-key", {key.string()});
    if (unlocked.trouble)
        throw Error(ExitCode::answer_is_no, "error.adjourn-other-place", {key.string()});
    return std::move(unlocked.move);
}

}

#include "adjourn_output.hpp"

#include "command/formats.hpp"

#include <algorithm>

namespace hakem::command {

const AdjournmentHistory* find_adjourned(const std::vector<AdjournmentHistory>& games,
                                         const GameKey& key) {
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](const auto& game) { return game.now.key == key; });
    return found == games.end() ? nullptr : &*found;
}

void show_adjourned(Session session, const AdjournCommand& command, const Document& document,
                    const std::string& json, const std::string& text) {
    for (const auto& format : command.to)
        if (format == "json")
            put_output(session, command.out, document.id + ".json", json);
        else if (format == "text" && !text.empty())
            put_output(session, command.out, document.id + ".txt", text);
        else
            write_document(session, document, {format}, command.out, session.console.language());
}

}

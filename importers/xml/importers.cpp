// The importers: one a format, told apart by the outermost element.

#include "chess_results.hpp"
#include "formats.hpp"
#include <hakem/importer.hpp>

namespace {

using namespace hakem;
using namespace hakem::xml;

/// What they share: the name of the outermost element tells, the tree is read by `read_tree`.
class XmlImporter : public Importer {
public:
    int confidence(const Source& source) const override {
        constexpr std::size_t looked_at = 1 << 16;
        const auto text = source.text().substr(0, looked_at);
        const auto name = root_name(text);
        if (name.empty() || !is_mine(name)) return 0;
        return is_like_mine(text) ? 95 : 0;
    }

    Tournament read(std::shared_ptr<const Source> source, Diagnostics& diagnostics) const override {
        Reading reading(source, diagnostics);
        const auto root = reading.root();
        Tournament nothing; // without a format: there is nothing in it
        nothing.source = source;
        if (!root) return nothing;
        if (!is_mine(local_name(root.name()))) {
            reading.say(Severity::error, "XML-0007", root, {std::string(local_name(root.name()))});
            return nothing;
        }
        auto tournament = read_tree(root, reading, source);
        reading.finish();
        return tournament;
    }

protected:
    virtual bool is_mine(std::string_view root) const = 0;
    /// Where the name alone is not enough.
    virtual bool is_like_mine(std::string_view) const { return true; }
    virtual Tournament read_tree(pugi::xml_node root, Reading& reading,
                                 std::shared_ptr<const Source> source) const = 0;
};

class ChessResultsImporter final : public XmlImporter {
    bool is_mine(std::string_view root) const override { return root == "chessresults"; }
    Tournament read_tree(pugi::xml_node root, Reading& reading,
                         std::shared_ptr<const Source> source) const override {
        return ChessResults(reading, std::move(source)).read(root);
    }
};

class SwissManagerImporter final : public XmlImporter {
    bool is_mine(std::string_view root) const override {
        return root == "Players" || root == "Teams";
    }
    Tournament read_tree(pugi::xml_node root, Reading& reading,
                         std::shared_ptr<const Source> source) const override {
        return read_swiss_manager(root, reading, std::move(source));
    }
};

class DsbImporter final : public XmlImporter {
    bool is_mine(std::string_view root) const override {
        return root == "DSB_DWZ_TournamentReport";
    }
    Tournament read_tree(pugi::xml_node root, Reading& reading,
                         std::shared_ptr<const Source> source) const override {
        return read_dsb(root, reading, std::move(source));
    }
};

class DewisImporter final : public XmlImporter {
    bool is_mine(std::string_view root) const override { return root == "dewis"; }
    Tournament read_tree(pugi::xml_node root, Reading& reading,
                         std::shared_ptr<const Source> source) const override {
        return read_dewis(root, reading, std::move(source));
    }
};

class TurneringsserviceImporter final : public XmlImporter {
    bool is_mine(std::string_view root) const override { return root == "Tournament"; }
    bool is_like_mine(std::string_view text) const override {
        return text.find("Turneringsservice") != text.npos || text.find("<Group") != text.npos;
    }
    Tournament read_tree(pugi::xml_node root, Reading& reading,
                         std::shared_ptr<const Source> source) const override {
        return read_turneringsservice(root, reading, std::move(source));
    }
};

}

HAKEM_PLUGIN(ChessResultsImporter, "chess-results", "Upload XML of chess-results", "")
HAKEM_PLUGIN(SwissManagerImporter, "swiss-manager-xml", "Players and teams for Swiss-Manager", "")
HAKEM_PLUGIN(DsbImporter, "dsb", "DSB_DWZ_TournamentReport 2.5", "")
HAKEM_PLUGIN(DewisImporter, "dewis", "DEWIS tournament import", "")
HAKEM_PLUGIN(TurneringsserviceImporter, "turneringsservice", "Turneringsservice (.trx)", "")

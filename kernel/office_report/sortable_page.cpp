// The script of tables put into a page: the only script that its security policy lets run, by its
// hash.

#include "folder.hpp"
#include <hakem/registry.hpp>
#include <hakem/source.hpp>

#include <fmt/format.h>

#include <digest/sha256.hpp>

namespace hakem::office_report {

namespace {

constexpr std::string_view policy = "default-src 'none'; style-src 'unsafe-inline'";

constexpr std::string_view style = R"(<style>
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.4rem; margin-top: .7rem; font-size: .9rem; color: var(--soft); }
.tools input, .tools select { font: inherit; color: var(--ink); padding: .2rem .4rem; border: 1px solid #8a8f96; border-radius: .2rem; background: #ffffff; }
.tools input { width: 16rem; max-width: 100%; }
.tools input:focus-visible, .tools select:focus-visible, thead button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
thead button { font: inherit; color: inherit; text-align: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
thead button:hover { text-decoration: underline; }
thead [aria-sort] button::after { content: " \25B2"; font-size: .75em; }
thead [aria-sort="descending"] button::after { content: " \25BC"; }
@media screen and (min-width: 40.01em) { tbody th.wrap { min-width: 10em; } td.wrap { min-width: 6.5em; } }
@media screen and (max-width: 40em) { .scroll tbody th.wrap { grid-column: 1 / -1; } }
tbody tr[hidden] { display: none !important; }
@media print { .tools { display: none; } thead button::after { content: none !important; } }
</style>
)";

int value_of(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

/// 64 hexadecimal digits as base64, the form of security policies.
std::string base64(std::string_view hex) {
    constexpr std::string_view signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    unsigned bits = 0;
    int count = 0;
    for (const char digit : hex) {
        bits = (bits << 4) | static_cast<unsigned>(value_of(digit));
        count += 4;
        if (count < 6) continue;
        count -= 6;
        out += signs[(bits >> count) & 63];
    }
    if (count != 0) out += signs[(bits << (6 - count)) & 63];
    while (out.size() % 4 != 0) out += '=';
    return out;
}

struct Script {
    std::string text =
        std::string(Source::load(installed_data_folder() / "office" / "tables.js")->text());
    std::string policy = fmt::format("; script-src 'sha256-{}'", base64(sha256(text)));
};

}

std::string sortable_page(std::string page, Language language) {
    static const Script script;
    const auto at = page.find(policy), head = page.find("</head>"), body = page.rfind("</body>");
    // Another template than ours: its page is whole without the script.
    if (at == page.npos || head == page.npos || body == page.npos || head < at) return page;
    const auto word = [&](std::string_view key) { return text(key, language); };
    page.insert(body, fmt::format("<script data-filter=\"{}\" data-all=\"{}\">{}</script>\n",
                                  word("office.filter"), word("office.all"), script.text));
    page.insert(head, style);
    page.insert(at + policy.size(), script.policy);
    return page;
}

}

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
/* Tables of an office have many columns: words stay whole, headings wrap. */
@media screen and (min-width: 40.01em) {
  body { padding-inline: 1rem; }
  .landscape .scroll table { font-size: .76rem; }
  .landscape .scroll th, .landscape .scroll td { padding-inline: .2rem; }
  .landscape .scroll .wrap { overflow-wrap: break-word; min-width: 4em !important; }
  /* Files are named here: a path without a blank must not push the last columns out. */
  .landscape .scroll tbody th.wrap, .landscape .scroll td.wrap:nth-child(3), .landscape .scroll td.wrap:nth-child(4) { overflow-wrap: anywhere; min-width: 14em !important; }
  .landscape .scroll thead th { font-size: .74rem; white-space: normal; }
}
@media screen and (max-width: 40em) { .scroll tbody th.wrap { grid-column: 1 / -1; } }
tbody tr[hidden] { display: none !important; }
@media print { .tools { display: none; } thead button::after { content: none !important; } }
</style>
)";

struct Script {
    std::string text =
        std::string(Source::load(installed_data_folder() / "office" / "tables.js")->text());
    std::string policy = fmt::format("; script-src 'sha256-{}'", sha256_base64(text));
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

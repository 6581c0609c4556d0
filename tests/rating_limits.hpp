#pragma once
/// The tables of FIDE B.02 as a person types them off the Handbook, and nothing of the kernel.

#include <cstdlib>
#include <map>
#include <sstream>
#include <string>

namespace hakem::test {

/// 8.1.2: "PD:upper limit of the row".
inline constexpr const char* rows_8_1_2 =
    ".50:3 .51:10 .52:17 .53:25 .54:32 .55:39 .56:46 .57:53 .58:61 .59:68 .60:76 .61:83 .62:91 "
    ".63:98 .64:106 .65:113 .66:121 .67:129 .68:137 .69:145 .70:153 .71:162 .72:170 .73:179 "
    ".74:188 .75:197 .76:206 .77:215 .78:225 .79:235 .80:245 .81:256 .82:267 .83:278 .84:290 "
    ".85:302 .86:315 .87:328 .88:344 .89:357 .90:374 .91:391 .92:411 .93:432 .94:456 .95:484 "
    ".96:517 .97:559 .98:619 .99:735";

/// 8.1.1: "p:dp".
inline constexpr const char* rows_8_1_1 =
    "1.0:800 .99:677 .98:589 .97:538 .96:501 .95:470 .94:444 .93:422 .92:401 .91:383 .90:366 "
    ".89:351 .88:336 .87:322 .86:309 .85:296 .84:284 .83:273 .82:262 .81:251 .80:240 .79:230 "
    ".78:220 .77:211 .76:202 .75:193 .74:184 .73:175 .72:166 .71:158 .70:149 .69:141 .68:133 "
    ".67:125 .66:117 .65:110 .64:102 .63:95 .62:87 .61:80 .60:72 .59:65 .58:57 .57:50 .56:43 "
    ".55:36 .54:29 .53:21 .52:14 .51:7 .50:0";

/// Hundredths to the number beside them.
inline std::map<int, int> table_of(const char* rows) {
    std::map<int, int> table;
    std::istringstream words(rows);
    for (std::string word; words >> word;) {
        const auto colon = word.find(':');
        const auto percent = word[0] == '1' ? 100 : std::stoi(word.substr(1, colon - 1));
        table[percent] = std::stoi(word.substr(colon + 1));
    }
    return table;
}

/// PD in hundredths of somebody who is `difference` above, row by row.
inline int plain_expected(int difference) {
    static const auto table = table_of(rows_8_1_2);
    const int size = std::abs(difference);
    int higher = 100;
    for (const auto& [percent, limit] : table)
        if (size <= limit) {
            higher = percent;
            break;
        }
    return difference < 0 ? 100 - higher : higher;
}

}

#pragma once
/// Findings of a file as a letter tells them.

#include "finding_order.hpp"
#include "letter.hpp"

#include <map>
#include <string>
#include <vector>

namespace hakem::office_report {

/// Who has which starting number, as far as findings tell.
using Names = std::map<std::string, std::string>;

Names names_of(const batch::Entry& entry);

/// Findings together by code, in their order and in that of the file.
class Grouped {
public:
    Grouped(const batch::Entry& entry, Language language, const Names& names,
            const FindingOrder& order)
        : entry_(entry), language_(language), names_(names), order_(order) {}

    void add(const batch::Finding& finding);
    std::vector<Finding> sorted() const;

private:
    Place place_of(const batch::Finding& finding) const;

    const batch::Entry& entry_;
    Language language_;
    const Names& names_;
    const FindingOrder& order_;
    std::vector<Finding> findings_;
    std::vector<const batch::Finding*> first_; ///< [i] of findings_[i]
};

/// Where several findings ask for the same, the first tells it and the others name its code.
void tell_advice_once(std::vector<Finding>& findings);

}

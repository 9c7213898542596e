// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/symmetry_box.h"

#include "core/level/rewriting/append.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/panels/rules/rule_row.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

namespace {

QString ruleSymmetryText(std::size_t word) {
    switch (word) {
        case 0:
            return RuleRow::tr("Turned and mirrored");
        case 1:
            return RuleRow::tr("Turned");
        case 2:
            return RuleRow::tr("Mirrored");
        default:
            return RuleRow::tr("As painted");
    }
}

}  // namespace

QComboBox* newSymmetryBox(const QString& name, const QString& tip) {
    auto* box = new QuietComboBox;
    for (std::size_t i = 0; i < level::rewriting::kSymmetryWords.size(); ++i)
        box->addItem(ruleSymmetryText(i), int{level::rewriting::kSymmetryWords[i].symmetries});
    setNameAndTips(*box, name, tip);
    // Long texts of the list are elided rather than widening the panel.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

void showSymmetries(QComboBox& box, std::uint8_t symmetries) {
    int word = box.findData(int{symmetries});
    const int words = static_cast<int>(level::rewriting::kSymmetryWords.size());
    if (word < 0) {
        if (box.count() == words) box.addItem(RuleRow::tr("Some"), 0);
        box.setItemData(words, int{symmetries});
        word = words;
    }
    box.setCurrentIndex(word);
}

}  // namespace mazeloom::widgets

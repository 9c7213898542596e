// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

/// A box whose entries may be long: it wants room for so many characters of them.
inline QComboBox* newChoiceBox(const QString& name, const QString& tip, int characters = 10) {
    auto* box = new QuietComboBox;
    setNameAndTips(*box, name, tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(characters);
    return box;
}

}  // namespace mazeloom::widgets

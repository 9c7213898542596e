// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

/// Returns a box that is at least `characters` wide, and may cut longer entries.
inline QComboBox* newChoiceBox(const QString& name, const QString& tip, int characters = 10) {
    auto* box = new QuietComboBox;
    setNameAndTips(*box, name, tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(characters);
    return box;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

/// Returns a combo box with room for at least `characters` characters; it may elide longer entries.
inline QComboBox* newChoiceBox(const QString& name, const QString& tip, int characters = 10) {
    auto* box = new QuietComboBox;
    setNameAndTips(*box, name, tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(characters);
    return box;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/vary/varying_editor.h"

#include <utility>

#include "widgets/panels/recipe/vary/depth_table.h"
#include "widgets/panels/recipe/vary/draw_editors.h"

namespace mazeloom::widgets {

VaryingEditor* VaryingEditor::create(VaryKind kind, const generate::ParameterInfo& info,
                                     const QString& name) {
    switch (kind) {
        case VaryKind::Range:
            return new RangeEditor(info, name);
        case VaryKind::OneOf:
            if (isNumeric(info)) return new NumberListEditor(info, name);
            return new ChoiceListEditor(info, name);
        case VaryKind::ByDepth:
        case VaryKind::Fixed:
            break;
    }
    return new DepthTable(info, name);
}

VaryingEditor::VaryingEditor(const generate::ParameterInfo& info, QString name)
    : info_(info), name_(std::move(name)) {}

void VaryingEditor::setValue(const level::ParameterValue& value, const Place& place) {
    isShowing_ = true;
    showValue(value, place);
    isShowing_ = false;
}

void VaryingEditor::edit(const level::ParameterValue& value) {
    if (!isShowing_) emit edited(value, gesture_);
}

}  // namespace mazeloom::widgets

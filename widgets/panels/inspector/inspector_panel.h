// SPDX-License-Identifier: MIT
// Shows and edits the fields of the level or room, or those of what is picked in it: objects, a
// path.
#pragma once

#include <vector>

#include "widgets/panels/edit_panel.h"

namespace mazeloom::widgets {

class FieldForm;
class PlainLabel;

class InspectorPanel : public EditPanel {
    Q_OBJECT

  public:
    enum class Subject {
        Sheet,    ///< the level or room
        Selected  ///< what is picked in it
    };
    /// `context` outlives the panel.
    InspectorPanel(EditContext& context, Subject subject, QWidget* parent = nullptr);

    /// What it is about now, for its header; empty when there is no such thing.
    QString heading() const;

    QSize sizeHint() const override { return {300, 360}; }

  private:
    void showAll() override;
    FieldForm* wanted() const;

    const Subject subject_;
    PlainLabel* nothing_;
    std::vector<FieldForm*> forms_;
    // Of one subject; the others are null.
    FieldForm* level_ = nullptr;
    FieldForm* room_ = nullptr;
    FieldForm* objects_ = nullptr;
    FieldForm* path_ = nullptr;
};

}  // namespace mazeloom::widgets

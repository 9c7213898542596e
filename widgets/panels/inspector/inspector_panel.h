// SPDX-License-Identifier: MIT
// Shows and edits the fields of the open level or room, or of the picked objects or path.
#pragma once

#include <vector>

#include "widgets/panels/edit_panel.h"

namespace mazeloom::widgets {

class FieldForm;
class LevelForm;
class PlainLabel;
struct KnownNeeds;

class InspectorPanel : public EditPanel {
    Q_OBJECT

  public:
    enum class Subject {
        Sheet,    ///< the level or room
        Selected  ///< the picked objects or path
    };
    /// `context` must outlive the panel.
    InspectorPanel(EditContext& context, Subject subject, QWidget* parent = nullptr);

    /// Returns the title of the current subject for the panel's header; empty if there is none.
    QString heading() const;

    /// Sets what is known of the mechanics that the shown level needs. Only for a panel about the
    /// sheet.
    void setNeeds(const KnownNeeds& known);

    QSize sizeHint() const override { return {300, 360}; }

  private:
    void showAll() override;
    FieldForm* wanted() const;

    const Subject subject_;
    PlainLabel* nothing_;
    std::vector<FieldForm*> forms_;
    // Only the forms for the panel's subject exist; the other pointers are null.
    LevelForm* level_ = nullptr;
    FieldForm* room_ = nullptr;
    FieldForm* objects_ = nullptr;
    FieldForm* path_ = nullptr;
};

}  // namespace mazeloom::widgets

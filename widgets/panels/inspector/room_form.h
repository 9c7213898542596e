// SPDX-License-Identifier: MIT
// A handcrafted room's properties: its title, and the rules for placing it.
#pragma once

#include <QPointer>
#include <QTimer>

#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/field_form.h"

class QComboBox;
class QPushButton;

namespace mazeloom::widgets {

class EntranceTags;
class RoomPreview;
class SymmetryStrip;

class RoomForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit RoomForm(EditContext& context);

  private:
    void takeValues() override;
    void followCells();
    /// Shows the table of entrance tags, or hides it if the room has no entrances.
    void showEntrances();
    const level::Room& room() const { return *findRoom(document(), sheet().id); }
    void edit(const QString& text, const std::function<void(level::Room&)>& change);
    void editId();
    void editCount(QSpinBox* input, int level::Room::*part);
    void editTags();
    void editStanding();
    void editSymmetries(const std::vector<level::Symmetry>& allowed);

    QuietLineEdit* title_;
    QuietLineEdit* id_;
    QLabel* size_;
    QPushButton* resize_;
    QuietLineEdit* tags_;
    EntranceTags* entranceTags_;
    QComboBox* stands_;
    QSpinBox* weight_;
    QSpinBox* min_;
    QSpinBox* max_;
    QSpinBox* minDepth_;
    QSpinBox* maxDepth_;
    SymmetryStrip* symmetries_;
    RoomPreview* preview_;
    QTimer redraw_;
    QMetaObject::Connection cells_;  ///< to the followed document's cell changes
    QPointer<PackDocument> followed_;
};

}  // namespace mazeloom::widgets

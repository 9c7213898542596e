// SPDX-License-Identifier: MIT
// A handcrafted room's properties: what it is called, and the rules by which it is placed.
#pragma once

#include <array>

#include "widgets/panels/inspector/field_form.h"

class QPushButton;
class QToolButton;

namespace mazeloom::widgets {

class RoomForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit RoomForm(EditContext& context);

  private:
    void takeValues() override;
    void makeSymmetries();
    const level::Room& room() const { return *document().room(sheet().id); }
    void edit(const QString& text, const std::function<void(level::Room&)>& change);
    void editId();
    void editCount(QSpinBox* input, int level::Room::*part);
    void editTags();
    void editSymmetries(std::size_t clicked);
    void resizeRoom();

    QuietLineEdit* title_;
    QuietLineEdit* id_;
    QLabel* size_;
    QPushButton* resize_;
    QuietLineEdit* tags_;
    QSpinBox* weight_;
    QSpinBox* min_;
    QSpinBox* max_;
    QSpinBox* minDepth_;
    QSpinBox* maxDepth_;
    QWidget* symmetryBox_;
    std::array<QToolButton*, 8> symmetries_{};
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Edits the picked path: the kind of mover, how it moves, and how fast.
#pragma once

#include "widgets/panels/inspector/field_form.h"

namespace mazeloom::widgets {

class PathForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit PathForm(EditContext& context);

  private:
    void takeValues() override;
    const level::Trajectory& path() const;
    void edit(const QString& text, const std::function<void(level::Trajectory&)>& change);
    void editId();

    QuietComboBox* mover_;
    QuietComboBox* mode_;
    QuietLineEdit* id_;
    NumberBox* speed_;
    QSpinBox* phase_;
    QLabel* phaseTime_;
    QSpinBox* size_;
    QSpinBox* toughness_;
    QLabel* about_;
};

}  // namespace mazeloom::widgets

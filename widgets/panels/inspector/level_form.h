// SPDX-License-Identifier: MIT
// A level's own properties: its title, size, rules and objectives.
#pragma once

#include <array>

#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/field_form.h"

class QCheckBox;
class QPushButton;

namespace mazeloom::widgets {

class NeedsButton;
class NeedsRow;
struct KnownNeeds;

class LevelForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit LevelForm(EditContext& context);

    /// Sets what is known of the mechanics that the shown level needs.
    void setNeeds(const KnownNeeds& known);

  private:
    void takeValues() override;
    void makeObjectives();
    const level::Level& level() const { return *currentLevel(document()); }
    void editHead(const QString& text, const std::function<void(LevelHead&)>& edit);
    void editId();
    void editObjectives();
    void editNoGuess(QSpinBox* edited);

    QuietLineEdit* title_;
    QuietLineEdit* id_;
    QuietLineEdit* tab_;
    QuietComboBox* ruleset_;
    QuietComboBox* sight_;
    QuietComboBox* numbers_;
    QuietComboBox* guesses_;
    NumberBox* lowestGrade_;
    NumberBox* highestGrade_;
    NeedsButton* needs_;
    NeedsRow* mechanics_;
    QuietTextEdit* notes_;
    QLabel* size_;
    QPushButton* resize_;
    QuietComboBox* coins_;
    QSpinBox* coinCount_;
    std::array<QCheckBox*, 5> objectives_{};
};

}  // namespace mazeloom::widgets

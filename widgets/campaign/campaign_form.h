// SPDX-License-Identifier: MIT
// The form that edits one campaign node: its level or descent, its conditions, and its texts.
#pragma once

#include "widgets/panels/inspector/field_form.h"

class QCheckBox;
class QListWidget;
class QListWidgetItem;

namespace mazeloom::widgets {

class LanguageBox;

class CampaignForm : public FieldForm {
    Q_OBJECT

  public:
    explicit CampaignForm(EditContext& context);

    /// Sets the node to show. The node must exist whenever the form shows its values.
    void setNode(const QString& node);

  private:
    void takeValues() override;
    void makeGoal();
    void takeGoal(const level::CampaignNode& node);
    void takeLanguages();
    void takeNeeds(const level::CampaignNode& node);
    const level::CampaignNode* node() const;
    QString titleOf(const level::CampaignNode& node) const;
    /// Returns a level that is not on the map yet.
    std::optional<std::string> freeLevel() const;
    /// Returns the language tag of the texts shown; empty for the untranslated texts.
    std::string language() const;
    void edit(const QString& text, const std::function<void(level::CampaignNode&)>& edit);
    void editTexts(const QString& text, const std::function<void(level::CampaignTexts&)>& edit);
    void editKind();
    void editLevel();
    void editDepth();
    void editEnough();
    void takeTick(const QListWidgetItem& item);

    std::string node_;
    QComboBox* kind_;
    QComboBox* level_;
    QSpinBox* depth_;
    QCheckBox* start_;
    QComboBox* enough_;
    QSpinBox* count_;
    QListWidget* needs_;
    LanguageBox* language_;
    QuietLineEdit* title_;
    QuietTextEdit* before_;
    QuietTextEdit* after_;
};

}  // namespace mazeloom::widgets

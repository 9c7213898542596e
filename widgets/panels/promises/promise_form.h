// SPDX-License-Identifier: MIT
// Edits one painted promise: its name, how often its pattern occurs, around what, and what its inks
// stand for.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/level/promises/painted_promise.h"
#include "widgets/document/promises.h"
#include "widgets/panels/inspector/field_form.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class PatternField;
class ValuePalette;

class PromiseForm final : public FieldForm {
    Q_OBJECT

  public:
    /// The place of a promise among those of the open level.
    struct Place {
        PromiseScope scope = PromiseScope::Level;
        std::size_t index = 0;

        friend bool operator==(const Place&, const Place&) = default;
    };

    explicit PromiseForm(EditContext& context);

    /// Shows a promise; nullopt: none.
    void setPromise(const std::optional<Place>& place);

  protected:
    void takeValues() override;

  private:
    using Promise = level::promises::PaintedPromise;

    const Promise* promise() const;
    level::Ruleset ruleset() const;
    QPushButton* newInk(int ink);
    void showInk(int ink, const level::promises::Inks& offered);
    void connectPattern(PatternField& field,
                        const std::function<level::promises::Pattern&(Promise&)>& patternOf);
    /// Changes the promise. If the result cannot be checked, nothing changes and the form says why.
    void edit(const QString& text, const std::function<void(Promise&)>& change,
              std::optional<Gesture> gesture = {});

    std::optional<Place> place_;
    /// What the user chose for inks that no cell uses yet.
    level::promises::Inks chosenInks_ = {};
    QuietLineEdit* name_;
    QComboBox* amount_;
    NumberBox* times_;
    ValuePalette* palette_;
    PatternField* pattern_;
    QCheckBox* around_;
    PatternField* centre_;
    NumberBox* within_;
    QCheckBox* inView_;
    QWidget* inksBox_;
    std::vector<QPushButton*> inks_;
    QLabel* flaw_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Editors for the values from which a seed draws: a range, a list, or some choices. Private to this
// folder.
#pragma once

#include <vector>

#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>

#include "widgets/panels/recipe/vary/varying_editor.h"

namespace mazeloom::widgets {

/// Edits a range "from – to". A bound that is moved past the other one moves the other one along.
class RangeEditor final : public VaryingEditor {
    Q_OBJECT

  public:
    RangeEditor(const generate::ParameterInfo& info, const QString& name);

  private:
    void showValue(const level::ParameterValue& value, const Place& place) override;
    void take(bool isFrom);

    QSpinBox* from_;
    QSpinBox* to_;
};

/// Edits a list of numbers in a line. An invalid list is reverted when the focus leaves the line.
class NumberListEditor final : public VaryingEditor {
    Q_OBJECT

  public:
    NumberListEditor(const generate::ParameterInfo& info, const QString& name);

  private:
    void showValue(const level::ParameterValue& value, const Place& place) override;
    void take();

    QLineEdit* line_;
    level::OneOf shown_;
};

/// Edits a set of choices with a check box for each; at least one box stays checked.
class ChoiceListEditor final : public VaryingEditor {
    Q_OBJECT

  public:
    ChoiceListEditor(const generate::ParameterInfo& info, const QString& name);

  private:
    void showValue(const level::ParameterValue& value, const Place& place) override;
    void take(std::size_t choice, bool isOn);

    std::vector<QCheckBox*> boxes_;
    level::OneOf shown_;
};

}  // namespace mazeloom::widgets

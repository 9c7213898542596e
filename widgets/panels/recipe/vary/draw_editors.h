// SPDX-License-Identifier: MIT
// Edit the values that a seed draws from: a range, a list, or some choices. Private to this folder.
#pragma once

#include <vector>

#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>

#include "widgets/panels/recipe/vary/varying_editor.h"

namespace mazeloom::widgets {

/// Edits "from – to". A bound that is moved past the other one moves that too.
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

/// A line of numbers. An invalid list is reverted when the focus leaves.
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

/// A box for each choice; at least one stays checked.
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

// SPDX-License-Identifier: MIT
// Edit what a seed draws from: two numbers, a list of numbers, or some of the choices. Private to
// this folder.
#pragma once

#include <vector>

#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>

#include "widgets/panels/recipe/vary/varying_editor.h"

namespace mazeloom::widgets {

/// "from – to". One that is moved past the other takes it along.
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

/// A line of numbers. What is no such list is taken back when it is left.
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

/// A box for each choice; one at least stays checked.
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

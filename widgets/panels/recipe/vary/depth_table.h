// SPDX-License-Identifier: MIT
// Edits a parameter whose value depends on the depth, with a table and a curve. Private to this
// folder.
#pragma once

#include <functional>
#include <vector>

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

#include "widgets/panels/recipe/vary/depth_curve.h"
#include "widgets/panels/recipe/vary/varying_editor.h"

namespace mazeloom::widgets {

class DepthTable final : public VaryingEditor {
    Q_OBJECT

  public:
    DepthTable(const generate::ParameterInfo& info, const QString& name);

  private:
    struct Row {
        QSpinBox* depth;
        QWidget* value;
        std::function<void(std::int64_t)> showNumber;
        QToolButton* remove;
    };

    void showValue(const level::ParameterValue& value, const Place& place) override;
    /// Creates a row for each point of the table.
    void makeRows();
    void addRow(std::size_t index);
    QWidget* newInput(std::size_t index, std::function<void(std::int64_t)>& showNumber);
    void setDepth(std::size_t index, int depth);
    void setNumber(std::size_t index, std::int64_t number);
    void addPoint();
    void removePoint(std::size_t index);
    void tell();

    generate::Varying::ByDepth points_;
    Place place_;
    DepthCurve* curve_;
    QLabel* noFloor_;
    QWidget* table_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
    QToolButton* add_;
};

}  // namespace mazeloom::widgets

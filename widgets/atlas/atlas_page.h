// SPDX-License-Identifier: MIT
// A page of the Atlas: a chart of one kind, and the controls that select its data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QWidget>

#include "widgets/atlas/bin_levels.h"
#include "widgets/atlas/kept_surveys.h"

namespace mazeloom::widgets {

class ChartView;

/// The surveys that the pages show. A null pointer means that there is none.
struct ShownSurveys {
    const KeptSurvey* survey = nullptr;
    const KeptSurvey* outline = nullptr;  ///< shown as an outline for comparison
};

/// The levels that a mark of a chart stands for.
struct MarkedLevels {
    KeptSurvey in;
    Bins bins;                ///< empty if levels with any values are meant
    std::uint64_t count = 0;  ///< number of all levels that the mark stands for
    QString title;            ///< "Dead ends 12 to 15: 1,203 seeds"
};

class AtlasPage : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// Shows surveys. They may be later states, with more seeds, of the surveys shown before.
    virtual void show(const ShownSurveys& shown) = 0;
    virtual ChartView& chart() const = 0;
    /// Returns the chart's numbers as a CSV table; empty if it shows none.
    virtual std::string csv() const = 0;

  signals:
    /// The user wants to see the levels that a mark of the chart stands for.
    void levelsWanted(const mazeloom::widgets::MarkedLevels& levels);
};

}  // namespace mazeloom::widgets

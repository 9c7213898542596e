// SPDX-License-Identifier: MIT
// A page of the Atlas: a kind of chart and the controls that select its data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QWidget>

#include "widgets/atlas/bin_levels.h"
#include "widgets/atlas/kept_surveys.h"

namespace mazeloom::widgets {

class ChartView;

/// The surveys that the pages show; a null pointer: there is none.
struct ShownSurveys {
    const KeptSurvey* survey = nullptr;
    const KeptSurvey* outline = nullptr;  ///< for comparison
};

/// The levels behind a mark of a chart.
struct MarkedLevels {
    KeptSurvey in;
    Bins bins;                ///< empty: any values
    std::uint64_t count = 0;  ///< of all levels that the mark stands for
    QString title;            ///< "Dead ends 12 to 15: 1,203 seeds"
};

class AtlasPage : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// Shows surveys. They may be the surveys shown before, grown by more seeds.
    virtual void show(const ShownSurveys& shown) = 0;
    virtual ChartView& chart() const = 0;
    /// Returns the numbers behind the chart as a table; empty where there are none.
    virtual std::string csv() const = 0;

  signals:
    /// The user wants to see the levels of a mark.
    void levelsWanted(const mazeloom::widgets::MarkedLevels& levels);
};

}  // namespace mazeloom::widgets

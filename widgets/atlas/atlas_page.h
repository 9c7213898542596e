// SPDX-License-Identifier: MIT
// A page of the Atlas: a chart of some kind, with what it is chosen by.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QWidget>

#include "widgets/atlas/bin_levels.h"
#include "widgets/atlas/kept_surveys.h"

namespace mazeloom::widgets {

class ChartView;

/// What the pages show. Both are null where there is none.
struct ShownSurveys {
    const KeptSurvey* survey = nullptr;
    const KeptSurvey* outline = nullptr;  ///< for comparison
};

/// What a mark of a chart stands for.
struct MarkedLevels {
    KeptSurvey in;
    Bins bins;                ///< none: any of them
    std::uint64_t count = 0;  ///< of all levels that it stands for
    QString title;            ///< "Dead ends 12 to 15: 1,203 seeds"
};

class AtlasPage : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// The same surveys may have grown.
    virtual void show(const ShownSurveys& shown) = 0;
    virtual ChartView& chart() const = 0;
    /// The numbers behind the chart as a table; empty where there are none.
    virtual std::string csv() const = 0;

  signals:
    /// The user wants to see the levels of a mark.
    void levelsWanted(const mazeloom::widgets::MarkedLevels& levels);
};

}  // namespace mazeloom::widgets

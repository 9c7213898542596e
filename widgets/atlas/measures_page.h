// SPDX-License-Identifier: MIT
// The page with the distribution of each measure: a list of measures, and a bar chart of the
// selected one.
#pragma once

#include <memory>
#include <string>

#include "widgets/atlas/atlas_page.h"

namespace mazeloom::widgets {

class BarChart;
class SurveyMeasures;

class MeasuresPage final : public AtlasPage {
    Q_OBJECT

  public:
    explicit MeasuresPage(QWidget* parent = nullptr);

    SurveyMeasures& list() const { return *list_; }

    void show(const ShownSurveys& shown) override;
    ChartView& chart() const override { return *chart_; }
    std::string csv() const override;

  private:
    void draw();
    void wantLevels(int mark);

    ShownSurveys shown_;
    std::string drawn_;  ///< the measure whose bars are shown
    std::shared_ptr<const BarChart> bars_;
    SurveyMeasures* list_;
    ChartView* chart_;
};

}  // namespace mazeloom::widgets

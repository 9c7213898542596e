// SPDX-License-Identifier: MIT
#include "widgets/atlas/measures_page.h"

#include <utility>

#include <QSplitter>
#include <QVBoxLayout>

#include "core/analyse/survey/survey_json.h"
#include "widgets/atlas/survey_measures.h"
#include "widgets/charts/bar_chart.h"
#include "widgets/charts/chart_view.h"

namespace mazeloom::widgets {

MeasuresPage::MeasuresPage(QWidget* parent)
    : AtlasPage(parent), list_(new SurveyMeasures), chart_(new ChartView) {
    chart_->setAccessibleName(tr("How often each value occurs"));
    chart_->setEmptyText(tr("No survey is shown. Survey the level to see bars here."));
    auto* both = new QSplitter(Qt::Horizontal);
    both->setChildrenCollapsible(false);
    both->addWidget(list_);
    both->addWidget(chart_);
    both->setStretchFactor(0, 0);
    both->setStretchFactor(1, 1);
    both->setSizes({220, 600});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(both);
    connect(list_, &SurveyMeasures::chosenChanged, this, &MeasuresPage::draw);
    connect(chart_, &ChartView::activated, this, &MeasuresPage::wantLevels);
}

void MeasuresPage::show(const ShownSurveys& shown) {
    shown_ = shown;
    list_->show(shown);
    draw();
}

void MeasuresPage::draw() {
    const auto place = list_->chosen();
    if (shown_.survey == nullptr || !place) {
        bars_.reset();
        drawn_.clear();
        chart_->setChart(nullptr);
        return;
    }
    const analyse::Survey& survey = *shown_.survey->survey;
    const bool isSame = survey.of().measures[*place] == drawn_;
    drawn_ = survey.of().measures[*place];
    const bool hasOutline = shown_.outline != nullptr;
    bars_ = newBarChart(survey, *place, hasOutline ? shown_.outline->survey.get() : nullptr,
                        shown_.survey->title, hasOutline ? shown_.outline->title : QString());
    chart_->setChart(bars_, isSame);
}

void MeasuresPage::wantLevels(int mark) {
    const analyse::Bar& bar = bars_->barOf(mark);
    emit levelsWanted({.in = *shown_.survey,
                       .bins = {{drawn_, bar.values}},
                       .count = bar.count,
                       .title = bars_->textOf(mark)});
}

std::string MeasuresPage::csv() const {
    return shown_.survey != nullptr ? analyse::writeSurveyCsv(*shown_.survey->survey)
                                    : std::string();
}

}  // namespace mazeloom::widgets

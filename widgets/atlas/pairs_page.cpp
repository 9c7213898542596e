// SPDX-License-Identifier: MIT
#include "widgets/atlas/pairs_page.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/analyse/atlas/telling_pair.h"
#include "widgets/atlas/choice_box.h"
#include "widgets/charts/chart_view.h"
#include "widgets/charts/heat_chart.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

/// Factor by which the number of seeds must grow before the most informative pair is chosen again.
constexpr std::uint64_t kManyMore = 8;

}  // namespace

PairsPage::PairsPage(QWidget* parent)
    : AtlasPage(parent),
      x_(newChoiceBox(tr("Measure to the right"), tr("The measure whose values run to the right"))),
      y_(newChoiceBox(tr("Measure upwards"), tr("The measure whose values run upwards"))),
      next_(newTextButton(
          themedIcon("step-forward"), tr("Next pair"),
          tr("Show the next most informative pair: weakly correlated and widely spread"))),
      chart_(new ChartView) {
    chart_->setAccessibleName(tr("Which values occur together"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    auto* across = new PlainLabel(tr("Right"));
    across->setBuddy(x_);
    auto* upwards = new PlainLabel(tr("Up"));
    upwards->setBuddy(y_);
    row->addWidget(across);
    row->addWidget(x_, 1);
    row->addSpacing(8);
    row->addWidget(upwards);
    row->addWidget(y_, 1);
    row->addSpacing(8);
    row->addWidget(next_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(chart_, 1);
    for (QComboBox* box : {x_, y_}) {
        connect(box, &QComboBox::activated, this, [this] {
            isChosen_ = true;
            draw();
        });
    }
    connect(next_, &QToolButton::clicked, this, &PairsPage::goOn);
    connect(chart_, &ChartView::activated, this, &PairsPage::wantLevels);
    connect(chart_, &ChartView::cursorMoved, this, [this] { isChosen_ = true; });
}

void PairsPage::show(const ShownSurveys& shown) {
    shown_ = shown;
    fill(shown.survey != nullptr ? shown.survey->survey->of().measures
                                 : std::vector<std::string>());
    // A few seeds hardly show which pair is most informative. So the pair is chosen again when
    // there are many more seeds, unless the user has chosen a pair.
    const std::uint64_t seeds = shown.survey != nullptr ? shown.survey->survey->seeds().count() : 0;
    if (seeds > 0 && !isChosen_ && (seeds < chosenAt_ || seeds >= chosenAt_ * kManyMore)) {
        if (const auto pair = analyse::mostTellingPair(*shown.survey->survey)) {
            choose(pair->a, pair->b);
            chosenAt_ = seeds;
        }
    }
    draw();
}

void PairsPage::fill(const std::vector<std::string>& measures) {
    if (measures == measures_) return;
    measures_ = measures;
    isChosen_ = false;
    chosenAt_ = 0;
    for (QComboBox* box : {x_, y_}) {
        const QSignalBlocker quiet(box);
        box->clear();
        for (const std::string& id : measures)
            box->addItem(wordsOfMeasure(id).title);
    }
    if (measures.size() > 1) y_->setCurrentIndex(1);
}

void PairsPage::choose(std::size_t x, std::size_t y) {
    x_->setCurrentIndex(static_cast<int>(x));
    y_->setCurrentIndex(static_cast<int>(y));
}

void PairsPage::goOn() {
    const auto pairs = analyse::tellingPairs(*shown_.survey->survey);
    if (pairs.empty()) return;
    const int a = std::min(x_->currentIndex(), y_->currentIndex());
    const int b = std::max(x_->currentIndex(), y_->currentIndex());
    const auto now = std::ranges::find_if(pairs, [&](const analyse::TellingPair& one) {
        return static_cast<int>(one.a) == a && static_cast<int>(one.b) == b;
    });
    // Wrap around after the last pair.
    const auto next = now == pairs.end() || now + 1 == pairs.end() ? pairs.begin() : now + 1;
    isChosen_ = true;
    choose(next->a, next->b);
    draw();
}

void PairsPage::draw() {
    const bool hasPairs = shown_.survey != nullptr && !shown_.survey->survey->pairs().empty();
    for (QWidget* widget : std::initializer_list<QWidget*>{x_, y_, next_})
        widget->setEnabled(hasPairs);
    chart_->setEmptyText(
        shown_.survey == nullptr ? tr("No survey is shown. Survey the level to see the map here.")
        : !hasPairs ? tr("This survey has no pairs: it was made without them, or with one measure "
                         "only. Survey the level with two measures or more.")
                    : tr("Choose two different measures."));
    const int x = x_->currentIndex();
    const int y = y_->currentIndex();
    if (!hasPairs || x < 0 || y < 0 || x == y) {
        cells_.reset();
        drawn_ = {};
        chart_->setChart(nullptr);
        return;
    }
    const std::pair now{measures_[static_cast<std::size_t>(x)],
                        measures_[static_cast<std::size_t>(y)]};
    const bool isSame = std::exchange(drawn_, now) == now;
    cells_ = newHeatChart(*shown_.survey->survey, static_cast<std::size_t>(x),
                          static_cast<std::size_t>(y));
    chart_->setChart(cells_, isSame);
}

void PairsPage::wantLevels(int mark) {
    const HeatChart::Cell cell = cells_->cellOf(mark);
    emit levelsWanted({.in = *shown_.survey,
                       .bins = {{drawn_.first, cell.x}, {drawn_.second, cell.y}},
                       .count = cell.count,
                       .title = cells_->textOf(mark)});
}

std::string PairsPage::csv() const {
    if (cells_ == nullptr) return {};
    const analyse::Survey& survey = *shown_.survey->survey;
    const auto x = static_cast<std::size_t>(x_->currentIndex());
    const auto y = static_cast<std::size_t>(y_->currentIndex());
    const auto [a, b] = std::minmax(x, y);
    return analyse::writePairCsv(measures_[a], measures_[b], survey.pairs()[survey.pairOf(a, b)]);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/atlas/sweep_page.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/analyse/atlas/sweep_csv.h"
#include "core/analyse/measures/measures.h"
#include "core/generate/setting.h"
#include "widgets/atlas/choice_box.h"
#include "widgets/charts/chart_view.h"
#include "widgets/charts/sweep/new_sweep_chart.h"
#include "widgets/compare/measure_text.h"
#include "widgets/document/seeds.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMostSweptSeeds = 100'000;
constexpr int kSweepIcon = 16;

}  // namespace

SweepPage::SweepPage(std::string program, QWidget* parent)
    : AtlasPage(parent),
      program_(std::move(program)),
      parameters_(newChoiceBox(tr("Parameter"), tr("The parameter to vary"))),
      ends_(new QWidget),
      from_(new QuietSpinBox),
      to_(new QuietSpinBox),
      seeds_(new QuietSpinBox),
      measures_(newChoiceBox(tr("Measure of the curve"), tr("The measure that the curve shows"))),
      sweep_(newTextButton(themedIcon("play"), tr("Sweep"),
                           tr("Survey the level with eleven values of the parameter"))),
      stop_(newPictureButton(themedIcon("stop"), tr("Stop the sweep"),
                             tr("Stop measuring; the results so far stay"), kSweepIcon)),
      progress_(new QProgressBar),
      chart_(new ChartView) {
    seeds_->setRange(1, kMostSweptSeeds);
    seeds_->setValue(100);
    seeds_->setAccelerated(true);
    setNameAndTips(*seeds_, tr("Seeds of each value"),
                   tr("How many seeds are measured with each value, from 1"));
    progress_->setMinimumWidth(40);
    progress_->setMaximumWidth(120);
    progress_->setAccessibleName(tr("Progress of the sweep"));
    chart_->setAccessibleName(tr("Effect of the parameter on the measure"));
    setNameAndTips(*from_, tr("First value"), tr("The parameter's first value"));
    setNameAndTips(*to_, tr("Last value"), tr("The parameter's last value"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(newChoices());
    column->addWidget(chart_, 1);
    connect(parameters_, &QComboBox::currentIndexChanged, this, &SweepPage::takeParameter);
    connect(sweep_, &QToolButton::clicked, this, &SweepPage::run);
    connect(stop_, &QToolButton::clicked, this, [this] { work_.stop(); });
    connect(measures_, &QComboBox::activated, this, &SweepPage::draw);
    connect(chart_, &ChartView::activated, this, &SweepPage::wantLevels);
    connect(&work_, &SweepWork::grown, this, &SweepPage::take);
    connect(&work_, &SweepWork::ended, this, &SweepPage::take);
    connect(&work_, &SweepWork::failed, this, [this](const QString& why) {
        why_ = why;
        draw();
    });
    update();
}

QLayout* SweepPage::newChoices() {
    const auto add = [](QHBoxLayout* row, const QString& text, QWidget* of, int stretch = 0) {
        auto* label = new PlainLabel(text);
        label->setBuddy(of);
        row->addWidget(label);
        row->addWidget(of, stretch);
    };
    auto* ends = new QHBoxLayout(ends_);
    ends->setContentsMargins(8, 0, 0, 0);
    ends->setSpacing(4);
    //: In front of the first value of a swept range: from … to …
    add(ends, tr("from"), from_);
    //: In front of the last value of a swept range: from … to …
    add(ends, tr("to"), to_);
    auto* first = new QHBoxLayout;
    first->setSpacing(4);
    add(first, tr("Parameter"), parameters_, 1);
    first->addWidget(ends_);
    auto* second = new QHBoxLayout;
    second->setSpacing(4);
    add(second, tr("Seeds"), seeds_);
    second->addWidget(sweep_);
    second->addWidget(progress_);
    second->addWidget(stop_);
    second->addStretch(1);
    add(second, tr("Curve of"), measures_, 2);
    auto* rows = new QVBoxLayout;
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    rows->addLayout(first);
    rows->addLayout(second);
    return rows;
}

void SweepPage::setLevel(std::optional<GenerationRequest> level, const QString& pack) {
    level_ = std::move(level);
    pack_ = pack;
    fillParameters();
    update();
}

void SweepPage::fillParameters() {
    const int before = parameters_->currentIndex();
    const std::string kept =
        before >= 0 ? swept_[static_cast<std::size_t>(before)].setting : std::string();
    swept_ =
        level_ ? analyse::sweptParametersOf(level_->level->recipe, level_->level->paint.has_value())
               : std::vector<analyse::SweptParameter>();
    QSignalBlocker quiet(parameters_);
    parameters_->clear();
    for (const analyse::SweptParameter& one : swept_) {
        parameters_->addItem(titleOf(one));
        if (one.setting == kept) parameters_->setCurrentIndex(parameters_->count() - 1);
    }
    quiet.unblock();
    const int now = parameters_->currentIndex();
    // Keep the typed ends of the range if the selected parameter is still the same.
    if (now < 0 || swept_[static_cast<std::size_t>(now)].setting != kept) takeParameter();
}

void SweepPage::takeParameter() {
    const int chosen = parameters_->currentIndex();
    const generate::ParameterInfo* info =
        chosen < 0 ? nullptr : swept_[static_cast<std::size_t>(chosen)].info;
    using Type = generate::ParameterInfo::Type;
    const bool hasRange =
        info != nullptr && (info->type == Type::Number || info->type == Type::Percent);
    ends_->setVisible(hasRange);
    if (!hasRange) return;
    for (NumberBox* end : {from_, to_})
        end->setRange(static_cast<int>(info->least), static_cast<int>(info->most));
    // Sweep at most to twice the larger of default and current value: the parameter's whole range
    // may be far longer than is useful.
    const std::int64_t usual = std::max(
        info->standard, swept_[static_cast<std::size_t>(chosen)].present.value_or(info->standard));
    const std::int64_t most = std::max(std::min(info->most, 2 * usual), info->least + 1);
    from_->setValue(static_cast<int>(info->least));
    to_->setValue(static_cast<int>(most));
}

std::vector<std::string> SweepPage::values() const {
    if (ends_->isHidden()) return analyse::sweptValuesOf(*parameter_->info);
    std::vector<std::string> values;
    const auto [first, last] = std::minmax(from_->value(), to_->value());
    for (const std::int64_t value : analyse::evenly(first, last))
        values.push_back(std::to_string(value));
    return values;
}

void SweepPage::show(const ShownSurveys& shown) {
    wanted_.clear();
    if (shown.survey != nullptr) {
        for (const std::string& id : shown.survey->survey->of().measures)
            if (const analyse::Measure* measure = analyse::findMeasure(id))
                wanted_.push_back(measure);
    }
    draw();
}

void SweepPage::run() {
    const int chosen = parameters_->currentIndex();
    if (!level_ || chosen < 0) return;
    const level::Ruleset ruleset = level_->level->ruleset;
    // Use the measures of the shown survey that apply to this level.
    std::vector<const analyse::Measure*> measures = wanted_;
    std::erase_if(measures, [&](const analyse::Measure* one) { return !one->isOf(ruleset); });
    if (measures.empty()) measures = analyse::usualMeasures(ruleset);
    of_ = level_;
    ofPack_ = pack_;
    parameter_ = swept_[static_cast<std::size_t>(chosen)];
    done_.reset();
    why_.clear();
    SweepPlan plan{.of = {.sample = sampleOf(*level_),
                          .setting = parameter_->setting,
                          .values = values(),
                          .measures = std::move(measures),
                          .program = program_},
                   .seeds = {1, static_cast<std::uint64_t>(seeds_->value())},
                   .threads = threadsBesideWindow()};
    planned_ = plan.of.values.size() * static_cast<std::uint64_t>(seeds_->value());
    work_.run(plan);
    draw();
}

void SweepPage::take(const SharedSweep& sweep) {
    const bool isFirst = done_ == nullptr;
    done_ = sweep;
    if (isFirst) fillMeasures();
    draw();
}

void SweepPage::fillMeasures() {
    const QString kept = measures_->currentText();
    const QSignalBlocker quiet(measures_);
    measures_->clear();
    for (const analyse::Measure* measure : done_->of().measures)
        measures_->addItem(titleOf(*measure));
    measures_->setCurrentIndex(std::max(0, measures_->findText(kept)));
}

void SweepPage::draw() {
    const int measure = measures_->currentIndex();
    if (done_ == nullptr || measure < 0) {
        chart_->setChart(nullptr);
    } else {
        chart_->setChart(newSweepChart(*done_, static_cast<std::size_t>(measure)), true);
    }
    update();
    emit changed();
}

void SweepPage::update() {
    const bool isBusy = work_.isBusy();
    sweep_->setEnabled(level_.has_value() && !swept_.empty());
    parameters_->setEnabled(!swept_.empty());
    measures_->setEnabled(done_ != nullptr);
    progress_->setVisible(isBusy);
    stop_->setVisible(isBusy);
    progress_->setRange(0, 1000);
    if (planned_ > 0) {
        const std::uint64_t done = done_ != nullptr ? done_->done() : 0;
        progress_->setValue(static_cast<int>(done * 1000 / planned_));
    }
    chart_->setEmptyText(
        !why_.isEmpty() ? tr("The parameter cannot be swept: %1").arg(why_)
        : isBusy        ? tr("Generating the first levels…")
        : !level_       ? tr("Choose a level in the list to see how its parameters affect it.")
        : swept_.empty()
            ? tr("The recipe of this level has no parameter to sweep. Add a stage that has some.")
            : tr("Choose a parameter and press Sweep: the level is surveyed with eleven of its "
                 "values, and the curve shows the effect."));
}

void SweepPage::wantLevels(int mark) {
    const analyse::SweepPoint& point = done_->points()[static_cast<std::size_t>(mark)];
    auto level = std::make_shared<level::Level>(*of_->level);
    const auto set = generate::set(level->recipe, parameter_->setting + "=" + point.value);
    if (!set) return;
    GenerationRequest request = *of_;
    request.level = std::move(level);
    const auto bins = point.survey.seeds().count() - point.survey.failures().count();
    emit levelsWanted({.in = {.survey = std::make_shared<const analyse::Survey>(point.survey),
                              .request = std::move(request),
                              .title = {},
                              .pack = ofPack_},
                       .bins = {},
                       .count = bins,
                       .title = chart_->chart()->textOf(mark)});
}

std::string SweepPage::csv() const {
    return done_ != nullptr ? analyse::writeSweepCsv(*done_) : std::string();
}

}  // namespace mazeloom::widgets

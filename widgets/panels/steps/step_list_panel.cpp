// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/step_list_panel.h"

#include <algorithm>
#include <chrono>

#include <QComboBox>
#include <QVBoxLayout>

#include "core/generate/stages/stages.h"
#include "widgets/panels/steps/step_list_view.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/no_steps.h"

namespace mazeloom::widgets {

namespace {

using namespace std::chrono_literals;

/// Interval of updates while playing. If the list were updated with every frame, it would be
/// unreadable and costly.
constexpr std::chrono::milliseconds kPlayingPace = 100ms;

QComboBox* filterBox(const QString& name, const QString& tip) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    setTips(*box, tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

/// Returns the kinds of steps that a trace's stages can make, in the order in which the stages name
/// them.
std::vector<trace::StepKind> kindsOf(const trace::Trace& trace) {
    std::vector<trace::StepKind> kinds;
    for (const trace::StageSpan& span : trace.stages) {
        const generate::Stage* stage = generate::findStage(span.stage);
        if (stage == nullptr) continue;
        for (const generate::StepInfo& step :
             generate::explanationOf(*stage, span.explanation).steps) {
            if (std::ranges::find(kinds, step.kind) == kinds.end()) kinds.push_back(step.kind);
        }
    }
    return kinds;
}

}  // namespace

StepListPanel::StepListPanel(Player& player, QWidget* parent)
    : PlayerPanel(player, parent),
      stage_(filterBox(tr("Stage"), tr("List the steps of one stage only"))),
      kind_(filterBox(tr("Kind of step"), tr("List the steps of one kind only"))),
      view_(new StepListView),
      count_(new PlainLabel) {
    setAccessibleName(tr("Step list"));
    count_->setForegroundRole(QPalette::PlaceholderText);
    count_->setContentsMargins(8, 4, 8, 4);

    // The filters are one below the other, so that the panel can be as narrow as one of them.
    auto* filters = new QVBoxLayout;
    filters->setContentsMargins(8, 8, 8, 8);
    filters->setSpacing(4);
    filters->addWidget(stage_);
    filters->addWidget(kind_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(filters);
    layout->addWidget(view_, 1);
    layout->addWidget(count_);

    connect(stage_, &QComboBox::activated, this, [this] {
        wantedStage_.clear();
        if (stage_->currentIndex() > 0) {
            const auto index = static_cast<std::size_t>(stage_->currentData().toInt());
            wantedStage_ = view_->rows().trace()->stages[index].stage;
        }
        applyFilter();
    });
    connect(kind_, &QComboBox::activated, this, [this] {
        wantedKind_.reset();
        if (kind_->currentIndex() > 0) {
            wantedKind_ = static_cast<trace::StepKind>(kind_->currentData().toInt());
        }
        applyFilter();
    });
    connect(view_, &StepListView::lookedAt, this, [this](std::optional<trace::StepIndex> step) {
        // There is no preview while playing, because the next frame would replace it.
        if (this->player().isPlaying()) return;
        this->player().preview(step ? std::optional(*step + 1) : std::nullopt);
    });
    connect(view_, &StepListView::chosen, this, [this](trace::StepIndex step) {
        this->player().pause();
        this->player().seek(step + 1);
    });
    later_.setSingleShot(true);
    later_.setInterval(kPlayingPace);
    connect(&later_, &QTimer::timeout, this, &StepListPanel::follow);
    connect(&player, &Player::playingChanged, this, &StepListPanel::follow);
    offerFilters(nullptr);
    applyFilter();
}

StepListPanel::~StepListPanel() {
    // During its destruction the list ends its preview, when this object is no longer a
    // StepListPanel.
    view_->disconnect(this);
}

void StepListPanel::offerFilters(const trace::Trace* trace) {
    stage_->clear();
    kind_->clear();
    stage_->addItem(tr("All stages"));
    kind_->addItem(tr("All kinds"));
    if (trace == nullptr) return;
    for (std::size_t i = 0; i < trace->stages.size(); ++i) {
        const trace::StageSpan& span = trace->stages[i];
        stage_->addItem(stageTitle(span.stage), static_cast<int>(i));
        if (span.stage == wantedStage_) stage_->setCurrentIndex(stage_->count() - 1);
    }
    for (trace::StepKind kind : kindsOf(*trace)) {
        kind_->addItem(kindTitle(kind), static_cast<int>(kind));
        if (kind == wantedKind_) kind_->setCurrentIndex(kind_->count() - 1);
    }
}

void StepListPanel::takeTimeline() {
    const trace::Timeline* timeline = player().timeline();
    offerFilters(timeline != nullptr ? &timeline->trace() : nullptr);
    view_->setRows(timeline != nullptr ? StepRows(timeline->sharedTrace()) : StepRows());
    applyFilter();
}

void StepListPanel::applyFilter() {
    StepRows rows = view_->rows();
    StepFilter filter;
    if (stage_->currentIndex() > 0) {
        filter.stage = static_cast<std::size_t>(stage_->currentData().toInt());
    }
    if (kind_->currentIndex() > 0) {
        filter.kind = static_cast<trace::StepKind>(kind_->currentData().toInt());
    }
    rows.setFilter(filter);
    const trace::StepIndex count = rows.count();
    const trace::StepIndex all = rows.trace() != nullptr ? rows.trace()->stepCount() : 0;
    view_->setEmptyText(all == 0 ? noStepsText(player()) : tr("No such step"));
    view_->setRows(std::move(rows));
    count_->setText(count == all ? tr("Steps: %1").arg(numberText(all))
                                 : tr("Steps: %1 of %2").arg(numberText(count), numberText(all)));
    followed_.reset();
    follow();
}

void StepListPanel::takeMoment() {
    if (!player().isPlaying()) {
        follow();
    } else if (!later_.isActive()) {
        later_.start();
    }
}

void StepListPanel::follow() {
    view_->setCurrent(player().currentStep());
    // While playing, steps pass faster than they can be spoken.
    if (!player().isPlaying()) view_->sayStep();
    // A preview must not scroll the list, which the user is reading.
    if (followed_ == player().position()) return;
    followed_ = player().position();
    view_->followCurrent();
}

}  // namespace mazeloom::widgets

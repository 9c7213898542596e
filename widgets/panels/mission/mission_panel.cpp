// SPDX-License-Identifier: MIT
#include "widgets/panels/mission/mission_panel.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <QVBoxLayout>

#include "widgets/panels/mission/mission_view.h"
#include "widgets/scroll/column_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/no_steps.h"

namespace mazeloom::widgets {

namespace {

/// Largest number of cells of a level whose mission is shown. A larger mission could not be taken
/// in at a glance.
constexpr std::int64_t kMostMissionCells = std::int64_t{1} << 20;

/// Returns the map after the last step, with only the parts that missions need.
level::Map finishedMap(const trace::Trace& trace) {
    level::Map map(trace.ruleset, trace.initial.size());
    map.cells = trace.initial;
    for (std::size_t i = 0; i < trace.changedCells.size(); ++i) {
        level::Cell& cell = map.cells[trace.changedCells[i]];
        cell = level::Cell::fromBits(unsigned{cell.bits()} ^ trace.changedBits[i]);
    }
    map.things = trace.initialThings;
    for (const trace::Placement& placement : trace.placements)
        map.things.push_back(placement.thing);
    return map;
}

edit::Area areaOfItem(const analyse::Mission& mission, const MissionView::Item& item) {
    std::vector<edit::Run> runs;
    for (const std::size_t door : item.doors) {
        const grid::Point at = mission.doors[door].at;
        runs.push_back({at.y, at.x, 1});
    }
    if (item.zone) {
        for (int y = 0; y < mission.zoneOf.height(); ++y) {
            const auto row = mission.zoneOf.row(y);
            for (std::size_t x = 0; x < row.size(); ++x) {
                if (row[x] == *item.zone + 1) runs.push_back({y, static_cast<int>(x), 1});
            }
        }
    }
    return edit::Area(std::move(runs));
}

}  // namespace

MissionPanel::MissionPanel(Player& player, QWidget* parent)
    : PlayerPanel(player, parent),
      view_(new MissionView),
      scroll_(new ColumnArea),
      proof_(new PlainLabel) {
    setSpokenRole(*this, QAccessible::Pane);
    setAccessibleName(tr("Mission"));
    // Takes the focus even without items, because context help applies to the focused widget.
    setFocusPolicy(Qt::StrongFocus);
    new FocusOverlay(*this);
    proof_->setWordWrap(true);
    proof_->setAccessibleName(tr("Whether the level can be completed"));
    proof_->setContentsMargins(12, 8, 12, 8);
    scroll_->setWidget(view_);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setAccessibleName(tr("Mission"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(proof_);
    layout->addWidget(scroll_, 1);
    connect(view_, &MissionView::pointed, this, [this](const MissionView::Item* item) {
        emit areaPointed(item == nullptr ? edit::Area() : areaOfItem(view_->mission(), *item));
    });
    showNothing(noTimelineText(player));
}

// The view loses the focus during destruction, when this object is no longer a MissionPanel.
MissionPanel::~MissionPanel() {
    view_->disconnect(this);
}

void MissionPanel::setTheme(const Theme& theme) {
    view_->setTheme(theme);
}

void MissionPanel::showNothing(const QString& why) {
    view_->setMission({});
    scroll_->hide();
    setFocusProxy(nullptr);
    proof_->setText(why);
    layout()->setAlignment(proof_, Qt::AlignTop);
}

void MissionPanel::takeTimeline() {
    const trace::Timeline* const timeline = player().timeline();
    if (timeline == nullptr) return showNothing(noTimelineText(player()));
    const trace::Trace& trace = timeline->trace();
    if (trace.initial.size().area() > kMostMissionCells)
        return showNothing(tr("The level is too large for a mission to be drawn."));
    const level::Map map = finishedMap(trace);
    final_ = map.cells;
    const auto quest = generate::questOf(map);
    analyse::Mission mission = quest ? analyse::missionOf(map.cells, *quest) : analyse::Mission();
    if (mission.isEmpty()) return showNothing(noMissionText());
    view_->setMission(std::move(mission));
    scroll_->show();
    setFocusProxy(view_);
    layout()->setAlignment(proof_, {});
    tellProof(map);
}

QString MissionPanel::noMissionText() const {
    switch (player().madeBy()) {
        case MadeBy::Hand:
            return tr("A room has no mission. Choose a level with locked or one-way doors.");
        case MadeBy::FailedRecipe:
            return tr(
                "The recipe failed before it placed locked or one-way doors. The message "
                "above the level says why.");
        case MadeBy::Cancelled:
            return tr("The generation was cancelled before it placed locked or one-way doors.");
        case MadeBy::Sketch:
        case MadeBy::Recipe:
            break;
    }
    return tr(
        "This level has no locked or one-way doors. Add the stage Locks and keys, or paint "
        "doors and place the keys.");
}

void MissionPanel::tellProof(const level::Map& map) {
    const auto quest = generate::questOf(map);
    const generate::LockProof proof = generate::prove(map.cells, *quest);
    const auto steps =
        static_cast<trace::StepIndex>(std::max<std::size_t>(proof.way.size(), 1) - 1);
    switch (proof.verdict) {
        case generate::LockProof::Verdict::Proven:
            proof_->setText(tr("Proven: the stairs down are %1 steps away, and can be reached from "
                               "everywhere that the hero can go.")
                                .arg(numberText(steps)));
            break;
        case generate::LockProof::Verdict::NoWay:
            proof_->setText(tr("No keys lead to the stairs down."));
            break;
        case generate::LockProof::Verdict::DeadEnd:
            proof_->setText(tr("The stairs down are %1 steps away, but from %2 they can no longer "
                               "be reached.")
                                .arg(numberText(steps), cellText(*proof.trap)));
            break;
    }
}

void MissionPanel::takeMoment() {
    const trace::Timeline* const timeline = player().timeline();
    const analyse::Mission& mission = view_->mission();
    if (timeline == nullptr || mission.isEmpty() || timeline->cells().size() != final_.size())
        return;
    MissionMoment moment;
    moment.planned.resize(mission.doors.size());
    for (const analyse::MissionDoor& door : mission.doors) {
        moment.doors.push_back(timeline->cells().at(door.at).terrain() ==
                               final_.at(door.at).terrain());
    }
    for (const analyse::MissionZone& zone : mission.zones) {
        auto& keys = moment.keys.emplace_back();
        for (const generate::LyingKey& key : zone.keys) {
            const level::Thing* const thing = timeline->thingAt(key.at);
            keys.push_back(thing != nullptr && level::lockOf(thing->kind) == key.lock);
        }
    }
    const trace::Trace& trace = timeline->trace();
    for (const trace::StageSpan& span : trace.stages) {
        const auto end = std::min<trace::StepIndex>(span.end, timeline->position());
        if (span.stage != "locks") continue;
        for (trace::StepIndex step = span.first; step < end; ++step) {
            if (trace.steps[step].kind != trace::StepKind::PlanLock) continue;
            for (std::size_t i = 0; i < mission.doors.size(); ++i) {
                if (trace.initial.index(mission.doors[i].at) == trace.steps[step].at)
                    moment.planned[i] = true;
            }
        }
    }
    view_->setMoment(std::move(moment));
}

}  // namespace mazeloom::widgets

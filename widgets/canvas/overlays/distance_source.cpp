// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/distance_source.h"

namespace mazeloom::widgets {

using analyse::Distances;

DistanceSource::DistanceSource(Player& player, QObject* parent)
    : QObject(parent), player_(player), task_("distances") {
    // On changed(), the receiver calls current(), which computes the new level's distances.
    connect(&task_, &LatestTask::cancelled, this, &DistanceSource::changed);
    connect(&player, &Player::timelineChanged, this, [this] {
        // The old distances are useless if the level's size differs.
        const trace::Timeline* timeline = player_.timeline();
        const bool fits = timeline != nullptr && distances_ != nullptr &&
                          timeline->cells().size() == distances_->size();
        if (!fits) {
            distances_.reset();
            task_.cancel();
        }
        isStale_ = true;
    });
    connect(&player, &Player::shownChanged, this, [this](const trace::ChangedRegion& region) {
        if (!region.isEmpty()) isStale_ = true;
    });
}

std::optional<grid::Point> DistanceSource::hero() const {
    const trace::Trace& trace = player_.timeline()->trace();
    for (const level::Thing& thing : trace.initialThings) {
        if (thing.kind == level::ThingKind::Hero) return thing.at;
    }
    for (const trace::Placement& placement : trace.placements) {
        if (placement.thing.kind == level::ThingKind::Hero) return placement.thing.at;
    }
    return std::nullopt;
}

const Distances* DistanceSource::current() {
    if (isStale_ && !task_.isBusy()) compute();
    return distances_.get();
}

void DistanceSource::compute() {
    isStale_ = false;
    const auto start = player_.timeline() != nullptr ? hero() : std::nullopt;
    if (!start || !player_.timeline()->cells().contains(*start)) {
        distances_.reset();
        return;
    }
    const level::CellGrid& cells = player_.timeline()->cells();
    if (cells.size().area() <= kAtOnce) {
        distances_ = std::make_shared<const Distances>(cells, *start);
        return;
    }
    // The cells must be copied, because the player moves on meanwhile. The background thread
    // allocates the buffer for the copy, since allocating takes longer than copying.
    task_.run([this, size = cells.size()](const LatestTask::Control&) {
        auto room = std::make_shared<level::CellGrid>(size);
        return [this, room] { computeIn(room); };
    });
}

void DistanceSource::computeIn(const std::shared_ptr<level::CellGrid>& room) {
    const trace::Timeline* timeline = player_.timeline();
    const auto start = timeline != nullptr ? hero() : std::nullopt;
    if (!start || timeline->cells().size() != room->size()) {
        // The level changed meanwhile. On changed(), the receiver calls current() again.
        isStale_ = true;
        emit changed();
        return;
    }
    isStale_ = false;
    *room = timeline->cells();
    task_.run([this, room, from = *start](const LatestTask::Control& control) {
        auto distances = std::make_shared<const Distances>(*room, from, &control.stop());
        return [this, distances] { take(distances); };
    });
}

void DistanceSource::take(const std::shared_ptr<const Distances>& distances) {
    const trace::Timeline* timeline = player_.timeline();
    if (timeline != nullptr && timeline->cells().size() == distances->size()) {
        distances_ = distances;
    }
    // On changed(), the receiver calls current() again, which recomputes what is outdated by then.
    emit changed();
}

}  // namespace mazeloom::widgets

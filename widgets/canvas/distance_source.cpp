// SPDX-License-Identifier: MIT
#include "widgets/canvas/distance_source.h"

namespace mazeloom::widgets {

using analyse::Distances;

DistanceSource::DistanceSource(Player& player, QObject* parent) : QObject(parent), player_(player) {
    connect(&player, &Player::timelineChanged, this, [this] {
        // Of another level, or of another try at it: not even a moment old.
        const trace::Timeline* timeline = player_.timeline();
        const bool fits = timeline != nullptr && distances_ != nullptr &&
                          timeline->cells().size() == distances_->size();
        if (!fits) distances_.reset();
        isStale_ = true;
    });
    connect(&player, &Player::shownChanged, this, [this](const trace::ChangedRegion& region) {
        if (!region.isEmpty()) isStale_ = true;
    });
}

DistanceSource::~DistanceSource() {
    stop_ = true;
    thread_.quit();
    thread_.wait();
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
    if (isStale_ && !isBusy_) compute();
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
    if (worker_ == nullptr) {
        worker_ = new QObject;
        worker_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
        thread_.setObjectName("distances");
        thread_.start();
    }
    isBusy_ = true;
    // The player goes on meanwhile, so that the cells have to be copied; getting the memory takes
    // longer than that, and need not be done here.
    QMetaObject::invokeMethod(worker_, [this, size = cells.size()] {
        auto room = std::make_shared<level::CellGrid>(size);
        QMetaObject::invokeMethod(this, [this, room] { computeIn(room); });
    });
}

void DistanceSource::computeIn(const std::shared_ptr<level::CellGrid>& room) {
    const trace::Timeline* timeline = player_.timeline();
    const auto start = timeline != nullptr ? hero() : std::nullopt;
    if (!start || timeline->cells().size() != room->size()) {
        // Another level meanwhile: who shows it asks again.
        isBusy_ = false;
        isStale_ = true;
        emit changed();
        return;
    }
    isStale_ = false;
    *room = timeline->cells();
    QMetaObject::invokeMethod(worker_, [this, room, from = *start] {
        auto distances = std::make_shared<const Distances>(*room, from, &stop_);
        QMetaObject::invokeMethod(this, [this, distances] { take(distances); });
    });
}

void DistanceSource::take(const std::shared_ptr<const Distances>& distances) {
    isBusy_ = false;
    const trace::Timeline* timeline = player_.timeline();
    if (timeline != nullptr && timeline->cells().size() == distances->size()) {
        distances_ = distances;
    }
    // Whoever shows them asks again, which computes what has become out of date meanwhile.
    emit changed();
}

}  // namespace mazeloom::widgets

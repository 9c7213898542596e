// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/known_source.h"

#include <utility>

#include "core/trace/shown_map.h"

namespace mazeloom::widgets {

using analyse::explain::KnownMap;

namespace {

/// Returns the reason why deduce::Board::of refused a temple; there are only these two.
KnownLack lackOf(const Problem& problem, const level::Map& map) {
    const bool isTrap = problem.cell && map.cells.at(*problem.cell).isTrap();
    return isTrap ? KnownLack::HiddenTrap : KnownLack::NoHero;
}

}  // namespace

KnownSource::KnownSource(Player& player, QObject* parent)
    : QObject(parent), player_(player), task_("knowledge") {
    // On changed(), the receiver calls current(), which computes the new level's knowledge.
    connect(&task_, &LatestTask::cancelled, this, &KnownSource::changed);
    connect(&player, &Player::timelineChanged, this, &KnownSource::forget);
    connect(&player, &Player::shownChanged, this, [this](const trace::ChangedRegion& region) {
        if (!region.isEmpty()) isStale_ = true;
        hideLater();
    });
}

void KnownSource::setNumbers(play::temple::Numbers numbers) {
    if (numbers == numbers_) return;
    numbers_ = numbers;
    forget();
    emit changed();
}

/// Drops the present result and cancels the pending one; both belong to another level or other
/// numbers.
void KnownSource::forget() {
    known_.reset();
    walk_.reset();
    lack_ = KnownLack::None;
    isStale_ = true;
    task_.cancel();
}

const KnownMap* KnownSource::current() {
    if (isStale_ && !task_.isBusy()) compute();
    return known_.get();
}

void KnownSource::compute() {
    isStale_ = false;
    lack_ = KnownLack::None;
    const trace::Timeline* timeline = player_.timeline();
    if (timeline == nullptr) {
        known_.reset();
        return;
    }
    const bool isTemple = timeline->trace().ruleset == level::Ruleset::Temple;
    if (!isTemple || timeline->cells().size().area() > kMostCells) {
        known_.reset();
        lack_ = isTemple ? KnownLack::TooLarge : KnownLack::NotATemple;
        return;
    }
    // The map must be copied, because the player moves on meanwhile.
    const auto map =
        std::make_shared<const level::Map>(trace::shownMap(*timeline, timeline->cells().bounds()));
    task_.run([this, map, numbers = numbers_](const LatestTask::Control& control) {
        auto known = KnownMap::of(*map, numbers, &control.stop());
        std::shared_ptr<KnownMap> found;
        KnownLack lack = KnownLack::None;
        if (known)
            found = std::make_shared<KnownMap>(*std::move(known));
        else
            lack = lackOf(known.error(), *map);
        return [this, found, lack] { take(found, lack); };
    });
}

void KnownSource::hideLater() {
    walk_.reset();
    const trace::Timeline* timeline = player_.timeline();
    if (known_ == nullptr || timeline == nullptr || known_->size() != timeline->cells().size())
        return;
    if (followsWalks_) walk_ = analyse::explain::walkAt(timeline->trace(), player_.shownPosition());
    const auto [first, now, end] = walk_.value_or(analyse::explain::DeductionWalk{});
    known_->setLater(timeline->trace(), now, end);
}

void KnownSource::take(std::shared_ptr<KnownMap> known, KnownLack lack) {
    known_ = std::move(known);
    lack_ = lack;
    followsWalks_ = false;
    const trace::Timeline* timeline = player_.timeline();
    if (known_ != nullptr && timeline != nullptr) {
        const auto walk = analyse::explain::lastWalk(timeline->trace());
        followsWalks_ = walk && known_->size() == timeline->cells().size() &&
                        known_->hasDeduced(timeline->trace(), walk->first, walk->end);
    }
    hideLater();
    // On changed(), the receiver calls current() again, which recomputes what is outdated by then.
    emit changed();
}

}  // namespace mazeloom::widgets

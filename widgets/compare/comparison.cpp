// SPDX-License-Identifier: MIT
#include "widgets/compare/comparison.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/generate/generate.h"

namespace mazeloom::widgets {

namespace {

constexpr std::chrono::milliseconds kFrame{16};

/// Generates the map, steps and measures of an outcome. Returns early once `stop` is set.
void makeOutcome(Outcome& outcome, const GenerationRequest& request,
                 const std::atomic<bool>& stop) {
    generate::Options options = optionsOf(request);
    options.stop = &stop;
    const level::Level& level = *outcome.level;
    outcome.isEndOnly = level.size.area() > Comparison::kMostRecordedCells;
    QElapsedTimer clock;
    clock.start();
    level::Map map;
    std::shared_ptr<const trace::Trace> trace;
    trace::StepCounts steps;
    if (outcome.isEndOnly) {
        constexpr auto kEnd = std::numeric_limits<trace::StepIndex>::max();
        auto made = generate::generateToStep(level, *request.rooms, outcome.seed, kEnd, options);
        outcome.failure = std::move(made.failure);
        map = std::move(made.map);
        steps = made.counts;
        trace =
            std::make_shared<const trace::Trace>(trace::traceWithoutSteps(map, level.kept.cells));
    } else {
        auto made = generate::record(level, *request.rooms, outcome.seed, options);
        outcome.failure = std::move(made.failure);
        map = std::move(made.map);
        trace = std::move(made.trace);
        steps = trace->counts;
    }
    outcome.time = std::chrono::microseconds(clock.nsecsElapsed() / 1000);
    if (stop) return;
    outcome.things = ThingIndex(*trace);
    if (!outcome.failure)
        outcome.values = compare::measured({.map = map,
                                            .steps = steps,
                                            .stop = &stop,
                                            .level = &level,
                                            .tables = &options.floor.tables});
    outcome.timeline = outcome.isEndOnly
                           ? std::make_unique<trace::Timeline>(std::move(trace), std::move(map))
                           : std::make_unique<trace::Timeline>(std::move(trace));
}

}  // namespace

bool Comparison::Wish::isSame(const Wish& other) const {
    return level == other.level && seed == other.seed && rooms == other.rooms &&
           kinds == other.kinds && floor.depth == other.floor.depth &&
           floor.mayHoldBoss == other.floor.mayHoldBoss && floor.tables == other.floor.tables;
}

Comparison::Comparison(QObject* parent) : QObject(parent) {
    for (std::size_t place = 0; place < compare::kMostSides; ++place) {
        slots_.push_back(
            {std::make_unique<LatestTask>("comparison"), nullptr, {}, false, false, false});
        connect(slots_.back().task.get(), &LatestTask::cancelled, this, [this, place] {
            slots_[place].isBusy = false;
            emit outcomeChanged(place);
        });
    }
    sides_.resize(compare::kFewestSides);
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kFrame);
    connect(&timer_, &QTimer::timeout, this,
            [this] { advance(std::chrono::nanoseconds(clock_.nsecsElapsed())); });
}

Comparison::~Comparison() {
    // Cancel all jobs first, so that they stop at the same time; each destructor waits for its job.
    for (const Slot& slot : slots_)
        slot.task->cancel();
}

void Comparison::setLevel(std::optional<GenerationRequest> level, level::NamedRecipes recipes) {
    request_ = std::move(level);
    recipes_ = std::move(recipes);
    if (!request_) {
        pause();
        dropFrom(0);
        return;
    }
    make();
}

/// Drops the outcomes of all sides from `first` on. Emits sidesChanged() before destroying the
/// outcomes, because views use them until then.
void Comparison::dropFrom(std::size_t first) {
    std::vector<std::unique_ptr<Outcome>> gone;
    for (std::size_t place = first; place < slots_.size(); ++place) {
        Slot& slot = slots_[place];
        slot.task->cancel();
        gone.push_back(std::move(slot.outcome));
        slot.wish = {};
        slot.isMade = slot.isBusy = slot.isCurrent = false;
    }
    emit sidesChanged();
    layOut(true);
}

void Comparison::setSides(std::vector<compare::Side> sides) {
    sides.resize(std::clamp(sides.size(), compare::kFewestSides, compare::kMostSides));
    sides_ = std::move(sides);
    dropFrom(sides_.size());
    make();
}

void Comparison::setSide(std::size_t place, compare::Side side) {
    if (place >= sides_.size() || sides_[place] == side) return;
    sides_[place] = std::move(side);
    emit sidesChanged();
    make();
}

const Outcome* Comparison::outcome(std::size_t place) const {
    return place < slots_.size() ? slots_[place].outcome.get() : nullptr;
}

bool Comparison::isBusy(std::size_t place) const {
    return slots_[place].isBusy;
}

bool Comparison::isBusy() const {
    return std::ranges::any_of(slots_, &Slot::isBusy);
}

bool Comparison::hasCancelled() const {
    if (!isActive_ || !request_) return false;
    return std::any_of(slots_.begin(), slots_.begin() + static_cast<std::ptrdiff_t>(sides_.size()),
                       [](const Slot& slot) { return !slot.isBusy && !slot.isCurrent; });
}

void Comparison::makeAgain() {
    for (Slot& slot : slots_) {
        if (!slot.isBusy && !slot.isCurrent) slot.isMade = false;
    }
    make();
}

void Comparison::cancel() {
    for (Slot& slot : slots_) {
        if (!slot.isBusy) continue;
        slot.task->cancel();
    }
}

void Comparison::setActive(bool active) {
    isActive_ = active;
    if (active) {
        makeAgain();
        return;
    }
    pause();
    for (Slot& slot : slots_) {
        if (slot.isBusy) slot.isMade = false;
    }
    cancel();
}

void Comparison::make() {
    if (!isActive_ || !request_) return;
    for (std::size_t place = 0; place < sides_.size(); ++place)
        makeOne(place);
}

void Comparison::makeOne(std::size_t place) {
    const compare::Side& side = sides_[place];
    Slot& slot = slots_[place];
    const std::uint64_t seed = side.seed.value_or(request_->seed);
    auto level = compare::levelOf(side, request_->level, recipes_);
    // compare::levelOf() makes a new object for each changed level, so compare by contents: an
    // equal level need not be generated again.
    if (level && slot.wish.level && *level != slot.wish.level && *level != request_->level &&
        !side.held && **level == *slot.wish.level)
        level = slot.wish.level;
    const Wish wish{level.value_or(nullptr), seed, request_->rooms, request_->kinds,
                    request_->floor};
    if (slot.isMade && wish.level && wish.isSame(slot.wish)) return;
    slot.wish = wish;
    slot.isMade = true;
    slot.isCurrent = false;
    if (!level) {
        slot.task->cancel();
        auto outcome = std::make_unique<Outcome>();
        outcome->seed = seed;
        outcome->failure = level.error();
        take(place, std::move(outcome));
        return;
    }
    slot.isBusy = true;
    slot.task->run([this, place, wish,
                    request = *request_](const LatestTask::Control& control) -> LatestTask::Call {
        auto outcome = std::make_shared<Outcome>();
        outcome->seed = wish.seed;
        outcome->level = wish.level;
        makeOutcome(*outcome, request, control.stop());
        return
            [this, place, outcome] { take(place, std::make_unique<Outcome>(std::move(*outcome))); };
    });
    emit outcomeChanged(place);
}

void Comparison::take(std::size_t place, std::unique_ptr<Outcome> outcome) {
    Slot& slot = slots_[place];
    slot.isBusy = false;
    if (place >= sides_.size()) return;
    slot.isCurrent = true;
    // Destroy the previous outcome only after the signal, because views use it until then.
    const auto before = std::exchange(slot.outcome, std::move(outcome));
    emit outcomeChanged(place);
    layOut(true);
}

void Comparison::layOut(bool keepsPlace) {
    std::vector<compare::Course> courses;
    for (std::size_t place = 0; place < sides_.size(); ++place) {
        const Outcome* made = outcome(place);
        const bool hasSteps = made != nullptr && made->timeline != nullptr;
        courses.push_back(hasSteps ? compare::courseOf(made->timeline->trace())
                                   : compare::Course{});
    }
    // If the user looks at the finished levels, stay at the end.
    const bool wasAtEnd = isAtEnd();
    const compare::Lockstep before = std::move(lockstep_);
    lockstep_ = compare::Lockstep(std::move(courses), pace_);
    if (!keepsPlace || wasAtEnd || before.length() == 0) {
        moment_ = lockstep_.length();
    } else {
        const double share = static_cast<double>(moment_) / static_cast<double>(before.length());
        moment_ = static_cast<compare::Lockstep::Moment>(
            std::llround(share * static_cast<double>(lockstep_.length())));
    }
    emit courseChanged();
    showMoment();
}

void Comparison::setPace(compare::Pace pace) {
    if (pace == pace_) return;
    pace_ = pace;
    const bool wasAtEnd = isAtEnd();
    const trace::StepIndex position = lockstep_.sides() > 0 ? lockstep_.positionOf(0, moment_) : 0;
    layOut(true);
    seek(wasAtEnd || lockstep_.sides() == 0 ? lockstep_.length() : lockstep_.momentOf(0, position));
}

void Comparison::seek(compare::Lockstep::Moment moment) {
    moment_ = std::min(moment, lockstep_.length());
    showMoment();
}

void Comparison::showMoment() {
    for (std::size_t place = 0; place < lockstep_.sides(); ++place) {
        Slot& slot = slots_[place];
        if (slot.outcome == nullptr || slot.outcome->timeline == nullptr) continue;
        trace::Timeline& timeline = *slot.outcome->timeline;
        const trace::StepIndex position = lockstep_.positionOf(place, moment_);
        if (position == timeline.position()) continue;
        emit shownChanged(place, timeline.seek(position));
    }
    emit momentChanged();
}

void Comparison::play() {
    if (isPlaying() || lockstep_.length() == 0) return;
    if (isAtEnd()) seek(0);
    owed_ = 0;
    clock_.start();
    timer_.start();
    emit playingChanged(true);
}

void Comparison::pause() {
    if (!isPlaying()) return;
    timer_.stop();
    emit playingChanged(false);
}

void Comparison::advance(std::chrono::duration<double> elapsed) {
    if (!isPlaying()) return;
    clock_.start();
    const double whole = static_cast<double>(lockstep_.length());
    const double usual = static_cast<double>(kUsualLength.count());
    owed_ += elapsed.count() * speed_ * whole / usual;
    const double moments = std::floor(owed_);
    owed_ -= moments;
    if (moments > 0)
        seek(moment_ + static_cast<compare::Lockstep::Moment>(std::min(moments, whole)));
    if (isAtEnd()) pause();
}

}  // namespace mazeloom::widgets

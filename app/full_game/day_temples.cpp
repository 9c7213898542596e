// SPDX-License-Identifier: MIT
#include "app/full_game/day_temples.h"

#include <utility>

namespace mazeloom::app {

tl::expected<challenge::Challenge, Problem> drawDay(Date day, const std::atomic<bool>& stop) {
    return challenge::challengeOf(day, [&stop](const challenge::Challenge& drawn) {
        return stop || challenge::isGoodEnough(drawn);
    });
}

DayTemples::DayTemples(QObject* parent) : QObject(parent) {
    // The task cancels a job that runs out of memory.
    connect(&task_, &widgets::LatestTask::cancelled, this, [this] { drawing_.reset(); });
}

std::shared_ptr<const challenge::Challenge> DayTemples::of(Date day) {
    if (const auto found = known_.find(day); found != known_.end()) return found->second;
    if (drawing_ == day) return nullptr;
    drawing_ = day;
    task_.run([this, day](const widgets::LatestTask::Control& control) {
        auto drawn = drawDay(day, control.stop());
        std::shared_ptr<const challenge::Challenge> challenge;
        if (drawn) challenge = std::make_shared<const challenge::Challenge>(*std::move(drawn));
        return [this, day, challenge] {
            drawing_.reset();
            if (challenge != nullptr) add(day, challenge);
        };
    });
    return nullptr;
}

void DayTemples::add(Date day, std::shared_ptr<const challenge::Challenge> challenge) {
    if (known_.emplace(day, std::move(challenge)).second) emit drawn();
}

}  // namespace mazeloom::app

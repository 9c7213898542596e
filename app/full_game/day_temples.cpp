// SPDX-License-Identifier: MIT
#include "app/full_game/day_temples.h"

#include <utility>

namespace mazeloom::app {

DayTemples::DayTemples(QObject* parent) : QObject(parent) {}

std::shared_ptr<const challenge::Challenge> DayTemples::of(Date day) {
    if (const auto found = known_.find(day); found != known_.end()) return found->second;
    task_.run([this, day](const widgets::LatestTask::Control& control) {
        // A stop ends the search for a better temple; its result is dropped.
        auto drawn = challenge::challengeOf(day, [&](const challenge::Challenge& one) {
            return control.stop() || challenge::isGoodEnough(one);
        });
        std::shared_ptr<const challenge::Challenge> challenge;
        if (drawn) challenge = std::make_shared<const challenge::Challenge>(*std::move(drawn));
        return [this, day, challenge] {
            if (challenge != nullptr) add(day, challenge);
        };
    });
    return nullptr;
}

void DayTemples::add(Date day, std::shared_ptr<const challenge::Challenge> challenge) {
    if (known_.emplace(day, std::move(challenge)).second) emit drawn();
}

}  // namespace mazeloom::app

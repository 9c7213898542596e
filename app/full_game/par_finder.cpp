// SPDX-License-Identifier: MIT
#include "app/full_game/par_finder.h"

#include <atomic>

#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/par.h"
#include "core/play/temple/prove/prove.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

QString keyOf(const std::string& pack, const widgets::GameSetup& setup) {
    return QStringLiteral("%1/%2/%3/%4")
        .arg(widgets::qstring(pack), widgets::qstring(setup.level->id))
        .arg(setup.seed)
        .arg(setup.attempt);
}

Par provenPar(const widgets::GameSetup& setup, const std::atomic<bool>& stop) {
    const auto field = play::temple::generateField(*setup.level, *setup.rooms, setup.seed,
                                                   setup.attempt, setup.kinds, &stop);
    if (!field) return {Par::State::None};
    const auto par = play::temple::parOf(
        play::temple::prove(*field, {play::temple::stepsFor((*field)->size()), &stop}));
    return par ? Par{Par::State::Found, *par} : Par{Par::State::None};
}

}  // namespace

bool isFast(const play::Attempt& attempt, const Par& par) {
    return par.state == Par::State::Found && play::isFast(attempt, par.ticks);
}

ParFinder::ParFinder(QObject* parent) : QObject(parent) {
    // The task cancels a job that runs out of memory.
    connect(&task_, &widgets::LatestTask::cancelled, this,
            [this] { take(running_, {Par::State::None}); });
}

Par ParFinder::of(const std::string& pack, const widgets::GameSetup& setup) {
    const QString key = keyOf(pack, setup);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    if (key == running_) {
        next_.reset();
    } else if (isKept_) {
        next_.emplace(key, setup);
    } else {
        search(key, setup);
    }
    return {};
}

void ParFinder::search(const QString& key, const widgets::GameSetup& setup) {
    running_ = key;
    task_.run([this, key, setup](const widgets::LatestTask::Control& control) {
        const Par par = provenPar(setup, control.stop());
        return [this, key, par] { take(key, par); };
    });
}

void ParFinder::take(const QString& key, const Par& par) {
    known_[key] = par;
    running_.clear();
    isKept_ = false;
    if (const auto next = std::exchange(next_, std::nullopt)) search(next->first, next->second);
    emit found();
}

}  // namespace mazeloom::app

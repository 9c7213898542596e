// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/session.h"

#include <algorithm>
#include <string>
#include <utility>

namespace mazeloom::play::descent {

namespace {

constexpr std::string_view kGame = "descent";

/// Returns the hash of a run's beginning. Replays of another run are recognised by it.
std::uint64_t hashOfStart(const Dungeon& dungeon, const State& state) {
    return hash(state) ^ dungeon.hash();
}

Problem replayProblem(std::string text) {
    Problem result;
    result.text = std::move(text);
    return result;
}

}  // namespace

Session::Session(Engine engine, Start start, State state)
    : engine_(std::move(engine)),
      start_(std::move(start)),
      state_(std::move(state)),
      history_(state_),
      chronicle_(state_) {}

tl::expected<Session, Problem> Session::begin(std::shared_ptr<const Dungeon> dungeon,
                                              const Start& start, const std::atomic<bool>* stop) {
    Engine engine(std::move(dungeon));
    auto state = engine.begin(start, stop);
    if (!state) return tl::unexpected(std::move(state.error()));
    return Session(std::move(engine), start, std::move(*state));
}

tl::expected<Session, Problem> Session::withoutGoal(const Session& arrived) {
    Start start = arrived.start_;
    start.goal = 0;
    auto below = begin(arrived.sharedDungeon(), start);
    if (!below) return below;
    for (const Key key : arrived.keys_)
        below->press(key);
    if (const auto& problem = below->problem()) return tl::unexpected(*problem);
    return below;
}

tl::expected<Session, Problem> Session::of(std::shared_ptr<const Dungeon> dungeon,
                                           const Replay& replay, const LoadControl& control) {
    const ReplayHeader& header = replay.header;
    if (!header.game.empty() && header.game != kGame)
        return tl::unexpected(replayProblem("the replay is of another game: " + header.game));
    auto session = begin(std::move(dungeon), startOf(header), control.stop);
    if (!session) return session;
    if (header.map && *header.map != hashOfStart(session->dungeon(), session->state())) {
        return tl::unexpected(
            replayProblem("the replay was recorded on another floor or with other tables: the pack "
                          "was changed since, or the replay is from another version"));
    }
    const auto count = static_cast<std::int64_t>(replay.keys.size());
    for (const Key key : replay.keys) {
        if (!control.goesOn(LoadStep::Playing, session->length(), count))
            return tl::unexpected(stoppedLoading());
        if (!session->press(key)) break;
    }
    if (header.end && *header.end != hash(session->state())) {
        return tl::unexpected(
            replayProblem("the replay ends differently than when it was recorded: one of its "
                          "floors was changed since, or the replay is from another version"));
    }
    return session;
}

std::optional<bool> Session::press(Key key, const std::atomic<bool>& stop) {
    // Only stairs lead to a floor that must be made first.
    if (key != kDescend && key != kAscend) return press(key);
    Engine engine = engine_;
    State tried = state_;
    Happenings happenings;
    if (!engine.press(tried, key, &happenings, &stop)) return press(key);
    if (engine.problem() && stop) return std::nullopt;
    forgetTheRest();
    engine_ = std::move(engine);
    happenings_ = std::move(happenings);
    note(key, std::exchange(state_, std::move(tried)).turns);
    return true;
}

bool Session::press(Key key) {
    forgetTheRest();
    const std::int64_t turns = state_.turns;
    if (!play(key)) return false;
    note(key, turns);
    return true;
}

void Session::note(Key key, std::int64_t turns) {
    keys_.push_back(key);
    if (state_.turns > turns) moveEnds_.push_back(state_.keys);
    history_.note(state_);
    chronicle_.add(state_, engine_.lines());
}

void Session::forgetTheRest() {
    if (isAtEnd()) return;
    keys_.resize(static_cast<std::size_t>(key()));
    moveEnds_.resize(static_cast<std::size_t>(move()));
    history_.forgetAfter(key());
    chronicle_.forgetAfter(key());
}

bool Session::playOn() {
    return !isAtEnd() && play(keys_[static_cast<std::size_t>(key())]);
}

void Session::seek(std::int64_t key) {
    key = std::clamp<std::int64_t>(key, 0, length());
    // Starts from the current state unless a kept state is nearer.
    const State& kept = history_.before(key);
    if (this->key() >= key || kept.keys > this->key()) {
        state_ = kept;
        happenings_.clear();
    }
    while (this->key() < key)
        playOn();
}

void Session::seekMove(std::int64_t move) {
    move = std::clamp<std::int64_t>(move, 0, moves());
    seek(move == 0 ? 0 : moveEnds_[static_cast<std::size_t>(move - 1)]);
}

std::int64_t Session::move() const {
    return std::ranges::upper_bound(moveEnds_, key()) - moveEnds_.begin();
}

bool Session::play(Key key) {
    happenings_.clear();
    return engine_.press(state_, key, &happenings_);
}

Replay Session::replay() const {
    Replay replay;
    ReplayHeader& header = replay.header;
    header.game = kGame;
    header.seed = start_.seed;
    header.depth = start_.depth;
    header.goal = start_.goal;
    header.hp = start_.hp;
    header.items = start_.items;
    header.weapon = start_.weapon;
    header.wand = start_.wand;
    header.armour = start_.armour;
    header.map = hashOfStart(dungeon(), history_.start());
    header.keys = length();
    if (isAtEnd()) {
        header.end = hash(state_);
    } else {
        Session whole = *this;
        whole.seek(length());
        header.end = hash(whole.state_);
    }
    replay.keys = keys_;
    return replay;
}

std::int64_t leftOut(const Session& session, const Replay& replay) {
    return static_cast<std::int64_t>(replay.keys.size()) - session.length();
}

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
#include "core/play/temple/session.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/play/sentences.h"

namespace mazeloom::play::temple {

namespace {

constexpr std::string_view kGame = "temple";
constexpr std::string_view kRealTime = "real time";
constexpr std::string_view kStep = "step";

/// Upper bound, in ticks, on how long a replay that does not declare its length goes on after its
/// last input.
constexpr std::int64_t kLongestRest = 10 * kTicksPerSecond;

auto firstAt(const std::vector<Input>& inputs, std::int64_t tick) {
    return std::ranges::lower_bound(inputs, tick, {}, &Input::tick);
}

std::optional<Problem> mismatch(const Field& field, const ReplayHeader& header) {
    if (!header.game.empty() && header.game != kGame)
        return problemAt({}, {}, Phrase{kOtherGame, {header.game}});
    if (header.map && *header.map != field.hash()) return problemAt({}, {}, kOtherMap);
    return std::nullopt;
}

Problem neverReached(std::int64_t tick, std::int64_t last) {
    return problemAt({}, {}, Phrase{kNeverReached, {tick, last}});
}

}  // namespace

Session::Session(std::shared_ptr<const Field> field, Pace pace)
    : engine_(std::move(field), pace), state_(engine_.start(&happenings_)), history_(state_) {}

tl::expected<Session, Problem> Session::of(std::shared_ptr<const Field> field, const Replay& replay,
                                           const LoadControl& control) {
    if (auto wrong = mismatch(*field, replay.header)) return tl::unexpected(std::move(*wrong));
    Session session(std::move(field), replay.header.pace == kStep ? Pace::Step : Pace::RealTime);
    const std::vector<Input>& inputs = replay.inputs;
    const std::int64_t lastInput = inputs.empty() ? 0 : inputs.back().tick;
    const std::int64_t longest = replay.header.ticks.value_or(lastInput + kLongestRest);
    std::size_t next = 0;
    std::vector<Stroke> strokes;
    while (!session.state_.isOver()) {
        const std::int64_t tick = session.tick();
        if (!control.goesOn(LoadStep::Playing, tick, longest))
            return tl::unexpected(stoppedLoading());
        strokes.clear();
        for (; next < inputs.size() && inputs[next].tick == tick; ++next)
            strokes.push_back(inputs[next].stroke);
        const bool isDone = replay.header.ticks ? tick >= longest
                                                : next == inputs.size() && strokes.empty() &&
                                                      (tick >= longest || session.isAtRest());
        // Strokes at the end that let no time pass still belong to the replay.
        if (isDone && (strokes.empty() || session.wouldAdvance(strokes))) break;
        if (!session.advance(strokes)) {
            if (next < inputs.size() && !isDone && !session.state_.isOver())
                return tl::unexpected(neverReached(inputs[next].tick, tick));
            break;
        }
    }
    return session;
}

bool Session::advance(std::span<const Stroke> strokes) {
    if (!isAtEnd()) forgetTheRest();
    if (state_.isOver()) return false;
    for (const Stroke stroke : strokes)
        inputs_.push_back({state_.tick, stroke});
    if (!play(strokes)) return false;
    length_ = state_.tick;
    history_.note(state_);
    return true;
}

bool Session::playOn() {
    if (isAtEnd()) return false;
    play(recordedAt(state_.tick));
    catchUp();
    return true;
}

void Session::seek(std::int64_t tick) {
    tick = std::clamp<std::int64_t>(tick, 0, length_);
    // Starts from the current state unless a kept state is nearer.
    const State& kept = history_.before(tick);
    if (state_.tick >= tick || kept.tick > state_.tick) {
        state_ = kept;
        happenings_.clear();
    }
    while (state_.tick < tick)
        play(recordedAt(state_.tick));
    catchUp();
}

void Session::catchUp() {
    const std::vector<Stroke> waiting = isAtEnd() ? recordedAt(state_.tick) : std::vector<Stroke>();
    // No tick passes here, because none passed when these strokes were recorded.
    if (!waiting.empty()) engine_.advance(state_, waiting, &happenings_);
}

bool Session::play(std::span<const Stroke> strokes) {
    happenings_.clear();
    return engine_.advance(state_, strokes, &happenings_);
}

std::vector<Stroke> Session::recordedAt(std::int64_t tick) const {
    std::vector<Stroke> strokes;
    for (auto input = firstAt(inputs_, tick); input != inputs_.end() && input->tick == tick;
         ++input)
        strokes.push_back(input->stroke);
    return strokes;
}

void Session::forgetTheRest() {
    inputs_.erase(firstAt(inputs_, state_.tick), inputs_.end());
    history_.forgetAfter(state_.tick);
    length_ = state_.tick;
}

bool Session::isAtRest() const {
    const bool isCarried = (field().notes(state_.hero.at) & Field::kFall) != 0;
    const Controls& controls = state_.controls;
    return state_.explosives.empty() && !isCarried && controls.queued == 0 &&
           controls.heldCount == 0 && state_.hero.rest <= 1;
}

bool Session::wouldAdvance(std::span<const Stroke> strokes) {
    State next = state_;
    return engine_.advance(next, strokes);
}

Replay Session::replay() const {
    Replay replay;
    replay.header.game = kGame;
    replay.header.pace = pace() == Pace::Step ? kStep : kRealTime;
    replay.header.map = field().hash();
    replay.header.ticks = length_;
    replay.inputs = inputs_;
    return replay;
}

std::int64_t leftOut(const Session& session, const Replay& replay) {
    const auto played = static_cast<std::ptrdiff_t>(session.inputs().size());
    return std::count_if(replay.inputs.begin() + played, replay.inputs.end(),
                         [](const Input& input) { return input.stroke.action != Action::Release; });
}

}  // namespace mazeloom::play::temple

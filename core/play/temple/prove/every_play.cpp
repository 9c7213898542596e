// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/every_play.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/play/temple/prove/dangers.h"
#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;

/// Upper bound on the throws tried in one tick.
constexpr std::size_t kMostThrows = 48;
/// Estimated ticks for each goal that is left. The estimate lets the search continue first from
/// plays that are nearly finished.
constexpr std::int64_t kTicksToDo = 240;

/// A 64-bit hash of words. Two hashes with different seeds give 128 bits.
class Mixer {
  public:
    explicit Mixer(std::uint64_t seed) : value_(seed) {}
    void add(std::uint64_t number) {
        value_ = (value_ ^ number) * 0x9e3779b97f4a7c15u;
        value_ ^= value_ >> 29;
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_;
};

/// Feeds everything that matters in a state to a mixer.
void mix(Mixer& mixer, const Field& field, const State& state, std::int64_t tick) {
    const auto add = [&mixer](auto number) { mixer.add(static_cast<std::uint64_t>(number)); };
    const auto addPoint = [&](Point p) {
        add(p.x);
        add(p.y);
    };
    const auto addSet = [&](const IndexSet& set) {
        add(set.size());
        for (const std::uint32_t member : set)
            add(member);
    };
    const Hero& hero = state.hero;
    add(tick);
    addPoint(hero.at);
    // With a rest of at most 2 half ticks, the hero can move in the next tick; a rest of 1 leaves
    // half a tick to spare.
    add(hero.rest <= 2 ? hero.rest == 1 : hero.rest);
    add(hero.lives);
    add(hero.tnt);
    add(hero.grenades);
    add(hero.air);
    add(std::min(hero.carried, kFallTicks));
    if (field.objectives().coins != 0) addSet(state.coins);
    addSet(state.disabled);
    addSet(state.blown);
    addSet(state.items);
    addSet(state.consoles);
    addSet(state.emitters);
    addSet(state.bugs);
    for (std::size_t i = 0; i < state.bosses.size(); ++i) {
        const BossState& boss = state.bosses[i];
        add(boss.wounds);
        if (boss.wounds >= field.bosses()[i].toughness) continue;
        addPoint(boss.at);
        addPoint(boss.before);
        add(boss.mode);
        add(boss.sees);
        add(boss.steps);
        add(boss.progress);
        addPoint(boss.target);
    }
    add(state.explosives.size());
    for (const Explosive& explosive : state.explosives) {
        add(explosive.kind);
        addPoint(explosive.at);
        add(explosive.kind == Supply::Grenade ? static_cast<int>(explosive.direction) : 0);
        add(explosive.cells);
        add(explosive.ticks);
    }
}

}  // namespace

EveryPlay::EveryPlay(MeteredEngine& engine, const Reading& reading)
    : engine_(engine), reading_(reading) {}

std::optional<LedHero> EveryPlay::win(const LedHero& start) {
    add(std::make_unique<State>(start.state()), -1, {}, 0);
    while (!open_.empty() && won_ < 0) {
        if (engine_.isSpent()) {
            isComplete_ = false;
            return std::nullopt;
        }
        std::ranges::pop_heap(open_, std::greater<>(), &Open::cost);
        const std::int32_t index = open_.back().node;
        open_.pop_back();
        playOn(index);
    }
    if (won_ < 0) return std::nullopt;
    return follow(start, won_);
}

void EveryPlay::add(std::unique_ptr<State> state, std::int32_t parent, Choice choice,
                    std::uint32_t ticks) {
    if (state->outcome == Outcome::Lost || won_ >= 0) return;
    const bool isWon = state->outcome == Outcome::Won;
    if (!isWon && seen_.contains(likenessOf(*state))) return;
    if (nodes_.size() >= kMostNodes || bytes_ >= kMostBytes) {
        isComplete_ = false;
        return;
    }
    const auto index = static_cast<std::int32_t>(nodes_.size());
    if (isWon) {
        won_ = index;
    } else {
        seen_.insert(likenessOf(*state));
        state->visited = {};
        bytes_ += state->bytes();
        open_.push_back({costOf(*state), index});
        std::ranges::push_heap(open_, std::greater<>(), &Open::cost);
    }
    nodes_.push_back({std::move(state), parent, choice, ticks});
}

void EveryPlay::playOn(std::int32_t index) {
    const std::unique_ptr<State> state = std::move(nodes_[static_cast<std::size_t>(index)].state);
    bytes_ -= state->bytes();
    const Field& field = engine_.field();
    std::uint32_t waited = 0;
    const auto isArmed = [&] { return state->hero.tnt > 0 || state->hero.grenades > 0; };
    // While the hero is on the move and has nothing to throw, there is nothing to choose.
    while (!isReady(*state) && !isArmed() && !state->isOver()) {
        if (engine_.isSpent()) {
            isComplete_ = false;
            return;
        }
        strokesOf(*state, {});
        engine_.advance(*state, strokes_);
        ++waited;
    }
    if (state->isOver()) {
        if (state->outcome == Outcome::Won) add(std::make_unique<State>(*state), index, {}, waited);
        return;
    }
    for (Choice choice : throwsOf(*state)) {
        for (std::uint8_t move = 0; move <= Choice::kStay; ++move) {
            if (move < Choice::kStay) {
                if (!isReady(*state)) continue;
                const Point to = state->hero.at + grid::offset(static_cast<Direction>(move));
                if (!field.isOpen(to)) continue;
                const bool isHurt = isTrap(field, *state, field.index(to)) ||
                                    (field.notes(to) & Field::kWounds) != 0;
                const bool kills = state->hero.lives <= 1 && isHurt;
                if (kills) continue;
            }
            if (engine_.isSpent()) {
                isComplete_ = false;
                return;
            }
            choice.move = move;
            auto next = std::make_unique<State>(*state);
            strokesOf(*next, choice);
            engine_.advance(*next, strokes_);
            add(std::move(next), index, choice, waited + 1);
        }
    }
}

std::vector<EveryPlay::Choice> EveryPlay::throwsOf(const State& state) {
    std::vector<Choice> all(1);
    const Hero& hero = state.hero;
    for (int tnt = 0; tnt < hero.tnt; ++tnt) {
        all.push_back(all.back());
        ++all.back().tnt;
    }
    // Adds one grenade after another, in the order of the directions, so that each combination is
    // generated only once.
    std::size_t begin = 0;
    for (int thrown = 0; thrown < hero.grenades; ++thrown) {
        const std::size_t end = all.size();
        for (std::size_t i = begin; i < end; ++i) {
            for (const Direction d : grid::kDirections) {
                const auto place = static_cast<std::size_t>(d);
                if (!engine_.field().isClear(hero.at + grid::offset(d))) continue;
                if (std::any_of(all[i].grenades.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                                all[i].grenades.end(),
                                [](std::uint8_t count) { return count > 0; })) {
                    continue;
                }
                if (all.size() >= kMostThrows) {
                    isComplete_ = false;
                    return all;
                }
                Choice more = all[i];
                ++more.grenades[place];
                all.push_back(more);
            }
        }
        begin = end;
    }
    return all;
}

void EveryPlay::strokesOf(const State& state, const Choice& choice) {
    strokes_.clear();
    reading_.readBeside(state, strokes_);
    addStrokes(choice, strokes_);
}

void EveryPlay::addStrokes(const Choice& choice, std::vector<Stroke>& strokes) {
    for (int i = 0; i < choice.tnt; ++i) {
        strokes.push_back(tap(Button::Tnt));
        strokes.push_back(tap(Button::Throw));
    }
    for (const Direction d : grid::kDirections) {
        for (int i = 0; i < choice.grenades[static_cast<std::size_t>(d)]; ++i) {
            strokes.push_back(tap(Button::Grenade));
            strokes.push_back(tap(faceButtonOf(d)));
            strokes.push_back(tap(Button::Throw));
        }
    }
    if (choice.move < Choice::kStay)
        strokes.push_back(tap(buttonOf(static_cast<Direction>(choice.move))));
}

std::int64_t EveryPlay::periodOf(const State& state) {
    if (period_ >= 0 && periodBugs_ == state.bugs && periodEmitters_ == state.emitters)
        return period_;
    periodBugs_ = state.bugs;
    periodEmitters_ = state.emitters;
    period_ = 1;
    const auto isLeft = [](const IndexSet& gone, std::size_t i) {
        return !gone.contains(static_cast<std::uint32_t>(i));
    };
    const Field& field = engine_.field();
    for (std::size_t i = 0; i < field.bugs().size(); ++i) {
        if (isLeft(state.bugs, i))
            period_ = commonPeriod(period_, temple::periodOf(field.bugs()[i]));
    }
    for (std::size_t i = 0; i < field.emitters().size(); ++i) {
        if (isLeft(state.emitters, i))
            period_ = commonPeriod(period_, temple::periodOf(field.emitters()[i]));
    }
    return period_;
}

EveryPlay::Likeness EveryPlay::likenessOf(const State& state) {
    // At tick 0 bosses have not looked around yet, so no later tick counts as equal to it.
    const std::int64_t tick = state.tick == 0 ? -1 : state.tick % periodOf(state);
    Mixer one(0x243f6a8885a308d3u);
    Mixer other(0x13198a2e03707344u);
    mix(one, engine_.field(), state, tick);
    mix(other, engine_.field(), state, tick);
    return {one.value(), other.value()};
}

std::int64_t EveryPlay::costOf(const State& state) const {
    std::int64_t left = 0;
    for (const ObjectiveProgress& progress : progressOf(engine_.field(), state))
        left += std::max<std::int64_t>(0, progress.wanted - progress.done);
    return state.tick + kTicksToDo * left;
}

std::optional<LedHero> EveryPlay::follow(const LedHero& start, std::int32_t index) {
    std::vector<std::int32_t> trail;
    for (; index > 0; index = nodes_[static_cast<std::size_t>(index)].parent)
        trail.push_back(index);
    LedHero led = start;
    for (auto i = trail.rbegin(); i != trail.rend(); ++i) {
        const Node& node = nodes_[static_cast<std::size_t>(*i)];
        for (std::uint32_t tick = 1; tick <= node.ticks && !led.isOver(); ++tick) {
            strokes_.clear();
            if (tick == node.ticks) addStrokes(node.choice, strokes_);
            for (const Stroke stroke : strokes_)
                led.stroke(stroke);
            led.pass();
        }
    }
    if (led.state().outcome != Outcome::Won) return std::nullopt;
    return led;
}

}  // namespace mazeloom::play::temple

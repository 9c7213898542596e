// SPDX-License-Identifier: MIT
#include "tests/support/play/temple.h"

#include <algorithm>

#include <QtGlobal>

#include "core/generate/generate.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

using namespace play::temple;

namespace {

std::shared_ptr<const Field> fieldOf(const level::Level& level) {
    auto field = Field::make(level, generate::initialMap(level));
    if (!field) qFatal("%s", field.error().describe().c_str());
    return *field;
}

}  // namespace

level::Level endless(const std::vector<std::string>& rows) {
    level::Level level = painted(rows, {});
    level.objectives.exit = true;
    return level;
}

level::Object& emitterOf(level::Level& level, std::size_t index) {
    for (level::Object& object : level.objects) {
        if (object.kind == level::ThingKind::Emitter && index-- == 0) return object;
    }
    qFatal("no such emitter");
}

level::Trajectory mover(level::ThingKind kind, std::vector<grid::Point> points, bool thereAndBack,
                        int speed) {
    level::Trajectory trajectory;
    trajectory.kind = kind;
    trajectory.points = std::move(points);
    trajectory.thereAndBack = thereAndBack;
    trajectory.speed = speed;
    return trajectory;
}

Attempt::Attempt(const level::Level& level, Pace pace) : engine(fieldOf(level), pace) {
    state = engine.start(&all);
}

Attempt& Attempt::wait(int ticks) {
    for (int i = 0; i < ticks; ++i)
        engine.advance(state, {}, &all);
    return *this;
}

Attempt& Attempt::stroke(play::Stroke stroke) {
    engine.advance(state, {&stroke, 1}, &all);
    return *this;
}

Attempt& Attempt::walk(std::string_view moves) {
    constexpr std::string_view kLetters = "urdl";
    for (const char letter : moves) {
        if (letter == '.') {
            wait(8);
            continue;
        }
        tap(static_cast<Button>(kLetters.find(letter)));
        while (state.hero.rest > 1 && !state.isOver())
            wait(1);
    }
    return *this;
}

int Attempt::count(What what) const {
    return static_cast<int>(std::ranges::count(all, what, &Happening::what));
}

}  // namespace mazeloom::testing

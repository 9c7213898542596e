// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/prove.h"

#include <utility>

#include "core/play/temple/prove/planner.h"

namespace mazeloom::play::temple {

Proof prove(std::shared_ptr<const Field> field, const ProofBudget& budget) {
    return Planner(std::move(field), budget).prove();
}

namespace {

std::string cellOf(const Proof& proof) {
    if (!proof.cell) return "somewhere";
    std::string text("(");
    text.append(std::to_string(proof.cell->x)).append(", ");
    text.append(std::to_string(proof.cell->y)).append(")");
    return text;
}

std::string secondsOf(std::int64_t ticks) {
    const std::int64_t tenths = (ticks * 10 + kTicksPerSecond - 1) / kTicksPerSecond;
    return std::to_string(tenths / 10).append(".").append(std::to_string(tenths % 10)).append(" s");
}

std::string_view reasonOf(Obstacle obstacle) {
    switch (obstacle) {
        case Obstacle::None:
            return "winnable in %";
        case Obstacle::NoWay:
            return "no way leads to % without stepping on a trap";
        case Obstacle::NoWayAtAll:
            return "no way leads to %, even with hearts and blasts against traps";
        case Obstacle::TooFewCoins:
            return "too few coins can be walked to";
        case Obstacle::NoExit:
            return "the level asks for an exit, but there is none";
        case Obstacle::TwoConsoles:
            return "two consoles stand at %, but only one of them can be read";
        case Obstacle::NoBlast:
            return "the object at % must be blasted, but no TNT and no grenade can be walked to";
        case Obstacle::OutOfBlast:
            return "the object at % must be blasted, but no blast can hit it";
        case Obstacle::TooFewBlasts:
            return "the boss at % takes more blasts than there are";
        case Obstacle::NeverSafe:
            return "bugs, beams and deep water always keep the hero from %";
        case Obstacle::NeverAll:
            return "each goal can be reached, but no way leads to all of them";
        case Obstacle::NoPlay:
            return "every play was tried, and none wins";
        case Obstacle::Budget:
            return "not decided within the budget, on the way to %";
        case Obstacle::TooLarge:
            return "not decided: the level is too large to be searched";
        case Obstacle::NoSafeWay:
            return "not decided: no way to % was found past bugs, beams and deep water";
        case Obstacle::BlastNeeded:
            return "not decided: % may be reached only after blasts that were not planned";
        case Obstacle::TargetMissed:
            return "not decided: no way was found to blast the object at %";
        case Obstacle::Boss:
            return "not decided: no way was found to defeat the boss, near %";
        case Obstacle::Stopped:
            return "not decided: stopped";
    }
    return "";
}

}  // namespace

std::string describe(const Proof& proof) {
    std::string text(reasonOf(proof.obstacle));
    const std::size_t gap = text.find('%');
    if (gap != std::string::npos) {
        text.replace(gap, 1,
                     proof.verdict == Verdict::Winnable
                         ? secondsOf(proof.witness.header.ticks.value_or(0))
                         : cellOf(proof));
    }
    if (proof.wanted > 0) {
        text.append(": ").append(std::to_string(proof.found)).append(" of ");
        text.append(std::to_string(proof.wanted));
        if (proof.obstacle == Obstacle::NeverSafe) text.append(" coins can be collected");
        if (proof.obstacle == Obstacle::TooFewCoins && proof.cell)
            text.append("; not the one at ").append(cellOf(proof));
    }
    return text;
}

}  // namespace mazeloom::play::temple

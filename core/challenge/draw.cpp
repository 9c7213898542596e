// SPDX-License-Identifier: MIT
// Draws a day's temple. Its objectives are places to reach, because the stages ensure that the hero
// can reach each of them. Kills also require aiming, so they are optional for the player.
#include "core/challenge/draw.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::challenge {

namespace {

using grid::Point;
using level::ThingKind;

/// The possible objectives, all equally likely.
enum class Aim { AllCoins, SomeCoins, Exit, CoinsAndExit, Consoles };
constexpr std::uint32_t kAims = 5;

class Drawing {
  public:
    Drawing(random::Stream& random, int version, const Asked& asked)
        : random_(random), version_(version), asked_(asked) {}

    level::Level draw() {
        const int width = random_.between(kLeastSide, kMostSide);
        const int height = random_.between(kLeastSide, kMostSide);
        level_.ruleset = level::Ruleset::Temple;
        level_.size = {width, height};
        area_ = width * height;
        place(ThingKind::Hero);
        drawShape();
        drawAim();
        drawDangers();
        promise();
        return std::move(level_);
    }

  private:
    void drawShape() {
        constexpr std::array<const char*, 3> sources{"blob", "caves", "rooms-and-maze"};
        level::RecipeStage& shape = stage("shape");
        const std::uint32_t source = random_.below(sources.size());
        shape.parameters["source"] = std::string(sources[source]);
        shape.parameters["fill"] = number(40, 65);
        drawHiddenMaze();
        stage("reach");
    }

    /// Half of the mazes use a lattice.
    void drawHiddenMaze() {
        level::RecipeStage& maze = stage("hidden-maze");
        if (version_ >= kVersionWithDrawnLattice) maze.parameters["lattice"] = std::string("drawn");
        if (random_.below(2) == 1) return;
        maze.parameters["algorithm"] = std::string("backtracker");
        maze.parameters["step"] = std::int64_t{1};
    }

    /// Draws the objectives. Places to reach become objects, because every generated shape leads to
    /// the level's objects.
    void drawAim() {
        const auto aim = static_cast<Aim>(random_.below(kAims));
        // About fifteen to fifty coins.
        coins_ = random_.between(10, 15) + area_ / 120;
        level::Objectives& wanted = level_.objectives;
        if (aim == Aim::AllCoins) wanted.coins = level::Objectives::kAllCoins;
        if (aim == Aim::SomeCoins || aim == Aim::CoinsAndExit)
            wanted.coins = coins_ * random_.between(40, 80) / 100;
        if (aim != Aim::AllCoins && aim != Aim::SomeCoins) {
            wanted.exit = true;
            place(ThingKind::Exit);
        }
        if (aim == Aim::Consoles) {
            wanted.consoles = true;
            const int count = random_.between(2, 4);
            for (int i = 1; i <= count; ++i) {
                place(ThingKind::Console);
                level_.objects.back().text =
                    "Inscription " + std::to_string(i) + " of " + std::to_string(count);
            }
        }
    }

    void drawDangers() {
        count("bugs", "count", 1, 2 + area_ / 700);
        stage("bugs").parameters["max-speed"] = number(3, 6);
        count("lasers", "count", 0, 1 + area_ / 900);
        count("hearts", "count", 0, 2);
        count("supplies", "tnt", 0, 2);
        count("supplies", "grenades", 0, 3);
        count("water", "lakes", 0, 1 + area_ / 1200);
        stage("water").parameters["max-size"] = number(20, 60);
        stage("traps").parameters["density"] = number(25, 50);
        stage("coins").parameters["count"] = std::int64_t{coins_};
    }

    void promise() {
        if (version_ < kVersionWithNumbers) return;
        level_.numbers = asked_.numbers;
        level_.noGuess = asked_.grades;
        if (version_ < kVersionWithWeekdays) return;
        generate::Deducible::ensure(stage("deducible"), asked_.numbers, asked_.grades);
    }

    /// Returns the recipe's stage with this id; appends one if there is none.
    level::RecipeStage& stage(const std::string& id) {
        for (level::RecipeStage& known : level_.recipe.stages) {
            if (known.stage == id) return known;
        }
        return level_.recipe.stages.emplace_back(level::RecipeStage{id, true, {}});
    }

    std::int64_t number(int least, int most) { return random_.between(least, most); }

    /// Draws a number and sets both a stage's minimum and its maximum of `what` to it.
    void count(const std::string& id, const std::string& what, int least, int most) {
        const std::int64_t drawn = number(least, most);
        level::RecipeStage& one = stage(id);
        one.parameters["min-" + what] = drawn;
        one.parameters["max-" + what] = drawn;
    }

    /// Places an object inside the border, at a distance from all objects placed before. The
    /// distance is greater for the exit; it is placed directly after the hero, so it lies far from
    /// the hero.
    void place(ThingKind kind) {
        const int around = level_.size.width + level_.size.height;
        level::Object object;
        object.kind = kind;
        do {
            object.at.x = random_.between(1, level_.size.width - 2);
            object.at.y = random_.between(1, level_.size.height - 2);
        } while (!isApart(object.at, around / (kind == ThingKind::Exit ? 3 : 8)));
        level_.objects.push_back(std::move(object));
    }

    /// Whether a cell has at least this Manhattan distance from all objects.
    bool isApart(Point cell, int least) const {
        return std::ranges::all_of(level_.objects, [&](const level::Object& other) {
            return std::abs(cell.x - other.at.x) + std::abs(cell.y - other.at.y) >= least;
        });
    }

    random::Stream& random_;
    const int version_;
    const Asked asked_;
    level::Level level_;
    int area_ = 0;  ///< cells of the level's rectangle
    int coins_ = 0;
};

}  // namespace

level::Level drawLevel(random::Stream& random, int version, const Asked& asked) {
    return Drawing(random, version, asked).draw();
}

}  // namespace mazeloom::challenge

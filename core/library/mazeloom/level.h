// SPDX-License-Identifier: MIT
/// @file
/// A designed level, from a pack or made by a program, and its generation.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "mazeloom/map.h"
#include "mazeloom/numbers.h"
#include "mazeloom/recording.h"
#include "mazeloom/result.h"
#include "mazeloom/stop.h"

namespace mazeloom {
inline namespace v1 {

/// A step of a recipe: one algorithm, with the parameters that differ from their defaults. The
/// manual's page *Recipe* lists the algorithms and parameters.
struct Stage {
    std::string id;  ///< such as "rooms"
    /// Switches, numbers and ids of choices, by the parameter's id.
    std::map<std::string, std::variant<bool, std::int64_t, std::string>> parameters;
};

/// The cells of a temple that show how many traps are around them.
enum class ShownNumbers : std::uint8_t {
    Chosen = MAZELOOM_NUMBERS_CHOSEN,    ///< the player chooses
    All = MAZELOOM_NUMBERS_ALL,          ///< all cells
    Near = MAZELOOM_NUMBERS_NEAR,        ///< cells within two columns and rows of the hero
    Visited = MAZELOOM_NUMBERS_VISITED,  ///< cells where the hero has been
};

/// A temple's promise that nobody has to guess: with every seed, deductions from its numbers lead
/// to all goals. On the easiest way, the hardest deduction has a grade within these bounds: 1 one
/// number, 2 two numbers, 3 one supposition, 4 all placements.
struct NoGuess {
    int lowestGrade = 1;   ///< from 1 to highestGrade
    int highestGrade = 4;  ///< from lowestGrade to 4
};

/// What a temple's level can need.
enum class Mechanic : std::uint8_t {
    Tnt = MAZELOOM_MECHANIC_TNT,                ///< TNT
    Grenades = MAZELOOM_MECHANIC_GRENADES,      ///< grenades
    Explosives = MAZELOOM_MECHANIC_EXPLOSIVES,  ///< TNT or grenades: one may replace the other
    Hearts = MAZELOOM_MECHANIC_HEARTS,          ///< hearts
    Bugs = MAZELOOM_MECHANIC_BUGS,              ///< bugs
    Bosses = MAZELOOM_MECHANIC_BOSSES,          ///< bosses
    Beams = MAZELOOM_MECHANIC_BEAMS,            ///< laser beams
    Falls = MAZELOOM_MECHANIC_FALLS,            ///< waterfalls
    Air = MAZELOOM_MECHANIC_AIR,                ///< the limit of air
    Numbers = MAZELOOM_MECHANIC_NUMBERS,        ///< the numbers that it shows, rather than fewer
};

/// Options of a generation.
struct GenerateOptions {
    /// Temple: number of attempts lost before; each attempt draws new traps and coins.
    std::uint64_t attempt = 0;
    /// Descent: depth of the floor, from 1; 0: the depth at which the pack has the level.
    int depth = 0;
    StopFlag stop = nullptr;  ///< stops the generation
};

/// A level. Copies share its data.
class Level {
  public:
    struct Inside;  ///< its content; private to the library

    /// Designs an unpainted level of 1 … 8192 columns and rows with one of the built-in recipes
    /// "temple", "rooms-and-maze" and "rooms-and-corridors". The shape of a temple is generated.
    static Result<Level> design(Ruleset ruleset, int width, int height, const std::string& recipe);
    /// Designs an unpainted level with a custom recipe. The error names the wrong stage or
    /// parameter.
    static Result<Level> design(Ruleset ruleset, int width, int height,
                                const std::vector<Stage>& recipe);
    /// Designs a painted level of 1 … 8192 rows from the top down, one character per cell, as
    /// written by Map::toText(). The longest row determines the width; missing cells are void.
    /// Things in the text are placed; 'B' and 'X' are a bug and a boss that do not move. The error
    /// names row and column, from 1.
    static Result<Level> design(Ruleset ruleset, const std::vector<std::string>& rows,
                                const std::string& recipe);
    /// Designs a painted level with a custom recipe; without stages the level has exactly the
    /// painted cells.
    static Result<Level> design(Ruleset ruleset, const std::vector<std::string>& rows,
                                const std::vector<Stage>& recipe);

    std::string id() const;                  ///< unique in its pack
    std::string title() const;               ///< for people; may be empty
    std::string folder() const;              ///< folder in the pack's list; may be empty
    std::string notes() const;               ///< the designer's notes
    Ruleset ruleset() const;                 ///< the game of the level
    int width() const;                       ///< columns
    int height() const;                      ///< rows
    ShownNumbers shownNumbers() const;       ///< which cells of a temple show numbers
    std::optional<NoGuess> noGuess() const;  ///< nullopt if the level does not promise it
    /// Returns the mechanics that the level promises to need with every seed, in their order.
    std::vector<Mechanic> promisedNeeds() const;
    std::vector<Property> properties() const;  ///< the designer's custom data

    /// Generates the level of a seed: the same on every machine. 8192 × 8192 cells take about ten
    /// seconds with most recipes, and up to 20 with all dangers or many loops. The error names the
    /// failed stage and a remedy.
    Result<Map> generate(std::uint64_t seed, const GenerateOptions& options = {}) const;
    /// Generates the level and records all steps, at most 16 bytes each.
    Result<Recording> record(std::uint64_t seed, const GenerateOptions& options = {}) const;

  private:
    friend class Access;
    explicit Level(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom

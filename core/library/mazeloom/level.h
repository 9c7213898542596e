// SPDX-License-Identifier: MIT
/// @file
/// A level as it is designed, of a pack or made by a program, and its generation.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "mazeloom/map.h"
#include "mazeloom/recording.h"
#include "mazeloom/result.h"
#include "mazeloom/stop.h"

namespace mazeloom {
inline namespace v1 {

/// A step of a recipe: one algorithm, with the parameters that differ from its standard ones. The
/// manual's page *Recipe* lists them.
struct Stage {
    std::string id;  ///< such as "rooms"
    /// A switch, a number, or the id of a choice, each by the parameter's id.
    std::map<std::string, std::variant<bool, std::int64_t, std::string>> parameters;
};

/// What a level is generated as.
struct GenerateOptions {
    /// Of a temple: how many attempts were lost before; each draws new traps and coins.
    std::uint64_t attempt = 0;
    /// Of a descent: the depth of the floor, from 1; 0: the one that the pack has the level at.
    int depth = 0;
    StopFlag stop = nullptr;  ///< to give up
};

/// A level. Copies share it.
class Level {
  public:
    struct Inside;  ///< what it holds; known to the library alone

    /// A level without anything painted, of 1 … 8192 columns and rows, by one of the built-in
    /// recipes "temple", "rooms-and-maze" and "rooms-and-corridors". The shape of a temple is
    /// drawn.
    static Result<Level> design(Ruleset ruleset, int width, int height, const std::string& recipe);
    /// The same by a recipe of one's own. The error names the stage or parameter that is wrong.
    static Result<Level> design(Ruleset ruleset, int width, int height,
                                const std::vector<Stage>& recipe);
    /// A level that is painted: 1 … 8192 rows from the top down, in each a character a cell, as
    /// Map::toText() writes them. The longest row gives the width; what others lack is void. What
    /// stands there is placed, and 'B' and 'X' are a bug and a boss that stay where they are. The
    /// error names row and column, from 1.
    static Result<Level> design(Ruleset ruleset, const std::vector<std::string>& rows,
                                const std::string& recipe);
    /// The same by a recipe of one's own; without stages the level is what is painted.
    static Result<Level> design(Ruleset ruleset, const std::vector<std::string>& rows,
                                const std::vector<Stage>& recipe);

    std::string id() const;                    ///< unique in its pack
    std::string title() const;                 ///< for people; may be empty
    std::string folder() const;                ///< that the pack lists it in; may be empty
    std::string notes() const;                 ///< of the designer
    Ruleset ruleset() const;                   ///< the game that it is for
    int width() const;                         ///< columns
    int height() const;                        ///< rows
    std::vector<Property> properties() const;  ///< the designer's own

    /// The level of a seed: the same on every machine, at most some ten seconds for 8192 × 8192
    /// cells. The error names the stage that failed and what to change.
    Result<Map> generate(std::uint64_t seed, const GenerateOptions& options = {}) const;
    /// The same with all steps of the generation, at most 16 bytes each.
    Result<Recording> record(std::uint64_t seed, const GenerateOptions& options = {}) const;

  private:
    friend class Access;
    explicit Level(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom

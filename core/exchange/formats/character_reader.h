// SPDX-License-Identifier: MIT
// Reads drawings made of characters. Known are the characters of the text format
// (core/level/text/FORMAT.md), characters that the user gave a meaning, and characters that
// roguelikes use for walls, floor and water.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/exchange/drawn.h"

namespace mazeloom::exchange {

/// How a kind of file numbers its characters, and how the user's table of meanings names them.
struct Alphabet {
    std::string_view prefix;  ///< "text" in the key "text #"
    char32_t (*characterOf)(char32_t number);
    bool hasNumbers;  ///< whether keys and notes name a character by its number: "xp 219"
};
/// Numbers are Unicode code points.
extern const Alphabet kTextAlphabet;
/// Numbers below 256 are glyphs of code page 437, the others are Unicode code points.
extern const Alphabet kGlyphAlphabet;

/// The meaning of a character in a drawing.
struct CharacterMeaning {
    /// As in ForeignTiles ("terrain wall"); empty if the text format defines the character, or if
    /// it has no meaning.
    std::string said = {};
    char ofFormat = 0;  ///< the text format's character; 0: none
};

/// Looks up the meaning of a character: first in the user's table, then in the text format, then
/// among the common characters of roguelikes.
class CharacterMeanings {
  public:
    CharacterMeanings(const Alphabet& alphabet, const ImportOptions& options, Imported& result)
        : alphabet_(alphabet), options_(options), result_(result), terrains_(terrainsOf(options)) {}

    const CharacterMeaning& of(char32_t number);
    /// Notes once that a character has no meaning and what became of its cells. Also lists the
    /// character, so that the user can give it a meaning. Returns false if there are too many such
    /// characters.
    bool noteUnknown(grid::Point at, char32_t number, const Sentence& told);
    /// Notes which characters were guessed to be walls, floor or water.
    void noteGuesses();

  private:
    std::string keyOf(char32_t number) const;
    std::string describe(char32_t number) const;

    const Alphabet& alphabet_;
    const ImportOptions& options_;
    Imported& result_;
    const level::TerrainTable terrains_;
    std::unordered_map<char32_t, CharacterMeaning> meanings_;
    std::set<char32_t> unknown_;
    std::map<std::string, std::vector<char32_t>> guesses_;
};

/// Returns the built-in thing for which a character stands in the text format.
std::optional<level::ThingKind> thingOfCharacter(char character);
/// Returns the cell for which a character stands in the text format; nothing if it stands for a
/// thing or has no meaning. `below` is the terrain under a trap or coin.
std::optional<level::Cell> cellOfCharacter(char character, level::Ruleset ruleset,
                                           level::Terrain below = level::Terrain::Floor,
                                           const level::TerrainTable& terrains = {});

/// Reads a drawing, character by character.
class CharacterReader {
  public:
    CharacterReader(const Alphabet& alphabet, const ImportOptions& options, Imported& result)
        : options_(options), terrains_(terrainsOf(options)), meanings_(alphabet, options, result) {}

    /// Adds a character of the drawing by its number. A thing, trap or coin lies on the terrain
    /// `below`. A character without a meaning becomes `below` and is noted once.
    void take(Drawing& drawing, grid::Point at, char32_t number,
              level::Terrain below = level::Terrain::Floor);
    /// Ends the drawing. If the characters form no level, returns the reason.
    std::optional<Problem> finish(Drawing& drawing);
    /// Returns the drawing's game. A character that only levels of one game contain counts for that
    /// game, and the higher count decides. Doors and furniture do not count, because the
    /// handcrafted rooms of both games contain them.
    level::Ruleset ruleset() const;

  private:
    void takeCell(Drawing& drawing, grid::Point at, level::Cell cell, bool isSecret);
    void takeThing(Drawing& drawing, grid::Point at, std::string kind, level::Terrain below);
    void takeSaid(Drawing& drawing, grid::Point at, std::string_view meaning, level::Terrain below);

    const ImportOptions& options_;
    const level::TerrainTable terrains_;
    CharacterMeanings meanings_;
    bool hasSecrets_ = false;
    bool hasTooMany_ = false;
    bool isNoDrawing_ = false;
    /// Numbers of characters that only levels of one of the games contain.
    std::size_t ofTemple_ = 0;
    std::size_t ofDescent_ = 0;
    bool mayBeDescent_ = false;
};

}  // namespace mazeloom::exchange

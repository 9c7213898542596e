// SPDX-License-Identifier: MIT
// Reads drawings made of characters: those of the text format (core/level/text/FORMAT.md),
// those that the user gave a meaning, and those that roguelikes use for walls, floor and water.
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

/// How a file numbers its characters, and their names in the user's table of meanings.
struct Alphabet {
    std::string_view prefix;  ///< "text" in the key "text #"
    char32_t (*characterOf)(char32_t number);
    bool hasNumbers;  ///< whether they are font glyphs, which keys and notes name by number: "xp
                      ///< 219"
};
/// Numbers are Unicode code points.
extern const Alphabet kTextAlphabet;
/// Numbers below 256 are from code page 437, the others are Unicode code points.
extern const Alphabet kGlyphAlphabet;

/// The meaning of a character in a drawing.
struct CharacterMeaning {
    /// As in ForeignTiles ("terrain wall"); empty if the text format defines it or nothing does.
    std::string said = {};
    char ofFormat = 0;  ///< the text format's character; 0: none
};

/// Looks up the meanings of characters: first the user's, then the text format's, then the common
/// ones of roguelikes.
class CharacterMeanings {
  public:
    CharacterMeanings(const Alphabet& alphabet, const ImportOptions& options, Imported& result)
        : alphabet_(alphabet), options_(options), result_(result), terrains_(terrainsOf(options)) {}

    const CharacterMeaning& of(char32_t number);
    /// Notes once that a character has no meaning and what became of its cells, and lists it so
    /// that the user can give it one. Returns false if there are too many such characters.
    bool noteUnknown(grid::Point at, char32_t number, std::string_view consequence);
    /// Notes which characters were interpreted as walls, floor and water.
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

/// Returns the built-in thing of a text format character.
std::optional<level::ThingKind> thingOfCharacter(char character);
/// Returns the cell of a character that is not a thing. Marks that can lie on several terrains lie
/// on `below`.
std::optional<level::Cell> cellOfCharacter(char character, level::Ruleset ruleset,
                                           level::Terrain below = level::Terrain::Floor,
                                           const level::TerrainTable& terrains = {});

/// A drawing, character by character.
class CharacterReader {
  public:
    CharacterReader(const Alphabet& alphabet, const ImportOptions& options, Imported& result)
        : options_(options), terrains_(terrainsOf(options)), meanings_(alphabet, options, result) {}

    /// Adds a character of the drawing by its number. A thing stands on `below`, by default floor.
    /// A character without a meaning becomes floor and is noted once.
    void take(Drawing& drawing, grid::Point at, char32_t number,
              level::Terrain below = level::Terrain::Floor);
    /// Ends the drawing; returns the reason if the characters form no level.
    std::optional<Problem> finish(Drawing& drawing);
    /// Returns the game with the most exclusive characters. Both games have doors and furniture, in
    /// handcrafted rooms.
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
    /// Counts of characters that are exclusive to one game's levels.
    std::size_t ofTemple_ = 0;
    std::size_t ofDescent_ = 0;
    bool mayBeDescent_ = false;
};

}  // namespace mazeloom::exchange

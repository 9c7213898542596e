// SPDX-License-Identifier: MIT
// Drawings in characters: those of the text format (CONTRIBUTING.md, "Text format"), those that
// somebody gave a meaning to, and those that roguelikes draw walls, floor and water with.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/doors/drawn.h"

namespace mazeloom::doors {

/// How a file numbers its characters, and how these are named where somebody says what they stand
/// for.
struct Alphabet {
    std::string_view prefix;  ///< "text" of the key "text #"
    char32_t (*characterOf)(char32_t number);
    bool hasNumbers;  ///< glyphs of a font, which keys and notes name by number: "xp 219"
};
/// Numbers are Unicode's.
extern const Alphabet kTextAlphabet;
/// Numbers below 256 are those of code page 437, the others Unicode's.
extern const Alphabet kGlyphAlphabet;

/// What a character of a drawing stands for.
struct CharacterMeaning {
    /// As in ForeignTiles ("terrain wall"); empty where the text format or nobody says it.
    std::string said = {};
    char ofFormat = 0;  ///< the text format's character; 0: none of it
};

/// Looks up what characters stand for: what somebody said counts most, then the text format, then
/// what roguelikes have in common.
class CharacterMeanings {
  public:
    CharacterMeanings(const Alphabet& alphabet, const ImportOptions& options, Imported& result)
        : alphabet_(alphabet), options_(options), result_(result), terrains_(terrainsOf(options)) {}

    const CharacterMeaning& of(char32_t number);
    /// Notes once that a character stands for nothing, and what became of its cells; offers it to
    /// whoever can give it a meaning. False if there are too many such characters.
    bool noteUnknown(grid::Point at, char32_t number, std::string_view consequence);
    /// Notes which characters were taken for walls, floor and water.
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

/// The thing of the program's that a character of the text format stands for.
std::optional<level::ThingKind> thingOfCharacter(char character);
/// The cell that a character stands for, where it stands for no thing; what can lie on several
/// terrains lies on `below`.
std::optional<level::Cell> cellOfCharacter(char character, level::Ruleset ruleset,
                                           level::Terrain below = level::Terrain::Floor,
                                           const level::TerrainTable& terrains = {});

/// A drawing, character by character.
class CharacterReader {
  public:
    CharacterReader(const Alphabet& alphabet, const ImportOptions& options, Imported& result)
        : options_(options), terrains_(terrainsOf(options)), meanings_(alphabet, options, result) {}

    /// Takes a character of the drawing by its number. What stands for a thing has floor below it,
    /// unless `below` is known. One that stands for nothing is floor, and is noted once.
    void take(Drawing& drawing, grid::Point at, char32_t number,
              level::Terrain below = level::Terrain::Floor);
    /// All characters were taken; tells why they are no level.
    std::optional<Problem> finish(Drawing& drawing);
    /// The game that most of the characters are of that only one of them has. Both have doors and
    /// furniture, in handcrafted rooms.
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
    /// How many characters are of one game alone, and of levels that are drawn for it.
    std::size_t ofTemple_ = 0;
    std::size_t ofDescent_ = 0;
    bool mayBeDescent_ = false;
};

}  // namespace mazeloom::doors

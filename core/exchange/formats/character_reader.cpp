// SPDX-License-Identifier: MIT
#include "core/exchange/formats/character_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/exchange/encodings/characters.h"
#include "core/exchange/words/formats.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange {

namespace {

using level::Cell;

/// The text format's characters for a wall of the hidden maze, a trap and a coin.
constexpr char kSecret = ',';
constexpr char kTrap = 'x';
constexpr char kCoin = '$';

bool isOfTemples(level::ThingKind kind) {
    return kind <= level::ThingKind::Boss;
}

bool isOfFormat(char32_t character, const level::TerrainTable& terrains) {
    if (character >= 0x80) return false;
    const char letter = static_cast<char>(character);
    return thingOfCharacter(letter) ||
           cellOfCharacter(letter, level::Ruleset::Temple, level::Terrain::Floor, terrains);
}

/// Guesses the meaning of a character: lines and blocks are walls, centred dots are floor, waves
/// are water. Returns an empty text for other characters.
std::string_view guessOf(char32_t character) {
    struct Guess {
        char32_t first;
        char32_t last;
        std::string_view meaning;
    };
    constexpr std::array kGuesses{
        Guess{0x2500, 0x257f, "terrain wall"},  // box drawing
        Guess{0x2580, 0x2590, "terrain wall"},  // blocks, but not the three shades
        Guess{0x2594, 0x259f, "terrain wall"},
        Guess{0x00b7, 0x00b7, "terrain floor"},   // middle dot
        Guess{0x2219, 0x2219, "terrain floor"},   // bullet operator: code page 437, 249
        Guess{0x2248, 0x2248, "terrain water"}};  // almost equal to: code page 437, 247
    const auto found = std::ranges::find_if(kGuesses, [character](const Guess& guess) {
        return guess.first <= character && character <= guess.last;
    });
    return found == kGuesses.end() ? std::string_view() : found->meaning;
}

char32_t itself(char32_t number) {
    return number;
}
char32_t ofGlyph(char32_t number) {
    // Glyph 0 is blank.
    if (number == 0) return U' ';
    return number < 0x100 ? ofCodePage437(static_cast<unsigned char>(number)) : number;
}

}  // namespace

const Alphabet kTextAlphabet{.prefix = "text", .characterOf = itself, .hasNumbers = false};
const Alphabet kGlyphAlphabet{.prefix = "xp", .characterOf = ofGlyph, .hasNumbers = true};

std::string CharacterMeanings::keyOf(char32_t number) const {
    const std::string word =
        alphabet_.hasNumbers ? std::to_string(std::uint32_t{number}) : nameOf(number);
    return std::string(alphabet_.prefix) + ' ' + word;
}

std::string CharacterMeanings::describe(char32_t number) const {
    const std::string character = describeCharacter(alphabet_.characterOf(number));
    if (!alphabet_.hasNumbers) return character;
    return "glyph " + std::to_string(std::uint32_t{number}) + ", " + character + ',';
}

const CharacterMeaning& CharacterMeanings::of(char32_t number) {
    const auto [entry, isNew] = meanings_.try_emplace(number);
    CharacterMeaning& meaning = entry->second;
    if (!isNew) return meaning;
    const char32_t character = alphabet_.characterOf(number);
    // The user's table may name a glyph by its number or by its character.
    for (const std::string& key :
         {keyOf(number), std::string(alphabet_.prefix) + ' ' + nameOf(character)}) {
        const auto said = options_.tiles.find(key);
        if (said == options_.tiles.end()) continue;
        meaning.said = said->second;
        result_.foreignTiles.try_emplace(key);
        return meaning;
    }
    if (isOfFormat(character, terrains_)) {
        meaning.ofFormat = static_cast<char>(character);
        return meaning;
    }
    meaning.said = guessOf(character);
    if (!meaning.said.empty()) {
        guesses_[meaning.said].push_back(number);
        result_.foreignTiles.try_emplace(keyOf(number));
        result_.guessedTiles.emplace(keyOf(number), meaning.said);
    }
    return meaning;
}

bool CharacterMeanings::noteUnknown(grid::Point at, char32_t number, const Sentence& told) {
    if (!unknown_.insert(number).second) return true;
    if (unknown_.size() > kMaxUnknownCharacters) return false;
    std::string what = describe(number);
    if (what.starts_with('"')) what = "character " + what;
    Problem problem = noteAt(options_.file, {}, Phrase{told, {what}});
    problem.cell = at;
    result_.notes.push_back(std::move(problem));
    result_.foreignTiles.try_emplace(keyOf(number));
    return true;
}

void CharacterMeanings::noteGuesses() {
    for (auto& [meaning, numbers] : guesses_) {
        std::ranges::sort(numbers);
        std::string list;
        for (const char32_t number : numbers) {
            if (!list.empty()) list += ", ";
            list += '"' + toUtf8(alphabet_.characterOf(number)) + '"';
        }
        const std::string terrain = meaning.substr(meaning.find(' ') + 1);
        const Sentence& told = numbers.size() == 1 ? kTakenFor : kAllTakenFor;
        result_.notes.push_back(noteAt(options_.file, {}, Phrase{told, {list, terrain}}));
    }
}

std::optional<level::ThingKind> thingOfCharacter(char character) {
    for (const level::ThingKind thing : level::kThingKinds) {
        if (level::info(thing).glyph == character) return thing;
    }
    return std::nullopt;
}

std::optional<Cell> cellOfCharacter(char character, level::Ruleset ruleset, level::Terrain below,
                                    const level::TerrainTable& terrains) {
    if (character == kSecret) return Cell(level::Terrain::Floor);
    if (character == kTrap) return terrains.cell(below).with(Cell::kTrap);
    if (character == kCoin) return terrains.cell(below).with(Cell::kCoin);
    const auto terrain = terrains.ofCharacter(character);
    if (!terrain) return std::nullopt;
    const Cell cell = terrains.cell(*terrain);
    const bool isAisle = ruleset == level::Ruleset::Temple && *terrain == level::Terrain::Floor;
    return isAisle ? cell.with(Cell::kAisle) : cell;
}

void CharacterReader::take(Drawing& drawing, grid::Point at, char32_t number,
                           level::Terrain below) {
    const CharacterMeaning& meaning = meanings_.of(number);
    if (!meaning.said.empty()) return takeSaid(drawing, at, meaning.said, below);
    const char character = meaning.ofFormat;
    // Reads the character as in a temple, where floor is an aisle. Only finish() knows the game,
    // and removes the aisles if there must be none.
    if (const auto cell = cellOfCharacter(character, level::Ruleset::Temple, below, terrains_)) {
        takeCell(drawing, at, *cell, character == kSecret);
    } else if (const auto kind = thingOfCharacter(character)) {
        takeThing(drawing, at, std::string(level::info(*kind).id), below);
    } else {
        drawing.cells.set(at, terrains_.cell(below));
        isNoDrawing_ = !meanings_.noteUnknown(at, number, kTakenForFloor) || isNoDrawing_;
    }
}

void CharacterReader::takeSaid(Drawing& drawing, grid::Point at, std::string_view meaning,
                               level::Terrain below) {
    if (const auto terrain = level::terrainOf(meaning, terrains_)) {
        const bool isAisle = *terrain == level::Terrain::Floor;
        const Cell cell = terrains_.cell(*terrain);
        takeCell(drawing, at, isAisle ? cell.with(Cell::kAisle) : cell, false);
    } else if (const auto marks = level::marksOf(meaning)) {
        takeCell(drawing, at, terrains_.cell(below).with(*marks), false);
    } else if (const auto kind = level::thingOf(meaning)) {
        takeThing(drawing, at, std::string(*kind), below);
    } else {
        drawing.cells.set(at, terrains_.cell(below));
    }
}

void CharacterReader::takeCell(Drawing& drawing, grid::Point at, Cell cell, bool isSecret) {
    drawing.cells.set(at, cell);
    // The pack's own terrains belong to both games.
    const unsigned canvases =
        level::isOwn(cell.terrain()) ? level::kEveryCanvas : level::info(cell.terrain()).canvases;
    hasSecrets_ = hasSecrets_ || isSecret;
    // Water can be painted only in temples, but stages add it to descent floors too.
    if (isSecret || cell.isTrap() || cell.hasCoin() ||
        (canvases == level::kTempleLevel && cell.terrain() != level::Terrain::Water)) {
        ++ofTemple_;
    }
    mayBeDescent_ = mayBeDescent_ || canvases == level::kDescentCanvases;
}

void CharacterReader::takeThing(Drawing& drawing, grid::Point at, std::string kind,
                                level::Terrain below) {
    drawing.cells.set(at, terrains_.cell(below));
    hasTooMany_ = hasTooMany_ || drawing.things.size() == kMaxDrawnThings;
    if (hasTooMany_) return;
    const auto known = level::thingKind(kind);
    if (known && *known != level::ThingKind::Hero) ++(isOfTemples(*known) ? ofTemple_ : ofDescent_);
    drawing.things.push_back(
        {.place = -1, .kind = std::move(kind), .at = at, .name = {}, .where = {}});
}

std::optional<Problem> CharacterReader::finish(Drawing& drawing) {
    if (hasTooMany_) return tooManyThings(options_);
    if (isNoDrawing_) {
        return problemAt(options_.file, {}, Phrase{kManyCharacters, {kMaxUnknownCharacters}});
    }
    meanings_.noteGuesses();
    // In a temple, if the drawing marks walls of the hidden maze, all other floor is aisle. No
    // other drawing has aisles.
    if (hasSecrets_ && ruleset() == level::Ruleset::Temple) return std::nullopt;
    const grid::Size size = drawing.cells.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            drawing.cells.set({x, y}, drawing.cells.at({x, y}).without(Cell::kAisle));
    }
    return std::nullopt;
}

level::Ruleset CharacterReader::ruleset() const {
    if (ofTemple_ != ofDescent_)
        return ofTemple_ > ofDescent_ ? level::Ruleset::Temple : level::Ruleset::Descent;
    return mayBeDescent_ ? level::Ruleset::Descent : options_.ruleset;
}

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
// Imports levels as text: a character per cell, a row per line (core/level/text/FORMAT.md). If the
// companion file with the level's origin exists, each changed character is a change to the level;
// otherwise the text is a drawing.
#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <tuple>

#include "core/exchange/beside.h"
#include "core/exchange/encodings/characters.h"
#include "core/exchange/formats/character_reader.h"
#include "core/exchange/importer.h"
#include "core/exchange/in/came_back.h"
#include "core/exchange/tally.h"
#include "core/exchange/words/formats.h"
#include "core/in_quotes.h"
#include "core/level/level.h"
#include "core/level/tiles/tile_meaning.h"
#include "core/utf8.h"

namespace mazeloom::exchange {

namespace {

using grid::Point;

constexpr std::array<std::string_view, 2> kTextEndings{"txt", "text"};

/// Calls take(at, character) for each cell of a level of this size. Missing characters count as
/// spaces (void).
template <typename Take>
void forEachCharacter(const std::vector<std::string_view>& lines, grid::Size size, const Stop& stop,
                      const Take& take) {
    PacedStop pace(stop);
    for (int y = 0; y < size.height; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(size.width))) return;
        const auto row = static_cast<std::size_t>(y);
        std::string_view line = row < lines.size() ? lines[row] : std::string_view();
        for (int x = 0; x < size.width; ++x)
            take(Point{x, y}, line.empty() ? U' ' : utf8::takeCharacter(line));
    }
}

/// Whether a text has only ASCII characters. Once `stop` is set, the result is unusable.
bool isAscii(std::string_view text, const Stop& stop) {
    PacedStop pace(stop);
    return std::ranges::all_of(
        text, [&](char c) { return static_cast<unsigned char>(c) < 0x80 && !pace.isAsked(); });
}

/// Removes characters that take no cell from a text, unless the user gave them a meaning, and adds
/// a note for each different one. Once the options' stop is set, the text is unusable.
void leaveOutWithoutCells(std::string& text, const ImportOptions& options, NoteList& notes) {
    // Most texts are ASCII, which has no such characters.
    if (isAscii(text, options.stop)) return;
    PacedStop pace(options.stop);
    Tally tally;
    std::size_t kept = 0;
    std::string_view rest = text;
    while (!rest.empty()) {
        if (pace.isAsked()) return;
        const std::string_view before = rest;
        const char32_t character = utf8::takeCharacter(rest);
        const std::string_view bytes = before.substr(0, before.size() - rest.size());
        if (!takesNoCell(character) || options.tiles.contains("text " + nameOf(character))) {
            // Copies within the text: the write position never overtakes the read position.
            std::ranges::copy(bytes, text.begin() + static_cast<std::ptrdiff_t>(kept));
            kept += bytes.size();
            continue;
        }
        const std::string what = describeCharacter(character);
        tally.add(what, problemAt(options.file, {}, Phrase{kNoWidth, {what}}));
    }
    if (kept == text.size()) return;
    text.resize(kept);
    notes.append(std::move(tally).notes());
}

/// Returns the number of characters in the longest line. If a line is longer than `most`, returns
/// some number above `most`. Once `stop` is set, the result is unusable.
std::size_t widthOf(const std::vector<std::string_view>& lines, std::size_t most,
                    const Stop& stop) {
    constexpr std::size_t kMostBytes = 4;  // of a character in UTF-8
    PacedStop pace(stop);
    std::size_t width = 0;
    for (const std::string_view line : lines) {
        if (line.size() > most * kMostBytes) return most + 1;
        if (pace.isAsked(line.size())) break;
        width = std::max(width, utf8::countCharacters(line));
    }
    return width;
}

/// Reads an exported text that was edited.
class TextReturn {
  public:
    TextReturn(LeftBeside beside, const ImportOptions& options, Imported& result)
        : left_(std::move(beside.left)),
          letters_(std::move(beside.letters)),
          options_(options),
          result_(result),
          meanings_(kTextAlphabet, options, result),
          cells_(left_.made.cells),
          top_(left_.made.cells.size(), -1),
          isThere_(left_.made.things.size(), true) {
        for (std::size_t i = 0; i < left_.made.things.size(); ++i)
            top_.at(left_.made.things[i].at) = static_cast<int>(i);
        rememberNames();
    }

    /// Returns false if there are too many things.
    bool run(const std::vector<std::string_view>& lines) {
        forEachCharacter(lines, left_.made.cells.size(), options_.stop,
                         [this](Point at, char32_t character) {
                             if (new_.size() <= kMaxDrawnThings) take(at, character);
                         });
        if (options_.stop.isAsked()) return true;
        if (new_.size() > kMaxDrawnThings) return false;
        meanings_.noteGuesses();
        result_.notes.append(std::move(idle_).notes());
        std::vector<ForeignThing> things = found();
        comeBack(std::move(left_), {DrawnCells(cells_), std::move(things)}, {}, options_, result_);
        return true;
    }

  private:
    level::Ruleset ruleset() const { return left_.level.ruleset; }
    const level::TerrainTable& terrains() const { return left_.level.terrains; }

    char letterOf(const std::string& kind) const {
        if (const auto known = level::thingKind(kind)) return level::info(*known).glyph;
        const auto letter = letters_.find(kind);
        return letter == letters_.end() ? level::kUnknownLetter : letter->second;
    }

    void take(Point at, char32_t number) {
        const level::Cell made = left_.made.cells.at(at);
        const int thing = top_.at(at);
        const char below = level::glyph(terrains(), ruleset(), made);
        const char was =
            thing < 0 ? below : letterOf(left_.made.things[static_cast<std::size_t>(thing)].kind);
        if (number == static_cast<unsigned char>(was)) return;
        const CharacterMeaning& meaning = meanings_.of(number);
        const char character = number < 0x80 ? static_cast<char>(number) : '\0';
        const std::size_t before = new_.size();
        const auto ground = made.holdsItems() ? made.terrain() : level::Terrain::Floor;
        if (!meaning.said.empty()) {
            if (!takeSaid(at, meaning.said)) return noteUnknown(at, number);
        } else if (character == below) {
            // The thing that stood there is gone.
        } else if (const auto cell = cellOfCharacter(character, ruleset(), ground, terrains())) {
            cells_.at(at) = *cell;
        } else if (const std::string kind = kindOf(character); !kind.empty()) {
            takeThing(at, kind);
        } else {
            return noteUnknown(at, number);
        }
        if (thing >= 0) isThere_[static_cast<std::size_t>(thing)] = false;
        const bool isIdle = thing < 0 && cells_.at(at) == made && new_.size() == before;
        if (isIdle) noteIdle(at, number);
    }

    level::Cell floor() const {
        return *cellOfCharacter(level::glyph(level::Terrain::Floor), ruleset());
    }

    std::string kindOf(char character) const {
        if (const auto kind = thingOfCharacter(character))
            return std::string(level::info(*kind).id);
        const auto own = std::ranges::find_if(
            letters_, [character](const auto& letter) { return letter.second == character; });
        return own == letters_.end() ? std::string() : own->first;
    }

    void takeThing(Point at, std::string kind) {
        if (!left_.made.cells.at(at).isWalkable()) cells_.at(at) = floor();
        new_.push_back({.place = -1, .kind = std::move(kind), .at = at, .name = {}, .where = {}});
    }

    /// Returns false if the meaning is unknown here.
    bool takeSaid(Point at, std::string_view meaning) {
        if (level::lay(meaning, cells_.at(at), terrains())) return true;
        const auto kind = level::thingOf(meaning);
        if (kind) takeThing(at, std::string(*kind));
        return kind.has_value();
    }

    void noteUnknown(Point at, char32_t number) { meanings_.noteUnknown(at, number, kCellStays); }

    /// Notes a changed character that does not change its cell, such as a temple's character in a
    /// descent.
    void noteIdle(Point at, char32_t number) {
        const std::string what = describeCharacter(number);
        Problem problem = problemAt(options_.file, {}, Phrase{kIdle, {what}});
        problem.cell = at;
        idle_.add(what, std::move(problem));
    }

    /// Returns the things of the edited text. A thing that disappears from one cell and appears in
    /// another has moved.
    std::vector<ForeignThing> found() {
        std::map<std::string_view, std::vector<std::size_t>> gone;
        for (std::size_t i = isThere_.size(); i-- > 0;) {
            if (!isThere_[i]) gone[left_.made.things[i].kind].push_back(i);
        }
        for (ForeignThing& thing : new_) {
            const auto list = gone.find(thing.kind);
            if (list == gone.end() || list->second.empty()) continue;
            const std::size_t i = list->second.back();
            list->second.pop_back();
            thing.place = static_cast<int>(i);
            thing.name = nameOf(left_.made.things[i]);
        }
        for (std::size_t i = 0; i < isThere_.size(); ++i) {
            if (!isThere_[i]) continue;
            const Facts::Thing& thing = left_.made.things[i];
            new_.push_back({.place = static_cast<int>(i),
                            .kind = thing.kind,
                            .at = thing.at,
                            .name = nameOf(thing),
                            .where = {}});
        }
        return std::move(new_);
    }

    /// Returns the thing's old name: a text cannot hold names, so names do not change.
    std::string nameOf(const Facts::Thing& thing) const {
        const auto name = names_.find({thing.at.x, thing.at.y, thing.kind});
        return name == names_.end() ? std::string() : name->second;
    }
    void rememberNames() {
        const level::Level* now =
            options_.into == nullptr ? nullptr : options_.into->findLevel(left_.level.id);
        for (const level::Object& object : (now == nullptr ? left_.level : *now).objects) {
            if (!object.id.empty())
                names_.try_emplace({object.at.x, object.at.y, wordOf(object)}, object.id);
        }
    }

    Left left_;
    std::map<std::string, char> letters_;
    const ImportOptions& options_;
    Imported& result_;
    CharacterMeanings meanings_;
    Tally idle_;
    level::CellGrid cells_;
    grid::Grid<int> top_;  ///< index of the topmost thing in Facts::things; −1: none
    std::vector<bool> isThere_;
    std::vector<ForeignThing> new_;
    std::map<std::tuple<int, int, std::string>, std::string> names_;
};

tl::expected<Imported, Problem> importText(std::string bytes, const ImportOptions& options) {
    const std::size_t fileBytes = bytes.size();
    auto text = toUtf8(std::move(bytes), options.encoding, options.stop);
    if (!text) return tl::unexpected(problemAt(options.file, {}, text.error()));
    Imported result;
    leaveOutWithoutCells(*text, options, result.notes);
    constexpr auto kMost = static_cast<std::size_t>(level::kMaxSide);
    // One line more than allowed is enough to refuse the text.
    std::vector<std::string_view> lines = linesOf(*text, kMost + 1, options.stop);
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    const std::size_t width = widthOf(lines, kMost, options.stop);
    if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
    if (width == 0) return tl::unexpected(problemAt(options.file, {}, Phrase(kNoCharacters)));
    if (width > kMost || lines.size() > kMost) {
        return tl::unexpected(problemAt(options.file, {}, Phrase{kManyRows, {kMost}}));
    }
    const grid::Size cells{static_cast<int>(width), static_cast<int>(lines.size())};
    if (isMostlyNothing(cells, fileBytes))
        return tl::unexpected(problemAt(options.file, {}, Phrase(kUnevenRows)));
    if (auto beside = readBesideFile(options, result.notes)) {
        const grid::Size was = beside->left.level.size;
        // Editors remove trailing white space.
        if (cells.width <= was.width && cells.height <= was.height) {
            if (!TextReturn(std::move(*beside), options, result).run(lines))
                return tl::unexpected(tooManyThings(options));
            return result;
        }
        result.notes.push_back(noteAt(options.file, {}, Phrase(kLargerThanExport)));
    }
    Drawing drawing;
    drawing.cells = DrawnCells(cells);
    CharacterReader reader(kTextAlphabet, options, result);
    forEachCharacter(lines, cells, options.stop,
                     [&](Point at, char32_t character) { reader.take(drawing, at, character); });
    lines.clear();
    std::string().swap(*text);
    if (auto problem = reader.finish(drawing)) return tl::unexpected(std::move(*problem));
    ImportOptions known = options;
    known.ruleset = reader.ruleset();
    result.levels.push_back(drawnLevel(drawing, known, result.notes));
    return result;
}

}  // namespace

extern const Importer textImporter;
const Importer textImporter{.id = "text",
                            .title = "Text",
                            .endings = kTextEndings,
                            .isText = true,
                            .read = importText,
                            .maxBytes = kMaxDrawnTextBytes};

}  // namespace mazeloom::exchange

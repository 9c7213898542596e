// SPDX-License-Identifier: MIT
// Levels as text: a character a cell, a row a line (CONTRIBUTING.md, "Text format"). Where the file
// lies beside that says what the level was when it left, characters that are another now are what
// was changed; all else is a drawing.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "core/doors/beside.h"
#include "core/doors/drawn.h"
#include "core/doors/importer.h"
#include "core/in_quotes.h"
#include "core/level/level.h"

namespace mazeloom::doors {

namespace {

using grid::Point;

constexpr std::array<std::string_view, 2> kTextEndings{"txt", "text"};

/// The lines without what ends them; those without anything at the end are left out.
std::vector<std::string_view> linesOf(std::string_view text) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
        // One more is enough to refuse them.
        if (lines.size() > static_cast<std::size_t>(level::kMaxSide)) break;
    }
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

using Characters = grid::Grid<char>;

/// Lines that are shorter than others end in void.
Characters charactersOf(const std::vector<std::string_view>& lines, grid::Size size) {
    Characters characters(size, ' ');
    for (int y = 0; y < static_cast<int>(lines.size()); ++y)
        std::ranges::copy(lines[static_cast<std::size_t>(y)], characters.row(y).begin());
    return characters;
}

/// A text that left and was edited.
class TextReturn {
  public:
    TextReturn(LeftBeside beside, const ImportOptions& options, Imported& result)
        : left_(std::move(beside.left)),
          letters_(std::move(beside.letters)),
          options_(options),
          result_(result),
          cells_(left_.made.cells),
          top_(left_.made.cells.size(), -1),
          isThere_(left_.made.things.size(), true) {
        for (std::size_t i = 0; i < left_.made.things.size(); ++i)
            top_.at(left_.made.things[i].at) = static_cast<int>(i);
        rememberNames();
    }

    /// False where there are too many things.
    bool run(const Characters& characters) {
        for (int y = 0; y < characters.size().height; ++y) {
            for (int x = 0; x < characters.size().width; ++x)
                take({x, y}, characters.at({x, y}));
            if (new_.size() > kMaxDrawnThings) return false;
        }
        std::vector<ForeignThing> things = found();
        comeBack(std::move(left_), std::move(cells_), std::move(things), options_, result_);
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

    void take(Point at, char character) {
        const level::Cell made = left_.made.cells.at(at);
        const int thing = top_.at(at);
        const char below = level::glyph(terrains(), ruleset(), made);
        const char was =
            thing < 0 ? below : letterOf(left_.made.things[static_cast<std::size_t>(thing)].kind);
        if (character == was) return;
        const auto ground = made.holdsItems() ? made.terrain() : level::Terrain::Floor;
        if (character == below) {
            // What stood there is gone.
        } else if (const auto cell = cellOfCharacter(character, ruleset(), ground, terrains())) {
            cells_.at(at) = *cell;
        } else if (const std::string kind = kindOf(character); !kind.empty()) {
            if (!made.isWalkable()) cells_.at(at) = floor();
            new_.push_back({.place = -1, .kind = kind, .at = at, .name = {}, .where = {}});
        } else {
            note(at, character);
            return;
        }
        if (thing >= 0) isThere_[static_cast<std::size_t>(thing)] = false;
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

    void note(Point at, char character) {
        Problem problem = problemAt(options_.file, {},
                                    "character " + inQuotes(std::string(1, character)) +
                                        " stands for nothing: the cell stays as it was");
        problem.severity = Severity::Warning;
        problem.cell = at;
        if (!isNoted_[static_cast<unsigned char>(character)])
            result_.notes.push_back(std::move(problem));
        isNoted_[static_cast<unsigned char>(character)] = true;
    }

    /// Those that still stand where they stood, and those that stand elsewhere: who is gone from
    /// one cell and new in another has moved.
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

    /// A text has no place for names, so they stay as they are.
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
    level::CellGrid cells_;
    grid::Grid<int> top_;  ///< the thing that is seen, by its place among those made; −1: none
    std::vector<bool> isThere_;
    std::vector<ForeignThing> new_;
    std::map<std::tuple<int, int, std::string>, std::string> names_;
    std::array<bool, 256> isNoted_{};
};

tl::expected<Imported, Problem> importText(std::string_view bytes, const ImportOptions& options) {
    const std::vector<std::string_view> lines = linesOf(bytes);
    std::size_t width = 0;
    for (const std::string_view line : lines)
        width = std::max(width, line.size());
    constexpr auto kMost = static_cast<std::size_t>(level::kMaxSide);
    if (width == 0) return tl::unexpected(problemAt(options.file, {}, "has no characters"));
    if (width > kMost || lines.size() > kMost) {
        return tl::unexpected(
            problemAt(options.file, {},
                      "has more than " + std::to_string(kMost) + " rows or characters a row"));
    }
    const grid::Size size{static_cast<int>(width), static_cast<int>(lines.size())};
    if (isMostlyNothing(size, bytes.size()))
        return tl::unexpected(problemAt(options.file, {}, "has rows of too different lengths"));
    Imported result;
    if (auto beside = readBesideFile(options, result.notes)) {
        const grid::Size was = beside->left.level.size;
        // Editors cut off what is blank at the end of a line.
        if (size.width <= was.width && size.height <= was.height) {
            if (!TextReturn(std::move(*beside), options, result).run(charactersOf(lines, was)))
                return tl::unexpected(tooManyThings(options));
            return result;
        }
        Problem note = problemAt(options.file, {},
                                 "is larger than the level that left: it was taken for a drawing");
        note.severity = Severity::Warning;
        result.notes.push_back(std::move(note));
    }
    const Characters characters = charactersOf(lines, size);
    Drawing drawing;
    drawing.cells = level::CellGrid(size);
    CharacterReader reader(options, result.notes);
    for (int y = 0; y < size.height; ++y) {
        // Where the text ends, the file shows nothing.
        for (int x = 0; x < size.width; ++x)
            reader.take(drawing, {x, y}, characters.at({x, y}));
    }
    if (auto problem = reader.finish(drawing)) return tl::unexpected(std::move(*problem));
    ImportOptions known = options;
    known.ruleset = reader.ruleset();
    result.levels.push_back(drawnLevel(drawing, known, result.notes));
    return result;
}

}  // namespace

extern const Importer textImporter;
const Importer textImporter{
    .id = "text", .title = "Text", .endings = kTextEndings, .read = importText};

}  // namespace mazeloom::doors

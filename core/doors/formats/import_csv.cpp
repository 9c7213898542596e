// SPDX-License-Identifier: MIT
// A number or word a cell, a row a line. What they stand for says the legend beside, as csv.cpp
// writes it, or somebody.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "core/doors/drawn.h"
#include "core/doors/importer.h"
#include "core/in_quotes.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::doors {

namespace {

constexpr std::array<std::string_view, 1> kCsvEndings{"csv"};
constexpr std::size_t kMostWords = 10'000;
constexpr std::size_t kMostLetters = 200;  ///< of a word

/// Takes fields from a line, which may be quoted; empty ones too.
std::vector<std::string> fieldsOf(std::string_view line, std::size_t most, char separator) {
    std::vector<std::string> fields(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (isQuoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back() += c;
            ++i;
        } else if (c == '"') {
            isQuoted = !isQuoted;
        } else if (c == separator && !isQuoted) {
            // One more is enough to refuse them.
            if (fields.size() > most) break;
            fields.emplace_back();
        } else if (isQuoted || (c != ' ' && c != '\r')) {
            fields.back() += c;
        }
    }
    return fields;
}

/// Calls use(line) for each until it says false.
template <typename Use>
void forEachLine(std::string_view text, const Use& use) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (!use(line)) return;
    }
}

/// Files of some countries' spreadsheets have semicolons.
char separatorOf(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    for (const char separator : {',', ';', '\t'}) {
        if (line.find(separator) != std::string_view::npos) return separator;
    }
    return ',';
}

/// "terrain wall" by what the cells say.
using Legend = std::map<std::string, std::string>;

Legend legendBeside(const ImportOptions& options) {
    Legend legend;
    if (!options.beside) return legend;
    const auto text =
        options.beside(std::filesystem::path(options.file).stem().string() + "-legend.csv");
    if (!text) return legend;
    const char separator = separatorOf(*text);
    forEachLine(*text, [&](std::string_view line) {
        // Names of terrains have spaces: in quotes or not, they are no part of the comparison.
        const std::vector<std::string> fields = fieldsOf(line, 3, separator);
        if (fields.size() < 2) return true;
        for (const level::TerrainInfo& terrain : level::kTerrains) {
            std::string name(terrain.name);
            std::erase(name, ' ');
            if (fields[1] == name || fields[1] == terrain.name || fields[1] == terrain.id)
                legend[fields[0]] = "terrain " + std::string(terrain.id);
        }
        if (const auto own = terrainsOf(options).named(fields[1]);
            own && level::isOwn(*own) && !legend.contains(fields[0])) {
            legend[fields[0]] = "terrain " + fields[1];
        }
        return legend.size() < kMostWords;
    });
    return legend;
}

class CsvImport {
  public:
    explicit CsvImport(const ImportOptions& options)
        : options_(options), terrains_(terrainsOf(options)), legend_(legendBeside(options)) {}

    tl::expected<Imported, Problem> run(std::string_view text) {
        const char separator = separatorOf(text);
        std::optional<std::string> flaw;
        constexpr auto kMost = static_cast<std::size_t>(level::kMaxSide);
        forEachLine(text, [&](std::string_view line) {
            if (line.empty() || line == "\r") return true;
            std::vector<std::uint16_t> row;
            for (const std::string& field : fieldsOf(line, kMost, separator)) {
                const auto number = numberOf(field);
                if (!number) {
                    flaw = "row " + std::to_string(rows_.size() + 1) + " has a word of more than " +
                           std::to_string(kMostLetters) + " letters, or the file more than " +
                           std::to_string(kMostWords) + " different ones";
                    return false;
                }
                row.push_back(*number);
            }
            width_ = std::max(width_, row.size());
            rows_.push_back(std::move(row));
            if (width_ > kMost || rows_.size() > kMost)
                flaw = "has more than " + std::to_string(kMost) + " rows or cells a row";
            return !flaw;
        });
        if (!flaw && rows_.empty()) flaw = "has no cells";
        const grid::Size size{static_cast<int>(width_), static_cast<int>(rows_.size())};
        if (!flaw && isMostlyNothing(size, text.size())) flaw = "has rows of too different lengths";
        if (flaw) return tl::unexpected(problemAt(options_.file, {}, std::move(*flaw)));
        return draw();
    }

  private:
    std::optional<std::uint16_t> numberOf(const std::string& word) {
        const auto known = numbers_.find(word);
        if (known != numbers_.end()) return known->second;
        if (words_.size() == kMostWords || word.size() > kMostLetters) return std::nullopt;
        const auto number = static_cast<std::uint16_t>(words_.size());
        numbers_[word] = number;
        words_.push_back(meaningOf(word));
        return number;
    }

    /// What somebody said counts more than the legend. Empty cells, and Tiled's −1, show nothing.
    std::string meaningOf(const std::string& word) {
        const auto said = options_.tiles.find("csv " + word);
        if (said != options_.tiles.end()) return said->second;
        const auto entry = legend_.find(word);
        if (entry != legend_.end()) return entry->second;
        if (word.empty() || word == "-1") return "terrain void";
        for (const level::TerrainInfo& terrain : level::kTerrains) {
            if (word == terrain.id) return "terrain " + word;
        }
        // As the pack's own are named in a legend: "own:swamp".
        if (terrains_.withId(word)) return "terrain " + word;
        unknown_.insert("csv " + word);
        return {};
    }

    tl::expected<Imported, Problem> draw() {
        Drawing drawing;
        drawing.cells = level::CellGrid({static_cast<int>(width_), static_cast<int>(rows_.size())});
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            for (std::size_t x = 0; x < rows_[y].size(); ++x) {
                const grid::Point at{static_cast<int>(x), static_cast<int>(y)};
                const std::string& meaning = words_[rows_[y][x]];
                level::Cell& cell = drawing.cells.at(at);
                const level::TerrainTable& terrains = terrains_;
                cell = terrains.cell(
                    level::terrainOf(meaning, terrains).value_or(level::Terrain::Floor));
                if (const auto marks = level::marksOf(meaning)) cell = cell.with(*marks);
                if (const auto kind = level::thingOf(meaning)) {
                    drawing.things.push_back({.place = -1,
                                              .kind = std::string(*kind),
                                              .at = at,
                                              .name = {},
                                              .where = {}});
                }
            }
            if (drawing.things.size() > kMaxDrawnThings)
                return tl::unexpected(tooManyThings(options_));
        }
        Imported result;
        result.levels.push_back(drawnLevel(drawing, options_, result.notes));
        result.unknownTiles.assign(unknown_.begin(), unknown_.end());
        return result;
    }

    const ImportOptions& options_;
    const level::TerrainTable terrains_;
    Legend legend_;
    std::map<std::string, std::uint16_t> numbers_;
    std::vector<std::string> words_;  ///< what they stand for
    std::vector<std::vector<std::uint16_t>> rows_;
    std::size_t width_ = 0;
    std::set<std::string> unknown_;
};

tl::expected<Imported, Problem> importCsv(std::string_view bytes, const ImportOptions& options) {
    return CsvImport(options).run(bytes);
}

}  // namespace

extern const Importer csvImporter;
const Importer csvImporter{.id = "csv", .title = "CSV", .endings = kCsvEndings, .read = importCsv};

}  // namespace mazeloom::doors

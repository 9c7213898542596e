// SPDX-License-Identifier: MIT
// CSV import: reads a number or word per cell and a row per line. The meanings of the words come
// from the companion legend that csv.cpp writes, or from the user.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/exchange/drawn.h"
#include "core/exchange/encodings/characters.h"
#include "core/exchange/foreign.h"
#include "core/exchange/importer.h"
#include "core/exchange/words/formats.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange {

namespace {

constexpr std::array<std::string_view, 1> kCsvEndings{"csv"};
constexpr std::size_t kMostWords = 10'000;
constexpr std::size_t kMostLetters = 200;  ///< length of a word
/// Reading a field costs as much as this many cells.
constexpr std::uint64_t kFieldWork = 8;

using Fields = std::vector<std::string>;

/// Reads rows of fields (RFC 4180 and the variants of spreadsheets): a quoted field may contain
/// separators and line ends. White space around fields is ignored. Once `stop` is set, the text
/// ends.
class CsvRows {
  public:
    CsvRows(std::string_view text, const Stop& stop) : text_(text), pace_(stop) {
        if (!takeSaidSeparator()) separator_ = separatorOf(text_);
    }

    bool isAtEnd() const { return text_.empty(); }
    /// Whether the last row ended inside quotes, so that it includes the rest of the file.
    bool isUnclosed() const { return isUnclosed_; }

    /// Returns at most the first `most` + 1 fields of the next row, which is enough to refuse a
    /// longer row.
    Fields next(std::size_t most) {
        Fields fields(1);
        bool isQuoted = false;
        bool isFull = false;
        while (!text_.empty()) {
            if (pace_.isAsked()) {
                text_ = {};
                break;
            }
            const char c = text_.front();
            if (!isQuoted && (c == '\r' || c == '\n')) {
                takeLineEnd();
                break;
            }
            text_.remove_prefix(1);
            if (c == '"') {
                const bool isLetter = isQuoted && text_.starts_with('"');
                if (isLetter) {
                    if (!isFull) add(fields.back(), c);
                    text_.remove_prefix(1);
                } else {
                    isQuoted = !isQuoted;
                }
            } else if (c == separator_ && !isQuoted) {
                if (c == ' ' && isBetweenFields(fields.back())) continue;
                isFull = fields.size() > most;
                if (isFull) continue;
                trim(fields.back());
                fields.emplace_back();
            } else if (!isFull) {
                add(fields.back(), c);
            }
        }
        trim(fields.back());
        isUnclosed_ = isQuoted;
        return fields;
    }

  private:
    /// Reads Excel's separator line, such as sep=; in uppercase or lowercase, quoted or not.
    /// Returns false if the text has no such line.
    bool takeSaidSeparator() {
        constexpr std::string_view kSaid = "sep=";
        constexpr std::size_t kMostLength = kSaid.size() + 3;
        std::string_view line = text_.substr(0, kMostLength + 1);
        line = line.substr(0, line.find_first_of("\r\n"));
        const std::size_t length = line.size();
        const bool isQuoted = line.size() > 1 && line.starts_with('"') && line.ends_with('"');
        if (isQuoted) line = line.substr(1, line.size() - 2);
        const bool isSaid =
            line.size() == kSaid.size() + 1 &&
            std::ranges::equal(line.substr(0, kSaid.size()), kSaid, [](char c, char small) {
                return c == small || (small != '=' && c == small - 'a' + 'A');
            });
        if (!isSaid) return false;
        separator_ = line.back();
        text_.remove_prefix(length);
        takeLineEnd();
        return true;
    }

    /// Returns the separator of the first row, ignoring characters in quotes. In some countries,
    /// spreadsheets write semicolons. Spaces separate only numbers, because words may contain them.
    char separatorOf(std::string_view text) {
        constexpr std::string_view kSeparators = ",;\t";
        std::size_t first = kSeparators.size();
        bool isQuoted = false;
        bool areNumbers = true;
        for (const char c : text) {
            if (pace_.isAsked() || (!isQuoted && (c == '\r' || c == '\n'))) break;
            if (c == '"') isQuoted = !isQuoted;
            if (!isQuoted) first = std::min(first, kSeparators.find(c));
            areNumbers = areNumbers && (c == ' ' || c == '-' || (c >= '0' && c <= '9'));
        }
        if (first < kSeparators.size()) return kSeparators[first];
        return areNumbers ? ' ' : ',';
    }

    /// Whether a space before the rest of the text separates no fields: several spaces count as
    /// one, and spaces at the ends of a row do not count. `field` is the text since the last
    /// separator.
    bool isBetweenFields(std::string_view field) const {
        return field.empty() || text_.empty() ||
               kWhite.find(text_.front()) != std::string_view::npos;
    }

    void takeLineEnd() {
        text_.remove_prefix(text_.starts_with("\r\n") ? 2 : std::min<std::size_t>(text_.size(), 1));
    }

    /// Appends to a field. An unclosed field may contain the whole file, so only enough of it is
    /// kept to show that it is too long for a word.
    static void add(std::string& field, char c) {
        const bool isLeading = field.empty() && kWhite.find(c) != std::string_view::npos;
        if (!isLeading && field.size() < kMostKept) field += c;
    }

    static constexpr std::string_view kWhite = " \t\r\n";
    static constexpr std::size_t kMostKept = std::size_t{1} << 16;

    static void trim(std::string& field) {
        field.erase(field.find_last_not_of(kWhite) + 1);
        field.erase(0, field.find_first_not_of(kWhite));
    }

    std::string_view text_;
    PacedStop pace_;
    char separator_ = ',';
    bool isUnclosed_ = false;
};

/// Meanings such as "terrain wall", by cell content.
using Legend = std::map<std::string, std::string>;

Legend legendBeside(const ImportOptions& options) {
    Legend legend;
    if (!options.beside) return legend;
    const auto bytes =
        options.beside(std::filesystem::path(options.file).stem().string() + "-legend.csv");
    if (!bytes) return legend;
    // Text that is not Unicode is read as Latin-1, which can decode any bytes.
    auto text = toUtf8(*bytes, Encoding::Unicode);
    if (!text) text = toUtf8(*bytes, Encoding::Latin1);
    if (!text) return legend;
    CsvRows rows(*text, options.stop);
    while (!rows.isAtEnd() && legend.size() < kMostWords) {
        // A legend can write the name of a terrain with or without its spaces.
        const Fields fields = rows.next(3);
        if (fields.size() < 2) continue;
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
    }
    return legend;
}

class CsvImport {
  public:
    explicit CsvImport(const ImportOptions& options)
        : options_(options), terrains_(terrainsOf(options)), legend_(legendBeside(options)) {}

    tl::expected<Imported, Problem> run(std::string text) {
        const std::size_t bytes = text.size();
        std::optional<Phrase> flaw;
        constexpr auto kMost = static_cast<std::size_t>(level::kMaxSide);
        CsvRows lines(text, options_.stop);
        PacedStop pace(options_.stop);
        while (!flaw && !lines.isAtEnd()) {
            // A row may end with a separator, so it can have one empty field more than cells.
            const Fields fields = lines.next(kMost + 1);
            if (lines.isUnclosed()) {
                flaw = {kUnclosedQuote, {rows_.size() + 1}};
                break;
            }
            if (fields == Fields(1)) continue;
            std::vector<std::uint16_t> row;
            row.reserve(fields.size());
            if (pace.isAsked(kFieldWork * fields.size())) flaw = {kPlain, {kStopped}};
            for (const std::string& field : fields) {
                const auto number = numberOf(field);
                if (!number) {
                    flaw = {kLongWord, {rows_.size() + 1, kMostLetters, kMostWords}};
                    break;
                }
                row.push_back(*number);
            }
            width_ = std::max(width_, row.size());
            rows_.push_back(std::move(row));
            if (width_ > kMost + 1 || rows_.size() > kMost) flaw = tooMany();
        }
        if (!flaw && width_ > 1 && isLastColumnEmpty()) leaveOutLastColumn();
        if (!flaw && width_ > kMost) flaw = tooMany();
        if (!flaw && rows_.empty()) flaw = kNoCsvCells;
        const grid::Size size{static_cast<int>(width_), static_cast<int>(rows_.size())};
        if (!flaw && isMostlyNothing(size, bytes)) flaw = kUnevenRows;
        if (flaw) return tl::unexpected(problemAt(options_.file, {}, std::move(*flaw)));
        std::string().swap(text);
        return draw();
    }

  private:
    static Phrase tooMany() { return {kManyCsvCells, {level::kMaxSide}}; }

    /// Whether the last field is empty in all of the longest rows. This is so if rows end with a
    /// separator, as in LDtk's files.
    bool isLastColumnEmpty() const {
        const auto empty = numbers_.find("");
        return empty != numbers_.end() && std::ranges::all_of(rows_, [&](const auto& row) {
                   return row.size() < width_ || row.back() == empty->second;
               });
    }
    void leaveOutLastColumn() {
        --width_;
        for (std::vector<std::uint16_t>& row : rows_)
            row.resize(std::min(row.size(), width_));
    }

    std::optional<std::uint16_t> numberOf(const std::string& word) {
        const auto known = numbers_.find(word);
        if (known != numbers_.end()) return known->second;
        if (words_.size() == kMostWords || word.size() > kMostLetters) return std::nullopt;
        const auto number = static_cast<std::uint16_t>(words_.size());
        numbers_[word] = number;
        words_.push_back(meaningOf(word));
        return number;
    }

    /// Returns the meaning of a word. The user's meaning overrides the legend. Empty cells mean
    /// void, and so does Tiled's −1.
    std::string meaningOf(const std::string& word) {
        const auto said = options_.tiles.find("csv " + word);
        if (said != options_.tiles.end()) {
            said_.insert(said->first);
            return said->second;
        }
        const auto entry = legend_.find(word);
        if (entry != legend_.end()) return entry->second;
        if (word.empty() || word == "-1") return "terrain void";
        for (const level::TerrainInfo& terrain : level::kTerrains) {
            if (word == terrain.id) return "terrain " + word;
        }
        // A word can name one of the pack's own terrains as legends do: "own:swamp".
        if (terrains_.withId(word)) return "terrain " + word;
        if (auto named = meaningNamed(word, terrains_)) return *std::move(named);
        unknown_.insert("csv " + word);
        return {};
    }

    tl::expected<Imported, Problem> draw() {
        Imported result;
        tellShortRows(result.notes);
        Drawing drawing;
        drawing.cells = DrawnCells({static_cast<int>(width_), static_cast<int>(rows_.size())});
        PacedStop pace(options_.stop);
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            if (pace.isAsked(width_)) return tl::unexpected(stoppedImport(options_));
            // Frees each row's memory once the row is drawn.
            const std::vector<std::uint16_t> row = std::exchange(rows_[y], {});
            for (std::size_t x = 0; x < row.size(); ++x) {
                const grid::Point at{static_cast<int>(x), static_cast<int>(y)};
                drawOnFloor(drawing, at, words_[row[x]], terrains_);
            }
            if (drawing.things.size() > kMaxDrawnThings)
                return tl::unexpected(tooManyThings(options_));
        }
        result.levels.push_back(drawnLevel(drawing, options_, result.notes));
        result.unknownTiles.assign(unknown_.begin(), unknown_.end());
        for (const std::string& name : said_)
            result.foreignTiles.try_emplace(name);
        return result;
    }

    /// Notes rows with missing cells.
    void tellShortRows(NoteList& notes) const {
        const auto isShort = [this](const auto& row) { return row.size() < width_; };
        const auto first = std::ranges::find_if(rows_, isShort);
        if (first == rows_.end()) return;
        const auto others = std::ranges::count_if(first + 1, rows_.end(), isShort);
        notes.push_back(noteAt(options_.file, {},
                               Phrase{others == 0   ? kShortRow
                                      : others == 1 ? kShortRowAndOne
                                                    : kShortRows,
                                      {first - rows_.begin() + 1, first->size(), width_, others}}));
    }

    const ImportOptions& options_;
    const level::TerrainTable terrains_;
    Legend legend_;
    std::map<std::string, std::uint16_t> numbers_;
    std::vector<std::string> words_;  ///< meanings, by number of the word
    std::vector<std::vector<std::uint16_t>> rows_;
    std::size_t width_ = 0;
    std::set<std::string> unknown_;
    std::set<std::string> said_;  ///< words that the user gave a meaning
};

tl::expected<Imported, Problem> importCsv(std::string bytes, const ImportOptions& options) {
    auto text = toUtf8(std::move(bytes), options.encoding, options.stop);
    if (!text) return tl::unexpected(problemAt(options.file, {}, text.error()));
    return CsvImport(options).run(*std::move(text));
}

}  // namespace

extern const Importer csvImporter;
const Importer csvImporter{.id = "csv",
                           .title = "CSV",
                           .endings = kCsvEndings,
                           .isText = true,
                           .read = importCsv,
                           .maxBytes = kMaxDrawnTextBytes};

}  // namespace mazeloom::exchange

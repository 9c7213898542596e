// SPDX-License-Identifier: MIT
// REXPaint's pictures of characters (.xp): layers over each other, each cell a character that
// stands for terrain or a thing, as in the text format.
#include <array>
#include <optional>

#include "core/doors/encodings/bytes.h"
#include "core/doors/formats/character_reader.h"
#include "core/doors/importer.h"
#include "core/level/level.h"

namespace mazeloom::doors {

namespace {

constexpr std::array<std::string_view, 1> kXpEndings{"xp"};
/// REXPaint has nine.
constexpr std::int32_t kMostLayers = 64;
constexpr std::size_t kCellBytes = 10;

/// Numbers of four bytes, the lowest first; nothing beyond the end.
class XpBytes {
  public:
    explicit XpBytes(std::string_view bytes) : bytes_(bytes) {}

    std::optional<std::int32_t> number() {
        if (bytes_.size() < 4) return std::nullopt;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value |= std::uint32_t{static_cast<unsigned char>(bytes_[i])} << (8 * i);
        bytes_.remove_prefix(4);
        return static_cast<std::int32_t>(value);
    }
    std::size_t left() const { return bytes_.size(); }
    /// The next so many bytes, which are there.
    std::string_view take(std::size_t count) {
        const std::string_view taken = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return taken;
    }

  private:
    std::string_view bytes_;
};

/// A cell that shows what is below it: background 255, 0, 255.
bool isClear(std::string_view cell) {
    return cell.substr(7, 3) == std::string_view("\xff\0\xff", 3);
}

class XpImport {
  public:
    XpImport(const std::string& bytes, const ImportOptions& options)
        : bytes_(bytes),
          options_(options),
          pace_(options.stop),
          reader_(kGlyphAlphabet, options, result_) {}

    tl::expected<Imported, Problem> run() {
        auto first = bytes_.number();
        // Older files begin with the number of layers.
        if (first && *first < 0) first = bytes_.number();
        if (!first || *first < 1 || *first > kMostLayers)
            return refuse("says no number of layers from 1 to " + std::to_string(kMostLayers));
        for (std::int32_t layer = 0; layer < *first; ++layer) {
            if (auto flaw = readLayer(layer)) return refuse(std::move(*flaw));
        }
        if (auto problem = reader_.finish(drawing_)) return tl::unexpected(std::move(*problem));
        ImportOptions known = options_;
        known.ruleset = reader_.ruleset();
        result_.levels.push_back(drawnLevel(drawing_, known, result_.notes));
        return std::move(result_);
    }

  private:
    tl::unexpected<Problem> refuse(std::string why) const {
        return tl::unexpected(problemAt(options_.file, {}, std::move(why)));
    }

    std::optional<std::string> readLayer(std::int32_t number) {
        const std::string name = "layer " + std::to_string(number + 1);
        const auto width = bytes_.number();
        const auto height = bytes_.number();
        if (!width || !height) return name + " is cut off";
        if (*width < 1 || *height < 1 || *width > level::kMaxSide || *height > level::kMaxSide)
            return name + " has a size that no level has";
        const std::size_t size =
            static_cast<std::size_t>(*width) * static_cast<std::size_t>(*height) * kCellBytes;
        if (bytes_.left() < size) return name + " is cut off";
        const grid::Size wanted{*width, *height};
        if (number == 0) drawing_.cells = level::CellGrid(wanted);
        if (drawing_.cells.size() != wanted) return name + " has another size than the first";
        const std::string_view cells = bytes_.take(size);
        for (int x = 0; x < wanted.width; ++x) {
            if (pace_.isAsked(static_cast<std::uint64_t>(wanted.height))) return kStopped;
            for (int y = 0; y < wanted.height; ++y) {
                const std::size_t at =
                    (static_cast<std::size_t>(x) * static_cast<std::size_t>(wanted.height) +
                     static_cast<std::size_t>(y)) *
                    kCellBytes;
                readCell(cells.substr(at, kCellBytes), {x, y}, number);
            }
        }
        return std::nullopt;
    }

    void readCell(std::string_view cell, grid::Point at, std::int32_t layer) {
        if (isClear(cell)) return;
        const bool isBelow = layer == 0;
        const auto below = isBelow ? level::Terrain::Floor : drawing_.cells.at(at).terrain();
        char32_t glyph = 0;
        for (std::size_t i = 4; i-- > 0;)
            glyph = glyph << 8 | static_cast<unsigned char>(cell[i]);
        if (!isBelow && (glyph == 0 || glyph == U' ')) return;
        reader_.take(drawing_, at, glyph, below);
    }

    XpBytes bytes_;
    const ImportOptions& options_;
    PacedStop pace_;
    Imported result_;
    Drawing drawing_;
    CharacterReader reader_;
};

tl::expected<Imported, Problem> importXp(std::string_view bytes, const ImportOptions& options) {
    const auto unpacked = inflated(bytes, kMaxImportBytes, options.stop);
    if (!unpacked) return tl::unexpected(problemAt(options.file, {}, unpacked.error()));
    return XpImport(*unpacked, options).run();
}

}  // namespace

extern const Importer xpImporter;
const Importer xpImporter{
    .id = "xp", .title = "REXPaint picture", .endings = kXpEndings, .read = importXp};

}  // namespace mazeloom::doors

// SPDX-License-Identifier: MIT
// Imports REXPaint's character pictures (.xp): stacked layers whose cells hold characters for
// terrain or things, as in the text format.
#include <array>
#include <optional>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/formats/character_reader.h"
#include "core/exchange/formats/rexpaint_ink.h"
#include "core/exchange/importer.h"
#include "core/exchange/words/formats.h"
#include "core/exchange/words/sentences.h"
#include "core/level/level.h"

namespace mazeloom::exchange {

namespace {

constexpr std::array<std::string_view, 1> kXpEndings{"xp"};
/// Upper bound on layers; REXPaint itself allows nine.
constexpr std::int32_t kMostLayers = 64;
constexpr std::size_t kCellBytes = 10;

/// Decompresses a picture's bytes piece by piece: a picture may decompress to a thousand times its
/// size.
class XpBytes {
  public:
    XpBytes(std::string_view packed, const Stop& stop)
        : inflater_(packed, Inflater::Source::Bytes, stop), most_(packed.size() * kMostInflated) {}

    /// Returns a four-byte little-endian number; nothing beyond the end.
    std::optional<std::int32_t> number() {
        const std::string_view bytes = take(4);
        if (bytes.empty()) return std::nullopt;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
        return static_cast<std::int32_t>(value);
    }
    /// Returns the next `count` bytes, valid until the next call; empty if there are fewer.
    std::string_view take(std::size_t count) {
        bytes_.resize(count);
        if (flaw_) return {};
        const auto size = inflater_.read(bytes_);
        if (!size) flaw_ = size.error();
        if (!size || *size < count) return {};
        return bytes_;
    }
    /// Reads to the end of the data, because damage is only detected there. Returns whether there
    /// was more data.
    bool finish() {
        constexpr std::size_t kPiece = std::size_t{1} << 16;
        bytes_.resize(kPiece);
        bool isMore = false;
        for (std::size_t left = kMaxImportBytes; left > kPiece; left -= kPiece) {
            const auto size = inflater_.read(bytes_);
            if (!size) flaw_ = size.error();
            if (!size) return isMore;
            isMore = isMore || *size > 0;
            if (*size < kPiece) return isMore;
        }
        flaw_ = "unpacks to more than " + std::to_string(kMaxImportBytes) + " bytes, the limit";
        return isMore;
    }
    /// Returns an upper bound on the number of unpacked bytes.
    std::size_t most() const { return most_; }
    /// Returns the error in the compressed bytes, if any.
    const std::optional<std::string>& flaw() const { return flaw_; }

  private:
    Inflater inflater_;
    std::size_t most_;
    std::string bytes_;
    std::optional<std::string> flaw_;
};

/// Whether a cell is transparent: background 255, 0, 255.
bool isClear(std::string_view cell) {
    return cell.substr(7, 3) == std::string_view("\xff\0\xff", 3);
}

class XpImport {
  public:
    XpImport(std::string_view packed, const ImportOptions& options)
        : bytes_(packed, options.stop),
          options_(options),
          pace_(options.stop),
          reader_(kGlyphAlphabet, options, result_) {}

    tl::expected<Imported, Problem> run() {
        auto first = bytes_.number();
        if (!first && bytes_.flaw() && *bytes_.flaw() != kStopped)
            return refuse({kNotXp, {*bytes_.flaw()}});
        // Files of older versions begin with the number of layers.
        if (first && *first < 0) first = bytes_.number();
        if (bytes_.flaw()) return refuse({kPlain, {*bytes_.flaw()}});
        if (!first || *first < 1 || *first > kMostLayers) return refuse({kXpLayers, {kMostLayers}});
        for (std::int32_t layer = 0; layer < *first; ++layer) {
            auto flaw = readLayer(layer);
            if (bytes_.flaw()) return refuse({kPlain, {*bytes_.flaw()}});
            if (flaw) return refuse(std::move(*flaw));
        }
        if (bytes_.finish()) result_.notes.push_back(noteAt(options_.file, {}, Phrase(kXpMore)));
        if (bytes_.flaw()) return refuse({kPlain, {*bytes_.flaw()}});
        if (auto problem = reader_.finish(drawing_)) return tl::unexpected(std::move(*problem));
        ImportOptions known = options_;
        known.ruleset = reader_.ruleset();
        if (isOurs()) {
            result_.notes.push_back(noteAt(options_.file, {}, Phrase(kXpOurs)));
        }
        result_.levels.push_back(drawnLevel(drawing_, known, result_.notes));
        return std::move(result_);
    }

  private:
    tl::unexpected<Problem> refuse(Phrase why) const {
        return tl::unexpected(problemAt(options_.file, {}, std::move(why)));
    }

    /// Whether most cells of the lowest layer have the terrain colour of this program's exporter.
    bool isOurs() const {
        return 2 * inOurInk_ > static_cast<std::size_t>(drawing_.cells.size().area());
    }

    std::optional<Phrase> readLayer(std::int32_t number) {
        const std::int32_t layer = number + 1;
        const auto width = bytes_.number();
        const auto height = bytes_.number();
        if (!width || !height) return Phrase{kXpCutOff, {layer}};
        if (*width < 1 || *height < 1 || *width > level::kMaxSide || *height > level::kMaxSide)
            return Phrase{kXpLayerSize, {layer}};
        const std::size_t size =
            static_cast<std::size_t>(*width) * static_cast<std::size_t>(*height) * kCellBytes;
        size_ += size;
        if (size_ > kMaxImportBytes) {
            return Phrase{kXpBytes, {layer, kMaxImportBytes}};
        }
        if (size_ > bytes_.most()) return Phrase{kXpCutOff, {layer}};
        const grid::Size wanted{*width, *height};
        if (number == 0) drawing_.cells = DrawnCells(wanted);
        if (drawing_.cells.size() != wanted) return Phrase{kXpOtherSize, {layer}};
        for (int x = 0; x < wanted.width; ++x) {
            if (pace_.isAsked(static_cast<std::uint64_t>(wanted.height)))
                return Phrase{kPlain, {kStopped}};
            const std::string_view column =
                bytes_.take(static_cast<std::size_t>(wanted.height) * kCellBytes);
            if (column.empty()) return Phrase{kXpCutOff, {layer}};
            for (int y = 0; y < wanted.height; ++y)
                readCell(column.substr(static_cast<std::size_t>(y) * kCellBytes, kCellBytes),
                         {x, y}, number);
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
        if (isBelow && Rgb{byteOf(cell, 4), byteOf(cell, 5), byteOf(cell, 6)} == kRexPaintInk)
            ++inOurInk_;
        if (!isBelow && (glyph == 0 || glyph == U' ')) return;
        reader_.take(drawing_, at, glyph, below);
    }

    static std::uint8_t byteOf(std::string_view cell, std::size_t place) {
        return static_cast<std::uint8_t>(cell[place]);
    }

    XpBytes bytes_;
    std::size_t size_ = 0;      ///< size of the layers read so far, in bytes
    std::size_t inOurInk_ = 0;  ///< cells of the lowest layer in kRexPaintInk
    const ImportOptions& options_;
    PacedStop pace_;
    Imported result_;
    Drawing drawing_;
    CharacterReader reader_;
};

tl::expected<Imported, Problem> importXp(std::string bytes, const ImportOptions& options) {
    return XpImport(bytes, options).run();
}

}  // namespace

extern const Importer xpImporter;
const Importer xpImporter{.id = "xp",
                          .title = "REXPaint picture",
                          .endings = kXpEndings,
                          .read = importXp,
                          .maxBytes = kMaxPictureBytes};

}  // namespace mazeloom::exchange

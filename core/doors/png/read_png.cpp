// SPDX-License-Identifier: MIT
#include "core/doors/png/read_png.h"

#include <array>
#include <cstdlib>
#include <optional>

#include <zlib.h>

#include "core/big_endian.h"
#include "core/doors/encodings/bytes.h"

namespace mazeloom::doors::png {

namespace {

constexpr std::string_view kSignature("\x89PNG\r\n\x1a\n", 8);

enum ColourType { kGrey = 0, kRgb = 2, kPalette = 3, kGreyAlpha = 4, kRgba = 6 };

constexpr int samplesOf(int type) {
    switch (type) {
        case kRgb:
            return 3;
        case kGreyAlpha:
            return 2;
        case kRgba:
            return 4;
        default:
            return 1;
    }
}

using Row = std::vector<std::uint8_t>;

class PngReader {
  public:
    explicit PngReader(std::string_view bytes) : bytes_(bytes) {}

    tl::expected<Picture, std::string> run() {
        if (!bytes_.starts_with(kSignature)) return refuse("is no PNG picture");
        bytes_.remove_prefix(kSignature.size());
        bool isAtEnd = false;
        while (!isAtEnd) {
            const auto chunk = nextChunk();
            if (!chunk) return refuse(chunk.error());
            if (auto flaw = take(chunk->type, chunk->data)) return refuse(std::move(*flaw));
            isAtEnd = chunk->type == "IEND";
        }
        return decode();
    }

  private:
    struct Chunk {
        std::string_view type;
        std::string_view data;
    };

    static tl::unexpected<std::string> refuse(std::string why) {
        return tl::unexpected(std::move(why));
    }

    tl::expected<Chunk, std::string> nextChunk() {
        constexpr std::size_t kFrame = 12;  // length, type and checksum
        if (bytes_.size() < kFrame) return refuse("is cut off");
        const std::size_t length = bigEndianAt(bytes_, 0);
        if (length > bytes_.size() - kFrame) return refuse("is cut off");
        const std::string_view checked = bytes_.substr(4, 4 + length);
        const auto sum = crc32(0, reinterpret_cast<const Bytef*>(checked.data()),
                               static_cast<uInt>(checked.size()));
        if (sum != bigEndianAt(bytes_, 8 + length)) return refuse("is damaged");
        bytes_.remove_prefix(kFrame + length);
        return Chunk{checked.substr(0, 4), checked.substr(4)};
    }

    std::optional<std::string> take(std::string_view type, std::string_view data) {
        if (width_ == 0 && type != "IHDR") return "does not begin with its size";
        if (type == "IHDR") return takeHeader(data);
        if (type == "PLTE") palette_ = data;
        if (type == "tRNS") transparent_ = data;
        if (type == "IDAT") packed_ += data;
        return std::nullopt;
    }

    std::optional<std::string> takeHeader(std::string_view data) {
        if (data.size() != 13 || width_ != 0) return "is damaged";
        const std::uint32_t width = bigEndianAt(data, 0);
        const std::uint32_t height = bigEndianAt(data, 4);
        constexpr auto kMost = static_cast<std::uint32_t>(kMaxSide);
        if (width < 1 || height < 1 || width > kMost || height > kMost ||
            std::int64_t{width} * height > kMaxPixels) {
            return "has " + std::to_string(width) + " × " + std::to_string(height) +
                   " pixels, more than " + std::to_string(kMaxPixels);
        }
        depth_ = static_cast<unsigned char>(data[8]);
        type_ = static_cast<unsigned char>(data[9]);
        const bool isSmall = depth_ == 1 || depth_ == 2 || depth_ == 4;
        const bool isKnown = type_ == kGrey ? isSmall || depth_ == 8 || depth_ == 16
                             : type_ == kPalette
                                 ? isSmall || depth_ == 8
                                 : (type_ == kRgb || type_ == kGreyAlpha || type_ == kRgba) &&
                                       (depth_ == 8 || depth_ == 16);
        if (!isKnown || data[10] != 0 || data[11] != 0) return "has pixels that PNG does not know";
        if (data[12] != 0) return "is interlaced: save it without";
        width_ = static_cast<int>(width);
        height_ = static_cast<int>(height);
        return std::nullopt;
    }

    tl::expected<Picture, std::string> decode() {
        if (type_ == kPalette && (palette_.empty() || palette_.size() % 3 != 0))
            return refuse("has no colours");
        const auto bits =
            static_cast<std::size_t>(width_) * static_cast<std::size_t>(samplesOf(type_) * depth_);
        const std::size_t rowBytes = (bits + 7) / 8;
        const std::size_t wanted = (rowBytes + 1) * static_cast<std::size_t>(height_);
        const auto unpacked = inflated(packed_, wanted);
        if (!unpacked) return refuse(unpacked.error());
        if (unpacked->size() != wanted) return refuse("is cut off");
        packed_ = {};
        Picture picture{{width_, height_}, {}};
        picture.pixels.reserve(static_cast<std::size_t>(width_) *
                               static_cast<std::size_t>(height_));
        const auto step = static_cast<std::size_t>(std::max(1, samplesOf(type_) * depth_ / 8));
        Row row(rowBytes);
        Row above(rowBytes);
        for (int y = 0; y < height_; ++y) {
            const char* from = unpacked->data() + static_cast<std::size_t>(y) * (rowBytes + 1);
            if (!unfilter(static_cast<unsigned char>(*from), from + 1, step, row, above))
                return refuse("is damaged");
            for (int x = 0; x < width_; ++x) {
                const auto pixel = pixelOf(row, static_cast<std::size_t>(x));
                if (!pixel) return refuse("names a colour that it does not have");
                picture.pixels.push_back(*pixel);
            }
            std::swap(row, above);
        }
        return picture;
    }

    /// Each byte was written as what it differs by from a guess.
    static bool unfilter(unsigned filter, const char* from, std::size_t step, Row& row,
                         const Row& above) {
        if (filter > 4) return false;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int left = i < step ? 0 : row[i - step];
            const int up = above[i];
            const int upLeft = i < step ? 0 : above[i - step];
            const std::array<int, 5> guesses{0, left, up, (left + up) / 2,
                                             nearest(left, up, upLeft)};
            row[i] =
                static_cast<std::uint8_t>(static_cast<unsigned char>(from[i]) + guesses[filter]);
        }
        return true;
    }
    /// Paeth's guess.
    static int nearest(int left, int up, int upLeft) {
        const int guess = left + up - upLeft;
        const int toLeft = std::abs(guess - left);
        const int toUp = std::abs(guess - up);
        const int toUpLeft = std::abs(guess - upLeft);
        if (toLeft <= toUp && toLeft <= toUpLeft) return left;
        return toUp <= toUpLeft ? up : upLeft;
    }

    /// A sample of a row, as it stands there.
    unsigned sampleAt(const Row& row, std::size_t index) const {
        const auto depth = static_cast<std::size_t>(depth_);
        if (depth == 16) return unsigned{row[2 * index]} << 8 | row[2 * index + 1];
        if (depth == 8) return row[index];
        const std::size_t bit = index * depth;
        const unsigned mask = (1u << depth) - 1;
        return row[bit / 8] >> (8 - depth - bit % 8) & mask;
    }
    std::uint32_t toByte(unsigned sample) const {
        const unsigned most = (1u << depth_) - 1u;
        return (sample * 255u + most / 2) / most;
    }

    std::optional<std::uint32_t> pixelOf(const Row& row, std::size_t x) const {
        if (type_ == kPalette) return paletteColour(sampleAt(row, x));
        const auto samples = static_cast<std::size_t>(samplesOf(type_));
        std::array<unsigned, 4> is{};
        for (std::size_t i = 0; i < samples; ++i)
            is[i] = sampleAt(row, x * samples + i);
        const bool isColour = type_ == kRgb || type_ == kRgba;
        const std::uint32_t red = toByte(is[0]);
        const std::uint32_t green = isColour ? toByte(is[1]) : red;
        const std::uint32_t blue = isColour ? toByte(is[2]) : red;
        std::uint32_t alpha = 255;
        if (type_ == kGreyAlpha) alpha = toByte(is[1]);
        if (type_ == kRgba) alpha = toByte(is[3]);
        if (isTheTransparentOne(is)) alpha = 0;
        return red << 24 | green << 16 | blue << 8 | alpha;
    }
    /// Pictures without opacities may name one colour that is nothing.
    bool isTheTransparentOne(const std::array<unsigned, 4>& is) const {
        const std::size_t samples = type_ == kGrey ? 1 : type_ == kRgb ? 3 : 0;
        if (samples == 0 || transparent_.size() != 2 * samples) return false;
        for (std::size_t i = 0; i < samples; ++i) {
            const unsigned value = unsigned{static_cast<unsigned char>(transparent_[2 * i])} << 8 |
                                   static_cast<unsigned char>(transparent_[2 * i + 1]);
            if (is[i] != value) return false;
        }
        return true;
    }
    std::optional<std::uint32_t> paletteColour(std::size_t index) const {
        if (3 * index + 2 >= palette_.size()) return std::nullopt;
        std::uint32_t colour = 0;
        for (std::size_t i = 0; i < 3; ++i)
            colour = colour << 8 | static_cast<unsigned char>(palette_[3 * index + i]);
        const std::uint32_t alpha =
            index < transparent_.size() ? static_cast<unsigned char>(transparent_[index]) : 255;
        return colour << 8 | alpha;
    }

    std::string_view bytes_;
    int width_ = 0;
    int height_ = 0;
    int depth_ = 0;
    int type_ = 0;
    std::string_view palette_;
    std::string_view transparent_;
    std::string packed_;
};

}  // namespace

tl::expected<Picture, std::string> read(std::string_view bytes) {
    return PngReader(bytes).run();
}

}  // namespace mazeloom::doors::png

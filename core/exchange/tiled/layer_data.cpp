// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/layer_data.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/encodings/zstd.h"
#include "core/exchange/words/sentences.h"
#include "core/exchange/words/tiled.h"

namespace mazeloom::exchange::tiled {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

/// Returns a text that stays English, as an error.
tl::unexpected<Phrase> plain(std::string text) {
    return tl::unexpected(Phrase{kPlain, {std::move(text)}});
}

tl::unexpected<Phrase> otherCount(std::size_t found, std::size_t wanted) {
    return tl::unexpected(Phrase{kTileCount, {found, wanted}});
}

/// Collects tiles from little-endian bytes that arrive in pieces.
class TileBytes {
  public:
    /// Keeps at most `wanted` bytes; `most` is an upper bound on the bytes that can arrive.
    TileBytes(std::size_t wanted, std::size_t most)
        : wanted_(wanted), tiles_(std::min(wanted, most) / sizeof(Gid)) {}

    void take(std::string_view bytes) {
        for (const char byte : bytes) {
            const std::size_t place = size_++ % sizeof(Gid);
            gid_ |= Gid{static_cast<unsigned char>(byte)} << (8 * place);
            if (place + 1 < sizeof(Gid)) continue;
            if (size_ <= wanted_) tiles_.push_back(gid_);
            gid_ = 0;
        }
    }
    /// Returns the number of bytes that have arrived.
    std::size_t size() const { return size_; }
    Tiles takeTiles() { return std::move(tiles_); }

  private:
    std::size_t wanted_;
    Tiles tiles_;
    Gid gid_ = 0;
    std::size_t size_ = 0;
};

// The next three functions decode a text into tiles. They allocate no more memory than the text can
// fill, and check the stop for each piece.
using Tried = tl::expected<TileBytes, Phrase>;

Tried plainTiles(std::string_view text, std::size_t wanted, const Stop& stop) {
    TileBytes tiles(wanted, text.size());
    const auto read = fromBase64(
        text, [&tiles](std::string_view bytes) { tiles.take(bytes); }, stop);
    if (!read) return plain(read.error());
    return tiles;
}

Tried zstdTiles(std::string_view text, std::size_t wanted, const Stop& stop) {
    const auto bytes = fromBase64(text, stop);
    if (!bytes) return plain(bytes.error());
    TileBytes tiles(wanted, mostOfZstd(bytes->size()));
    const auto unpacked = unpackZstd(
        *bytes, wanted, [&tiles](std::string_view piece) { tiles.take(piece); }, stop);
    if (!unpacked) return plain(unpacked.error());
    return tiles;
}

Tried inflatedTiles(std::string_view text, std::size_t wanted, const Stop& stop) {
    // Each base64 letter gives 6 bits, so the text has fewer bytes than letters.
    TileBytes tiles(wanted, (text.size() + 1) * kMostInflated);
    Inflater inflater(text, Inflater::Source::Base64, stop);
    std::string piece(kStopPace, '\0');
    while (true) {
        const auto size = inflater.read(piece);
        if (!size) return plain(size.error());
        if (tiles.size() + *size > wanted) return tl::unexpected(Phrase(kTooManyBytes));
        tiles.take(std::string_view(piece).substr(0, *size));
        if (*size < piece.size()) return tiles;
    }
}

}  // namespace

tl::expected<Tiles, Phrase> readNumbers(std::string_view text, std::size_t count,
                                        const Stop& stop) {
    PacedStop pace(stop);
    // A tile takes at least two characters.
    Tiles tiles(std::min(count, text.size() / 2 + 1));
    std::size_t at = text.find_first_not_of(kSpace);
    while (at != std::string_view::npos) {
        if (pace.isAsked()) return plain(kStopped);
        Gid tile = 0;
        const auto [end, error] =
            std::from_chars(text.data() + at, text.data() + text.size(), tile);
        if (error != std::errc()) {
            return tl::unexpected(Phrase{kTileNotNumber, {tiles.size()}});
        }
        if (tiles.size() == count) return otherCount(count + 1, count);
        tiles.push_back(tile);
        at = text.find_first_not_of(kSpace, static_cast<std::size_t>(end - text.data()));
        if (at == std::string_view::npos) break;
        if (text[at] != ',') {
            return tl::unexpected(Phrase{kTileNoComma, {tiles.size()}});
        }
        at = text.find_first_not_of(kSpace, at + 1);
    }
    if (tiles.size() != count) return otherCount(tiles.size(), count);
    return tiles;
}

tl::expected<Tiles, Phrase> readBase64(std::string_view text, std::string_view compression,
                                       std::size_t count, const Stop& stop) {
    const std::size_t wanted = count * sizeof(Gid);
    const bool isZstd = compression == "zstd";
    if (!compression.empty() && !isZstd && compression != "zlib" && compression != "gzip") {
        return tl::unexpected(Phrase{kCompression, {compression}});
    }
    auto tiles = compression.empty() ? plainTiles(text, wanted, stop)
                 : isZstd            ? zstdTiles(text, wanted, stop)
                                     : inflatedTiles(text, wanted, stop);
    if (!tiles) return tl::unexpected(tiles.error());
    if (tiles->size() != wanted) return otherCount(tiles->size() / sizeof(Gid), count);
    return tiles->takeTiles();
}

std::string packedTiles(const Layer& layer, grid::Size size, const Stop& stop) {
    const auto width = static_cast<std::size_t>(size.width);
    std::string bytes;
    bytes.reserve(width * static_cast<std::size_t>(size.height) * sizeof(Gid));
    std::vector<Gid> row(width);
    PacedStop pace(stop);
    for (int y = 0; y < size.height; ++y) {
        if (pace.isAsked(width)) return {};
        layer.rowOf(y, row);
        for (const Gid gid : row) {
            for (std::size_t byte = 0; byte < sizeof(Gid); ++byte)
                bytes += static_cast<char>(gid >> (8 * byte) & 0xff);
        }
    }
    return toBase64(deflated(bytes, Packing::Zlib, stop));
}

}  // namespace mazeloom::exchange::tiled

// SPDX-License-Identifier: MIT
#include "core/doors/tiled/layer_data.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "core/doors/encodings/bytes.h"
#include "core/doors/encodings/zstd.h"

namespace mazeloom::doors::tiled {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

std::string countText(std::size_t found, std::size_t wanted) {
    return "holds " + std::to_string(found) + " tiles instead of " + std::to_string(wanted);
}

/// Returns the number whose little-endian bytes are in the memory of `tile`.
Gid fromBytes(const Gid& tile) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(&tile);
    Gid number = 0;
    for (std::size_t byte = 0; byte < sizeof(Gid); ++byte)
        number |= Gid{bytes[byte]} << (8 * byte);
    return number;
}

// Each of these functions decodes bytes into the memory of tiles and returns their number. They
// allocate no more than the text can fill, and no extra memory for bytes. They check the stop for
// each piece.
using Size = tl::expected<std::size_t, std::string>;

std::span<char> memoryFor(std::vector<Gid>& tiles, std::size_t bytes) {
    tiles.resize(bytes / sizeof(Gid));
    return {reinterpret_cast<char*>(tiles.data()), bytes};
}

Size plainInto(std::vector<Gid>& tiles, std::string_view text, std::size_t wanted,
               const Stop& stop) {
    const auto bytes = fromBase64(text, stop);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->size() == wanted) std::ranges::copy(*bytes, memoryFor(tiles, wanted).begin());
    return bytes->size();
}

Size unpackZstdInto(std::vector<Gid>& tiles, std::string_view text, std::size_t wanted,
                    const Stop& stop) {
    const auto bytes = fromBase64(text, stop);
    if (!bytes) return tl::unexpected(bytes.error());
    const std::size_t most = std::min(wanted, mostOfZstd(bytes->size()));
    return unpackZstd(*bytes, memoryFor(tiles, most), stop);
}

Size inflateInto(std::vector<Gid>& tiles, std::string_view text, std::size_t wanted,
                 const Stop& stop) {
    // Each base64 letter gives 6 bits.
    const std::size_t most = std::min(wanted, (text.size() + 1) * kMostInflated);
    Inflater inflater(text, Inflater::Source::Base64, stop);
    const auto size = inflater.read(memoryFor(tiles, most / sizeof(Gid) * sizeof(Gid)));
    if (!size || *size < wanted) return size;
    char more = 0;
    const auto rest = inflater.read({&more, 1});
    if (!rest) return rest;
    if (*rest > 0) return tl::unexpected<std::string>("unpacks to too many bytes");
    return size;
}

}  // namespace

tl::expected<std::vector<Gid>, std::string> readNumbers(std::string_view text, std::size_t count,
                                                        const Stop& stop) {
    PacedStop pace(stop);
    std::vector<Gid> tiles;
    // A tile takes at least two characters.
    tiles.reserve(std::min(count, text.size() / 2 + 1));
    std::size_t at = text.find_first_not_of(kSpace);
    while (at != std::string_view::npos) {
        if (pace.isAsked()) return tl::unexpected<std::string>(kStopped);
        Gid tile = 0;
        const auto [end, error] =
            std::from_chars(text.data() + at, text.data() + text.size(), tile);
        if (error != std::errc()) {
            return tl::unexpected("tile " + std::to_string(tiles.size()) + " is no number");
        }
        if (tiles.size() == count) return tl::unexpected(countText(count + 1, count));
        tiles.push_back(tile);
        at = text.find_first_not_of(kSpace, static_cast<std::size_t>(end - text.data()));
        if (at == std::string_view::npos) break;
        if (text[at] != ',') {
            return tl::unexpected("tile " + std::to_string(tiles.size()) +
                                  " has no comma before it");
        }
        at = text.find_first_not_of(kSpace, at + 1);
    }
    if (tiles.size() != count) return tl::unexpected(countText(tiles.size(), count));
    return tiles;
}

tl::expected<std::vector<Gid>, std::string> readBase64(std::string_view text,
                                                       std::string_view compression,
                                                       std::size_t count, const Stop& stop) {
    const std::size_t wanted = count * sizeof(Gid);
    const bool isZstd = compression == "zstd";
    if (!compression.empty() && !isZstd && compression != "zlib" && compression != "gzip") {
        return tl::unexpected(
            "is compressed with " + std::string(compression) +
            ", which is not read: choose CSV, zlib, gzip or Zstandard as Tile Layer Format in "
            "Tiled's map properties");
    }
    std::vector<Gid> tiles;
    const auto size = compression.empty() ? plainInto(tiles, text, wanted, stop)
                      : isZstd            ? unpackZstdInto(tiles, text, wanted, stop)
                                          : inflateInto(tiles, text, wanted, stop);
    if (!size) return tl::unexpected(size.error());
    if (*size != wanted) return tl::unexpected(countText(*size / sizeof(Gid), count));
    PacedStop pace(stop);
    for (Gid& tile : tiles) {
        if (pace.isAsked()) return tl::unexpected<std::string>(kStopped);
        tile = fromBytes(tile);
    }
    return tiles;
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

}  // namespace mazeloom::doors::tiled

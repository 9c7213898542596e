// SPDX-License-Identifier: MIT
#include "core/doors/tiled/layer_data.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/doors/encodings/bytes.h"
#include "core/doors/encodings/zstd.h"

namespace mazeloom::doors::tiled {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

std::string countText(std::size_t found, std::size_t wanted) {
    return "holds " + std::to_string(found) + " tiles instead of " + std::to_string(wanted);
}

}  // namespace

tl::expected<std::vector<Gid>, std::string> readNumbers(std::string_view text, std::size_t count,
                                                        const Stop& stop) {
    PacedStop pace(stop);
    std::vector<Gid> tiles;
    // A tile takes two characters at least.
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
            "is packed by " + std::string(compression) +
            ", which is not read: choose CSV, zlib, gzip or Zstandard as Tile Layer Format in "
            "Tiled's map properties");
    }
    auto bytes = fromBase64(text, stop);
    if (bytes && !compression.empty())
        bytes = isZstd ? unpackedZstd(*bytes, wanted, stop) : inflated(*bytes, wanted, stop);
    if (!bytes) return tl::unexpected(std::move(bytes.error()));
    if (bytes->size() != wanted)
        return tl::unexpected(countText(bytes->size() / sizeof(Gid), count));
    std::vector<Gid> tiles(count);
    PacedStop pace(stop);
    for (std::size_t i = 0; i < count; ++i) {
        if (pace.isAsked()) return tl::unexpected<std::string>(kStopped);
        // The lowest byte first, on all machines.
        for (std::size_t byte = 0; byte < sizeof(Gid); ++byte) {
            const auto value = static_cast<unsigned char>((*bytes)[i * sizeof(Gid) + byte]);
            tiles[i] |= Gid{value} << (8 * byte);
        }
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

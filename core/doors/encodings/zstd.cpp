// SPDX-License-Identifier: MIT
#include "core/doors/encodings/zstd.h"

#include <algorithm>
#include <array>
#include <memory>

#include <zstd.h>

namespace mazeloom::doors {

namespace {

/// A block has a header of three bytes and decompresses to at most this size (RFC 8878, 3.1.1.2).
constexpr std::size_t kBlockHead = 3;
constexpr std::size_t kBlockBytes = std::size_t{128} << 10;

struct FreeStream {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
};

}  // namespace

std::size_t mostOfZstd(std::size_t bytes) {
    return (bytes / kBlockHead + 1) * kBlockBytes;
}

tl::expected<std::size_t, std::string> unpackZstd(std::string_view bytes, std::span<char> out,
                                                  const Stop& stop) {
    const std::unique_ptr<ZSTD_DStream, FreeStream> stream(ZSTD_createDStream());
    if (!stream) return tl::unexpected<std::string>("cannot be unpacked");
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t done = 0;
    bool isWhole = bytes.empty();
    while (in.pos < in.size || !isWhole) {
        // If one more byte can be read, the data are too long.
        std::array<char, 1> more{};
        const bool isFull = done == out.size();
        const std::span<char> place =
            isFull ? std::span<char>(more)
                   : out.subspan(done, std::min(kBlockBytes, out.size() - done));
        ZSTD_outBuffer piece{place.data(), place.size(), 0};
        const std::size_t before = in.pos;
        const std::size_t left = ZSTD_decompressStream(stream.get(), &piece, &in);
        if (ZSTD_isError(left) != 0) return tl::unexpected<std::string>("is damaged or cut off");
        if (isFull && piece.pos > 0)
            return tl::unexpected<std::string>("unpacks to too many bytes");
        if (!isFull) done += piece.pos;
        isWhole = left == 0;
        // The stream needs more input, but there is none.
        if (!isWhole && in.pos == before && piece.pos == 0)
            return tl::unexpected<std::string>("is damaged or cut off");
        if (!isWhole && stop.isAsked()) return tl::unexpected<std::string>(kStopped);
    }
    return done;
}

}  // namespace mazeloom::doors

// SPDX-License-Identifier: MIT
#include "core/exchange/encodings/zstd.h"

#include <memory>

#include <zstd.h>

namespace mazeloom::exchange {

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

tl::expected<void, std::string> unpackZstd(std::string_view bytes, std::size_t most,
                                           const TakeBytes& take, const Stop& stop) {
    const std::unique_ptr<ZSTD_DStream, FreeStream> stream(ZSTD_createDStream());
    if (!stream) return tl::unexpected<std::string>("cannot be unpacked");
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::string piece(kBlockBytes, '\0');
    std::size_t done = 0;
    bool isWhole = bytes.empty();
    while (in.pos < in.size || !isWhole) {
        ZSTD_outBuffer out{piece.data(), piece.size(), 0};
        const std::size_t before = in.pos;
        const std::size_t left = ZSTD_decompressStream(stream.get(), &out, &in);
        if (ZSTD_isError(left) != 0) return tl::unexpected<std::string>("is damaged or cut off");
        done += out.pos;
        if (done > most) return tl::unexpected<std::string>("unpacks to too many bytes");
        take(std::string_view(piece).substr(0, out.pos));
        isWhole = left == 0;
        // The stream needs more input, but there is none.
        if (!isWhole && in.pos == before && out.pos == 0)
            return tl::unexpected<std::string>("is damaged or cut off");
        if (!isWhole && stop.isAsked()) return tl::unexpected<std::string>(kStopped);
    }
    return {};
}

}  // namespace mazeloom::exchange

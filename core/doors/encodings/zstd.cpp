// SPDX-License-Identifier: MIT
#include "core/doors/encodings/zstd.h"

#include <algorithm>
#include <array>
#include <memory>

#include <zstd.h>

namespace mazeloom::doors {

namespace {

/// A block has a head of three bytes and unpacks to no more than this (RFC 8878, 3.1.1.2).
constexpr std::size_t kBlockHead = 3;
constexpr std::size_t kBlockBytes = std::size_t{128} << 10;

struct FreeStream {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
};

}  // namespace

tl::expected<std::string, std::string> unpackedZstd(std::string_view bytes, std::size_t most,
                                                    const Stop& stop) {
    const std::size_t possible = (bytes.size() / kBlockHead + 1) * kBlockBytes;
    std::string text(std::min(most, possible), '\0');
    const std::unique_ptr<ZSTD_DStream, FreeStream> stream(ZSTD_createDStream());
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t done = 0;
    bool isWhole = bytes.empty();
    while (in.pos < in.size || !isWhole) {
        // One byte more than there may be shows that there are more.
        std::array<char, 1> more{};
        const bool isFull = done == text.size();
        ZSTD_outBuffer out{isFull ? more.data() : text.data() + done,
                           isFull ? more.size() : std::min(kBlockBytes, text.size() - done), 0};
        const std::size_t before = in.pos;
        const std::size_t left = ZSTD_decompressStream(stream.get(), &out, &in);
        if (ZSTD_isError(left) != 0) return tl::unexpected<std::string>("is damaged or cut off");
        if (isFull && out.pos > 0)
            return tl::unexpected<std::string>("unpacks to more than it may");
        if (!isFull) done += out.pos;
        isWhole = left == 0;
        // The stream waits for bytes that are not there.
        if (!isWhole && in.pos == before && out.pos == 0)
            return tl::unexpected<std::string>("is damaged or cut off");
        if (!isWhole && stop.isAsked()) return tl::unexpected<std::string>(kStopped);
    }
    text.resize(done);
    return text;
}

}  // namespace mazeloom::doors

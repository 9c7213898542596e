// SPDX-License-Identifier: MIT
#include "core/doors/encodings/zstd.h"

#include <algorithm>

#include <zstd.h>
#include <zstd_errors.h>

namespace mazeloom::doors {

namespace {

/// A block has a head of three bytes and unpacks to no more than this (RFC 8878, 3.1.1.2).
constexpr std::size_t kBlockHead = 3;
constexpr std::size_t kBlockBytes = std::size_t{128} << 10;

}  // namespace

tl::expected<std::string, std::string> unpackedZstd(std::string_view bytes, std::size_t most) {
    const std::size_t possible = (bytes.size() / kBlockHead + 1) * kBlockBytes;
    std::string text(std::min(most, possible), '\0');
    const std::size_t size = ZSTD_decompress(text.data(), text.size(), bytes.data(), bytes.size());
    if (ZSTD_isError(size) == 0) {
        text.resize(size);
        return text;
    }
    if (ZSTD_getErrorCode(size) == ZSTD_error_dstSize_tooSmall)
        return tl::unexpected<std::string>("unpacks to more than it may");
    return tl::unexpected<std::string>("is damaged or cut off");
}

}  // namespace mazeloom::doors

// SPDX-License-Identifier: MIT
#include "core/doors/encodings/zstd.h"

#include <zstd.h>
#include <zstd_errors.h>

namespace mazeloom::doors {

namespace {

/// A block has a head of three bytes and unpacks to no more than this (RFC 8878, 3.1.1.2).
constexpr std::size_t kBlockHead = 3;
constexpr std::size_t kBlockBytes = std::size_t{128} << 10;

}  // namespace

std::size_t mostOfZstd(std::size_t bytes) {
    return (bytes / kBlockHead + 1) * kBlockBytes;
}

tl::expected<std::size_t, std::string> unpackZstd(std::string_view bytes, std::span<char> out) {
    const std::size_t size = ZSTD_decompress(out.data(), out.size(), bytes.data(), bytes.size());
    if (ZSTD_isError(size) == 0) return size;
    if (ZSTD_getErrorCode(size) == ZSTD_error_dstSize_tooSmall)
        return tl::unexpected<std::string>("unpacks to more than it may");
    return tl::unexpected<std::string>("is damaged or cut off");
}

}  // namespace mazeloom::doors

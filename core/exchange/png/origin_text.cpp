// SPDX-License-Identifier: MIT
#include "core/exchange/png/origin_text.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <zlib.h>

#include "core/big_endian.h"
#include "core/hash/sha256.h"

namespace mazeloom::exchange::png {

namespace {

constexpr std::string_view kTextType = "tEXt";
/// The text's keyword and the NUL that ends it.
constexpr std::string_view kOriginKeyword{"mazeloom-origin\0", 16};
constexpr std::size_t kSignatureBytes = 8;
constexpr std::size_t kChunkFrame = 12;  ///< length, type and checksum
constexpr std::size_t kHashLetters = 64;

void addWord(std::string& out, std::uint32_t number) {
    for (const unsigned shift : {24u, 16u, 8u, 0u})
        out += static_cast<char>(number >> shift & 0xff);
}

/// Calls `visit(type, data)` for each chunk.
template <typename Visit>
void forEachChunk(std::string_view picture, const Visit& visit) {
    for (std::size_t at = kSignatureBytes; at + kChunkFrame <= picture.size();) {
        const std::size_t length = bigEndianAt(picture, at);
        if (length > picture.size() - at - kChunkFrame) return;
        visit(picture.substr(at + 4, 4), picture.substr(at + 8, length));
        at += kChunkFrame + length;
    }
}

/// Returns a hash of all data that affect the visible picture.
std::string hashOfPixels(std::string_view picture) {
    std::vector<std::string_view> seen;
    forEachChunk(picture, [&seen](std::string_view type, std::string_view data) {
        if (type == "IHDR" || type == "PLTE" || type == "tRNS" || type == "IDAT")
            seen.push_back(data);
    });
    return hash::toHex(hash::sha256(seen));
}

}  // namespace

std::string withOrigin(std::string picture, std::string_view origin) {
    std::string checked(kTextType);
    checked += kOriginKeyword;
    checked += hashOfPixels(picture);
    checked += origin;
    std::string chunk;
    addWord(chunk, static_cast<std::uint32_t>(checked.size() - kTextType.size()));
    chunk += checked;
    addWord(chunk,
            static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(checked.data()),
                                             static_cast<uInt>(checked.size()))));
    // Inserts the text before the end chunk, which has no data.
    return picture.insert(picture.size() - kChunkFrame, chunk);
}

std::optional<OriginText> originIn(std::string_view picture) {
    std::optional<std::string_view> text;
    forEachChunk(picture, [&text](std::string_view type, std::string_view data) {
        if (!text && type == kTextType && data.starts_with(kOriginKeyword))
            text = data.substr(kOriginKeyword.size());
    });
    if (!text || text->size() < kHashLetters) return std::nullopt;
    return OriginText{text->substr(kHashLetters),
                      text->substr(0, kHashLetters) == hashOfPixels(picture)};
}

}  // namespace mazeloom::exchange::png

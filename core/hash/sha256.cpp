// SPDX-License-Identifier: MIT
#include "core/hash/sha256.h"

#include <nettle/sha2.h>

namespace mazeloom::hash {

static_assert(std::tuple_size_v<Digest> == SHA256_DIGEST_SIZE);

Digest sha256(std::span<const std::byte> bytes) {
    sha256_ctx state;
    sha256_init(&state);
    sha256_update(&state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    Digest digest;
    sha256_digest(&state, digest.size(), digest.data());
    return digest;
}

Digest sha256(std::string_view bytes) {
    return sha256(std::as_bytes(std::span(bytes)));
}

std::string toHex(const Digest& digest) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15];
    }
    return text;
}

}  // namespace mazeloom::hash

// SPDX-License-Identifier: MIT
#include "core/hash/sha256.h"

#include <nettle/sha2.h>

namespace mazeloom::hash {

static_assert(std::tuple_size_v<Digest> == SHA256_DIGEST_SIZE);

Digest sha256(std::span<const std::byte> bytes) {
    return sha256(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

Digest sha256(std::string_view bytes) {
    return *sha256(bytes, {});
}

Digest sha256(std::span<const std::string_view> parts) {
    sha256_ctx state;
    sha256_init(&state);
    for (const std::string_view part : parts)
        sha256_update(&state, part.size(), reinterpret_cast<const std::uint8_t*>(part.data()));
    Digest digest;
    sha256_digest(&state, digest.size(), digest.data());
    return digest;
}

std::optional<Digest> sha256(std::string_view bytes, const Stop& stop) {
    sha256_ctx state;
    sha256_init(&state);
    while (!bytes.empty()) {
        if (stop.isAsked()) return std::nullopt;
        const std::string_view part = bytes.substr(0, kStopPace);
        sha256_update(&state, part.size(), reinterpret_cast<const std::uint8_t*>(part.data()));
        bytes.remove_prefix(part.size());
    }
    Digest digest;
    sha256_digest(&state, digest.size(), digest.data());
    return digest;
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

// SPDX-License-Identifier: MIT
#include "core/random/stream.h"

#include "core/grid/hash.h"
#include "core/random/places.h"
#include "core/random/scramble.h"
#include "core/random/unmix.h"

namespace mazeloom::random {

namespace {

/// Inverts scramble() step by step; the factors are the inverses of its factors, modulo 2⁶⁴.
constexpr std::uint64_t unscramble(std::uint64_t x) {
    x = (x ^ (x >> 31) ^ (x >> 62)) * 0x319642b2d24d8ec3u;
    x = (x ^ (x >> 27) ^ (x >> 54)) * 0x96de1b173f119089u;
    return (x ^ (x >> 30) ^ (x >> 60)) - 0x9e3779b97f4a7c15u;
}

std::uint64_t hashOf(std::string_view stage, unsigned occurrence) {
    grid::Hash name;
    name.add(stage);
    name.add(std::uint64_t{occurrence});
    return name.value();
}

}  // namespace

std::uint64_t mix(std::uint64_t seed, std::uint64_t number) {
    return scramble(scramble(seed) ^ scramble(~number));
}

std::uint64_t unmix(std::uint64_t mixed, std::uint64_t number) {
    return unscramble(unscramble(mixed) ^ scramble(~number));
}

Stream stageStream(std::uint64_t seed, std::string_view stage, unsigned occurrence) {
    const std::uint64_t name = hashOf(stage, occurrence);
    return Stream(mix(seed, name), name);
}

Places stagePlaces(std::uint64_t seed, std::string_view stage, unsigned occurrence,
                   grid::Point origin) {
    return Places(mix(seed, hashOf(stage, occurrence)), origin);
}

}  // namespace mazeloom::random

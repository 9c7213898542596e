// SPDX-License-Identifier: MIT
#include "core/play/temple/attempts.h"

#include <utility>

#include "core/generate/generate.h"
#include "core/random/stream.h"

namespace mazeloom::play::temple {

std::uint64_t seedOfAttempt(std::uint64_t levelSeed, std::uint64_t attempt) {
    return attempt == 0 ? levelSeed : random::mix(levelSeed, attempt);
}

tl::expected<std::shared_ptr<const Field>, Problem> generateField(
    const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed) {
    auto generated = generate::generate(level, rooms, seed);
    if (!generated) return tl::unexpected(std::move(generated.error()));
    return Field::make(level, std::move(generated->map));
}

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
#include "core/play/temple/attempts.h"

#include <utility>

#include "core/generate/generate.h"

namespace mazeloom::play::temple {

tl::expected<std::shared_ptr<const Field>, Problem> generateField(
    const level::Level& level, std::span<const level::Room> rooms, std::uint64_t levelSeed,
    std::uint64_t attempt, level::SharedOwnKinds kinds, const std::atomic<bool>* stop) {
    generate::Options options;
    options.stop = stop;
    options.attempt = attempt;
    options.kinds = std::move(kinds);
    auto generated = generate::generate(level, rooms, levelSeed, options);
    if (!generated) return tl::unexpected(std::move(generated.error()));
    return Field::make(level, std::move(generated->map));
}

}  // namespace mazeloom::play::temple

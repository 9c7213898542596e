// SPDX-License-Identifier: MIT
// Makes the maps of the attempts at a level (RULES.md G-28). After a loss the level starts over
// with new traps and coins; painted cells and the shape stay the same.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/play/temple/state/field.h"
#include "core/problem.h"

namespace mazeloom::play::temple {

/// Returns the map of an attempt at the level, ready to be played; the problem says why it cannot
/// be played. Attempts are counted from 0. The first attempt uses exactly the map that the seed
/// gives and the editor shows. Later attempts differ from it only in what
/// `generate::Options::attempt` draws anew; a randomly drawn shape stays the same. `kinds` are the
/// pack's own kinds of objects. `stop` is generate::Options::stop.
tl::expected<std::shared_ptr<const Field>, Problem> generateField(
    const level::Level& level, std::span<const level::Room> rooms, std::uint64_t levelSeed,
    std::uint64_t attempt = 0, level::SharedOwnKinds kinds = {},
    const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
// Refuses animations of generations that would take too much memory, before it is allocated.
#pragma once

#include <cstdint>
#include <span>

#include <QString>

#include "core/exchange/exporter.h"
#include "core/generate/generate.h"
#include "core/level/level.h"

namespace mazeloom::app {

/// A generation that an animation shows.
struct Filmed {
    const level::Level* level = nullptr;
    std::uint64_t seed = 0;
};

/// The upper bound on the estimated memory of an animation, in bytes.
inline constexpr std::uint64_t kMostFilmBytes = std::uint64_t{1} << 30;

/// Returns why these generations cannot be shown side by side within kMostFilmBytes, and what to
/// change; an empty text if they can. Generates large levels once to count their steps, without
/// storing them.
QString flawOfFilmMemory(std::span<const Filmed> parts, const level::Pack& pack,
                         const generate::Options& options, const exchange::PictureOptions& look);

}  // namespace mazeloom::app

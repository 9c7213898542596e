// SPDX-License-Identifier: MIT
#include "app/cli/commands/animate_memory.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>

#include "core/generate/stages/stages.h"
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::app {

namespace {

/// Translation context of the refusal.
struct AnimateMemoryText {
    Q_DECLARE_TR_FUNCTIONS(AnimateMemoryText)
};

// Measured upper bounds on what a film of a generation takes, in bytes.
constexpr std::uint64_t kProgram = 40'000'000;
constexpr std::uint64_t kPerCell = 16;      ///< map and timeline
constexpr std::uint64_t kPerStep = 16;      ///< the trace
constexpr std::uint64_t kPerPixel = 14;     ///< the cells, the frame, and its compression
constexpr std::uint64_t kBesidePixel = 18;  ///< for generations that share a frame

/// Levels with more cells are generated once to count their steps. The steps of smaller levels fit
/// into the bound, unless they have rewriting rules.
constexpr std::int64_t kCountedCells = std::int64_t{1} << 18;

bool runsProgram(const level::Level& level) {
    return std::ranges::any_of(level.recipe.stages, [](const level::RecipeStage& written) {
        const generate::Stage* stage = generate::findStage(written.stage);
        return written.enabled && stage != nullptr && stage->runsProgram;
    });
}

/// Returns the memory of a part's pictures and maps in bytes.
std::uint64_t bytesOf(const level::Level& level, std::uint64_t perPixel, const level::Pack& pack,
                      const exchange::PictureOptions& look) {
    int cell = look.cell;
    if (cell <= 0) {
        const auto tiles = widgets::tileLookNamed(&pack.tileMappings, look.tiles, level.terrains);
        cell = widgets::animatedCell(level.size, tiles ? tiles->get() : nullptr);
    }
    const auto cells = static_cast<std::uint64_t>(level.size.area());
    const auto side = static_cast<std::uint64_t>(std::max(1, cell));
    return cells * (kPerCell + side * side * perPixel);
}

QString refusal(std::uint64_t bytes) {
    return AnimateMemoryText::tr(
               "the animation would take about %1 MB of memory, at most %2 MB are "
               "possible: make the level smaller, lower --scale, or show fewer "
               "generations")
        .arg(bytes / 1'000'000)
        .arg(kMostFilmBytes / 1'000'000);
}

}  // namespace

QString flawOfFilmMemory(std::span<const Filmed> parts, const level::Pack& pack,
                         const generate::Options& options, const exchange::PictureOptions& look) {
    const std::uint64_t perPixel = parts.size() == 1 ? kPerPixel : kBesidePixel;
    std::uint64_t bytes = kProgram;
    for (const Filmed& part : parts)
        bytes += bytesOf(*part.level, perPixel, pack, look);
    if (bytes > kMostFilmBytes) return refusal(bytes);
    for (const Filmed& part : parts) {
        if (part.level->size.area() <= kCountedCells && !runsProgram(*part.level)) continue;
        constexpr auto kLast = std::numeric_limits<trace::StepIndex>::max();
        const auto counted =
            generate::generateToStep(*part.level, pack.rooms, part.seed, kLast, options);
        bytes += counted.counts.all() * kPerStep;
    }
    return bytes > kMostFilmBytes ? refusal(bytes) : QString();
}

}  // namespace mazeloom::app

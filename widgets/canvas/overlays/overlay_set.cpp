// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/overlay_set.h"

#include <algorithm>

namespace mazeloom::widgets {

using analyse::Distances;

namespace {

constexpr std::array<const char*, kOverlays> kOverlayIds{"hidden-maze", "traps", "coins", "reach",
                                                         "distance",    "known", "kept",  "dark"};

QColor blendOf(const QColor& a, const QColor& b, float share) {
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share,
                            a.greenF() + (b.greenF() - a.greenF()) * share,
                            a.blueF() + (b.blueF() - a.blueF()) * share);
}

}  // namespace

const char* idOf(Overlay overlay) {
    return kOverlayIds[static_cast<std::size_t>(overlay)];
}

std::span<const char* const> overlayIds() {
    return kOverlayIds;
}

std::optional<Overlay> overlayOf(std::string_view id) {
    const auto found = std::ranges::find(kOverlayIds, id);
    if (found == kOverlayIds.end()) return std::nullopt;
    return static_cast<Overlay>(found - kOverlayIds.begin());
}

OverlayColours::OverlayColours(const Theme& theme)
    : maze(theme.isDark ? QColor(0xdfe4ff) : QColor(0x2f3c9a)),
      trap(theme.trap),
      coin(theme.coin),
      reached(theme.isDark ? QColor(0x2f8fe0) : QColor(0x56a5ea)),
      overTraps(theme.isDark ? QColor(0xffb454) : QColor(0x9a5a00)),
      never(theme.isDark ? QColor(0xff7fb0) : QColor(0xa8195e)),
      kept(theme.isDark ? QColor(0xf0e6c8) : QColor(0x5a4a1e)),
      dark(theme.isDark ? QColor(0x030305) : QColor(0x1a2036)),
      known(theme) {
    // The stops of Matplotlib's "viridis", which darkens evenly for every kind of colour vision.
    constexpr std::array<QRgb, 6> kStops{0xfde725, 0x7ad151, 0x22a884,
                                         0x2a788e, 0x414487, 0x440154};
    for (int i = 0; i < kHeats; ++i) {
        const float place =
            static_cast<float>(i) * (kStops.size() - 1) / static_cast<float>(kHeats - 1);
        const auto stop = std::min(static_cast<std::size_t>(place), kStops.size() - 2);
        heat[static_cast<std::size_t>(i)] = blendOf(QColor(kStops[stop]), QColor(kStops[stop + 1]),
                                                    place - static_cast<float>(stop));
    }
}

int heatOf(Distances::Steps steps, Distances::Steps farthest) {
    if (farthest == 0) return 0;
    return static_cast<int>(std::uint64_t{steps} * (OverlayColours::kHeats - 1) / farthest);
}

}  // namespace mazeloom::widgets

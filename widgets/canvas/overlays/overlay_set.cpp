// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/overlay_set.h"

#include <algorithm>
#include <array>

#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets {

namespace {

#define MAZELOOM_LIST_OVERLAY(file, name) &overlay::file::kInfo,
constexpr std::array<const OverlayInfo*, kOverlays> kInfos{
    MAZELOOM_OVERLAYS(MAZELOOM_LIST_OVERLAY)};
#undef MAZELOOM_LIST_OVERLAY

}  // namespace

const OverlayInfo& infoOf(Overlay overlay) {
    return *kInfos[static_cast<std::size_t>(overlay)];
}

const char* idOf(Overlay overlay) {
    return infoOf(overlay).id;
}

std::optional<Overlay> overlayOf(std::string_view id) {
    const auto found = std::ranges::find(kInfos, id, &OverlayInfo::id);
    if (found == kInfos.end()) return std::nullopt;
    return static_cast<Overlay>(found - kInfos.begin());
}

std::span<const char* const> overlayIds() {
    static const auto ids = [] {
        std::array<const char*, kOverlays> all{};
        std::ranges::transform(kInfos, all.begin(), &OverlayInfo::id);
        return all;
    }();
    return ids;
}

std::vector<const OverlayInfo*> infosOf(OverlaySet shown) {
    std::vector<const OverlayInfo*> infos;
    for (int i = 0; i < kOverlays; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        if (shown.contains(overlay)) infos.push_back(&infoOf(overlay));
    }
    return infos;
}

bool needs(OverlaySet shown, OverlayNeed need) {
    return std::ranges::any_of(infosOf(shown),
                               [need](const OverlayInfo* info) { return info->need == need; });
}

}  // namespace mazeloom::widgets

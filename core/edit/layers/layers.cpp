// SPDX-License-Identifier: MIT
#include "core/edit/layers/layers.h"

#include <algorithm>
#include <utility>

namespace mazeloom::edit {

namespace {

constexpr std::array<std::string_view, kLayers> kLayerIds{"painted", "kept",  "generated",
                                                          "objects", "paths", "notes"};
constexpr std::string_view kDimmedWord = "dimmed";
constexpr std::string_view kHiddenWord = "hidden";
constexpr std::string_view kShownWord = "shown";
constexpr std::string_view kLockedWord = "locked";

/// Removes the text up to `mark`, and `mark` itself, from `text`. Returns the removed part without
/// the mark.
std::string_view cutOff(std::string_view& text, char mark) {
    const std::size_t end = text.find(mark);
    const std::string_view part = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    return part;
}

std::string_view wordOf(LayerLook look) {
    if (look == LayerLook::Shown) return kShownWord;
    return look == LayerLook::Dimmed ? kDimmedWord : kHiddenWord;
}

}  // namespace

bool Layers::anyOfMap(LayerLook look) const {
    return std::ranges::any_of(
        kAllLayers, [&](Layer layer) { return layer != Layer::Notes && of(layer).look == look; });
}

std::string_view idOf(Layer layer) {
    return kLayerIds[static_cast<std::size_t>(layer)];
}

bool hasLayer(level::Canvas canvas, Layer layer) {
    return canvas != level::kRoomSheet || layer == Layer::Painted || layer == Layer::Objects;
}

std::string textOf(const Layers& layers) {
    const Layers usual;
    std::string text;
    for (const Layer layer : kAllLayers) {
        const LayerState& state = layers.of(layer);
        if (state == usual.of(layer)) continue;
        if (!text.empty()) text += ' ';
        text += idOf(layer);
        text += ':';
        text += wordOf(state.look);
        if (state.isLocked) {
            text += ',';
            text += kLockedWord;
        }
    }
    return text;
}

Layers layersFrom(std::string_view text) {
    Layers layers;
    while (!text.empty()) {
        std::string_view words = cutOff(text, ' ');
        const std::string_view id = cutOff(words, ':');
        const auto found = std::ranges::find(kLayerIds, id);
        if (found == kLayerIds.end()) continue;
        LayerState& state =
            layers.of(kAllLayers[static_cast<std::size_t>(found - kLayerIds.begin())]);
        while (!words.empty()) {
            const std::string_view word = cutOff(words, ',');
            for (const LayerLook look : {LayerLook::Shown, LayerLook::Dimmed, LayerLook::Hidden})
                if (word == wordOf(look)) state.look = look;
            if (word == kLockedWord) state.isLocked = true;
        }
    }
    return layers;
}

Layer layerOf(level::ThingKind kind, bool isKept) {
    if (isKept) return Layer::Kept;
    const bool isMover = level::isMover(kind);
    return isMover ? Layer::Paths : Layer::Objects;
}

Area withoutKept(const Area& area, const level::KeptCells& kept) {
    if (kept.isEmpty()) return area;
    std::vector<Run> runs;
    for (const Run& run : area.runs()) {
        int start = run.x;
        for (int x = run.x; x < run.end(); ++x) {
            const bool isKept = x >= 0 && run.y >= 0 && kept.at({x, run.y}).isKept();
            if (!isKept) continue;
            if (x > start) runs.push_back({run.y, start, x - start});
            start = x + 1;
        }
        if (run.end() > start) runs.push_back({run.y, start, run.end() - start});
    }
    return Area::ofOrdered(std::move(runs));
}

}  // namespace mazeloom::edit

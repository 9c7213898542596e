// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/cell_overlays.h"

#include <algorithm>
#include <cstddef>
#include <map>

namespace mazeloom::widgets {

namespace {

bool hasData(const OverlayInfo& info, const OverlayData& data) {
    if (info.need == OverlayNeed::Distances && data.distances == nullptr) return false;
    if (info.need == OverlayNeed::Known && data.known == nullptr) return false;
    return info.isThere(data);
}

}  // namespace

CellOverlays::CellOverlays(const OverlayData& data, OverlaySet shown, const Theme& theme) {
    std::vector<const OverlayInfo*> infos = infosOf(shown);
    std::erase_if(infos, [&](const OverlayInfo* info) { return !hasData(*info, data); });
    for (const OverlayInfo* info : infos)
        all_.push_back(info->marks(data, theme));
    const auto inLayers = [&](int OverlayLayers::*of) {
        std::multimap<int, const OverlayMarks*> found;
        for (std::size_t i = 0; i < infos.size(); ++i) {
            if (const int at = infos[i]->layers.*of; at != 0) found.emplace(at, all_[i].get());
        }
        std::vector<const OverlayMarks*> marks;
        for (const auto& [layer, one] : found)
            marks.push_back(one);
        return marks;
    };
    grounds_ = inLayers(&OverlayLayers::ground);
    forms_ = inLayers(&OverlayLayers::form);
    fars_ = inLayers(&OverlayLayers::far);
    std::ranges::reverse(grounds_);
}

CellOverlays::Form CellOverlays::formBound() {
    Form all = 0;
    for (int i = 0; i < kOverlays; ++i)
        all |= infoOf(static_cast<Overlay>(i)).forms;
    return all + 1;
}

void CellOverlays::drawForm(QPainter& painter, Form form, double side) const {
    for (const OverlayMarks* marks : forms_) {
        painter.setBrush(Qt::NoBrush);
        marks->drawForm(painter, form, side);
    }
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The part of Workbench that saves and restores the arrangement of panels between sessions, as
// JSON.
#include <algorithm>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "widgets/workbench/floating_panel.h"
#include "widgets/workbench/fold_column.h"
#include "widgets/workbench/fold_tabs.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/side_splitter.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::widgets {

namespace {

/// Version of the state. Must be increased when old states can no longer be interpreted.
constexpr int kStateVersion = 1;
constexpr int kMostWeight = 10'000;

QJsonArray toJson(const QRect& rect) {
    return {rect.x(), rect.y(), rect.width(), rect.height()};
}

QRect rectOf(const QJsonArray& json) {
    if (json.size() != 4) return {};
    const QRect rect(json[0].toInt(), json[1].toInt(), json[2].toInt(), json[3].toInt());
    const bool isSane =
        rect.isValid() && rect.width() <= kMostWeight && rect.height() <= kMostWeight;
    return isSane ? rect : QRect();
}

int weightOf(const QJsonValue& json, int otherwise) {
    return std::clamp(json.toInt(otherwise), 1, kMostWeight);
}

QJsonObject tabsToJson(const FoldTabs& tabs) {
    const PanelFrame* front = tabs.current();
    return {{"front", front != nullptr ? front->id() : QString()},
            {"unfolded", tabs.isUnfolded()},
            {"weight", tabs.weight()}};
}

/// Restores tabs from JSON. `front` is the panel that was in front when the state was saved. If it
/// is null or not among these tabs, the current tab stays.
void restoreTabs(FoldTabs& tabs, const QJsonObject& json, PanelFrame* front) {
    if (front != nullptr) tabs.setCurrent(*front);
    tabs.setUnfolded(json["unfolded"].toBool(tabs.isUnfolded()));
    tabs.setWeight(weightOf(json["weight"], tabs.weight()));
}

}  // namespace

QByteArray Workbench::saveState() const {
    QJsonArray panels;
    for (const auto& entry : entries_) {
        const PanelFrame& frame = *entry->frame;
        const QRect place = entry->window != nullptr ? entry->window->geometry() : entry->place;
        panels << QJsonObject{{"id", frame.id()},        {"open", entry->isOpen},
                              {"left", entry->isAtLeft}, {"floats", entry->window != nullptr},
                              {"place", toJson(place)},  {"unfolded", frame.isUnfoldWanted()},
                              {"weight", frame.weight()}};
    }
    const SideSplitter::Widths widths = sides_->wanted();
    const QJsonObject state{{"version", kStateVersion},
                            {"leftWidth", widths.left},
                            {"rightWidth", widths.right},
                            {"leftTabs", tabsToJson(*left_.tabs)},
                            {"rightTabs", tabsToJson(*right_.tabs)},
                            {"levelOnly", isLevelOnly_},
                            {"panels", panels}};
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

bool Workbench::restoreState(const QByteArray& state) {
    const QJsonObject json = QJsonDocument::fromJson(state).object();
    if (json["version"].toInt() != kStateVersion) return false;
    for (const QJsonValue& value : json["panels"].toArray()) {
        const QJsonObject panel = value.toObject();
        PanelFrame* frame = find(panel["id"].toString());
        if (frame == nullptr) continue;
        Entry& entry = entryOf(*frame);
        if (!panel["floats"].toBool()) setFloating(*frame, false);
        if (hasSides(*frame)) setSide(entry, panel["left"].toBool(entry.isAtLeft));
        entry.place = rectOf(panel["place"].toArray());
        frame->setWeight(weightOf(panel["weight"], frame->weight()));
        const bool open = panel["open"].toBool(true);
        setOpen(*frame, open);
        if (open && panel["floats"].toBool()) setFloating(*frame, true);
        frame->setUnfoldWanted(panel["unfolded"].toBool());
    }
    for (const auto& [tabs, key] :
         {std::pair{left_.tabs, "leftTabs"}, {right_.tabs, "rightTabs"}}) {
        const QJsonObject kept = json[QLatin1String(key)].toObject();
        restoreTabs(*tabs, kept, find(kept["front"].toString()));
    }
    sides_->setWanted({json["leftWidth"].toInt(), json["rightWidth"].toInt()});
    left_.column->arrange();
    right_.column->arrange();
    setLevelOnly(json["levelOnly"].toBool());
    return true;
}

}  // namespace mazeloom::widgets

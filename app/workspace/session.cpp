// SPDX-License-Identifier: MIT
#include "app/workspace/session.h"

#include <algorithm>
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/level/descent.h"

namespace mazeloom::app {

using widgets::CanvasPlace;
using widgets::Sheet;

namespace {

/// Upper bound on the packs of a stored session, because anyone can edit the settings. Real
/// sessions have far fewer packs.
constexpr int kMostPacks = 100;
constexpr int kMostLooks = 1000;

void put(QJsonObject& json, const Sheet& sheet) {
    json["kind"] = sheet.isRoom() ? "room" : "level";
    json["id"] = sheet.id;
}

Sheet sheetFrom(const QJsonObject& json) {
    return {json["kind"].toString() == "room" ? Sheet::Kind::Room : Sheet::Kind::Level,
            json["id"].toString()};
}

void put(QJsonObject& json, const SheetView& view) {
    if (view.place.isFitted) {
        json["fitted"] = true;
    } else {
        json["zoom"] = view.place.zoom;
        json["x"] = view.place.middle.x();
        json["y"] = view.place.middle.y();
    }
    if (view.count == 0) return;
    json["moment"] = static_cast<double>(view.position);
    json["steps"] = static_cast<double>(view.count);
}

std::optional<CanvasPlace> placeFrom(const QJsonObject& json) {
    if (json["fitted"].toBool()) return CanvasPlace();
    // Upper bound on zoom and coordinates: larger than any level, but small enough that positions
    // can be computed in pixels.
    constexpr double kFarthest = 100'000;
    const double zoom = json["zoom"].toDouble();
    const QPointF middle(json["x"].toDouble(), json["y"].toDouble());
    const bool isSane = zoom > 0 && zoom < kFarthest && std::abs(middle.x()) < kFarthest &&
                        std::abs(middle.y()) < kFarthest;
    if (!isSane) return {};
    return CanvasPlace{zoom, middle, false};
}

std::optional<SheetView> viewFrom(const QJsonObject& json) {
    const auto place = placeFrom(json);
    if (!place) return {};
    SheetView view{*place, 0, 0};
    // The greatest number of steps in a trace.
    constexpr double kMostSteps = 4e9;
    const double moment = json["moment"].toDouble();
    const double steps = json["steps"].toDouble();
    if (moment >= 0 && moment <= steps && steps <= kMostSteps) {
        view.position = static_cast<trace::StepIndex>(moment);
        view.count = static_cast<trace::StepIndex>(steps);
    }
    return view;
}

QJsonObject toJson(const Session::Look& look) {
    QJsonObject json;
    put(json, look.sheet);
    if (look.view) put(json, *look.view);
    // A string, because JSON numbers cannot represent every seed.
    if (look.seed) json["seed"] = QString::number(*look.seed);
    if (look.depth) json["depth"] = *look.depth;
    return json;
}

Session::Look lookFrom(const QJsonObject& json) {
    Session::Look look{sheetFrom(json), viewFrom(json), {}};
    bool isSeed = false;
    const std::uint64_t seed = json["seed"].toString().toULongLong(&isSeed);
    if (isSeed) look.seed = seed;
    const int depth = json["depth"].toInt();
    if (depth >= 1 && depth <= level::kMaxDepth) look.depth = depth;
    return look;
}

QJsonObject toJson(const Session::Pack& pack) {
    QJsonObject json{{"name", pack.name}};
    put(json, pack.sheet);
    QJsonArray looks;
    for (const Session::Look& look : pack.looks)
        looks.append(toJson(look));
    if (!looks.isEmpty()) json["looks"] = looks;
    if (!pack.hasPlace) json["unsaved"] = true;
    return json;
}

Session::Pack packFrom(const QJsonObject& json) {
    Session::Pack pack{json["name"].toString(), sheetFrom(json), {}};
    const QJsonArray looks = json["looks"].toArray();
    for (int i = 0; i < looks.size() && i < kMostLooks; ++i)
        pack.looks.push_back(lookFrom(looks[i].toObject()));
    pack.hasPlace = !json["unsaved"].toBool();
    return pack;
}

}  // namespace

QByteArray toText(const Session& session) {
    QJsonArray packs;
    for (const Session::Pack& pack : session.packs)
        packs.append(toJson(pack));
    return QJsonDocument(QJsonObject{{"packs", packs}, {"current", session.current}})
        .toJson(QJsonDocument::Compact);
}

Session sessionFrom(const QByteArray& text) {
    Session session;
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const int current = json["current"].toInt();
    const QJsonArray packs = json["packs"].toArray();
    for (int i = 0; i < packs.size() && i < kMostPacks; ++i) {
        Session::Pack pack = packFrom(packs[i].toObject());
        if (pack.name.isEmpty()) continue;
        if (i == current) session.current = static_cast<int>(session.packs.size());
        session.packs.push_back(std::move(pack));
    }
    return session;
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/session.h"

#include <algorithm>
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mazeloom::app {

using widgets::CanvasPlace;
using widgets::Sheet;

namespace {

/// More packs than anybody opens; the settings are a file that anybody can write.
constexpr int kMostPacks = 100;

QJsonObject toJson(const Session::Pack& pack) {
    QJsonObject json{{"name", pack.name},
                     {"kind", pack.sheet.isRoom() ? "room" : "level"},
                     {"id", pack.sheet.id}};
    if (pack.place && pack.place->isFitted) json["fitted"] = true;
    if (pack.place && !pack.place->isFitted) {
        json["zoom"] = pack.place->zoom;
        json["x"] = pack.place->middle.x();
        json["y"] = pack.place->middle.y();
    }
    return json;
}

Session::Pack packFrom(const QJsonObject& json) {
    Session::Pack pack;
    pack.name = json["name"].toString();
    pack.sheet = {json["kind"].toString() == "room" ? Sheet::Kind::Room : Sheet::Kind::Level,
                  json["id"].toString()};
    if (json["fitted"].toBool()) pack.place = CanvasPlace();
    const double zoom = json["zoom"].toDouble();
    // No level is larger than that, and beyond it pixels could not be counted.
    constexpr double kFarthest = 100'000;
    const QPointF middle(json["x"].toDouble(), json["y"].toDouble());
    if (zoom > 0 && zoom < kFarthest && std::abs(middle.x()) < kFarthest &&
        std::abs(middle.y()) < kFarthest) {
        pack.place = CanvasPlace{zoom, middle, false};
    }
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

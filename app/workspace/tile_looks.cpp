// SPDX-License-Identifier: MIT
#include "app/workspace/tile_looks.h"

#include <utility>

#include <QDir>
#include <QSettings>
#include <QVariantList>
#include <QVariantMap>

#include "app/workspace/workspace.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

constexpr auto kLooks = "view/tiles";
// Keys of a pack's entry.
const QString kName = QStringLiteral("name");
const QString kChosen = QStringLiteral("chosen");
const QString kLast = QStringLiteral("last");

/// Whether the name is a place. Any other name belongs to a pack that was never saved; later,
/// another new pack can have the same name.
bool hasPlace(const QString& name) {
    return name.startsWith(QLatin1String("builtin:")) || QDir::isAbsolutePath(name);
}

}  // namespace

TileLooks::TileLooks(Workspace& workspace, QObject* parent) : QObject(parent) {
    connect(&workspace, &Workspace::documentAdded, this, [this](PackDocument* document) {
        const auto tell = [this, document] { emit changed(document); };
        connect(document, &PackDocument::partsChanged, this, tell);
        connect(document, &PackDocument::loadProblemsChanged, this, tell);
    });
    connect(&workspace, &Workspace::documentAboutToClose, this, &TileLooks::forget);
}

TileLooks::Choice TileLooks::choiceOf(const PackDocument& document) const {
    if (const auto found = choices_.find(&document); found != choices_.end()) return found->second;
    if (!hasPlace(document.name())) return {};
    for (const QVariant& each : QSettings().value(kLooks).toList()) {
        const QVariantMap pack = each.toMap();
        if (pack[kName].toString() == document.name())
            return {pack[kChosen].toString(), pack[kLast].toString()};
    }
    return {};
}

void TileLooks::keep(const QString& name, const Choice& choice) {
    if (!hasPlace(name)) return;
    QVariantList packs{QVariantMap{{kName, name}, {kChosen, choice.chosen}, {kLast, choice.last}}};
    for (const QVariant& each : QSettings().value(kLooks).toList()) {
        if (packs.size() < kMostPacks && each.toMap()[kName].toString() != name) packs << each;
    }
    QSettings().setValue(kLooks, packs);
}

QString TileLooks::chosen(const PackDocument& document) const {
    return choiceOf(document).chosen;
}

QString TileLooks::last(const PackDocument& document) const {
    return choiceOf(document).last;
}

void TileLooks::choose(const PackDocument& document, const QString& id) {
    Choice choice = choiceOf(document);
    choice.chosen = id;
    if (!id.isEmpty()) choice.last = id;
    choices_[&document] = choice;
    keep(document.name(), choice);
    emit changed(&document);
}

/// Stores the choice again under the pack's present name, because the pack can have been saved
/// elsewhere since the user chose.
void TileLooks::forget(const PackDocument* document) {
    tried_.erase(document);
    const auto chosen = choices_.extract(document);
    if (!chosen.empty()) keep(document->name(), chosen.mapped());
}

const TileLooks::Tried& TileLooks::tried(const PackDocument& document,
                                         const level::TileMapping& mapping) {
    auto& all = tried_[&document];
    const std::string chosen = this->chosen(document).toStdString();
    for (auto& [id, one] : all) {
        if (id != chosen) one.look.reset();
    }
    const bool isChosen = mapping.id == chosen;
    const level::TerrainTable& terrains = document.pack().terrains;
    const auto found = all.find(mapping.id);
    if (found != all.end() && found->second.mapping == mapping &&
        found->second.terrains == terrains) {
        const Tried& known = found->second;
        if (!isChosen || known.look != nullptr || !known.flaw.isEmpty()) return known;
    }
    const auto look = widgets::TileLook::of(mapping, terrains);
    Tried tried{mapping, terrains, look && isChosen ? *look : nullptr,
                look ? QString() : look.error()};
    return all.insert_or_assign(mapping.id, std::move(tried)).first->second;
}

widgets::SharedTileLook TileLooks::look(const PackDocument& document) {
    const std::string id = chosen(document).toStdString();
    const level::TileMapping* mapping = level::findMapping(document.pack().tileMappings, id);
    return id.empty() || mapping == nullptr ? nullptr : tried(document, *mapping).look;
}

std::string TileLooks::shown(const PackDocument& document) {
    return look(document) == nullptr ? std::string() : chosen(document).toStdString();
}

QString TileLooks::flawOf(const PackDocument& document, const level::TileMapping& mapping) {
    return tried(document, mapping).flaw;
}

}  // namespace mazeloom::app

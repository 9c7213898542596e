// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/level_model.h"

#include <algorithm>
#include <functional>
#include <map>

#include <QMimeData>
#include <QPointer>
#include <QTimer>

#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_drop.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

using Kind = LevelModel::Kind;

QString sizeText(grid::Size size) {
    return QStringLiteral("%1 × %2").arg(size.width).arg(size.height);
}

QString rulesetText(level::Ruleset ruleset) {
    return ruleset == level::Ruleset::Temple ? LevelModel::tr("Temple") : LevelModel::tr("Descent");
}

QStandardItem* newItem(PackDocument* document, Kind kind, const QString& title) {
    auto* item = new QStandardItem(title);
    item->setEditable(false);
    item->setDragEnabled(kind == Kind::Level || kind == Kind::Folder || kind == Kind::Room);
    item->setDropEnabled(kind == Kind::Pack || kind == Kind::Folder || kind == Kind::Rooms);
    item->setData(static_cast<int>(kind), LevelModel::KindRole);
    item->setData(QVariant::fromValue(document), LevelModel::DocumentRole);
    item->setData(title, LevelModel::FilterRole);
    return item;
}

constexpr qsizetype kMostLines = 8;

void describeLevel(QStandardItem& item, const level::Level& level, const QStringList& lines) {
    const auto signs = item.data(LevelModel::NeedsRole).value<QList<NeedSign>>();
    QStringList wrong = lines.mid(0, kMostLines);
    if (lines.size() > kMostLines) {
        const auto more = static_cast<int>(lines.size() - kMostLines);
        wrong << LevelModel::tr("… and %n more", nullptr, more);
    }
    setTitledToolTip(item, titleOf(level),
                     {sizeText(level.size) + " · " + rulesetText(level.ruleset),
                      textsOf(signs).join('\n'), qstring(level.notes), wrong.join('\n')});
}

QStandardItem* levelItem(PackDocument* document, const level::Level& level) {
    const QString title = titleOf(level);
    QStandardItem* item = newItem(document, Kind::Level, title);
    item->setEditable(true);
    item->setData(qstring(level.id), LevelModel::SheetIdRole);
    item->setData(sizeText(level.size), LevelModel::SizeRole);
    item->setData(title + '\n' + qstring(level.id) + '\n' + qstring(level.tab),
                  LevelModel::FilterRole);
    return item;
}

QStandardItem* roomItem(PackDocument* document, const level::Room& room) {
    const QString title = titleOf(room);
    QStandardItem* item = newItem(document, Kind::Room, title);
    item->setEditable(true);
    item->setData(qstring(room.id), LevelModel::SheetIdRole);
    item->setData(sizeText(room.cells.size()), LevelModel::SizeRole);
    item->setData(title + '\n' + qstring(room.id), LevelModel::FilterRole);
    const QString count =
        room.min > 0
            ? LevelModel::tr("Must appear: %1 to %n time(s)", nullptr, room.max).arg(room.min)
            : LevelModel::tr("May appear: up to %n time(s)", nullptr, room.max);
    setTitledToolTip(*item, title, {sizeText(room.cells.size()), count});
    return item;
}

QStandardItem* problemItem(PackDocument* document, const Problem& problem) {
    const QString line = problemLine(problem);
    QStandardItem* item = newItem(document, Kind::Problem, line);
    item->setData(static_cast<int>(problem.severity), LevelModel::SeverityRole);
    setTitledToolTip(
        *item,
        problem.severity == Severity::Error ? LevelModel::tr("Error") : LevelModel::tr("Warning"),
        {line});
    return item;
}

void appendProblems(QStandardItem* pack, PackDocument* document) {
    if (document->loadProblems().empty()) return;
    QStandardItem* group = newItem(document, Kind::Problems, LevelModel::tr("Problems"));
    QList<QStandardItem*> rows;
    for (const Problem& problem : document->loadProblems())
        rows << problemItem(document, problem);
    group->appendRows(rows);
    for (QStandardItem* item : {pack, group}) {
        item->setData(static_cast<int>(Severity::Error), LevelModel::SeverityRole);
    }
    pack->appendRow(group);
}

QStandardItem* folderItem(PackDocument* document, const QString& name) {
    QStandardItem* item = newItem(document, Kind::Folder, name);
    item->setEditable(true);
    item->setData(name, LevelModel::FolderRole);
    return item;
}

/// Appends the levels without a folder, then the folders. Appends each group as a whole, so that
/// views are notified only once.
void appendLevels(QStandardItem* pack, PackDocument* document) {
    std::map<QString, QList<QStandardItem*>> rows;
    const auto& levels = document->pack().levels;
    for (std::size_t i = 0; i < levels.size(); ++i)
        rows[qstring(levels[i].tab)] << levelItem(document, levels[i]);
    pack->appendRows(rows[QString()]);
    for (const QString& name : widgets::folders(*document)) {
        QStandardItem* folder = folderItem(document, name);
        folder->appendRows(rows[name]);
        // Not appendRows(), which would leave the rows inside the folder without a model.
        pack->appendRow(folder);
    }
}

Kind kindOf(const QStandardItem& item) {
    return static_cast<Kind>(item.data(LevelModel::KindRole).toInt());
}

void forEachSheet(QStandardItem* parent, const std::function<void(QStandardItem*)>& visit) {
    for (int row = 0; row < parent->rowCount(); ++row) {
        QStandardItem* item = parent->child(row);
        if (kindOf(*item) == Kind::Level || kindOf(*item) == Kind::Room) visit(item);
        forEachSheet(item, visit);
    }
}

void forEachLevel(QStandardItem* parent, const std::function<void(QStandardItem*)>& visit) {
    forEachSheet(parent, [&](QStandardItem* item) {
        if (kindOf(*item) == Kind::Level) visit(item);
    });
}

Sheet sheetOfItem(const QStandardItem& item) {
    const QString id = item.data(LevelModel::SheetIdRole).toString();
    return kindOf(item) == Kind::Room ? roomSheet(id) : levelSheet(id);
}

void markItem(QStandardItem* item, bool modified) {
    item->setData(modified, LevelModel::IsModifiedRole);
    item->setData(modified ? LevelModel::tr("%1, not saved").arg(item->text()) : item->text(),
                  Qt::AccessibleTextRole);
}

/// Marks the pack with the ruleset that most of its levels have, and each other level with its own.
void markRulesets(QStandardItem* pack, const PackDocument& document) {
    std::map<level::Ruleset, int> levels;
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i)
        ++levels[document.pack().levels[i].ruleset];
    if (levels.empty()) return;
    const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
    const level::Ruleset usual = std::ranges::max_element(levels, fewer)->first;
    pack->setData(rulesetText(usual), LevelModel::RulesetRole);
    forEachLevel(pack, [&](QStandardItem* item) {
        const level::Level& level =
            *findLevel(document, item->data(LevelModel::SheetIdRole).toString());
        if (level.ruleset != usual) {
            item->setData(rulesetText(level.ruleset), LevelModel::RulesetRole);
        }
    });
}

void appendRooms(QStandardItem* pack, PackDocument* document) {
    if (document->pack().rooms.size() == 0) return;
    QStandardItem* group = newItem(document, Kind::Rooms, LevelModel::tr("Rooms"));
    QList<QStandardItem*> rows;
    for (std::size_t i = 0; i < document->pack().rooms.size(); ++i)
        rows << roomItem(document, document->pack().rooms[i]);
    group->appendRows(rows);
    pack->appendRow(group);
}

}  // namespace

LevelModel::LevelModel(QObject* parent) : QStandardItemModel(parent) {}

void LevelModel::add(PackDocument* document) {
    QStandardItem* pack = newItem(document, Kind::Pack, document->title());
    fill(pack, document);
    documents_.push_back(document);
    appendRow(pack);
    markNeeds(document);
    markProblems(document);
    markModified(document);
    connect(document, &PackDocument::currentLevelChanged, this, &LevelModel::markCurrent);
    connect(document, &PackDocument::structureChanged, this,
            [this, document] { rebuild(document); });
    connect(document, &PackDocument::sheetChanged, this,
            [this, document](const Sheet&, SheetPart part) {
                if (part == SheetPart::Size) rebuild(document);
            });
    connect(document, &PackDocument::modifiedChanged, this,
            [this, document] { markModified(document); });
    connect(document, &PackDocument::problemsChanged, this,
            [this, document] { markProblems(document); });
    connect(document, &QObject::destroyed, this, [this, document] { remove(document); });
}

void LevelModel::fill(QStandardItem* pack, PackDocument* document) {
    pack->setText(document->title());
    pack->setEditable(document->loadProblems().empty());
    pack->setData(QVariant(), SeverityRole);
    pack->setData(document->title(), FilterRole);
    setTitledToolTip(*pack, document->title(),
                     {document->name(), qstring(document->pack().description)});
    appendProblems(pack, document);
    appendLevels(pack, document);
    appendRooms(pack, document);
    markRulesets(pack, *document);
}

void LevelModel::rebuild(PackDocument* document) {
    emit rebuildStarts(document);
    QStandardItem* pack = packItem(document);
    pack->removeRows(0, pack->rowCount());
    fill(pack, document);
    markNeeds(document);
    markProblems(document);
    markModified(document);
    markCurrent();
    emit rebuilt(document);
}

void LevelModel::remove(PackDocument* document) {
    const auto found = std::ranges::find(documents_, document);
    if (found == documents_.end()) return;
    document->disconnect(this);
    if (current_ == document) current_ = nullptr;
    removeRow(static_cast<int>(found - documents_.begin()));
    troubles_.erase(document);
    std::erase_if(needs_, [&](const auto& one) { return one.first.first == document; });
    documents_.erase(found);
}

void LevelModel::move(PackDocument* document, int to) {
    const auto found = std::ranges::find(documents_, document);
    if (found == documents_.end()) return;
    const auto from = static_cast<int>(found - documents_.begin());
    to = std::clamp(to, 0, static_cast<int>(documents_.size()) - 1);
    if (to == from) return;
    emit rebuildStarts(document);
    const QList<QStandardItem*> row = takeRow(from);
    documents_.erase(found);
    documents_.insert(documents_.begin() + to, document);
    insertRow(to, row);
    emit rebuilt(document);
}

void LevelModel::setCurrentDocument(PackDocument* document) {
    current_ = document;
    markCurrent();
}

QStandardItem* LevelModel::packItem(const PackDocument* document) const {
    const auto found = std::ranges::find(documents_, document);
    return found == documents_.end() ? nullptr : item(static_cast<int>(found - documents_.begin()));
}

QModelIndex LevelModel::indexOf(const PackDocument* document) const {
    const QStandardItem* pack = packItem(document);
    return pack ? pack->index() : QModelIndex();
}

QModelIndex LevelModel::indexOf(const PackDocument* document, const Sheet& sheet) const {
    QModelIndex index;
    QStandardItem* pack = packItem(document);
    if (pack == nullptr) return index;
    forEachSheet(pack, [&](QStandardItem* item) {
        if (sheetOfItem(*item) == sheet) index = item->index();
    });
    return index;
}

QModelIndex LevelModel::indexOfFolder(const PackDocument* document, const QString& name) const {
    const QStandardItem* pack = packItem(document);
    for (int row = 0; pack != nullptr && row < pack->rowCount(); ++row) {
        const QModelIndex index = pack->child(row)->index();
        if (kindOf(index) == Kind::Folder && folderOf(index) == name) return index;
    }
    return {};
}

LevelModel::Kind LevelModel::kindOf(const QModelIndex& index) {
    return static_cast<Kind>(index.data(KindRole).toInt());
}

PackDocument* LevelModel::documentOf(const QModelIndex& index) {
    return index.data(DocumentRole).value<PackDocument*>();
}

std::optional<Sheet> LevelModel::sheetOf(const QModelIndex& index) {
    if (!index.isValid()) return {};
    const QString id = index.data(SheetIdRole).toString();
    if (kindOf(index) == Kind::Level) return levelSheet(id);
    if (kindOf(index) == Kind::Room) return roomSheet(id);
    return {};
}

QString LevelModel::folderOf(const QModelIndex& index) {
    return index.data(FolderRole).toString();
}

bool LevelModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole) return QStandardItemModel::setData(index, value, role);
    const QString name = value.toString().trimmed();
    if (name.isEmpty() || name == index.data().toString()) return false;
    // Deferred, because renaming rebuilds the rows while the view's editor still uses them.
    const QPointer<PackDocument> document = documentOf(index);
    const std::optional<Sheet> sheet = sheetOf(index);
    const QString folder = folderOf(index);
    QTimer::singleShot(0, this, [this, document, sheet, folder, name] {
        if (document == nullptr) return;
        if (!folder.isEmpty()) {
            if (renameFolder(*document, folder, name)) emit folderRenamed(document, name);
        } else if (!sheet) {
            setPackTitle(*document, name, qstring(document->pack().description));
        } else if (sheet->isRoom()) {
            renameRoom(*document, sheet->id, sheet->id, name);
        } else {
            LevelHead head = headOf(*document, sheet->id);
            head.title = name.toStdString();
            setHead(*document, sheet->id, std::move(head), tr("Rename the level"));
        }
    });
    return false;
}

QStringList LevelModel::mimeTypes() const {
    return {LevelDrag::kMimeType};
}

QMimeData* LevelModel::mimeData(const QModelIndexList& indexes) const {
    return indexes.isEmpty() ? nullptr : LevelDrag::of(indexes.front()).toMime();
}

bool LevelModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                 const QModelIndex& parent) const {
    const auto drag = LevelDrag::from(data, documents_);
    return drag && dropOf(*drag, action, *this, row, parent).has_value();
}

bool LevelModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                              const QModelIndex& parent) {
    const auto drag = LevelDrag::from(data, documents_);
    const auto place = drag ? dropOf(*drag, action, *this, row, parent) : std::nullopt;
    if (!place) return false;
    if (const auto sheet = drop(*drag, *place)) emit sheetDropped(place->document, *sheet);
    return true;
}

void LevelModel::markCurrent() {
    for (PackDocument* document : documents_) {
        const bool isShown = document == current_;
        const Sheet sheet = document->currentSheet();
        forEachSheet(packItem(document), [&](QStandardItem* item) {
            item->setData(isShown && sheetOfItem(*item) == sheet, IsCurrentRole);
        });
    }
}

void LevelModel::markModified(PackDocument* document) {
    QStandardItem* pack = packItem(document);
    markItem(pack, document->isModified());
    forEachSheet(pack, [document](QStandardItem* item) {
        markItem(item, isModified(*document, sheetOfItem(*item)));
    });
}

const LevelModel::Trouble* LevelModel::troubleOf(const PackDocument* document,
                                                 const Sheet& sheet) const {
    const auto told = troubles_.find(document);
    if (told == troubles_.end()) return nullptr;
    const auto found = std::ranges::find(told->second, sheet, &std::pair<Sheet, Trouble>::first);
    return found == told->second.end() ? nullptr : &found->second;
}

void LevelModel::setTroubles(PackDocument* document,
                             std::vector<std::pair<Sheet, Trouble>> troubles) {
    if (std::ranges::find(documents_, document) == documents_.end()) return;
    const auto told = troubles_.find(document);
    if (told != troubles_.end() && told->second == troubles) return;
    troubles_[document] = std::move(troubles);
    markProblems(document);
}

void LevelModel::setNeeds(PackDocument* document, const QString& level,
                          const QList<NeedSign>& signs) {
    if (std::ranges::find(documents_, document) == documents_.end()) return;
    if (signs.isEmpty()) {
        if (needs_.erase({document, level}) == 0) return;
    } else {
        needs_[{document, level}] = signs;
    }
    markNeeds(document);
    markProblems(document);
}

void LevelModel::markNeeds(PackDocument* document) {
    forEachLevel(packItem(document), [&](QStandardItem* item) {
        const auto found = needs_.find({document, item->data(SheetIdRole).toString()});
        const bool isKnown = found != needs_.end();
        item->setData(isKnown ? QVariant::fromValue(found->second) : QVariant(), NeedsRole);
        item->setData(isKnown ? textsOf(found->second).join(QStringLiteral(", ")) : QString(),
                      Qt::AccessibleDescriptionRole);
    });
}

void LevelModel::markProblems(PackDocument* document) {
    const bool isTold = troubles_.contains(document);
    forEachSheet(packItem(document), [&](QStandardItem* item) {
        const Sheet sheet = sheetOfItem(*item);
        const level::Level* level = sheet.isRoom() ? nullptr : findLevel(*document, sheet.id);
        std::optional<Trouble> trouble;
        if (const Trouble* known = troubleOf(document, sheet)) trouble = *known;
        if (!isTold && !sheet.isRoom()) {
            for (const Problem& problem : recipeProblems(*document, sheet.id)) {
                if (!trouble) trouble = Trouble{Severity::Error, {}};
                trouble->lines << generationText(problem, &document->pack(), level);
            }
        }
        item->setData(trouble ? static_cast<int>(trouble->severity) : QVariant(), SeverityRole);
        if (level != nullptr)
            describeLevel(*item, *level, trouble ? trouble->lines : QStringList());
    });
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/level_model.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mazeloom::widgets {

namespace {

using Kind = LevelModel::Kind;

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

QString sizeText(grid::Size size) {
    return QStringLiteral("%1 × %2").arg(size.width).arg(size.height);
}

QString rulesetText(level::Ruleset ruleset) {
    return ruleset == level::Ruleset::Temple ? LevelModel::tr("Temple") : LevelModel::tr("Descent");
}

/// A tool tip: a bold title and lines, the empty ones left out.
QString toolTip(const QString& title, std::initializer_list<QString> lines) {
    QString html = "<b>" + title.toHtmlEscaped() + "</b>";
    for (const QString& line : lines) {
        if (!line.isEmpty()) html += "<br>" + line.toHtmlEscaped().replace('\n', "<br>");
    }
    return html;
}

QStandardItem* newItem(PackDocument* document, Kind kind, const QString& title) {
    auto* item = new QStandardItem(title);
    item->setEditable(false);
    item->setData(static_cast<int>(kind), LevelModel::KindRole);
    item->setData(QVariant::fromValue(document), LevelModel::DocumentRole);
    item->setData(title, LevelModel::FilterRole);
    return item;
}

QString levelTip(const level::Level& level, const std::vector<Problem>& problems) {
    QStringList wrong;
    for (const Problem& problem : problems)
        wrong << text(problem.describe());
    return toolTip(
        text(level.title.empty() ? level.id : level.title),
        {text(level.id) + " · " + sizeText(level.size) + " · " + rulesetText(level.ruleset),
         text(level.notes), wrong.join('\n')});
}

QStandardItem* levelItem(PackDocument* document, const level::Level& level) {
    const QString title = text(level.title.empty() ? level.id : level.title);
    QStandardItem* item = newItem(document, Kind::Level, title);
    item->setData(text(level.id), LevelModel::LevelIdRole);
    item->setData(sizeText(level.size), LevelModel::SizeRole);
    item->setData(title + '\n' + text(level.id) + '\n' + text(level.tab), LevelModel::FilterRole);
    return item;
}

QStandardItem* roomItem(PackDocument* document, const level::Room& room) {
    const QString title = text(room.title.empty() ? room.id : room.title);
    QStandardItem* item = newItem(document, Kind::Room, title);
    item->setData(sizeText(room.cells.size()), LevelModel::SizeRole);
    item->setData(title + '\n' + text(room.id), LevelModel::FilterRole);
    const QString count =
        room.min > 0
            ? LevelModel::tr("Must appear: %1 to %n time(s)", nullptr, room.max).arg(room.min)
            : LevelModel::tr("May appear: up to %n time(s)", nullptr, room.max);
    item->setToolTip(toolTip(title, {text(room.id) + " · " + sizeText(room.cells.size()), count}));
    return item;
}

QStandardItem* problemItem(PackDocument* document, const Problem& problem) {
    const QString line = text(problem.describe());
    QStandardItem* item = newItem(document, Kind::Problem, line);
    item->setData(static_cast<int>(problem.severity), LevelModel::SeverityRole);
    item->setToolTip(toolTip(
        problem.severity == Severity::Error ? LevelModel::tr("Error") : LevelModel::tr("Warning"),
        {line}));
    return item;
}

void appendProblems(QStandardItem* pack, PackDocument* document) {
    if (document->loadProblems().empty()) return;
    QStandardItem* group = newItem(document, Kind::Group, LevelModel::tr("Problems"));
    for (const Problem& problem : document->loadProblems()) {
        group->appendRow(problemItem(document, problem));
    }
    for (QStandardItem* item : {pack, group}) {
        item->setData(static_cast<int>(Severity::Error), LevelModel::SeverityRole);
    }
    pack->appendRow(group);
}

void appendLevels(QStandardItem* pack, PackDocument* document) {
    std::vector<std::pair<std::string, QStandardItem*>> groups;
    for (std::size_t i = 0; i < document->levelCount(); ++i) {
        const level::Level& level = document->levelAt(i);
        QStandardItem* parent = pack;
        if (!level.tab.empty()) {
            auto group = std::ranges::find(groups, level.tab,
                                           &std::pair<std::string, QStandardItem*>::first);
            if (group == groups.end()) {
                QStandardItem* item = newItem(document, Kind::Group, text(level.tab));
                pack->appendRow(item);
                group = groups.insert(groups.end(), {level.tab, item});
            }
            parent = group->second;
        }
        parent->appendRow(levelItem(document, level));
    }
}

Kind kindOf(const QStandardItem& item) {
    return static_cast<Kind>(item.data(LevelModel::KindRole).toInt());
}

void forEachLevel(QStandardItem* parent, const std::function<void(QStandardItem*)>& visit) {
    for (int row = 0; row < parent->rowCount(); ++row) {
        QStandardItem* item = parent->child(row);
        if (kindOf(*item) == Kind::Level) visit(item);
        forEachLevel(item, visit);
    }
}

/// The pack shows the ruleset of most of its levels, a level its own where that differs.
void markRulesets(QStandardItem* pack, const PackDocument& document) {
    std::map<level::Ruleset, int> levels;
    for (std::size_t i = 0; i < document.levelCount(); ++i)
        ++levels[document.levelAt(i).ruleset];
    if (levels.empty()) return;
    const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
    const level::Ruleset usual = std::ranges::max_element(levels, fewer)->first;
    pack->setData(rulesetText(usual), LevelModel::RulesetRole);
    forEachLevel(pack, [&](QStandardItem* item) {
        const level::Level& level = *document.level(item->data(LevelModel::LevelIdRole).toString());
        if (level.ruleset != usual) {
            item->setData(rulesetText(level.ruleset), LevelModel::RulesetRole);
        }
    });
}

void appendRooms(QStandardItem* pack, PackDocument* document) {
    if (document->roomCount() == 0) return;
    QStandardItem* group = newItem(document, Kind::Group, LevelModel::tr("Rooms"));
    for (std::size_t i = 0; i < document->roomCount(); ++i)
        group->appendRow(roomItem(document, document->roomAt(i)));
    pack->appendRow(group);
}

}  // namespace

LevelModel::LevelModel(QObject* parent) : QStandardItemModel(parent) {}

void LevelModel::add(PackDocument* document) {
    QStandardItem* pack = newItem(document, Kind::Pack, document->title());
    pack->setToolTip(toolTip(document->title(), {document->name(), document->description()}));
    appendProblems(pack, document);
    appendLevels(pack, document);
    appendRooms(pack, document);
    markRulesets(pack, *document);
    documents_.push_back(document);
    appendRow(pack);
    markProblems(document);
    connect(document, &PackDocument::currentLevelChanged, this, &LevelModel::markCurrent);
    connect(document, &PackDocument::problemsChanged, this,
            [this, document] { markProblems(document); });
    connect(document, &QObject::destroyed, this, [this, document] { remove(document); });
}

void LevelModel::remove(PackDocument* document) {
    const auto found = std::ranges::find(documents_, document);
    if (found == documents_.end()) return;
    document->disconnect(this);
    if (current_ == document) current_ = nullptr;
    removeRow(static_cast<int>(found - documents_.begin()));
    documents_.erase(found);
}

void LevelModel::setCurrentDocument(PackDocument* document) {
    current_ = document;
    markCurrent();
}

QStandardItem* LevelModel::packItem(PackDocument* document) const {
    const auto found = std::ranges::find(documents_, document);
    return found == documents_.end() ? nullptr : item(static_cast<int>(found - documents_.begin()));
}

QModelIndex LevelModel::indexOf(const PackDocument* document) const {
    const QStandardItem* pack = packItem(const_cast<PackDocument*>(document));
    return pack ? pack->index() : QModelIndex();
}

QModelIndex LevelModel::indexOf(const PackDocument* document, const QString& levelId) const {
    QModelIndex index;
    QStandardItem* pack = packItem(const_cast<PackDocument*>(document));
    if (pack == nullptr) return index;
    forEachLevel(pack, [&](QStandardItem* item) {
        if (item->data(LevelIdRole).toString() == levelId) index = item->index();
    });
    return index;
}

LevelModel::Kind LevelModel::kindOf(const QModelIndex& index) {
    return static_cast<Kind>(index.data(KindRole).toInt());
}

PackDocument* LevelModel::documentOf(const QModelIndex& index) {
    return index.data(DocumentRole).value<PackDocument*>();
}

void LevelModel::markCurrent() {
    for (PackDocument* document : documents_) {
        const QString id = document == current_ ? document->currentLevelId() : QString();
        forEachLevel(packItem(document), [&](QStandardItem* item) {
            item->setData(!id.isEmpty() && item->data(LevelIdRole) == id, IsCurrentRole);
        });
    }
}

void LevelModel::markProblems(PackDocument* document) {
    forEachLevel(packItem(document), [&](QStandardItem* item) {
        const QString id = item->data(LevelIdRole).toString();
        const auto& problems = document->recipeProblems(id);
        item->setData(problems.empty() ? QVariant() : static_cast<int>(Severity::Warning),
                      SeverityRole);
        item->setToolTip(levelTip(*document->level(id), problems));
    });
}

}  // namespace mazeloom::widgets

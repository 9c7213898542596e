// SPDX-License-Identifier: MIT
#include "app/tiles/meaning_tree.h"

#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>

#include "app/tiles/tile_images.h"
#include "app/tiles/tile_session.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/level/tiles/tile_meaning.h"
#include "widgets/exchange/tile_picture.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr int kIcon = 24;  // pixels
constexpr int kMeaning = Qt::UserRole;
constexpr int kOwnLook = Qt::UserRole + 1;  ///< the picture that the program draws without tiles

/// Returns an icon that looks the same when selected; a style would tint it.
QIcon asItIs(const QImage& image) {
    const QPixmap picture = QPixmap::fromImage(image);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

/// Returns a faded picture, for an entry without a tile.
QImage faded(const QImage& image) {
    QImage pale(image.size(), QImage::Format_ARGB32_Premultiplied);
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setOpacity(0.45);
    painter.drawImage(0, 0, image);
    return pale;
}

/// Returns the number of tiles of an entry, such as "12 of 47".
QString amountOf(const level::TileMapping* mapping, const std::string& meaning) {
    const level::TileRule* rule = mapping == nullptr ? nullptr : mapping->ruleFor(meaning);
    if (rule == nullptr || !edit::hasTiles(*mapping, meaning)) return MeaningTree::tr("none yet");
    if (rule->edges == level::EdgeSet::Single) {
        return MeaningTree::tr("%n tile(s)", nullptr,
                               static_cast<int>(rule->shapes.front().size()));
    }
    const auto filled =
        std::ranges::count_if(rule->shapes, [](const auto& shape) { return !shape.empty(); });
    //: %1 of the %2 shapes of a set have a tile
    return MeaningTree::tr("%1 of %2").arg(filled).arg(level::shapesOf(rule->edges));
}

}  // namespace

MeaningTree::MeaningTree(TileSession& session, TileImages& images, OwnMeanings own, QWidget* parent)
    : QTreeWidget(parent), session_(session), images_(images), own_(std::move(own)) {
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(12);
    setIconSize({kIcon, kIcon});
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setAccessibleName(tr("Everything that can have tiles"));
    widgets::setTips(*this, tr("Choose what gets tiles. Whatever has none is drawn as usual"));
    fill();
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr && item->parent() != nullptr)
            session_.choose(item->data(0, kMeaning).toString().toStdString());
    });
    connect(this, &QTreeWidget::itemDoubleClicked, this, &MeaningTree::tilesWanted);
    connect(&session_, &TileSession::changed, this, &MeaningTree::showTiles);
    connect(&session_, &TileSession::chosen, this, &MeaningTree::showChosen);
    showTiles();
    showChosen();
}

QTreeWidgetItem* MeaningTree::addGroup(const QString& title) {
    auto* group = new QTreeWidgetItem(this, {title});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setExpanded(true);
    return group;
}

void MeaningTree::addEntry(QTreeWidgetItem* group, const std::string& meaning, const QImage& own) {
    const QString word = widgets::qstring(meaning);
    auto* entry = new QTreeWidgetItem(group, {meaningText(word, own_)});
    entry->setData(0, kMeaning, word);
    entry->setData(0, kOwnLook, own);
    entry->setForeground(1, palette().color(QPalette::PlaceholderText));
}

void MeaningTree::fill() {
    namespace numbers = exchange::tile_numbers;
    const QImage all = widgets::tilePicture(
        own_.kinds, withTerrains(widgets::themeOf(*this), own_.terrains), kIcon);
    QTreeWidgetItem* terrain = addGroup(tr("Terrain"));
    QTreeWidgetItem* ownTerrain =
        own_.terrains.own().empty() ? nullptr : addGroup(tr("The pack's own terrains"));
    QTreeWidgetItem* marks = addGroup(tr("Marks"));
    QTreeWidgetItem* things = addGroup(tr("Things"));
    QTreeWidgetItem* own = own_.kinds->empty() ? nullptr : addGroup(tr("The pack's own kinds"));
    for (const numbers::Tile& tile : numbers::tilesOf(own_.kinds, own_.terrains)) {
        const QImage look = all.copy(tile.number % numbers::kColumns * kIcon,
                                     tile.number / numbers::kColumns * kIcon, kIcon, kIcon);
        if (const auto shows = level::terrainOf(tile.meaning, own_.terrains)) {
            addEntry(level::isOwn(*shows) ? ownTerrain : terrain, tile.meaning, look);
        } else if (const auto bits = level::marksOf(tile.meaning)) {
            // Only single marks get an entry; combinations of marks occur only in other formats.
            for (const level::MarkName& mark : level::kMarkNames) {
                if (mark.bit == *bits) addEntry(marks, tile.meaning, look);
            }
        } else {
            const auto thing = level::thingOf(tile.meaning);
            const bool isOwn = thing && !level::thingKind(*thing);
            addEntry(isOwn && own != nullptr ? own : things, tile.meaning, look);
        }
    }
}

void MeaningTree::addLost() {
    if (lost_ != nullptr) delete std::exchange(lost_, nullptr);
    if (session_.mapping() == nullptr) return;
    for (const level::TileRule& rule : session_.mapping()->rules) {
        const QString word = widgets::qstring(rule.meaning);
        bool isKnown = false;
        for (int group = 0; group < topLevelItemCount(); ++group) {
            const QTreeWidgetItem* of = topLevelItem(group);
            for (int i = 0; i < of->childCount() && of != lost_; ++i)
                isKnown = isKnown || of->child(i)->data(0, kMeaning).toString() == word;
        }
        if (isKnown) continue;
        if (lost_ == nullptr) lost_ = addGroup(tr("Not in the pack any more"));
        addEntry(lost_, rule.meaning, {});
        lost_->child(lost_->childCount() - 1)->setText(0, word);
    }
}

void MeaningTree::showTilesOf(QTreeWidgetItem* entry) {
    const QString word = entry->data(0, kMeaning).toString();
    const std::string meaning = word.toStdString();
    const level::TileMapping* mapping = session_.mapping();
    const int tile = mapping == nullptr ? -1 : mainTileOf(*mapping, meaning);
    QImage look = tile < 0 ? QImage() : images_.tileOf(*mapping, tile, kIcon);
    if (look.isNull()) look = faded(entry->data(0, kOwnLook).value<QImage>());
    entry->setIcon(0, asItIs(look));
    const QString amount = amountOf(mapping, meaning);
    entry->setText(1, amount);
    //: Something that can have tiles: %1 its name, %2 the number of its tiles
    const QString text = tr("%1: %2").arg(entry->text(0), amount);
    entry->setData(0, Qt::AccessibleTextRole, text);
    const bool hasAny = mapping != nullptr && edit::hasTiles(*mapping, meaning);
    widgets::setPlainToolTip(
        *entry, 0,
        hasAny ? text : tr("%1: no tile yet, so it is drawn as usual").arg(entry->text(0)));
}

void MeaningTree::showTiles() {
    const QSignalBlocker quiet(this);
    addLost();
    for (int group = 0; group < topLevelItemCount(); ++group) {
        for (int i = 0; i < topLevelItem(group)->childCount(); ++i)
            showTilesOf(topLevelItem(group)->child(i));
    }
    showChosen();
}

void MeaningTree::showChosen() {
    const QSignalBlocker quiet(this);
    const QString word = widgets::qstring(session_.meaning());
    for (int group = 0; group < topLevelItemCount(); ++group) {
        for (int i = 0; i < topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem* entry = topLevelItem(group)->child(i);
            if (entry->data(0, kMeaning).toString() == word) setCurrentItem(entry);
        }
    }
}

void MeaningTree::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit tilesWanted();
    } else {
        QTreeWidget::keyPressEvent(event);
    }
}

}  // namespace mazeloom::app

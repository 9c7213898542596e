// SPDX-License-Identifier: MIT
#include "app/exchange/tile_meanings.h"

#include <algorithm>
#include <utility>

#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/exchange/tilesets/tile_numbers.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/level/tiles/tile_meaning.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/exchange/tile_picture.h"
#include "widgets/lists/rows_model.h"
#include "widgets/png/png_reader.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

namespace numbers = exchange::tile_numbers;

constexpr int kIconSide = 32;  // pixels
constexpr int kName = Qt::UserRole;

QIcon iconOf(const QImage& tile) {
    return QIcon(QPixmap::fromImage(
        tile.scaled(kIconSide, kIconSide, Qt::KeepAspectRatio, Qt::FastTransformation)));
}

template <typename List>
List* iconList(const QString& name, const QString& tip) {
    auto* list = new List;
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setIconSize({kIconSide, kIconSide});
    list->setSpacing(2);
    list->setUniformItemSizes(true);
    list->setWordWrap(true);
    list->setMinimumHeight(96);
    list->setAccessibleName(name);
    widgets::setTips(*list, tip);
    return list;
}

}  // namespace

QString meaningText(const QString& meaning, const OwnMeanings& own) {
    const std::string text = meaning.toStdString();
    if (const auto terrain = level::terrainOf(text, own.terrains))
        return widgets::terrainText(*terrain, own.terrains);
    if (const auto kind = level::thingOf(text)) {
        if (const auto thing = level::thingKind(*kind)) return widgets::thingText(*thing);
        const std::string_view id = kind->substr(level::kOwnPrefix.size());
        return widgets::thingText(level::ThingKind::Own, level::findKind(*own.kinds, id));
    }
    const auto marks = level::marksOf(text);
    if (!marks) return meaning;
    QStringList words;
    if ((*marks & level::Cell::kAisle) != 0) words << TileMeanings::tr("way of the maze");
    if ((*marks & level::Cell::kTrap) != 0) words << TileMeanings::tr("trap");
    if ((*marks & level::Cell::kCoin) != 0) words << TileMeanings::tr("coin");
    return words.join(QStringLiteral(", "));
}

TileMeanings::TileMeanings(const std::map<std::string, exchange::TileLook>& tiles,
                           const level::ForeignTiles& known, OwnMeanings own,
                           const exchange::ReadBeside& beside, QWidget* parent)
    : QWidget(parent),
      own_(std::move(own)),
      meanings_(known),
      beside_(beside),
      rows_(new widgets::RowsModel([this](int row, int role) { return dataOf(row, role); }, this)),
      tiles_(
          iconList<QListView>(tr("Tiles of the file"),
                              tr("Select one or several tiles, then click what they stand for"))),
      palette_(iconList<QListWidget>(tr("What tiles stand for"),
                                     tr("Click what the selected tiles of the file stand for"))),
      count_(new widgets::PlainLabel) {
    tiles_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (const auto& [name, look] : tiles)
        names_.push_back({name, look});
    tiles_->setModel(rows_);
    rows_->reset(static_cast<int>(names_.size()));
    fillPalette();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    count_->setWordWrap(true);
    column->addWidget(count_);
    column->addWidget(tiles_, 1);
    column->addWidget(new widgets::PlainLabel(tr("The selected ones stand for:")));
    column->addWidget(palette_, 1);
    connect(tiles_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TileMeanings::showMeaning);
    connect(palette_, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { give(item->data(kName).toString()); });
    connect(palette_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { give(item->data(kName).toString()); });
    update();
    // Select the first tile without a meaning, since it needs one.
    const auto first = std::ranges::find_if(
        names_, [this](const Tile& tile) { return !meanings_.contains(tile.name); });
    if (first != names_.end())
        tiles_->setCurrentIndex(rows_->index(static_cast<int>(first - names_.begin())));
}

QImage TileMeanings::pictureOf(const exchange::TileLook& look) const {
    if (look.image.empty()) return {};
    const auto [entry, isNew] = pictures_.try_emplace(look.image);
    if (isNew) {
        if (const auto bytes = beside_(look.image)) {
            entry->second =
                widgets::pngImage(bytes->data(), bytes->size(), level::TilePicture::kMostPixels);
        }
    }
    const QRect rect(look.rect.x, look.rect.y, look.rect.width, look.rect.height);
    return entry->second.rect().contains(rect) ? entry->second.copy(rect) : QImage();
}

QString TileMeanings::textOf(const Tile& tile) const {
    const auto known = meanings_.find(tile.name);
    const QString meaning = known == meanings_.end()
                                ? tr("unknown")
                                : meaningText(QString::fromStdString(known->second), own_);
    //: A tile of another program: %1 its name, %2 what it stands for
    return tr("%1: %2").arg(widgets::qstring(tile.name), meaning);
}

QVariant TileMeanings::dataOf(int row, int role) const {
    const Tile& tile = names_[static_cast<std::size_t>(row)];
    const bool isKnown = meanings_.contains(tile.name);
    switch (role) {
        case kName:
            return widgets::qstring(tile.name);
        case Qt::DisplayRole:
            // A tile with a picture needs no text.
            return pictureOf(tile.look).isNull() ? QVariant(widgets::qstring(tile.name))
                                                 : QVariant();
        case Qt::DecorationRole: {
            const QImage picture = pictureOf(tile.look);
            return picture.isNull() ? QVariant() : iconOf(picture);
        }
        case Qt::FontRole: {
            QFont font = tiles_->font();
            font.setBold(!isKnown);
            return font;
        }
        case Qt::BackgroundRole:
            return isKnown ? QVariant() : QBrush(palette().color(QPalette::AlternateBase));
        case Qt::ToolTipRole:
            return widgets::plainToolTip(textOf(tile));
        case Qt::AccessibleTextRole:
            return textOf(tile);
        default:
            return {};
    }
}

void TileMeanings::setMeanings(level::ForeignTiles meanings) {
    meanings_ = std::move(meanings);
    update();
    showMeaning();
}

void TileMeanings::fillPalette() {
    const QImage picture = widgets::tilePicture(
        own_.kinds, withTerrains(widgets::themeOf(*this), own_.terrains), numbers::kTileSide);
    constexpr int kSide = numbers::kTileSide;
    for (const numbers::Tile& tile : numbers::tilesOf(own_.kinds, own_.terrains)) {
        const QString meaning = QString::fromStdString(tile.meaning);
        const QRect rect(tile.number % numbers::kColumns * kSide,
                         tile.number / numbers::kColumns * kSide, kSide, kSide);
        auto* item = new QListWidgetItem(iconOf(picture.copy(rect)), QString(), palette_);
        item->setData(kName, meaning);
        const QString text = meaningText(meaning, own_);
        item->setData(Qt::ToolTipRole, widgets::plainToolTip(text));
        item->setData(Qt::AccessibleTextRole, text);
    }
}

void TileMeanings::showMeaning() {
    const QItemSelection chosen = tiles_->selectionModel()->selection();
    if (chosen.isEmpty()) return;
    const auto first = static_cast<std::size_t>(chosen.front().top());
    const auto known = meanings_.find(names_[first].name);
    const QSignalBlocker quiet(palette_);
    palette_->setCurrentRow(-1);
    for (int row = 0; known != meanings_.end() && row < palette_->count(); ++row) {
        if (palette_->item(row)->data(kName).toString().toStdString() == known->second)
            palette_->setCurrentRow(row);
    }
}

void TileMeanings::give(const QString& meaning) {
    bool isChanged = false;
    for (const QItemSelectionRange& range : tiles_->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            std::string& known = meanings_[names_[static_cast<std::size_t>(row)].name];
            isChanged = isChanged || known != meaning.toStdString();
            known = meaning.toStdString();
        }
    }
    if (!isChanged) return;
    update();
    emit meaningsChanged();
}

void TileMeanings::update() {
    unknown_ = static_cast<int>(std::ranges::count_if(
        names_, [this](const Tile& tile) { return !meanings_.contains(tile.name); }));
    rows_->tellAllChanged();
    count_->setText(unknown_ == 0 ? tr("Every tile of the file is known.")
                                  : tr("%n name(s) in the file have no meaning yet: tiles become "
                                       "floor, objects are left out.",
                                       nullptr, unknown_));
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/doors/tile_meanings.h"

#include <utility>

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/doors/tilesets/tile_numbers.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/level/tiles/tile_meaning.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/doors/tile_picture.h"
#include "widgets/png/png_reader.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

namespace numbers = doors::tile_numbers;

constexpr int kIconSide = 32;  // pixels
constexpr int kName = Qt::UserRole;

/// Pictures of tiles, each of which is read once.
class TilePictures {
  public:
    explicit TilePictures(const doors::ReadBeside& beside) : beside_(beside) {}

    /// Null where nobody knows what a tile looks like.
    QImage of(const doors::TileLook& look) {
        if (look.image.empty()) return {};
        const auto [entry, isNew] = images_.try_emplace(look.image);
        if (isNew) {
            const auto bytes = beside_(look.image);
            if (bytes) {
                entry->second = widgets::pngImage(bytes->data(), bytes->size(),
                                                  level::TilePicture::kMostPixels);
            }
        }
        const QRect rect(look.rect.x, look.rect.y, look.rect.width, look.rect.height);
        return entry->second.rect().contains(rect) ? entry->second.copy(rect) : QImage();
    }

  private:
    const doors::ReadBeside& beside_;
    std::map<std::string, QImage> images_;
};

QIcon iconOf(const QImage& tile) {
    return QIcon(QPixmap::fromImage(
        tile.scaled(kIconSide, kIconSide, Qt::KeepAspectRatio, Qt::FastTransformation)));
}

QListWidget* iconList(const QString& name, const QString& tip) {
    auto* list = new QListWidget;
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

TileMeanings::TileMeanings(const std::map<std::string, doors::TileLook>& tiles,
                           const level::ForeignTiles& known, OwnMeanings own,
                           const doors::ReadBeside& beside, QWidget* parent)
    : QWidget(parent),
      own_(std::move(own)),
      meanings_(known),
      tiles_(iconList(tr("Tiles of the file"), tr("Choose one or several tiles, then click what "
                                                  "they stand for"))),
      palette_(iconList(tr("What tiles stand for"),
                        tr("Click what the chosen tiles of the file stand for"))),
      count_(new widgets::PlainLabel) {
    tiles_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    fillTiles(tiles, beside);
    fillPalette();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    count_->setWordWrap(true);
    column->addWidget(count_);
    column->addWidget(tiles_, 1);
    column->addWidget(new widgets::PlainLabel(tr("The chosen ones stand for:")));
    column->addWidget(palette_, 1);
    connect(tiles_, &QListWidget::itemSelectionChanged, this, &TileMeanings::showMeaning);
    connect(palette_, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { give(item->data(kName).toString()); });
    connect(palette_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { give(item->data(kName).toString()); });
    update();
    // The first that nobody knows is what there is to do.
    for (int row = 0; row < tiles_->count(); ++row) {
        if (meanings_.contains(tiles_->item(row)->data(kName).toString().toStdString())) continue;
        tiles_->setCurrentRow(row);
        break;
    }
}

void TileMeanings::fillTiles(const std::map<std::string, doors::TileLook>& tiles,
                             const doors::ReadBeside& beside) {
    TilePictures pictures(beside);
    for (const auto& [name, look] : tiles) {
        const QImage picture = pictures.of(look);
        auto* item = new QListWidgetItem(tiles_);
        item->setData(kName, widgets::qstring(name));
        if (picture.isNull()) {
            item->setText(widgets::qstring(name));
        } else {
            item->setIcon(iconOf(picture));
        }
    }
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
    const auto chosen = tiles_->selectedItems();
    if (chosen.isEmpty()) return;
    const auto known = meanings_.find(chosen.front()->data(kName).toString().toStdString());
    const QSignalBlocker quiet(palette_);
    palette_->setCurrentRow(-1);
    for (int row = 0; known != meanings_.end() && row < palette_->count(); ++row) {
        if (palette_->item(row)->data(kName).toString().toStdString() == known->second)
            palette_->setCurrentRow(row);
    }
}

void TileMeanings::give(const QString& meaning) {
    bool isChanged = false;
    for (const QListWidgetItem* item : tiles_->selectedItems()) {
        std::string& known = meanings_[item->data(kName).toString().toStdString()];
        isChanged = isChanged || known != meaning.toStdString();
        known = meaning.toStdString();
    }
    if (!isChanged) return;
    update();
    emit meaningsChanged();
}

void TileMeanings::update() {
    int unknown = 0;
    for (int row = 0; row < tiles_->count(); ++row) {
        QListWidgetItem* item = tiles_->item(row);
        const QString name = item->data(kName).toString();
        const auto known = meanings_.find(name.toStdString());
        const bool isKnown = known != meanings_.end();
        unknown += isKnown ? 0 : 1;
        QFont font = item->font();
        font.setBold(!isKnown);
        item->setFont(font);
        const QString meaning =
            isKnown ? meaningText(QString::fromStdString(known->second), own_) : tr("nobody knows");
        //: Of a foreign tile: %1 its name, %2 what it stands for
        const QString text = tr("%1: %2").arg(name, meaning);
        item->setData(Qt::ToolTipRole, widgets::plainToolTip(text));
        item->setData(Qt::AccessibleTextRole, text);
        item->setBackground(isKnown ? QBrush() : QBrush(palette().color(QPalette::AlternateBase)));
    }
    count_->setText(unknown == 0
                        ? tr("Every tile of the file is known.")
                        : tr("%n name(s) of the file mean nothing yet: tiles are taken for floor, "
                             "objects are left out.",
                             nullptr, unknown));
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/tiles/shape_editor.h"

#include <algorithm>
#include <utility>

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/exchange/tile_meanings.h"
#include "app/tiles/tile_images.h"
#include "app/tiles/tile_session.h"
#include "core/level/tiles/tile_meaning.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"
#include "widgets/tiles/picture_list.h"
#include "widgets/tiles/shape_diagram.h"

namespace mazeloom::app {

using level::EdgeSet;
using widgets::PictureList;

namespace {

constexpr int kDiagram = 27;  // pixels
constexpr int kTile = 32;
constexpr int kBetween = 4;
constexpr int kVariant = 40;

/// Draws a placeholder for a tile that is not chosen yet.
void drawMissing(QPainter& painter, const QRect& rect, const widgets::Theme& theme) {
    painter.setPen(QPen(theme.mutedText, 1, Qt::DashLine));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
}

QImage shapePicture(EdgeSet edges, int shape, const QImage& tile, const widgets::Theme& theme) {
    QImage image(kDiagram + kBetween + kTile, kTile, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.drawImage(0, (kTile - kDiagram) / 2,
                      widgets::shapeDiagram(edges, shape, kDiagram, theme));
    const QRect place(kDiagram + kBetween, 0, kTile, kTile);
    if (tile.isNull()) {
        drawMissing(painter, place, theme);
    } else {
        painter.drawImage(place, tile);
    }
    return image;
}

/// Returns the picture of a tile, with its weight if the weight is not 1.
QImage variantPicture(const QImage& tile, int weight, const QFont& font,
                      const widgets::Theme& theme) {
    QImage image(kVariant, kVariant, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (tile.isNull()) {
        drawMissing(painter, image.rect(), theme);
    } else {
        painter.drawImage(image.rect(), tile);
    }
    if (weight == 1) return image;
    painter.setFont(widgets::typeFont(widgets::Type::Caption, font));
    const QString text = QStringLiteral("×%1").arg(weight);
    QRect plate = painter.fontMetrics().boundingRect(text).adjusted(-3, -1, 3, 1);
    plate.moveBottomRight(image.rect().bottomRight());
    painter.fillRect(plate, theme.window);
    painter.setPen(theme.text);
    painter.drawText(plate, Qt::AlignCenter, text);
    return image;
}

}  // namespace

QString layoutText(edit::TileLayout layout) {
    using enum edit::TileLayout;
    switch (layout) {
        case SidesInARow:
            return ShapeEditor::tr("The next 16 tiles, in the order of the shapes");
        case SidesBlock:
            return ShapeEditor::tr("A block of 4 × 4, in the order of the shapes");
        case SidesBox:
            return ShapeEditor::tr(
                "A block of 4 × 4 that joins: a box, beside it a column, below "
                "it a row");
        case BlobInARow:
            return ShapeEditor::tr("The next 47 tiles, in the order of the shapes");
        case BlobEight:
            return ShapeEditor::tr("A block of 8 × 6, in the order of the shapes");
        case BlobSeven:
            return ShapeEditor::tr("A block of 7 × 7, in the order of the shapes");
        case BlobGodot:
            return ShapeEditor::tr("A block of 12 × 4, as Godot's template “3x3 minimal”");
    }
    return {};
}

ShapeEditor::ShapeEditor(TileSession& session, TileImages& images, OwnMeanings own, QWidget* parent)
    : QWidget(parent),
      session_(session),
      images_(images),
      own_(std::move(own)),
      title_(new widgets::PlainLabel),
      edges_(new QButtonGroup(this)),
      board_(new PictureList),
      shape_(new widgets::PlainLabel),
      variants_(new PictureList),
      adds_(new QCheckBox(tr("Clicks add a &variant"))),
      weight_(new widgets::QuietSpinBox),
      share_(new widgets::PlainLabel),
      fillMenu_(new QMenu(tr("Fill all shapes from this tile"), this)),
      fill_(new QPushButton(tr("&Fill all shapes from here"))),
      clear_(new QPushButton(tr("&Remove all"))) {
    title_->setWordWrap(true);
    widgets::setType(*title_, widgets::Type::Title);
    board_->setAccessibleName(tr("Shapes"));
    widgets::setTips(*board_, tr("Each combination of equal neighbours, and its tile. Delete or a "
                                 "right click removes its tiles"));
    fill_->setMenu(fillMenu_);
    widgets::setTips(*clear_, tr("Remove all tiles of this: it is drawn as usual"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title_);
    column->addWidget(makeEdges());
    column->addWidget(board_, 100);
    column->addWidget(makeVariants());
    auto* row = new QHBoxLayout;
    row->addWidget(fill_, 1);
    row->addWidget(clear_);
    column->addLayout(row);
    column->addStretch(1);
    connect(board_, &PictureList::chosen, &session_, &TileSession::chooseShape);
    connect(board_, &PictureList::removeWanted, &session_, &TileSession::clearShape);
    connect(clear_, &QPushButton::clicked, &session_, &TileSession::clear);
    connect(&session_, &TileSession::chosen, this, &ShapeEditor::showAll);
    connect(fillMenu_, &QMenu::aboutToHide, this, [this] { emit outlined({}); });
    showAll();
}

QWidget* ShapeEditor::makeEdges() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    const auto add = [&](EdgeSet edges, const QString& text, const QString& tip) {
        auto* button = new QRadioButton(text);
        widgets::setTips(*button, tip);
        edges_->addButton(button, static_cast<int>(edges));
        column->addWidget(button);
    };
    add(EdgeSet::Single, tr("&One tile"), tr("The same tile everywhere"));
    add(EdgeSet::Sides, tr("&16 tiles by sides"),
        tr("A tile for each combination of equal neighbours at the four sides"));
    add(EdgeSet::Blob, tr("&47 tiles with corners"),
        tr("A tile for each combination of all eight neighbours: walls show their inner corners"));
    connect(edges_, &QButtonGroup::idClicked, this,
            [this](int id) { session_.setEdges(static_cast<EdgeSet>(id)); });
    return box;
}

QWidget* ShapeEditor::makeVariants() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    shape_->setWordWrap(true);
    column->addWidget(shape_);
    variants_->setAccessibleName(tr("Variants"));
    variants_->setFixedHeight(kVariant + 6 + 2 * variants_->frameWidth() + 2);
    widgets::setTips(
        *variants_,
        tr("The tiles that are drawn here at random. Delete or a right click removes one"));
    column->addWidget(variants_);
    widgets::setTips(
        *adds_,
        tr("On: a clicked tile is added to the others, as with Ctrl. Off: it replaces them"));
    column->addWidget(adds_);
    auto* row = new QHBoxLayout;
    weight_->setRange(1, level::TileVariant::kMostWeight);
    weight_->setAccessibleName(tr("Weight of the variant"));
    widgets::setTips(*weight_,
                     tr("How often this tile is drawn, relative to the weights of the others"));
    auto* label = new widgets::PlainLabel(tr("&Weight"));
    label->setBuddy(weight_);
    share_->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(label);
    row->addWidget(weight_);
    row->addWidget(share_, 1);
    column->addLayout(row);
    connect(variants_, &PictureList::chosen, this, [this](int row_) {
        variant_ = row_;
        showVariants();
    });
    connect(variants_, &PictureList::removeWanted, this,
            [this](int row_) { session_.removeVariant(static_cast<std::size_t>(row_)); });
    connect(weight_, &QSpinBox::valueChanged, this,
            [this](int weight) { session_.setWeight(static_cast<std::size_t>(variant_), weight); });
    return box;
}

bool ShapeEditor::adds() const {
    return adds_->isChecked();
}

void ShapeEditor::chooseVariant(int variant) {
    variant_ = variant;
    showVariants();
}

void ShapeEditor::setFirst(int tile) {
    first_ = tile;
    fillLayouts();
}

void ShapeEditor::fillLayouts() {
    fillMenu_->clear();
    const auto layouts = edit::layoutsOf(session_.edges());
    const bool isPossible = session_.mapping() != nullptr && first_ >= 0 && !layouts.empty();
    fill_->setEnabled(isPossible);
    fillMenu_->setEnabled(isPossible);
    if (!isPossible) {
        fill_->setText(tr("&Fill all shapes from here"));
        widgets::setTips(*fill_, layouts.empty()
                                     ? tr("Choose 16 or 47 tiles first: they are filled at once")
                                     : tr("Go to the first tile of the set first"));
        return;
    }
    fill_->setText(tr("&Fill all shapes from tile %1").arg(first_));
    widgets::setTips(*fill_, tr("Give all shapes their tiles at once; the tile clicked last is the "
                                "first, at the upper left"));
    for (const edit::TileLayout layout : layouts) {
        QAction* action = fillMenu_->addAction(layoutText(layout));
        const std::vector<int> tiles = edit::tilesOf(layout, *session_.mapping(), first_);
        const auto outside = std::ranges::count(tiles, -1);
        action->setEnabled(outside == 0);
        if (outside > 0) {
            action->setText(tr("%1 (%2 would lie outside of the picture)")
                                .arg(layoutText(layout))
                                .arg(outside));
        }
        connect(action, &QAction::hovered, this, [this, tiles] { emit outlined(tiles); });
        connect(action, &QAction::triggered, this,
                [this, layout] { emit fillWanted(layout, first_); });
    }
}

void ShapeEditor::showAll() {
    const level::TileMapping* mapping = session_.mapping();
    setEnabled(mapping != nullptr);
    const QString word = widgets::qstring(session_.meaning());
    title_->setText(meaningText(word, own_));
    const EdgeSet edges = session_.edges();
    // Objects do not join their neighbours.
    const bool isThing = level::thingOf(session_.meaning()).has_value();
    for (QAbstractButton* button : edges_->buttons()) {
        const auto id = static_cast<EdgeSet>(edges_->id(button));
        button->setChecked(id == edges);
        button->setEnabled(!isThing || id == EdgeSet::Single || id == edges);
    }
    board_->setVisible(edges != EdgeSet::Single);
    showBoard();
    showVariants();
    fillLayouts();
    clear_->setEnabled(mapping != nullptr && edit::hasTiles(*mapping, session_.meaning()));
}

void ShapeEditor::showBoard() {
    const EdgeSet edges = session_.edges();
    const level::TileMapping* mapping = session_.mapping();
    std::vector<PictureList::Entry> entries;
    if (mapping != nullptr && edges != EdgeSet::Single) {
        const widgets::Theme theme = widgets::themeOf(*this);
        for (int shape = 0; shape < level::shapesOf(edges); ++shape) {
            const level::TileVariants& tiles = edit::tilesAt(*mapping, {session_.meaning(), shape});
            const QImage tile =
                tiles.empty() ? QImage() : images_.tileOf(*mapping, tiles[0].tile, kTile);
            QStringList words;
            for (const level::TileVariant& one : tiles)
                words << QString::number(one.tile);
            const QString has = tiles.empty() ? tr("no tile yet")
                                              : tr("tile %1").arg(words.join(QStringLiteral(", ")));
            //: A shape of a set: %1 which neighbours are alike, %2 its tile
            entries.push_back({shapePicture(edges, shape, tile, theme),
                               tr("%1: %2").arg(widgets::shapeText(edges, shape), has)});
        }
    }
    board_->setEntries(entries, edges == EdgeSet::Single ? -1 : session_.shape());
}

void ShapeEditor::showVariants() {
    const level::TileMapping* mapping = session_.mapping();
    const level::TileVariants& tiles = session_.variants();
    variant_ = std::clamp(variant_, 0, std::max(0, static_cast<int>(tiles.size()) - 1));
    const widgets::Theme theme = widgets::themeOf(*this);
    int sum = 0;
    for (const level::TileVariant& one : tiles)
        sum += one.weight;
    std::vector<PictureList::Entry> entries;
    for (const level::TileVariant& one : tiles) {
        entries.push_back({variantPicture(images_.tileOf(*mapping, one.tile, kVariant), one.weight,
                                          font(), theme),
                           tr("Tile %1, weight %2 of %3").arg(one.tile).arg(one.weight).arg(sum)});
    }
    variants_->setEntries(entries, tiles.empty() ? -1 : variant_);
    const QString shape = widgets::shapeText(session_.edges(), session_.shape());
    shape_->setText(
        tiles.empty() ? tr("%1: click a tile of the picture").arg(shape)
        : tiles.size() == 1
            ? shape
            : tr("%1: %n variant(s)", nullptr, static_cast<int>(tiles.size())).arg(shape));
    const QSignalBlocker quiet(weight_);
    const bool hasSeveral = tiles.size() > 1;
    weight_->setEnabled(hasSeveral);
    const int weight = tiles.empty() ? 1 : tiles[static_cast<std::size_t>(variant_)].weight;
    weight_->setValue(weight);
    share_->setText(hasSeveral ? tr("%1 % of the cells").arg((weight * 100 + sum / 2) / sum)
                               : QString());
}

}  // namespace mazeloom::app

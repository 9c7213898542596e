// SPDX-License-Identifier: MIT
#include "app/exchange/picture_choices.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>

#include "app/actions/action_registry.h"
#include "app/actions/overlay_action.h"
#include "app/exchange/export_settings.h"
#include "app/workspace/tile_looks.h"
#include "widgets/canvas/overlays/overlay_set.h"
#include "widgets/document/pack_document.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/panels/number_box.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::app {

namespace {

constexpr int kMostScale = 128;  // pixels per cell

}  // namespace

PictureChoices::PictureChoices(QFormLayout& form, ShownLook shown, QObject* parent)
    : QObject(parent),
      form_(form),
      shown_(std::move(shown)),
      scale_(new widgets::NumberBox),
      colours_(new QWidget),
      theme_(new QComboBox),
      tiles_(new QComboBox),
      letters_(new QCheckBox(tr("Le&tters"))),
      scanLines_(new QCheckBox(tr("Scan lin&es"))),
      grid_(new QCheckBox(tr("Li&nes between cells"))),
      overlays_(new QCheckBox(tr("O&verlays that are shown"))) {
    const exchange::PictureOptions before = lastOptions().picture;
    scale_->setRange(0, kMostScale);
    scale_->setValue(before.cell);
    //: The number of pixels per cell of a picture
    scale_->setSpecialValueText(tr("automatic"));
    scale_->setSuffix(tr(" pixels a cell"));
    scale_->setAccessibleName(tr("Scale"));
    widgets::setTips(*scale_, tr("Pixels per cell; 0 gives a picture of reasonable size"));
    theme_->setAccessibleName(tr("Colours"));
    widgets::setTips(*theme_, tr("The colours of pictures"));
    for (const char* id : widgets::themeIds())
        theme_->addItem(widgets::titleOf(widgets::themeNamed(id)), QString::fromLatin1(id));
    theme_->setCurrentIndex(std::max(0, theme_->findData(QString::fromStdString(before.theme))));
    letters_->setObjectName(QStringLiteral("letters"));
    letters_->setChecked(before.letters);
    widgets::setTips(*letters_, tr("Draw objects as letters, as in text files"));
    scanLines_->setObjectName(QStringLiteral("scanLines"));
    scanLines_->setChecked(before.scanLines);
    widgets::setTips(*scanLines_, tr("Draw dark lines across cells, as on the tube of a terminal"));
    widgets::setTips(*grid_, tr("Draw the grid, where cells are large enough for it"));
    overlays_->setEnabled(!shown_.overlays.empty());
    widgets::setTips(*overlays_, shown_.overlays.empty()
                                     ? tr("The window shows no overlays: switch some on first")
                                     : tr("Draw the overlays that the window shows"));
    form.addRow(tr("S&cale"), scale_);
    // Put theme and letters in one row, because dialogs must fit on low screens.
    auto* colours = new QHBoxLayout(colours_);
    colours->setContentsMargins(0, 0, 0, 0);
    colours->addWidget(theme_, 1);
    colours->addWidget(letters_);
    colours->addWidget(scanLines_);
    form.addRow(tr("C&olours"), colours_);
    addTiles();
    form.addRow(QString(), grid_);
    form.addRow(QString(), overlays_);
    connect(scale_, &QSpinBox::valueChanged, this, &PictureChoices::changed);
    connect(theme_, &QComboBox::currentIndexChanged, this, &PictureChoices::showMarks);
    showMarks();
    connect(theme_, &QComboBox::currentIndexChanged, this, &PictureChoices::changed);
    connect(scanLines_, &QCheckBox::toggled, this, &PictureChoices::changed);
    connect(letters_, &QCheckBox::toggled, this, &PictureChoices::changed);
    connect(grid_, &QCheckBox::toggled, this, &PictureChoices::changed);
}

void PictureChoices::addTiles() {
    tiles_->setAccessibleName(tr("Tiles"));
    widgets::setTips(*tiles_, tr("Draw levels as the program does, or in the game's own tiles"));
    tiles_->addItem(tr("Mazeloom"), QString());
    for (const level::TileMapping& mapping : shown_.mappings)
        tiles_->addItem(widgets::titleOf(mapping), widgets::qstring(mapping.id));
    tiles_->setCurrentIndex(std::max(0, tiles_->findData(widgets::qstring(shown_.tiles))));
    takeTiles();
    form_.addRow(tr("T&iles"), tiles_);
    // Hide the row if there are no tile mappings to choose from.
    if (shown_.mappings.empty()) setRowShown(tiles_, false);
    connect(tiles_, &QComboBox::currentIndexChanged, this, [this] {
        takeTiles();
        emit changed();
    });
}

void PictureChoices::takeTiles() {
    const level::TileMapping* mapping =
        level::findMapping(shown_.mappings, tiles_->currentData().toString().toStdString());
    tileLook_.reset();
    flaw_.clear();
    if (mapping == nullptr) return;
    if (auto look = widgets::TileLook::of(*mapping, shown_.terrains))
        tileLook_ = std::move(*look);
    else
        //: %1 the reason, half a sentence
        flaw_ = tr("These tiles cannot be shown: %1.").arg(look.error());
}

exchange::PictureOptions PictureChoices::look() const {
    exchange::PictureOptions look;
    look.cell = scale_->value();
    look.theme = theme_->currentData().toString().toStdString();
    look.letters = letters_->isChecked();
    look.scanLines = scanLines_->isChecked();
    look.grid = grid_->isChecked();
    if (overlays_->isChecked()) look.overlays = shown_.overlays;
    look.tiles = tiles_->currentData().toString().toStdString();
    return look;
}

void PictureChoices::setRowShown(QWidget* field, bool shown) {
    field->setVisible(shown);
    if (QWidget* label = form_.labelForField(field)) label->setVisible(shown);
}

void PictureChoices::showMarks() {
    const bool isTerminal =
        widgets::themeNamed(theme_->currentData().toString().toStdString()).isTerminal();
    // A terminal shows objects as characters in any case.
    letters_->setVisible(isWhole_ && !isTerminal);
    scanLines_->setVisible(isWhole_ && isTerminal);
}

void PictureChoices::setWhole(bool whole) {
    isWhole_ = whole;
    setRowShown(scale_, whole);
    showMarks();
    setRowShown(grid_, whole);
    setRowShown(overlays_, whole);
}

void PictureChoices::setShown(bool shown) {
    setRowShown(colours_, shown);
    setRowShown(tiles_, shown && !shown_.mappings.empty());
    if (!shown) setWhole(false);
}

void PictureChoices::setAsPlayed(bool asPlayed) {
    grid_->setEnabled(!asPlayed);
    tiles_->setEnabled(!asPlayed);
    overlays_->setEnabled(!asPlayed && !shown_.overlays.empty());
}

ShownLook shownLook(const ActionRegistry& actions, TileLooks& looks,
                    const widgets::PackDocument& document) {
    ShownLook shown{
        {}, looks.shown(document), document.pack().tileMappings, document.pack().terrains};
    for (const char* id : widgets::overlayIds()) {
        const QAction* action = actions.find(overlayAction(id));
        if (action != nullptr && action->isChecked()) shown.overlays.emplace_back(id);
    }
    return shown;
}

}  // namespace mazeloom::app

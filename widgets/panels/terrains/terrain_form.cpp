// SPDX-License-Identifier: MIT
#include "widgets/panels/terrains/terrain_form.h"

#include <algorithm>
#include <vector>

#include <QCheckBox>
#include <QColorDialog>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/canvas/cells/sprite_art.h"
#include "widgets/document/edits.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

// Side of a colour swatch, in pixels.
constexpr int kGroundSwatch = 16;
constexpr int kLeastTerrainInput = 48;

}  // namespace

TerrainForm::TerrainForm(EditContext& context)
    : FieldForm(context),
      id_(note()),
      title_(line()),
      character_(new QuietLineEdit),
      effect_(new QuietComboBox),
      colour_(new QPushButton),
      sprite_(new QuietComboBox),
      flags_(new QWidget) {
    setAccessibleName(tr("The chosen terrain"));
    id_->setAccessibleName(tr("Id of the terrain"));
    addField(tr("Title"), title_, tr("Its name in the window"), nullptr);
    addField(tr("Id"), id_,
             tr("Its name in files and exports, such as own:swamp; formed from its first title"));
    addField(tr("Character"), character_,
             tr("Represents it in grids and in text; no other terrain may have it"));
    auto* column = new QVBoxLayout(flags_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    walkable_ = flag(tr("Can be entered"), tr("Whether hero and monsters can enter it"),
                     &level::OwnTerrain::walkable);
    opaque_ = flag(tr("Blocks sight"), tr("Whether it hides what is behind it"),
                   &level::OwnTerrain::opaque);
    liquid_ = flag(tr("Liquid"), tr("Whether the hero swims in it, in a temple"),
                   &level::OwnTerrain::liquid);
    addWide(tr("What it is"), flags_, tr("Applies in both games"));
    addField(tr("Effect"), effect_, tr("What it does to anyone who enters"));
    addField(tr("Colour"), colour_, tr("The colour of its ground"));
    addField(tr("Drawing"), sprite_,
             tr("Drawn on the ground; without a drawing, its character is shown faintly"));
    for (QWidget* input : {static_cast<QWidget*>(title_), static_cast<QWidget*>(character_)})
        input->setMinimumWidth(kLeastTerrainInput);
    for (const QString& text : {tr("Nothing"), tr("Slows"), tr("Wounds"), tr("Kills")}) {
        effect_->addItem(text);
    }
    fillSprites();
    tellFlawsOf(*character_, [this](const QString& text) {
        const char character = text.size() == 1 ? text.front().toLatin1() : '\0';
        if (!level::isOwnCharacter(character))
            return tr(
                "Enter one ASCII character that no built-in terrain has, but no quote, backslash "
                "or underscore");
        const auto& all = this->context().terrains().own();
        const bool isTaken =
            terrain() != nullptr && std::ranges::any_of(all, [&](const level::OwnTerrain& other) {
                return other.id != terrain()->id && other.character == character;
            });
        return isTaken ? tr("Another terrain of the pack has this character") : QString();
    });
    onEdit(title_, [this] {
        edit(tr("Rename a terrain"),
             [this](level::OwnTerrain& terrain) { terrain.title = title_->text().toStdString(); });
    });
    connect(character_, &QLineEdit::editingFinished, this, &TerrainForm::editCharacter);
    onEdit(effect_, [this] {
        edit(tr("Change what a terrain does"), [this](level::OwnTerrain& terrain) {
            terrain.effect = static_cast<level::Effect>(effect_->currentIndex());
        });
    });
    onEdit(sprite_, [this] {
        edit(tr("Change drawing"), [this](level::OwnTerrain& terrain) {
            terrain.sprite = sprite_->currentData().toString().toStdString();
        });
    });
    connect(colour_, &QPushButton::clicked, this, &TerrainForm::pickColour);
}

QCheckBox* TerrainForm::flag(const QString& title, const QString& help,
                             bool level::OwnTerrain::*member) {
    auto* box = new QCheckBox(title);
    setTips(*box, help);
    box->setAccessibleName(title);
    connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
        beginGesture();
        edit(tr("Change what a terrain is"),
             [member, on](level::OwnTerrain& terrain) { terrain.*member = on; });
    });
    flags_->layout()->addWidget(box);
    return box;
}

void TerrainForm::fillSprites() {
    sprite_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    sprite_->setMinimumContentsLength(4);
    sprite_->addItem(tr("None: its character"), QString());
    for (const level::TerrainInfo& row : level::kTerrains) {
        const QString id =
            QString::fromLatin1(row.id.data(), static_cast<qsizetype>(row.id.size()));
        if (spriteNames().contains(id)) sprite_->addItem(terrainText(row.terrain), id);
    }
    for (const level::ThingKind thing : level::kThingKinds) {
        const auto& id = level::info(thing).id;
        sprite_->addItem(thingText(thing),
                         QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
    }
}

void TerrainForm::setTerrain(std::optional<std::size_t> place) {
    if (place != place_) beginGesture();
    place_ = place;
    if (terrain() != nullptr) showValues();
}

const level::OwnTerrain* TerrainForm::terrain() const {
    if (context().document() == nullptr || !place_) return nullptr;
    const level::OwnTerrains& all = context().terrains().own();
    return *place_ < all.size() ? &all[*place_] : nullptr;
}

void TerrainForm::takeValues() {
    const level::OwnTerrain& shown = *terrain();
    id_->setText(QString::fromStdString(shown.id));
    showText(*title_, QString::fromStdString(shown.title));
    showText(*character_, QString(QLatin1Char(shown.character)));
    effect_->setCurrentIndex(static_cast<int>(shown.effect));
    effect_->setEnabled(shown.walkable);
    const QString sprite = QString::fromStdString(shown.sprite);
    if (sprite_->findData(sprite) < 0) sprite_->addItem(sprite, sprite);
    sprite_->setCurrentIndex(sprite_->findData(sprite));
    QPixmap swatch(kGroundSwatch, kGroundSwatch);
    swatch.fill(ownGround(shown));
    colour_->setIcon(swatch);
    colour_->setText(QString::fromStdString(level::toText(shown.colour)));
    walkable_->setChecked(shown.walkable);
    opaque_->setChecked(shown.opaque);
    liquid_->setChecked(shown.liquid);
}

void TerrainForm::edit(const QString& text, const std::function<void(level::OwnTerrain&)>& change) {
    if (terrain() == nullptr) return;
    level::OwnTerrains all = context().terrains().own();
    change(all[*place_]);
    setOwnTerrains(document(), std::move(all), text, gesture());
}

void TerrainForm::editCharacter() {
    if (terrain() == nullptr) return;
    const char character = character_->text().front().toLatin1();
    if (character == terrain()->character) return;
    beginGesture();
    edit(tr("Change character"),
         [character](level::OwnTerrain& terrain) { terrain.character = character; });
}

void TerrainForm::pickColour() {
    if (terrain() == nullptr) return;
    auto* dialog = new QColorDialog(ownGround(*terrain()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(
        tr("Colour of %1").arg(terrainText(terrain()->terrain, context().terrains())));
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
        beginGesture();
        edit(tr("Change colour"), [&](level::OwnTerrain& terrain) {
            terrain.colour = {(colour.rgb() & 0xffffffU) << 8 | 0xffU};
        });
    });
    dialog->open();
}

}  // namespace mazeloom::widgets

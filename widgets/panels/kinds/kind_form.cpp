// SPDX-License-Identifier: MIT
#include "widgets/panels/kinds/kind_form.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QCoreApplication>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/canvas/cells/cell_text.h"
#include "widgets/canvas/cells/sprite_art.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/document/edits.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

// Side of a colour swatch, in pixels.
constexpr int kKindSwatch = 16;
constexpr int kLeastInput = 48;

level::Colour kindColourFrom(const QColor& colour) {
    const QRgb argb = colour.rgba();
    return {(argb & 0xffffffU) << 8 | argb >> 24};
}

}  // namespace

QString placeTitle(const level::OwnPlaceInfo& place) {
    // translations/stage_texts.cpp lists the titles for the translators.
    return QCoreApplication::translate("mazeloom::widgets::KindForm", place.title.data());
}

KindForm::KindForm(EditContext& context)
    : FieldForm(context),
      id_(note()),
      title_(line()),
      letter_(new QuietLineEdit),
      sprite_(new QuietComboBox),
      colour_(new QPushButton),
      placesBox_(new QWidget) {
    setAccessibleName(tr("The chosen kind of objects"));
    id_->setAccessibleName(tr("Id of the kind"));
    addField(tr("Title"), title_, tr("Its name in the window"), nullptr);
    addField(tr("Id"), id_,
             tr("Its name in files and exports, such as own:chest; formed from its first title"));
    addField(tr("Letter"), letter_,
             tr("Represents it in text: one ASCII character other than a space"));
    addField(tr("Drawing"), sprite_,
             tr("Shown on the level; without a drawing, its letter is shown"));
    addField(tr("Colour"), colour_, tr("The colour of the drawing, or of the letter's badge"));
    for (QWidget* input : {static_cast<QWidget*>(title_), static_cast<QWidget*>(letter_)})
        input->setMinimumWidth(kLeastInput);
    tellFlawsOf(*letter_, [](const QString& text) {
        const bool isLetter = text.size() == 1 && level::isKindLetter(text.front().toLatin1());
        return isLetter ? QString() : tr("Enter one ASCII character other than a space");
    });
    makePlaces();
    addWide(tr("May stand on"), placesBox_, tr("An object may stand on any of these"));
    fillSprites();
    onEdit(title_, [this] { editTitle(); });
    connect(letter_, &QLineEdit::editingFinished, this, &KindForm::editLetter);
    onEdit(sprite_, [this] {
        edit(tr("Change drawing"), [this](level::OwnKind& kind) {
            kind.sprite = sprite_->currentData().toString().toStdString();
        });
    });
    connect(colour_, &QPushButton::clicked, this, &KindForm::pickColour);
}

void KindForm::makePlaces() {
    auto* column = new QVBoxLayout(placesBox_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const level::OwnPlaceInfo& place : level::kOwnPlaces) {
        auto* box = new QCheckBox(placeTitle(place));
        setTips(*box, tr("Objects of the kind may stand there"));
        box->setAccessibleName(box->text());
        connect(box, &QCheckBox::clicked, this, &KindForm::editPlaces);
        column->addWidget(box);
        places_.push_back(box);
    }
}

void KindForm::fillSprites() {
    sprite_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    sprite_->setMinimumContentsLength(4);
    sprite_->addItem(tr("None: its letter"), QString());
    for (const level::ThingKind thing : level::kThingKinds) {
        const auto& id = level::info(thing).id;
        sprite_->addItem(thingText(thing),
                         QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
    }
    for (const level::TerrainInfo& row : level::kTerrains) {
        const QString id =
            QString::fromLatin1(row.id.data(), static_cast<qsizetype>(row.id.size()));
        if (spriteNames().contains(id)) sprite_->addItem(terrainText(row.terrain), id);
    }
}

void KindForm::setKind(std::optional<std::size_t> place) {
    if (place != place_) beginGesture();
    place_ = place;
    if (kind() != nullptr) showValues();
}

const level::OwnKind* KindForm::kind() const {
    if (context().document() == nullptr || !place_) return nullptr;
    const level::OwnKinds& kinds = document().pack().ownKinds;
    return *place_ < kinds.size() ? &kinds[*place_] : nullptr;
}

void KindForm::takeValues() {
    const level::OwnKind& shown = *kind();
    id_->setText(QString::fromStdString(shown.id));
    showText(*title_, QString::fromStdString(shown.title));
    showText(*letter_, QString(QLatin1Char(shown.letter)));
    const QString sprite = QString::fromStdString(shown.sprite);
    if (sprite_->findData(sprite) < 0) sprite_->addItem(sprite, sprite);
    sprite_->setCurrentIndex(sprite_->findData(sprite));
    QPixmap swatch(kKindSwatch, kKindSwatch);
    swatch.fill(ownColour(shown));
    colour_->setIcon(swatch);
    colour_->setText(QString::fromStdString(level::toText(shown.colour)));
    for (std::size_t i = 0; i < places_.size(); ++i)
        places_[i]->setChecked((shown.places & level::kOwnPlaces[i].place) != 0);
}

void KindForm::edit(const QString& text, const std::function<void(level::OwnKind&)>& change) {
    if (kind() == nullptr) return;
    level::OwnKinds kinds = document().pack().ownKinds;
    change(kinds[*place_]);
    setOwnKinds(document(), std::move(kinds), text, gesture());
}

void KindForm::editTitle() {
    edit(tr("Rename a kind of objects"),
         [this](level::OwnKind& kind) { kind.title = title_->text().toStdString(); });
}

void KindForm::editLetter() {
    if (kind() == nullptr) return;
    const char letter = letter_->text().front().toLatin1();
    if (letter == kind()->letter) return;
    beginGesture();
    edit(tr("Change letter"), [letter](level::OwnKind& kind) { kind.letter = letter; });
}

void KindForm::editPlaces() {
    unsigned places = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (places_[i]->isChecked()) places |= level::kOwnPlaces[i].place;
    }
    beginGesture();
    if (places != 0) {
        edit(tr("Change places"), [places](level::OwnKind& kind) {
            kind.places = static_cast<level::OwnPlaces>(places);
        });
    } else if (kind() != nullptr) {
        showPlainToolTip(placesBox_->mapToGlobal(QPoint(0, placesBox_->height())),
                         tr("Check at least one place"), placesBox_);
        showValues();
    }
}

void KindForm::pickColour() {
    if (kind() == nullptr) return;
    auto* dialog = new QColorDialog(ownColour(*kind()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour of %1").arg(ownText(*kind())));
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
        beginGesture();
        edit(tr("Change colour"),
             [&](level::OwnKind& kind) { kind.colour = kindColourFrom(colour); });
    });
    dialog->open();
}

}  // namespace mazeloom::widgets

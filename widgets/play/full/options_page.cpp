// SPDX-License-Identifier: MIT
#include "widgets/play/full/options_page.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>
#include <QVBoxLayout>

#include "widgets/play/descent/descent_look.h"
#include "widgets/play/full/choice_bar.h"
#include "widgets/play/pad_navigation.h"
#include "widgets/play/play_options.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

using play::temple::Numbers;
using play::temple::Pace;

namespace {

/// Returns the tool tips of the glyph options, in the order of Glyphs.
QStringList glyphTips(bool hasEmoji) {
    const QString emoji = hasEmoji
                              ? OptionsPage::tr("The creatures of a descent are shown as emoji")
                              : OptionsPage::tr(
                                    "There is no font of emoji: install “Noto Color Emoji” to see "
                                    "them in a descent");
    return {OptionsPage::tr("The creatures of a descent are shown as letters"), emoji,
            OptionsPage::tr("The creatures of a descent are shown as small pictures")};
}

}  // namespace

OptionsPage::OptionsPage(PlayOptions& options, QWidget* parent)
    : FullPage(660, parent),
      options_(options),
      numbers_(
          new ChoiceBar(tr("Numbers"), {tr("All"), tr("Near"), tr("Visited")},
                        {tr("Every open cell shows how many traps are around it"),
                         tr("Only cells within two of the hero show their number: harder"),
                         tr("Only cells where the hero has been show their number: much harder")})),
      pace_(new ChoiceBar(
          tr("Pace"), {tr("Real time"), tr("Step by step")},
          {tr("Time passes"), tr("Time passes only while the hero moves or waits: to learn")})),
      theme_(new ChoiceBar(
          tr("Colours"),
          {tr("Editor"), tr("Dark"), tr("Light"), tr("Green"), tr("Amber"), tr("White")},
          {tr("The colours of the editor"), tr("Light figures on a dark ground"),
           tr("Dark figures on a light ground"), tr("As a green text terminal of about 1980"),
           tr("As an amber text terminal of about 1980"),
           tr("As a white text terminal of about 1980")})),
      scanLines_(new ChoiceBar(tr("Scan lines"), {tr("Off"), tr("On")},
                               {tr("The screen of a terminal is even"),
                                tr("Dark lines run across the screen of a terminal")})),
      volume_(new QSlider(Qt::Horizontal)),
      percent_(new PlainLabel),
      glyphs_(new ChoiceBar(tr("Descent"), {tr("Letters"), tr("Emoji"), tr("Pictures")},
                            glyphTips(options.hasEmoji()))) {
    setObjectName(QStringLiteral("optionsPage"));
    column().addStretch(2);
    column().addWidget(newHeading(tr("Options")));
    column().addWidget(
        newNote(tr("Options are saved, and apply to the editor's playtest as well. A level may set "
                   "its own numbers.")));
    column().addSpacing(8);
    addRow(tr("Numbers"), numbers_);
    addRow(tr("Pace"), pace_);
    addRow(tr("Colours"), theme_);
    addRow(tr("Scan lines"), scanLines_);
    volume_->setRange(0, 100);
    volume_->setSingleStep(5);
    volume_->setPageStep(20);
    volume_->setAccessibleName(tr("Volume of the sounds"));
    setTips(*volume_, tr("How loud the game's sounds are; all to the left is silent"));
    auto* loudness = new QWidget;
    auto* row = new QHBoxLayout(loudness);
    row->setContentsMargins(0, 0, 0, 0);
    percent_->setMinimumWidth(48);
    percent_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(volume_, 1);
    row->addWidget(percent_);
    addRow(tr("Volume"), loudness);
    glyphs_->setOffered(static_cast<int>(Glyphs::Emoji), options_.hasEmoji());
    addRow(tr("Descent"), glyphs_);
    column().addSpacing(8);
    auto* controls =
        newButton(tr("Controls…"), tr("See and change the keys and the gamepad buttons"));
    auto* back = newButton(tr("Back"), tr("Back to the title"));
    column().addWidget(controls);
    column().addWidget(back);
    column().addStretch(3);

    connect(numbers_, &ChoiceBar::choice, this,
            [this](int index) { options_.setNumbers(static_cast<Numbers>(index)); });
    connect(pace_, &ChoiceBar::choice, this,
            [this](int index) { options_.setPace(static_cast<Pace>(index)); });
    connect(theme_, &ChoiceBar::choice, this,
            [this](int index) { options_.setTheme(static_cast<GameTheme>(index)); });
    connect(scanLines_, &ChoiceBar::choice, this,
            [this](int index) { options_.setScanLines(index == 1); });
    connect(glyphs_, &ChoiceBar::choice, this,
            [this](int index) { options_.setGlyphs(static_cast<Glyphs>(index)); });
    connect(volume_, &QSlider::valueChanged, &options_, &PlayOptions::setVolume);
    connect(controls, &QPushButton::clicked, this, &OptionsPage::controlsWanted);
    connect(back, &QPushButton::clicked, this, &OptionsPage::backWanted);
    connect(&options_, &PlayOptions::changed, this, &OptionsPage::showOptions);
    showOptions();
}

void OptionsPage::addRow(const QString& what, QWidget* widget) {
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    auto* label = new PlainLabel(what);
    label->setMinimumWidth(96);
    row->addWidget(label);
    row->addWidget(widget, 1);
    column().addLayout(row);
}

void OptionsPage::showOptions() {
    numbers_->setChosen(static_cast<int>(options_.numbers()));
    pace_->setChosen(static_cast<int>(options_.pace()));
    theme_->setChosen(static_cast<int>(options_.look().theme));
    scanLines_->setChosen(options_.look().hasScanLines ? 1 : 0);
    // Only the three terminals have lines.
    scanLines_->setEnabled(options_.look().theme >= GameTheme::GreenTerminal);
    glyphs_->setChosen(static_cast<int>(options_.glyphs()));
    const QSignalBlocker quiet(volume_);
    volume_->setValue(options_.volume());
    //: How loud: %1 is a number from 0 to 100
    percent_->setText(tr("%1 %").arg(QLocale().toString(options_.volume())));
}

void OptionsPage::takeFocus() {
    const auto buttons = numbers_->findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
        if (button->isChecked()) button->setFocus(Qt::TabFocusReason);
    }
}

QString OptionsPage::hint() const {
    return tr("↑ ↓ choose   ·   ← → change   ·   Esc back");
}

}  // namespace mazeloom::widgets

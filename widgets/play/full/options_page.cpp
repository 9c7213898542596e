// SPDX-License-Identifier: MIT
#include "widgets/play/full/options_page.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>
#include <QVBoxLayout>

#include "core/play/temple/session.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/play/full/choice_bar.h"
#include "widgets/play/full/story_area.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_view.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using play::temple::Numbers;
using play::temple::Pace;

namespace {

constexpr int kLeastForPreview = 1000;  ///< on a narrower page the options need all room

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

QString percentText(int percent) {
    //: How loud, or how large: %1 is a number
    return OptionsPage::tr("%1 %").arg(QLocale().toString(percent));
}

/// Returns a row of a slider and the label of its value.
QWidget* withPercent(QSlider& slider, QLabel& percent) {
    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    percent.setMinimumWidth(48);
    percent.setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(&slider, 1);
    row->addWidget(&percent);
    return whole;
}

}  // namespace

OptionsPage::OptionsPage(PlayOptions& options, QWidget* parent)
    : FullPage(0, parent),
      options_(options),
      preview_(new TempleView),
      title_(newHeading(tr("Options"))),
      note_(newNote(tr("Options are saved, and apply to the editor's playtest as well. A level may "
                       "set its own numbers."))),
      numbers_(
          new ChoiceBar(tr("Numbers"), {tr("All"), tr("Near"), tr("Visited")},
                        {tr("Every open cell shows how many traps are around it"),
                         tr("Only cells within two of the hero show their number: harder"),
                         tr("Only cells where the hero has been show their number: much harder")})),
      pace_(new ChoiceBar(
          tr("Pace"), {tr("Real time"), tr("Step by step")},
          {tr("Time passes"), tr("Time passes only while the hero moves or waits: to learn")})),
      ghost_(new ChoiceBar(
          tr("Ghost"), {tr("Off"), tr("On")},
          {tr("You play alone"),
           tr("In real time, your fastest win goes along as a ghost, if it fits the map")})),
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
      flashes_(new ChoiceBar(
          tr("Flashes"), {tr("Off"), tr("On")},
          {tr("Explosions, beams and fire have still frames, and the title's picture is still"),
           tr("Explosions, beams and fire flash, none of them more than three times a second")})),
      textSize_(new QSlider(Qt::Horizontal)),
      textPercent_(new PlainLabel),
      volume_(new QSlider(Qt::Horizontal)),
      percent_(new PlainLabel),
      glyphs_(new ChoiceBar(tr("Descent"), {tr("Letters"), tr("Emoji"), tr("Pictures")},
                            glyphTips(options.hasEmoji()))),
      controls_(newButton(tr("Controls…"), tr("See and change the keys and the gamepad buttons"))),
      back_(newButton(tr("Back"), tr("Back to the title"))) {
    setObjectName(QStringLiteral("optionsPage"));
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setAttribute(Qt::WA_TransparentForMouseEvents);
    preview_->setAccessibleName(tr("How a temple looks with these options"));
    preview_->hide();
    volume_->setRange(0, 100);
    volume_->setSingleStep(5);
    volume_->setPageStep(20);
    volume_->setAccessibleName(tr("Volume of the sounds"));
    setTips(*volume_, tr("How loud the game's sounds are; all to the left is silent"));
    textSize_->setRange(0, static_cast<int>(kTextPercents.size()) - 1);
    textSize_->setPageStep(1);
    // While the pointer drags the slider, the page must not change under it.
    textSize_->setTracking(false);
    textSize_->setAccessibleName(tr("Text size"));
    setTips(*textSize_, tr("How large the program's text is"));
    setTextPercent(100);
    glyphs_->setOffered(static_cast<int>(Glyphs::Emoji), options_.hasEmoji());

    auto* rows = new QWidget;
    auto* inside = new QVBoxLayout(rows);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(14);
    inside->addWidget(note_);
    inside->addWidget(newRow(tr("Numbers"), numbers_));
    inside->addWidget(newRow(tr("Pace"), pace_));
    inside->addWidget(newRow(tr("Ghost of your best run"), ghost_));
    inside->addWidget(newRow(tr("Colours"), theme_));
    inside->addWidget(newRow(tr("Scan lines"), scanLines_));
    inside->addWidget(newRow(tr("Flashes"), flashes_));
    inside->addWidget(newRow(tr("Text size"), withPercent(*textSize_, *textPercent_)));
    inside->addWidget(newRow(tr("Volume"), withPercent(*volume_, *percent_)));
    inside->addWidget(newRow(tr("Descent"), glyphs_));
    inside->addStretch(1);
    rows_ = new StoryArea(rows, tr("Options"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(controls_, 1);
    buttons->addWidget(back_, 1);
    QVBoxLayout& texts = addBeside(*preview_);
    texts.addWidget(title_);
    texts.addSpacing(8);
    texts.addWidget(rows_, 100);
    texts.addSpacing(8);
    texts.addLayout(buttons);
    texts.addStretch(3);

    connect(numbers_, &ChoiceBar::choice, this,
            [this](int index) { options_.setNumbers(static_cast<Numbers>(index)); });
    connect(pace_, &ChoiceBar::choice, this,
            [this](int index) { options_.setPace(static_cast<Pace>(index)); });
    connect(ghost_, &ChoiceBar::choice, this, [this](int index) { options_.setGhost(index == 1); });
    connect(theme_, &ChoiceBar::choice, this,
            [this](int index) { options_.setTheme(static_cast<GameTheme>(index)); });
    connect(scanLines_, &ChoiceBar::choice, this,
            [this](int index) { options_.setScanLines(index == 1); });
    connect(flashes_, &ChoiceBar::choice, this,
            [this](int index) { options_.setFlashes(index == 1); });
    connect(glyphs_, &ChoiceBar::choice, this,
            [this](int index) { options_.setGlyphs(static_cast<Glyphs>(index)); });
    connect(textSize_, &QSlider::sliderMoved, this, &OptionsPage::showTextPercent);
    connect(textSize_, &QSlider::valueChanged, this, [this](int index) {
        showTextPercent(index);
        emit textPercentChosen(kTextPercents.at(static_cast<std::size_t>(index)));
    });
    connect(volume_, &QSlider::valueChanged, &options_, &PlayOptions::setVolume);
    connect(controls_, &QPushButton::clicked, this, &OptionsPage::controlsWanted);
    connect(back_, &QPushButton::clicked, this, &OptionsPage::backWanted);
    connect(&options_, &PlayOptions::changed, this, &OptionsPage::showOptions);
    showOptions();
}

QWidget* OptionsPage::newRow(const QString& what, QWidget* widget) {
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(newNote(what));
    column->addWidget(widget);
    return whole;
}

void OptionsPage::setPreview(std::shared_ptr<const play::temple::Field> field) {
    hasPreview_ = field != nullptr;
    fit();
    preview_->setField(field);
    if (field == nullptr) return;
    const play::temple::Session start(std::move(field));
    preview_->showState(start.state(), 0, {});
}

void OptionsPage::setTheme(const Theme& theme) {
    preview_->setTheme(theme);
}

void OptionsPage::setTextPercent(int percent) {
    const auto found = std::ranges::find(kTextPercents, percent);
    if (found == kTextPercents.end()) return;
    const QSignalBlocker quiet(textSize_);
    textSize_->setValue(static_cast<int>(found - kTextPercents.begin()));
    showTextPercent(textSize_->value());
}

void OptionsPage::showTextPercent(int index) {
    textPercent_->setText(percentText(kTextPercents.at(static_cast<std::size_t>(index))));
}

void OptionsPage::showOptions() {
    preview_->setNumbers(options_.numbers());
    numbers_->setChosen(static_cast<int>(options_.numbers()));
    pace_->setChosen(static_cast<int>(options_.pace()));
    ghost_->setChosen(options_.hasGhost() ? 1 : 0);
    theme_->setChosen(static_cast<int>(options_.look().theme));
    scanLines_->setChosen(options_.look().hasScanLines ? 1 : 0);
    // Only the three terminals have lines.
    scanLines_->setEnabled(options_.look().theme >= GameTheme::GreenTerminal);
    flashes_->setChosen(options_.hasFlashes() ? 1 : 0);
    glyphs_->setChosen(static_cast<int>(options_.glyphs()));
    const QSignalBlocker quiet(volume_);
    volume_->setValue(options_.volume());
    percent_->setText(percentText(options_.volume()));
}

void OptionsPage::fit() {
    preview_->setVisible(hasPreview_ && width() >= scaledPixels(kLeastForPreview));
    const QFont body = QApplication::font(this);
    const double room = sizeShare();
    title_->setFont(titleFont());
    // The font of the area is that of all options.
    const QFont words = enlarged(body, std::clamp(room, 0.9, kMostWords));
    for (QWidget* part : {static_cast<QWidget*>(rows_), static_cast<QWidget*>(controls_),
                          static_cast<QWidget*>(back_)})
        part->setFont(words);
    rows_->fit();
}

bool OptionsPage::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::FocusIn && widget != nullptr && rows_->isAncestorOf(widget))
        rows_->ensureWidgetVisible(widget);
    return FullPage::eventFilter(watched, event);
}

void OptionsPage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void OptionsPage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
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

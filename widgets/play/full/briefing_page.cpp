// SPDX-License-Identifier: MIT
#include "widgets/play/full/briefing_page.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/play/full/picture_box.h"
#include "widgets/play/full/story_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

namespace {

// Letters grow with the page, within these limits; relative to the body's.
constexpr double kLeastWord = 2;
constexpr double kMostWord = 5;
constexpr double kFigureOfName = 0.85;  ///< a figure's letters relative to the level's name

}  // namespace

BriefingPage::BriefingPage(QWidget* parent)
    : FullPage(0, parent),
      picture_(new PictureBox),
      above_(newNote()),
      word_(newHeading({})),
      title_(newHeading({})),
      text_(new PlainLabel),
      figures_(new FigureRow),
      medals_(new MedalList),
      facts_(newFacts()),
      goOn_(newMainButton({}, tr("Go on (Enter)"))),
      again_(newButton({}, tr("Play this level again"))),
      back_(newButton({}, tr("Back to the previous page (Escape)"))) {
    setObjectName(QStringLiteral("briefingPage"));
    goOn_->setDefault(true);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* story = new QWidget;
    auto* inside = new QVBoxLayout(story);
    inside->setContentsMargins(0, 0, 12, 0);
    inside->setSpacing(16);
    inside->addWidget(figures_);
    inside->addWidget(medals_);
    inside->addWidget(text_);
    inside->addLayout(facts_);
    inside->addStretch(1);
    story_ = new StoryArea(story, tr("Briefing"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(again_, 1);
    buttons->addWidget(back_, 1);
    QVBoxLayout& texts = addBeside(*picture_);
    texts.addWidget(above_);
    texts.addWidget(word_);
    texts.addWidget(title_);
    texts.addSpacing(12);
    texts.addWidget(story_, 100);
    texts.addSpacing(8);
    texts.addWidget(goOn_);
    texts.addLayout(buttons);
    texts.addStretch(3);
    connect(goOn_, &QPushButton::clicked, this, &BriefingPage::goOnWanted);
    connect(again_, &QPushButton::clicked, this, &BriefingPage::againWanted);
    connect(back_, &QPushButton::clicked, this, &BriefingPage::backWanted);
}

void BriefingPage::setPicture(const QImage& picture) {
    picture_->setPicture(picture);
}

void BriefingPage::setPictured(bool isPictured) {
    picture_->setVisible(isPictured);
}

void BriefingPage::tell(const Briefing& briefing) {
    const bool isUpdate =
        isVisible() && told_.title == briefing.title && told_.isWon == briefing.isWon;
    const QString before = labelTexts(*this);
    told_ = briefing;
    const auto show = [](QLabel& label, const QString& text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
    };
    const auto offer = [](QPushButton& button, const QString& text) {
        button.setText(text);
        button.setAccessibleName(text);
        button.setVisible(!text.isEmpty());
    };
    show(*above_, briefing.above);
    show(*word_, briefing.word);
    title_->setText(briefing.title);
    show(*text_, briefing.text);
    figures_->tell(briefing.figures);
    medals_->tell(briefing.medals);
    showFacts(*facts_, briefing.facts);
    offer(*goOn_, briefing.button);
    offer(*again_, briefing.again);
    offer(*back_, briefing.back);
    fit();
    story_->fit();
    if (isUpdate) speakChanges(before);
}

void BriefingPage::fit() {
    const QFont body = QApplication::font(this);
    const double room = sizeShare();
    const auto give = [&](QLabel& label, double share, bool isBold) {
        QFont font = enlarged(body, share);
        font.setBold(isBold);
        label.setFont(font);
    };
    const double name = titleShare();
    // Below the large word of a result, the name steps back.
    give(*title_, told_.word.isEmpty() ? name : std::max(kLeastTitle, name * 0.7), true);
    give(*word_, std::clamp(headShare() * 3.2, kLeastWord, kMostWord), true);
    const double words = std::clamp(room * 1.12, 1.0, kMostWords);
    give(*text_, words, false);
    for (int i = 0; i < facts_->count(); ++i) {
        if (QWidget* fact = facts_->itemAt(i)->widget()) fact->setFont(enlarged(body, words));
    }
    for (QPushButton* button : {goOn_, again_, back_})
        button->setFont(enlarged(body, std::clamp(room, 1.0, kMostWords)));
    figures_->setFonts(enlarged(body, std::max(kLeastTitle, name * kFigureOfName)),
                       enlarged(body, std::clamp(room, 0.9, kMostWords)));
    medals_->setWordFont(enlarged(body, std::clamp(room, 0.9, kMostWords)));
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, coloured.color(QPalette::Highlight));
    word_->setPalette(coloured);
}

void BriefingPage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void BriefingPage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::PaletteChange)
        fit();
}

void BriefingPage::takeFocus() {
    goOn_->setFocus(Qt::TabFocusReason);
}

QString BriefingPage::hint() const {
    return tr("Enter go on   ·   Esc back");
}

}  // namespace mazeloom::widgets

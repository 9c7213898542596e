// SPDX-License-Identifier: MIT
#include "widgets/play/full/briefing_page.h"

#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/play/full/picture_box.h"
#include "widgets/play/full/story_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kBriefingWidth = 640;

}  // namespace

BriefingPage::BriefingPage(QWidget* parent)
    : FullPage(0, parent),
      picture_(new PictureBox),
      above_(newNote()),
      title_(newHeading({})),
      text_(new PlainLabel),
      facts_(newFacts()),
      goOn_(newButton({}, tr("Go on (Enter)"))),
      back_(newButton(tr("Back"), tr("Back to the previous page (Escape)"))) {
    setObjectName(QStringLiteral("briefingPage"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* story = new QWidget;
    auto* inside = new QVBoxLayout(story);
    inside->setContentsMargins(0, 0, 12, 0);
    inside->addWidget(text_);
    inside->addSpacing(20);
    inside->addLayout(facts_);
    inside->addStretch(1);
    story_ = new StoryArea(story, tr("Briefing"));
    auto* texts = new QWidget;
    texts->setMaximumWidth(kBriefingWidth);
    auto* column = new QVBoxLayout(texts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addStretch(2);
    column->addWidget(above_);
    column->addWidget(title_);
    column->addSpacing(16);
    column->addWidget(story_, 100);
    column->addSpacing(8);
    column->addWidget(goOn_);
    column->addWidget(back_);
    column->addStretch(3);
    this->column().addWidget(picture_, 4);
    this->column().addSpacing(28);
    this->column().addWidget(texts, 3);
    connect(goOn_, &QPushButton::clicked, this, &BriefingPage::goOnWanted);
    connect(back_, &QPushButton::clicked, this, &BriefingPage::backWanted);
}

void BriefingPage::setPicture(const QImage& picture) {
    picture_->setPicture(picture);
}

void BriefingPage::setPictured(bool isPictured) {
    picture_->setVisible(isPictured);
}

void BriefingPage::tell(const Briefing& briefing) {
    told_ = briefing;
    above_->setText(briefing.above);
    above_->setVisible(!briefing.above.isEmpty());
    title_->setText(briefing.title);
    text_->setText(briefing.text);
    text_->setVisible(!briefing.text.isEmpty());
    showFacts(*facts_, briefing.facts);
    // After a win both buttons would lead to the same page.
    back_->setVisible(!briefing.isWon);
    goOn_->setText(briefing.button);
    goOn_->setAccessibleName(briefing.button);
    story_->fit();
}

void BriefingPage::takeFocus() {
    goOn_->setFocus(Qt::TabFocusReason);
}

QString BriefingPage::hint() const {
    return tr("Enter go on   ·   Esc back");
}

}  // namespace mazeloom::widgets

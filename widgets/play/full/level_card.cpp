// SPDX-License-Identifier: MIT
#include "widgets/play/full/level_card.h"

#include <QFormLayout>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "widgets/play/full/full_page.h"
#include "widgets/play/full/picture_box.h"
#include "widgets/play/full/story_area.h"
#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

LevelCard::LevelCard(int mostPicture, QWidget* parent)
    : QFrame(parent),
      picture_(new PictureBox),
      name_(FullPage::newHeading({})),
      state_(new PlainLabel),
      text_(new PlainLabel),
      facts_(FullPage::newFacts()),
      note_(FullPage::newNote()),
      play_(FullPage::newMainButton(tr("Play"), tr("Play the level that is selected"))) {
    picture_->setMaximumHeight(mostPicture);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("The selected level"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* texts = new QWidget;
    auto* inside = new QVBoxLayout(texts);
    inside->setContentsMargins(0, 0, 8, 0);
    inside->setSpacing(12);
    inside->addWidget(text_);
    inside->addLayout(facts_);
    inside->addWidget(note_);
    inside->addStretch(1);
    story_ = new StoryArea(texts, tr("About the level"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(8);
    column->addWidget(picture_, 1);
    column->addSpacing(8);
    column->addWidget(name_);
    column->addWidget(state_);
    column->addSpacing(4);
    column->addWidget(story_, 100);
    column->addStretch(0);
    column->addSpacing(8);
    column->addWidget(play_);
    connect(play_, &QPushButton::clicked, this, &LevelCard::playWanted);
}

void LevelCard::tell(const Content& content) {
    told_ = content;
    picture_->setPicture(content.picture);
    name_->setText(content.title);
    state_->setText(content.state);
    state_->setVisible(!content.state.isEmpty());
    text_->setText(content.text);
    text_->setVisible(!content.text.isEmpty());
    FullPage::showFacts(*facts_, content.facts);
    note_->setText(content.note);
    note_->setVisible(!content.note.isEmpty());
    play_->setEnabled(content.canPlay);
    play_->setText(content.button);
    play_->setAccessibleName(content.button);
    story_->fit();
}

void LevelCard::setPicture(const QImage& picture) {
    told_.picture = picture;
    picture_->setPicture(picture);
}

QString LevelCard::words() const {
    QStringList words{told_.title, told_.state, told_.text};
    for (const auto& [what, value] : told_.facts)
        words << what + u' ' + value;
    words << told_.note;
    words.removeAll(QString());
    return words.join(QStringLiteral(". "));
}

}  // namespace mazeloom::widgets

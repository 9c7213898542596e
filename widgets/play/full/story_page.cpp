// SPDX-License-Identifier: MIT
#include "widgets/play/full/story_page.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/play/full/picture_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

constexpr int kListWidth = 360;    ///< grows with the text size, up to two fifths of the page
constexpr int kMostReading = 720;  ///< width of the texts, in pixels
constexpr const char* kShare = "share";

/// Sets the size of a label's letters relative to the chapter's text.
void setShare(QLabel& label, double share) {
    label.setProperty(kShare, share);
}

QString number(std::size_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

std::ptrdiff_t knownOf(const std::vector<StoryChapter>& chapters) {
    return std::ranges::count(chapters, false, &StoryChapter::isLocked);
}

}  // namespace

StoryPage::StoryPage(QWidget* parent)
    : FullPage(0, parent),
      left_(new QWidget),
      note_(newNote()),
      list_(newList(tr("Chapters"), tr("The levels of the campaign"))),
      texts_(new QWidget),
      inside_(new QVBoxLayout(texts_)),
      area_(new QScrollArea),
      picture_(new PictureBox) {
    setObjectName(QStringLiteral("storyPage"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(left_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(newHeading(tr("Story")));
    column->addWidget(note_);
    column->addSpacing(8);
    column->addWidget(list_, 1);
    column->addSpacing(4);
    auto* back = newButton(tr("Back"), tr("Back to the previous page (Escape)"));
    column->addWidget(back);

    auto* book = new QFrame;
    book->setFrameShape(QFrame::StyledPanel);
    inside_->setContentsMargins(0, 0, 12, 0);
    inside_->setSpacing(16);
    area_->setWidget(texts_);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setAccessibleName(tr("Chapter"));
    auto* reading = new QHBoxLayout;
    reading->addStretch(1);
    reading->addWidget(area_, 100);
    reading->addStretch(1);
    area_->setMaximumWidth(kMostReading);
    auto* page = new QVBoxLayout(book);
    page->setContentsMargins(20, 20, 20, 20);
    page->setSpacing(20);
    page->addWidget(picture_, 2);
    page->addLayout(reading, 3);
    this->column().addWidget(left_);
    this->column().addSpacing(20);
    this->column().addWidget(book, 1);
    connect(list_, &QListWidget::currentRowChanged, this, [this] {
        showChapter();
        if (isHeard()) speakMessage(*this, labelTexts(*texts_));
    });
    connect(back, &QPushButton::clicked, this, &StoryPage::backWanted);
}

void StoryPage::setStory(const QString& note, std::vector<StoryChapter> chapters) {
    const bool isSame = knownOf(chapters_) == knownOf(chapters);
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    chapters_ = std::move(chapters);
    {
        const QSignalBlocker quiet(list_);
        const int row = list_->currentRow();
        list_->clear();
        for (const StoryChapter& chapter : chapters_) {
            const QString caption = chapter.isLocked ? tr("Locked") : chapter.found;
            list_->addItem(caption.isEmpty()
                               ? chapter.title
                               : QStringLiteral("%1   ·   %2").arg(chapter.title, caption));
        }
        const auto newest =
            std::ranges::find(chapters_.rbegin(), chapters_.rend(), false, &StoryChapter::isLocked);
        list_->setCurrentRow(isSame ? row : static_cast<int>(chapters_.rend() - newest) - 1);
    }
    showChapter();
}

void StoryPage::setPicture(std::size_t chapter, const QImage& picture) {
    if (chapter >= chapters_.size()) return;
    chapters_[chapter].picture = picture;
    if (static_cast<int>(chapter) == list_->currentRow()) picture_->setPicture(picture);
}

void StoryPage::addText(const QString& text, bool isFaint) {
    if (text.isEmpty()) return;
    auto* label = isFaint ? newNote(text) : new PlainLabel(text);
    label->setWordWrap(true);
    setShare(*label, 1);
    inside_->addWidget(label);
}

void StoryPage::addFound(const QString& caption, const StoryText& text) {
    auto* frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(20, 12, 20, 16);
    auto* above = newNote(caption);
    setShare(*above, 0.8);
    auto* words = text.isFound ? new PlainLabel(text.text) : newNote(tr("Not found yet"));
    words->setWordWrap(true);
    setShare(*words, 1);
    column->addWidget(above);
    column->addWidget(words);
    inside_->addWidget(frame);
}

void StoryPage::showChapter() {
    while (QLayoutItem* item = inside_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const int row = list_->currentRow();
    picture_->setPicture({});
    if (row >= 0) {
        const StoryChapter& chapter = chapters_[static_cast<std::size_t>(row)];
        picture_->setPicture(chapter.picture);
        QLabel* title = newHeading(chapter.title);
        setShare(*title, 0);
        inside_->addWidget(title);
        addText(chapter.before, false);
        for (std::size_t i = 0; i < chapter.texts.size(); ++i) {
            //: Above a text that lies in a level: %1 and %2 numbers
            addFound(tr("Text %1 of %2").arg(number(i + 1), number(chapter.texts.size())),
                     chapter.texts[i]);
        }
        addText(chapter.after, false);
        if (chapter.isLocked)
            addText(tr("This chapter is locked: the map says what opens it."), true);
        else if (inside_->count() == 1)
            addText(tr("This level has no texts."), true);
    }
    inside_->addStretch(1);
    // On a visible page, a layout shows its new widgets only later, so readers would miss them.
    for (QWidget* part : texts_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        part->show();
    fit();
    area_->verticalScrollBar()->setValue(0);
}

void StoryPage::fit() {
    left_->setFixedWidth(std::min(scaledPixels(kListWidth), width() * 2 / 5));
    const QFont body = QApplication::font(this);
    const double words = std::clamp(sizeShare() * 1.2, 1.0, kMostWords);
    for (QLabel* label : texts_->findChildren<QLabel*>()) {
        const double share = label->property(kShare).toDouble();
        label->setFont(share > 0 ? enlarged(body, words * share) : titleFont());
    }
}

void StoryPage::takeFocus() {
    list_->setFocus(Qt::TabFocusReason);
}

QString StoryPage::hint() const {
    return tr("↑ ↓ choose   ·   ← → scroll   ·   Esc back");
}

QString StoryPage::words() const {
    return note_->text() + u'\n' + labelTexts(*texts_);
}

bool StoryPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        // The list is short, so these keys scroll the text beside it.
        switch (static_cast<const QKeyEvent&>(*event).key()) {
            case Qt::Key_Right:
            case Qt::Key_PageDown:
                area_->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
                return true;
            case Qt::Key_Left:
            case Qt::Key_PageUp:
                area_->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
                return true;
            default:
                break;
        }
    }
    return FullPage::eventFilter(watched, event);
}

void StoryPage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void StoryPage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/text/markdown_view.h"

#include <algorithm>

#include <QApplication>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QWheelEvent>

namespace mazeloom::widgets {

namespace {

constexpr int kTextStep = 10;
constexpr double kPageMargin = 16;
constexpr double kLineHeight = 130;  // percent
constexpr auto kDialect =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark) |
    QTextDocument::MarkdownNoHTML;

}  // namespace

QString textOfMarkdown(const QString& markdown) {
    QTextDocument document;
    document.setMarkdown(markdown, kDialect);
    return document.toPlainText();
}

MarkdownView::MarkdownView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { emit linkFollowed(link.toString()); });
}

void MarkdownView::showMarkdown(const QString& markdown) {
    markdown_ = markdown;
    words_.clear();
    render();
    verticalScrollBar()->setValue(0);
}

void MarkdownView::render() {
    QFont font = QApplication::font(this);
    font.setPointSizeF(font.pointSizeF() * textSize_ / 100);
    document()->setDefaultFont(font);
    // Escape the markup of pictures: Qt would read a picture from any path that the text names.
    document()->setMarkdown(QString(markdown_).replace(QLatin1String("!["), QLatin1String("!\\[")),
                            kDialect);
    document()->setDocumentMargin(kPageMargin);
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    QTextBlockFormat lines;
    lines.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
    cursor.mergeBlockFormat(lines);
    // Set the colour of links: Qt's Markdown reader uses the application's colours, not this
    // widget's.
    QList<QTextCursor> links;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isAnchor()) continue;
            QTextCursor link(document());
            link.setPosition(fragment.position());
            link.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            links << link;
        }
    }
    QTextCharFormat look;
    look.setForeground(palette().link());
    look.setFontUnderline(true);
    for (QTextCursor& link : links)
        link.mergeCharFormat(look);
    markWords(words_);
}

int MarkdownView::markWords(const QStringList& words) {
    words_ = words;
    QList<ExtraSelection> found;
    for (const QString& word : words) {
        if (word.isEmpty()) continue;
        for (QTextCursor at = document()->find(word); !at.isNull();
             at = document()->find(word, at)) {
            ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            found << mark;
        }
    }
    setExtraSelections(found);
    const auto first = std::ranges::min_element(
        found, {}, [](const ExtraSelection& mark) { return mark.cursor.selectionStart(); });
    if (first != found.end()) {
        QTextCursor start = first->cursor;
        start.setPosition(start.selectionStart());
        setTextCursor(start);
        ensureCursorVisible();
    }
    return static_cast<int>(found.size());
}

void MarkdownView::setTextSize(int percent) {
    const int size = std::clamp(percent, kSmallestText, kLargestText);
    if (size == textSize_) return;
    textSize_ = size;
    const double place =
        verticalScrollBar()->value() / std::max(1.0, double(verticalScrollBar()->maximum()));
    render();
    verticalScrollBar()->setValue(static_cast<int>(place * verticalScrollBar()->maximum()));
}

QVariant MarkdownView::loadResource(int, const QUrl&) {
    // Return an empty array: for a null variant, Qt would read the file itself.
    return QByteArray();
}

void MarkdownView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        const int place = verticalScrollBar()->value();
        render();
        verticalScrollBar()->setValue(place);
    }
}

void MarkdownView::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() & Qt::AltModifier) {
        // Ignore keys with Alt, by which Qt would navigate in a history of its own.
        event->ignore();
    } else {
        QTextBrowser::keyPressEvent(event);
    }
}

void MarkdownView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    if (const int turn = event->angleDelta().y(); turn != 0)
        setTextSize(textSize_ + (turn > 0 ? kTextStep : -kTextStep));
    event->accept();
}

}  // namespace mazeloom::widgets

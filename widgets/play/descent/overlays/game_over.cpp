// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/game_over.h"

#include <algorithm>

#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

namespace {

constexpr double kWidth = 440;
constexpr double kHead = 92;
constexpr double kFoot = 44;
constexpr double kScoreLine = 24;

}  // namespace

GameOver::GameOver(QWidget& view) : QWidget(&view), view_(view), theme_(Theme::dark()) {
    hide();
    setAccessibleName(tr("The run is over"));
    view_.installEventFilter(this);
}

void GameOver::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void GameOver::open(const QString& title, const QString& words, std::vector<Row> rows,
                    const QString& note) {
    title_ = title;
    words_ = words;
    rows_ = std::move(rows);
    note_ = note;
    setAccessibleDescription(description());
    setGeometry(view_.rect());
    show();
    raise();
    update();
}

QString GameOver::description() const {
    QStringList lines{title_, words_};
    int place = 0;
    for (const Row& row : rows_) {
        QString line = tr("%1. score %2, depth %3, kills %4, %5")
                           .arg(++place)
                           .arg(row.score)
                           .arg(row.depth)
                           .arg(row.kills)
                           .arg(row.date);
        if (row.isNew) line += u' ' + tr("(this run)");
        lines << line;
    }
    lines << note_;
    lines.removeAll(QString());
    return lines.join(QStringLiteral("\n"));
}

void GameOver::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = theme_.canvas;
    veil.setAlphaF(0.66F);
    painter.fillRect(rect(), veil);
    // The heading of the table is a line too.
    const int lines = rows_.empty() ? 0 : static_cast<int>(rows_.size()) + 1;
    const double wide = std::min(kWidth, width() - 16.0);
    const double line = std::min(
        kScoreLine, (height() - 16 - kHead - kFoot) / static_cast<double>(std::max(1, lines)));
    const double high = kHead + kFoot + lines * line;
    const QRectF card((width() - wide) / 2, (height() - high) / 2, wide, high);
    painter.setPen(theme_.border);
    painter.setBrush(theme_.window);
    painter.drawRoundedRect(card, 6, 6);
    QFont text = font();
    text.setPixelSize(14);
    QFont title = text;
    title.setPixelSize(20);
    title.setBold(true);
    painter.setFont(title);
    painter.setPen(theme_.text);
    painter.drawText(QRectF(card.left() + 16, card.top() + 12, wide - 32, 32), Qt::AlignCenter,
                     title_);
    painter.setFont(text);
    painter.setPen(theme_.mutedText);
    painter.drawText(QRectF(card.left() + 16, card.top() + 44, wide - 32, 40),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, words_);
    // Right edges of the columns.
    const double left = card.left() + 24;
    const double room = wide - 48;
    const auto cell = [&](double y, double share, const QString& words) {
        painter.drawText(QRectF(left, y, room * share, line),
                         static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), words);
    };
    const auto drawLine = [&](double y, const QString& place, const QString& score,
                              const QString& depth, const QString& kills, const QString& date) {
        cell(y, 0.06, place);
        cell(y, 0.28, score);
        cell(y, 0.42, depth);
        cell(y, 0.66, kills);
        cell(y, 1.0, date);
    };
    double y = card.top() + kHead;
    if (!rows_.empty()) {
        QFont small = text;
        small.setPixelSize(12);
        painter.setFont(small);
        drawLine(y, {}, tr("Score"), tr("Depth"), tr("Kills"), tr("Date"));
        y += line;
    }
    painter.setFont(glyphFont(13));
    for (std::size_t i = 0; i < rows_.size(); ++i, y += line) {
        const Row& row = rows_[i];
        if (row.isNew) {
            QColor mark = theme_.accent;
            mark.setAlphaF(0.25F);
            painter.setPen(Qt::NoPen);
            painter.setBrush(mark);
            painter.drawRoundedRect(QRectF(card.left() + 12, y + 1, wide - 24, line - 2), 4, 4);
        }
        painter.setPen(row.isNew ? theme_.text : theme_.mutedText);
        drawLine(y, QString::number(i + 1), QString::number(row.score), QString::number(row.depth),
                 QString::number(row.kills), row.date);
    }
    QFont small = text;
    small.setPixelSize(12);
    painter.setFont(small);
    painter.setPen(theme_.mutedText);
    painter.drawText(QRectF(card.left() + 16, card.bottom() - kFoot, wide - 32, kFoot),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, note_);
}

void GameOver::mousePressEvent(QMouseEvent* event) {
    emit clicked();
    event->accept();
}

bool GameOver::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view_ && event->type() == QEvent::Resize) setGeometry(view_.rect());
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

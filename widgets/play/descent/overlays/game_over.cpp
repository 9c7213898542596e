// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/game_over.h"

#include <algorithm>
#include <utility>

#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

constexpr double kWidth = 440;
constexpr double kHead = 92;
constexpr double kFoot = 44;
constexpr double kScoreLine = 24;
constexpr double kFactLine = 22;
/// The least width of a view in which the card shows the floor, and the card's size there.
constexpr int kLeastWide = 820;
constexpr QSizeF kWideCard{1280, 860};
constexpr double kWideMargin = 24;

}  // namespace

GameOver::GameOver(QWidget& view) : CardOverlay(view, tr("The run is over")) {}

void GameOver::open(const QString& title, const QString& words, std::vector<Row> rows,
                    const QString& note) {
    title_ = title;
    words_ = words;
    rows_ = std::move(rows);
    note_ = note;
    cover(description());
}

void GameOver::setRun(Facts facts, FloorSketch floor) {
    facts_ = std::move(facts);
    floor_ = std::move(floor);
}

QString GameOver::description() const {
    QStringList lines{title_, words_};
    for (const auto& [name, value] : facts_)
        lines << name + QStringLiteral(": ") + value;
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

double GameOver::lines() const {
    // The table's heading takes a line too.
    return rows_.empty() ? 0 : static_cast<double>(rows_.size()) + 1;
}

double GameOver::room() const {
    return isWide() ? wideCard().height() : height() - 16;
}

double GameOver::scale() const {
    const double scale = scaleIn(room(), kHead + kFoot + lines() * kScoreLine + factsHeight());
    return isWide() ? std::min(scale, static_cast<double>(width()) / kLeastWide) : scale;
}

double GameOver::lineHeight() const {
    return std::min(kScoreLine * scale(),
                    (room() - (kHead + kFoot + factsHeight()) * scale()) / std::max(1.0, lines()));
}

bool GameOver::isWide() const {
    return !floor_.cells.empty() && width() >= kLeastWide;
}

double GameOver::factsHeight() const {
    return isWide() ? static_cast<double>(facts_.size()) * kFactLine + 16 : 0;
}

QRectF GameOver::column() const {
    const QRectF card = this->card();
    return isWide() ? QRectF(card.topLeft(), QSizeF(kWidth * scale(), card.height())) : card;
}

QRectF GameOver::wideCard() const {
    // The card shows the hero's cell itself, so it may cover it.
    const QSizeF most = kWideCard * std::max(1.0, textScale());
    const double wide = std::min(most.width(), width() - 2 * kWideMargin);
    const double high = std::min(most.height(), height() - 2 * kWideMargin);
    return {(width() - wide) / 2, (height() - high) / 2, wide, high};
}

QRectF GameOver::card() const {
    if (isWide()) return wideCard();
    return cardOf(kWidth * scale(), (kHead + kFoot) * scale() + lines() * lineHeight());
}

void GameOver::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double line = lineHeight();
    const double scale = this->scale();
    paintCard(painter, this->card());
    const QRectF card = column();
    const double wide = card.width();
    if (isWide()) {
        QRectF floor = this->card();
        floor.setLeft(card.right());
        floor_.paint(painter, floor.adjusted(8, 24, -24, -24), theme());
    }
    QFont title = textFont(20 * scale);
    title.setBold(true);
    painter.setFont(title);
    painter.setPen(theme().text);
    painter.drawText(QRectF(card.left() + 16, card.top() + 12 * scale, wide - 32, 32 * scale),
                     Qt::AlignCenter, title_);
    painter.setFont(textFont(14 * scale));
    painter.setPen(theme().mutedText);
    painter.drawText(QRectF(card.left() + 16, card.top() + 44 * scale, wide - 32, 40 * scale),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, words_);
    // Draws a text in a column. Its right edge lies at the given share of `room`.
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
    double y = card.top() + kHead * scale;
    if (isWide()) {
        for (const auto& [name, value] : facts_) {
            const QRectF fact(left, y, room, kFactLine * scale);
            painter.setPen(theme().mutedText);
            painter.drawText(fact, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), name);
            painter.setPen(theme().text);
            painter.drawText(fact, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), value);
            y += kFactLine * scale;
        }
        y += 16 * scale;
        painter.setPen(theme().mutedText);
    }
    if (!rows_.empty()) {
        painter.setFont(textFont(12 * scale));
        drawLine(y, {}, tr("Score"), tr("Depth"), tr("Kills"), tr("Date"));
        y += line;
    }
    painter.setFont(glyphFont(static_cast<int>(13 * scale + 0.5)));
    for (std::size_t i = 0; i < rows_.size(); ++i, y += line) {
        const Row& row = rows_[i];
        if (row.isNew) paintMark(painter, QRectF(card.left() + 12, y + 1, wide - 24, line - 2));
        painter.setPen(row.isNew ? theme().text : theme().mutedText);
        drawLine(y, QString::number(i + 1), QString::number(row.score), QString::number(row.depth),
                 QString::number(row.kills), row.date);
    }
    painter.setFont(textFont(12 * scale));
    painter.setPen(theme().mutedText);
    const double foot = kFoot * scale;
    painter.drawText(QRectF(card.left() + 16, card.bottom() - foot, wide - 32, foot),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, note_);
}

void GameOver::mousePressEvent(QMouseEvent* event) {
    emit clicked();
    event->accept();
}

}  // namespace mazeloom::widgets

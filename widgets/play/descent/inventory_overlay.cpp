// SPDX-License-Identifier: MIT
#include "widgets/play/descent/inventory_overlay.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/play/descent/descent_text.h"

namespace mazeloom::widgets {

using play::descent::Asked;
using play::descent::Inventory;
using play::descent::Item;

namespace {

constexpr double kItemsWidth = 600;
constexpr double kItemsHead = 44;
constexpr double kItemsFoot = 36;
constexpr double kItemLine = 28;
constexpr int kPicture = 20;

QChar letterOf(int place) {
    return QChar(u'a' + place);
}

}  // namespace

InventoryOverlay::InventoryOverlay(QWidget& view) : CardOverlay(view, tr("Inventory")) {
    setMouseTracking(true);
}

void InventoryOverlay::setTheme(const Theme& theme) {
    art_.clear();
    CardOverlay::setTheme(theme);
}

void InventoryOverlay::setGlyphs(Glyphs glyphs) {
    glyphs_ = glyphs;
    art_.clear();
    update();
}

QString InventoryOverlay::titleOf(Asked question) {
    switch (question) {
        case Asked::DroppedItem:
            return tr("Drop what?");
        case Asked::ThrownItem:
            return tr("Throw what?");
        default:
            return tr("Inventory");
    }
}

QString InventoryOverlay::hintOf(Asked question) {
    switch (question) {
        case Asked::DroppedItem:
            return tr("A letter drops an item; any other key closes.");
        case Asked::ThrownItem:
            return tr("A letter chooses an item; any other key closes.");
        default:
            return tr("A letter uses or equips; any other key closes.");
    }
}

QString InventoryOverlay::padHintOf(Asked question) {
    switch (question) {
        case Asked::DroppedItem:
            return tr("A drops the item; B closes.");
        case Asked::ThrownItem:
            return tr("A chooses the item; B closes.");
        default:
            return tr("A uses or equips, X drops, the right bumper throws; B closes.");
    }
}

void InventoryOverlay::setHasPad(bool hasPad) {
    hasPad_ = hasPad;
    update();
}

void InventoryOverlay::open(const Inventory& inventory, Asked question) {
    inventory_ = inventory;
    question_ = question;
    if (!isVisible()) chosen_ = inventory_.size() > 0 ? 0 : -1;
    chosen_ = std::min(chosen_, inventory_.size() - 1);
    cover(description());
}

void InventoryOverlay::shut() {
    hide();
}

void InventoryOverlay::choose(int step) {
    if (inventory_.size() == 0) return;
    chosen_ = (chosen_ + step + inventory_.size()) % inventory_.size();
    update();
}

QString InventoryOverlay::lineOf(const Inventory& inventory, int place) {
    const Item& item = inventory[place];
    const bool isUsed = inventory.isUsed(place);
    const QString line = QStringLiteral("%1) %2, %3")
                             .arg(letterOf(place))
                             .arg(descentName(item), descentDetails(item));
    return isUsed ? line + u' ' + tr("(equipped)") : line;
}

QString InventoryOverlay::description() const {
    QStringList lines;
    for (int i = 0; i < inventory_.size(); ++i)
        lines << lineOf(inventory_, i);
    if (lines.isEmpty()) lines << tr("You carry nothing.");
    if (question_ != Asked::Item) lines.prepend(titleOf(question_));
    return lines.join(QStringLiteral("\n"));
}

double InventoryOverlay::scale() const {
    return scaleIn(height() - 16,
                   kItemsHead + kItemsFoot + kItemLine * std::max(1, inventory_.size()));
}

double InventoryOverlay::lineHeight() const {
    const double room = height() - 16 - (kItemsHead + kItemsFoot) * scale();
    return std::min(kItemLine * scale(), room / std::max(1, inventory_.size()));
}

QRectF InventoryOverlay::card() const {
    return cardOf(kItemsWidth * scale(), (kItemsHead + kItemsFoot) * scale() +
                                             lineHeight() * std::max(1, inventory_.size()));
}

QRectF InventoryOverlay::rectOf(int place) const {
    const QRectF card = this->card();
    return {card.left() + 8, card.top() + kItemsHead * scale() + place * lineHeight(),
            card.width() - 16, lineHeight()};
}

QRectF InventoryOverlay::wordsRectOf(int place) const {
    return rectOf(place).adjusted(62 * scale(), 0, -8, 0);
}

std::pair<QString, QString> InventoryOverlay::wordsOf(int place) const {
    const Item& item = inventory_[place];
    const bool isUsed = inventory_.isUsed(place);
    QString name = descentName(item);
    // Charges are part of the name, as in the sidebar, because the end of the details may be cut.
    if (item.kind == play::descent::ItemKind::Wand)
        name += QStringLiteral(" (%1)").arg(item.charges);
    if (isUsed) name += u' ' + tr("(equipped)");
    const QFontMetricsF metrics(textFont(14 * scale()));
    const double room = wordsRectOf(place).width() - metrics.horizontalAdvance(name) - 12;
    return {name, metrics.elidedText(descentDetails(item), Qt::ElideRight, std::max(0.0, room))};
}

int InventoryOverlay::placeAt(QPointF at) const {
    for (int i = 0; i < inventory_.size(); ++i) {
        if (rectOf(i).contains(at)) return i;
    }
    return -1;
}

const QPixmap& InventoryOverlay::art(level::ThingKind kind, bool enchanted) {
    QPixmap& art = art_[{kind, enchanted}];
    if (art.isNull()) {
        const int pixels = static_cast<int>(kPicture * devicePixelRatioF());
        art = QPixmap::fromImage(dungeonArt(kind, enchanted, glyphs_, pixels, theme()));
        art.setDevicePixelRatio(devicePixelRatioF());
    }
    return art;
}

void InventoryOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF card = this->card();
    paintCard(painter, card);
    const double scale = this->scale();
    const double head = kItemsHead * scale;
    const double foot = kItemsFoot * scale;
    const QFont text = textFont(14 * scale);
    QFont title = textFont(16 * scale);
    title.setBold(true);
    painter.setFont(title);
    painter.setPen(theme().text);
    painter.drawText(QRectF(card.left() + 16, card.top(), card.width() - 32, head),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), titleOf(question_));
    painter.setFont(text);
    painter.setPen(theme().mutedText);
    painter.drawText(QRectF(card.left() + 16, card.top(), card.width() - 32, head),
                     static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                     QStringLiteral("%1/%2").arg(inventory_.size()).arg(Inventory::kMost));
    if (inventory_.size() == 0) {
        painter.drawText(
            QRectF(card.left() + 16, card.top() + head, card.width() - 32, lineHeight()),
            static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), tr("You carry nothing."));
    }
    const QFont letters = glyphFont(static_cast<int>(14 * scale + 0.5));
    for (int i = 0; i < inventory_.size(); ++i) {
        const QRectF line = rectOf(i);
        const Item& item = inventory_[i];
        if (i == chosen_) paintMark(painter, line.adjusted(0, 1, 0, -1));
        painter.setFont(letters);
        painter.setPen(theme().accent);
        painter.drawText(line.adjusted(8, 0, 0, 0),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         QString(letterOf(i)) + u')');
        painter.drawPixmap(QPointF(line.left() + 34 * scale, line.center().y() - kPicture / 2.0),
                           art(thingKind(item), item.enchanted));
        painter.setFont(text);
        painter.setPen(dungeonColour(thingKind(item), item.enchanted, theme()));
        const auto [name, details] = wordsOf(i);
        const QRectF words = wordsRectOf(i);
        painter.drawText(words, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), name);
        painter.setPen(theme().mutedText);
        painter.drawText(words, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), details);
    }
    painter.setFont(textFont(12 * scale));
    painter.setPen(theme().mutedText);
    painter.drawText(QRectF(card.left() + 16, card.bottom() - foot, card.width() - 32, foot),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     hasPad_ ? padHintOf(question_) : hintOf(question_));
}

void InventoryOverlay::mousePressEvent(QMouseEvent* event) {
    const int place = placeAt(event->position());
    if (place >= 0)
        emit picked(place);
    else if (!card().contains(event->position()))
        emit dismissed();
    event->accept();
}

void InventoryOverlay::mouseMoveEvent(QMouseEvent* event) {
    const int place = placeAt(event->position());
    if (place < 0 || place == chosen_) return;
    chosen_ = place;
    update();
}

}  // namespace mazeloom::widgets

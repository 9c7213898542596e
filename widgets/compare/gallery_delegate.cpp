// SPDX-License-Identifier: MIT
#include "widgets/compare/gallery_delegate.h"

#include <algorithm>
#include <iterator>

#include <QImage>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>

#include "widgets/compare/gallery_model.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGap = 4;      ///< space around a tile, in pixels
constexpr int kPadding = 8;  ///< space within a tile, in pixels
constexpr int kRadius = 6;
constexpr int kMark = 16;  ///< side of the star or the warning sign, in pixels

QRect tileOf(const QStyleOptionViewItem& option) {
    return option.rect.adjusted(kGap, kGap, -kGap, -kGap);
}

void paintPicture(QPainter& painter, const QRect& room, const QModelIndex& index,
                  const Theme& theme) {
    const auto picture = index.data(GalleryModel::PictureRole).value<QImage>();
    if (!picture.isNull()) {
        const QSize size = picture.deviceIndependentSize().toSize();
        painter.drawImage(QPoint(room.center().x() - size.width() / 2 + 1,
                                 room.center().y() - size.height() / 2 + 1),
                          picture);
        return;
    }
    const QString failure = index.data(GalleryModel::FailureRole).toString();
    if (failure.isEmpty()) {
        // The picture is being generated.
        painter.setPen(theme.disabledText);
        painter.drawText(room, Qt::AlignCenter, QStringLiteral("…"));
        return;
    }
    const QRect sign(room.center().x() - kMark / 2, room.top() + kPadding, kMark, kMark);
    themedIcon(QStringLiteral("warning"), theme.warning).paint(&painter, sign);
    painter.setPen(theme.mutedText);
    painter.setFont(typeFont(Type::Caption, painter.font()));
    const QRect text = room.adjusted(kPadding, kPadding + kMark + 4, -kPadding, -kPadding);
    painter.setClipRect(text);
    painter.drawText(text, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, failure);
    painter.setClipping(false);
}

/// Makes a view handle keys that would otherwise trigger shortcuts of the window.
class TileMoves final : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return QObject::eventFilter(watched, event);
        constexpr Qt::Key kMoves[] = {Qt::Key_Left,   Qt::Key_Right,   Qt::Key_Up,
                                      Qt::Key_Down,   Qt::Key_Home,    Qt::Key_End,
                                      Qt::Key_PageUp, Qt::Key_PageDown};
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isMove = std::ranges::find(kMoves, key->key()) != std::end(kMoves);
        if (isMove && key->modifiers() == Qt::NoModifier) event->accept();
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

QSize GalleryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int side = kPicture + 2 * (kPadding + kGap);
    return {side, side + option.fontMetrics.height() + kPadding};
}

void GalleryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme theme = option.widget ? themeOf(*option.widget) : Theme::dark();
    const QRect tile = tileOf(option);
    const bool isCurrent = index.data(GalleryModel::IsCurrentRole).toBool();
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isPointed = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(isChosen || isPointed ? theme.button : theme.canvas);
    painter->drawRoundedRect(tile, kRadius, kRadius);

    const QRect room(tile.left() + kPadding, tile.top() + kPadding, kPicture, kPicture);
    painter->setFont(option.font);
    paintPicture(*painter, room, index, theme);

    if (index.data(GalleryModel::IsOtherMapRole).toBool()) {
        const QRect sign(room.right() - kMark, room.top() + 1, kMark, kMark);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.canvas);
        painter->drawEllipse(sign.adjusted(-2, -2, 2, 2));
        themedIcon(QStringLiteral("warning"), theme.warning).paint(painter, sign);
    }

    QRect line(room.left(), room.bottom() + 1 + kPadding / 2, room.width(),
               tile.bottom() - room.bottom() - kPadding);
    painter->setFont(numberFont(option.font));
    if (index.data(GalleryModel::IsKeptRole).toBool()) {
        const QRect mark(line.left(), line.center().y() - kMark / 2, kMark, kMark);
        themedIcon(QStringLiteral("kept"), theme.accent).paint(painter, mark);
        line.setLeft(mark.right() + 1 + 4);
    }
    if (const QString value = index.data(GalleryModel::MeasureRole).toString(); !value.isEmpty()) {
        painter->setPen(theme.mutedText);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, value);
        line.setRight(line.right() - painter->fontMetrics().horizontalAdvance(value) - kPadding);
    }
    painter->setPen(isCurrent ? theme.accent : theme.text);
    const QString seed =
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, line.width());
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, seed);

    if (isCurrent || option.state.testFlag(QStyle::State_HasFocus) || isChosen) {
        // The tile of the level's current seed has a thicker frame, so that it stands out without
        // colour.
        const double width = isCurrent ? 2 : 1;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(
            isCurrent || option.state.testFlag(QStyle::State_HasFocus) ? theme.accent : theme.edge,
            width));
        painter->drawRoundedRect(
            QRectF(tile).adjusted(width / 2, width / 2, -width / 2, -width / 2), kRadius, kRadius);
    }
    painter->restore();
}

void showTiles(QListView& view, GalleryModel& model) {
    view.setFrameShape(QFrame::NoFrame);
    view.setViewMode(QListView::IconMode);
    view.setResizeMode(QListView::Adjust);
    view.setMovement(QListView::Static);
    view.setUniformItemSizes(true);
    view.setMouseTracking(true);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setItemDelegate(new GalleryDelegate(&view));
    view.setModel(&model);
    view.installEventFilter(new TileMoves(&view));
}

}  // namespace mazeloom::widgets

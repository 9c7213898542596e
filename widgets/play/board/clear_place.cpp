// SPDX-License-Identifier: MIT
#include "widgets/play/board/clear_place.h"

#include <limits>

namespace mazeloom::widgets {

namespace {

QRect placed(QSize box, const QRect& room, Qt::Alignment at) {
    const int x = (at & Qt::AlignLeft) != 0    ? room.left()
                  : (at & Qt::AlignRight) != 0 ? room.right() - box.width() + 1
                                               : room.center().x() - box.width() / 2;
    const int y = (at & Qt::AlignTop) != 0      ? room.top()
                  : (at & Qt::AlignBottom) != 0 ? room.bottom() - box.height() + 1
                                                : room.center().y() - box.height() / 2;
    return {QPoint(x, y), box};
}

}  // namespace

Qt::Alignment clearAlignment(QSize box, const QRect& room, std::span<const QRectF> clear,
                             Qt::Alignment first) {
    Qt::Alignment best = Qt::AlignHCenter | first;
    double least = std::numeric_limits<double>::max();
    const Qt::Alignment rows[] = {first, Qt::AlignTop, Qt::AlignBottom};
    for (const Qt::Alignment row : rows) {
        for (const Qt::Alignment column : {Qt::AlignHCenter, Qt::AlignLeft, Qt::AlignRight}) {
            const QRect place = placed(box, room, row | column);
            double covered = 0;
            for (const QRectF& part : clear) {
                const QRectF common = part.intersected(place);
                covered += common.width() * common.height();
            }
            if (covered >= least) continue;
            least = covered;
            best = row | column;
        }
    }
    return best;
}

QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first) {
    return placed(box, room, clearAlignment(box, room, clear, first));
}

}  // namespace mazeloom::widgets

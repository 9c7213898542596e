// SPDX-License-Identifier: MIT
#include "widgets/play/board/clear_place.h"

#include <limits>
#include <vector>

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

/// Returns the area of `clear` that a box at `place` covers, in square pixels.
double coveredBy(const QRect& place, std::span<const QRectF> clear) {
    double covered = 0;
    for (const QRectF& part : clear) {
        const QRectF common = part.intersected(place);
        covered += common.width() * common.height();
    }
    return covered;
}

}  // namespace

Qt::Alignment clearAlignment(QSize box, const QRect& room, std::span<const QRectF> clear,
                             Qt::Alignment first) {
    Qt::Alignment best = Qt::AlignHCenter | first;
    double least = std::numeric_limits<double>::max();
    const Qt::Alignment rows[] = {first, Qt::AlignTop, Qt::AlignBottom};
    for (const Qt::Alignment row : rows) {
        for (const Qt::Alignment column : {Qt::AlignHCenter, Qt::AlignLeft, Qt::AlignRight}) {
            const double covered = coveredBy(placed(box, room, row | column), clear);
            if (covered >= least) continue;
            least = covered;
            best = row | column;
        }
    }
    return best;
}

QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first) {
    QRect best = placed(box, room, clearAlignment(box, room, clear, first));
    double least = coveredBy(best, clear);
    if (least <= 0) return best;
    std::vector<int> lefts{best.left()};
    std::vector<int> tops{best.top()};
    for (const QRectF& part : clear) {
        const QRect around = part.toAlignedRect();
        lefts.insert(lefts.end(), {around.left() - box.width(), around.right() + 1});
        tops.insert(tops.end(), {around.top() - box.height(), around.bottom() + 1});
    }
    for (const int top : tops) {
        for (const int left : lefts) {
            const QRect place(QPoint(left, top), box);
            if (!room.contains(place)) continue;
            const double covered = coveredBy(place, clear);
            if (covered >= least) continue;
            least = covered;
            best = place;
        }
    }
    return best;
}

}  // namespace mazeloom::widgets

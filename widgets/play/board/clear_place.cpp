// SPDX-License-Identifier: MIT
#include "widgets/play/board/clear_place.h"

#include <limits>

namespace mazeloom::widgets {

QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first) {
    const int left = room.left();
    const int right = room.right() - box.width() + 1;
    const int middle = room.center().x() - box.width() / 2;
    const int top = room.top();
    const int bottom = room.bottom() - box.height() + 1;
    const bool isTopFirst = first == Qt::AlignTop;
    QRect best;
    double least = std::numeric_limits<double>::max();
    for (const int y : {isTopFirst ? top : bottom, isTopFirst ? bottom : top}) {
        for (const int x : {middle, left, right}) {
            const QRect place(QPoint(x, y), box);
            double covered = 0;
            for (const QRectF& part : clear) {
                const QRectF common = part.intersected(place);
                covered += common.width() * common.height();
            }
            if (covered >= least) continue;
            least = covered;
            best = place;
        }
    }
    return best;
}

}  // namespace mazeloom::widgets

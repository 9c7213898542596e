// SPDX-License-Identifier: MIT
#include "widgets/play/board/way_words.h"

#include <cstdlib>

#include <QCoreApplication>
#include <QStringList>

namespace mazeloom::widgets {

namespace {

class WayWords {
    Q_DECLARE_TR_FUNCTIONS(WayWords)
};

}  // namespace

QString besideText(grid::Point way, const QString& what) {
    if (way.y == 0) {
        //: For screen readers: %1 is what is on the cell left of the hero ("wall", "2")
        return way.x < 0 ? WayWords::tr("Left: %1").arg(what) : WayWords::tr("Right: %1").arg(what);
    }
    const bool isAbove = way.y < 0;
    if (way.x == 0)
        return isAbove ? WayWords::tr("Above: %1").arg(what) : WayWords::tr("Below: %1").arg(what);
    if (way.x < 0) {
        return isAbove ? WayWords::tr("Above left: %1").arg(what)
                       : WayWords::tr("Below left: %1").arg(what);
    }
    return isAbove ? WayWords::tr("Above right: %1").arg(what)
                   : WayWords::tr("Below right: %1").arg(what);
}

QString farText(const QString& what, grid::Point way) {
    const QString across = QString::number(std::abs(way.x));
    const QString along = QString::number(std::abs(way.y));
    QStringList ways;
    //: For screen readers: %1 is the number of cells to the left
    if (way.x < 0) ways << WayWords::tr("%1 left").arg(across);
    if (way.x > 0) ways << WayWords::tr("%1 right").arg(across);
    if (way.y < 0) ways << WayWords::tr("%1 above").arg(along);
    if (way.y > 0) ways << WayWords::tr("%1 below").arg(along);
    //: For screen readers: %1 is what is there ("rat"), %2 where ("3 right, 2 above")
    return WayWords::tr("%1: %2").arg(what, ways.join(QStringLiteral(", ")));
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/descent/told_lines.h"

#include <QCoreApplication>

#include "widgets/play/descent/descent_text.h"

namespace mazeloom::widgets {

namespace {

class ToldLines {
    Q_DECLARE_TR_FUNCTIONS(ToldLines)
};

}  // namespace

QStringList toldLines(const std::vector<play::descent::Chronicle::Line>& told) {
    QStringList lines;
    for (const auto& line : told) {
        //: %1 the number of turns so far, %2 a message
        QString text = ToldLines::tr("Turn %1: %2").arg(line.turn).arg(descentText(line.message));
        if (line.times > 1) text += QStringLiteral(" ×%1").arg(line.times);
        lines << text;
    }
    if (lines.isEmpty()) lines << ToldLines::tr("What happens in this run will stand here.");
    return lines;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/timeline/advance_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace mazeloom::widgets {

namespace {

struct AdvanceText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::AdvanceText)
};

}  // namespace

QString stageTextOf(const generate::Advance& advance) {
    return AdvanceText::tr("Stage %1 of %2").arg(advance.stage + 1).arg(advance.stageCount);
}

QString textOf(const generate::Advance& advance) {
    const QString stage = stageTextOf(advance);
    if (advance.most == 0) return stage;
    const QLocale locale;
    return AdvanceText::tr("%1: %2 of at most %3 rewrites")
        .arg(stage, locale.toString(static_cast<qulonglong>(advance.done)),
             locale.toString(static_cast<qulonglong>(advance.most)));
}

}  // namespace mazeloom::widgets

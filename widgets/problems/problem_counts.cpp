// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_counts.h"

#include <QEvent>
#include <QStringList>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

ProblemCounts::ProblemCounts(QWidget* parent) : QToolButton(parent) {
    setAutoRaise(true);
    setIconSize({16, 16});
    setFocusPolicy(Qt::TabFocus);
    setTips(*this, tr("Show what is wrong with the pack"));
    setCounts(0, 0);
}

void ProblemCounts::setCounts(int errors, int warnings, bool isComplete) {
    errors_ = errors;
    warnings_ = warnings;
    QStringList parts;
    if (errors > 0) parts << tr("%n error(s)", nullptr, errors);
    if (warnings > 0) parts << tr("%n warning(s)", nullptr, warnings);
    setText(!parts.isEmpty() ? parts.join(QStringLiteral(", "))
            : isComplete     ? tr("No problems")
                             : tr("No problems so far"));
    setAccessibleName(tr("Problems: %1").arg(text()));
    drawIcon();
}

void ProblemCounts::drawIcon() {
    const Theme theme = themeOf(*this);
    setIcon(errors_ > 0 ? themedIcon("error", theme.error) : themedIcon("warning", theme.warning));
    // Reserve the icon's height even if there is no icon: otherwise the first problem would enlarge
    // the status bar and move everything above it.
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMinimumHeight(sizeHint().height());
    if (errors_ + warnings_ == 0) setToolButtonStyle(Qt::ToolButtonTextOnly);
}

void ProblemCounts::changeEvent(QEvent* event) {
    QToolButton::changeEvent(event);
    const bool isSized =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (event->type() == QEvent::PaletteChange || isSized) drawIcon();
    // A status bar adapts its layout only on request.
    if (isSized) updateGeometry();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/text/search_line.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

void nameButton(const QLineEdit& line, QAction& action, const QString& name) {
    action.setText(name);
    setTips(action, name);
    for (auto* button : line.findChildren<QToolButton*>()) {
        if (button->defaultAction() == &action) button->setAccessibleName(name);
    }
}

}  // namespace

void addClearButton(QLineEdit& line) {
    line.setClearButtonEnabled(true);
    auto* clear = line.findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction"));
    if (clear == nullptr) return;
    nameButton(line, *clear, QCoreApplication::translate("mazeloom::widgets::SearchLine", "Clear"));
}

void makeSearchLine(QLineEdit& line, const QString& name) {
    line.setPlaceholderText(name);
    line.setAccessibleName(name);
    addClearButton(line);
    nameButton(line,
               *line.addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition),
               name);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/text/tool_button.h"

#include <algorithm>

#include <QAction>
#include <QMenu>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

void setNameAndTips(QWidget& widget, const QString& name, const QString& tip) {
    widget.setAccessibleName(name);
    setTips(widget, tip);
}

void setTitleAndTips(QWidget& widget, const QString& title, const QString& tip) {
    setNameAndTips(widget, title, tip);
    setPlainToolTip(widget, title + '\n' + tip);
}

QToolButton* newToolButton(const QIcon& icon, const QString& name, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(icon);
    button->setText(name);
    button->setAutoRaise(true);
    setNameAndTips(*button, name, tip);
    return button;
}

QToolButton* newPictureButton(const QIcon& icon, const QString& title, const QString& tip,
                              int iconSide) {
    QToolButton* button = newToolButton(icon, title, tip);
    if (iconSide > 0) button->setIconSize({iconSide, iconSide});
    setTitleAndTips(*button, title, tip);
    return button;
}

QToolButton* newTextButton(const QIcon& icon, const QString& name, const QString& tip) {
    QToolButton* button = newToolButton(icon, name, tip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

QToolButton* newPanelButton(const QIcon& icon, const QString& name, const QString& tip) {
    constexpr int kHeight = 28;
    QToolButton* button = newToolButton(icon, name, tip);
    button->setIconSize(QSize(16, 16) * textScale());
    button->setFixedHeight(scaledPixels(kHeight));
    button->setMinimumWidth(scaledPixels(kHeight));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QToolButton* newSmallButton(const QIcon& icon, const QString& name, const QString& tip) {
    QToolButton* button = newToolButton(icon, name, tip);
    button->setIconSize(QSize(12, 12) * textScale());
    button->setFixedSize(QSize(20, 20) * textScale());
    QSizePolicy keepsItsPlace = button->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    button->setSizePolicy(keepsItsPlace);
    return button;
}

QToolButton* newActionButton(QAction& action, int iconSide) {
    auto* button = new QToolButton;
    button->setDefaultAction(&action);
    button->setAutoRaise(true);
    button->setIconSize(QSize(iconSide, iconSide) * textScale());
    const auto takeName = [button, &action] { button->setAccessibleName(action.iconText()); };
    QObject::connect(&action, &QAction::changed, button, takeName);
    takeName();
    return button;
}

QAction* newEntry(QMenu& menu, const QString& text, const QString& tip) {
    QAction* action = menu.addAction(text);
    setTips(*action, tip);
    return action;
}

void popUp(QToolButton& button) {
    QMenu* menu = button.menu();
    menu->popup(button.mapToGlobal(QPoint(0, button.height())));
    // Make the first entry active, so that Enter triggers an entry.
    const auto entries = menu->actions();
    const auto first = std::ranges::find_if(
        entries, [](const QAction* entry) { return entry->isEnabled() && !entry->isSeparator(); });
    if (menu->activeAction() == nullptr && first != entries.end()) menu->setActiveAction(*first);
}

}  // namespace mazeloom::widgets

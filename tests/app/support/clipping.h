// SPDX-License-Identifier: MIT
// Looks at what is visible of a window for texts that are cut off, things that reach out of what
// holds them, and windows that reach out of the screen.
#pragma once

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>
#include <QWindow>

namespace mazeloom::testing {

class ClippingSearch {
  public:
    /// What is wrong with the visible parts of `window`, a line each.
    static QStringList in(const QWidget& window) {
        ClippingSearch search(window);
        search.lookAtScreen();
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&window) && widget->window() == &window) search.lookAt(*widget);
        }
        return search.found_;
    }

  private:
    explicit ClippingSearch(const QWidget& window) : window_(window) {}

    /// What can be scrolled to is not cut off.
    static bool isScrolled(const QWidget& widget) {
        const QWidget* child = &widget;
        for (const QWidget* at = widget.parentWidget(); at != nullptr;
             child = at, at = at->parentWidget()) {
            const auto* area = qobject_cast<const QAbstractScrollArea*>(at);
            if (area != nullptr && area->viewport() == child) return true;
        }
        return false;
    }
    static QString nameOf(const QWidget& widget) {
        QStringList names;
        for (const QWidget* at = &widget; at != nullptr && names.size() < 4;
             at = at->parentWidget())
            names << (at->metaObject()->className() + QString(' ') + at->objectName()).trimmed();
        return names.join(" in ");
    }

    void lookAtScreen() {
        const QScreen* screen = window_.screen();
        const QRect frame = window_.frameGeometry();
        if (screen != nullptr && !screen->availableGeometry().contains(frame))
            found_ << QString("%1 of %2 × %3 is not on the screen")
                          .arg(nameOf(window_))
                          .arg(frame.width())
                          .arg(frame.height());
    }

    void lookAt(const QWidget& widget) {
        lookWhereItIs(widget);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) lookAtTabs(*tabs);
        const QString text = textOf(widget);
        if (text.isEmpty()) return;
        const QSize room = roomOf(widget);
        const QSize wanted = wantedBy(widget, text);
        // A pixel of rounding is not seen.
        if (wanted.width() > room.width() + 1 || wanted.height() > room.height() + 1)
            found_ << QString("\"%1\" wants %2 × %3 of %4 × %5: %6")
                          .arg(text.left(60))
                          .arg(wanted.width())
                          .arg(wanted.height())
                          .arg(room.width())
                          .arg(room.height())
                          .arg(nameOf(widget));
    }

    /// Of a bar that can be scrolled, what is scrolled away may be.
    void lookAtTabs(const QTabBar& tabs) {
        for (int i = 0; i < tabs.count(); ++i) {
            const QString title = tabs.tabText(i);
            const int icon = tabs.tabIcon(i).isNull() ? 0 : tabs.iconSize().width() + 4;
            const QWidget* button = tabs.tabButton(i, QTabBar::RightSide);
            const int margins = title.isEmpty() ? 0
                                                : tabs.style()->pixelMetric(
                                                      QStyle::PM_TabBarTabHSpace, nullptr, &tabs);
            const int wanted = margins +
                               tabs.fontMetrics().horizontalAdvance(QString(title).remove('&')) +
                               icon + (button != nullptr ? button->width() : 0);
            const QRect place = tabs.tabRect(i);
            if (wanted <= place.width() + 1 && tabs.rect().intersects(place)) continue;
            found_ << QString("the tab \"%1\" wants %2 of %3 at %4: %5")
                          .arg(title)
                          .arg(wanted)
                          .arg(place.width())
                          .arg(place.x())
                          .arg(nameOf(tabs));
        }
    }

    void lookWhereItIs(const QWidget& widget) {
        const QWidget* parent = widget.parentWidget();
        if (parent == nullptr || widget.isWindow() || isScrolled(widget)) return;
        if (widget.width() <= 0 || widget.height() <= 0) return;
        if (!parent->rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()))
            found_ << QString("%1 reaches out of %2 × %3 with %4, %5, %6 × %7")
                          .arg(nameOf(widget))
                          .arg(parent->width())
                          .arg(parent->height())
                          .arg(widget.x())
                          .arg(widget.y())
                          .arg(widget.width())
                          .arg(widget.height());
    }

    /// What has to be read; nothing for what ends with an ellipsis and says all in its tip.
    static QString textOf(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            const bool mayBeElided = widget.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
            return mayBeElided ? QString() : label->text();
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            const auto* tool = qobject_cast<const QToolButton*>(button);
            const bool isPicture = tool != nullptr &&
                                   tool->toolButtonStyle() == Qt::ToolButtonIconOnly &&
                                   !tool->icon().isNull();
            // The style ends with an ellipsis what has no room; the tip says all.
            const QString words = QString(button->text()).remove('&');
            const bool mayBeElided =
                widget.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored ||
                (tool != nullptr && tool->toolTip().contains(words));
            return isPicture || mayBeElided ? QString() : button->text();
        }
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
            return line->text().isEmpty() ? line->placeholderText() : QString();
        return {};
    }
    static QSize roomOf(const QWidget& widget) {
        if (qobject_cast<const QLineEdit*>(&widget) != nullptr)
            return widget.contentsRect().adjusted(2, 0, -2, 0).size();
        return widget.size();
    }
    static QSize wantedBy(const QWidget& widget, const QString& text) {
        if (qobject_cast<const QLineEdit*>(&widget) != nullptr)
            return {widget.fontMetrics().horizontalAdvance(text), 0};
        if (const auto* label = qobject_cast<const QLabel*>(&widget);
            label != nullptr && label->wordWrap())
            return {label->minimumSizeHint().width(), label->heightForWidth(label->width())};
        return widget.sizeHint();
    }

    const QWidget& window_;
    QStringList found_;
};

}  // namespace mazeloom::testing

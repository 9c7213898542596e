// SPDX-License-Identifier: MIT
// Searches the visible parts of a window for truncated texts, widgets that exceed their parents,
// and windows that exceed the screen.
#pragma once

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>
#include <QWindow>

namespace mazeloom::testing {

class ClippingSearch {
  public:
    /// Returns what is wrong with the visible parts of `window`, a line each.
    static QStringList in(const QWidget& window) {
        ClippingSearch search(window);
        search.lookAtScreen();
        search.lookAtAll();
        return search.found_;
    }
    /// Does the same as in(), but does not check that the window is within the screen.
    static QStringList inside(const QWidget& window) {
        ClippingSearch search(window);
        search.lookAtAll();
        return search.found_;
    }

  private:
    explicit ClippingSearch(const QWidget& window) : window_(window) {}

    void lookAtAll() {
        for (const QWidget* widget : window_.findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&window_) && widget->window() == &window_) lookAt(*widget);
        }
    }

    /// Returns the area that shows and scrolls the widget, if any.
    static const QAbstractScrollArea* areaOf(const QWidget& widget) {
        const QWidget* viewport = widget.parentWidget();
        const auto* area = qobject_cast<const QAbstractScrollArea*>(viewport->parentWidget());
        return area != nullptr && area->viewport() == viewport ? area : nullptr;
    }
    /// Whether the area shows a scroll bar of the program in place of Qt's.
    static bool hasOwnBar(const QAbstractScrollArea& area) {
        const auto bars = area.findChildren<const QScrollBar*>(Qt::FindDirectChildrenOnly);
        return std::ranges::any_of(bars, [](const QScrollBar* bar) {
            return bar->isVisible() && bar->orientation() == Qt::Vertical &&
                   bar->maximum() > bar->minimum();
        });
    }
    /// Whether buttons beside it take the place of a scroll bar.
    static bool hasArrows(const QAbstractScrollArea& area) {
        const auto buttons =
            area.parentWidget()->findChildren<const QAbstractButton*>(Qt::FindDirectChildrenOnly);
        return std::ranges::count_if(buttons, [](const QAbstractButton* button) {
                   return button->isVisible() && button->autoRepeat();
               }) >= 2;
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
        if (const auto* tree = qobject_cast<const QTreeView*>(&widget))
            lookAtColumns(*tree, *tree->header());
        if (const auto* table = qobject_cast<const QTableView*>(&widget))
            lookAtColumns(*table, *table->horizontalHeader());
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) lookAtTabs(*tabs);
        const QString text = textOf(widget);
        if (text.isEmpty()) return;
        const QSize room = roomOf(widget);
        const QSize wanted = wantedBy(widget, text);
        // Ignore a pixel of rounding.
        if (wanted.width() > room.width() + 1 || wanted.height() > room.height() + 1)
            found_ << QString("\"%1\" wants %2 × %3 of %4 × %5: %6")
                          .arg(text.left(60))
                          .arg(wanted.width())
                          .arg(wanted.height())
                          .arg(room.width())
                          .arg(room.height())
                          .arg(nameOf(widget));
    }

    /// Checks that each tab has enough width and is visible, unless the bar can scroll it into
    /// view.
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
            // A title may be elided if the tool tip shows it in full, but half of it must be
            // visible.
            const bool mayBeElided =
                tabs.elideMode() != Qt::ElideNone && tabs.tabToolTip(i).contains(title);
            const int least = mayBeElided ? (wanted + margins) / 2 : wanted;
            const bool isThere = tabs.usesScrollButtons() || tabs.rect().intersects(place);
            if (least <= place.width() + 1 && isThere) continue;
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
        if (parent == nullptr || widget.isWindow()) return;
        if (widget.width() <= 0 || widget.height() <= 0) return;
        // The buttons of tabs that are scrolled away may be hidden.
        const auto* tabs = qobject_cast<const QTabBar*>(parent);
        if (tabs != nullptr && tabs->usesScrollButtons()) return;
        if (const QAbstractScrollArea* area = areaOf(widget)) {
            lookAtScrolled(widget, *area);
            return;
        }
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

    /// Scrolled-away content is not cut off, but an area that cannot scroll sideways must fit its
    /// page.
    void lookAtScrolled(const QWidget& page, const QAbstractScrollArea& area) {
        const auto* owner = qobject_cast<const QScrollArea*>(&area);
        if (owner == nullptr || owner->widget() != &page || hasArrows(area)) return;
        const QSize room = area.viewport()->size();
        const bool isWide = area.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
                            page.width() > room.width() + 1;
        const bool isTall = area.verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
                            page.height() > room.height() + 1 && !hasOwnBar(area);
        if (isWide || isTall)
            found_ << QString("%1 × %2 in %3 × %4 cannot be scrolled to: %5, because of %6")
                          .arg(page.width())
                          .arg(page.height())
                          .arg(room.width())
                          .arg(room.height())
                          .arg(nameOf(page), isWide ? widestIn(page, room.width()) : QString());
    }
    /// Names the widgets that reach furthest to the right, as a help for fixing the page.
    static QString widestIn(const QWidget& page, int width) {
        QStringList names;
        for (const QWidget* part : page.findChildren<QWidget*>()) {
            const bool isLeaf = part->findChild<QWidget*>() == nullptr;
            if (isLeaf && part->isVisible() &&
                part->mapTo(&page, QPoint(part->width(), 0)).x() > width)
                names << QString("%1 %2").arg(nameOf(*part), part->accessibleName());
        }
        return names.mid(0, 3).join(" and ");
    }

    /// Checks that no column is out of sight, or cut off while another one has room to spare.
    void lookAtColumns(const QAbstractItemView& view, const QHeaderView& header) {
        QString cut;
        int spare = 0;
        for (int column = 0; column < header.count(); ++column) {
            if (header.isSectionHidden(column)) continue;
            const int wanted = std::max(view.sizeHintForColumn(column),
                                        header.isVisible() ? header.sectionSizeHint(column) : 0);
            const int room = header.sectionSize(column) - wanted;
            if (room < -1)
                cut += QString(" column %1 wants %2").arg(column).arg(wanted);
            else
                spare += room;
        }
        if (!cut.isEmpty() && spare > 1)
            found_ << QString("%1 while others have %2 to spare: %3")
                          .arg(cut)
                          .arg(spare)
                          .arg(nameOf(view));
        if (header.length() > view.viewport()->width() + 1)
            found_ << QString("the columns want %1 of %2: %3")
                          .arg(header.length())
                          .arg(view.viewport()->width())
                          .arg(nameOf(view));
    }

    /// Returns the text that must fit; empty for elided texts that the tool tip shows in full.
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
            // The style elides a text that does not fit; the tool tip shows it in full.
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

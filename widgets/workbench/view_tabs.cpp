// SPDX-License-Identifier: MIT
#include "widgets/workbench/view_tabs.h"

#include <QStyleOptionTab>
#include <QStylePainter>

#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTrackMargin = 3;    // space above and below the track, in pixels
constexpr int kSegmentMargin = 2;  // space around segments within the track, in pixels
constexpr double kSegmentRadius = 5;
constexpr double kChosenTint = 0.28;
constexpr double kHoverTint = 0.12;

}  // namespace

ViewTabs::ViewTabs(QWidget* parent) : QTabBar(parent) {
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    // In a narrow window, tabs are not scrolled: titles are elided, the level's first.
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(false);
    setAttribute(Qt::WA_Hover);
}

void ViewTabs::paintEvent(QPaintEvent*) {
    if (count() == 0) return;
    const Theme theme = themeOf(*this);
    QStylePainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect all = tabRect(0) | tabRect(count() - 1);
    const QRectF track = QRectF(all).adjusted(0.5, kTrackMargin + 0.5, -0.5, -kTrackMargin - 0.5);
    painter.setPen(QPen(theme.edge, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(track, kSegmentRadius + kSegmentMargin,
                            kSegmentRadius + kSegmentMargin);
    const QPoint pointer = mapFromGlobal(QCursor::pos());
    for (int i = 0; i < count(); ++i) {
        QStyleOptionTab option;
        initStyleOption(&option, i);
        const QRectF segment =
            QRectF(tabRect(i))
                .adjusted(kSegmentMargin + 0.5, kTrackMargin + kSegmentMargin + 0.5,
                          -kSegmentMargin - 0.5, -kTrackMargin - kSegmentMargin - 0.5);
        const bool isChosen = i == currentIndex();
        const bool isUnderMouse = underMouse() && tabRect(i).contains(pointer);
        if (isChosen) {
            painter.setPen(QPen(hasFocus() ? theme.text : theme.accent, hasFocus() ? 2 : 1));
            painter.setBrush(mixedColour(theme.base, theme.accent, kChosenTint));
            painter.drawRoundedRect(segment, kSegmentRadius, kSegmentRadius);
        } else if (isUnderMouse) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(mixedColour(theme.base, theme.text, kHoverTint));
            painter.drawRoundedRect(segment, kSegmentRadius, kSegmentRadius);
        }
        // The style must not draw the focus ring: this class draws it around the segment.
        option.state.setFlag(QStyle::State_HasFocus, false);
        painter.drawControl(QStyle::CE_TabBarTabLabel, option);
    }
}

}  // namespace mazeloom::widgets

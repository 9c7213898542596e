// SPDX-License-Identifier: MIT
#include "widgets/workbench/panel_tabs.h"

#include <QEvent>
#include <QStyle>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/workbench/fold_header.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTabMargin = 6;
constexpr int kTabPicture = 16;

}  // namespace

PanelTabs::PanelTabs(QWidget* parent) : QTabBar(parent) {
    setDocumentMode(true);
    setDrawBase(false);
    setElideMode(Qt::ElideNone);
    setFixedHeight(FoldHeader::heightFor(*this));
    connect(this, &QTabBar::currentChanged, this, &PanelTabs::fit);
}

void PanelTabs::insertPanel(int index, const QIcon& picture, const QString& title) {
    panels_.insert(panels_.begin() + index, {picture, title});
    insertTab(index, {});
    setAccessibleTabName(index, title);
    setPlainTabToolTip(*this, index, title);
    fit();
}

void PanelTabs::tabRemoved(int index) {
    panels_.erase(panels_.begin() + index);
    QTabBar::tabRemoved(index);
    fit();
}

int PanelTabs::titleWidth(const Tab& tab) const {
    return fontMetrics().horizontalAdvance(tab.title) +
           style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, this);
}

int PanelTabs::pictureWidth() const {
    return scaledPixels(kTabPicture + 2 * kTabMargin);
}

QSize PanelTabs::tabSizeHint(int index) const {
    const bool isPicture = tabText(index).isEmpty();
    return {isPicture ? pictureWidth() : titleWidth(panels_[static_cast<std::size_t>(index)]),
            height()};
}

void PanelTabs::fit() {
    // While a tab is being removed, the bar and `panels_` have different numbers of tabs.
    if (static_cast<std::size_t>(count()) != panels_.size()) return;
    const auto front = static_cast<std::size_t>(currentIndex());
    int titles = 0;
    for (const Tab& tab : panels_)
        titles += titleWidth(tab);
    const bool allFit = titles <= width();
    const bool frontFits = front < panels_.size() &&
                           titleWidth(panels_[front]) + (count() - 1) * pictureWidth() <= width();
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const auto& [picture, title] = panels_[i];
        const auto index = static_cast<int>(i);
        const bool hasTitle = picture.isNull() || allFit || (frontFits && i == front);
        if (hasTitle != tabText(index).isEmpty()) continue;
        setTabText(index, hasTitle ? QString(title).replace('&', QLatin1String("&&")) : QString());
        setTabIcon(index, hasTitle ? QIcon() : picture);
    }
}

void PanelTabs::resizeEvent(QResizeEvent* event) {
    fit();
    QTabBar::resizeEvent(event);
}

void PanelTabs::changeEvent(QEvent* event) {
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::FontChange) setFixedHeight(FoldHeader::heightFor(*this));
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

}  // namespace mazeloom::widgets

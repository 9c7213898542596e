// SPDX-License-Identifier: MIT
// The middle of the window, which shows the level or, in its place, a large panel. The level and
// each panel have a tab. Tabs are shown while there is a panel besides the level.
#pragma once

#include <vector>

#include <QStackedWidget>

class QTabBar;

namespace mazeloom::widgets {

class PanelFrame;

class MiddlePages : public QStackedWidget {
    Q_OBJECT

  public:
    explicit MiddlePages(QWidget* parent = nullptr);

    /// Sets the page with the level, which always exists. Must be called once.
    void setWork(QWidget* work);
    /// Returns the tab bar, which the caller owns and places in the window.
    QTabBar* bar() const { return bar_; }

    /// Adds a panel as the last tab, without making it the current one.
    void add(PanelFrame& frame);
    void remove(PanelFrame& frame);
    void setCurrent(PanelFrame& frame);
    void showWork();
    /// Gives the level, or the panel in its place, the keyboard focus.
    void takeFocus();
    /// Sets whether tabs are shown if there are panels besides the level.
    void setTabsShown(bool shown);

  signals:
    void menuWanted(mazeloom::widgets::PanelFrame* frame, const QPoint& at);
    void closeWanted(mazeloom::widgets::PanelFrame* frame);
    /// A panel is now shown in the level's place.
    void panelShown();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int tabOf(const PanelFrame& frame) const;
    void showTab(int index);
    void showTabs();
    void fit();

    QTabBar* bar_;
    std::vector<PanelFrame*> frames_;
    bool areTabsShown_ = true;
};

}  // namespace mazeloom::widgets

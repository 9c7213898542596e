// SPDX-License-Identifier: MIT
// A line of tabs for a narrow column, in which titles are never cut off. If there is not enough
// space for all titles, only the current tab shows its title, and all others show icons. If there
// is still not enough space, all tabs show icons.
#pragma once

#include <vector>

#include <QIcon>
#include <QTabBar>

namespace mazeloom::widgets {

class PanelTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit PanelTabs(QWidget* parent = nullptr);

    void insertPanel(int index, const QIcon& picture, const QString& title);

  protected:
    QSize tabSizeHint(int index) const override;
    void tabRemoved(int index) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Tab {
        QIcon picture;
        QString title;
    };

    int titleWidth(const Tab& tab) const;
    int pictureWidth() const;
    /// Gives each tab its title or its icon, depending on the space.
    void fit();

    std::vector<Tab> panels_;
};

}  // namespace mazeloom::widgets

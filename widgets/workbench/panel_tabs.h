// SPDX-License-Identifier: MIT
// A line of tabs in a narrow column. No title is ever cut off: where there is no room for all of
// them, all but the one in front become pictures, and that one too where there is no room for it.
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
    /// Gives each tab its title or its picture.
    void fit();

    std::vector<Tab> panels_;
};

}  // namespace mazeloom::widgets

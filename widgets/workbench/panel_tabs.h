// SPDX-License-Identifier: MIT
// A line of tabs in a narrow column that never cuts a title off. If there is not enough space for
// all titles, every tab but the current one becomes a picture; if there is still not enough, that
// one too.
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
    /// Gives each tab its title or its picture, depending on the space.
    void fit();

    std::vector<Tab> panels_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The bar along the top of the window: the current pack and level, and frequently used controls.
// The controls never move, whatever is selected in the window.
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace mazeloom::widgets {
class Canvas;
class PackDocument;
class SeedBar;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class LevelButton;
class Workspace;

class TopBar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kHeight = 40;

    /// Create the bar when all actions that it shows exist; it adds the actions of its own
    /// controls. All objects that it shows must outlive it.
    TopBar(ActionRegistry& actions, Workspace& workspace, widgets::Canvas& canvas, QMenu* overlays,
           QWidget* parent = nullptr);

    widgets::SeedBar& seedBar() const { return *seedBar_; }

    QSize minimumSizeHint() const override;

  signals:
    /// The user pressed the key of a control of the bar. Next, the control is opened or focused.
    void used();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int side() const;
    void fit();
    void addButton(QHBoxLayout& row, const char* id);
    void showTips();
    void follow(widgets::PackDocument* document);
    void addZoom(QHBoxLayout& row);
    void addPlay(QHBoxLayout& row);
    void showZoom();

    const ActionRegistry& actions_;
    const Workspace& workspace_;
    widgets::Canvas& canvas_;
    QAction* chooseOverlay_;
    QAction* chooseZoom_;
    LevelButton* level_;
    widgets::SeedBar* seedBar_;
    QToolButton* overlays_;
    QToolButton* zoom_ = nullptr;
    QToolButton* play_ = nullptr;
};

}  // namespace mazeloom::app

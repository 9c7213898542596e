// SPDX-License-Identifier: MIT
// A window for a panel that was taken out of the workbench.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class PanelFrame;

class FloatingPanel : public QWidget {
    Q_OBJECT

  public:
    /// Contains the frame until the frame is moved elsewhere. `window` is the parent window.
    FloatingPanel(PanelFrame& frame, QWidget* window);

  signals:
    /// The user wants the panel back in the workbench.
    void dockWanted();
    /// The user closed the window, by its button or through the desktop.
    void closeWanted();

  protected:
    void closeEvent(QCloseEvent* event) override;
};

}  // namespace mazeloom::widgets

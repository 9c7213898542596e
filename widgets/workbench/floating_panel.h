// SPDX-License-Identifier: MIT
// A window for a panel that was taken out of the workbench.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class PanelFrame;

class FloatingPanel : public QWidget {
    Q_OBJECT

  public:
    /// The frame is here until it is taken elsewhere. `window` is what the panel belongs to.
    FloatingPanel(PanelFrame& frame, QWidget* window);

  signals:
    /// Back to where it was.
    void dockWanted();
    /// Closed, by its button or by the desktop.
    void closeWanted();

  protected:
    void closeEvent(QCloseEvent* event) override;
};

}  // namespace mazeloom::widgets

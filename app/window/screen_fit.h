// SPDX-License-Identifier: MIT
// Fits a new window, including its frame, into the available part of the screen.
//
// The desktop reports the frame's size only after the window was shown, so the window is fitted
// once more then. Later changes by the user are not touched.
#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace mazeloom::app {

class ScreenFit : public QObject {
    Q_OBJECT

  public:
    /// Call it before the window is shown.
    explicit ScreenFit(QWidget& window);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();

    QWidget& window_;
    QTimer end_;  ///< ends the wait for the frame
};

}  // namespace mazeloom::app

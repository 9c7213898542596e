// SPDX-License-Identifier: MIT
// Lets a window begin on the part of the screen that it may use, frame included.
//
// How wide the frame is, the desktop says only after the window was shown. So the window is made
// to fit then once more; what the user does with it later is the user's.
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
    QTimer end_;  ///< of the time in which the frame comes
};

}  // namespace mazeloom::app

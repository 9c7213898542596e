// SPDX-License-Identifier: MIT
// Lets a focused control keep the keys that it understands.
//
// Space, arrows, Home and End steer the timeline from anywhere in the window. A check box still has
// to be ticked with Space, and a list walked with the arrows: where such a control has the focus,
// its own use of the key wins over the window's shortcut.
#pragma once

#include <QObject>

namespace mazeloom::app {

class KeyGuard : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Detects that a pack is already open in another editor. The pack is then opened read-only, and the
// user is told.
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QPointer>

#include "widgets/panels/message_bar.h"
#include "widgets/recovery/pack_lock.h"

class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class Workspace;

class SharedPacks : public QObject {
    Q_OBJECT

  public:
    SharedPacks(Workspace& workspace, QWidget* window);

    /// Returns the bar with the message about the current pack. The caller puts it into the window.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void lock(widgets::PackDocument* document);
    void show();

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    struct Held {
        QString folder;
        widgets::PackLock lock;
    };
    std::map<const widgets::PackDocument*, Held> held_;
};

}  // namespace mazeloom::app

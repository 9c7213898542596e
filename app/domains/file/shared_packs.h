// SPDX-License-Identifier: MIT
// Notices when another editor works on a pack that is opened here: then it is opened to be looked
// at, and the user is told.
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

    /// Tells of the pack that is shown; to be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void lock(widgets::PackDocument* document);
    void show();

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< the window's
    struct Held {
        QString folder;
        widgets::PackLock lock;
    };
    std::map<const widgets::PackDocument*, Held> held_;
};

}  // namespace mazeloom::app

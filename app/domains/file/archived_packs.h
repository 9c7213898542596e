// SPDX-License-Identifier: MIT
// Packs in archives are looked at, not changed: says so, also when somebody tries, and offers to
// unpack them into a folder.
#pragma once

#include <QObject>
#include <QPointer>

#include "widgets/panels/message_bar.h"

class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class SaveDomain;
class Workspace;

class ArchivedPacks : public QObject {
    Q_OBJECT

  public:
    ArchivedPacks(Workspace& workspace, SaveDomain& saving, QWidget* window);

    /// Tells of the pack that is shown; to be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void show();
    void refuse(const widgets::PackDocument* document);

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< the window's
};

}  // namespace mazeloom::app

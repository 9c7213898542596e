// SPDX-License-Identifier: MIT
// Packs in archives are read-only. A message says so when such a pack is shown or the user tries to
// edit it, and offers to unpack it into a folder.
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

    /// Returns the bar with the message about the current pack. The caller puts it into the window.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void show();
    void refuse(const widgets::PackDocument* document);

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
};

}  // namespace mazeloom::app

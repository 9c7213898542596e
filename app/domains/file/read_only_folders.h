// SPDX-License-Identifier: MIT
// Warns that the current pack's folder is not writable, before a save fails.
#pragma once

#include <QObject>
#include <QPointer>

#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"

class QWidget;

namespace mazeloom::app {

class Workspace;

class ReadOnlyFolders : public QObject {
    Q_OBJECT

  public:
    ReadOnlyFolders(Workspace& workspace, QWidget* window);

    /// Returns the bar with the warning. The caller puts it into the window.
    widgets::MessageBar* bar() const { return bar_; }

  signals:
    void saveAsWanted(mazeloom::widgets::PackDocument* document);

  private:
    void show();

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Tells that the folder of the pack that is looked at may not be written to, before a save fails.
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

    /// To be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }

  signals:
    void saveAsWanted(mazeloom::widgets::PackDocument* document);

  private:
    void show();

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< the window's
};

}  // namespace mazeloom::app

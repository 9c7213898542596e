// SPDX-License-Identifier: MIT
// Tells that the shown level or room, or the pack, holds two versions since a merge, and lets the
// user look at both and choose one (core/merge/open_merge.h).
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "widgets/panels/message_bar.h"

class QWidget;

namespace mazeloom::app {

class WindowEvents;
class Workspace;

class OpenMerges : public QObject {
    Q_OBJECT

  public:
    OpenMerges(Workspace& workspace, WindowEvents& events, QWidget* window);

    /// Returns the bar about the shown sheet, or, if that holds one version only, about the pack.
    /// The caller puts it into the window.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void update();
    void showBoth();
    void choose(bool takesTheirs);

    enum class Subject { None, Level, Room, Pack };
    Subject subject() const;

    Workspace& workspace_;
    WindowEvents& events_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    QTimer later_;                       ///< counts the differences once after several quick edits
};

}  // namespace mazeloom::app

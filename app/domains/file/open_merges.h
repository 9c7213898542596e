// SPDX-License-Identifier: MIT
// Tells that the shown level or room, or the pack, holds two versions since a merge, and lets the
// user look at both and choose one (core/merge/open_merge.h).
#pragma once

#include <cstddef>
#include <vector>

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
    enum class Subject { None, Level, Room, Pack };
    /// The effect of a button of the bar.
    enum class Choice { ShowBoth, KeepOurs, TakeTheirs, End };

    void update();
    void offer(const QString& text, std::vector<Choice> choices);
    void choose(std::size_t button);
    void showBoth();
    void end(bool takesTheirs, const QString& text);
    Subject subject() const;
    static QString textOf(Choice choice);

    Workspace& workspace_;
    WindowEvents& events_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    Subject offered_ = Subject::None;    ///< the subject of the bar
    std::vector<Choice> choices_;        ///< the bar's buttons, in order
    QTimer later_;                       ///< counts the differences once after several quick edits
};

}  // namespace mazeloom::app

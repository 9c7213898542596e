// SPDX-License-Identifier: MIT
// The permanent parts of the status bar: the tool's hint, the cell under the pointer, the zoom, and
// the number of problems.
#pragma once

#include <QObject>
#include <QTimer>

class QLabel;
class QMainWindow;

namespace mazeloom::widgets {
class Canvas;
class ElidedLabel;
class Player;
class ToolBox;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class PlayDomain;
class ProblemsDomain;
class ToolDomain;
class ViewDomain;

class StatusLine : public QObject {
    Q_OBJECT

  public:
    struct Sources {
        widgets::Canvas& canvas;
        widgets::Player& player;
        widgets::ToolBox& toolBox;
        const ToolDomain& tools;
        const PlayDomain& play;
        const ViewDomain& view;
        const ProblemsDomain& problems;
    };

    StatusLine(QMainWindow& window, const Sources& sources);

    /// Shows a note about the user's last attempt in place of the hint, for a few seconds. If
    /// `note` is empty, shows the hint again.
    void showNote(const QString& note);

  private:
    void showHint();
    void showCell();
    void showZoom();

    Sources sources_;
    widgets::ElidedLabel* hint_;
    QLabel* cell_;
    QLabel* zoom_;
    QTimer noted_;  ///< runs while a note is shown
    bool wasEditorSeen_ = true;
};

}  // namespace mazeloom::app

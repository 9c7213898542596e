// SPDX-License-Identifier: MIT
// What the status bar always shows: what the tool does, the cell under the pointer, the zoom, and
// how many problems there are.
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

    /// Shows a word about what was just tried in the place of the hint, for a while; an empty one
    /// brings the hint back.
    void showNote(const QString& note);

  private:
    void showHint();
    void showCell();
    void showZoom();

    Sources sources_;
    widgets::ElidedLabel* hint_;
    QLabel* cell_;
    QLabel* zoom_;
    QTimer noted_;  ///< while a note stands there
    bool wasEditorSeen_ = true;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Painting with a mix of inks: switched on and off, edited, and kept from start to start.
#pragma once

#include <QObject>

class QAction;

namespace mazeloom::widgets {
class ToolBox;
}

namespace mazeloom::app {

class ActionRegistry;

class MixDomain : public QObject {
    Q_OBJECT

  public:
    MixDomain(ActionRegistry& actions, widgets::ToolBox& box, QObject* parent = nullptr);

    QAction& use() const { return *use_; }
    QAction& edit() const { return *edit_; }

  signals:
    /// The inks of the mix and their weights are to be chosen; a tool that paints is in hand.
    void editorWanted();

  private:
    void setMixing(bool mixing);
    void openEditor();
    void restore();
    void keep();
    void update();

    widgets::ToolBox& box_;
    QAction* use_;
    QAction* edit_;
};

}  // namespace mazeloom::app

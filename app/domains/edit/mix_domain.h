// SPDX-License-Identifier: MIT
// Switches painting with a mix of inks on and off, edits the mix, and stores it in the settings.
#pragma once

#include <QObject>

class QAction;

namespace mazeloom::widgets {
class ToolBox;
}

namespace mazeloom::app {

class ActionRegistry;
struct WindowParts;

class MixDomain : public QObject {
    Q_OBJECT

  public:
    explicit MixDomain(const WindowParts& parts);

    QAction& use() const { return *use_; }
    QAction& edit() const { return *edit_; }

  signals:
    /// The user wants to choose the inks of the mix and their weights; a painting tool is active.
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

// SPDX-License-Identifier: MIT
// File → Export levels…: levels as other programs read them.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class ExportDialog;
class Workspace;

class LevelExportDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    LevelExportDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    void exportLevels();
    bool mayReplace(const ExportDialog& dialog);
    void write(const ExportDialog& dialog, const QString& title);
    void update();

    const ActionRegistry& actions_;
    Workspace& workspace_;
    QWidget* window_;
    QAction* export_;
};

}  // namespace mazeloom::app

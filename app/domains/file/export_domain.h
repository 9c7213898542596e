// SPDX-License-Identifier: MIT
// File → Export pack…: one file of the pack that is being looked at, as it is here, saved or not.
#pragma once

#include <QObject>

class QAction;
class QString;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class ExportDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    ExportDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    /// Asks for a file's name, when the pack has no errors. Whether the file was written.
    bool exportPack(const widgets::PackDocument& document);

  signals:
    void exported(const QString& file);
    /// The user wants to see what is wrong with the pack.
    void problemsWanted();

  private:
    void refuse(const QString& title, const QStringList& problems);
    void update();

    Workspace& workspace_;
    QWidget* window_;
    QAction* export_;
};

}  // namespace mazeloom::app

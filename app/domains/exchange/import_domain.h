// SPDX-License-Identifier: MIT
// File → Import…: imports levels of other programs, and exported levels that were changed there.
#pragma once

#include <string>
#include <vector>

#include <QObject>

#include "core/exchange/in/take_in.h"

class QAction;
class QString;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class ImportDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    ImportDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    /// Whether an importer exists for files with this name.
    static bool isForeign(const QString& file);
    /// Shows the contents of the file, and imports it if the user agrees. Imports into a new pack
    /// if no pack is open, or if the current pack is read-only or could be read only in part.
    void importFile(const QString& file);

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void ask();
    /// Asks whether to read a text file as Latin-1 because it is not Unicode.
    bool asksForLatin1(const QString& file);
    /// Asks whether to read files below the folder `root`. `names` are the files that `file` needs
    /// and that lie outside of its folder.
    bool asksForRoot(const QString& file, const std::vector<std::string>& names,
                     const QString& root);
    void refuse(const QString& file, const QString& why);
    /// Imports all levels as one undoable edit. Returns false if the user cancelled or the pack
    /// refused the edit.
    bool takeIn(widgets::PackDocument& document, exchange::Coming coming, const QString& name);

    Workspace& workspace_;
    QWidget* window_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// File → Import…: levels of other programs, and exported levels that come back.
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

    /// Whether an importer exists for files with such a name.
    static bool isForeign(const QString& file);
    /// Shows what the file contains, and imports it if the user agrees. Without a pack, or if the
    /// pack is read-only, imports into a new pack.
    void importFile(const QString& file);

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void ask();
    /// Asks whether to read a text that is not Unicode as Latin-1.
    bool asksForLatin1(const QString& file);
    /// Asks whether to read files named by `file` that are outside of its folder, below `root`.
    bool asksForRoot(const QString& file, const std::vector<std::string>& names,
                     const QString& root);
    void refuse(const QString& file, const QString& why);
    /// Imports in one step. Returns false if the user cancelled or the pack refused it.
    bool takeIn(widgets::PackDocument& document, exchange::Coming coming, const QString& name);

    Workspace& workspace_;
    QWidget* window_;
};

}  // namespace mazeloom::app

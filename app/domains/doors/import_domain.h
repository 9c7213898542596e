// SPDX-License-Identifier: MIT
// File → Import…: levels of other programs, and levels that come back from them.
#pragma once

#include <string>
#include <vector>

#include <QObject>

#include "core/doors/in/take_in.h"

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

    /// Whether there is a way in for files that are called so.
    static bool isForeign(const QString& file);
    /// Shows what the file would bring, and takes it in when that is agreed to. Without a pack, or
    /// where it can only be looked at, into a new one.
    void importFile(const QString& file);

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    void ask();
    /// Whether a text that is not Unicode is to be read as Latin-1.
    bool asksForLatin1(const QString& file);
    /// Whether files that `file` names may be read, which lie below `root`, outside of its folder.
    bool asksForRoot(const QString& file, const std::vector<std::string>& names,
                     const QString& root);
    void refuse(const QString& file, const QString& why);
    /// Puts it into the pack in one step; false when the user gave it up, or it is refused.
    bool takeIn(widgets::PackDocument& document, doors::Coming coming, const QString& name);

    Workspace& workspace_;
    QWidget* window_;
};

}  // namespace mazeloom::app

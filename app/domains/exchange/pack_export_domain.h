// SPDX-License-Identifier: MIT
// File → Export pack…: writes the current pack as one file, including unsaved changes.
#pragma once

#include <vector>

#include <QObject>

#include "core/check/findings/finding.h"
#include "core/exchange/bake.h"
#include "widgets/document/sheet.h"

class QAction;
class QString;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class PackExportDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    PackExportDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    /// If the pack has no errors, asks for a file name and writes the archive. Returns whether the
    /// archive was written.
    bool exportPack(const widgets::PackDocument& document);

    /// Writes the archive to `file`, replacing an existing file. Does not ask, and does not emit
    /// exported(). Reports errors. Returns whether the archive was written.
    bool exportTo(const widgets::PackDocument& document, const QString& file);

    /// Bakes the levels of `wishes` into a copy of `pack`, which is a snapshot of the document's
    /// pack. Writes the copy to the archive `file`, and emits exported(). Reports errors.
    void exportBaked(const widgets::PackDocument& document, const level::Pack& pack,
                     const std::vector<exchange::BakeWish>& wishes, const QString& file);

  signals:
    void exported(const QString& file);
    /// A level could not be generated during an export; `findings` say why.
    void generated(const mazeloom::widgets::Sheet& level,
                   const std::vector<mazeloom::check::Finding>& findings);
    /// The user wants to see the pack's problems.
    void problemsWanted();

  private:
    bool canExport(const widgets::PackDocument& document, const level::Pack& pack);
    bool write(const level::Pack& pack, const QString& title, const QString& file);
    void refuse(const QString& title, const QStringList& problems);
    void update();

    Workspace& workspace_;
    QWidget* window_;
    QAction* export_;
};

}  // namespace mazeloom::app

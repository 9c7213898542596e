// SPDX-License-Identifier: MIT
// File → Export levels…: exports levels in formats of other programs.
#pragma once

#include <vector>

#include <QObject>

#include "core/exchange/bake.h"
#include "core/exchange/out/level_files.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class ActionRegistry;
class ExportDialog;
class TileLooks;
class Workspace;

class LevelExportDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    LevelExportDomain(ActionRegistry& actions, Workspace& workspace, TileLooks& looks,
                      QWidget* window);

  signals:
    /// The user wants to bake levels of a pack for games. `pack` is a snapshot of the pack at the
    /// time of this request. `file` is the archive to write; the user has agreed that an existing
    /// file is replaced.
    void bakingWanted(const mazeloom::widgets::PackDocument& document,
                      const mazeloom::level::Pack& pack,
                      const std::vector<mazeloom::exchange::BakeWish>& wishes, const QString& file);
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void exportLevels();
    bool mayReplace(const ExportDialog& dialog);
    void write(const ExportDialog& dialog, const QString& title);
    /// Lists the levels that were left out of an export, with the reasons.
    void tellSkipped(const level::Pack& pack, const std::vector<exchange::LevelFailure>& failures);
    void update();

    const ActionRegistry& actions_;
    Workspace& workspace_;
    TileLooks& looks_;
    QWidget* window_;
    QAction* export_;
};

}  // namespace mazeloom::app

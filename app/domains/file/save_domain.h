// SPDX-License-Identifier: MIT
// Saving packs, and asking before anything unsaved would be lost.
#pragma once

#include <functional>
#include <vector>

#include <QAction>
#include <QObject>
#include <QString>

#include "widgets/document/pack_file.h"

class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class SaveDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    SaveDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    // Each returns whether the pack is saved: not if the user cancels, or the disk refuses.
    /// Asks for a folder where the pack has none.
    bool save(widgets::PackDocument* document);
    bool saveAs(widgets::PackDocument* document);
    bool saveAll();
    /// What came out of an archive: into a folder that the user chooses, to be edited there.
    bool unpack(widgets::PackDocument* document);

    /// Asks what becomes of unsaved changes in these packs, and saves them if so wished. False:
    /// they are to stay open.
    bool mayClose(const std::vector<widgets::PackDocument*>& documents);

  signals:
    void saved(mazeloom::widgets::PackDocument* document);

  private:
    bool saveInto(widgets::PackDocument* document, const QString& folder);
    /// What to do with the outcome of a save; `overwrite` saves again in spite of others' changes.
    bool handle(widgets::PackDocument* document, const widgets::PackFile::Result& result,
                const std::function<bool()>& overwrite);
    bool moveTo(widgets::PackDocument* document, const QString& folder);
    QString askForFolder(widgets::PackDocument* document);
    void update();

    Workspace& workspace_;
    QWidget* window_;
    QAction* save_;
    QAction* saveAs_;
    QAction* saveAll_;
};

}  // namespace mazeloom::app

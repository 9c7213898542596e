// SPDX-License-Identifier: MIT
// Saving packs, and asking before anything unsaved would be lost.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QAction>
#include <QObject>
#include <QPointer>
#include <QString>

#include "widgets/document/pack_file.h"
#include "widgets/panels/message_bar.h"

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
    /// Asks for a title and a place where the pack has none.
    bool save(widgets::PackDocument* document);
    bool saveAs(widgets::PackDocument* document);
    bool saveAll();
    /// What came out of an archive: into a folder that the user chooses, to be edited there.
    bool unpack(widgets::PackDocument* document);

    /// Asks what becomes of unsaved changes in these packs, and saves them if so wished. False:
    /// they are to stay open, as they all are while a pack is being saved.
    bool mayClose(const std::vector<widgets::PackDocument*>& documents);

    /// Tells that the disk refused, and offers what can be done; to be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }

    /// Who writes archives.
    using Archiver =
        std::function<bool(const widgets::PackDocument& document, const QString& file)>;
    void setArchiver(Archiver archiver) { archiver_ = std::move(archiver); }

  signals:
    void saved(mazeloom::widgets::PackDocument* document);
    /// A word of it for the user.
    void told(const QString& text);

  private:
    bool saveInto(widgets::PackDocument* document, const QString& folder);
    /// Does it off the GUI thread; nothing when the user gave it up.
    std::optional<widgets::PackFile::Result> run(widgets::PackFile& file, widgets::PackSave save);
    /// Runs a save and does what its outcome asks for; `overwrite` saves again in spite of others'
    /// changes.
    bool finish(widgets::PackDocument* document, widgets::PackSave save,
                const std::function<bool()>& overwrite);
    bool moveTo(widgets::PackDocument* document, const QString& folder);
    bool saveArchive(widgets::PackDocument* document, const QString& file);
    void noteSaved(widgets::PackDocument* document);
    void tellRefusal(widgets::PackDocument* document, const pack::SaveError& error);
    void forgetRefusal(const widgets::PackDocument* document);
    void update();

    Workspace& workspace_;
    QWidget* window_;
    Archiver archiver_;
    QPointer<widgets::MessageBar> bar_;         ///< the window's
    widgets::PackDocument* refused_ = nullptr;  ///< that the bar is about
    bool isSaving_ = false;
    QAction* save_;
    QAction* saveAs_;
    QAction* saveAll_;
};

}  // namespace mazeloom::app

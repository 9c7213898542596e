// SPDX-License-Identifier: MIT
// Saves packs, and asks before unsaved changes would be lost.
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

    // Each of these functions returns whether the pack was saved: false if the user cancels or
    // writing fails.
    /// Saves the pack. Asks for a title and a place if the pack has none.
    bool save(widgets::PackDocument* document);
    bool saveAs(widgets::PackDocument* document);
    bool saveAll();
    /// Saves a pack from an archive into a folder that the user chooses, for editing.
    bool unpack(widgets::PackDocument* document);

    /// Asks what to do with unsaved changes in these packs, and saves the packs if the user wants
    /// it. Returns false if the packs must stay open. Also returns false while a pack is being
    /// saved.
    bool mayClose(const std::vector<widgets::PackDocument*>& documents);

    /// Returns the bar that reports write errors and offers solutions. The caller puts it into the
    /// window.
    widgets::MessageBar* bar() const { return bar_; }

    /// Writes an archive of `document` to `file`; returns whether it succeeded.
    using Archiver =
        std::function<bool(const widgets::PackDocument& document, const QString& file)>;
    void setArchiver(Archiver archiver) { archiver_ = std::move(archiver); }

  signals:
    void saved(mazeloom::widgets::PackDocument* document);
    /// Tells the user about a successful save.
    void told(const QString& text);

  private:
    bool saveInto(widgets::PackDocument* document, const QString& folder);
    /// Saves off the GUI thread; returns nullopt if the user cancelled.
    std::optional<widgets::PackFile::Result> run(widgets::PackFile& file, widgets::PackSave save);
    /// Runs a save and handles its outcome. `overwrite` saves again, replacing changes that other
    /// programs made.
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
    QPointer<widgets::MessageBar> bar_;         ///< owned by the window
    widgets::PackDocument* refused_ = nullptr;  ///< the pack that the bar is about
    bool isSaving_ = false;
    QAction* save_;
    QAction* saveAs_;
    QAction* saveAll_;
};

}  // namespace mazeloom::app

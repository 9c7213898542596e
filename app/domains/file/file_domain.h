// SPDX-License-Identifier: MIT
// New packs, opening, reloading and closing them.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

#include "widgets/document/pack_file.h"

class QAction;
class QMenu;
class QWidget;

namespace mazeloom::widgets {
class Canvas;
class MessageBar;
class MiddlePages;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class ArchivedPacks;
class ExportDomain;
class OutsideChanges;
class ReadOnlyFolders;
class RecentPacks;
class RecoveryDomain;
class SaveDomain;
class SessionDomain;
class SharedPacks;
class TabDomain;
class UnkeptSettings;
class ViewMemory;
class WelcomeDomain;
class Workspace;

class FileDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    FileDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);
    ~FileDomain() override;

    /// Asks about unsaved changes first.
    void reload(widgets::PackDocument* document);
    void close(widgets::PackDocument* document);
    void closeOthers(widgets::PackDocument* document);
    /// Whether the program may end: asks about all that is unsaved. What is open then is what the
    /// next start restores.
    bool mayQuit();
    /// Opens what was open when the program ended last.
    void restoreSession();
    /// Whether what is shown may move by itself.
    void setMotion(bool wanted) const;
    /// Who knows the zoom and place of what is open.
    void setViews(ViewMemory* views);
    /// Offers what a crash left behind.
    void offerRecovery();
    /// The open packs' tabs and those of `work` beside them, and below them `work`, or the welcome
    /// page in its place. The caller's; keys go to `canvas` when work begins. What has happened to
    /// the packs' files is said over the level, below what `message` says of it.
    QWidget* newCentre(widgets::MiddlePages& work, widgets::Canvas* canvas,
                       widgets::MessageBar* message) const;
    /// Gives the focus to the canvas or the welcome page, whichever is seen.
    void focusCentre();

    ExportDomain* exporting() const { return export_.get(); }
    SessionDomain* session() const { return session_.get(); }

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    /// Off the GUI thread; nothing when the user gave it up.
    std::optional<widgets::PackOnDisk> read(const QString& name);
    void openPack();
    void addBuiltInPacks(ActionRegistry& actions);
    /// Whether the pack can be found again by its name.
    bool hasPlace(const widgets::PackDocument& document) const;
    void fillRecent();
    void update();

    Workspace& workspace_;
    QWidget* window_;
    std::unique_ptr<SaveDomain> save_;
    std::unique_ptr<OutsideChanges> outside_;
    std::unique_ptr<ReadOnlyFolders> readOnly_;
    std::unique_ptr<SharedPacks> shared_;
    std::unique_ptr<ArchivedPacks> archived_;
    std::unique_ptr<ExportDomain> export_;
    std::unique_ptr<TabDomain> tabs_;
    std::unique_ptr<RecentPacks> recent_;
    std::unique_ptr<WelcomeDomain> welcome_;
    std::unique_ptr<SessionDomain> session_;
    std::unique_ptr<RecoveryDomain> recovery_;
    std::unique_ptr<UnkeptSettings> unkept_;
    QAction* new_;
    QAction* open_;
    QAction* reload_;
    QAction* close_;
    QAction* closeOthers_;
    QAction* quit_;
    QMenu* recentMenu_ = nullptr;
};

}  // namespace mazeloom::app

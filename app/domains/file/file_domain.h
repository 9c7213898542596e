// SPDX-License-Identifier: MIT
// Creates, opens, reloads and closes packs.
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
class PackExportDomain;
class OpenMerges;
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
struct WindowParts;

class FileDomain : public QObject {
    Q_OBJECT

  public:
    explicit FileDomain(const WindowParts& parts);
    ~FileDomain() override;

    /// Reads the pack's files again; asks before unsaved changes would be lost.
    void reload(widgets::PackDocument* document);
    void close(widgets::PackDocument* document);
    void closeOthers(widgets::PackDocument* document);
    /// Asks about unsaved changes, and returns whether the program may end. If it may, stores the
    /// open packs, which are restored at the next start.
    bool mayQuit();
    /// Opens the packs of the last session.
    void restoreSession();
    /// Sets the object that knows the views of levels: zoom, place and moment of the timeline.
    void setViews(ViewMemory* views);
    /// Offers to recover work that a crash left behind.
    void offerRecovery();
    /// Returns a widget with the tabs of the open packs and of `work`, and below them `work` or the
    /// welcome page. The caller owns the widget. When `work` replaces the welcome page, `canvas`
    /// gets the focus. Messages about the packs' files appear above the level, below `message`.
    QWidget* newCentre(widgets::MiddlePages& work, widgets::Canvas* canvas,
                       widgets::MessageBar* message) const;
    /// Focuses the canvas or the welcome page, whichever is visible.
    void focusCentre();

    PackExportDomain* exporting() const { return export_.get(); }
    SessionDomain* session() const { return session_.get(); }

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    /// Reads a pack off the GUI thread; nullopt if the user cancelled.
    std::optional<widgets::PackOnDisk> read(const QString& name);
    void openPack();
    void addBuiltInPacks(ActionRegistry& actions);
    /// Whether the pack has a name by which it can be opened again.
    bool hasPlace(const widgets::PackDocument& document) const;
    void fillRecent();
    void update();

    Workspace& workspace_;
    QWidget* window_;
    std::unique_ptr<SaveDomain> save_;
    std::unique_ptr<OutsideChanges> outside_;
    std::unique_ptr<OpenMerges> merges_;
    std::unique_ptr<ReadOnlyFolders> readOnly_;
    std::unique_ptr<SharedPacks> shared_;
    std::unique_ptr<ArchivedPacks> archived_;
    std::unique_ptr<PackExportDomain> export_;
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

// SPDX-License-Identifier: MIT
// New packs, opening, reloading and closing them.
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class ActionRegistry;
class OutsideChanges;
class RecoveryDomain;
class SaveDomain;
class SharedPacks;
class Workspace;

class FileDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    FileDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    void fill(QMenu& menu);

    /// Asks about unsaved changes first.
    void reload(widgets::PackDocument* document);
    void close(widgets::PackDocument* document);
    /// Whether the program may end: asks about all that is unsaved.
    bool mayQuit();
    /// Offers what a crash left behind.
    void offerRecovery();
    /// What has happened to the packs' files, in bars one below the other. The caller's.
    QWidget* newNotices() const;

  private:
    void openFolder();
    void remember(const QString& name);
    void fillRecent();
    void update();

    Workspace& workspace_;
    QWidget* window_;
    SaveDomain* save_;
    OutsideChanges* outside_;
    SharedPacks* shared_;
    RecoveryDomain* recovery_;
    QAction* new_;
    QAction* open_;
    QAction* openTemple_;
    QAction* openDungeons_;
    QAction* reload_;
    QAction* close_;
    QAction* quit_;
    QMenu* recent_ = nullptr;
};

}  // namespace mazeloom::app

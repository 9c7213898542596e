// SPDX-License-Identifier: MIT
// Keeps recovery copies of all open packs, and offers at the start what a crash left behind.
#pragma once

#include <map>
#include <memory>

#include <QMainWindow>
#include <QObject>

#include "widgets/recovery/autosave.h"

namespace mazeloom::app {

class Workspace;

class RecoveryDomain : public QObject {
    Q_OBJECT

  public:
    RecoveryDomain(Workspace& workspace, QWidget* window);

    /// Where the copies are: in the program's own folder, apart from the user's files.
    static QString root();
    /// Asks about what was left behind, if anything was.
    void offer();

  private:
    void restore(std::unique_ptr<widgets::RecoveryEntry> entry);
    void watch(widgets::PackDocument* document);

    Workspace& workspace_;
    QWidget* window_;
    std::map<const widgets::PackDocument*, std::unique_ptr<widgets::Autosave>> autosaves_;
    /// That of the document which is being taken in.
    std::unique_ptr<widgets::RecoveryEntry> adopted_;
};

}  // namespace mazeloom::app

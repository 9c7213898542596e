// SPDX-License-Identifier: MIT
// What the editor asks before something could be lost. Each waits for the answer; closing the
// question is the answer that loses nothing.
#pragma once

#include <QString>
#include <QStringList>

#include "core/pack/disk/save.h"

class QWidget;

namespace mazeloom::app {

/// Shows at most a few problems, a line each.
QString linesOf(const std::vector<Problem>& problems);

enum class Unsaved { Save, Discard, Cancel };
/// What becomes of unsaved changes in the packs of these titles, which are about to be closed.
Unsaved askAboutUnsaved(QWidget* window, const QStringList& titles);

/// Whether the changes made to a pack may give way to what is on the disk.
bool askToReload(QWidget* window, const QString& title);
/// Tells why a pack stays as it is, and what to do.
void tellNotReloaded(QWidget* window, const QString& title, const std::vector<Problem>& problems);

enum class AfterFailure { Overwrite, SaveAs, GiveUp };
/// Tells why a pack could not be saved, and what can be done.
AfterFailure askAfterFailure(QWidget* window, const QString& title, const pack::SaveError& error);

/// Whether the pack in a folder is to be replaced.
bool askToReplace(QWidget* window, const QString& folder);

/// Whether a pack is to be saved elsewhere without these files of it, which could not be read.
bool askToLeaveOut(QWidget* window, const QString& title, const QStringList& files);

/// Whether the file is to be replaced.
bool askToReplaceFile(QWidget* window, const QString& file);

/// Tells that a folder holds other things than a pack.
void tellOccupied(QWidget* window, const QString& folder);

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Questions that the editor asks before data could be lost. Each function waits for the answer;
// closing the dialog chooses the answer that loses nothing.
#pragma once

#include <QString>
#include <QStringList>

#include "core/pack/disk/save.h"

class QWidget;

namespace mazeloom::app {

/// Returns the first few problems, one per line.
QString linesOf(const std::vector<Problem>& problems);

enum class Unsaved { Save, Discard, Cancel };
/// Asks what to do with unsaved changes in packs with these titles, which are about to be closed.
Unsaved askAboutUnsaved(QWidget* window, const QStringList& titles);

/// Asks whether to discard the changes made to a pack and read its files again.
bool askToReload(QWidget* window, const QString& title);
/// Explains why a pack was not reloaded, and what to do.
void tellNotReloaded(QWidget* window, const QString& title, const std::vector<Problem>& problems);

enum class AfterFailure { Overwrite, SaveAs, GiveUp };
/// Explains why a pack could not be saved, and asks what to do.
AfterFailure askAfterFailure(QWidget* window, const QString& title, const pack::SaveError& error);

/// Asks whether to replace the pack in a folder.
bool askToReplace(QWidget* window, const QString& folder);

/// Asks whether to save a pack elsewhere without `files`, which could not be read.
bool askToLeaveOut(QWidget* window, const QString& title, const QStringList& files);

/// Asks whether to replace a file.
bool askToReplaceFile(QWidget* window, const QString& file);

/// Reports that a folder contains files that do not belong to a pack.
void tellOccupied(QWidget* window, const QString& folder);

}  // namespace mazeloom::app

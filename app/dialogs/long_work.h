// SPDX-License-Identifier: MIT
// Runs long work off the GUI thread. If the work takes longer than a moment, a dialog shows a
// progress bar and a cancel button.
#pragma once

#include <atomic>
#include <functional>

#include <QString>

class QWidget;

namespace mazeloom::app {

/// The interface that the working thread receives.
struct LongWork {
    /// The flag is set when the user cancels; the work should then return soon.
    const std::atomic<bool>* stop = nullptr;
    /// Reports progress; callable from any thread.
    std::function<void(const QString& what, int done, int count)> tell;
    /// The work must call this before it makes an irreversible change. Returns false if the user
    /// has cancelled; then the work must change nothing. After true the work can no longer be
    /// cancelled, and the caller waits for its end.
    std::function<bool()> mayCommit;
};

enum class GuiThread {
    MayWait,  ///< the GUI thread blocks for a moment before the dialog is shown
    Answers,  ///< the GUI thread handles calls from the work from the start
};

/// Runs `work` and waits for it; meanwhile the window takes no input. Returns false if the user
/// cancelled or the program ends, even if some of the work was finished by then. If the work runs
/// out of memory, reports this and returns false.
bool doLongWork(QWidget* window, const QString& title,
                const std::function<void(const LongWork&)>& work,
                GuiThread guiThread = GuiThread::MayWait);

/// Works like doLongWork(), for work that owns or shares all its data. If the user cancels, the
/// window accepts input at once, even if the work takes long to notice. The work continues in the
/// background, and its result is dropped. So it must call mayCommit() before it makes changes that
/// are visible elsewhere. The program waits for such work before it ends.
bool doOwnedWork(QWidget* window, const QString& title, std::function<void(const LongWork&)> work);

/// Sets the time in milliseconds that work may take before the dialog appears; 200 by default. With
/// 0 the dialog appears even if the work is done before. For tests that must see the dialog on any
/// machine.
void setLongWorkMoment(int milliseconds);

}  // namespace mazeloom::app

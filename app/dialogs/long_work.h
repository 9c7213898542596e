// SPDX-License-Identifier: MIT
// Runs long work off the GUI thread; if it takes longer than a moment, shows a progress bar and a
// cancel button.
#pragma once

#include <atomic>
#include <functional>

#include <QString>

class QWidget;

namespace mazeloom::app {

/// What the working thread receives.
struct LongWork {
    /// Set if the user cancels: the work should return soon.
    const std::atomic<bool>* stop = nullptr;
    /// Reports progress; callable from any thread.
    std::function<void(const QString& what, int done, int count)> tell;
    /// Must be called before the work makes an irreversible change. Returns false if the user has
    /// cancelled; then nothing may be changed. After true the work can no longer be cancelled, and
    /// the caller waits for its end.
    std::function<bool()> mayCommit;
};

enum class GuiThread {
    MayWait,  ///< blocks for a moment before the dialog is shown
    Answers,  ///< handles calls from the work from the start
};

/// Runs `work` and waits for it; meanwhile the window takes no input. Returns false if the user
/// cancelled or the program ends, whatever was finished by then, or if the work ran out of memory,
/// which is reported.
bool doLongWork(QWidget* window, const QString& title,
                const std::function<void(const LongWork&)>& work,
                GuiThread guiThread = GuiThread::MayWait);

/// Does the same for work that owns or shares all its data. If the user cancels, the window is free
/// at once, however long the work takes to notice. The work continues in the background, and its
/// result is dropped. So it must call mayCommit() before it changes what others see. At its end the
/// program waits for such work.
bool doOwnedWork(QWidget* window, const QString& title, std::function<void(const LongWork&)> work);

/// Sets the milliseconds that work may take before the dialog appears; 200 by default. For tests
/// that must see the dialog on any machine.
void setLongWorkMoment(int milliseconds);

}  // namespace mazeloom::app

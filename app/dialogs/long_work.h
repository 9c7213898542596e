// SPDX-License-Identifier: MIT
// Does what may take a while off the GUI thread: with a bar and a button to cancel, as soon as it
// takes longer than a moment.
#pragma once

#include <atomic>
#include <functional>

#include <QString>

class QWidget;

namespace mazeloom::app {

/// What the working thread is handed.
struct LongWork {
    /// Set when the user cancels: return soon.
    const std::atomic<bool>* stop = nullptr;
    /// Tells how far it is; any thread.
    std::function<void(const QString& what, int done, int count)> tell;
    /// To be asked before the work changes what cannot be taken back. False: the user has cancelled
    /// it, and nothing may be changed. After true it can no longer be cancelled, and is waited for
    /// until it ends.
    std::function<bool()> mayCommit;
};

enum class GuiThread {
    MayWait,  ///< for a moment, before the dialog is shown
    Answers,  ///< at once: the work lets it do things
};

/// Runs `work` and waits for it: the window takes no input meanwhile. False when the user
/// cancelled, or the program ends, whatever was finished by then, and when the work found no
/// memory, which is told.
bool doLongWork(QWidget* window, const QString& title,
                const std::function<void(const LongWork&)>& work,
                GuiThread guiThread = GuiThread::MayWait);

/// The same for work that owns all that it uses, or shares it: when the user cancels, the window is
/// free at once, however long the work takes to notice. It goes on by itself until then, and its
/// result is dropped with what it owns. So it must ask mayCommit() before it changes what others
/// see. The program waits at its end for such work.
bool doOwnedWork(QWidget* window, const QString& title, std::function<void(const LongWork&)> work);

/// Milliseconds that work may take without a dialog; 200 until it is set. For those who must see
/// the dialog however fast the machine is.
void setLongWorkMoment(int milliseconds);

}  // namespace mazeloom::app

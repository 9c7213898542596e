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
};

enum class GuiThread {
    MayWait,  ///< for a moment, before the dialog is shown
    Answers,  ///< at once: the work lets it do things
};

/// Runs `work` and waits for it: the window takes no input meanwhile. False when the user
/// cancelled, whatever was finished by then, and when the work found no memory, which is told.
bool doLongWork(QWidget* window, const QString& title,
                const std::function<void(const LongWork&)>& work,
                GuiThread guiThread = GuiThread::MayWait);

/// Milliseconds that work may take without a dialog; 200 until it is set. For those who must see
/// the dialog however fast the machine is.
void setLongWorkMoment(int milliseconds);

}  // namespace mazeloom::app

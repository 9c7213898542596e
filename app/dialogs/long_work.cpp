// SPDX-License-Identifier: MIT
#include "app/dialogs/long_work.h"

#include <memory>
#include <mutex>
#include <utility>

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSemaphore>
#include <QThreadPool>
#include <QVBoxLayout>

#include "core/within_memory.h"
#include "widgets/text/message_box.h"
#include "widgets/text/plain_label.h"

namespace mazeloom::app {

namespace {

/// Work that ends within this time shows no dialog; 0: all work shows one.
int moment = 200;  // ms

/// Decides the race between the user's cancellation and the work's commit: the first event wins.
class Cancellation {
  public:
    /// Cancels the work unless it has committed. Returns whether the work is cancelled.
    bool cancel() {
        const std::lock_guard lock(mutex_);
        if (!isCommitted_) flag_ = true;
        return flag_;
    }
    /// Commits the work unless it was cancelled. Returns whether the work is committed; then it can
    /// no longer be cancelled.
    bool commit() {
        const std::lock_guard lock(mutex_);
        if (!flag_) isCommitted_ = true;
        return isCommitted_;
    }
    const std::atomic<bool>& flag() const { return flag_; }

  private:
    std::mutex mutex_;
    std::atomic<bool> flag_ = false;
    bool isCommitted_ = false;
};

/// The dialog's behaviour when the user cancels.
enum class Cancelling {
    Waits,  ///< stays until the work has stopped
    Leaves  ///< closes at once
};

class LongWorkDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::LongWorkDialog)

  public:
    LongWorkDialog(const QString& title, Cancellation& cancellation, Cancelling cancelling,
                   QWidget* window)
        : QDialog(window),
          cancellation_(cancellation),
          cancelling_(cancelling),
          what_(new widgets::PlainLabel),
          bar_(new QProgressBar),
          buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel)) {
        setObjectName(QStringLiteral("longWork"));
        setWindowTitle(title);
        setMinimumWidth(360);
        // Use the window's palette, because a game can have another theme than the editor.
        if (window != nullptr) setPalette(window->palette());
        bar_->setRange(0, 0);
        bar_->setAccessibleName(title);
        auto* column = new QVBoxLayout(this);
        column->addWidget(what_);
        column->addWidget(bar_);
        column->addWidget(buttons_);
        connect(buttons_, &QDialogButtonBox::rejected, this, &LongWorkDialog::reject);
    }

    void showProgress(const QString& what, int done, int count) {
        if (cancellation_.flag()) return;
        what_->setText(what_->fontMetrics().elidedText(what, Qt::ElideMiddle, 480));
        bar_->setRange(0, count);
        bar_->setValue(done);
    }

    /// Disables the Cancel button, because it is too late to cancel.
    void showCommitted() { buttons_->setEnabled(false); }

    /// Called by the Cancel button and by Escape.
    void reject() override {
        if (!cancellation_.cancel()) return showCommitted();
        if (cancelling_ == Cancelling::Leaves) return QDialog::reject();
        what_->setText(tr("Stopping…"));
        bar_->setRange(0, 0);
        buttons_->setEnabled(false);
    }

  private:
    Cancellation& cancellation_;
    const Cancelling cancelling_;
    QLabel* what_;
    QProgressBar* bar_;
    QDialogButtonBox* buttons_;
};

/// Does the work. Returns false if it ran out of memory.
bool hadMemoryFor(const std::function<void(const LongWork&)>& work, const LongWork& given) {
    return withinMemory(
        [&] {
            work(given);
            return true;
        },
        [] { return false; });
}

/// Work that can outlive the call of doOwnedWork(), and its connection to the dialog.
struct OwnedWork {
    std::function<void(const LongWork&)> work;
    Cancellation cancellation;
    std::atomic<bool> hadMemory = true;
    QSemaphore done;
    /// Receives calls in the GUI thread, in which it lives. Any thread can release it.
    std::shared_ptr<QObject> receiver{new QObject, [](QObject* object) { object->deleteLater(); }};
    QPointer<LongWorkDialog> dialog;  ///< used only in the GUI thread

    void run() {
        LongWork given;
        given.stop = &cancellation.flag();
        given.mayCommit = [this] {
            const bool may = cancellation.commit();
            QMetaObject::invokeMethod(
                receiver.get(),
                [shown = dialog, may] {
                    if (shown && may) shown->showCommitted();
                },
                Qt::QueuedConnection);
            return may;
        };
        given.tell = [this](const QString& what, int count, int all) {
            QMetaObject::invokeMethod(
                receiver.get(),
                [shown = dialog, what, count, all] {
                    if (shown) shown->showProgress(what, count, all);
                },
                Qt::QueuedConnection);
        };
        hadMemory = hadMemoryFor(work, given);
        // Destroy the data that the work owns before reporting its end.
        work = {};
        done.release();
        QMetaObject::invokeMethod(
            receiver.get(),
            [shown = dialog] {
                if (shown) shown->accept();
            },
            Qt::QueuedConnection);
    }
};

/// Returns a large pool, so that abandoned work does not delay other work.
QThreadPool& ownedWorkers() {
    constexpr int kMost = 64;
    static QThreadPool pool;
    pool.setMaxThreadCount(kMost);
    return pool;
}

void tellOfMemory(QWidget* window, const QString& title) {
    widgets::MessageBox box(window);
    if (window != nullptr) box.setPalette(window->palette());
    box.setIcon(widgets::MessageBox::Critical);
    box.setWindowTitle(title);
    box.setText(LongWorkDialog::tr("There is not enough memory for this"));
    box.setInformativeText(
        LongWorkDialog::tr("Nothing was changed. Close other programs, or work with smaller or "
                           "fewer levels."));
    box.exec();
}

}  // namespace

bool doLongWork(QWidget* window, const QString& title,
                const std::function<void(const LongWork&)>& work, GuiThread guiThread) {
    Cancellation cancellation;
    LongWorkDialog dialog(title, cancellation, Cancelling::Waits, window);
    LongWork given;
    given.stop = &cancellation.flag();
    given.mayCommit = [&] {
        const bool may = cancellation.commit();
        QMetaObject::invokeMethod(
            &dialog,
            [&dialog, may] {
                if (may) dialog.showCommitted();
            },
            Qt::QueuedConnection);
        return may;
    };
    given.tell = [&dialog](const QString& what, int done, int count) {
        QMetaObject::invokeMethod(
            &dialog, [&dialog, what, done, count] { dialog.showProgress(what, done, count); },
            Qt::QueuedConnection);
    };
    QThreadPool pool;
    bool hadMemory = true;
    pool.start([&] {
        hadMemory = hadMemoryFor(work, given);
        QMetaObject::invokeMethod(
            &dialog, [&dialog] { dialog.accept(); }, Qt::QueuedConnection);
    });
    const bool isSoonDone =
        guiThread == GuiThread::MayWait && moment > 0 && pool.waitForDone(moment);
    if (!isSoonDone) {
        // The Cancel button and Escape leave this dialog open, so it is rejected only if the
        // program ends.
        if (dialog.exec() != QDialog::Accepted) cancellation.cancel();
        pool.waitForDone();
    }
    if (hadMemory) return isSoonDone || !cancellation.flag();
    tellOfMemory(window, title);
    return false;
}

bool doOwnedWork(QWidget* window, const QString& title, std::function<void(const LongWork&)> work) {
    const auto owned = std::make_shared<OwnedWork>();
    owned->work = std::move(work);
    LongWorkDialog dialog(title, owned->cancellation, Cancelling::Leaves, window);
    owned->dialog = &dialog;
    ownedWorkers().start([owned] { owned->run(); });
    const bool isSoonDone = moment > 0 && owned->done.tryAcquire(1, moment);
    // The dialog is rejected if the user has cancelled, or if the program ends.
    if (!isSoonDone && dialog.exec() != QDialog::Accepted && !owned->cancellation.cancel())
        owned->done.acquire();
    if (owned->cancellation.flag()) return false;
    if (!owned->hadMemory) tellOfMemory(window, title);
    return owned->hadMemory;
}

void setLongWorkMoment(int milliseconds) {
    moment = milliseconds;
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/dialogs/long_work.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QProgressBar>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include "core/within_memory.h"
#include "widgets/text/message_box.h"
#include "widgets/text/plain_label.h"

namespace mazeloom::app {

namespace {

/// What takes no longer needs no dialog.
int moment = 200;  // ms

class LongWorkDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::LongWorkDialog)

  public:
    LongWorkDialog(const QString& title, std::atomic<bool>& stop, QWidget* window)
        : QDialog(window),
          stop_(stop),
          what_(new widgets::PlainLabel),
          bar_(new QProgressBar),
          buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel)) {
        setObjectName(QStringLiteral("longWork"));
        setWindowTitle(title);
        setMinimumWidth(360);
        bar_->setRange(0, 0);
        bar_->setAccessibleName(title);
        auto* column = new QVBoxLayout(this);
        column->addWidget(what_);
        column->addWidget(bar_);
        column->addWidget(buttons_);
        connect(buttons_, &QDialogButtonBox::rejected, this, &LongWorkDialog::reject);
    }

    void showProgress(const QString& what, int done, int count) {
        if (stop_) return;
        what_->setText(what_->fontMetrics().elidedText(what, Qt::ElideMiddle, 480));
        bar_->setRange(0, count);
        bar_->setValue(done);
    }

    /// Escape, too: it stays until the work has really stopped.
    void reject() override {
        stop_ = true;
        what_->setText(tr("Stopping…"));
        bar_->setRange(0, 0);
        buttons_->setEnabled(false);
    }

  private:
    std::atomic<bool>& stop_;
    QLabel* what_;
    QProgressBar* bar_;
    QDialogButtonBox* buttons_;
};

void tellOfMemory(QWidget* window, const QString& title) {
    widgets::MessageBox box(window);
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
    std::atomic<bool> stop = false;
    LongWorkDialog dialog(title, stop, window);
    LongWork given;
    given.stop = &stop;
    given.tell = [&dialog](const QString& what, int done, int count) {
        QMetaObject::invokeMethod(
            &dialog, [&dialog, what, done, count] { dialog.showProgress(what, done, count); },
            Qt::QueuedConnection);
    };
    QThreadPool pool;
    bool hadMemory = true;
    pool.start([&] {
        hadMemory = withinMemory(
            [&] {
                work(given);
                return true;
            },
            [] { return false; });
        QMetaObject::invokeMethod(
            &dialog, [&dialog] { dialog.accept(); }, Qt::QueuedConnection);
    });
    const bool isSoonDone = guiThread == GuiThread::MayWait && pool.waitForDone(moment);
    if (!isSoonDone) {
        dialog.exec();
        pool.waitForDone();
    }
    if (hadMemory) return isSoonDone || !stop;
    tellOfMemory(window, title);
    return false;
}

void setLongWorkMoment(int milliseconds) {
    moment = milliseconds;
}

}  // namespace mazeloom::app

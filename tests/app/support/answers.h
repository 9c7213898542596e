// SPDX-License-Identifier: MIT
// Answers the modal dialogs of the tested window one after the other, by real clicks.
#pragma once

#include <deque>
#include <functional>
#include <utility>

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QMessageBox>
#include <QObject>
#include <QTest>
#include <QTimer>

namespace mazeloom::testing {

class Answers : public QObject {
  public:
    using Answer = std::function<void(QDialog*)>;

    Answers() {
        timer_.setInterval(10);
        connect(&timer_, &QTimer::timeout, this, &Answers::answerNext);
        timer_.start();
    }

    /// Returns an answer that clicks the message box's button with this text, ignoring ampersands.
    static Answer click(const QString& text) {
        return [text](QDialog* dialog) {
            auto* box = qobject_cast<QMessageBox*>(dialog);
            QVERIFY(box != nullptr);
            for (QAbstractButton* button : box->buttons()) {
                if (button->text().remove('&') == text)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            dialog->reject();
            QFAIL(qPrintable("no button " + text + " in: " + box->text()));
        };
    }

    /// Adds the answer to the next dialog.
    void add(Answer answer) { answers_.push_back(std::move(answer)); }
    bool allGiven() const { return answers_.empty(); }

  private:
    void answerNext() {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isVisible()) return;
        // This dialog only shows progress and closes by itself.
        if (dialog->objectName() == QStringLiteral("longWork")) return;
        if (answers_.empty()) {
            QTest::qFail(qPrintable("an unexpected question: " + dialog->windowTitle()), __FILE__,
                         __LINE__);
            dialog->reject();
            return;
        }
        const Answer answer = answers_.front();
        answers_.pop_front();
        answer(dialog);
    }

    std::deque<Answer> answers_;
    QTimer timer_;
};

}  // namespace mazeloom::testing

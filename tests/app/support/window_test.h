// SPDX-License-Identifier: MIT
// The base of every test of the whole program: the real window, with its own empty settings and
// folders.
#pragma once

#include <memory>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/answers.h"
#include "tests/app/support/application.h"
#include "tests/support/levels.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::testing {

class WindowTest : public QObject {
  protected:
    /// Must be called once, before the first test. `name` separates the settings of test programs.
    static void prepare(const QString& name) { prepareApplication(name); }

    /// Restores the state of a first start on a new machine. File dialogs begin in folder_.
    void setUp() {
        QSettings().clear();
        emptyDataFolder();
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
        QSettings().setValue("file/last-folder", folder_->path());
        QSettings().setValue("file/last-export-folder", folder_->path());
        answers_ = std::make_unique<Answers>();
        themes_ = std::make_unique<app::ThemeController>();
        showWindow();
    }
    /// Replaces the window by a new one.
    void showWindow() {
        window_.reset();
        window_ = std::make_unique<app::MainWindow>(*themes_);
        canvas_ = window_->findChild<widgets::Canvas*>();
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void tearDown() {
        QVERIFY(answers_->allGiven());
        answers_.reset();
        window_.reset();
        themes_.reset();
    }

    QAction* action(const char* id) { return window_->actions().find(id); }
    widgets::PackDocument* current() { return window_->workspace().current(); }
    QString path(const QString& name) const { return folder_->filePath(name); }
    /// Returns the folder of the user's data: players, scores, recovery copies.
    static QString dataFolder() {
        return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    }
    widgets::Canvas* canvas() const { return canvas_; }
    /// Writes a file to folder_, or to `name` if it is an absolute path.
    void write(const QString& name, const QByteArray& text) const {
        QFile file(QDir(folder_->path()).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// Opens the pack in the subfolder `id` of folder_.
    void openPack(const QString& id) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open(path(id));
        QTRY_VERIFY(!shown.isEmpty());
        QTRY_VERIFY(current() != nullptr && current()->pack().id == id.toStdString());
        window_->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
        canvas()->setFocus();
    }
    /// Creates a pack with one temple, 30 × 20 of rock, and shows it.
    void newSolidPack() {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        level::Pack pack = edit::newPack("Pack", "Level");
        pack.levels.front() = solid({30, 20}, {}, level::Ruleset::Temple);
        pack.levels.front().id = "level";
        pack.levels.front().title = "Level";
        window_->workspace().setCurrent(
            window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
        QTRY_VERIFY(!shown.isEmpty() && window_->player().timeline() != nullptr);
        canvas()->setFocus();
    }
    /// Returns an answer that chooses a file in a file dialog.
    static Answers::Answer chooseFile(const QString& file) {
        return [file](QDialog* dialog) {
            auto* files = qobject_cast<QFileDialog*>(dialog);
            QVERIFY(files != nullptr);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            static_cast<QDialog*>(files)->accept();
        };
    }
    /// Queues the answer to one of the next dialogs, in this order.
    void willAnswer(Answers::Answer answer) { answers_->add(std::move(answer)); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<app::MainWindow> window_;
    std::unique_ptr<Answers> answers_;

  private:
    /// Deletes the data of earlier runs, of this machine or this program.
    static void emptyDataFolder() {
        // The user's own data must not be touched, whatever a test forgot.
        if (!QStandardPaths::isTestModeEnabled()) qFatal("prepare() was not called");
        QDir(dataFolder()).removeRecursively();
    }

    QPointer<widgets::Canvas> canvas_;  ///< of window_; a search for it takes as long as a repaint
};

}  // namespace mazeloom::testing

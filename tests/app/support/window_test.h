// SPDX-License-Identifier: MIT
// What every test of the whole program stands on: the real window, with settings and folders of its
// own, and nothing in them.
#pragma once

#include <memory>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
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
    /// Once, before the first test. `name` sets its settings apart from those of other programs.
    static void prepare(const QString& name) { prepareApplication(name); }

    /// The first start on a new machine; file dialogs begin in folder_.
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
    /// A window, in place of the one that there was.
    void showWindow() {
        window_.reset();
        window_ = std::make_unique<app::MainWindow>(*themes_);
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
    /// Where the program keeps what is the user's: players, scores, recovery copies.
    static QString dataFolder() {
        return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    }
    widgets::Canvas* canvas() const { return window_->findChild<widgets::Canvas*>(); }
    /// A file in folder_, or wherever `name` says.
    void write(const QString& name, const QByteArray& text) const {
        QFile file(QDir(folder_->path()).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// The pack of that id, from the folder of that name in folder_.
    void openPack(const QString& id) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open(path(id));
        QTRY_VERIFY(!shown.isEmpty());
        QTRY_VERIFY(current() != nullptr && current()->pack().id == id.toStdString());
        window_->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
        canvas()->setFocus();
    }
    /// A pack with one temple, 30 × 20 of rock, in front.
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
    /// Answers a dialog that asks for a file.
    static Answers::Answer chooseFile(const QString& file) {
        return [file](QDialog* dialog) {
            auto* files = qobject_cast<QFileDialog*>(dialog);
            QVERIFY(files != nullptr);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            static_cast<QDialog*>(files)->accept();
        };
    }
    /// What the next dialogs are told, in this order.
    void willAnswer(Answers::Answer answer) { answers_->add(std::move(answer)); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<app::MainWindow> window_;
    std::unique_ptr<Answers> answers_;

  private:
    /// What earlier runs have left, on this machine or in this program.
    static void emptyDataFolder() {
        // The user's own must not be touched, whatever a test forgot.
        if (!QStandardPaths::isTestModeEnabled()) qFatal("prepare() was not called");
        QDir(dataFolder()).removeRecursively();
    }
};

}  // namespace mazeloom::testing

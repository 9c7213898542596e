// SPDX-License-Identifier: MIT
// What every test of the whole program stands on: the real window, with settings and folders of its
// own, and nothing in them.
#pragma once

#include <memory>

#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/theme_controller.h"
#include "app/window/main_window.h"
#include "resources/resources.h"
#include "tests/app/answers.h"

namespace mazeloom::testing {

class WindowTest : public QObject {
  protected:
    /// Once, before the first test. `name` sets its settings apart from those of other programs.
    static void prepare(const QString& name) {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("mazeloom-test");
        QCoreApplication::setApplicationName("mazeloom-test-" + name);
        resources::initialise();
    }

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

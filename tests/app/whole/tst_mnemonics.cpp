// SPDX-License-Identifier: MIT
// Alt and a letter is unambiguous among the menus and all visible widgets, and among the entries of
// each menu.
#include <set>

#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

#include "app/workspace/language.h"
#include "tests/app/support/mnemonics.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_mnemonics {

class TestMnemonics : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("mnemonics"); }
    void aLetterMeansOneThing_data();
    void aLetterMeansOneThing();

  private:
    void look(const QString& where);
    void lookIn(const QMenu& menu);

    std::set<QString> found_;
};

void TestMnemonics::look(const QString& where) {
    QCoreApplication::processEvents();
    testing::Mnemonics letters;
    QStringList twice;
    for (const QAction* menu : window_->menuBar()->actions())
        twice << letters.add(menu->text());
    twice << letters.addAllIn(*window_);
    for (const auto* tabs : window_->findChildren<QTabBar*>()) {
        if (!tabs->isVisible() || tabs->window() != window_.get()) continue;
        for (int i = 0; i < tabs->count(); ++i)
            twice << letters.add(tabs->tabText(i));
    }
    twice.removeAll(QString());
    for (const QString& line : twice)
        found_.insert(where + ": " + line);
}

void TestMnemonics::lookIn(const QMenu& menu) {
    testing::Mnemonics letters;
    for (const QAction* action : menu.actions()) {
        const QString twice = action->isVisible() ? letters.add(action->text()) : QString();
        if (!twice.isEmpty()) found_.insert("menu " + menu.title() + ": " + twice);
        if (action->menu() != nullptr) lookIn(*action->menu());
    }
}

void TestMnemonics::aLetterMeansOneThing_data() {
    QTest::addColumn<QString>("language");
    // An installed translation stays: English first.
    QTest::newRow("English") << "en";
    QTest::newRow("German") << "de";
}

void TestMnemonics::aLetterMeansOneThing() {
    QFETCH(QString, language);
    found_.clear();
    app::installTranslations(QLocale(language));
    setUp();
    window_->resize(1600, 1000);
    look("welcome");
    for (QAction* top : window_->menuBar()->actions())
        lookIn(*top->menu());
    for (const char* pack : {"builtin:temple", "builtin:dungeons"}) {
        window_->workspace().open(pack);
        QTRY_VERIFY(window_->player().timeline() != nullptr);
        std::vector<widgets::Sheet> sheets{
            widgets::levelSheet(QString::fromStdString(current()->pack().levels[0].id))};
        if (!current()->pack().rooms.empty()) {
            sheets.push_back(
                widgets::roomSheet(QString::fromStdString(current()->pack().rooms[0].id)));
        }
        auto* bench = window_->findChild<widgets::Workbench*>();
        for (const widgets::Sheet& sheet : sheets) {
            current()->setCurrentSheet(sheet);
            for (widgets::PanelFrame* frame : bench->panels()) {
                bench->show(*frame);
                look(frame->id());
            }
            bench->pages().showWork();
            for (widgets::Tool* tool : window_->toolBox().tools()) {
                window_->toolBox().setCurrent(tool);
                look(tool->info().id);
            }
        }
    }
    tearDown();
    const QStringList found(found_.begin(), found_.end());
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

MAZELOOM_TEST(TestMnemonics)

}  // namespace mazeloom::tst_mnemonics

#include "tst_mnemonics.moc"

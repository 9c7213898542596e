// SPDX-License-Identifier: MIT
// The user's own shortcuts: conflicts, the dialog and the settings; and the canvas' keys.
#include <set>

#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include "app/dialogs/about_dialog.h"
#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/shortcuts/key_tree.h"
#include "app/shortcuts/shortcut_settings.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_shortcuts {

using app::ActionRegistry;
using app::KeyTree;
using app::ShortcutTable;
using With = ShortcutTable::With;

class TestShortcuts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();

    void tipsFollow();
    void onlyDifferencesAreKept();
    void nonsenseInTheSettingsIsLeftOut();
    void conflictsAreMutual();
    void canvasKeysWarnOnlyOfNewKeys();
    void keepOnlyAtTakesFromTheOthers();
    void dialogShowsConflictsAtOnce();
    void dialogFieldsTakeOneKey();
    void dialogResets();
    void dialogFilters();
    void windowUsesAndKeepsThem();
    void everyTipFollows();
    void standardsAreFreeOfConflicts();
    void fixedKeysAreAllThatTheCanvasTakes();
    void overviewListsEveryShortcut();
    void aboutTellsVersionAndLicense();

  private:
    ShortcutTable table() const { return {*actions_, {}, canvas_, menus_}; }
    std::size_t rowOf(const ShortcutTable& table, const char* id) const;

    std::unique_ptr<ActionRegistry> actions_;
    std::vector<app::FixedKey> canvas_{{QKeySequence("X"), "Canvas: flip"}};
    std::vector<app::FixedKey> menus_{{QKeySequence("Alt+F"), "Opens the menu File"}};
};

void TestShortcuts::initTestCase() {
    testing::prepareApplication("shortcuts");
}

void TestShortcuts::init() {
    QSettings().clear();
    actions_ = std::make_unique<ActionRegistry>();
    actions_->add(actions_.get(), {"a.one", "&One…", "", {QKeySequence("Ctrl+1")}, "The first"});
    actions_->add(actions_.get(),
                  {"a.two", "T&wo", "", {QKeySequence("Ctrl+2"), QKeySequence("F2")}, "Another"});
    actions_->add(actions_.get(), {"a.three", "Three", "", {}, "The third"});
    actions_->add(actions_.get(),
                  {"a.x", "Cross", "", {QKeySequence("X")}, "Goes with the canvas' key"});
}

std::size_t TestShortcuts::rowOf(const ShortcutTable& table, const char* id) const {
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        if (ActionRegistry::idOf(table.rows()[i].action) == id) return i;
    }
    return table.rows().size();
}

void TestShortcuts::tipsFollow() {
    QAction* one = actions_->find("a.one");
    QCOMPARE(one->toolTip(), QString("One (Ctrl+1)\nThe first"));
    actions_->setShortcuts(one, {QKeySequence("F9"), QKeySequence("Ctrl+1")});
    QCOMPARE(one->toolTip(), QString("One (F9)\nThe first"));
    actions_->setShortcuts(one, {});
    QCOMPARE(one->toolTip(), QString("One\nThe first"));
    QVERIFY(one->shortcuts().isEmpty());
    QCOMPARE(actions_->standardShortcuts(one), QList<QKeySequence>{QKeySequence("Ctrl+1")});
}

void TestShortcuts::onlyDifferencesAreKept() {
    actions_->setShortcuts(actions_->find("a.one"), {QKeySequence("Ctrl+;"), QKeySequence("F9")});
    actions_->setShortcuts(actions_->find("a.two"), {});
    app::saveShortcuts(*actions_);
    QCOMPARE(QSettings().allKeys().size(), 2);

    ActionRegistry other;
    other.add(&other, {"a.one", "One", "", {QKeySequence("Ctrl+1")}, "The first"});
    other.add(&other, {"a.two", "Two", "", {QKeySequence("Ctrl+2")}, "Another"});
    other.add(&other, {"a.three", "Three", "", {QKeySequence("F3")}, "A new standard"});
    app::restoreShortcuts(other);
    QCOMPARE(other.find("a.one")->shortcuts(),
             (QList<QKeySequence>{QKeySequence("Ctrl+;"), QKeySequence("F9")}));
    QVERIFY(other.find("a.two")->shortcuts().isEmpty());
    QCOMPARE(other.find("a.three")->shortcut(), QKeySequence("F3"));

    for (QAction* action : actions_->all())
        actions_->setShortcuts(action, actions_->standardShortcuts(action));
    app::saveShortcuts(*actions_);
    QVERIFY(QSettings().allKeys().isEmpty());
}

void TestShortcuts::nonsenseInTheSettingsIsLeftOut() {
    QSettings settings;
    settings.setValue("shortcuts/a.one", "no such key as this");
    settings.setValue("shortcuts/a.two", QVariantList{1, QVariantMap{}});
    settings.setValue("shortcuts/of.another.version", "Ctrl+1");
    app::restoreShortcuts(*actions_);
    QCOMPARE(actions_->find("a.one")->shortcut(), QKeySequence("Ctrl+1"));
    app::saveShortcuts(*actions_);
    QVERIFY(settings.contains("shortcuts/of.another.version"));
}

void TestShortcuts::conflictsAreMutual() {
    ShortcutTable table = this->table();
    QCOMPARE(table.conflictCount(), std::size_t{0});
    const std::size_t one = rowOf(table, "a.one");
    const std::size_t two = rowOf(table, "a.two");
    table.setKeys(one, {QKeySequence("F2")});
    QCOMPARE(table.conflictCount(), std::size_t{2});
    QCOMPARE(table.conflicts(one).size(), std::size_t{1});
    QCOMPARE(table.conflicts(one).front().name, QString("Two"));
    QCOMPARE(table.conflicts(one).front().row, two);
    QCOMPARE(table.conflicts(two).front().name, QString("One"));
    // The beginning of a longer shortcut conflicts as well.
    table.setKeys(one, {QKeySequence("F2, F3")});
    QCOMPARE(table.conflictCount(), std::size_t{2});
    table.setKeys(one, {QKeySequence("Alt+F")});
    QCOMPARE(table.conflictCount(), std::size_t{1});
    QVERIFY(table.conflicts(one).front().with == With::Menu);
    table.reset(one);
    QCOMPARE(table.conflictCount(), std::size_t{0});
    QVERIFY(table.isStandard(one));
    // The table itself does not change the actions.
    QCOMPARE(actions_->find("a.one")->shortcut(), QKeySequence("Ctrl+1"));
}

void TestShortcuts::canvasKeysWarnOnlyOfNewKeys() {
    ShortcutTable table = this->table();
    QVERIFY(table.conflicts(rowOf(table, "a.x")).empty());
    const std::size_t three = rowOf(table, "a.three");
    table.setKeys(three, {QKeySequence("X")});
    const auto conflicts = table.conflicts(three);
    QCOMPARE(conflicts.size(), std::size_t{2});
    QVERIFY(conflicts[0].with == With::Action);
    QVERIFY(conflicts[1].with == With::Canvas);
}

void TestShortcuts::keepOnlyAtTakesFromTheOthers() {
    ShortcutTable table = this->table();
    const std::size_t one = rowOf(table, "a.one");
    table.setKeys(one, {QKeySequence("F2"), QKeySequence(), QKeySequence("F2")});
    QCOMPARE(table.rows()[one].keys.size(), 1);
    table.keepOnlyAt(one);
    QCOMPARE(table.conflictCount(), std::size_t{0});
    QCOMPARE(table.rows()[rowOf(table, "a.two")].keys, QList<QKeySequence>{QKeySequence("Ctrl+2")});
    table.apply(*actions_);
    QCOMPARE(actions_->find("a.one")->shortcut(), QKeySequence("F2"));
    QCOMPARE(actions_->find("a.two")->shortcuts().size(), 1);
}

namespace {

struct Fields {
    explicit Fields(app::ShortcutsDialog& dialog) {
        const auto edits = dialog.findChildren<QKeySequenceEdit*>();
        for (QKeySequenceEdit* edit : edits)
            (edit->accessibleName() == "Shortcut" ? first : second) = edit;
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text() == "&Reset") reset = button;
            if (button->text() == "&Keep it only here") keep = button;
            if (button->text() == "Reset &all") resetAll = button;
        }
    }
    QKeySequenceEdit* first = nullptr;
    QKeySequenceEdit* second = nullptr;
    QPushButton* reset = nullptr;
    QPushButton* keep = nullptr;
    QPushButton* resetAll = nullptr;
};

QTreeWidgetItem* itemOf(const app::ShortcutsDialog& dialog, const QString& name) {
    const auto found =
        dialog.keys()->tree()->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
}

}  // namespace

void TestShortcuts::dialogShowsConflictsAtOnce() {
    app::ShortcutsDialog dialog(table(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const Fields fields(dialog);
    QVERIFY(!fields.first->isEnabled());
    dialog.choose(actions_->find("a.one"));
    QVERIFY(fields.first->isEnabled());
    QCOMPARE(fields.first->keySequence(), QKeySequence("Ctrl+1"));
    QTest::keyClick(fields.first, Qt::Key_2, Qt::ControlModifier);
    QVERIFY(itemOf(dialog, "One")->text(KeyTree::Note).contains("Two"));
    QVERIFY(itemOf(dialog, "Two")->text(KeyTree::Note).contains("One"));
    QVERIFY(!itemOf(dialog, "Two")->icon(KeyTree::Note).isNull());
    QVERIFY(itemOf(dialog, "Three")->text(KeyTree::Note).isEmpty());
    QVERIFY(fields.keep->isEnabled());
    QTest::mouseClick(fields.keep, Qt::LeftButton);
    QVERIFY(itemOf(dialog, "One")->text(KeyTree::Note).isEmpty());
    QCOMPARE(itemOf(dialog, "Two")->text(KeyTree::Keys), QString("F2"));
    QVERIFY(!fields.keep->isEnabled());
}

void TestShortcuts::dialogFieldsTakeOneKey() {
    app::ShortcutsDialog dialog(table(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const Fields fields(dialog);
    dialog.choose(actions_->find("a.three"));
    fields.first->setFocus();
    QTest::keyClick(fields.first, Qt::Key_Control);
    QVERIFY(fields.first->keySequence().isEmpty());
    QTest::keyClick(fields.first, Qt::Key_F5);
    QTest::keyClick(fields.first, Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(fields.first->keySequence(), QKeySequence("Shift+F6"));
    QTest::keyClick(fields.first, Qt::Key_Question, Qt::ShiftModifier);
    QCOMPARE(fields.first->keySequence(), QKeySequence("?"));
    QTest::keyClick(fields.second, Qt::Key_Return, Qt::ControlModifier);
    const std::size_t three = rowOf(dialog.table(), "a.three");
    QCOMPARE(dialog.table().rows()[three].keys,
             (QList<QKeySequence>{QKeySequence("?"), QKeySequence("Ctrl+Return")}));
    // Tab and Escape leave the fields.
    QTest::keyClick(fields.first, Qt::Key_Tab);
    QVERIFY(dialog.focusWidget() != fields.first);
    QTest::keyClick(fields.first, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestShortcuts::dialogResets() {
    app::ShortcutsDialog dialog(table(), nullptr);
    const Fields fields(dialog);
    for (const char* id : {"a.one", "a.two"}) {
        dialog.choose(actions_->find(id));
        QTest::keyClick(fields.first, Qt::Key_F9);
    }
    const auto keys = [&](const char* id) {
        return dialog.table().rows()[rowOf(dialog.table(), id)].keys;
    };
    QCOMPARE(keys("a.two").front(), QKeySequence("F9"));
    QTest::mouseClick(fields.reset, Qt::LeftButton);
    QCOMPARE(keys("a.two"), actions_->standardShortcuts(actions_->find("a.two")));
    QCOMPARE(fields.first->keySequence(), QKeySequence("Ctrl+2"));
    QVERIFY(!fields.reset->isEnabled());
    QCOMPARE(keys("a.one").front(), QKeySequence("F9"));
    QTest::mouseClick(fields.resetAll, Qt::LeftButton);
    QCOMPARE(keys("a.one").front(), QKeySequence("Ctrl+1"));
    // Clearing a field removes the shortcut.
    dialog.choose(actions_->find("a.one"));
    fields.first->clear();
    QVERIFY(keys("a.one").isEmpty());
}

void TestShortcuts::dialogFilters() {
    app::ShortcutsDialog dialog(table(), nullptr);
    const auto visible = [&] {
        QStringList names;
        for (QTreeWidgetItemIterator it(dialog.keys()->tree(), QTreeWidgetItemIterator::NotHidden);
             *it != nullptr; ++it) {
            if ((*it)->parent() != nullptr) names << (*it)->text(KeyTree::Name);
        }
        return names;
    };
    QCOMPARE(visible().size(), 4);
    dialog.keys()->filter()->setText("tw");
    QCOMPARE(visible(), QStringList{"Two"});
    dialog.keys()->filter()->setText("ctrl+1");
    QCOMPARE(visible(), QStringList{"One"});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.keys()->filter(), Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.keys()->tree()->currentItem()->text(KeyTree::Name), QString("One"));
    QCOMPARE(dialog.focusWidget(), dialog.keys()->tree());
    dialog.keys()->filter()->setText("nothing of that name");
    QVERIFY(visible().isEmpty());
}

void TestShortcuts::windowUsesAndKeepsThem() {
    app::ThemeController themes;
    {
        app::MainWindow window(themes);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        // exec() of the modal dialog blocks, so a timer drives it.
        QTimer::singleShot(0, [&] {
            auto* dialog = window.findChild<app::ShortcutsDialog*>();
            QVERIFY(dialog != nullptr);
            dialog->choose(window.actions().find("view.grid"));
            QTest::keyClick(Fields(*dialog).first, Qt::Key_F7);
            dialog->accept();
        });
        window.actions().find("edit.shortcuts")->trigger();
        QAction* grid = window.actions().find("view.grid");
        QCOMPARE(grid->shortcut(), QKeySequence("F7"));
        QVERIFY(grid->toolTip().contains("(F7)"));
        QApplication::setActiveWindow(&window);
        const bool before = grid->isChecked();
        QTest::keyClick(&window, Qt::Key_F7);
        QCOMPARE(grid->isChecked(), !before);
        QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(grid->isChecked(), !before);
    }
    app::MainWindow again(themes);
    QCOMPARE(again.actions().find("view.grid")->shortcut(), QKeySequence("F7"));
}

void TestShortcuts::everyTipFollows() {
    app::ThemeController themes;
    app::MainWindow window(themes);
    const auto tips = [&window] {
        QStringList all;
        for (const QWidget* widget : window.findChildren<QWidget*>())
            all << widget->toolTip();
        return all;
    };
    const auto count = [](const QStringList& all, const QString& text) {
        return all.filter(text).size();
    };
    const auto tagged = [](const QAction* action) {
        return QStringLiteral(" (%1)").arg(action->shortcut().toString(QKeySequence::NativeText));
    };
    for (QAction* action : window.actions().all()) {
        if (action->shortcut().isEmpty()) continue;
        const QString before = window.actions().titleOf(action) + tagged(action);
        const auto shown = count(tips(), before);
        window.actions().setShortcuts(action, {QKeySequence("Ctrl+Alt+Shift+F12")});
        QCOMPARE(count(tips(), before), 0);
        QCOMPARE(count(tips(), window.actions().titleOf(action) + tagged(action)), shown);
        window.actions().setShortcuts(action, {});
    }
}

void TestShortcuts::standardsAreFreeOfConflicts() {
    app::ThemeController themes;
    app::MainWindow window(themes);
    const ShortcutTable all(window.actions(), app::menuPlaces(*window.menuBar()), app::canvasKeys(),
                            app::menuKeys(*window.menuBar()));
    QVERIFY(all.rows().size() > 60);
    for (std::size_t row = 0; row < all.rows().size(); ++row) {
        // The dialog has only two fields.
        QVERIFY2(all.rows()[row].keys.size() <= 2, qPrintable(all.rows()[row].title));
        for (const auto& conflict : all.conflicts(row)) {
            QFAIL(qPrintable(all.rows()[row].title + ": " + conflict.key.toString() + ", " +
                             conflict.name));
        }
    }
}

void TestShortcuts::fixedKeysAreAllThatTheCanvasTakes() {
    app::ThemeController themes;
    app::MainWindow window(themes);
    window.workspace().open("builtin:temple");
    auto* canvas = window.findChild<widgets::Canvas*>();
    QTRY_VERIFY(window.player().timeline() != nullptr);
    std::set<QString> known;
    for (const app::FixedKey& fixed : app::canvasKeys())
        known.insert(fixed.key.toString());
    std::vector<widgets::Tool*> tools{nullptr};
    for (widgets::Tool* tool : window.toolBox().tools())
        tools.push_back(tool);
    widgets::EditContext& context = window.toolBox().context();
    std::set<QString> taken;
    for (widgets::Tool* tool : tools) {
        window.toolBox().setCurrent(tool);
        context.reach().setSelection(edit::Area(context.paint()->bounds()));
        context.picked().setObjects({0});
        std::vector<int> keys{Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                              Qt::Key_Home,   Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown,
                              Qt::Key_Return, Qt::Key_Enter};
        for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key)
            keys.push_back(key);
        if (!canvas->hasCursor()) QTest::keyClick(canvas, Qt::Key_Left);
        for (const int key : keys) {
            for (const auto held : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
                QKeyEvent event(QEvent::ShortcutOverride, key, held);
                event.ignore();
                QApplication::sendEvent(canvas, &event);
                if (!event.isAccepted()) continue;
                const QString text =
                    QKeySequence(QKeyCombination(held, static_cast<Qt::Key>(key))).toString();
                // On many keyboards the zoom characters need Shift.
                const bool zooms =
                    key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus;
                QVERIFY2(known.contains(text) || zooms, qPrintable(text));
                taken.insert(text);
            }
        }
    }
    for (const char* key :
         {"+", "-", "Space", "Ctrl+A", "Ctrl+D", "Left", "Shift+Up", "End", "Return"})
        QVERIFY2(taken.contains(QString(key)), key);
}

void TestShortcuts::overviewListsEveryShortcut() {
    app::ThemeController themes;
    app::MainWindow window(themes);
    const auto fixed = app::canvasKeys();
    const ShortcutTable all(window.actions(), app::menuPlaces(*window.menuBar()), fixed, {});
    app::KeysDialog dialog(all, fixed, &window);
    const auto has = [&dialog](const QString& text) {
        const auto flags = Qt::MatchContains | Qt::MatchRecursive;
        return !dialog.keys()->tree()->findItems(text, flags, KeyTree::Keys).isEmpty();
    };
    for (const QAction* action : window.actions().all()) {
        for (const QKeySequence& key : action->shortcuts())
            QVERIFY2(has(key.toString(QKeySequence::NativeText)), qPrintable(action->text()));
    }
    for (const app::FixedKey& one : fixed)
        QVERIFY2(has(one.key.toString(QKeySequence::NativeText)), qPrintable(one.use));
}

void TestShortcuts::aboutTellsVersionAndLicense() {
    app::AboutDialog dialog(nullptr);
    QStringList texts;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        texts << label->text();
    for (const QPlainTextEdit* edit : dialog.findChildren<QPlainTextEdit*>()) {
        QVERIFY(!edit->toPlainText().isEmpty());
        texts << edit->toPlainText();
    }
    const QString all = texts.join('\n');
    QVERIFY(all.contains(QRegularExpression("Mazeloom \\d+\\.\\d+\\.\\d+")));
    QVERIFY(all.contains(qVersion()));
    QVERIFY(all.contains("Permission is hereby granted"));
}

MAZELOOM_TEST(TestShortcuts)

}  // namespace mazeloom::tst_shortcuts

#include "tst_shortcuts.moc"

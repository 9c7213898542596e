// SPDX-License-Identifier: MIT
// Fields of the real window: all numbers are calculated and refused alike, and names are any text.
#include <QAbstractSpinBox>
#include <QClipboard>
#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QListView>
#include <QPushButton>
#include <QTreeView>

#include "app/dialogs/save_sheet.h"
#include "core/pack/disk/folder_source.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/data/data_row.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/panels/kinds/kinds_panel.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/number_box.h"
#include "widgets/panels/recipe/parameter_editor.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/panels/stamps/stamps_panel.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/flaw_line.h"
#include "widgets/workbench/panel_frame.h"

namespace mazeloom::tst_fields {

namespace {

constexpr int kLongest = 10'000;

template <typename Field>
Field* shown(const QWidget& within, const QString& name) {
    for (auto* one : within.findChildren<Field*>()) {
        if (one->accessibleName() == name && one->isVisible()) return one;
    }
    return nullptr;
}

void paste(QLineEdit* line, const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    line->setFocus();
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
}

QPushButton* okOf(const QDialog& dialog) {
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    for (QAbstractButton* button : buttons->buttons()) {
        if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
            return qobject_cast<QPushButton*>(button);
    }
    return nullptr;
}

}  // namespace

class TestFields : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("fields"); }
    void init();
    void cleanup() { tearDown(); }

    void everyNumberIsTypedAlike();
    void aParameterIsNotCut();
    void aSizeIsNotCut();
    void whatIsTypedCountsWhereItWasTyped();
    void namesAreAnyText_data();
    void namesAreAnyText();
    void tooLongNamesAreRefused();

  private:
    void lookForOtherNumbers();
    QLineEdit* renameLevel() {
        auto* list = window_->findChild<widgets::LevelList*>();
        const QAbstractItemModel& model = *list->tree()->model();
        const auto found =
            model.match(model.index(0, 0), Qt::DisplayRole, QString::fromStdString(level().title),
                        1, Qt::MatchExactly | Qt::MatchRecursive);
        if (found.isEmpty()) return nullptr;
        list->tree()->setCurrentIndex(found.front());
        list->renameChosen();
        return list->tree()->viewport()->findChild<QLineEdit*>();
    }
    QString levelId() { return QString::fromStdString(current()->pack().levels[0].id); }
    const level::Level& level() { return current()->pack().levels[0]; }
    const QWidget& panel(const QString& id) {
        for (auto* frame : window_->findChildren<widgets::PanelFrame*>()) {
            if (frame->id() == id && !frame->isInFront())
                action(("panel." + id).toLatin1())->trigger();
        }
        QCoreApplication::processEvents();
        return *window_;
    }
};

void TestFields::init() {
    setUp();
    window_->workspace().create();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    window_->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
}

void TestFields::lookForOtherNumbers() {
    for (QWidget* widget : QApplication::allWidgets()) {
        const auto* box = qobject_cast<QAbstractSpinBox*>(widget);
        if (box == nullptr || qobject_cast<const widgets::NumberBox*>(box) != nullptr) continue;
        // Qt's own dialog has Qt's number fields.
        if (qobject_cast<QColorDialog*>(box->window()) != nullptr) continue;
        QFAIL(qPrintable(box->accessibleName() + " is a " + box->metaObject()->className()));
    }
}

/// Qt's number field would ignore letters and silently clip numbers.
void TestFields::everyNumberIsTypedAlike() {
    for (const char* pack : {"builtin:temple", "builtin:dungeons"}) {
        window_->workspace().open(pack);
        QTRY_VERIFY(current() != nullptr && current()->pack().levels.size() > 1);
        for (QAction* panel : window_->actions().all()) {
            const QString id = app::ActionRegistry::idOf(panel);
            if (id.startsWith("panel.") && panel->isCheckable() && !panel->isChecked())
                panel->trigger();
        }
        lookForOtherNumbers();
    }
    int seen = 0;
    for (const char* id : {"level.offset", "level.new", "level.new-room"}) {
        QAction* asks = action(id);
        QVERIFY2(asks != nullptr && asks->isEnabled(), id);
        willAnswer([&](QDialog* dialog) {
            ++seen;
            lookForOtherNumbers();
            dialog->reject();
        });
        asks->trigger();
    }
    QCOMPARE(seen, 3);
}

void TestFields::aParameterIsNotCut() {
    // A card creates its editors when it is unfolded.
    for (auto* card : window_->findChildren<widgets::StageCard*>())
        card->setFolded(false);
    widgets::ParameterEditor* density = nullptr;
    for (auto* editor : window_->findChildren<widgets::ParameterEditor*>()) {
        if (editor->info().type == generate::ParameterInfo::Type::Percent) density = editor;
    }
    QVERIFY(density != nullptr);
    auto* box = density->findChild<widgets::NumberBox*>();
    // The number field's card may be folded.
    for (QWidget* above = box; above != nullptr; above = above->parentWidget())
        above->setVisible(true);
    const std::int64_t before = density->value();
    const int commands = current()->history()->count();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "750");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Tab}) {
        QTest::keyClick(box, key);
        QVERIFY2(box->text().startsWith("750"), qPrintable(box->text()));
        QVERIFY(widgets::toldFlaw(*box).contains("750"));
        QCOMPARE(density->value(), before);
    }
    QCOMPARE(current()->history()->count(), commands);
}

void TestFields::aSizeIsNotCut() {
    const grid::Size before = level().size;
    willAnswer([&](QDialog* dialog) {
        auto* height = shown<widgets::NumberBox>(*dialog, "Height");
        QVERIFY(height != nullptr);
        height->setFocus();
        height->selectAll();
        QTest::keyClicks(height, "99999");
        QTest::keyClick(height, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(!okOf(*dialog)->isEnabled());
        auto* reason = dialog->findChild<widgets::FlawLine*>();
        QVERIFY(reason->isVisible());
        QVERIFY2(reason->text().contains("Height: 99999"), qPrintable(reason->text()));
        // A flaw is shown before the typed text is committed.
        height->selectAll();
        QTest::keyClicks(height, "2*3");
        QVERIFY(!reason->isVisible() && okOf(*dialog)->isEnabled());
        QCOMPARE(qobject_cast<widgets::ResizeDialog*>(dialog)->cells().height, 6);
        height->selectAll();
        QTest::keyClicks(height, "99999");
        dialog->reject();
    });
    for (auto* button : window_->findChildren<QPushButton*>()) {
        if (button->accessibleName() == "Resize the level") button->click();
    }
    QVERIFY(answers_->allGiven());
    QVERIFY(level().size == before);
}

/// What is typed is committed before a click selects another level, and before undo.
void TestFields::whatIsTypedCountsWhereItWasTyped() {
    level::Level second = level();
    second.title = "Second";
    QVERIFY(!addLevel(*current(), std::move(second), 1, "Add").isEmpty());
    const auto titleOf = [&](std::size_t index) {
        return QString::fromStdString(current()->pack().levels[index].properties.at(0).title);
    };
    const auto give = [&](std::size_t index, const level::Property& property) {
        const QString id = QString::fromStdString(current()->pack().levels[index].id);
        QVERIFY(setProperties(*current(), widgets::levelSheet(id), {property}, "Add"));
    };
    give(0, {.title = "a", .value = 1.0, .more = {}});
    give(1, {.title = "b", .value = std::string("text"), .more = {}});
    panel("data");
    const auto typeTitle = [&](const QString& text) {
        QCoreApplication::processEvents();
        for (auto* row : window_->findChildren<widgets::DataRow*>()) {
            if (!row->isVisible()) continue;
            row->titleInput()->setFocus();
            row->titleInput()->selectAll();
            QTest::keyClicks(row->titleInput(), text);
            return;
        }
        QFAIL("no row");
    };
    QAbstractItemView* tree = window_->findChild<widgets::LevelList*>()->tree();
    const auto clickOn = [&](std::size_t index) {
        const QAbstractItemModel& model = *tree->model();
        const QString title = QString::fromStdString(current()->pack().levels[index].title);
        const auto found = model.match(model.index(0, 0), Qt::DisplayRole, title, 1,
                                       Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY(!found.isEmpty());
        tree->scrollTo(found.front());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                          tree->visualRect(found.front()).center());
    };
    clickOn(0);
    typeTitle("first");
    QCOMPARE(titleOf(0), QString("a"));
    clickOn(1);
    QCOMPARE(currentLevelId(*current()), QString::fromStdString(current()->pack().levels[1].id));
    QCOMPARE(titleOf(0), QString("first"));
    QCOMPARE(titleOf(1), QString("b"));
    typeTitle("second");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(titleOf(1), QString("b"));
    current()->history()->redo();
    QCOMPARE(titleOf(1), QString("second"));
    QCOMPARE(titleOf(0), QString("first"));
}

void TestFields::namesAreAnyText_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("long") << QString(kLongest, 'x');
    QTest::newRow("right to left") << QString::fromUtf8("שלום עולם, مرحبا");
    QTest::newRow("emoji") << QString::fromUtf8("👩🏽‍🚀🏳️‍🌈🗝️");
    QTest::newRow("long emoji") << QString::fromUtf8("🗝").repeated(kLongest);
    QTest::newRow("marks") << QString::fromUtf8("Z̷̡̛̥a̶l̵̨g̸o̴̤͋").normalized(QString::NormalizationForm_D);
    QTest::newRow("script") << QString::fromUtf8("日本語の迷宮 ๑๒๓ ÄÖÜß");
}

void TestFields::namesAreAnyText() {
    QFETCH(QString, name);
    const std::string text = name.toStdString();
    // Renames in the list.
    QLineEdit* line = renameLevel();
    QVERIFY(line != nullptr);
    paste(line, name);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(level().title, text);
    // Properties.
    auto* folder = shown<QLineEdit>(panel("inspector"), "Folder");
    QVERIFY(folder != nullptr);
    paste(folder, name);
    QTest::keyClick(folder, Qt::Key_Tab);
    QCOMPARE(level().tab, text);
    // Kinds of objects.
    auto* kind = shown<QLineEdit>(panel("kinds"), "Name of a new kind");
    QVERIFY(kind != nullptr);
    paste(kind, name);
    QTest::keyClick(kind, Qt::Key_Return);
    QCOMPARE(current()->pack().ownKinds.size(), 1u);
    // Data.
    QVERIFY(widgets::setProperties(*current(), widgets::levelSheet(levelId()),
                                   {{.title = "a", .value = 1.0, .more = {}}}, "Add"));
    panel("data");
    auto* row = window_->findChild<widgets::DataRow*>();
    QVERIFY(row != nullptr);
    paste(row->titleInput(), name);
    QTest::keyClick(row->titleInput(), Qt::Key_Tab);
    QCOMPARE(level().properties[0].title, text);
    // A further level, in the same folder.
    willAnswer([&](QDialog* dialog) {
        paste(dialog->findChild<QLineEdit*>(), name);
        QTest::mouseClick(okOf(*dialog), Qt::LeftButton);
    });
    action("level.new")->trigger();
    QCOMPARE(current()->pack().levels.size(), 2u);
    QCOMPARE(current()->pack().levels[1].title, text);
    // The pack.
    willAnswer([&](QDialog* dialog) {
        paste(dialog->findChild<QLineEdit*>("saveTitle"), name);
        dialog->findChild<QLineEdit*>("saveFolder")->setText(path("names"));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
    });
    action("file.save")->trigger();
    QCOMPARE(current()->title(), name);
    QVERIFY(!current()->isModified());
    window_->grab();

    const QStringList folders = QDir(path("names")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(folders.size(), 1);
    const auto saved = pack::readFolder(path("names/" + folders[0]).toStdString());
    QVERIFY(saved);
    QCOMPARE(saved->title, text);
    QCOMPARE(saved->levels[0].title, text);
    QCOMPARE(saved->levels[0].tab, text);
    QCOMPARE(saved->levels[0].properties[0].title, text);
    QCOMPARE(saved->levels[1].title, text);
    QCOMPARE(saved->ownKinds[0].title, text);
}

/// The whole text stays visible and none of it is stored.
void TestFields::tooLongNamesAreRefused() {
    const QString tooLong(kLongest + 1, 'x');
    const std::string before = level().title;
    const auto isRefused = [&](QLineEdit* line) {
        return line->text() == tooLong && widgets::toldFlaw(*line).contains("10,000");
    };
    QLineEdit* line = renameLevel();
    paste(line, tooLong);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(isRefused(line));
    QTest::keyClick(line, Qt::Key_Escape);
    auto* title = shown<QLineEdit>(panel("inspector"), "Title");
    QVERIFY(title != nullptr);
    paste(title, tooLong);
    QTest::keyClick(title, Qt::Key_Tab);
    QVERIFY(isRefused(title));
    paste(title, "Two\nlines");
    QTest::keyClick(title, Qt::Key_Tab);
    QVERIFY(widgets::toldFlaw(*title).isEmpty() == !title->text().contains('\n'));
    QVERIFY(level().title.find('\n') == std::string::npos);
    paste(title, QString::fromStdString(before));
    auto* kind = shown<QLineEdit>(panel("kinds"), "Name of a new kind");
    paste(kind, tooLong);
    QTest::keyClick(kind, Qt::Key_Return);
    QVERIFY(isRefused(kind));
    QVERIFY(current()->pack().ownKinds.empty());
    for (const char* id : {"level.new", "file.save"}) {
        willAnswer([&](QDialog* dialog) {
            auto* first = dialog->findChild<QLineEdit*>();
            paste(first, tooLong);
            QCOMPARE(first->text(), tooLong);
            QVERIFY(first->accessibleDescription().contains("10,000"));
            QVERIFY(!okOf(*dialog)->isEnabled());
            dialog->reject();
        });
        action(id)->trigger();
    }
    QCOMPARE(level().title, before);
}

MAZELOOM_TEST(TestFields)

}  // namespace mazeloom::tst_fields

#include "tst_fields.moc"

// SPDX-License-Identifier: MIT
// Fields of the real window: all numbers are calculated and refused alike.
#include <QAbstractSpinBox>
#include <QColorDialog>
#include <QDialogButtonBox>
#include <QPushButton>

#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/panels/number_box.h"
#include "widgets/panels/recipe/parameter_editor.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/flaw_line.h"

namespace mazeloom::tst_fields {

namespace {

template <typename Field>
Field* shown(const QWidget& within, const QString& name) {
    for (auto* one : within.findChildren<Field*>()) {
        if (one->accessibleName() == name && one->isVisible()) return one;
    }
    return nullptr;
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

  private:
    void lookForOtherNumbers();
    const level::Level& level() { return current()->pack().levels[0]; }
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
        // Qt's own dialog, with numbers of Qt's own.
        if (qobject_cast<QColorDialog*>(box->window()) != nullptr) continue;
        QFAIL(qPrintable(box->accessibleName() + " is a " + box->metaObject()->className()));
    }
}

/// A field of Qt's swallows letters, and cuts numbers without a word.
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
    widgets::ParameterEditor* density = nullptr;
    for (auto* editor : window_->findChildren<widgets::ParameterEditor*>()) {
        if (editor->info().type == generate::ParameterInfo::Type::Percent) density = editor;
    }
    QVERIFY(density != nullptr);
    auto* box = density->findChild<widgets::NumberBox*>();
    // Its card may be folded.
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
        // What is typed is told of before it counts.
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

MAZELOOM_TEST(TestFields)

}  // namespace mazeloom::tst_fields

#include "tst_fields.moc"

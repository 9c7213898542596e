// SPDX-License-Identifier: MIT
// A mix of inks in the real window: chosen by keys alone, shown in the option bar and the status
// line, and remembered by the next start.
#include <QLabel>
#include <QScreen>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include "app/domains/edit/tool_domain.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/bars/ink_palette.h"
#include "widgets/tools/bars/mix_editor.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_mix_domain {

using grid::Point;
using level::Terrain;
using widgets::MixEditor;

class TestMixDomain : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("mix-domain"); }
    void init();
    void cleanup() { tearDown(); }

    void paintsAMixByKeysAlone();
    void theSwitchIsInTheOptionBar();
    void editingTakesAToolThatPaints();
    void theNextStartRemembers();
    void theNextStartCastsAnew();
    void strangeSettingsAreNoMix();
    void withoutALevelThereIsNothingToMix();

  private:
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* at = QApplication::focusWidget();
        QTest::keyClick(at != nullptr ? at : window_.get(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    }
    widgets::EditContext& context() { return window_->toolBox().context(); }
    MixEditor* editor() { return window_->findChild<MixEditor*>(); }
    int weightOf(const char* id) { return context().inks().mix().weightOf(*edit::findMixable(id)); }
    Terrain at(Point cell) { return level::terrainOf(context().paint()->at(cell)); }
};

void TestMixDomain::init() {
    setUp();
    window_->resize(1280, 800);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    newSolidPack();
}

void TestMixDomain::paintsAMixByKeysAlone() {
    press(Qt::Key_R);
    press(Qt::Key_B, Qt::ShiftModifier);
    // One ink is no mix yet: the editor opens, so that the user adds one.
    QVERIFY(editor()->isVisible());
    QVERIFY(editor()->screen()->availableGeometry().contains(editor()->geometry()));
    QCOMPARE(weightOf("floor"), 1);
    context().inks().weigh(*edit::findInk("water"), 1);
    press(Qt::Key_Escape);
    QVERIFY(!editor()->isVisible());
    QVERIFY(canvas()->hasFocus());
    QVERIFY(action("mix.use")->isChecked());
    press(Qt::Key_Left);
    QVERIFY(canvas()->hasCursor());
    while (canvas()->cursorCell() != Point{3, 3}) {
        if (canvas()->cursorCell()->x != 3)
            press(canvas()->cursorCell()->x > 3 ? Qt::Key_Left : Qt::Key_Right);
        if (canvas()->cursorCell()->y != 3)
            press(canvas()->cursorCell()->y > 3 ? Qt::Key_Up : Qt::Key_Down);
    }
    press(Qt::Key_Return);
    for (int i = 0; i < 2; ++i) {
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_Down);
    }
    press(Qt::Key_Return);
    int floor = 0;
    int water = 0;
    for (int y = 3; y <= 5; ++y) {
        for (int x = 3; x <= 19; ++x) {
            floor += at({x, y}) == Terrain::Floor ? 1 : 0;
            water += at({x, y}) == Terrain::Water ? 1 : 0;
        }
    }
    QCOMPARE(floor + water, 17 * 3);
    QVERIFY(floor > 5 && water > 5);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!currentLevel(*current())->paint.has_value());
    // The status line lists the mix.
    const auto labels = window_->statusBar()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains("Floor 50 % · Water 50 %");
    }));
    press(Qt::Key_B, Qt::ShiftModifier);
    QVERIFY(!context().inks().isMixing());
    QVERIFY(!action("mix.use")->isChecked());
    // Two inks are a mix: the key selects it again unchanged.
    press(Qt::Key_B, Qt::ShiftModifier);
    QVERIFY(context().inks().isMixing() && !editor()->isVisible());
}

void TestMixDomain::theSwitchIsInTheOptionBar() {
    press(Qt::Key_B);
    auto* palette = window_->findChild<widgets::InkPalette*>();
    QToolButton* use = nullptr;
    QToolButton* edit = nullptr;
    for (auto* button : palette->findChildren<QToolButton*>()) {
        if (button->defaultAction() == action("mix.use")) use = button;
        if (button->defaultAction() == action("mix.edit")) edit = button;
    }
    QVERIFY(use != nullptr && use->isVisible() && edit != nullptr && edit->isVisible());
    QVERIFY(use->toolTip().contains("Shift+B"));
    context().inks().weigh(*edit::findInk("water"), 2);
    QVERIFY(use->isChecked());
    QTest::mouseClick(use, Qt::LeftButton);
    QVERIFY(!context().inks().isMixing() && !use->isChecked());
    QTest::mouseClick(edit, Qt::LeftButton);
    QVERIFY(context().inks().isMixing() && editor()->isVisible());
    QVERIFY(editor()->geometry().top() >= edit->mapToGlobal(edit->rect().bottomLeft()).y());
    editor()->hide();
}

void TestMixDomain::editingTakesAToolThatPaints() {
    press(Qt::Key_S);
    press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(QByteArray(window_->toolBox().current()->info().id), "brush");
    QVERIFY(editor()->isVisible());
    press(Qt::Key_Escape);
    press(Qt::Key_L);
    press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(QByteArray(window_->toolBox().current()->info().id), "line");
    press(Qt::Key_Escape);
}

void TestMixDomain::theNextStartRemembers() {
    context().inks().weigh(*edit::findInk("water"), 4);
    context().inks().weigh(edit::leaveInk(), 7);
    const edit::InkMix mix = context().inks().mix();
    showWindow();
    QVERIFY(context().inks().mix() == mix);
    QVERIFY(context().inks().isMixing());
    context().inks().setMixing(false);
    showWindow();
    QVERIFY(context().inks().mix() == mix);
    QVERIFY(!context().inks().isMixing());
}

/// The stroke counter restarts with the program; the seed must still differ from the last start's.
void TestMixDomain::theNextStartCastsAnew() {
    context().inks().weigh(*edit::findInk("water"), 1);
    const auto cast = [this] {
        const edit::InkChoice inks = context().inks().forStroke(static_cast<widgets::Gesture>(1));
        std::vector<level::Paint> row;
        for (int x = 0; x < 200; ++x)
            row.push_back(inks.at({x, 3}).set);
        return row;
    };
    const auto before = cast();
    showWindow();
    newSolidPack();
    QVERIFY(context().inks().isMixing());
    QVERIFY(cast() != before);
}

void TestMixDomain::strangeSettingsAreNoMix() {
    QSettings().setValue("tools/mixing", true);
    QSettings().setValue("tools/mix", QStringList{"", "glitter 3", "floor", "floor x", "water -4",
                                                  "wall 99999999999999999999"});
    showWindow();
    QVERIFY(context().inks().mix().isEmpty());
    QVERIFY(!context().inks().isMixing());
    QSettings().setValue("tools/mix", QStringList{"floor 2", "water 123456789"});
    showWindow();
    QCOMPARE(weightOf("floor"), 2);
    QCOMPARE(weightOf("water"), edit::InkMix::kMaxWeight);
}

void TestMixDomain::withoutALevelThereIsNothingToMix() {
    QVERIFY(action("mix.use")->isEnabled() && action("mix.edit")->isEnabled());
    showWindow();
    QVERIFY(current() == nullptr);
    QVERIFY(!action("mix.use")->isEnabled() && !action("mix.edit")->isEnabled());
}

MAZELOOM_TEST(TestMixDomain)

}  // namespace mazeloom::tst_mix_domain

#include "tst_mix_domain.moc"

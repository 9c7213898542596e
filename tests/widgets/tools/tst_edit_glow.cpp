// SPDX-License-Identifier: MIT
// The cells that glow after an edit, and for how long, on a real canvas.
#include <QTest>

#include "core/edit/paint/palette.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/paint/edit_glow.h"

namespace mazeloom::tst_edit_glow {

using widgets::EditGlow;

class TestEditGlow : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void whatChangedGlowsAndFades();
    void undoneCellsGlow();
    void whatWasAsItIsDoesNotGlow();
    void nothingMovesWhereNothingShall();
    void anotherLevelDoesNotGlow();

  private:
    EditGlow& glow() const { return *box_->context().findChild<EditGlow*>(); }
    level::PaintGrid paint() const { return *paintOf(*document_, document_->currentSheet()); }
    /// Returns the cells that differ from `before`.
    edit::Area changedSince(const level::PaintGrid& before) const;
};

void TestEditGlow::init() {
    pack::Reading reading;
    for (const char* id : {"one", "two"}) {
        level::Level level = testing::solid({12, 8}, {}, level::Ruleset::Temple);
        level.id = id;
        reading.pack.levels.push_back(level);
    }
    show(std::move(reading));
    box_->context().inks().setCurrent(*edit::findInk("floor"));
}

edit::Area TestEditGlow::changedSince(const level::PaintGrid& before) const {
    const level::PaintGrid now = paint();
    edit::Area changed;
    for (int y = 0; y < now.height(); ++y) {
        for (int x = 0; x < now.width(); ++x) {
            const grid::Point cell{x, y};
            if (now.at(cell) != before.at(cell)) changed = changed | edit::Area(cell);
        }
    }
    return changed;
}

void TestEditGlow::whatChangedGlowsAndFades() {
    const auto before = paint();
    QVERIFY(use("rectangle"));
    dragOver({{2, 2}, {6, 4}});
    QCOMPARE(glow().cells(), changedSince(before));
    QCOMPARE(glow().cells().cellCount(), 15);
    showSheet();
    const QColor bright = canvas_->grab().toImage().pixelColor(at({4, 3}));
    QTRY_VERIFY(glow().cells().isEmpty());
    QVERIFY(canvas_->grab().toImage().pixelColor(at({4, 3})) != bright);
}

void TestEditGlow::undoneCellsGlow() {
    QVERIFY(use("rectangle"));
    dragOver({{2, 2}, {6, 4}});
    QTRY_VERIFY(glow().cells().isEmpty());
    auto before = paint();
    document_->history()->undo();
    QCOMPARE(glow().cells(), changedSince(before));
    before = paint();
    // Cells that already glow do not glow twice.
    document_->history()->redo();
    QCOMPARE(glow().cells(), changedSince(before));
}

void TestEditGlow::whatWasAsItIsDoesNotGlow() {
    QVERIFY(use("rectangle"));
    dragOver({{2, 2}, {6, 4}});
    QTRY_VERIFY(glow().cells().isEmpty());
    const auto before = paint();
    dragOver({{5, 3}, {9, 6}});
    QCOMPARE(glow().cells(), changedSince(before));
    QVERIFY(!glow().cells().contains({5, 3}));
}

void TestEditGlow::nothingMovesWhereNothingShall() {
    canvas_->setMotion(false);
    QVERIFY(use("rectangle"));
    dragOver({{2, 2}, {6, 4}});
    QVERIFY(glow().cells().isEmpty());
}

void TestEditGlow::anotherLevelDoesNotGlow() {
    QVERIFY(use("rectangle"));
    dragOver({{2, 2}, {6, 4}});
    document_->setCurrentSheet(widgets::levelSheet("two"));
    QVERIFY(glow().cells().isEmpty());
}

MAZELOOM_TEST(TestEditGlow)

}  // namespace mazeloom::tst_edit_glow

#include "tst_edit_glow.moc"

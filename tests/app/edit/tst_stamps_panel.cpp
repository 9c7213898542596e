// SPDX-License-Identifier: MIT
// Stamps in the real window: a palette of pictures with names, which the pack keeps.
#include <memory>

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "app/dialogs/save_sheet.h"
#include "core/edit/fragment/stamps.h"
#include "core/pack/disk/folder_source.h"
#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/undo_history.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/stamps/stamp_edits.h"
#include "widgets/panels/stamps/stamp_picture.h"
#include "widgets/panels/stamps/stamps_panel.h"
#include "widgets/tools/stamp_tool.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_stamps_panel {

using level::Terrain;
using widgets::StampsPanel;

class TestStampsPanel : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("stamps-panel"); }
    void init();
    void cleanup() { tearDown(); }

    void anEmptyPaletteSaysWhatToDo();
    void keepsWhatIsSelectedAndAsksForAName();
    void aClickTakesAStampInHand();
    void goesWithoutAMouse();
    void keysKeepAndTakeStamps();
    void canBeReplacedRenamedAndRemoved();
    void eachIsUndone();
    void belongToThePack();
    void whatIsTooLargeIsRefused();
    void readOnlyPacksKeepTheirs();
    void picturesShowWhatBelongsToThem();

  private:
    StampsPanel* panel() { return window_->findChild<StampsPanel*>(); }
    QListView* view() { return panel()->view(); }
    widgets::EditContext& context() { return window_->toolBox().context(); }
    const level::Stamps& stamps() { return current()->pack().stamps; }
    widgets::StampTool* tool() {
        return qobject_cast<widgets::StampTool*>(window_->toolBox().find("stamp"));
    }
    /// Paints a block of columns and saves it as a stamp without the panel.
    void keepColumns(const grid::Rect& rect) {
        const auto sheet = current()->currentSheet();
        widgets::paintCells(
            *current(), sheet,
            edit::deltaOf(*context().paint(), edit::Area(rect), edit::terrainInk(Terrain::Column)),
            "Paint");
        context().reach().setSelection(edit::Area(rect));
        action("edit.keep-stamp-9")->trigger();
    }
    void activate() {
        window_->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
    }
    QStringList titles() {
        QStringList list;
        for (int i = 0; i < view()->model()->rowCount(); ++i)
            list << view()->model()->index(i, 0).data().toString();
        return list;
    }
};

void TestStampsPanel::init() {
    setUp();
    window_->workspace().create();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    action("panel.stamps")->trigger();
    QVERIFY(panel() != nullptr && panel()->isVisible());
}

void TestStampsPanel::anEmptyPaletteSaysWhatToDo() {
    QVERIFY(!view()->isVisible());
    bool isSaid = false;
    for (const QLabel* label : panel()->findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisible() && label->text().contains("Select cells"));
    QVERIFY(isSaid);
    QVERIFY(!panel()->keepAction()->isEnabled());
    QVERIFY(!panel()->removeAction()->isEnabled());
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 2, 2}));
    QVERIFY(panel()->keepAction()->isEnabled());
    QVERIFY(!panel()->replaceAction()->isEnabled());
}

void TestStampsPanel::keepsWhatIsSelectedAndAsksForAName() {
    activate();
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 3, 2}));
    for (auto* button : panel()->findChildren<QToolButton*>()) {
        if (button->defaultAction() == panel()->keepAction())
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(view()->isVisible());
    QCOMPARE(stamps().size(), 1u);
    QCOMPARE(stamps()[0].paint.size(), (grid::Size{3, 2}));
    auto* line = view()->findChild<QLineEdit*>();
    QVERIFY(line != nullptr && line->isVisible());
    QCOMPARE(line->text(), "Stamp 1");
    line->selectAll();
    line->insert("Shrine é");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(QString::fromStdString(stamps()[0].title), QString("Shrine é"));
    QCOMPARE(titles(), QStringList{"Shrine é"});
    // The entry has a picture and states its size.
    const QModelIndex index = view()->model()->index(0, 0);
    QVERIFY(!index.data(Qt::DecorationRole).value<QImage>().isNull());
    QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains("3 × 2"));
}

void TestStampsPanel::aClickTakesAStampInHand() {
    keepColumns({1, 1, 2, 2});
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                      view()->visualRect(view()->model()->index(0, 0)).center());
    QCOMPARE(window_->toolBox().current(), static_cast<widgets::Tool*>(tool()));
    QVERIFY(!tool()->isEmpty());
    context().reach().setSelection({});
    const QPoint place = canvas()->rectOf({6, 5}).center().toPoint();
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, place);
    QCOMPARE(level::terrainOf(context().paint()->at({6, 5})), Terrain::Column);
    QCOMPARE(level::terrainOf(context().paint()->at({5, 4})), Terrain::Column);
}

void TestStampsPanel::goesWithoutAMouse() {
    keepColumns({1, 1, 2, 2});
    keepColumns({3, 1, 1, 3});
    activate();
    view()->setFocus(Qt::TabFocusReason);
    view()->setCurrentIndex(view()->model()->index(0, 0));
    QTest::keyClick(view(), Qt::Key_Right);
    QCOMPARE(view()->currentIndex().row(), 1);
    QTest::keyClick(view(), Qt::Key_F2);
    auto* line = view()->findChild<QLineEdit*>();
    QVERIFY(line != nullptr);
    line->selectAll();
    QTest::keyClicks(line, "Bar");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(titles(), (QStringList{"Stamp 1", "Bar"}));
    view()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view(), Qt::Key_Return);
    QVERIFY(!tool()->isEmpty());
    // The canvas has the focus, so X, Y and Z turn the stamp.
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(canvas()));
    view()->setFocus(Qt::TabFocusReason);
    const auto selected = context().reach().selection();
    QTest::keyClick(view(), Qt::Key_Delete);
    QCOMPARE(titles(), QStringList{"Stamp 1"});
    // The canvas did not receive the key.
    QVERIFY(context().reach().selection() == selected);
    QCOMPARE(level::terrainOf(context().paint()->at({3, 1})), Terrain::Column);
}

void TestStampsPanel::keysKeepAndTakeStamps() {
    activate();
    canvas()->setFocus();
    QVERIFY(!action("edit.stamp-1")->isEnabled());
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 3, 2}));
    QTest::keyClick(canvas(), Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(titles(), QStringList{"Stamp 1"});
    QVERIFY(action("edit.stamp-1")->isEnabled());
    QVERIFY(!action("edit.stamp-2")->isEnabled());
    QTest::keyClick(canvas(), Qt::Key_1);
    QVERIFY(!tool()->isEmpty());
    // Saving by the same key creates another stamp with the same name.
    window_->toolBox().setCurrent(nullptr);
    widgets::renameStamp(context(), 0, "Mine");
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 1, 4}));
    QTest::keyClick(canvas(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(titles(), QStringList{"Mine"});
    QCOMPARE(stamps()[0].paint.size(), (grid::Size{1, 4}));
}

void TestStampsPanel::canBeReplacedRenamedAndRemoved() {
    keepColumns({1, 1, 2, 2});
    keepColumns({3, 1, 1, 3});
    keepColumns({5, 1, 1, 1});
    view()->setCurrentIndex(view()->model()->index(1, 0));
    context().reach().setSelection(edit::Area(grid::Rect{0, 0, 4, 4}));
    panel()->replaceAction()->trigger();
    QCOMPARE(stamps()[1].paint.size(), (grid::Size{4, 4}));
    QCOMPARE(titles(), (QStringList{"Stamp 1", "Stamp 2", "Stamp 3"}));
    QCOMPARE(view()->currentIndex().row(), 1);
    // A name without visible letters is refused.
    QVERIFY(!widgets::renameStamp(context(), 1, "  \n "));
    QCOMPARE(titles()[1], "Stamp 2");
    panel()->removeAction()->trigger();
    QCOMPARE(titles(), (QStringList{"Stamp 1", "Stamp 3"}));
    // A new stamp takes the first free name.
    keepColumns({6, 1, 1, 1});
    QCOMPARE(titles(), (QStringList{"Stamp 1", "Stamp 3", "Stamp 2"}));
}

void TestStampsPanel::eachIsUndone() {
    keepColumns({1, 1, 2, 2});
    const level::Stamps kept = stamps();
    widgets::renameStamp(context(), 0, "Shrine");
    widgets::removeStamp(context(), 0);
    QVERIFY(stamps().empty());
    action("edit.undo")->trigger();
    QCOMPARE(titles(), QStringList{"Shrine"});
    action("edit.undo")->trigger();
    QVERIFY(stamps() == kept);
    QCOMPARE(titles(), QStringList{"Stamp 1"});
    action("edit.undo")->trigger();
    QVERIFY(!view()->isVisible());
    QVERIFY(!action("edit.stamp-1")->isEnabled());
    action("edit.redo")->trigger();
    QCOMPARE(titles(), QStringList{"Stamp 1"});
}

void TestStampsPanel::belongToThePack() {
    keepColumns({1, 1, 2, 2});
    widgets::renameStamp(context(), 0, "Shrine");
    const level::Stamps kept = stamps();
    QVERIFY(window_->workspace().current()->isModified());
    willAnswer([this](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        sheet->findChild<QLineEdit*>("saveTitle")->setText("mine");
        sheet->findChild<QLineEdit*>("saveFolder")->setText(folder_->path());
        QTest::mouseClick(sheet->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
    });
    action("file.save-as")->trigger();
    QVERIFY(!current()->isModified());
    const auto saved = pack::readFolder(path("mine").toStdString());
    QVERIFY(saved && saved->stamps == kept);
    // Another pack has its own stamps; the first pack's are unchanged.
    window_->workspace().create();
    QVERIFY(titles().isEmpty());
    QVERIFY(!action("edit.stamp-1")->isEnabled());
    action("file.close")->trigger();
    QTRY_COMPARE(titles(), QStringList{"Shrine"});
    action("file.close")->trigger();
    QVERIFY(titles().isEmpty());
    window_->workspace().open(path("mine"));
    QTRY_COMPARE(titles(), QStringList{"Shrine"});
}

void TestStampsPanel::whatIsTooLargeIsRefused() {
    level::Level large = testing::solid({200, 200}, {}, level::Ruleset::Temple);
    large.id = "large";
    widgets::addLevel(*current(), std::move(large), 0, "Add");
    const int before = current()->history()->count();
    context().reach().setSelection(edit::Area(grid::Rect{0, 0, level::Stamp::kMaxSide + 1, 1}));
    QSignalSpy refused(&context(), &widgets::EditContext::refused);
    panel()->keepAction()->trigger();
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains("128"));
    QVERIFY(stamps().empty());
    QCOMPARE(current()->history()->count(), before);
    context().reach().setSelection(edit::Area(grid::Rect{0, 0, level::Stamp::kMaxSide, 1}));
    panel()->keepAction()->trigger();
    QCOMPARE(stamps().size(), 1u);
}

void TestStampsPanel::readOnlyPacksKeepTheirs() {
    keepColumns({1, 1, 2, 2});
    current()->setReadOnly(true);
    panel()->keepAction()->trigger();
    widgets::removeStamp(context(), 0);
    view()->setCurrentIndex(view()->model()->index(0, 0));
    panel()->renameAction()->trigger();
    QVERIFY(view()->findChild<QLineEdit*>() == nullptr);
    QCOMPARE(titles(), QStringList{"Stamp 1"});
    current()->setReadOnly(false);
}

void TestStampsPanel::picturesShowWhatBelongsToThem() {
    level::Stamp stamp;
    stamp.title = "Corner";
    stamp.paint = level::PaintGrid({2, 2}, level::painted(Terrain::Floor));
    stamp.mask = grid::Grid<std::uint8_t>({2, 2}, 1);
    stamp.mask.at({1, 0}) = 0;
    const auto& theme = widgets::Theme::dark();
    const QImage picture = widgets::stampPicture(stamp, 40, theme);
    QCOMPARE(picture.size(), QSize(40, 40));
    QCOMPARE(picture.pixelColor(30, 10).alpha(), 0);
    QCOMPARE(picture.pixelColor(10, 10).alpha(), 255);
    stamp.paint.at({0, 0}) = level::painted(Terrain::Column);
    QVERIFY(widgets::stampPicture(stamp, 40, theme) != picture);
    // Objects of the pack's own kinds look as on the canvas, not like unknown ones.
    level::Object chest;
    chest.kind = level::ThingKind::Own;
    chest.own = "chest";
    chest.at = {0, 1};
    const QImage bare = widgets::stampPicture(stamp, 40, theme);
    stamp.objects = {chest};
    QVERIFY(widgets::stampPicture(stamp, 40, theme) != bare);
    level::OwnKinds kinds(1);
    kinds[0].id = "chest";
    kinds[0].colour = {0x2040ffff};
    const auto shared = std::make_shared<const level::OwnKinds>(kinds);
    QVERIFY(widgets::stampPicture(stamp, 40, theme, shared) !=
            widgets::stampPicture(stamp, 40, theme));
    // A stamp with more cells than pixels is scaled down.
    stamp.paint = level::PaintGrid({128, 64}, level::painted(Terrain::Floor));
    stamp.mask = grid::Grid<std::uint8_t>({128, 64}, 1);
    QCOMPARE(widgets::stampPicture(stamp, 40, theme).size(), QSize(40, 20));
}

MAZELOOM_TEST(TestStampsPanel)

}  // namespace mazeloom::tst_stamps_panel

#include "tst_stamps_panel.moc"

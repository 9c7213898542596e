// SPDX-License-Identifier: MIT
// Pins cells of the generated level by keys in the real window.
#include <memory>

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/panels/message_bar.h"
#include "widgets/tools/fragment_edits.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_keep_domain {

using app::MainWindow;
using grid::Point;
using grid::Rect;
using widgets::PackDocument;

class TestKeepDomain : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void actionsFollowTheSelection();
    void keepsWhatIsGeneratedThrough();
    void keepAllStaysWhateverTheSeed();
    void letsGoOfTheSelectionOrOfAll();
    void paintingAndErasingLetGo();
    void movedCellsStayKept();
    void copiesWhatIsShown();
    void copiesWhatIsPaintedAlone();
    void whatIsInHandShowsWhatIsPutDown();
    void theCellSaysThatItIsKept();
    void saysWhereNothingCanFlowRound();
    void resizingTakesKeptCellsAlong();

  private:
    PackDocument& document() { return *window_->workspace().current(); }
    const level::Level& level() { return *currentLevel(document()); }
    QString id() { return document().currentSheet().id; }
    widgets::EditContext& context() { return window_->toolBox().context(); }
    const level::CellGrid& cells() { return window_->player().timeline()->cells(); }
    widgets::Canvas* canvas() { return window_->findChild<widgets::Canvas*>(); }
    QAction* action(const char* name) { return window_->actions().find(name); }
    /// Runs `work` and waits until the level has been generated again.
    template <typename Work>
    void generating(const Work& work) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        work();
        QTRY_VERIFY(!shown.isEmpty());
        window_->player().seek(window_->player().timeline()->count());
    }
    std::size_t kept() { return level().kept.cells.count(); }

    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<MainWindow> window_;
};

namespace {

level::Cell withoutKept(level::Cell cell) {
    return level::Cell::fromBits(cell.bits() & ~unsigned{level::Cell::kKept});
}

}  // namespace

void TestKeepDomain::initTestCase() {
    testing::prepareApplication("keep");
}

void TestKeepDomain::init() {
    QSettings().clear();
    themes_ = std::make_unique<app::ThemeController>();
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    generating([this] { window_->workspace().open("builtin:temple"); });
    canvas()->setFocus();
}

void TestKeepDomain::cleanup() {
    window_.reset();
    themes_.reset();
}

void TestKeepDomain::actionsFollowTheSelection() {
    QVERIFY(!action("level.keep")->isEnabled());
    QVERIFY(action("level.keep-all")->isEnabled());
    QVERIFY(!action("level.let-go")->isEnabled());
    context().reach().setSelection(edit::Area(Rect{2, 2, 3, 3}));
    QVERIFY(action("level.keep")->isEnabled());
    for (const char* name : {"level.keep", "level.keep-all", "level.let-go"}) {
        QVERIFY(!action(name)->icon().isNull());
        QVERIFY(!action(name)->shortcut().isEmpty());
    }
}

void TestKeepDomain::keepsWhatIsGeneratedThrough() {
    context().reach().setSelection(edit::Area(Rect{2, 2, 6, 5}));
    const level::CellGrid before = cells();
    generating([this] { QTest::keyClick(canvas(), Qt::Key_K, Qt::ControlModifier); });
    QCOMPARE(kept(), 30u);
    QVERIFY(action("level.let-go")->isEnabled());
    generating([this] { setSeed(document(), id(), 4711); });
    for (int y = 2; y < 7; ++y) {
        for (int x = 2; x < 8; ++x)
            QVERIFY(cells().at({x, y}) == before.at({x, y}));
    }
    QVERIFY(cells() != before);
    document().history()->undo();  // the change of the seed
    generating([this] { document().history()->undo(); });
    QCOMPARE(kept(), 0u);
}

void TestKeepDomain::keepAllStaysWhateverTheSeed() {
    const level::CellGrid before = cells();
    generating(
        [this] { QTest::keyClick(canvas(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier); });
    QCOMPARE(static_cast<std::int64_t>(kept()), level().size.area());
    generating([this] { setSeed(document(), id(), 99); });
    QVERIFY(cells() == before);
}

void TestKeepDomain::letsGoOfTheSelectionOrOfAll() {
    generating([this] { action("level.keep-all")->trigger(); });
    const std::size_t all = kept();
    context().reach().setSelection(edit::Area(Rect{1, 1, 4, 4}));
    generating(
        [this] { QTest::keyClick(canvas(), Qt::Key_K, Qt::ControlModifier | Qt::AltModifier); });
    QCOMPARE(kept(), all - 16);
    context().reach().setSelection({});
    generating([this] { action("level.let-go")->trigger(); });
    QCOMPARE(kept(), 0u);
    QVERIFY(level().kept == level::Kept{});
    generating([this] { document().history()->undo(); });
    QCOMPARE(kept(), all - 16);
}

void TestKeepDomain::paintingAndErasingLetGo() {
    generating([this] { action("level.keep-all")->trigger(); });
    const std::size_t all = kept();
    const edit::Ink floor = edit::terrainInk(level::Terrain::Floor);
    generating([&] {
        context().painting().paintArea(edit::Area(Rect{3, 3, 2, 2}), floor, "Paint");
    });
    QCOMPARE(kept(), all - 4);
    context().reach().setSelection(edit::Area(Rect{8, 3, 3, 1}));
    generating([&] { QVERIFY(eraseSelection(context(), "Erase")); });
    QCOMPARE(kept(), all - 7);
    generating([this] { document().history()->undo(); });
    generating([this] { document().history()->undo(); });
    QCOMPARE(kept(), all);
}

void TestKeepDomain::movedCellsStayKept() {
    context().reach().setSelection(edit::Area(Rect{4, 4, 3, 2}));
    generating([this] { action("level.keep")->trigger(); });
    const level::KeptCell corner = level().kept.cells.at({4, 4});
    generating([this] { QVERIFY(moveSelection(context(), {5, 1})); });
    QCOMPARE(kept(), 6u);
    QVERIFY(level().kept.cells.at({9, 5}) == corner);
    QVERIFY(!level().kept.cells.at({4, 4}).isKept());
}

void TestKeepDomain::copiesWhatIsShown() {
    // Copied generated cells keep their look when pasted, whatever the seed.
    const edit::Area area(Rect{2, 2, 6, 5});
    context().reach().setSelection(area);
    const level::CellGrid before = cells();
    QTest::keyClick(canvas(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(kept(), 0u);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains('x'), qPrintable(text));
    generating([this] { setSeed(document(), id(), 4711); });
    generating([this] { action("edit.paste-in-place")->trigger(); });
    QCOMPARE(kept(), 30u);
    for (const edit::Run& run : area.runs()) {
        for (int x = run.x; x < run.end(); ++x)
            QVERIFY(withoutKept(cells().at({x, run.y})) == withoutKept(before.at({x, run.y})));
    }
    generating([this] { document().history()->undo(); });
    QCOMPARE(kept(), 0u);

    // At the beginning of the timeline no generated cell is shown, so none is copied.
    window_->player().first();
    context().reach().setSelection(area);
    QTest::keyClick(canvas(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QGuiApplication::clipboard()->text().contains('x'));
}

void TestKeepDomain::copiesWhatIsPaintedAlone() {
    context().reach().setSelection(edit::Area(Rect{2, 2, 6, 5}));
    action("edit.copy-painted")->trigger();
    const QString paint = QGuiApplication::clipboard()->text();
    QVERIFY(!paint.contains('x'));
    // A plain copy contains the same while generated cells are hidden.
    edit::Layers layers = context().layers();
    layers.of(edit::Layer::Generated).look = edit::LayerLook::Hidden;
    context().setLayers(layers);
    QTest::keyClick(canvas(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), paint);
    generating([this] { setSeed(document(), id(), 4711); });
    context().setLayers({});
    action("edit.paste-in-place")->trigger();
    QCOMPARE(kept(), 0u);
}

void TestKeepDomain::whatIsInHandShowsWhatIsPutDown() {
    context().reach().setSelection(edit::Area(Rect{2, 2, 6, 5}));
    const auto inHand = [this](const char* copy) {
        action(copy)->trigger();
        action("edit.paste")->trigger();
        QTest::mouseMove(canvas(), canvas()->rect().center() + QPoint(1, 1));
        QTest::mouseMove(canvas(), canvas()->rect().center());
        // What a frame has no time for is drawn by the next ones.
        [this] { QTRY_VERIFY_WITH_TIMEOUT(canvas()->isSettled(), 10'000); }();
        canvas()->repaint();
        [this] { QTRY_VERIFY_WITH_TIMEOUT(canvas()->isSettled(), 10'000); }();
        return canvas()->grab().toImage();
    };
    const QImage painted = inHand("edit.copy-painted");
    QVERIFY(inHand("edit.copy") != painted);
    QCOMPARE(inHand("edit.copy-painted"), painted);
}

void TestKeepDomain::theCellSaysThatItIsKept() {
    context().reach().setSelection(edit::Area(Point{5, 5}));
    QVERIFY(!canvas()->describe({5, 5}).contains("pinned"));
    generating([this] { action("level.keep")->trigger(); });
    QVERIFY(canvas()->describe({5, 5}).contains("pinned"));
    QVERIFY(!canvas()->describe({6, 5}).contains("pinned"));
    QVERIFY(window_->findChild<widgets::MapOverlays*>()->isShown(widgets::Overlay::Kept));
}

void TestKeepDomain::saysWhereNothingCanFlowRound() {
    generating([this] { window_->workspace().open("builtin:dungeons"); });
    if (id() != "the-outpost") {
        generating([this] {
            document().setCurrentSheet({widgets::Sheet::Kind::Level, "the-outpost"});
        });
    }
    auto* bar = window_->findChild<widgets::MessageBar*>("messageBar");
    QVERIFY2(bar->text().isEmpty(), qPrintable(bar->text()));
    // RULES.md G-31.5: a pinned hall without a door, to which no corridor can be joined.
    const Rect hall{10, 6, 5, 4};
    const level::PaintGrid cells(level().size);
    edit::KeptChange change;
    for (int y = hall.y; y < hall.y + hall.height; ++y) {
        for (int x = hall.x; x < hall.x + hall.width; ++x) {
            const bool isInside = x > hall.x && y > hall.y && x < hall.x + hall.width - 1 &&
                                  y < hall.y + hall.height - 1;
            const level::Cell cell(isInside ? level::Terrain::Floor : level::Terrain::Wall);
            change.delta.push_back({cells.index({x, y}), 1, {}, level::KeptCell(cell)});
        }
    }
    generating([&] { setKept(document(), id(), std::move(change), "Keep"); });
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->text().contains("(11, 7)"), qPrintable(bar->text()));
    for (auto* button : bar->findChildren<QToolButton*>()) {
        if (button->text() == "Show the cell") button->click();
    }
    QVERIFY(canvas()->highlightedCell().has_value());
    QVERIFY(hall.contains(*canvas()->highlightedCell()));
}

void TestKeepDomain::resizingTakesKeptCellsAlong() {
    context().reach().setSelection(edit::Area(Rect{4, 4, 3, 2}));
    generating([this] { action("level.keep")->trigger(); });
    const level::Kept before = level().kept;
    QAbstractButton* resize = nullptr;
    for (auto* button : window_->findChildren<QAbstractButton*>()) {
        if (button->accessibleName() == "Resize the level") resize = button;
    }
    QVERIFY(resize != nullptr);
    const auto answer = [](auto work) {
        QTimer::singleShot(0, qApp, [work] {
            auto* dialog = qobject_cast<widgets::ResizeDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            work(*dialog, dialog->findChildren<QSpinBox*>());
        });
    };
    const grid::Size size = level().size;
    generating([&] {
        answer([size](QDialog& dialog, const QList<QSpinBox*>& sides) {
            sides[0]->setValue(size.width + 8);
            sides[1]->setValue(size.height + 2);
            dialog.accept();
        });
        resize->click();
    });
    QCOMPARE(level().size, (grid::Size{size.width + 8, size.height + 2}));
    QVERIFY(level().kept == before);
    // The dialog counts the pinned cells that the resize removes.
    generating([&] {
        answer([](QDialog& dialog, const QList<QSpinBox*>& sides) {
            sides[0]->setValue(5);
            bool isTold = false;
            for (const auto* label : dialog.findChildren<QLabel*>())
                isTold = isTold || label->text().contains("4 pinned cell");
            dialog.accept();
            QVERIFY(isTold);
        });
        resize->click();
    });
    QCOMPARE(kept(), 2u);
    generating([this] { document().history()->undo(); });
    QVERIFY(level().kept == before);
}

MAZELOOM_TEST(TestKeepDomain)

}  // namespace mazeloom::tst_keep_domain

#include "tst_keep_domain.moc"

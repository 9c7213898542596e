// SPDX-License-Identifier: MIT
// Painting with a mix of inks by real mouse and key events: strokes, undo, symmetry, growing, the
// palette's mixing mode and the mix editor.
#include <map>

#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/undo_history.h"
#include "widgets/tools/bars/ink_palette.h"
#include "widgets/tools/bars/mix_editor.h"
#include "widgets/tools/context/ink_text.h"

namespace mazeloom::tst_mix {

using edit::InkMix;
using grid::Point;
using level::Terrain;
using widgets::InkPalette;
using widgets::MixEditor;

class TestMix : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void aStrokeMixesAndIsOneStep();
    void goingOverItAgainChangesNothing();
    void eachStrokeIsCastAnew();
    void aSeedCastsAllStrokesAnew();
    void shapesAndFillsMixToo_data();
    void shapesAndFillsMixToo();
    void symmetryMirrorsTheMix_data();
    void symmetryMirrorsTheMix();
    void growingKeepsWhatWasPainted();
    void whatIsLeftStays();
    void theEraserMixesNothing();
    void anInkEndsTheMix();
    void otherSheetsTakeWhatTheyCan();
    void clicksWithControlMix();
    void theEditorFollowsAndSets();
    void theEditorGoesByKeys();

  private:
    widgets::EditContext& context() { return box_->context(); }
    const level::PaintGrid& cells() { return *context().paint(); }
    Terrain at(Point cell) { return level::terrainOf(cells().at(cell)); }
    QPoint place(Point cell) const { return ToolTest::at(cell); }
    std::map<Terrain, int> counts() {
        std::map<Terrain, int> counts;
        for (const level::Paint cell : cells().storage())
            ++counts[level::terrainOf(cell)];
        return counts;
    }
    void mix(std::initializer_list<std::pair<const char*, int>> parts) {
        InkMix mix;
        for (const auto& [id, weight] : parts)
            mix.setWeight(*edit::findMixable(id), weight);
        context().inks().setMix(mix);
    }
    static int weightOf(const InkMix& mix, const char* id) {
        return mix.weightOf(*edit::findMixable(id));
    }
};

namespace {

QToolButton* swatch(const InkPalette& palette, const QString& name) {
    for (auto* button : palette.findChildren<QToolButton*>()) {
        if (button->menu() == nullptr && button->accessibleName() == name) return button;
    }
    return nullptr;
}

QSpinBox* weightBox(const MixEditor& editor, const QString& ink) {
    for (auto* box : editor.findChildren<QSpinBox*>()) {
        if (box->accessibleName() == "Weight of " + ink) return box;
    }
    return nullptr;
}

QToolButton* button(const QWidget& in, const QString& name) {
    for (auto* button : in.findChildren<QToolButton*>()) {
        if (button->accessibleName() == name) return button;
    }
    return nullptr;
}

}  // namespace

void TestMix::init() {
    pack::Reading reading;
    level::Level level = testing::solid({40, 24}, {}, level::Ruleset::Temple);
    level.id = "temple";
    reading.pack.levels.push_back(std::move(level));
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<Terrain>({9, 9}, Terrain::Wall);
    reading.pack.rooms.push_back(std::move(room));
    show(std::move(reading));
    use("brush");
    context().reach().setBrush({3, edit::Brush::Tip::Square});
}

void TestMix::aStrokeMixesAndIsOneStep() {
    mix({{"floor", 3}, {"water", 1}});
    drag({5, 5}, {34, 5});
    const level::PaintGrid painted = cells();
    auto found = counts();
    QCOMPARE(found[Terrain::Floor] + found[Terrain::Water], 32 * 3);
    QVERIFY(found[Terrain::Water] >= 8 && found[Terrain::Floor] > found[Terrain::Water]);
    QCOMPARE(document_->history()->count(), 1);
    QCOMPARE(document_->history()->undoText(), QString("Paint: Mix of 2 ink(s)"));
    document_->history()->undo();
    QCOMPARE(counts()[Terrain::Wall], 40 * 24);
    document_->history()->redo();
    QVERIFY(cells() == painted);
}

void TestMix::goingOverItAgainChangesNothing() {
    mix({{"floor", 1}, {"water", 1}, {"column", 1}});
    press({5, 5});
    move({30, 5}, Qt::LeftButton);
    const level::PaintGrid once = cells();
    for (const Point back : {Point{5, 5}, Point{30, 5}, Point{12, 5}})
        move(back, Qt::LeftButton);
    QVERIFY(cells() == once);
    release({12, 5});
    QVERIFY(cells() == once);
}

void TestMix::eachStrokeIsCastAnew() {
    mix({{"floor", 1}, {"water", 1}});
    drag({5, 5}, {34, 5});
    const level::PaintGrid first = cells();
    document_->history()->undo();
    drag({5, 5}, {34, 5});
    QVERIFY(cells() != first);
    QCOMPARE(counts()[Terrain::Wall], 40 * 24 - 32 * 3);
}

void TestMix::aSeedCastsAllStrokesAnew() {
    mix({{"floor", 1}, {"water", 1}});
    const auto castBy = [&](std::uint64_t seed, widgets::Gesture stroke) {
        context().inks().setMixSeed(seed);
        const edit::InkChoice inks = context().inks().forStroke(stroke);
        std::vector<level::Paint> cast;
        for (int x = 0; x < 64; ++x)
            cast.push_back(inks.at({x, 7}).set);
        return cast;
    };
    const auto first = static_cast<widgets::Gesture>(1);
    const auto second = static_cast<widgets::Gesture>(2);
    QVERIFY(castBy(5, first) == castBy(5, first));
    QVERIFY(castBy(5, first) != castBy(5, second));
    QVERIFY(castBy(5, first) != castBy(6, first));
    // A stroke with the next seed does not draw like the next stroke with the same seed.
    QVERIFY(castBy(5, second) != castBy(6, first) && castBy(6, second) != castBy(5, first));
}

void TestMix::shapesAndFillsMixToo_data() {
    QTest::addColumn<QString>("tool");
    QTest::addColumn<int>("cells");
    QTest::newRow("line") << "line" << 32 * 3;
    QTest::newRow("rectangle") << "rectangle" << 30 * 11;
    QTest::newRow("ellipse") << "ellipse" << 0;
    QTest::newRow("bucket") << "bucket" << 40 * 24;
}

void TestMix::shapesAndFillsMixToo() {
    QFETCH(QString, tool);
    QFETCH(int, cells);
    mix({{"floor", 1}, {"water", 1}});
    QVERIFY(use(tool.toLatin1().constData()) != nullptr);
    const bool isLine = tool == "line";
    tool == "bucket" ? click({5, 5}) : drag({5, 5}, {34, isLine ? 5 : 15});
    auto found = counts();
    const int floor = found[Terrain::Floor];
    const int water = found[Terrain::Water];
    QVERIFY(floor > 10 && water > 10);
    if (cells > 0) QCOMPARE(floor + water, cells);
    QCOMPARE(document_->history()->count(), 1);
    document_->history()->undo();
    QCOMPARE(counts()[Terrain::Wall], 40 * 24);
}

void TestMix::symmetryMirrorsTheMix_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("hasFalls");
    using Mode = edit::PaintSymmetry::Mode;
    for (const Mode mode : {Mode::LeftRight, Mode::TopBottom, Mode::Both, Mode::HalfTurn}) {
        for (const bool hasFalls : {false, true})
            QTest::addRow("mode %d, %d", int(mode), int(hasFalls)) << int(mode) << hasFalls;
    }
}

void TestMix::symmetryMirrorsTheMix() {
    using Mode = edit::PaintSymmetry::Mode;
    QFETCH(int, mode);
    QFETCH(bool, hasFalls);
    if (hasFalls)
        mix({{"floor", 1}, {"fall-left", 1}, {"fall-up", 1}});
    else
        mix({{"floor", 1}, {"water", 1}, {"column", 1}});
    context().reach().setSymmetry(static_cast<Mode>(mode));
    // Across the axes, so that cells are painted both by the pointer and by symmetry.
    drag({4, 3}, {30, 20});
    const auto mirrored = [&](Point cell) -> Point {
        const Point across{39 - cell.x, cell.y};
        const Point down{cell.x, 23 - cell.y};
        if (static_cast<Mode>(mode) == Mode::LeftRight) return across;
        if (static_cast<Mode>(mode) == Mode::TopBottom) return down;
        return {across.x, down.y};
    };
    int painted = 0;
    for (int y = 0; y < 24; ++y) {
        for (int x = 0; x < 40; ++x) {
            const Terrain here = at({x, y});
            const Terrain there = at(mirrored({x, y}));
            painted += here == Terrain::Wall ? 0 : 1;
            const auto isFall = [](Terrain terrain) {
                return level::info(terrain).flow.has_value();
            };
            if (isFall(here)) {
                QVERIFY(isFall(there));
                // Vertical waterfalls stay vertical, horizontal ones stay horizontal.
                const auto isUpright = [](Terrain terrain) {
                    return terrain == Terrain::WaterfallUp || terrain == Terrain::WaterfallDown;
                };
                QCOMPARE(isUpright(here), isUpright(there));
            } else {
                QVERIFY(here == there);
            }
        }
    }
    QVERIFY(painted > 100);
    document_->history()->undo();
    QCOMPARE(counts()[Terrain::Wall], 40 * 24);
}

void TestMix::growingKeepsWhatWasPainted() {
    mix({{"floor", 1}, {"water", 1}});
    context().painting().setGrowing(true);
    press({6, 6});
    move({2, 2}, Qt::LeftButton);
    move({-3, 2}, Qt::LeftButton);
    const level::PaintGrid before = cells();
    release({-3, 2});
    QVERIFY(cells().width() > 40);
    const int by = cells().width() - 40;
    for (int y = 0; y < 24; ++y) {
        for (int x = 0; x < 40; ++x)
            QVERIFY(level::terrainOf(before.at({x, y})) == at({x + by, y}));
    }
    QCOMPARE(document_->history()->count(), 1);
}

void TestMix::whatIsLeftStays() {
    context().inks().setCurrent(*edit::findInk("floor"));
    use("rectangle");
    drag({5, 5}, {34, 15});
    mix({{"coin", 1}, {"leave", 9}});
    drag({5, 5}, {34, 15});
    int coins = 0;
    for (int y = 5; y <= 15; ++y) {
        for (int x = 5; x <= 34; ++x) {
            QVERIFY(at({x, y}) == Terrain::Floor);
            coins += level::markOf(cells().at({x, y})) == level::PaintMark::Coin ? 1 : 0;
        }
    }
    QVERIFY(coins > 10 && coins < 80);
}

void TestMix::theEraserMixesNothing() {
    mix({{"floor", 1}, {"water", 1}});
    drag({5, 5}, {34, 5});
    use("eraser");
    drag({5, 5}, {34, 5});
    QCOMPARE(counts()[Terrain::Wall], 40 * 24);
}

void TestMix::anInkEndsTheMix() {
    mix({{"floor", 1}, {"water", 1}});
    QVERIFY(context().inks().isMixing());
    context().inks().setCurrent(context().inks().current());
    QVERIFY(!context().inks().isMixing());
    drag({5, 5}, {34, 5});
    QCOMPARE(counts()[Terrain::Floor], 32 * 3);
    // The mix is remembered.
    context().inks().setMixing(true);
    QCOMPARE(weightOf(context().inks().mix(), "water"), 1);
    use("eyedropper");
    click({5, 5});
    QVERIFY(!context().inks().isMixing());
    QCOMPARE(QByteArray(context().inks().current().id.data()), "floor");
    // An empty mix starts with the current ink.
    context().inks().setMix({});
    context().inks().setMixing(true);
    QVERIFY(context().inks().isMixing());
    QCOMPARE(weightOf(context().inks().mix(), "floor"), 1);
}

void TestMix::otherSheetsTakeWhatTheyCan() {
    mix({{"coin", 2}, {"no-trap", 2}});
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    showSheet();
    QVERIFY(!context().inks().isMixing());
    drag({1, 4}, {7, 4});
    QCOMPARE(counts()[Terrain::Floor], 9 * 3);
    document_->setCurrentSheet(widgets::levelSheet("temple"));
    QVERIFY(context().inks().isMixing());
}

void TestMix::clicksWithControlMix() {
    InkPalette palette(context());
    palette.resize(palette.sizeHint());
    palette.show();
    const auto clickOn = [&](const char* name, Qt::KeyboardModifiers held) {
        QTest::mouseClick(swatch(palette, name), Qt::LeftButton, held);
    };
    clickOn("Floor", {});
    clickOn("Water", Qt::ControlModifier);
    QVERIFY(context().inks().isMixing());
    QCOMPARE(weightOf(context().inks().mix(), "floor"), 1);
    QCOMPARE(weightOf(context().inks().mix(), "water"), 1);
    clickOn("Floor", Qt::ControlModifier);
    clickOn("Floor", Qt::ControlModifier);
    QCOMPARE(weightOf(context().inks().mix(), "floor"), 3);
    QCOMPARE(swatch(palette, "Floor")->accessibleDescription(), "In the mix, with weight 3");
    // No single ink is current, and the name says so.
    for (const auto* each : palette.findChildren<QToolButton*>())
        QVERIFY(!each->isChecked());
    const auto labels = palette.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text() == "Mix of 2 ink(s)"; }));
    clickOn("Water", Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(context().inks().mix().parts().size() == 1);
    // Works by keys, too.
    swatch(palette, "Coin")->setFocus();
    QTest::keyClick(swatch(palette, "Coin"), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(weightOf(context().inks().mix(), "coin"), 1);
    clickOn("Water", {});
    QVERIFY(!context().inks().isMixing());
    QVERIFY(swatch(palette, "Water")->isChecked());
    QCOMPARE(swatch(palette, "Floor")->accessibleDescription(), QString());
}

void TestMix::theEditorFollowsAndSets() {
    mix({{"floor", 3}, {"water", 1}});
    MixEditor editor(context(), canvas_.get());
    editor.open(*canvas_);
    QVERIFY(editor.isVisible());
    QSpinBox* floor = weightBox(editor, "Floor");
    QVERIFY(floor != nullptr && floor->hasFocus());
    QCOMPARE(floor->value(), 3);
    const auto says = [&](const char* text) {
        const auto labels = editor.findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(says("75 %") && says("25 %"));
    floor->selectAll();
    QTest::keyClicks(floor, "2*2+5");
    QTest::keyClick(floor, Qt::Key_Tab);
    QCOMPARE(weightOf(context().inks().mix(), "floor"), 9);
    QVERIFY(says("90 %") && says("10 %"));
    QVERIFY(!floor->hasFocus() && editor.isAncestorOf(QApplication::focusWidget()));
    // The editor follows changes made elsewhere.
    context().inks().weigh(*edit::findInk("water"), 8);
    QCOMPARE(weightBox(editor, "Water")->value(), 9);
    button(editor, "Take out: Water")->click();
    QTRY_VERIFY(weightBox(editor, "Water") == nullptr);
    QCOMPARE(context().inks().mix().parts().size(), std::size_t{1});
    button(editor, "Empty the mix")->click();
    QVERIFY(context().inks().mix().isEmpty() && !context().inks().isMixing());
    QVERIFY(!button(editor, "Empty the mix")->isEnabled());
    // A mix of all inks still fits.
    InkMix all;
    for (const edit::InkInfo& ink : edit::palette())
        all.setWeight(ink, InkMix::kMaxWeight);
    context().inks().setMix(all);
    QTRY_VERIFY(editor.height() >= editor.sizeHint().height());
    QVERIFY(editor.height() < 500);
}

void TestMix::theEditorGoesByKeys() {
    context().inks().setCurrent(*edit::findInk("floor"));
    context().inks().setMixing(true);
    canvas_->setFocus();
    MixEditor editor(context(), canvas_.get());
    editor.open(*canvas_);
    QTest::keyClick(weightBox(editor, "Floor"), Qt::Key_Up);
    QCOMPARE(weightOf(context().inks().mix(), "floor"), 2);
    // Goes to the add button, past the remove button.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    auto* add = button(editor, "Add an ink");
    QVERIFY(add->hasFocus());
    QMetaObject::invokeMethod(
        this,
        [add] {
            QVERIFY(add->menu()->isVisible());
            // Adds the first ink that is not in the mix yet.
            QTest::keyClick(add->menu(), Qt::Key_Down);
            QTest::keyClick(add->menu(), Qt::Key_Return);
        },
        Qt::QueuedConnection);
    QTest::keyClick(add, Qt::Key_Space);
    QTRY_COMPARE(context().inks().mix().parts().size(), std::size_t{2});
    QVERIFY(weightBox(editor, "Wall") != nullptr);
    QTRY_VERIFY(weightBox(editor, "Wall")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!editor.isVisible());
    QVERIFY(canvas_->hasFocus());
    editor.open(*canvas_);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!editor.isVisible());
}

MAZELOOM_TEST(TestMix)

}  // namespace mazeloom::tst_mix

#include "tst_mix.moc"

// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/stages/stages.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_shape {

class TestShape : public QObject {
    Q_OBJECT

  private slots:
    void paintedChangesNothing();
    void paintedWantsAnOpenCell();
    void randomShapesAreOneRegionLargeEnough_data();
    void randomShapesAreOneRegionLargeEnough();
    void takesThePlaceOfWhatIsPainted();
    void leadsToEveryObject();
    void refusesAHeroInAnEmitter();
    void refusesAFillOutsideItsRange();
    void recordingChangesNothing_data();
    void recordingChangesNothing();
    void splitsChangesThatOneStepCannotHold();
    void largeLevels_data();
    void largeLevels();
};

namespace {

level::Level shapeLevel(level::Level level, const char* source, std::int64_t fill = 55) {
    level.recipe = testing::solid({1, 1}, {"shape"}).recipe;
    level = testing::with(level, "shape", "source", std::string(source));
    return testing::with(level, "shape", "fill", fill);
}

level::Level emptyLevel(grid::Size size) {
    return testing::solid(size, {}, level::Ruleset::Temple);
}

std::int64_t openCells(const level::Map& map) {
    std::int64_t count = 0;
    for (level::Cell cell : map.cells.storage())
        count += cell.isWalkable();
    return count;
}

void sources() {
    QTest::addColumn<QByteArray>("source");
    for (const char* source : {"blob", "caves", "rooms-and-maze"}) {
        QTest::newRow(source) << QByteArray(source);
    }
}

grid::Size drawnSize(random::Stream& random) {
    const int most = random.chance(30) ? 5 : random.chance(80) ? 24 : 70;
    const int width = random.between(1, most);
    return {width, random.between(1, most)};
}

}  // namespace

void TestShape::paintedChangesNothing() {
    for (const testing::Rows& rows : testing::awkwardShapes()) {
        const level::Level level = testing::painted(rows, {"shape"});
        const auto recorded = generate::record(level, {}, 1);
        QVERIFY(!recorded.failure);
        QVERIFY(recorded.map.cells == generate::initialMap(level).cells);
        QCOMPARE(recorded.trace->stepCount(), 0u);
    }
}

void TestShape::paintedWantsAnOpenCell() {
    for (const level::Level& level :
         {testing::painted({"###", "# #"}, {"shape"}), testing::solid({4, 4}, {"shape"})}) {
        const auto generated = generate::generate(level, {}, 1);
        QVERIFY(!generated.has_value());
        const std::string text = generated.error().describe();
        QVERIFY2(text.find("no open cell is painted") != std::string::npos, text.c_str());
        QVERIFY(text.find("shape") != std::string::npos);
    }
}

void TestShape::randomShapesAreOneRegionLargeEnough_data() {
    sources();
}

void TestShape::randomShapesAreOneRegionLargeEnough() {
    QFETCH(QByteArray, source);
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        random::Stream random(static_cast<std::uint64_t>(i));
        const grid::Size size = drawnSize(random);
        const int fill = random.between(35, 90);
        const auto generated = generate::generate(
            shapeLevel(emptyLevel(size), source.constData(), fill), {}, random.bits());
        QVERIFY2(generated.has_value(), qPrintable(QString::number(i)));
        const level::Map& map = generated->map;
        const std::int64_t open = openCells(map);
        QCOMPARE(std::ssize(testing::walkableFrom(map, map.hero().value())), open);
        const int least = source == "rooms-and-maze" ? 35 : fill;
        QVERIFY(open * 100 >= size.area() * least);
        // The border stays rock if the inside is large enough.
        if (size.width < 3 || size.height < 3) continue;
        if (std::int64_t{size.width - 2} * (size.height - 2) * 100 < size.area() * 90) continue;
        for (int x = 0; x < size.width; ++x) {
            QVERIFY(!map.cells.at({x, 0}).isWalkable());
            QVERIFY(!map.cells.at({x, size.height - 1}).isWalkable());
        }
    }
}

void TestShape::takesThePlaceOfWhatIsPainted() {
    testing::Rows rows(30, std::string(40, '~'));
    for (std::string& row : rows)
        row.replace(10, 12, "   xxx$$$   ");
    rows[15][20] = '@';
    for (const char* source : {"blob", "caves", "rooms-and-maze"}) {
        const auto generated =
            generate::generate(shapeLevel(testing::painted(rows, {}), source), {}, 3);
        QVERIFY(generated.has_value());
        for (level::Cell cell : generated->map.cells.storage()) {
            QVERIFY(!cell.isTrap() && !cell.hasCoin());
            QVERIFY(cell.terrain() != level::Terrain::Water);
        }
        QCOMPARE(generated->map.hero().value(), (grid::Point{20, 15}));
    }
}

void TestShape::leadsToEveryObject() {
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        random::Stream random(static_cast<std::uint64_t>(i));
        level::Level level = emptyLevel(drawnSize(random));
        std::set<std::pair<int, int>> taken;
        for (int k = 0; k < 5; ++k) {
            const int x = random.between(0, level.size.width - 1);
            const int y = random.between(0, level.size.height - 1);
            if (!taken.emplace(x, y).second) continue;
            const auto kind = k == 0   ? level::ThingKind::Hero
                              : k == 1 ? level::ThingKind::Emitter
                                       : level::ThingKind::Heart;
            level.objects.push_back({{}, kind, {x, y}, {}, {}, {}});
        }
        const char* source = i % 3 == 0 ? "blob" : i % 3 == 1 ? "caves" : "rooms-and-maze";
        const auto generated = generate::generate(shapeLevel(level, source, 35), {}, random.bits());
        // An emitter can block a corridor, so that the shape cannot grow.
        if (!generated) {
            QVERIFY(level.size.width < 4 || level.size.height < 4);
            continue;
        }
        const level::Map& map = generated->map;
        QVERIFY(map.cells.at(*map.hero()).isWalkable());
        const auto region = testing::walkableFrom(map, map.hero().value());
        QCOMPARE(std::ssize(region), openCells(map));
        if (level.size.width < 4 || level.size.height < 4) continue;
        for (const level::Object& object : level.objects) {
            const bool emitter = object.kind == level::ThingKind::Emitter;
            QCOMPARE(map.cells.at(object.at).isWalkable(), !emitter);
            QCOMPARE(region.contains({object.at.x, object.at.y}), !emitter);
        }
    }
}

void TestShape::refusesAHeroInAnEmitter() {
    level::Level level = emptyLevel({9, 9});
    level.objects.push_back({{}, level::ThingKind::Hero, {4, 4}, {}, {}, {}});
    level.objects.push_back({{}, level::ThingKind::Emitter, {4, 4}, {}, {}, {}});
    const auto generated = generate::generate(shapeLevel(level, "blob"), {}, 1);
    QVERIFY(!generated.has_value());
    QCOMPARE(generated.error().cell.value(), (grid::Point{4, 4}));
}

void TestShape::refusesAFillOutsideItsRange() {
    for (std::int64_t fill : {34, 91}) {
        const auto generated =
            generate::generate(shapeLevel(emptyLevel({9, 9}), "blob", fill), {}, 1);
        QVERIFY(!generated.has_value());
        QVERIFY(generated.error().describe().find("35–90") != std::string::npos);
    }
}

void TestShape::recordingChangesNothing_data() {
    sources();
}

void TestShape::recordingChangesNothing() {
    QFETCH(QByteArray, source);
    for (int i = 0; i < testing::seeds(2'000); ++i) {
        random::Stream random(static_cast<std::uint64_t>(i));
        const level::Level level = shapeLevel(emptyLevel(drawnSize(random)), source.constData());
        const auto seed = std::uint64_t{random.bits()};
        const auto [recorded, wrong] = testing::checkedRecord(level, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(!recorded.failure);
        // The explanation has a line for every kind of step.
        const auto steps = generate::findStage("shape")->steps;
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
            const auto kind = recorded.trace->steps[s].kind;
            QVERIFY(std::ranges::find(steps, kind, &generate::StepInfo::kind) != steps.end());
        }
    }
}

void TestShape::splitsChangesThatOneStepCannotHold() {
    testing::Rows rows(300, std::string(400, '.'));
    rows[150][200] = '@';
    const auto recorded = generate::record(shapeLevel(testing::painted(rows, {}), "caves"), {}, 2);
    QVERIFY(!recorded.failure);
    std::size_t full = 0;
    for (std::size_t s = 0; s < recorded.trace->steps.size(); ++s) {
        full += recorded.trace->steps[s].changes == 0xffff;
    }
    QVERIFY(full > 0);
    trace::Timeline timeline(recorded.trace);
    timeline.seek(timeline.count());
    QVERIFY(timeline.cells() == recorded.map.cells);
}

void TestShape::largeLevels_data() {
    sources();
}

void TestShape::largeLevels() {
    QFETCH(QByteArray, source);
    for (const grid::Size size : {grid::Size{1, 8192}, {8192, 3}, {40, 2000}, {513, 300}}) {
        const auto generated =
            generate::generate(shapeLevel(emptyLevel(size), source.constData()), {}, 5);
        QVERIFY(generated.has_value());
        const std::int64_t open = openCells(generated->map);
        QCOMPARE(std::ssize(testing::walkableFrom(generated->map, *generated->map.hero())), open);
        QVERIFY(open * 100 >= size.area() * (source == "rooms-and-maze" ? 35 : 55));
    }
}

MAZELOOM_TEST(TestShape)

}  // namespace mazeloom::tst_shape

#include "tst_shape.moc"

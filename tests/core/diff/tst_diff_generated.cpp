// SPDX-License-Identifier: MIT
// What seeds of two levels give: counted by a plain loop over the maps' texts, and the cells that
// differ by a plain loop over the cells.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QTest>

#include "core/diff/generated.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_diff_generated {

class TestDiffGenerated : public QObject {
    Q_OBJECT

  private slots:
    void countsSeeds();
    void comparesDifferentSeeds();
    void marksCells();
    void stops();
};

namespace {

level::Pack templePack() {
    return *pack::readFolder(MAZELOOM_PACKS "/temple");
}

/// Returns the level with one more floor cell that is water.
diff::MadeFrom withWater(const diff::MadeFrom& from, grid::Point cell) {
    auto level = std::make_shared<level::Level>(*from.level);
    level->paint->at(cell) = level::painted(level::Terrain::Water);
    diff::MadeFrom changed = from;
    changed.level = level;
    return changed;
}

diff::SeedPair sameSeed(std::uint64_t index) {
    return {index, index};
}

/// Returns the character of each cell, with what stands on it.
std::string textOf(const diff::MadeFrom& from, std::uint64_t seed) {
    const auto map = diff::mapOf(from, seed);
    return map ? level::toText(*map) : map.error().text;
}

}  // namespace

void TestDiffGenerated::countsSeeds() {
    const level::Pack pack = templePack();
    const auto count = static_cast<std::uint64_t>(testing::seeds(60, 20));
    const diff::MadeFrom before = diff::madeFrom(pack, "the-ring");
    level::Level sparse = *before.level;
    for (level::RecipeStage& stage : sparse.recipe.stages) {
        if (stage.stage == "traps") stage.parameters["density"] = std::int64_t{1};
    }
    diff::MadeFrom after = before;
    after.level = std::make_shared<const level::Level>(sparse);
    std::uint64_t wanted = 0;
    for (std::uint64_t seed = 0; seed < count; ++seed)
        wanted += textOf(before, seed) != textOf(after, seed) ? 1 : 0;
    QVERIFY(wanted > 0);
    for (const unsigned threads : {1u, 3u}) {
        std::uint64_t last = 0;
        const auto difference = diff::generatedDifference(before, after, count, sameSeed, threads,
                                                          [&](std::uint64_t done) { last = done; });
        QCOMPARE(difference.seeds, count);
        QCOMPARE(last, count);
        QCOMPARE(difference.different, wanted);
        QVERIFY(difference.first && difference.count > 0);
        QVERIFY(textOf(before, difference.first->before) != textOf(after, difference.first->after));
        for (std::uint64_t seed = 0; seed < difference.first->after; ++seed)
            QCOMPARE(textOf(before, seed), textOf(after, seed));
    }
    // The level's names do not count.
    sparse = *before.level;
    sparse.id = "other";
    sparse.title = "Another title";
    after.level = std::make_shared<const level::Level>(sparse);
    QCOMPARE(diff::generatedDifference(before, after, count, sameSeed, 2, {}).different,
             std::uint64_t{0});
}

void TestDiffGenerated::comparesDifferentSeeds() {
    const level::Pack pack = templePack();
    const diff::MadeFrom level = diff::madeFrom(pack, "the-ring");
    const auto difference = diff::generatedDifference(level, level, 1,
                                                      [](std::uint64_t) {
                                                          return diff::SeedPair{1, 2};
                                                      },
                                                      1, {});
    QCOMPARE(difference.different, std::uint64_t{1});
    QCOMPARE(difference.first->before, std::uint64_t{1});
    QCOMPARE(difference.first->after, std::uint64_t{2});
    QVERIFY(diff::madeFrom(pack, "no-such-level").level == nullptr);
}

void TestDiffGenerated::marksCells() {
    const level::Pack pack = templePack();
    const diff::MadeFrom before = diff::madeFrom(pack, "the-eyes");
    const grid::Point cell{14, 12};
    const diff::MadeFrom after = withWater(before, cell);
    for (int seed = 0; seed < testing::seeds(40); ++seed) {
        const auto was = diff::mapOf(before, static_cast<std::uint64_t>(seed));
        const auto is = diff::mapOf(after, static_cast<std::uint64_t>(seed));
        QVERIFY(was && is);
        const auto different = diff::differentCells(*was, *is);
        QCOMPARE(different.at(cell), std::uint8_t{1});
        QVERIFY(diff::differentCells(*is, *was) == different);
        for (int y = 0; y < different.height(); ++y) {
            for (int x = 0; x < different.width(); ++x) {
                if (was->cells.at({x, y}) != is->cells.at({x, y}))
                    QCOMPARE(different.at({x, y}), std::uint8_t{1});
            }
        }
        const auto same = diff::differentCells(*was, *was);
        for (const std::uint8_t one : same.storage())
            QCOMPARE(one, std::uint8_t{0});
        // A thing that changes without its cell.
        level::Map turned = *was;
        for (level::Object& object : turned.objects) {
            if (object.kind == level::ThingKind::Emitter) object.beam.off += 1;
        }
        const auto emitters = diff::differentCells(*was, turned);
        std::int64_t marked = 0;
        for (const std::uint8_t one : emitters.storage())
            marked += one;
        QCOMPARE(marked, std::int64_t{3});
    }
}

void TestDiffGenerated::stops() {
    const level::Pack pack = templePack();
    const diff::MadeFrom level = diff::madeFrom(pack, "the-ring");
    CountedStop counted(3);
    const auto difference =
        diff::generatedDifference(level, level, 1'000'000, sameSeed, 1, {}, &counted);
    QVERIFY(difference.seeds < 10);
}

MAZELOOM_TEST(TestDiffGenerated)

}  // namespace mazeloom::tst_diff_generated

#include "tst_diff_generated.moc"

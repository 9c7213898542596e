// SPDX-License-Identifier: MIT
// A level's pinned cells in the pack's files: writing, reading, and refusing errors.
#include <algorithm>
#include <sstream>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/edit/keep/keep.h"
#include "core/generate/generate.h"
#include "core/pack/fragment_json.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_kept_json {

using grid::Point;
using grid::Rect;

class TestKeptJson : public QObject {
    Q_OBJECT

  private slots:
    void showsTheDrawing();
    void readsWhatItWrote();
    void takesAboutAsMuchAsIsKept();
    void unknownKeysStay();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void goesWithAFragment();
};

namespace {

tl::expected<level::Level, std::vector<Problem>> readLevelText(const std::string& text,
                                                               const std::string& id) {
    const auto json = pack::parseJson(text, {});
    if (!json) return tl::unexpected(std::vector{json.error()});
    pack::Report report("levels/" + id + ".json");
    level::Level level = pack::readLevel(*json, id, report);
    if (!report.isClean()) return tl::unexpected(report.take());
    return level;
}

level::Level emptyLevel(grid::Size size) {
    level::Level level = testing::solid(size, {"maze"});
    level.id = "one";
    level.title = "One";
    return level;
}

level::KeptCell floorOf(unsigned marks = 0) {
    return level::KeptCell(level::Cell(level::Terrain::Floor), marks);
}

}  // namespace

void TestKeptJson::showsTheDrawing() {
    level::Level level = emptyLevel({20, 20});
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 5; ++x)
            level.kept.cells.set({4 + x, 7 + y}, floorOf(level::kRoom));
    }
    level.kept.cells.set({6, 8}, level::Cell(level::Terrain::Column));
    level.kept.cells.set(
        {8, 9},
        level::KeptCell(
            level::Cell(level::Terrain::Floor).with(level::Cell::kAisle).with(level::Cell::kCoin)));
    level::Object heart;
    heart.kind = level::ThingKind::Heart;
    heart.at = {4, 7};
    level.kept.objects.push_back(heart);
    const std::string text = pack::writeLevel(level);
    const std::string wanted = R"(  "kept": {
    "cells": [
      {
        "at": [4, 7],
        "terrain": [
          ".....",
          "..o..",
          "....."
        ],
        "marks": [
          "     ",
          "     ",
          "    $"
        ],
        "origin": [
          "rrrrr",
          "rr rr",
          "rrrr "
        ]
      }
    ],
    "objects": [
      {"kind": "heart", "at": [4, 7]}
    ]
  },)";
    QVERIFY2(text.find(wanted) != std::string::npos, text.c_str());
}

void TestKeptJson::readsWhatItWrote() {
    for (int seed = 0; seed < testing::seeds(3000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Level level = emptyLevel({random.between(1, 70), random.between(1, 60)});
        level.ruleset = level::Ruleset::Temple;
        const auto anyCell = [&] {
            const int x = random.between(0, level.size.width - 1);
            const int y = random.between(0, level.size.height - 1);
            return Point{x, y};
        };
        for (int left = random.between(1, 5); left > 0; --left) {
            const Point from = anyCell();
            const Point to = anyCell();
            const bool isSparse = random.chance(40);
            for (int y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y) {
                for (int x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) {
                    if (isSparse && !random.chance(7)) continue;
                    level::Cell cell(static_cast<level::Terrain>(random.below(16)));
                    if (cell.isWalkable()) {
                        if (random.chance(50)) cell = cell.with(level::Cell::kAisle);
                        if (random.chance(20)) {
                            cell = cell.with(random.chance(50) ? level::Cell::kTrap
                                                               : level::Cell::kCoin);
                        }
                    }
                    level.kept.cells.set({x, y}, level::KeptCell(cell, random.below(8)));
                }
            }
        }
        level.kept.cells.forEach([&](Point p, level::KeptCell) {
            if (!random.chance(3)) return;
            level::Object object;
            object.kind = static_cast<level::ThingKind>(random.between(2, 6));
            object.at = p;
            if (random.chance(30)) object.id = "twice";
            level.kept.objects.push_back(object);
            level::Trajectory path;
            path.points = {p};
            if (random.chance(50)) path.points.push_back({0, 0});
            level.kept.trajectories.push_back(path);
        });
        const std::string text = pack::writeLevel(level);
        const auto read = readLevelText(text, "one");
        QVERIFY2(read.has_value(), read ? "" : read.error().front().describe().c_str());
        QVERIFY2(*read == level, qPrintable(QString("seed %1").arg(seed)));
        QVERIFY(pack::writeLevel(*read) == text);
    }
}

/// Cells in distant corners do not make the file as large as the level.
void TestKeptJson::takesAboutAsMuchAsIsKept() {
    level::Level level = emptyLevel({8192, 8192});
    const std::size_t before = pack::writeLevel(level).size();
    for (int i = 0; i < 100; ++i)
        level.kept.cells.set({i * 82, i * 82}, floorOf());
    for (int i = 0; i < 100; ++i)
        level.kept.cells.set({8191 - i * 80, i * 80}, floorOf());
    QCOMPARE(level.kept.cells.count(), 200u);
    QVERIFY(pack::writeLevel(level).size() - before < 200 * 200);
    QVERIFY(level.kept.cells.bytes() < 200 * 1024);
    // A level pinned completely takes little more than two bytes a cell.
    level::KeptCells all;
    for (int y = 0; y < 512; ++y) {
        for (int x = 0; x < 512; ++x)
            all.set({x, y}, floorOf());
    }
    QVERIFY(all.bytes() < 512 * 512 * 9 / 4);
}

void TestKeptJson::unknownKeysStay() {
    level::Level level = emptyLevel({9, 9});
    level.kept.cells.set({1, 1}, floorOf());
    nlohmann::ordered_json json = nlohmann::ordered_json::parse(pack::writeLevel(level));
    json["kept"]["mood"] = "calm";
    const auto read = readLevelText(json.dump(), "one");
    QVERIFY(read.has_value());
    const auto again = nlohmann::json::parse(pack::writeLevel(*read));
    QCOMPARE(again["kept"]["mood"].get<std::string>(), std::string("calm"));
}

void TestKeptJson::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* kept, const char* said) {
        QTest::newRow(name) << kept << said;
    };
    row("no object", "[]", "kept");
    row("no cells", "{}", "cells");
    row("no place", R"({"cells": [{"terrain": ["."]}]})", "kept, piece 1, at");
    row("no rows", R"({"cells": [{"at": [0, 0], "terrain": []}]})", "kept, piece 1, terrain");
    row("ragged", R"({"cells": [{"at": [0, 0], "terrain": ["..", "."]}]})",
        "kept, piece 1, terrain, row 2");
    row("unknown character", R"({"cells": [{"at": [0, 0], "terrain": [".&"]}]})",
        "kept, piece 1, terrain, row 1, column 2");
    row("beyond the level", R"({"cells": [{"at": [8, 8], "terrain": [".."]}]})",
        "reach beyond the level's 9 × 9");
    row("marks of another size",
        R"({"cells": [{"at": [0, 0], "terrain": [".."], "marks": ["x"]}]})",
        "is 1 × 1, terrain is 2 × 1");
    row("a mark in a wall", R"({"cells": [{"at": [2, 3], "terrain": [".#"], "marks": [" x"]}]})",
        "has a mark at (3, 3)");
    row("twice",
        R"({"cells": [{"at": [2, 3], "terrain": [".#"]}, {"at": [3, 2], "terrain": [".", "."]}]})",
        "kept, piece 2: keeps (3, 3), which another piece already has");
    row("a thing outside",
        R"({"cells": [{"at": [2, 3], "terrain": ["."]}], "objects": [{"kind": "heart", "at": [1, 1]}]})",
        "kept, object 1: is not on kept cells");
    row("a room outside",
        R"({"cells": [{"at": [2, 3], "terrain": ["."]}], "rooms": [{"rect": [2, 3, 2, 2]}]})",
        "kept, room 1: is not on kept cells");
    row("a room with three numbers",
        R"({"cells": [{"at": [2, 3], "terrain": ["."]}], "rooms": [{"rect": [2, 3, 2]}]})",
        "four numbers");
}

void TestKeptJson::tellsWhatIsWrong() {
    QFETCH(QString, kept);
    QFETCH(QString, said);
    nlohmann::ordered_json json =
        nlohmann::ordered_json::parse(pack::writeLevel(emptyLevel({9, 9})));
    json["kept"] = nlohmann::ordered_json::parse(kept.toStdString());
    const auto read = readLevelText(json.dump(), "one");
    QVERIFY(!read.has_value());
    const std::string told = read.error().front().describe();
    QVERIFY2(QString::fromStdString(told).contains(said), told.c_str());
    QVERIFY(told.starts_with("levels/one.json: "));
}

/// Pinned cells that are copied and turned four times are unchanged.
void TestKeptJson::goesWithAFragment() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        level::Level level = testing::solid(
            {20, 16}, {"shape", "hidden-maze", "reach", "bugs", "lasers", "hearts", "traps"},
            level::Ruleset::Temple);
        level.recipe.stages[0].parameters["source"] = std::string("caves");
        const auto generated = generate::generate(level, {}, static_cast<std::uint64_t>(seed));
        if (!generated) continue;
        random::Stream random(static_cast<std::uint64_t>(seed));
        edit::KeptChange change =
            edit::keep(level, {}, generated->map, edit::Area(Rect{2, 3, 14, 9}));
        edit::redo(level.kept, level.size, change.delta);
        if (change.things) edit::swapThings(level.kept, *change.things);
        const level::PaintGrid paint(level.size, 1);
        const edit::Fragment fragment =
            edit::copyOf(paint, {}, {}, edit::Area(paint.bounds()), level.kept);
        QVERIFY(fragment.kept.cells == level.kept.cells);
        const auto read = pack::readFragment(pack::writeFragment(fragment));
        QVERIFY(read.has_value());
        QVERIFY(*read == fragment);
        edit::Fragment turned = fragment;
        for (int i = 0; i < 4; ++i)
            turned = edit::transformed(turned, {1, false});
        QVERIFY(turned == fragment);
        // Pasted into an empty level where it was copied, the result is the same again.
        level::Level empty = level;
        empty.kept = {};
        edit::KeptChange put =
            edit::pasted(empty, fragment.kept, {0, 0}, edit::Area(paint.bounds()));
        edit::redo(empty.kept, empty.size, put.delta);
        if (put.things) edit::swapThings(empty.kept, *put.things);
        QVERIFY(empty.kept == fragment.kept);
    }
}

MAZELOOM_TEST(TestKeptJson)

}  // namespace mazeloom::tst_kept_json

#include "tst_kept_json.moc"

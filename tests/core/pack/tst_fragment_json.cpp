// SPDX-License-Identifier: MIT
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/edit/paint/room_paint.h"
#include "core/pack/fragment_json.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_fragment_json {

using edit::Area;
using edit::Fragment;

class TestFragmentJson : public QObject {
    Q_OBJECT

  private slots:
    void looksLikeALevel();
    void everythingComesBack();
    void keepsEntrances();
    void cellsOutsideOfTheMaskAreNothing();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void truncatedTextIsAnError();
    void everyWrongTypeIsAnError();
    void flippedBitsNeverCrash();
    void keepsTheLargestFragment();
};

namespace {

constexpr std::string_view kSmall = R"({
  "format": "mazeloom-fragment",
  "version": 1,
  "from": [4, 0],
  "size": [3, 2],
  "mask": [
    "###",
    "# #"
  ],
  "terrain": [
    "#..",
    "~ }"
  ],
  "marks": [
    " x ",
    "   "
  ],
  "objects": [
    {"id": "a", "kind": "emitter", "at": [2, 0], "direction": "left", "on": 5, "off": 6}
  ],
  "trajectories": [
    {"points": [[0, 0], [2, 1]], "mode": "there and back", "speed": 2.5}
  ]
}
)";

std::string described(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += problem.describe() + '\n';
    return text;
}

/// Returns the problems of the small fragment after `from` in it is replaced by `to`.
std::string problemsWith(std::string_view from, std::string_view to) {
    std::string text(kSmall);
    const std::size_t at = text.find(from);
    if (at == std::string::npos) return "not found: " + std::string(from);
    text.replace(at, from.size(), to);
    const auto fragment = pack::readFragment(text);
    return fragment ? "none" : described(fragment.error());
}

}  // namespace

void TestFragmentJson::looksLikeALevel() {
    const auto fragment = pack::readFragment(kSmall);
    if (!fragment) QFAIL(described(fragment.error()).c_str());
    QCOMPARE(fragment->mask, Area({{0, 0, 3}, {1, 0, 1}, {1, 2, 1}}));
    QCOMPARE(fragment->paint.at({1, 0}),
             level::painted(level::Terrain::Floor, level::PaintMark::Trap));
    QCOMPARE(fragment->from, (grid::Point{4, 0}));
    QCOMPARE(fragment->objects.front().beam.off, 6);
    QCOMPARE(fragment->trajectories.front().speed, 25);
    QCOMPARE(QByteArray::fromStdString(pack::writeFragment(*fragment)),
             QByteArray(kSmall.data(), static_cast<qsizetype>(kSmall.size())));
}

void TestFragmentJson::everythingComesBack() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Fragment fragment = testing::randomFragment(random);
        const std::string text = pack::writeFragment(fragment);
        const auto back = pack::readFragment(text);
        if (!back) QFAIL((text + described(back.error())).c_str());
        QVERIFY(*back == fragment);
        QCOMPARE(pack::writeFragment(*back), text);
    }
}

void TestFragmentJson::keepsEntrances() {
    level::Room room;
    room.cells = grid::Grid<level::Terrain>({3, 3}, level::Terrain::Wall);
    room.cells.at({1, 1}) = level::Terrain::Floor;
    room.entrances = {{0, 1}, {2, 1}};
    const Fragment fragment = edit::copyOf(edit::paintOf(room), {}, {}, Area(room.cells.bounds()));
    QVERIFY(pack::readFragment(pack::writeFragment(fragment)).value() == fragment);
}

void TestFragmentJson::cellsOutsideOfTheMaskAreNothing() {
    std::string text(kSmall);
    text.replace(text.find("~ }"), 3, "~.}");
    QVERIFY(pack::readFragment(text).value() == pack::readFragment(kSmall).value());
}

void TestFragmentJson::saysWhatIsWrong_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(expected) + '\n';
    };
    row("format", "mazeloom-fragment", "mazeloom-pack",
        "format: is not \"mazeloom-fragment\": this was not copied from Mazeloom");
    row("newer", "\"version\": 1", "\"version\": 2",
        "version: is 2, this Mazeloom reads up to 1: update it to paste this");
    row("version 0", "\"version\": 1", "\"version\": 0", "version: 0 is outside 1–1");
    row("no size", "\"size\"", "\"site\"", "size: is missing");
    row("too large", "[3, 2]", "[3, 8193]", "size: 8193 is outside 1–8192");
    row("other size", "[3, 2]", "[3, 3]",
        "mask: is 3 × 2, but size is 3 × 3\n"
        "terrain: is 3 × 2, but size is 3 × 3\n"
        "marks: is 3 × 2, but size is 3 × 3");
    row("from", "[4, 0]", "[-1, 0]", "from: -1 is outside 0–8191");
    row("mask", "\"###\"", "\"#.#\"", "mask, row 1, column 2: unknown character '.'");
    row("empty mask", "\"###\",\n    \"# #\"", "\"   \",\n    \"   \"", "mask: has no cell");
    row("no terrain", "\"terrain\"", "\"ground\"", "terrain: is missing");
    row("object", "\"at\": [2, 0]", "\"at\": [3, 0]",
        "object 1, at: (3, 0) is outside the 3 × 2 cells");
    row("kind", "emitter", "lamp", "object 1, kind: unknown kind \"lamp\"");
    row("path", "[[0, 0], [2, 1]]", "[[0, 0]]",
        "trajectory 1, points: a path needs at least two points");
}

void TestFragmentJson::saysWhatIsWrong() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QTEST(QByteArray::fromStdString(problemsWith(from.toStdString(), to.toStdString())),
          "expected");
}

void TestFragmentJson::truncatedTextIsAnError() {
    const std::size_t end = kSmall.rfind('}');
    for (std::size_t size = 0; size <= end; ++size) {
        const auto fragment = pack::readFragment(kSmall.substr(0, size));
        QVERIFY(!fragment.has_value());
        QVERIFY(!fragment.error().empty());
    }
}

void TestFragmentJson::everyWrongTypeIsAnError() {
    using Json = nlohmann::json;
    const Json good = Json::parse(kSmall);
    for (const Json& wrong : {Json(), Json(true), Json(-1), Json(0.5), Json("text"),
                              Json::array({Json::object()}), Json{{"a", 1}}}) {
        QVERIFY(!pack::readFragment(wrong.dump()).has_value());
        for (const auto& [key, value] : good.items()) {
            Json bad = good;
            bad[key] = wrong;
            const auto fragment = pack::readFragment(bad.dump());
            QVERIFY2(!fragment.has_value(), (key + ' ' + wrong.dump()).c_str());
        }
    }
}

void TestFragmentJson::flippedBitsNeverCrash() {
    for (int seed = 0; seed < testing::seeds(10000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        std::string text(kSmall);
        for (int i = random.between(1, 4); i > 0; --i) {
            char& c = text[random.below(static_cast<std::uint32_t>(text.size()))];
            c = static_cast<char>(c ^ (1 << random.below(8)));
        }
        const auto fragment = pack::readFragment(text);
        if (fragment) {
            QVERIFY(pack::readFragment(pack::writeFragment(*fragment)).value() == *fragment);
        } else {
            QVERIFY(!fragment.error().front().text.empty());
        }
    }
}

void TestFragmentJson::keepsTheLargestFragment() {
    Fragment fragment;
    fragment.paint = level::PaintGrid({level::kMaxSide, level::kMaxSide}, 5);
    fragment.paint.at({8000, 3}) = level::painted(level::Terrain::Floor, level::PaintMark::Coin);
    fragment.mask = Area(fragment.paint.bounds());
    const auto back = pack::readFragment(pack::writeFragment(fragment));
    QVERIFY(back.has_value());
    QVERIFY(*back == fragment);
}

MAZELOOM_TEST(TestFragmentJson)

}  // namespace mazeloom::tst_fragment_json

#include "tst_fragment_json.moc"

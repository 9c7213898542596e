// SPDX-License-Identifier: MIT
// Wishes: which are accepted, which are refused and at what position, and that a search finds the
// same seeds as evaluating every part for every seed.
#include <vector>

#include <QTest>

#include "core/analyse/measures/measures.h"
#include "core/analyse/wish/search.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_wish {

using namespace analyse;

class TestWish : public QObject {
    Q_OBJECT

  private slots:
    void isTrueWhereItShouldBe_data();
    void isTrueWhereItShouldBe();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void noTextBreaksTheReader();
    void knowsWhatCannotBe();
    void findsWhatAskingEverythingFinds_data();
    void findsWhatAskingEverythingFinds();
    void stopsAfterEnough();
    void stopsWhenTold();
};

namespace {

/// The test's values: dead-ends is 3, rooms 7, open-cells 100; traps has no value.
std::optional<std::int64_t> valueOfId(std::string_view id) {
    if (id == "dead-ends") return 3;
    if (id == "rooms") return 7;
    if (id == "open-cells") return 100;
    return std::nullopt;
}

bool isTrue(const Wish& wish) {
    const auto valueOf = [&](std::size_t place) { return valueOfId(wish.measures[place]->id); };
    return WishEvaluation(wish, valueOf).isTrue(wish.root);
}

Sampler samplerOf(const Wish& wish, level::Level level) {
    return Sampler({std::make_shared<level::Level>(std::move(level)),
                    std::make_shared<const std::vector<level::Room>>(),
                    {},
                    {}},
                   wish.measures);
}

level::Level dungeon() {
    return testing::solid({41, 41}, {"rooms", "maze", "doors", "dead-ends", "unite"});
}

}  // namespace

void TestWish::isTrueWhereItShouldBe_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* text, bool expected) {
        QTest::newRow(text) << text << expected;
    };
    row("dead-ends <= 3", true);
    row("dead-ends < 3", false);
    row("3 >= dead-ends", true);
    row("3 > dead-ends", false);
    row("dead-ends = 3", true);
    row("dead-ends == 3", true);
    row("dead-ends != 3", false);
    row("rooms = 7..9", true);
    row("rooms = 8..9", false);
    row("rooms = 5..7", true);
    row("rooms != 8..9", true);
    row("rooms != 7..7", false);
    row("rooms = dead-ends..open-cells", true);
    row("dead-ends <= 3 and rooms > 7", false);
    row("dead-ends <= 3 or rooms > 7", true);
    row("not rooms > 7 and dead-ends = 3", true);
    row("not (rooms > 7 or dead-ends = 3)", false);
    row("not not rooms = 7", true);
    // and binds tighter than or
    row("rooms = 7 or rooms = 8 and dead-ends = 9", true);
    row("(rooms = 7 or rooms = 8) and dead-ends = 9", false);
    row("rooms * 10 + dead-ends = 73", true);
    row("dead-ends + rooms * 10 = 73", true);
    row("(dead-ends + rooms) * 10 = open-cells", true);
    row("rooms - dead-ends - 1 = 3", true);
    row("rooms - (dead-ends - 1) = 5", true);
    row("-3 < dead-ends", true);
    row("rooms-1 = 6 or rooms = 7", false);
    row("open-cells * open-cells * open-cells = 1000000", true);
    row("1000000000000 * 1000000000000 > 999999999999 * 1000000000000", true);
    // A comparison with a missing value is false.
    row("traps = 0", false);
    row("traps != 0", false);
    row("not traps = 0", true);
    row("traps + rooms > 0", false);
}

void TestWish::isTrueWhereItShouldBe() {
    QFETCH(const QString, text);
    QFETCH(const bool, expected);
    const auto wish = readWish(text.toStdString());
    if (text.startsWith("rooms-1")) {
        QVERIFY(!wish);
        QCOMPARE(wish.error().at, std::size_t{0});
        QVERIFY(wish.error().text.find("space") != std::string::npos);
        return;
    }
    QVERIFY2(wish.has_value(), wish ? "" : wish.error().text.c_str());
    QCOMPARE(isTrue(*wish), expected);
}

void TestWish::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* text, int at, const char* says) {
        QTest::newRow(*text == 0 ? "empty" : text) << text << at << says;
    };
    row("", 0, "expected a measure");
    row("   ", 3, "expected a measure");
    row("dead-ends", 9, "expected a comparison");
    row("dead-ends <=", 12, "expected a measure, a number");
    row("dead-ends <= 3 and", 18, "expected a measure");
    row("dead-ends <= 3 rooms", 15, "expected \"and\", \"or\" or the end");
    row("dead-endz <= 3", 0, "did you mean dead-ends?");
    row("(dead-ends <= 3", 15, "expected \")\"");
    row("dead-ends <= 3)", 14, "not \")\"");
    row("rooms = 9..5", 8, "empty");
    row("rooms < 5..9", 9, "= or !=");
    row("rooms and dead-ends = 3", 5, "expected a comparison");
    row("(rooms = 3) + 1 = 4", 1, "not a comparison");
    row("rooms <= 3 <= 4", 11, "expected \"and\"");
    row("rooms = 99999999999999", 8, "larger");
    row("rooms = 99999999999999999999999999", 8, "larger");
    row("rooms = - dead-ends", 10, "after \"-\"");
    row("rooms @ 3", 6, "expected \"and\"");
    row("Rooms = 3", 0, "expected a measure");
    row("rooms = ..3", 8, "expected a measure");
}

void TestWish::tellsWhatIsWrong() {
    QFETCH(const QString, text);
    QFETCH(const int, at);
    QFETCH(const QString, says);
    const auto wish = readWish(text.toStdString());
    QVERIFY(!wish);
    QVERIFY2(wish.error().text.find(says.toStdString()) != std::string::npos,
             wish.error().text.c_str());
    QCOMPARE(static_cast<int>(wish.error().at), at);
}

void TestWish::noTextBreaksTheReader() {
    constexpr std::array<const char*, 18> kPieces{
        "rooms", "dead-ends", " and ", " or ", "not ", "(", ")", " <= ", " = ",
        "..",    "3",         "17",    " - ",  " + ",  "*", " ", "?",    "99999999999999999999"};
    random::Stream random(3);
    int read = 0;
    for (int i = 0; i < testing::seeds(20'000, 2000); ++i) {
        std::string text;
        for (int count = random.between(1, 12); count > 0; --count)
            text += kPieces[random.below(kPieces.size())];
        const auto wish = readWish(text);
        if (!wish) {
            QVERIFY2(wish.error().at <= text.size() && !wish.error().text.empty(), text.c_str());
            continue;
        }
        ++read;
        isTrue(*wish);
        // Brackets around it change nothing.
        const auto again = readWish("(" + text + ")");
        QVERIFY2(again && isTrue(*again) == isTrue(*wish), text.c_str());
        const auto other = readWish("not (" + text + ")");
        QVERIFY2(other && isTrue(*other) != isTrue(*wish), text.c_str());
    }
    QVERIFY(read > 0);
    QVERIFY(!readWish(std::string(100'000, '(')));
    QVERIFY(!readWish(std::string(4000, '(')));
    std::string deep = "rooms = 1";
    for (int i = 0; i < 500; ++i)
        deep = "not " + deep;
    QCOMPARE(readWish(deep).error().text, std::string("the wish is nested too deep"));
}

void TestWish::knowsWhatCannotBe() {
    const auto wish = readWish("rooms = 1 and coins > 3").value();
    QVERIFY(!whyNever(wish, level::Ruleset::Temple));
    const auto flaw = whyNever(wish, level::Ruleset::Descent);
    QVERIFY(flaw.has_value());
    QCOMPARE(flaw->at, std::size_t{14});
}

void TestWish::findsWhatAskingEverythingFinds_data() {
    QTest::addColumn<QString>("text");
    for (const char* const text :
         {"rooms = 8..9", "longest-way > 120 and rooms = 9", "rooms = 9 and longest-way > 120",
          "rooms >= 11 or open-cells < 500 and longest-way < 100",
          "not (rooms > 5 or dead-ends > 0)", "rooms * 60 > open-cells and choke-points < 40",
          "steps > 900 and (rooms = 10 or rooms = 8)", "rooms = 1000"})
        QTest::newRow(text) << text;
}

void TestWish::findsWhatAskingEverythingFinds() {
    QFETCH(const QString, text);
    const Wish wish = readWish(text.toStdString()).value();
    const Sampler sampler = samplerOf(wish, dungeon());
    const SeedRange seeds{10, static_cast<std::uint64_t>(10 + testing::seeds(600, 60))};
    std::vector<std::uint64_t> expected;
    for (std::uint64_t seed = seeds.first; seed <= seeds.last; ++seed) {
        const Sample sample = sampler.sample(seed);
        if (sample.failure) continue;
        const auto value = [&](std::size_t place) {
            return valueOf(*wish.measures[place], sampler.subjectOf(sample));
        };
        if (WishEvaluation(wish, value).isTrue(wish.root)) expected.push_back(seed);
    }
    for (const unsigned threads : {1U, 3U}) {
        for (const bool asksInOrder : {false, true}) {
            std::vector<std::uint64_t> found;
            const SearchState state = search({.sampler = &sampler,
                                              .wish = &wish,
                                              .seeds = seeds,
                                              .count = 1'000'000,
                                              .threads = threads,
                                              .asksInOrder = asksInOrder},
                                             [&](const Hit& hit) { found.push_back(hit.seed); });
            QVERIFY(found == expected);
            QCOMPARE(state.hits, static_cast<std::uint64_t>(expected.size()));
            QCOMPARE(state.seeds, seeds.last - seeds.first + 1);
            // Each part is evaluated only for seeds that passed the parts before it.
            for (std::size_t i = 1; i < state.parts.size(); ++i)
                QCOMPARE(state.parts[i].asked, state.parts[i - 1].passed);
            QCOMPARE(state.parts.back().passed, state.hits);
        }
    }
}

void TestWish::stopsAfterEnough() {
    const Wish wish = readWish("rooms >= 0").value();
    const Sampler sampler = samplerOf(wish, dungeon());
    for (const unsigned threads : {1U, 4U}) {
        std::vector<std::uint64_t> found;
        search({.sampler = &sampler,
                .wish = &wish,
                .seeds = {5, ~std::uint64_t{0}},
                .count = 20,
                .threads = threads},
               [&](const Hit& hit) { found.push_back(hit.seed); });
        QCOMPARE(found.size(), std::size_t{20});
        for (std::size_t i = 0; i < found.size(); ++i)
            QCOMPARE(found[i], std::uint64_t{5} + i);
    }
}

void TestWish::stopsWhenTold() {
    const Wish wish = readWish("rooms > 100000").value();
    const Sampler sampler = samplerOf(wish, dungeon());
    std::atomic<bool> stop = false;
    int looks = 0;
    const SearchState state = search(
        {.sampler = &sampler,
         .wish = &wish,
         .seeds = {0, ~std::uint64_t{0}},
         .count = 1,
         .threads = 2,
         .every = std::chrono::milliseconds(1)},
        [](const Hit&) {}, [&](const SearchState&) { stop = ++looks >= 3; }, &stop);
    QVERIFY(looks >= 3);
    QCOMPARE(state.hits, std::uint64_t{0});
}

MAZELOOM_TEST(TestWish)

}  // namespace mazeloom::tst_wish

#include "tst_wish.moc"

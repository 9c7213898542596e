// SPDX-License-Identifier: MIT
// The content of animations: generations, replays, and bugs on their paths.
#include <atomic>
#include <thread>
#include <tuple>

#include <QTest>

#include "core/generate/generate.h"
#include "core/level/mover_path.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/temple/attempts.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"
#include "tests/support/tiles.h"
#include "widgets/exchange/films/generation_film.h"
#include "widgets/exchange/films/ghost_film.h"
#include "widgets/exchange/films/replay_film.h"
#include "widgets/exchange/films/schedule.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::tst_films {

class TestFilms : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void aGenerationBeginsAndEndsAsPicturesDo_data();
    void aGenerationBeginsAndEndsAsPicturesDo();
    void aGenerationShowsItsMoments();
    void whoWalksIsWhereTheGameHasIt();
    void pathsOfOtherLengthsMeetAgain();
    void aReplayGoesToItsEnd();
    void aDescentIsShownKeyByKey();
    void aReplayIsDrawnFromAnotherThread();
    void whatCannotBeDrawnIsSaid();
};

namespace {

level::Pack builtIn(const char* id) {
    return pack::readFolder(std::filesystem::path(MAZELOOM_PACKS) / id).value();
}

exchange::PictureOptions look(int cell, std::vector<std::string> overlays = {}) {
    exchange::PictureOptions options;
    options.cell = cell;
    options.overlays = std::move(overlays);
    return options;
}

}  // namespace

void TestFilms::aGenerationBeginsAndEndsAsPicturesDo_data() {
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("cell");
    QTest::addColumn<bool>("overlays");
    // More than one block of cells in both directions. Takes longer than all other rows together.
    if (!testing::isBrief())
        QTest::addRow("great") << QByteArray("temple") << QByteArray("great-temple") << 6 << false;
    QTest::addRow("ring") << QByteArray("temple") << QByteArray("the-ring") << 12 << true;
    QTest::addRow("under") << QByteArray("dungeons") << QByteArray("undercity") << 3 << false;
    QTest::addRow("pixels") << QByteArray("dungeons") << QByteArray("warren") << 1 << true;
}

void TestFilms::aGenerationBeginsAndEndsAsPicturesDo() {
    QFETCH(QByteArray, pack);
    QFETCH(QByteArray, id);
    QFETCH(int, cell);
    QFETCH(bool, overlays);
    const level::Pack in = builtIn(pack);
    const level::Level& level = *in.findLevel(id.constData());
    auto picture = overlays ? look(cell, {"distance", "traps"}) : look(cell);
    const auto recorded = generate::record(level, in.rooms, 5);
    const auto film = widgets::generationFilm(recorded.trace, picture).value();
    const std::int64_t last = film->lastMoment();
    QCOMPARE(last, std::int64_t{recorded.trace->stepCount()});
    const auto first = generate::generateToStep(level, in.rooms, 5, 0);
    QCOMPARE(film->draw(0), widgets::drawLevel(first.map, level, picture).value());
    // Drawing step by step and by leaps gives the same last frame.
    for (std::int64_t moment = 0; moment < last; moment += moment % 2 == 0 ? 1 : last / 9 | 1)
        QCOMPARE(film->draw(moment).size(), film->size());
    QCOMPARE(film->draw(last), widgets::drawLevel(recorded.map, level, picture).value());

    // In a game's own tiles.
    const level::TileMappings tiles{testing::paintedTiles("stone")};
    picture.tiles = "stone";
    const auto tiled = widgets::generationFilm(recorded.trace, picture, &tiles).value();
    QCOMPARE(tiled->draw(last), widgets::drawLevel(recorded.map, level, picture, &tiles).value());
    QCOMPARE(tiled->draw(0), widgets::drawLevel(first.map, level, picture, &tiles).value());
    QVERIFY(tiled->draw(last) != film->draw(last));
    QVERIFY(!widgets::generationFilm(recorded.trace, picture));
}

void TestFilms::aGenerationShowsItsMoments() {
    const level::Pack in = builtIn("dungeons");
    const level::Level& level = *in.findLevel("crypt");
    const auto recorded = generate::record(level, in.rooms, 5);
    const auto film = widgets::generationFilm(recorded.trace, look(8)).value();
    // Away from the head and the changes of the step, cells are unchanged.
    const std::int64_t middle = film->lastMoment() / 2;
    const QImage drawn = film->draw(middle);
    const auto moment =
        generate::generateToStep(level, in.rooms, 5, static_cast<trace::StepIndex>(middle));
    const QImage cells = widgets::drawLevel(moment.map, level, look(8)).value();
    int other = 0;
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x)
            other += drawn.pixel(x, y) != cells.pixel(x, y) ? 1 : 0;
    }
    QVERIFY(other > 0);
    QVERIFY(other < drawn.width() * drawn.height() / 4);
    QVERIFY(film->draw(middle + 1) != drawn);
}

void TestFilms::whoWalksIsWhereTheGameHasIt() {
    const level::Pack in = builtIn("temple");
    const level::Level& level = *in.findLevel("the-sleepless");
    const level::Map map = generate::generate(level, in.rooms, 7).value().map;
    const auto film = widgets::ghostFilm(map, level, look(16)).value();
    QCOMPARE(film->momentsPerSecond(), 60);
    QVERIFY(film->isRound());
    const QImage still = film->draw(0);
    for (const std::int64_t tick : {std::int64_t{30}, std::int64_t{100}, film->lastMoment() / 2}) {
        const QImage shown = film->draw(tick);
        for (const level::Trajectory& path : map.trajectories) {
            const level::MoverPath mover(path);
            const grid::Point at = mover.cellAt(tick);
            const QRect cell(at.x * 16, at.y * 16, 16, 16);
            if (at != mover.cellAt(0)) QVERIFY(shown.copy(cell) != still.copy(cell));
        }
    }
    // The film loops, because every path here has the same length.
    QCOMPARE(film->draw(film->lastMoment()), still);
    QVERIFY(!widgets::ghostFilm(generate::generate(*in.findLevel("the-ring"), in.rooms, 7)->map,
                                *in.findLevel("the-ring"), look(16)));
}

void TestFilms::pathsOfOtherLengthsMeetAgain() {
    const auto filmOf = [](int right, int speed) {
        level::Level level = testing::painted({"@.....", "......", "......", "......"}, {"shape"});
        level.trajectories = {
            testing::mover(level::ThingKind::Bug, {{1, 1}, {3, 1}}),
            testing::mover(level::ThingKind::Bug, {{1, 3}, {right, 3}}, true, speed)};
        const level::Map map = generate::generate(level, {}, 1).value().map;
        const auto film = widgets::ghostFilm(map, level, look(16)).value();
        const QImage first = film->draw(0).copy();
        const bool endsAsItBegan = film->draw(film->lastMoment()) == first;
        return std::tuple(film->lastMoment(), film->isRound(), endsAsItBegan);
    };
    // Rounds of four and six steps of 15 ticks.
    QCOMPARE(filmOf(4, 40), std::tuple(std::int64_t{180}, true, true));
    // Six steps of 600/7 ticks: seven rounds take a whole number of ticks.
    QCOMPARE(filmOf(4, 7), std::tuple(std::int64_t{3600}, true, true));
    // Eight of these steps take longer than any film.
    QVERIFY(!std::get<1>(filmOf(5, 7)));
}

void TestFilms::aReplayGoesToItsEnd() {
    const level::Pack in = builtIn("temple");
    const auto field =
        play::temple::generateField(*in.findLevel("first-steps"), in.rooms, 7, 0, {}).value();
    play::Replay replay;
    replay.header.ticks = 90;
    const auto session = play::temple::Session::of(field, replay).value();
    const auto film = widgets::templeFilm(session, {.cell = 20}).value();
    QCOMPARE(film->size(), QSize(field->size().width, field->size().height) * 20);
    QCOMPARE(film->lastMoment(), std::int64_t{90});
    QCOMPARE(film->momentsPerSecond(), 60);
    const QImage first = film->draw(0);
    const QImage last = film->draw(90);
    // Nobody moved and a player sees no trap, so the frames are equal; the designer sees traps.
    QCOMPARE(first, last);
    const auto seen = widgets::templeFilm(session, {.cell = 20, .xRay = true}).value();
    QVERIFY(seen->draw(0) != first);
    const auto schedule = widgets::Schedule::of(*film, {});
    QCOMPARE(schedule->length(), std::chrono::milliseconds(2520));
}

void TestFilms::aDescentIsShownKeyByKey() {
    const level::Pack in = builtIn("descent");
    const auto dungeon = play::descent::Dungeon::of(in).value();
    play::descent::Replay replay;
    replay.header.seed = 7;
    for (const auto key : {play::descent::Key::Up, play::descent::Key::Left,
                           play::descent::Key::Down, play::descent::Key::Right})
        replay.keys.push_back(key);
    const auto session = play::descent::Session::of(dungeon, replay).value();
    const auto film = widgets::descentFilm(session, {}).value();
    QCOMPARE(film->lastMoment(), std::int64_t{4});
    const QImage before = film->draw(0);
    bool hasMoved = false;
    for (int key = 1; key <= 4; ++key)
        hasMoved = hasMoved || film->draw(key) != before;
    QVERIFY(hasMoved);
}

void TestFilms::aReplayIsDrawnFromAnotherThread() {
    const level::Pack in = builtIn("temple");
    const auto field =
        play::temple::generateField(*in.findLevel("first-steps"), in.rooms, 7, 0, {}).value();
    play::Replay replay;
    replay.header.ticks = 30;
    const auto film =
        widgets::templeFilm(play::temple::Session::of(field, replay).value(), {.cell = 12}).value();
    QImage drawn;
    std::atomic<bool> isDone = false;
    std::thread worker([&] {
        drawn = film->draw(30).copy();
        isDone = true;
    });
    QTRY_VERIFY(isDone.load());
    worker.join();
    QCOMPARE(drawn, film->draw(30));
}

void TestFilms::whatCannotBeDrawnIsSaid() {
    const level::Pack in = builtIn("temple");
    const level::Level& level = *in.findLevel("the-ring");
    const auto trace = generate::record(level, in.rooms, 1).trace;
    QVERIFY(!widgets::generationFilm(trace, look(129)));
    const auto field = play::temple::generateField(level, in.rooms, 7, 0, {}).value();
    play::Replay replay;
    replay.header.ticks = 30;
    const auto session = play::temple::Session::of(field, replay).value();
    for (const int cell : {7, 97}) {
        const auto film = widgets::templeFilm(session, {.cell = cell});
        QVERIFY(!film && film.error().text.find("8 to 96") != std::string::npos);
    }
    QVERIFY(widgets::templeFilm(session, {.cell = 8}));
}

MAZELOOM_TEST(TestFilms)

}  // namespace mazeloom::tst_films

#include "tst_films.moc"

// SPDX-License-Identifier: MIT
// The headers installed for games (core/library/mazeloom), compared with the library behind them.
#include <algorithm>
#include <atomic>
#include <bit>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <QtTest>

#include "core/generate/generate.h"
#include "core/level/map/cell.h"
#include "core/level/mechanics.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/read.h"
#include "core/play/descent/runs/session.h"
#include "mazeloom/check.h"
#include "mazeloom/descent.h"
#include "mazeloom/pack.h"
#include "mazeloom/temple.h"
#include "mazeloom/version.h"

namespace {

const std::string kPack = MAZELOOM_SOURCES "/tests/data/library/version-1.0.mazepack";

mazeloom::Pack goldenPack() {
    return mazeloom::Pack::open(kPack).value();
}

std::string bytesOf(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return std::move(bytes).str();
}

/// Whether two views of cells are equal.
bool isSame(const mazeloom::Cells& a, const std::vector<mazeloom::Cell>& b) {
    std::size_t next = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (const mazeloom::Cell cell : a.row(y)) {
            if (next == b.size() || !(cell == b[next++])) return false;
        }
    }
    return next == b.size();
}

std::vector<mazeloom::Cell> copyOf(const mazeloom::Cells& cells) {
    std::vector<mazeloom::Cell> copy;
    for (int y = 0; y < cells.height(); ++y) {
        const auto row = cells.row(y);
        copy.insert(copy.end(), row.begin(), row.end());
    }
    return copy;
}

std::int64_t coinsIn(const mazeloom::Cells& cells) {
    return std::ranges::count_if(
        copyOf(cells), [](mazeloom::Cell cell) { return cell.has(mazeloom::Cell::kCoin); });
}

}  // namespace

class TestLibrary : public QObject {
    Q_OBJECT

  private slots:
    void theSameLevelsAsTheProgram();
    void whatATempleShowsAndPromises();
    void whatATempleNeeds();
    void bytesInMemory();
    void whatThingsSay();
    void whatIsDark();
    void whatOwnTerrainsSay();
    void cellsFollowTheTemple();
    void cellsFollowTheRecording();
    void replaysComeBack();
    void theDescentIsTheEnginesOwn();
    void depthsAndAttempts();
    void proofs();
    void whatCannotBeIsSaid();
};

void TestLibrary::theSameLevelsAsTheProgram() {
    const auto archive = mazeloom::pack::openArchive(std::filesystem::path(kPack));
    const auto read = mazeloom::pack::read(*archive);
    const mazeloom::Pack pack = goldenPack();
    QCOMPARE(pack.levelCount(), read->levels.size());
    for (std::size_t i = 0; i < pack.levelCount(); ++i) {
        const mazeloom::level::Level& wanted = read->levels[i];
        const mazeloom::Level level = pack.level(i);
        QCOMPARE(level.id(), wanted.id);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            mazeloom::generate::Options options;
            options.kinds = read->ownKinds.share();
            const auto made = mazeloom::generate::generate(wanted, read->rooms, seed, options);
            const mazeloom::Map map = level.generate(seed).value();
            QCOMPARE(map.toText(), mazeloom::level::toText(made->map));
            QCOMPARE(map.thingCount(), made->map.things.size());
            for (int y = 0; y < map.height(); ++y) {
                for (int x = 0; x < map.width(); ++x)
                    QCOMPARE(map.at({x, y}).bits(), made->map.cells.at({x, y}).bits());
            }
            QCOMPARE(map.at({-1, 0}), mazeloom::Cell());
        }
    }
}

void TestLibrary::whatATempleShowsAndPromises() {
    const auto pack = mazeloom::Pack::open(MAZELOOM_SOURCES "/tests/data/packs/valid/full").value();
    const mazeloom::Level promising = pack.find("everything").value();
    QCOMPARE(promising.shownNumbers(), mazeloom::ShownNumbers::Near);
    QVERIFY(promising.noGuess().has_value());
    QCOMPARE(promising.noGuess()->lowestGrade, 2);
    QCOMPARE(promising.noGuess()->highestGrade, 3);
    const mazeloom::Level free = goldenPack().level(0);
    QCOMPARE(free.shownNumbers(), mazeloom::ShownNumbers::Chosen);
    QVERIFY(!free.noGuess().has_value());
    QVERIFY(free.promisedNeeds().empty());
    const auto read = mazeloom::pack::readFolder(MAZELOOM_SOURCES "/tests/data/packs/valid/full");
    const auto& needs = read->findLevel("everything")->needs;
    std::vector<mazeloom::Mechanic> promised;
    for (const auto& one : mazeloom::level::kMechanics) {
        if (needs.has(one.mechanic))
            promised.push_back(static_cast<mazeloom::Mechanic>(one.mechanic));
    }
    QVERIFY(!promised.empty());
    QVERIFY(promising.promisedNeeds() == promised);
}

void TestLibrary::whatATempleNeeds() {
    using mazeloom::Mechanic;
    using mazeloom::Need;
    const auto level = mazeloom::Level::design(mazeloom::Ruleset::Temple, {"@hxtE"},
                                               std::vector<mazeloom::Stage>{})
                           .value();
    const auto needs = mazeloom::proveNeeds(level, 1).value();
    QCOMPARE(needs.size(), std::size_t{10});
    const auto needOf = [&](Mechanic mechanic) {
        return needs[static_cast<std::size_t>(mechanic)];
    };
    QVERIFY(needOf(Mechanic::Hearts) == Need::Needed);
    QVERIFY(needOf(Mechanic::Tnt) == Need::Decoration);
    QVERIFY(needOf(Mechanic::Explosives) == Need::Decoration);
    QVERIFY(needOf(Mechanic::Beams) == Need::Absent);
    QVERIFY(needOf(Mechanic::Numbers) == Need::Absent);
    // Like the proof, they are stopped, and fail where nothing can be played.
    const std::atomic<bool> stop = true;
    const auto stopped = mazeloom::proveNeeds(level, 1, {.stop = &stop});
    QVERIFY(!stopped || (*stopped)[static_cast<std::size_t>(Mechanic::Hearts)] == Need::Undecided);
    const auto descent = mazeloom::Level::design(mazeloom::Ruleset::Descent, {"@..>"},
                                                 std::vector<mazeloom::Stage>{})
                             .value();
    QVERIFY(!mazeloom::proveNeeds(descent, 1));
}

void TestLibrary::bytesInMemory() {
    const std::string bytes = bytesOf(kPack);
    const mazeloom::Pack pack = mazeloom::Pack::fromBytes(bytes, "mine").value();
    QCOMPARE(pack.level(0).generate(3).value().hash(),
             goldenPack().level(0).generate(3).value().hash());
    // Wherever it is cut, the archive is refused, and the error names it.
    for (std::size_t size = 0; size < bytes.size(); size += 97) {
        const auto cut = mazeloom::Pack::fromBytes(bytes.substr(0, size), "mine");
        QVERIFY(!cut);
        QVERIFY2(cut.error().describe().find("mine") != std::string::npos,
                 cut.error().describe().c_str());
    }
}

void TestLibrary::whatThingsSay() {
    const mazeloom::Map map = goldenPack().find("first-steps").value().generate(7).value();
    int found = 0;
    for (const mazeloom::Thing& thing : map.things()) {
        if (thing.kind == mazeloom::ThingKind::Own) {
            ++found;
            QCOMPARE(thing.kindName, std::string("chest"));
            QCOMPARE(thing.id, std::string("chest-1"));
            // The thing's own property, and one from its kind.
            QCOMPARE(thing.properties.size(), std::size_t{2});
            for (const mazeloom::Property& property : thing.properties) {
                if (property.title == "key")
                    QCOMPARE(std::get<std::string>(property.value), "brass");
                if (property.title == "gold") QCOMPARE(std::get<double>(property.value), 12.0);
            }
        }
        if (thing.kind == mazeloom::ThingKind::Bug) {
            ++found;
            QCOMPARE(thing.path.size(), std::size_t{9});
            QVERIFY(thing.goesThereAndBack);
            QCOMPARE(thing.speed, 30);
        }
        if (thing.kind == mazeloom::ThingKind::Hero) QCOMPARE(thing.at, *map.hero());
    }
    QCOMPARE(found, 2);
    QCOMPARE(
        std::get<std::string>(goldenPack().find("first-steps").value().properties().front().value),
        std::string("drums"));
}

/// Darkness is as in the level's own JSON, for rooms by night and rooms with torches.
void TestLibrary::whatIsDark() {
    const auto pack = mazeloom::Pack::open(MAZELOOM_SOURCES "/resources/packs/dungeons").value();
    const mazeloom::Map map = pack.find("the-crypt-by-night").value().generate(1).value();
    const auto made =
        mazeloom::pack::readFolder(MAZELOOM_SOURCES "/resources/packs/dungeons").value();
    const auto inside =
        mazeloom::generate::generate(*made.findLevel("the-crypt-by-night"), made.rooms, 1).value();
    int dark = 0;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            const bool wanted = inside.map.dark.at({x, y}) != 0;
            QCOMPARE(map.isDark({x, y}), wanted);
            dark += wanted ? 1 : 0;
        }
    }
    QVERIFY(dark > 0 && dark < map.width() * map.height());
    QVERIFY(!map.isDark({-1, 0}) && !map.isDark({0, map.height()}));
    const mazeloom::Map lit = pack.find("crypt").value().generate(1).value();
    QVERIFY(!lit.isDark({1, 1}));
}

void TestLibrary::whatOwnTerrainsSay() {
    for (std::size_t number = 0; number < mazeloom::level::kMostTerrains; ++number) {
        const auto terrain = static_cast<mazeloom::level::Terrain>(number);
        const auto one = std::bit_cast<mazeloom::Cell>(mazeloom::level::Cell(terrain));
        QCOMPARE(static_cast<std::size_t>(one.terrain()), number);
        QCOMPARE(one.isOwnTerrain(), mazeloom::level::isOwn(terrain));
    }
    const auto pack = mazeloom::Pack::open(MAZELOOM_SOURCES "/tests/data/library/moor").value();
    const mazeloom::Map map = pack.find("moor").value().generate(1).value();
    const auto terrains = map.ownTerrains();
    QCOMPARE(terrains.size(), std::size_t{3});
    QCOMPARE(map.ownTerrainCount(), std::size_t{3});
    const mazeloom::OwnTerrain& bog = terrains[1];
    QCOMPARE(static_cast<int>(bog.terrain), mazeloom::kFirstOwnTerrain);
    QCOMPARE(bog.id, std::string("bog"));
    QCOMPARE(bog.title, std::string("Old bog"));
    QCOMPARE(bog.character, 'e');
    QVERIFY(bog.canBeEntered && !bog.isOpaque && bog.isLiquid);
    QVERIFY(bog.effect == mazeloom::Effect::Slows);
    QCOMPARE(bog.colour, 0x5a6a2a80u);
    QCOMPARE(terrains[0].title, std::string("pit"));  // its id, since it has no title
    QVERIFY(!terrains[2].canBeEntered && terrains[2].isOpaque);
    // The cells give the same information.
    const mazeloom::Cell cell = map.at({2, 1});
    QVERIFY(cell.isOwnTerrain() && cell.terrain() == bog.terrain);
    QVERIFY(cell.isWalkable() && cell.effect() == bog.effect);
    QVERIFY(map.at({4, 1}).terrain() == terrains[2].terrain);
    QVERIFY(!map.at({1, 1}).isOwnTerrain());
    QVERIFY(map.toText().find("#@eeHb.>#") != std::string::npos);
    // A pack without terrains of its own has an empty list.
    auto plain = goldenPack().levels().front().generate(1);
    QVERIFY(plain.value().ownTerrains().empty());
    QCOMPARE(plain.value().ownTerrainCount(), std::size_t{0});
}

void TestLibrary::cellsFollowTheTemple() {
    // The cells are updated tick by tick; a session that jumps there builds them from scratch.
    const mazeloom::Pack pack = goldenPack();
    int taken = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const mazeloom::Level level =
            pack.find(seed % 2 == 0 ? "first-steps" : "still-hall").value();
        auto game = mazeloom::TempleSession::begin(level, seed).value();
        std::minstd_rand random(static_cast<unsigned>(seed) + 1);
        const mazeloom::Stroke safe{mazeloom::StrokeAction::Press,
                                    mazeloom::TempleButton::Invulnerable};
        game.advance({&safe, 1});
        for (int tick = 0; tick < 1500; ++tick) {
            const mazeloom::Stroke stroke{mazeloom::StrokeAction::Tap,
                                          static_cast<mazeloom::TempleButton>(random() % 4)};
            if (!game.advance(tick % 8 == 0 ? std::span(&stroke, 1)
                                            : std::span<const mazeloom::Stroke>())) {
                break;
            }
        }
        const std::vector<mazeloom::Cell> followed = copyOf(game.cells());
        const mazeloom::TempleState end = game.state();
        taken += static_cast<int>(end.coins);
        game.seek(0);
        QCOMPARE(coinsIn(game.cells()), end.coinsInAll - game.state().coins);
        game.seek(game.length());
        QCOMPARE(game.state().hash, end.hash);
        QVERIFY(isSame(game.cells(), followed));
        // The coins missing from the map are those that the hero has.
        QCOMPARE(coinsIn(game.cells()), end.coinsInAll - end.coins);
    }
    QVERIFY(taken > 20);
}

void TestLibrary::cellsFollowTheRecording() {
    const mazeloom::Level level = goldenPack().find("cellar").value();
    mazeloom::Recording recording = level.record(5).value();
    QCOMPARE(recording.position(), 0u);
    std::vector<mazeloom::Cell> cells = copyOf(recording.cells());
    for (std::uint32_t step = 0; step < recording.stepCount(); ++step) {
        const auto changes = recording.changes(step);
        QCOMPARE(static_cast<int>(changes.size()), recording.step(step).changes);
        for (const mazeloom::Change& change : changes) {
            auto& cell = cells[static_cast<std::size_t>(change.at.y * level.width() + change.at.x)];
            QCOMPARE(cell, change.before);
            cell = change.after;
        }
        if (step % 37 != 0) continue;
        recording.seek(step + 1);
        QVERIFY(isSame(recording.cells(), cells));
    }
    recording.seek(recording.stepCount() + 100);
    QCOMPARE(recording.position(), recording.stepCount());
    QVERIFY(isSame(recording.cells(), cells));
    QCOMPARE(recording.stages().back().end, recording.stepCount());
    const auto hero = *recording.map().hero();
    QVERIFY(!recording.stepsThatChanged(hero).empty());
    QVERIFY(recording.stepsThatChanged({-1, 0}).empty());
}

void TestLibrary::replaysComeBack() {
    const mazeloom::Pack pack = goldenPack();
    mazeloom::TempleOptions options;
    options.attempt = 3;
    auto game =
        mazeloom::TempleSession::begin(pack.find("first-steps").value(), 7, options).value();
    const mazeloom::Stroke step{mazeloom::StrokeAction::Tap, mazeloom::TempleButton::Up};
    game.advance({&step, 1});
    for (int tick = 0; tick < 20; ++tick)
        game.advance();
    const auto again = mazeloom::TempleSession::load(pack, game.replay()).value();
    QCOMPARE(again.state().hash, game.state().hash);
    QCOMPARE(again.map().hash(), game.map().hash());

    auto run = mazeloom::DescentSession::begin(pack, 7, {.level = "cellar", .depth = 2, .goal = 0})
                   .value();
    for (const char* key : {"up", "left", ".", "i", "other", "right"})
        QVERIFY(run.press(key).value());
    const auto runAgain = mazeloom::DescentSession::load(pack, run.replay()).value();
    QCOMPARE(runAgain.state().hash, run.state().hash);
    QCOMPARE(runAgain.state().depth, 2);
}

void TestLibrary::theDescentIsTheEnginesOwn() {
    const auto archive = mazeloom::pack::openArchive(std::filesystem::path(kPack));
    const auto read = mazeloom::pack::read(*archive);
    namespace descent = mazeloom::play::descent;
    auto wanted = descent::Session::begin(*descent::Dungeon::of(*read), {.seed = 11}).value();
    auto run = mazeloom::DescentSession::begin(goldenPack(), 11).value();
    std::minstd_rand random(5);
    for (int i = 0; i < 400; ++i) {
        const auto key = static_cast<descent::Key>(random() % 4);
        QCOMPARE(run.press(descent::name(key)).value(), wanted.press(key));
        QCOMPARE(run.state().hash, descent::hash(wanted.state()));
        QCOMPARE(run.monsters().size(), wanted.state().floor.monsters.size());
    }
    const mazeloom::DescentState state = run.state();
    QVERIFY(run.sees(state.hero));
    QVERIFY(run.cells().at(state.hero).has(mazeloom::Cell::kExplored));
    for (const mazeloom::DescentMonster& monster : run.monsters())
        QVERIFY(run.cells().at(monster.at).has(mazeloom::Cell::kMonster));
    for (const mazeloom::DescentItem& item : run.items())
        QVERIFY(run.cells().at(item.at).has(mazeloom::Cell::kItem) && !item.name.empty());
    QVERIFY(!run.messages().empty());
    run.seek(0);
    QCOMPARE(run.state().keys, 0);
}

void TestLibrary::depthsAndAttempts() {
    const mazeloom::Pack pack = goldenPack();
    const mazeloom::Level temple = pack.find("first-steps").value();
    QVERIFY(temple.generate(7, {.attempt = 1, .depth = 0}).value().hash() !=
            temple.generate(7).value().hash());
    QVERIFY(!temple.generate(7, {.attempt = 0, .depth = 2}));
    QVERIFY(!pack.find("cellar").value().generate(7, {.attempt = 0, .depth = -1}));
}

void TestLibrary::proofs() {
    const mazeloom::Pack pack = goldenPack();
    QVERIFY(mazeloom::findProblems(pack).empty());
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto proof = mazeloom::proveWinnable(pack.find("first-steps").value(), seed).value();
        QCOMPARE(proof.verdict, mazeloom::Verdict::Winnable);
        const auto won = mazeloom::TempleSession::load(pack, proof.replay).value();
        QCOMPARE(won.state().outcome, mazeloom::TempleOutcome::Won);
        for (const mazeloom::Objective& objective : won.objectives())
            QVERIFY(objective.done >= objective.wanted);
    }
    QVERIFY(mazeloom::findBrokenPromises(pack.find("still-hall").value(), 0, 3).empty());
}

void TestLibrary::whatCannotBeIsSaid() {
    const mazeloom::Pack pack = goldenPack();
    QVERIFY(!mazeloom::Pack::open("/nowhere"));
    QVERIFY(!mazeloom::Pack::open(""));
    QVERIFY(!pack.find("nowhere"));
    // Each game accepts only levels of its own.
    QVERIFY(!mazeloom::TempleSession::begin(pack.find("cellar").value(), 1));
    QVERIFY(
        !mazeloom::DescentSession::begin(pack, 1, {.level = "first-steps", .depth = 0, .goal = 0}));
    QVERIFY(!mazeloom::DescentSession::begin(pack, 1, {.level = {}, .depth = -3, .goal = 0}));
    auto run = mazeloom::DescentSession::begin(pack, 1).value();
    QVERIFY(!run.press("jump"));
    QCOMPARE(run.length(), 0);
    using mazeloom::Level;
    using mazeloom::Ruleset;
    QVERIFY(!Level::design(Ruleset::Descent, 0, 5, std::string("rooms-and-maze")));
    QVERIFY(!Level::design(Ruleset::Descent, 8193, 5, std::string("rooms-and-maze")));
    QVERIFY(!Level::design(Ruleset::Descent, 20, 20, std::string("moat")));
    using Stages = std::vector<mazeloom::Stage>;
    QVERIFY(!Level::design(Ruleset::Descent, 20, 20, Stages{{"moat", {}}}));
    QVERIFY(!Level::design(Ruleset::Descent, 20, 20,
                           Stages{{"rooms", {{"attempts", std::int64_t{-1}}}}}));
    const auto result = Level::design(Ruleset::Descent, 20, 20, std::string("rooms-and-maze"));
    QVERIFY(result && result->generate(4));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, mazeloom::Pack::open("/nowhere").value());
}

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"

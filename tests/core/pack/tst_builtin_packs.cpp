// SPDX-License-Identifier: MIT
// The built-in packs: they have the promised contents, and every level can be generated.
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

#include <QTest>

#include "core/analyse/bots/descent/bots.h"
#include "core/generate/generate.h"
#include "core/generate/stages/stages.h"
#include "core/grid/hash.h"
#include "core/level/campaign/floor_of.h"
#include "core/level/campaign/node_kind.h"
#include "core/level/map/lock.h"
#include "core/level/tiles/tile_chooser.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/campaign.h"
#include "core/play/descent/engine.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/descent/state/dungeon.h"
#include "tests/support/golden.h"
#include "tests/support/golden/golden_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_builtin_packs {

class TestBuiltinPacks : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyLevelGenerates_data();
    void everyLevelGenerates();
    void rareSeedsGenerateToo_data();
    void rareSeedsGenerateToo();
    void templeHoldsPaintedShapes();
    void theCampaignHoldsTogether();
    void theCampaignIsToldInGermanToo();
    void levelsAreToldInGermanToo();
    void everyElementIsMetAloneFirst();
    void dungeonsHoldTheirSizes();
    void handcraftedRoomsAppearTurned();
    void theTreasuryIsLocked();
    void furnitureStandsInTheManor();
    void templeLiesUnderTheRooms();
    void everyFloorOfTheTollStairCanBeLeft();
    void theTollStairKeepsItsRooms();
    void theTollStairIsThatOfEveryMachine();
    void theTollStairIsACampaignOfAllKinds();
    void classicIsTheStandardGame();
    void eachHasTilesForAllThatThereIs();
    void theLabIsACourse();

  private:
    static const level::Level& find(const level::Pack& pack, std::string_view id) {
        return *pack.findLevel(id);
    }

    level::Pack temple_;
    level::Pack dungeons_;
    level::Pack descent_;
    level::Pack lab_;
    level::Pack classic_;
    const level::Pack& packOf(const QString& id) const;
};

namespace {

level::Pack readPack(const std::string& id) {
    auto pack = pack::readFolder(MAZELOOM_PACKS "/" + id);
    if (pack) return std::move(*pack);
    for (const Problem& problem : pack.error())
        qWarning("%s", problem.describe().c_str());
    return {};
}

/// Returns the number of cells that can be walked to from `start`.
int reached(const level::CellGrid& cells, grid::Point start) {
    grid::Grid<std::uint8_t, 2> seen(cells.size());
    std::vector<grid::Point> open{start};
    seen.at(start) = 1;
    int count = 0;
    while (!open.empty()) {
        const grid::Point here = open.back();
        open.pop_back();
        ++count;
        for (grid::Direction d : grid::kDirections) {
            const grid::Point next = here + grid::offset(d);
            if (!cells.contains(next) || seen.at(next) != 0 || !cells.at(next).isWalkable())
                continue;
            seen.at(next) = 1;
            open.push_back(next);
        }
    }
    return count;
}

int countCells(const level::CellGrid& cells, bool (*wanted)(level::Cell)) {
    int count = 0;
    for (int y = 0; y < cells.height(); ++y) {
        count += static_cast<int>(std::ranges::count_if(cells.row(y), wanted));
    }
    return count;
}

bool isWalkable(level::Cell cell) {
    return cell.isWalkable();
}

}  // namespace

void TestBuiltinPacks::initTestCase() {
    temple_ = readPack("temple");
    dungeons_ = readPack("dungeons");
    QVERIFY(temple_.levels.size() >= 5);
    QVERIFY(dungeons_.levels.size() >= 9);
    descent_ = readPack("descent");
    QVERIFY(descent_.levels.size() >= 5);
    lab_ = readPack("lab");
    classic_ = readPack("classic");
}

const level::Pack& TestBuiltinPacks::packOf(const QString& id) const {
    return id == "temple"     ? temple_
           : id == "dungeons" ? dungeons_
           : id == "lab"      ? lab_
           : id == "classic"  ? classic_
                              : descent_;
}

void TestBuiltinPacks::everyLevelGenerates_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("index");
    for (const char* id : {"temple", "dungeons", "descent", "classic", "lab"}) {
        const level::Pack& pack = packOf(id);
        for (std::size_t i = 0; i < pack.levels.size(); ++i) {
            QTest::newRow((pack.id + "/" + pack.levels[i].id).c_str())
                << QString(id) << static_cast<int>(i);
        }
    }
}

void TestBuiltinPacks::everyLevelGenerates() {
    QFETCH(QString, id);
    QFETCH(int, index);
    const level::Pack& pack = packOf(id);
    const level::Level& level = pack.levels[static_cast<std::size_t>(index)];
    QVERIFY(!level.title.empty());
    QVERIFY(!level.notes.empty());
    const bool isLarge = testing::isLarge(level);
    std::set<std::uint64_t> hashes;
    const int seedCount = isLarge ? 1 + testing::isWhole() : testing::seeds(200);
    for (int seed = 0; seed < seedCount; ++seed) {
        generate::Options options;
        options.floor = level::floorOf(pack.descent, level);
        const auto made =
            generate::generate(level, pack.rooms, static_cast<std::uint64_t>(seed), options);
        QVERIFY2(made, made ? "" : made.error().describe().c_str());
        const std::string problems =
            made->problems.empty() ? std::string() : made->problems.front().describe();
        QVERIFY2(problems.empty(), problems.c_str());
        hashes.insert(level::hash(made->map));
        if (level.ruleset == level::Ruleset::Temple) QVERIFY(made->map.hero().has_value());
        // All walkable cells are connected. Exceptions: locks separate parts, for which tst_locks
        // proves that keys lead everywhere; and a forest consists of several trees.
        const bool isParted =
            level.id == "rules-forest" ||
            std::ranges::find(level.recipe.stages, "locks", &level::RecipeStage::stage) !=
                level.recipe.stages.end();
        if (isParted) continue;
        const level::CellGrid& cells = made->map.cells;
        grid::Point start{-1, -1};
        for (int y = 0; y < cells.height() && start.x < 0; ++y) {
            const auto row = cells.row(y);
            const auto found = std::ranges::find_if(row, isWalkable);
            if (found != row.end()) start = {static_cast<int>(found - row.begin()), y};
        }
        QVERIFY(start.x >= 0);
        QCOMPARE(reached(cells, start), countCells(cells, isWalkable));
    }
    // Different seeds give different levels.
    QCOMPARE(hashes.size(), static_cast<std::size_t>(seedCount));
}

void TestBuiltinPacks::rareSeedsGenerateToo_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QList<int>>("known");
    QTest::addColumn<bool>("isDeep");
    // For these seeds rooms stand wall to wall, and all floor is in handcrafted rooms.
    QTest::newRow("the-tomb") << "the-tomb" << QList{557, 1777, 3520, 48'412} << false;
    // On a deep floor, these seeds leave no place for stairs up either (G-23.5).
    QTest::newRow("the-tomb, deep") << "the-tomb" << QList{557, 1777, 3520, 48'412} << true;
    // For these seeds the hero stands where no key can lie.
    QTest::newRow("the-treasury") << "the-treasury" << QList{1730, 62'253} << false;
}

void TestBuiltinPacks::rareSeedsGenerateToo() {
    QFETCH(QString, id);
    QFETCH(QList<int>, known);
    QFETCH(bool, isDeep);
    const level::Level& level = find(dungeons_, id.toStdString());
    const int more = testing::seeds(4000);
    for (int i = 0; i < more; ++i)
        known << 100'000 + i;
    for (const int seed : std::as_const(known)) {
        generate::Options options;
        if (isDeep) options.floor.depth = 2 + seed % 25;
        const auto made =
            generate::generate(level, dungeons_.rooms, static_cast<std::uint64_t>(seed), options);
        QVERIFY2(made, made ? "" : made.error().describe().c_str());
        QVERIFY2(made->problems.empty(), qPrintable(QString::number(seed)));
        const auto hero = made->map.hero();
        QVERIFY(hero && made->map.cells.at(*hero).isWalkable());
    }
}

void TestBuiltinPacks::templeHoldsPaintedShapes() {
    const auto painted = std::ranges::count_if(
        temple_.levels, [](const level::Level& level) { return level.paint.has_value(); });
    QVERIFY(painted >= 4);
    QVERIFY((find(temple_, "great-temple").size == grid::Size{1024, 1024}));
}

namespace {

/// Returns the nodes that can be won if `never` is not; the player wins open nodes in any order.
std::set<std::string> wonWithout(const level::Campaign& campaign, const std::string& never) {
    std::set<std::string> won;
    for (bool grows = true; grows;) {
        grows = false;
        for (const level::CampaignNode& node : campaign.nodes) {
            if (node.id == never || won.count(node.id) > 0) continue;
            const auto met = std::ranges::count_if(
                node.needs, [&](const std::string& need) { return won.count(need) > 0; });
            const auto wanted = node.enough == level::CampaignNode::kAll
                                    ? static_cast<std::ptrdiff_t>(node.needs.size())
                                    : std::ptrdiff_t{node.enough};
            if (!node.isStart && met < wanted) continue;
            won.insert(node.id);
            grows = true;
        }
    }
    return won;
}

/// Returns the elements that a level contains besides an exit and numbers, which all have.
std::set<std::string> elementsOf(const level::Level& level) {
    std::set<std::string> elements;
    for (const level::Object& object : level.objects) {
        if (object.kind == level::ThingKind::Hero || object.kind == level::ThingKind::Exit)
            continue;
        elements.emplace(level::info(object.kind).id);
    }
    for (const level::Trajectory& mover : level.trajectories) {
        elements.emplace(level::info(mover.kind).id);
        if (mover.size > 1) elements.emplace("bigger bug");
    }
    for (const level::Paint paint : level.paint->storage()) {
        const auto terrain = static_cast<level::Terrain>(paint & level::kPaintTerrain);
        if (terrain == level::Terrain::Water) elements.emplace("water");
        if (terrain >= level::Terrain::WaterfallDown && terrain <= level::Terrain::WaterfallRight)
            elements.emplace("waterfall");
    }
    const bool laysCoins = std::ranges::any_of(level.recipe.stages, [](const auto& stage) {
        return stage.stage == "coins" && stage.enabled;
    });
    if (laysCoins) elements.emplace("coin");
    return elements;
}

}  // namespace

void TestBuiltinPacks::theCampaignHoldsTogether() {
    const level::Campaign& campaign = temple_.campaign;
    QVERIFY(campaign.nodes.size() >= 12);
    std::set<std::string> levels;
    level::Objectives asked;
    int least = level::kMaxSide;
    int most = 0;
    for (const level::CampaignNode& node : campaign.nodes) {
        const level::Level* level = temple_.findLevel(node.level);
        QVERIFY2(level != nullptr, node.level.c_str());
        QVERIFY(levels.insert(node.level).second);
        least = std::min({least, level->size.width, level->size.height});
        most = std::max({most, level->size.width, level->size.height});
        const level::Objectives& one = level->objectives;
        if (one.coins != 0) asked.coins = one.coins;
        asked.bugs |= one.bugs;
        asked.lasers |= one.lasers;
        asked.boss |= one.boss;
        asked.exit |= one.exit;
        asked.consoles |= one.consoles;
    }
    QCOMPARE(least, 12);
    QCOMPARE(most, 96);
    QVERIFY(asked.coins != 0 && asked.bugs && asked.lasers && asked.boss && asked.exit &&
            asked.consoles);
    // All nodes can be won, and at some time several are open.
    QCOMPARE(wonWithout(campaign, "").size(), campaign.nodes.size());
    std::size_t open = 0;
    play::WonLevels won;
    while (!play::isComplete(campaign, won)) {
        const auto states = play::statesOf(campaign, won);
        const auto next = std::ranges::find(states, play::NodeState::Open);
        QVERIFY(next != states.end());
        open = std::max(
            open, static_cast<std::size_t>(std::ranges::count(states, play::NodeState::Open)));
        won.insert(campaign.nodes[static_cast<std::size_t>(next - states.begin())].level);
    }
    QVERIFY(open >= 3);
}

void TestBuiltinPacks::theCampaignIsToldInGermanToo() {
    for (const level::CampaignNode& node : temple_.campaign.nodes) {
        QVERIFY2(!node.texts.before.empty() && !node.texts.after.empty(), node.id.c_str());
        const level::CampaignTexts german = level::textsOf(node, "de-AT");
        QVERIFY2(!german.title.empty(), node.id.c_str());
        QVERIFY2(german.before != node.texts.before, node.id.c_str());
        QVERIFY2(german.after != node.texts.after, node.id.c_str());
        for (const level::Object& object : temple_.findLevel(node.level)->objects) {
            const bool isConsole = object.kind == level::ThingKind::Console;
            QCOMPARE(object.text.empty(), !isConsole);
            QCOMPARE(object.translations.count("de"), isConsole ? 1u : 0u);
        }
    }
}

void TestBuiltinPacks::levelsAreToldInGermanToo() {
    for (const level::Pack* const pack : {&temple_, &dungeons_, &descent_, &lab_}) {
        const level::PackTexts told = level::textsOf(*pack, "de-AT");
        QVERIFY2(told.title != pack->title, pack->id.c_str());
        QVERIFY2(told.description != pack->description, pack->id.c_str());
        QVERIFY(level::textsOf(*pack, "fr").title == pack->title);
        for (const level::Level& level : pack->levels) {
            const QByteArray where = QByteArray::fromStdString(pack->id + '/' + level.id);
            const level::LevelTexts english = level::textsOf(level, {});
            const level::LevelTexts german = level::textsOf(level, "de-AT");
            // Names of algorithms are the same in both languages.
            if (pack != &lab_) QVERIFY2(german.title != english.title, where);
            QVERIFY2(english.notes.empty() || german.notes != english.notes, where);
            for (const level::Object& object : level.objects)
                QVERIFY2(object.text.empty() || object.translations.contains("de"), where);
        }
    }
}

void TestBuiltinPacks::everyElementIsMetAloneFirst() {
    const level::Campaign& campaign = temple_.campaign;
    std::set<std::string> met;
    for (const level::CampaignNode& node : campaign.nodes) {
        // The levels certainly won when the node opens, whatever path the player took.
        std::set<std::string> known;
        for (const level::CampaignNode& other : campaign.nodes) {
            if (other.id == node.id || wonWithout(campaign, other.id).count(node.id) > 0) continue;
            known.merge(elementsOf(*temple_.findLevel(other.level)));
        }
        std::set<std::string> fresh;
        for (const std::string& element : elementsOf(*temple_.findLevel(node.level))) {
            met.insert(element);
            if (known.count(element) == 0) fresh.insert(element);
        }
        QVERIFY2(fresh.size() <= 1, node.id.c_str());
    }
    QVERIFY((met == std::set<std::string>{"coin", "heart", "tnt", "grenade", "emitter", "console",
                                          "bug", "bigger bug", "boss", "water", "waterfall"}));
}

void TestBuiltinPacks::dungeonsHoldTheirSizes() {
    for (const auto& [id, side] :
         {std::pair{"cellar", 20}, std::pair{"crypt", 24}, std::pair{"catacombs", 32},
          std::pair{"warren", 48}, std::pair{"undercity", 64}}) {
        QVERIFY((find(dungeons_, id).size == grid::Size{side, side}));
    }
    QVERIFY((find(dungeons_, "the-outpost").size == grid::Size{30, 18}));
}

void TestBuiltinPacks::handcraftedRoomsAppearTurned() {
    const level::Level& level = find(dungeons_, "the-lair");
    std::vector<std::set<std::pair<int, int>>> sizes(dungeons_.rooms.size());
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto made = generate::generate(level, dungeons_.rooms, seed);
        QVERIFY(made);
        std::vector<int> counts(dungeons_.rooms.size(), 0);
        for (const level::PlacedRoom& room : made->map.rooms) {
            if (room.handcrafted < 0) continue;
            const auto index = static_cast<std::size_t>(room.handcrafted);
            ++counts[index];
            sizes[index].insert({room.rect.width, room.rect.height});
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            QVERIFY(counts[i] >= dungeons_.rooms[i].min);
            QVERIFY(counts[i] <= dungeons_.rooms[i].max);
        }
    }
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        // Rooms of weight 0 only appear in chains that ask for them.
        if (level::isFurniture(dungeons_.rooms[i]) || dungeons_.rooms[i].weight == 0) continue;
        const grid::Size size = dungeons_.rooms[i].cells.size();
        if (size.width != size.height) QCOMPARE(sizes[i].size(), 2u);
    }
}

void TestBuiltinPacks::theTreasuryIsLocked() {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto made =
            generate::generate(find(dungeons_, "the-treasury"), dungeons_.rooms, seed);
        QVERIFY(made);
        const auto isLocked = [](level::Cell cell) { return level::isLocked(cell.terrain()); };
        QVERIFY(countCells(made->map.cells, isLocked) >= 1);
    }
}

void TestBuiltinPacks::furnitureStandsInTheManor() {
    const auto made = generate::generate(find(dungeons_, "the-manor"), dungeons_.rooms, 1);
    QVERIFY(made);
    QVERIFY(countCells(made->map.cells, [](level::Cell cell) {
                return cell.terrain() == level::Terrain::Column ||
                       cell.terrain() == level::Terrain::Fireplace ||
                       cell.terrain() == level::Terrain::Cabinet;
            }) > 10);
}

void TestBuiltinPacks::templeLiesUnderTheRooms() {
    const auto made = generate::generate(find(dungeons_, "buried-temple"), dungeons_.rooms, 1);
    QVERIFY(made);
    QVERIFY(!made->map.rooms.empty());
    QVERIFY(countCells(made->map.cells, [](level::Cell cell) { return cell.isAisle(); }) > 50);
    QVERIFY(countCells(made->map.cells, [](level::Cell cell) { return cell.hasCoin(); }) > 5);
}

void TestBuiltinPacks::everyFloorOfTheTollStairCanBeLeft() {
    const auto dungeon = play::descent::Dungeon::of(descent_);
    QVERIFY2(dungeon, dungeon ? "" : dungeon.error().describe().c_str());
    for (int seed = 0; seed < testing::seeds(60); ++seed) {
        for (int depth = 1; depth <= 13; ++depth) {
            const auto floor =
                (*dungeon)->floorAt(static_cast<std::uint64_t>(seed), depth, depth < 9);
            QVERIFY2(floor, floor ? "" : floor.error().describe().c_str());
            const level::CellGrid& cells = floor->ground->map.cells;
            // All walkable cells are connected, including the stairs.
            QVERIFY(cells.at(floor->ground->fromAbove).isWalkable());
            QVERIFY(cells.at(floor->ground->fromBelow).isWalkable());
            QVERIFY(floor->terrain(floor->ground->fromBelow) == level::Terrain::StairsDown);
            QCOMPARE(reached(cells, floor->ground->fromAbove), countCells(cells, isWalkable));
            const auto knights = std::ranges::count(floor->monsters, level::ThingKind::DreadKnight,
                                                    &play::descent::Monster::kind);
            // A knight keeps the last watch and one the lower gate; none comes earlier.
            if (depth <= 9 || depth == 12) QCOMPARE(knights, depth < 9 ? 0 : 1);
            if (depth == 10 || depth == 11) QCOMPARE(floor->ground->bossBelow, 12 - depth);
        }
    }
}

void TestBuiltinPacks::theTollStairKeepsItsRooms() {
    QVERIFY(descent_.descent.floors.size() == 4);
    const auto placed = [&](const level::Level& level, std::uint64_t seed, int depth) {
        generate::Options options;
        options.floor = {descent_.descent.tables, depth, true};
        std::set<std::string> ids;
        const auto made = generate::generate(level, descent_.rooms, seed, options);
        if (!made) return ids;
        for (const level::PlacedRoom& room : made->map.rooms) {
            if (room.handcrafted >= 0)
                ids.insert(descent_.rooms[static_cast<std::size_t>(room.handcrafted)].id);
        }
        return ids;
    };
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        QVERIFY(placed(find(descent_, "ember-floor"), seed, 5).count("ember-hall") == 1);
        QVERIFY(placed(find(descent_, "watch-floor"), seed, 9).count("last-watch") == 1);
        const std::set<std::string> last = placed(find(descent_, "lower-gate-floor"), seed, 12);
        QVERIFY(last.count("lower-gate") == 1 && last.count("squires-forge") == 1);
        for (int depth = 2; depth <= 12; ++depth) {
            for (const std::string& id : placed(find(descent_, "under-road"), seed, depth)) {
                met.insert(id);
                const auto room = std::ranges::find(descent_.rooms, id, &level::Room::id);
                QVERIFY(room->minDepth <= depth && depth <= room->maxDepth);
            }
        }
    }
    // Each handcrafted room appears in some run.
    for (const level::Room& room : descent_.rooms) {
        if (room.minDepth < room.maxDepth) QVERIFY2(met.count(room.id) == 1, room.id.c_str());
        QVERIFY2(!room.objects.empty(), room.id.c_str());
    }
}

/// Floors by seed and depth, and complete runs: a seed gives the same on every machine, so replays
/// and saved runs stay valid.
void TestBuiltinPacks::theTollStairIsThatOfEveryMachine() {
    QStringList lines;
    const auto hex = [](std::uint64_t hash) { return QString("%1").arg(hash, 16, 16, QChar('0')); };
    constexpr std::array<std::pair<const char*, int>, 12> kFloors{{{"gatehouse", 1},
                                                                   {"under-road", 2},
                                                                   {"under-road", 3},
                                                                   {"under-road", 4},
                                                                   {"ember-floor", 5},
                                                                   {"under-road", 6},
                                                                   {"under-road", 7},
                                                                   {"under-road", 8},
                                                                   {"watch-floor", 9},
                                                                   {"under-road", 10},
                                                                   {"lower-gate-floor", 12},
                                                                   {"under-road", 30}}};
    for (const auto& [id, depth] : kFloors) {
        const level::Level& level = find(descent_, id);
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
            generate::Options options;
            options.floor = {descent_.descent.tables, depth, true};
            const auto made = generate::generate(level, descent_.rooms, seed, options);
            QVERIFY2(made, made ? "" : made.error().describe().c_str());
            grid::Hash hash;
            hash.add(testing::jsonOfOld(made->map, level, descent_.rooms, seed));
            lines += QString("%1 %2 %3 %4").arg(id).arg(depth).arg(seed).arg(hex(hash.value()));
        }
    }
    play::descent::Engine engine(*play::descent::Dungeon::of(descent_));
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        play::descent::Start start;
        start.seed = seed;
        auto state = engine.begin(start);
        QVERIFY(state);
        analyse::bots::descent::Player bot(analyse::bots::descent::explorerBot,
                                           descent_.descent.tables);
        for (int i = 0; i < 2'000 && !state->isOver(); ++i)
            engine.press(*state, bot.next(*state));
        lines += QString("run %1 keys %2 depth %3 kills %4 %5")
                     .arg(seed)
                     .arg(state->keys)
                     .arg(state->greatestDepth)
                     .arg(state->kills)
                     .arg(hex(play::descent::hash(*state)));
    }
    QCOMPARE(testing::differenceFromGolden("toll-stair.txt", lines), QString());
}

/// Classic has the rules' own numbers, and its floors are those of a pack that says nothing.
void TestBuiltinPacks::classicIsTheStandardGame() {
    QCOMPARE(classic_.descent.tables, level::DescentTables());
    QVERIFY(classic_.descent.floors.empty() && classic_.descent.ranges.empty());
    const auto classic = play::descent::Dungeon::of(classic_);
    level::Pack silent;
    silent.id = "silent";
    const auto standard = play::descent::Dungeon::of(silent);
    QVERIFY(classic && standard);
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        const int depth = 1 + seed % 17;
        const auto floor =
            (*classic)->floorAt(static_cast<std::uint64_t>(seed), depth, seed % 2 == 0);
        const auto asked =
            (*standard)->floorAt(static_cast<std::uint64_t>(seed), depth, seed % 2 == 0);
        QVERIFY(floor && asked);
        QCOMPARE(play::descent::hash(*floor), play::descent::hash(*asked));
    }
    QCOMPARE(play::descent::scoresFileOf("classic", (*classic)->hash()),
             std::string(play::descent::kScoresFile));
}

void TestBuiltinPacks::theTollStairIsACampaignOfAllKinds() {
    std::set<level::NodeKind> kinds;
    for (const level::CampaignNode& node : descent_.campaign.nodes) {
        kinds.insert(level::kindOf(node, descent_));
        const level::CampaignTexts german = level::textsOf(node, "de");
        QVERIFY2(!german.title.empty(), node.id.c_str());
        QVERIFY2(german.before != node.texts.before && !node.texts.before.empty(), node.id.c_str());
        QVERIFY2(german.after != node.texts.after && !node.texts.after.empty(), node.id.c_str());
    }
    QVERIFY((kinds ==
             std::set{level::NodeKind::Temple, level::NodeKind::Floor, level::NodeKind::Descent}));
    QCOMPARE(wonWithout(descent_.campaign, "").size(), descent_.campaign.nodes.size());
    play::WonLevels won;
    for (const level::CampaignNode& node : descent_.campaign.nodes)
        won.insert(play::recordKeyOf(node));
    QVERIFY(play::isComplete(descent_.campaign, won));
}

void TestBuiltinPacks::eachHasTilesForAllThatThereIs() {
    for (const level::Pack* pack : {&temple_, &dungeons_, &descent_}) {
        QCOMPARE(pack->tileMappings.size(), std::size_t{1});
        const level::TileMapping& mapping = pack->tileMappings.front();
        QVERIFY(!mapping.picture.isEmpty());
        const auto isThere = [&](const level::TileVariant& variant) {
            return variant.tile < mapping.tileCount();
        };
        for (const level::TileRule& rule : mapping.rules) {
            for (const level::TileVariants& variants : rule.shapes) {
                QVERIFY2(!variants.empty(), rule.meaning.c_str());
                QVERIFY2(std::ranges::all_of(variants, isThere), rule.meaning.c_str());
            }
        }
        const level::TileRule* walls = mapping.ruleFor("terrain wall");
        QVERIFY(walls != nullptr && walls->edges == level::EdgeSet::Blob);
        const level::TileChooser tiles(mapping);
        // The mapping has tiles for all terrains that the packs' levels use; the program draws the
        // others.
        for (auto number = 0u; number <= static_cast<unsigned>(level::Terrain::Fountain);
             ++number) {
            const auto terrain = static_cast<level::Terrain>(number);
            QVERIFY2(tiles.has(terrain), level::info(terrain).id.data());
        }
        for (const level::ThingKind thing : level::kThingKinds) {
            // Keys need no tile, since the program draws them.
            if (level::isKey(thing)) continue;
            QVERIFY2(tiles.thing(thing, -1, {0, 0}) >= 0, level::info(thing).id.data());
        }
        for (const level::MarkName& mark : level::kMarkNames)
            QVERIFY(mapping.ruleFor("marks " + std::string(mark.name)) != nullptr);
    }
}

/// About twenty lessons in order, each with something to look at, and every maze algorithm.
void TestBuiltinPacks::theLabIsACourse() {
    QVERIFY(lab_.tabs.size() >= 18 && lab_.tabs.size() <= 22);
    std::set<std::string> algorithms;
    std::set<std::string> stages;
    std::size_t stop = 0;
    int programs = 0;
    for (const level::Level& level : lab_.levels) {
        // Levels are listed in the order of their lessons, which are numbered.
        while (stop < lab_.tabs.size() && lab_.tabs[stop] != level.tab)
            ++stop;
        QVERIFY2(stop < lab_.tabs.size(), level.id.c_str());
        QVERIFY2(level.notes.size() > 150, level.id.c_str());
        for (const level::RecipeStage& stage : level.recipe.stages) {
            stages.insert(stage.stage);
            programs += stage.program ? 1 : 0;
            const auto algorithm = stage.parameters.find("algorithm");
            if (stage.stage == "maze" && algorithm != stage.parameters.end())
                algorithms.insert(std::get<std::string>(algorithm->second));
        }
    }
    for (std::size_t i = 0; i < lab_.tabs.size(); ++i) {
        const std::string number = std::to_string(i + 1) + ' ';
        QCOMPARE(lab_.tabs[i].substr(0, number.size()), number);
        QVERIFY(std::ranges::find(lab_.levels, lab_.tabs[i], &level::Level::tab) !=
                lab_.levels.end());
    }
    // "backtracker" is the default, so no level names it.
    const generate::Stage* maze = generate::findStage("maze");
    QCOMPARE(algorithms.size() + 1, maze->parameters[0].choices.size());
    for (const char* stage :
         {"hidden-maze", "rooms", "corridors", "bsp", "accretion", "caves", "themes"})
        QVERIFY2(stages.contains(stage), stage);
    QVERIFY(programs >= 10);
}

MAZELOOM_TEST(TestBuiltinPacks)

}  // namespace mazeloom::tst_builtin_packs

#include "tst_builtin_packs.moc"

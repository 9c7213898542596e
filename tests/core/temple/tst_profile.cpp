// SPDX-License-Identifier: MIT
// Profiles: their records, that the file reads back unchanged, and that nothing is ever lost.
#include <algorithm>
#include <limits>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/play/profile.h"
#include "core/play/profile_json.h"
#include "core/play/profile_store.h"
#include "core/play/story.h"
#include "core/play/streak.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_profile {

using play::LevelRecord;
using play::Profile;
using play::Profiles;
using testing::ModelDisk;

class TestProfile : public QObject {
    Q_OBJECT

  private slots:
    void areAddedRenamedAndRemoved();
    void notesTheBest();
    void timesEachPaceApart();
    void aWinWithReturnsHasNoTime();
    void medalsAreCollected();
    void medalsComeLater();
    void medalsOfNewerVersionsStay();
    void notesDays();
    void streaksAreCounted_data();
    void streaksAreCounted();
    void notesCannotOverflow();
    void writesTheFormat();
    void comesBackAsItWas();
    void everybodyHasASeed();
    void keepsWhatIsGoodOfADamagedFile();
    void anyBytesAreToldOrRead();
    void aFileThatWasCutOffKeepsItsPlayers();
    void damageInOnePlayerCostsNoOther();
    void aFullDiskLosesNoPlayer();
    void aDamagedFileIsKeptAside();
    void aNewerFileIsKeptAside();
    void whatCannotBePutAsideStays();
    void anUpdateSeesWhatOthersSaved();
    void survivesTheLossOfPowerAtAnyMoment();
    void failuresLeaveTheFileAsItWas();
};

namespace {

const std::filesystem::path kRoot = "/disk";
const std::filesystem::path kFolder = kRoot / "data";
const std::filesystem::path kFile = kFolder / "profiles.json";

Profiles twoPlayers() {
    Profiles profiles;
    profiles.all = {{"Ada", {}, {}}, {"Bo \"the fox\"", {}, R"({"hat":"red"})"}};
    profiles.current = "Ada";
    profiles.all[0].seed = 4'711;
    play::note(profiles.all[0], "temple", "the-ring", {true, 1'800, 12});
    play::note(profiles.all[0], "temple", "first-steps", {false, 90, 3});
    play::note(profiles.all[0], "temple", "descent:5", {true, 420, 0});
    play::note(profiles.all[0], "temple", "the-snail", {true, 700, 0, true});
    play::note(profiles.all[0], "temple", "the-eyes", {false, 90, 0});
    play::note(profiles.all[0], "temple", "the-eyes", {true, 800, 2, false, 3, 1});
    play::note(profiles.all[1], "other", "the-ring", {true, 60, 0});
    play::noteDay(profiles.all[1], *readDate("2026-11-20"), {true, 2'400, 3});
    play::noteDay(profiles.all[1], *readDate("2026-11-19"), {false, 90, 1});
    return profiles;
}

Profiles randomProfiles(random::Stream& random) {
    Profiles profiles;
    for (int i = random.between(0, 3); i > 0; --i) {
        Profile profile;
        profile.name = "Player " + std::to_string(i);
        for (int attempts = random.between(0, 12); attempts > 0; --attempts) {
            play::Medals medals;
            for (const play::MedalInfo& one : play::kMedals) {
                if (random.chance(30)) medals.add(one.medal);
            }
            play::note(
                profile, random.chance(50) ? "temple" : "caves",
                (random.chance(70) ? "level-" : "descent:1") + std::to_string(random.below(4)),
                {random.chance(50), random.between(0, 9'999), random.between(0, 99),
                 random.chance(20), 0, random.between(0, 1), medals});
        }
        for (int read = random.between(0, 5); read > 0; --read)
            play::noteConsole(profile, random.chance(50) ? "temple" : "caves",
                              "level-" + std::to_string(random.below(4)),
                              "slate-" + std::to_string(random.below(9)));
        for (int days = random.between(0, 3); days > 0; --days) {
            const auto day = *readDate("2026-11-0" + std::to_string(random.between(1, 9)));
            play::noteDay(profile, day, {random.chance(50), random.between(0, 9'999)});
        }
        profile.seed = random.chance(50) ? Profile::kMostSeed : random.between(0, 9'999);
        if (random.chance(30)) profile.more = R"({"hat":"red"})";
        profiles.all.push_back(std::move(profile));
        if (random.chance(50)) profiles.current = profiles.all.back().name;
    }
    return profiles;
}

ModelDisk diskWith(const std::optional<std::string>& text) {
    ModelDisk disk(kRoot);
    if (!text) return disk;
    disk.makeFolder(kFolder);
    disk.put(kFile, *text);
    return disk.afterKill();
}

std::map<std::string, std::string> filesOf(const ModelDisk& disk) {
    return disk.filesIn(kFolder);
}

}  // namespace

void TestProfile::areAddedRenamedAndRemoved() {
    Profiles profiles;
    QVERIFY(addProfile(profiles, "Ada", 7));
    QVERIFY(addProfile(profiles, "Bo", 8));
    QCOMPARE(profiles.current, std::string("Bo"));
    const Profiles before = profiles;
    for (const char* name : {"Ada", "", " Cy", "a\nb"})
        QVERIFY(!addProfile(profiles, name, 9));
    QVERIFY(!renameProfile(profiles, "Bo", "Ada"));
    QVERIFY(!renameProfile(profiles, "Bo", ""));
    QVERIFY(!renameProfile(profiles, "Cy", "Dee"));
    QVERIFY(!removeProfile(profiles, "Cy"));
    QVERIFY(!chooseProfile(profiles, "Cy"));
    QCOMPARE(profiles, before);

    note(*profiles.find("Bo"), "halls", "one", {.isWon = true, .ticks = 60, .coins = 2});
    QVERIFY(renameProfile(profiles, "Bo", "Cy"));
    QVERIFY(renameProfile(profiles, "Cy", "Cy"));
    QCOMPARE(profiles.current, std::string("Cy"));
    QCOMPARE(profiles.find("Bo"), nullptr);
    QVERIFY(recordOf(*profiles.find("Cy"), "halls", "one") != nullptr);
    QVERIFY(chooseProfile(profiles, "Ada"));
    QVERIFY(removeProfile(profiles, "Cy"));
    QCOMPARE(profiles.current, std::string("Ada"));
    QVERIFY(removeProfile(profiles, "Ada"));
    QVERIFY(profiles.current.empty());
    QVERIFY(profiles.all.empty());

    for (std::size_t i = 0; i < Profiles::kMost; ++i)
        QVERIFY(addProfile(profiles, "P" + std::to_string(i), 1));
    QVERIFY(!addProfile(profiles, "one more", 1));
    QCOMPARE(profiles.all.size(), Profiles::kMost);
}

void TestProfile::notesTheBest() {
    Profile profile{"Ada", {}, {}};
    QVERIFY(play::recordOf(profile, "temple", "ring") == nullptr);
    play::note(profile, "temple", "ring", {false, 500, 9});
    const LevelRecord* record = play::recordOf(profile, "temple", "ring");
    QCOMPARE(record->attempts, 1);
    QVERIFY(!record->isWon());
    QCOMPARE(record->coins, 9);
    QVERIFY(play::wonLevels(profile, "temple").empty());
    play::note(profile, "temple", "ring", {true, 900, 7});
    play::note(profile, "temple", "ring", {true, 1'200, 7});
    play::note(profile, "temple", "ring", {true, 800, 2});
    play::note(profile, "temple", "ring", {false, 10, 11});
    QCOMPARE(record->attempts, 5);
    QCOMPARE(*record->bestTicks, 800);
    QCOMPARE(record->coins, 11);
    // A level with the same id in another pack is another level.
    QVERIFY(play::recordOf(profile, "caves", "ring") == nullptr);
    QVERIFY((play::wonLevels(profile, "temple") == play::WonLevels{"ring"}));
    QVERIFY(play::wonLevels(profile, "caves").empty());
}

void TestProfile::timesEachPaceApart() {
    Profile profile{"Ada", {}, {}};
    play::note(profile, "temple", "ring", {true, 300, 0, true});
    const LevelRecord* record = play::recordOf(profile, "temple", "ring");
    QVERIFY(record->isWon());
    QVERIFY(!record->bestTicks);
    QCOMPARE(*record->best(true), 300);
    QVERIFY((play::wonLevels(profile, "temple") == play::WonLevels{"ring"}));
    // Real time takes longer, but has its own best time.
    play::note(profile, "temple", "ring", {true, 900, 0});
    play::note(profile, "temple", "ring", {true, 200, 0, true});
    play::note(profile, "temple", "ring", {false, 10, 0, true});
    QCOMPARE(*record->best(false), 900);
    QCOMPARE(*record->best(true), 200);
    QCOMPARE(record->attempts, 4);
}

void TestProfile::aWinWithReturnsHasNoTime() {
    play::LevelRecord record;
    note(record, {.isWon = false, .ticks = 50});
    QVERIFY(!record.isWon());
    // It goes on after this loss, and is counted once.
    note(record, {.isWon = true, .ticks = 90, .hints = 2, .returns = 1});
    QCOMPARE(record.attempts, 1);
    QVERIFY(record.isWon());
    QVERIFY(!record.bestTicks && !record.bestStepwise);
    QCOMPARE(record.winsWithReturns, 1);
    // A slower win without going back sets a time.
    note(record, {.isWon = true, .ticks = 900, .hints = 5});
    QCOMPARE(record.attempts, 2);
    QCOMPARE(*record.bestTicks, 900);
    QCOMPARE(record.winsWithReturns, 1);
    record.winsWithReturns = play::LevelRecord::kMost;
    note(record, {.isWon = true, .ticks = 9, .returns = 1});
    QCOMPARE(record.winsWithReturns, play::LevelRecord::kMost);
}

void TestProfile::medalsAreCollected() {
    using play::Medal;
    play::LevelRecord record;
    play::Medals coins;
    coins.add(Medal::Coins);
    play::Medals others;
    others.add(Medal::Hearts);
    others.add(Medal::Hints);
    // Neither a loss nor a win after going back earns any.
    note(record, {.isWon = false, .ticks = 50, .medals = coins});
    note(record, {.isWon = true, .ticks = 50, .returns = 1, .medals = coins});
    QVERIFY(record.medals.empty());
    note(record, {.isWon = true, .ticks = 50, .medals = coins});
    QVERIFY(record.has(Medal::Coins) && !record.has(Medal::Hearts));
    // Another win adds its own, and takes none away.
    note(record, {.isWon = true, .ticks = 50, .medals = others});
    QVERIFY(record.has(Medal::Coins) && record.has(Medal::Hearts) && record.has(Medal::Hints));
    QVERIFY(!record.has(Medal::Time));
    play::award(record, Medal::Time);
    QCOMPARE(record.medals.size(), std::size_t{4});
    record.medals.insert("without-bread");
    QVERIFY(record.known().has(Medal::Time) && record.known().has(Medal::Hints));
}

/// A medal that depends on a proof comes after the win.
void TestProfile::medalsComeLater() {
    Profile ada{"Ada"};
    const Date day = *readDate("2026-11-20");
    play::note(ada, "temple", "ring", {.isWon = true, .ticks = 50});
    play::noteDay(ada, day, {.isWon = true, .ticks = 50});
    play::award(ada, "temple", "ring", play::Medal::Time);
    play::awardDay(ada, day, play::Medal::Time);
    QVERIFY(play::recordOf(ada, "temple", "ring")->has(play::Medal::Time));
    QVERIFY(play::dayRecordOf(ada, day)->has(play::Medal::Time));
    // A level that was never tried gets no record.
    const Profile before = ada;
    play::award(ada, "temple", "snail", play::Medal::Time);
    play::award(ada, "other", "ring", play::Medal::Time);
    play::awardDay(ada, *readDate("2026-11-21"), play::Medal::Time);
    QVERIFY(ada == before);
}

/// A newer program may know more medals; an older one must not lose them.
void TestProfile::medalsOfNewerVersionsStay() {
    const auto textOf = [](const std::string& record) {
        return R"({"format": "mazeloom-profiles", "version": 1, "current": "Ada", "profiles": [
          {"name": "Ada", "seed": 1, "packs": {"temple": {"the-ring": )" +
               record + "}}}]}";
    };
    auto read = play::readProfiles(
        textOf(R"({"attempts": 2, "best": 90, "medals": ["coins", "without-bread"]})"), "p.json");
    QVERIFY(read.problems.empty());
    Profile& ada = read.profiles.all.front();
    QVERIFY(play::recordOf(ada, "temple", "the-ring")->has(play::Medal::Coins));
    play::Medals hints;
    hints.add(play::Medal::Hints);
    play::note(ada, "temple", "the-ring", {.isWon = true, .ticks = 95, .medals = hints});
    const std::string written = play::writeProfiles(read.profiles);
    QVERIFY2(written.find(R"("medals": ["coins", "hints", "without-bread"])") != std::string::npos,
             written.c_str());
    QVERIFY(play::readProfiles(written, "p.json").profiles == read.profiles);
    // Damaged medals are named, and cost nothing else.
    for (const char* damaged : {R"("all of them")", R"(["coins", 7])", R"(["COINS!"])"}) {
        const auto partly = play::readProfiles(
            textOf(std::string(R"({"attempts": 2, "best": 90, "medals": )") + damaged + "}"),
            "p.json");
        QCOMPARE(partly.problems.size(), std::size_t{1});
        QVERIFY2(partly.problems.front().describe().find("medals") != std::string::npos,
                 partly.problems.front().describe().c_str());
        QCOMPARE(*play::recordOf(partly.profiles.all.front(), "temple", "the-ring")->bestTicks, 90);
    }
}

void TestProfile::notesDays() {
    Profile profile{"Ada", {}, {}};
    const Date day = *readDate("2026-11-20");
    QVERIFY(play::dayRecordOf(profile, day) == nullptr);
    play::noteDay(profile, day, {false, 90, 5});
    QVERIFY(!play::dayRecordOf(profile, day)->isWon());
    play::noteDay(profile, day, {true, 800, 3});
    play::noteDay(profile, day, {true, 600, 2});
    QCOMPARE(play::dayRecordOf(profile, day)->attempts, 3);
    QCOMPARE(*play::dayRecordOf(profile, day)->bestTicks, 600);
    QCOMPARE(play::dayRecordOf(profile, day)->coins, 5);
    QVERIFY(play::dayRecordOf(profile, *readDate("2026-11-19")) == nullptr);
    // Days are stored apart from packs' levels.
    QVERIFY(profile.packs.empty());
    // The number of stored days is bounded.
    for (int year = 1'001; year <= 1'000 + static_cast<int>(Profile::kMostDays); ++year)
        play::noteDay(profile, *readDate(std::to_string(year) + "-02-28"), {true, 60, 0});
    QCOMPARE(profile.days.size(), Profile::kMostDays);
    QVERIFY(play::dayRecordOf(profile, *readDate("1001-02-28")) == nullptr);
    QCOMPARE(*play::dayRecordOf(profile, day)->bestTicks, 600);
    // An older day is recorded too and replaces the oldest stored day.
    play::noteDay(profile, *readDate("0001-01-01"), {true, 60, 0});
    QCOMPARE(profile.days.size(), Profile::kMostDays);
    QVERIFY(play::dayRecordOf(profile, *readDate("0001-01-01")) != nullptr);
    QVERIFY(play::dayRecordOf(profile, *readDate("1002-02-28")) == nullptr);
}

void TestProfile::streaksAreCounted_data() {
    QTest::addColumn<QStringList>("won");
    QTest::addColumn<int>("current");
    QTest::addColumn<int>("longest");
    const auto row = [](const char* name, const QStringList& won, int current, int longest) {
        QTest::newRow(name) << won << current << longest;
    };
    row("nothing", {}, 0, 0);
    row("today", {"2026-03-01"}, 1, 1);
    row("yesterday, today is open", {"2026-02-27", "2026-02-28"}, 2, 2);
    row("the day before yesterday", {"2026-02-26", "2026-02-27"}, 0, 2);
    row("over the end of a month", {"2026-02-27", "2026-02-28", "2026-03-01"}, 3, 3);
    row("over the end of a year", {"2025-12-30", "2025-12-31", "2026-01-01"}, 0, 3);
    row("a gap", {"2026-02-24", "2026-02-25", "2026-02-26", "2026-02-28", "2026-03-01"}, 2, 3);
    row("later days", {"2026-03-01", "2026-03-02", "2026-03-03"}, 1, 1);
}

void TestProfile::streaksAreCounted() {
    QFETCH(QStringList, won);
    QFETCH(int, current);
    QFETCH(int, longest);
    const Date today = *readDate("2026-03-01");
    Profile profile{"Ada", {}, {}};
    // Days that were tried and not won do not count.
    play::noteDay(profile, *readDate("2026-02-20"), {false, 90, 5});
    int days = 0;
    for (const QString& day : won) {
        const Date date = *readDate(day.toStdString());
        play::noteDay(profile, date, {true, 600, 0});
        if (date <= today) ++days;
    }
    QCOMPARE(play::streakOf(profile.days, today), (play::Streak{current, longest, days}));
}

void TestProfile::notesCannotOverflow() {
    Profile profile{"Ada", {}, {}};
    profile.packs["p"]["l"].attempts = LevelRecord::kMost;
    play::note(profile, "p", "l",
               {true, std::numeric_limits<std::int64_t>::max(), std::numeric_limits<int>::max()});
    const LevelRecord& record = profile.packs["p"]["l"];
    QCOMPARE(record.attempts, LevelRecord::kMost);
    QCOMPARE(*record.bestTicks, LevelRecord::kMostTicks);
    QCOMPARE(record.coins, LevelRecord::kMost);
    play::note(profile, "p", "l", {true, -5, -5});
    QCOMPARE(*profile.packs["p"]["l"].bestTicks, 0);
    QVERIFY(play::isProfileName("Ada"));
    QVERIFY(play::isProfileName("Zoë 日本"));
    // The limit counts characters, not bytes.
    std::string keys;
    for (int i = 0; i < play::kMaxProfileName; ++i)
        keys += "🗝";
    QVERIFY(play::isProfileName(keys));
    QVERIFY(!play::isProfileName(keys + "🗝"));
    for (const std::string& bad : {std::string(), std::string(" Ada"), std::string("Ada "),
                                   std::string("A\nda"), std::string(65, 'a')})
        QVERIFY(!play::isProfileName(bad));
}

void TestProfile::writesTheFormat() {
    QCOMPARE(QString::fromStdString(play::writeProfiles(twoPlayers())), R"({
  "format": "mazeloom-profiles",
  "version": 1,
  "current": "Ada",
  "profiles": [
    {
      "name": "Ada",
      "seed": 4711,
      "packs": {
        "temple": {
          "descent:5": {"attempts": 1, "best": 420},
          "first-steps": {"attempts": 1, "coins": 3},
          "the-eyes": {"attempts": 1, "coins": 2, "winsWithReturns": 1},
          "the-ring": {"attempts": 1, "best": 1800, "coins": 12},
          "the-snail": {"attempts": 1, "bestStepwise": 700}
        }
      }
    },
    {
      "name": "Bo \"the fox\"",
      "seed": 0,
      "packs": {
        "other": {
          "the-ring": {"attempts": 1, "best": 60}
        }
      },
      "challenges": {
        "2026-11-19": {"attempts": 1, "coins": 1},
        "2026-11-20": {"attempts": 1, "best": 2400, "coins": 3}
      },
      "hat": "red"
    }
  ]
}
)");
}

void TestProfile::everybodyHasASeed() {
    Profiles profiles;
    QVERIFY(addProfile(profiles, "Ada", 7));
    QVERIFY(addProfile(profiles, "Bo", 8));
    const Profile& ada = *profiles.find("Ada");
    const Profile& bo = *profiles.find("Bo");
    for (const std::uint64_t designed : {0u, 1u, 77u}) {
        QVERIFY(play::seedFor(&ada, designed) != play::seedFor(&bo, designed));
        QVERIFY(play::seedFor(&ada, designed) != play::seedFor(&ada, designed + 1));
        // Without a player, the designer's seed is used.
        QCOMPARE(play::seedFor(nullptr, designed), designed);
    }
    const std::uint64_t before = play::seedFor(&ada, 1);
    QVERIFY(renameProfile(profiles, "Ada", "Ava"));
    QCOMPARE(play::seedFor(profiles.find("Ava"), 1), before);
    // Profiles of an earlier version get seeds that are reproducible and all different.
    const char* old = R"({"format": "mazeloom-profiles", "version": 1,
                          "profiles": [{"name": "Ada"}, {"name": "Bo"}]})";
    const auto read = play::readProfiles(old, "p");
    QVERIFY(read.problems.empty());
    QVERIFY(read.profiles.all[0].seed != read.profiles.all[1].seed);
    QVERIFY(play::readProfiles(old, "p").profiles == read.profiles);
    const auto bad = play::readProfiles(R"({"format": "mazeloom-profiles", "version": 1,
                                            "profiles": [{"name": "Ada", "seed": -1}]})",
                                        "p");
    QCOMPARE(bad.problems.size(), 1u);
    QCOMPARE(bad.profiles.all[0].seed, read.profiles.all[0].seed);
}

void TestProfile::comesBackAsItWas() {
    const int seeds = testing::seeds(1'000);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Profiles profiles = randomProfiles(random);
        const std::string text = play::writeProfiles(profiles);
        const play::ProfilesRead read = play::readProfiles(text, "p");
        QVERIFY(read.problems.empty());
        QVERIFY(read.profiles == profiles);
        QCOMPARE(play::writeProfiles(read.profiles), text);
    }
}

void TestProfile::keepsWhatIsGoodOfADamagedFile() {
    const auto read = play::readProfiles(R"({"format": "mazeloom-profiles", "version": 1,
        "current": "Cy", "profiles": [
        {"name": "Ada", "packs": {"temple": {"ring": {"attempts": 2, "best": 5},
                                             "hall": {"attempts": -1, "best": "fast"},
                                             "No": {"attempts": 1}, "snail": 3,
                                             "descent:7": {"attempts": 1},
                                             "descent:07": {"attempts": 1}}, "caves": [],
                                  "descent:7": {"ring": {"attempts": 1}}},
         "challenges": {"2026-11-20": {"attempts": 2, "best": 5, "bestStepwise": true},
                        "2026-2-30": {"attempts": 1}, "2026-11-21": 4}},
        {"name": "Ada"}, {"name": ""}, {"name": " x"}, 7]})",
                                         "p.json");
    QCOMPARE(read.profiles.all.size(), 1u);
    QVERIFY(read.profiles.current.empty());
    QCOMPARE(*play::recordOf(read.profiles.all[0], "temple", "ring")->bestTicks, 5);
    QCOMPARE(play::recordOf(read.profiles.all[0], "temple", "descent:7")->attempts, 1);
    QCOMPARE(*play::dayRecordOf(read.profiles.all[0], *readDate("2026-11-20"))->bestTicks, 5);
    QCOMPARE(read.profiles.all[0].days.size(), 1u);
    QStringList lines;
    for (const Problem& problem : read.problems)
        lines << QString::fromStdString(problem.describe());
    QCOMPARE(lines,
             (QStringList{
                 "p.json: profile 1, packs, caves: must be an object, not a list",
                 "p.json: profile 1, packs: \"descent:7\" is no id",
                 "p.json: profile 1, packs, temple: \"No\" is no id",
                 "p.json: profile 1, packs, temple: \"descent:07\" is no id",
                 "p.json: profile 1, packs, temple, hall, attempts: -1 is outside 0–1000000000",
                 "p.json: profile 1, packs, temple, hall, best: must be a whole number, not text",
                 "p.json: profile 1, packs, temple, snail: must be an object, not a whole number",
                 "p.json: profile 1, challenges, 2026-11-20, bestStepwise: must be a whole number, "
                 "not true or false",
                 "p.json: profile 1, challenges, 2026-11-21: must be an object, not a whole number",
                 "p.json: profile 1, challenges: \"2026-2-30\" is no date",
                 "p.json: profile 2: \"Ada\" appears twice",
                 "p.json: profile 3, name: is empty",
                 "p.json: profile 4, name: \" x\" is no name",
                 "p.json: profile 5: must be an object, not a whole number",
                 "p.json: current: \"Cy\" is not one of the profiles",
             }));
}

void TestProfile::anyBytesAreToldOrRead() {
    const std::string good = play::writeProfiles(twoPlayers());
    const int seeds = testing::seeds(5'000);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        std::string text = good;
        for (std::uint32_t edits = random.below(3) + 1; edits > 0; --edits) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.chance(40)) {
                text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
            } else if (random.chance(50)) {
                text.erase(at, random.below(30) + 1);
            } else {
                text.insert(at, good.substr(random.below(200), random.below(30)));
            }
            if (text.empty()) text = " ";
        }
        const play::ProfilesRead read = play::readProfiles(text, "p");
        // A profile that was read can be written, and reads back the same.
        const auto again = play::readProfiles(play::writeProfiles(read.profiles), "p");
        QVERIFY(again.problems.empty());
        QVERIFY(again.profiles == read.profiles);
    }
}

void TestProfile::aFileThatWasCutOffKeepsItsPlayers() {
    const std::string whole = play::writeProfiles(twoPlayers());
    const Profiles all = twoPlayers();
    const std::size_t second = whole.find("\"name\"", whole.find("\"name\"") + 1);
    QVERIFY(second != std::string::npos);
    const std::size_t secondHasItsName = whole.find('\n', second) + 1;
    std::size_t most = 0;
    for (std::size_t size = 0; size < whole.size() - 1; ++size) {
        const std::string cut = whole.substr(0, size);
        ModelDisk disk = diskWith(cut);
        const auto loaded = play::updateProfiles(kFile, disk, [](Profiles&) {});
        QVERIFY(loaded);
        QVERIFY(!loaded->problems.empty());
        // Nothing is invented, and a longer file recovers all players that a shorter one does.
        const auto& read = loaded->profiles;
        QVERIFY(read.all.size() <= all.all.size());
        std::size_t known = 0;
        for (const play::Profile& player : read.all) {
            const play::Profile* original = all.find(player.name);
            QVERIFY(original != nullptr);
            for (const auto& [pack, records] : player.packs) {
                for (const auto& [level, record] : records) {
                    const auto* was = play::recordOf(*original, pack, level);
                    QVERIFY(was != nullptr);
                    QVERIFY(!record.bestTicks || record.bestTicks == was->bestTicks);
                    QVERIFY(record.attempts == 0 || record.attempts == was->attempts);
                    ++known;
                }
            }
        }
        QVERIFY(known >= most);
        most = known;
        if (size >= secondHasItsName) {
            QCOMPARE(read.all.size(), std::size_t{2});
            QVERIFY(read.all[0] == all.all[0]);
        }
        const auto files = filesOf(disk);
        QCOMPARE(files.at("profiles.damaged-1.json"), cut);
        QCOMPARE(files.at("profiles.json"), play::writeProfiles(read));
        const auto again = play::loadProfiles(kFile, disk);
        QVERIFY(again && again->problems.empty() && again->profiles == read);
    }
    QVERIFY(most > 2);
}

void TestProfile::damageInOnePlayerCostsNoOther() {
    const std::string whole = play::writeProfiles(twoPlayers());
    const Profiles all = twoPlayers();
    const std::size_t first = whole.find("\"name\"");
    const std::size_t second = whole.find("\"name\"", first + 1);
    QVERIFY(first < second && second != std::string::npos);
    for (std::size_t at = first; at < whole.rfind('{', second); ++at) {
        for (const char byte : {'\0', '"', '{', '}', '#'}) {
            std::string text = whole;
            text[at] = byte;
            const auto read = play::readProfiles(text, "p");
            const play::Profile* other = read.profiles.find(all.all[1].name);
            QVERIFY2(other != nullptr, text.c_str());
            QVERIFY(*other == all.all[1]);
        }
    }
}

void TestProfile::aFullDiskLosesNoPlayer() {
    const std::string whole = play::writeProfiles(twoPlayers());
    const std::string cut = whole.substr(0, whole.size() - 20);
    for (int failing = 0; failing < 12; ++failing) {
        ModelDisk disk = diskWith(cut);
        disk.failAt(disk.changes() + failing, std::errc::no_space_on_device);
        static_cast<void>(play::updateProfiles(kFile, disk, [](Profiles&) {}));
        const auto loaded = play::updateProfiles(kFile, disk, [](Profiles&) {});
        QVERIFY(loaded);
        QCOMPARE(loaded->profiles.all.size(), std::size_t{2});
        const auto files = filesOf(disk);
        QCOMPARE(files.at("profiles.damaged-1.json"), cut);
        QCOMPARE(files.size(), std::size_t{2});
    }
}

void TestProfile::aDamagedFileIsKeptAside() {
    const std::string damaged = "{\"format\": \"mazeloom-prof";
    ModelDisk disk = diskWith(damaged);
    auto loaded = play::loadProfiles(kFile, disk);
    QVERIFY(loaded);
    QVERIFY(loaded->profiles == Profiles());
    QCOMPARE(loaded->problems.size(), 2u);
    QVERIFY(loaded->problems[0].severity == Severity::Warning);
    QCOMPARE(loaded->problems[0].describe(),
             "/disk/data/profiles.json: is damaged: it was kept as profiles.damaged-1.json");
    // The damaged file stays until a valid one replaces it; it is not copied twice.
    QVERIFY(play::loadProfiles(kFile, disk));
    QVERIFY(filesOf(disk) ==
            (std::map<std::string, std::string>{{"profiles.json", damaged},
                                                {"profiles.damaged-1.json", damaged}}));
    // Another damaged file does not replace the copy, and the next save works normally.
    disk.put(kFile, "[]");
    loaded = play::updateProfiles(kFile, disk, [](Profiles& all) { all = twoPlayers(); });
    QVERIFY(loaded);
    QCOMPARE(loaded->problems.size(), 2u);
    QCOMPARE(filesOf(disk).at("profiles.damaged-1.json"), damaged);
    QCOMPARE(filesOf(disk).at("profiles.damaged-2.json"), "[]");
    QCOMPARE(filesOf(disk).at("profiles.json"), play::writeProfiles(twoPlayers()));
    loaded = play::loadProfiles(kFile, disk);
    QVERIFY(loaded && loaded->problems.empty() && loaded->profiles == twoPlayers());
}

void TestProfile::aNewerFileIsKeptAside() {
    nlohmann::json newer = nlohmann::json::parse(play::writeProfiles(twoPlayers()));
    newer["version"] = 2;
    ModelDisk disk = diskWith(newer.dump());
    const auto loaded = play::loadProfiles(kFile, disk);
    QVERIFY(loaded);
    QVERIFY(loaded->profiles == Profiles());
    QCOMPARE(loaded->problems[0].describe(),
             "/disk/data/profiles.json: was written by a newer Mazeloom: it was kept as "
             "profiles.newer-1.json");
    QCOMPARE(filesOf(disk).at("profiles.newer-1.json"), newer.dump());
    // A missing file is not a problem.
    ModelDisk empty = diskWith(std::nullopt);
    const auto none = play::loadProfiles(kFile, empty);
    QVERIFY(none && none->problems.empty() && none->profiles == Profiles());
}

void TestProfile::whatCannotBePutAsideStays() {
    ModelDisk disk = diskWith("damaged");
    disk.failAt(disk.changes(), std::errc::permission_denied);
    const auto updated =
        play::updateProfiles(kFile, disk, [](Profiles& all) { all = twoPlayers(); });
    QVERIFY(!updated);
    QVERIFY(updated.error().text.starts_with("cannot be kept aside: "));
    QVERIFY(filesOf(disk) == (std::map<std::string, std::string>{{"profiles.json", "damaged"}}));
}

void TestProfile::anUpdateSeesWhatOthersSaved() {
    ModelDisk disk = diskWith(play::writeProfiles(twoPlayers()));
    const auto first = play::updateProfiles(kFile, disk, [](Profiles& all) {
        play::note(*all.find("Ada"), "temple", "snail", {true, 7, 1});
    });
    QVERIFY(first);
    const auto second = play::updateProfiles(kFile, disk, [](Profiles& all) {
        play::note(*all.find("Ada"), "temple", "hall", {true, 9, 1});
    });
    QVERIFY(second);
    const auto loaded = play::loadProfiles(kFile, disk);
    QVERIFY((play::wonLevels(*loaded->profiles.find("Ada"), "temple") ==
             play::WonLevels{"descent:5", "hall", "snail", "the-eyes", "the-ring", "the-snail"}));
    // An update that changes nothing writes nothing.
    const int changes = disk.changes();
    QVERIFY(play::updateProfiles(kFile, disk, [](Profiles&) {}));
    QCOMPARE(disk.changes(), changes);
}

void TestProfile::survivesTheLossOfPowerAtAnyMoment() {
    const int seeds = testing::seeds(200);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 4);
        const Profiles before = randomProfiles(random);
        const Profiles after = randomProfiles(random);
        const std::string old = play::writeProfiles(before);
        // The file is missing, valid or damaged.
        std::optional<std::string> text;
        if (random.chance(80)) text = random.chance(75) ? old : "damaged" + old;
        const bool isDamaged = text && *text != old;
        const std::string wanted = play::writeProfiles(after);
        for (int stop = 0;; ++stop) {
            ModelDisk disk = diskWith(text);
            disk.stopAt(disk.changes() + stop);
            const bool done =
                play::updateProfiles(kFile, disk, [&](Profiles& all) { all = after; }).has_value();
            for (const bool kill : {true, false}) {
                const ModelDisk left = kill ? disk.afterKill() : disk.afterPowerLoss(random);
                const auto files = filesOf(left);
                const bool stands = files.contains("profiles.json");
                const bool isNew = stands && files.at("profiles.json") == wanted;
                const bool isOld = stands && text && files.at("profiles.json") == *text;
                const bool isAside = files.contains("profiles.damaged-1.json") &&
                                     files.at("profiles.damaged-1.json") == *text;
                QVERIFY(isNew || isOld || !stands);
                if (done && kill) QVERIFY(isNew);
                // The old contents are not lost.
                if (isDamaged) QVERIFY(isOld || isAside);
                if (text && !isDamaged) QVERIFY(isNew || isOld);
                // The next save succeeds and leaves nothing unfinished.
                ModelDisk next = left;
                QVERIFY(play::updateProfiles(kFile, next, [&](Profiles& all) { all = after; }));
                for (const auto& [name, bytes] : filesOf(next))
                    QVERIFY2(name.find("saving") == std::string::npos, name.c_str());
                QCOMPARE(filesOf(next).at("profiles.json"), wanted);
            }
            if (QTest::currentTestFailed()) return;
            if (done && stop > 12) break;
        }
    }
}

void TestProfile::failuresLeaveTheFileAsItWas() {
    const std::string old = play::writeProfiles(twoPlayers());
    int refused = 0;
    for (int failing = 0; failing < 6; ++failing) {
        ModelDisk disk = diskWith(old);
        disk.failAt(disk.changes() + failing, std::errc::no_space_on_device);
        const auto updated =
            play::updateProfiles(kFile, disk, [](Profiles& all) { all.all.pop_back(); });
        const auto files = filesOf(disk);
        QCOMPARE(files.size(), 1u);
        if (updated) continue;
        ++refused;
        QVERIFY(updated.error().text.starts_with("cannot be written: "));
        // After the rename only the flush can fail.
        QVERIFY(files.at("profiles.json") == old || failing > 1);
    }
    QVERIFY(refused > 0);
}

MAZELOOM_TEST(TestProfile)

}  // namespace mazeloom::tst_profile

#include "tst_profile.moc"

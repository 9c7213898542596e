// SPDX-License-Identifier: MIT
// Saved runs: a saved run is restored however the program ended, and a run that cannot be restored
// is set aside and reported.
#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <map>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include <QRegularExpression>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/play/descent/runs/run_text.h"
#include "core/play/descent/runs/saved_run.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_saved_run {

using namespace play::descent;
using testing::ModelDisk;

class TestDescentSavedRun : public QObject {
    Q_OBJECT

  private slots:
    void growsByLines();
    void comesBackAsItWas();
    void aRewoundRunIsWrittenAnew();
    void keepsWhatItsHeroBeganWith();
    void anotherWindowIsNoticed();
    void aTornEndIsLeftOut();
    void damageIsSetAside();
    void aTornHeadIsKeptAside();
    void anyChangedKeyIsNoticed();
    void filesWithoutChecksumsAreRead();
    void aChangedPackIsNoticed();
    void floorsThatWereNotComeToMayChange();
    void whatCannotBePutAsideStays();
    void endsInTheTable();
    void quittingLeavesNothing();
    void survivesTheLossOfPowerAtAnyMoment();
    void failuresAreMadeUpFor();
    void survivesRealKills();
};

namespace {

const std::filesystem::path kRoot = "/disk";
const std::filesystem::path kFolder = kRoot / "data";
const std::filesystem::path kFile = kFolder / "run-delve.jsonl";
const std::filesystem::path kScores = kFolder / "highscores.txt";

level::Level floorOf(const std::string& id, const std::vector<std::string>& rows) {
    level::Level level = testing::painted(rows, {});
    level.id = id;
    level.ruleset = level::Ruleset::Descent;
    return level;
}

/// Returns a pack of two floors that alternate endlessly.
level::Pack delve() {
    level::Pack pack;
    pack.id = "delve";
    pack.levels = {floorOf("first", {"#########", "#@.p.r..#", "#..)..>.#", "#########"}),
                   floorOf("deeper", {"########", "#<..G..#", "#...w.>#", "#..p.r.#", "########"})};
    pack.descent.floors = {{1, "first"}};
    pack.descent.otherFloors = "deeper";
    return pack;
}

std::shared_ptr<const Dungeon> dungeonOf(const level::Pack& pack) {
    auto dungeon = Dungeon::of(pack);
    if (!dungeon) qFatal("%s", dungeon.error().describe().c_str());
    return *dungeon;
}

const std::shared_ptr<const Dungeon>& dungeon() {
    static const std::shared_ptr<const Dungeon> made = dungeonOf(delve());
    return made;
}

Session begun(std::uint64_t seed = 1) {
    Start start;
    start.seed = seed;
    auto session = Session::begin(dungeon(), start);
    if (!session) qFatal("%s", session.error().describe().c_str());
    return *session;
}

/// Returns a random key except quit; useful ones are more likely.
Key randomKey(random::Stream& random) {
    constexpr std::array kUseful{Key::Right, Key::Down,  Key::Greater, Key::Left,
                                 Key::Up,    Key::Right, Key::G,       Key::I,
                                 Key::A,     Key::Less,  Key::Z,       Key::Down};
    if (random.chance(90)) return kUseful[random.below(kUseful.size())];
    const Key key = static_cast<Key>(random.below(kKeys));
    return key == kQuit ? Key::Other : key;
}

/// Plays down to the second floor and until death.
void playToDeath(Session& session) {
    random::Stream random(7);
    while (session.press(randomKey(random))) {
    }
    QVERIFY(session.state().outcome == Outcome::Died);
}

ModelDisk emptyDisk() {
    ModelDisk disk(kRoot);
    disk.makeFolder(kFolder);
    return disk.afterKill();
}

std::string textOf(const ModelDisk& disk) {
    return disk.filesIn(kFolder).at("run-delve.jsonl");
}

SavedRun savedOn(files::FileSystem& files) {
    return SavedRun(kFile, "delve", files);
}

QStringList linesOf(const std::vector<Problem>& problems) {
    QStringList lines;
    for (const Problem& problem : problems) {
        if (problem.severity != Severity::Warning) lines << "no warning";
        lines << QString::fromStdString(problem.describe());
    }
    return lines;
}

/// Returns the keys with which a new program resumes; nullopt if there is no run.
std::optional<std::vector<Key>> resumedFrom(ModelDisk disk, const Session& played) {
    auto resumed = savedOn(disk).resume(dungeon());
    if (!resumed || !resumed->session) return std::nullopt;
    const std::vector<Key> keys = resumed->session->keys();
    Session same = played;
    same.seek(static_cast<std::int64_t>(keys.size()));
    const bool isSame = resumed->session->state() == same.state();
    return isSame ? std::optional(keys) : std::nullopt;
}

}  // namespace

void TestDescentSavedRun::growsByLines() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    QVERIFY(saved.save(session));
    const std::string head = textOf(disk);
    QVERIFY(
        head.starts_with("{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"descent\","
                         "\"pack\":\"delve\",\"seed\":\"1\",\"depth\":1,\"map\":\""));
    session.press(Key::Right);
    QVERIFY(saved.save(session));
    session.press(Key::Down);
    QVERIFY(saved.save(session));
    RunSum sum(std::string_view(head).substr(0, head.find('\n')));
    std::string keys;
    appendKeyLine(keys, Key::Right, sum);
    appendKeyLine(keys, Key::Down, sum);
    QVERIFY(keys.starts_with("{\"key\":\"right\",\"sum\":\""));
    QCOMPARE(textOf(disk), head + keys);
    // A key takes one change of the disk; saving nothing new takes none.
    const int changes = disk.changes();
    QVERIFY(saved.save(session));
    QCOMPARE(disk.changes(), changes);
    session.press(Key::Other);
    QVERIFY(saved.save(session));
    QCOMPARE(disk.changes(), changes + 1);
    QVERIFY(saved.pause(session));
    QCOMPARE(disk.changes(), changes + 2);
    QVERIFY(saved.pause(session));
    QCOMPARE(disk.changes(), changes + 2);
    QVERIFY(textOf(disk).ends_with(
        "\"}\n{\"state\":\"" +
        QString::number(hash(session.state()), 16).rightJustified(16, '0').toStdString() +
        "\"}\n"));
}

void TestDescentSavedRun::comesBackAsItWas() {
    const int seeds = testing::seeds(200);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        ModelDisk disk = emptyDisk();
        std::optional<SavedRun> saved(savedOn(disk));
        Session session = begun(static_cast<std::uint64_t>(seed));
        for (int part = 0; part < 3; ++part) {
            for (int keys = random.between(0, 150); keys > 0; --keys) {
                session.press(randomKey(random));
                if (random.chance(90)) QVERIFY(saved->save(session));
                if (random.chance(3)) QVERIFY(saved->pause(session));
            }
            QVERIFY(saved->save(session));
            // The window is closed or killed, and another one resumes.
            saved.emplace(savedOn(disk));
            const auto resumed = saved->resume(dungeon());
            QVERIFY(resumed && resumed->session);
            QVERIFY(resumed->problems.empty());
            QVERIFY(resumed->session->state() == session.state());
            QVERIFY(resumed->session->keys() == session.keys());
            session = *resumed->session;
        }
    }
}

void TestDescentSavedRun::aRewoundRunIsWrittenAnew() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    for (const Key key : {Key::Right, Key::Right, Key::Left, Key::Down}) {
        session.press(key);
        QVERIFY(saved.save(session));
    }
    session.seek(2);
    QVERIFY(saved.save(session));
    QVERIFY(resumedFrom(disk, session) == session.keys());
    session.press(Key::Other);
    QVERIFY(saved.save(session));
    QVERIFY(session.length() == 3);
    QVERIFY(resumedFrom(disk, session) == session.keys());
    // Another run of the same pack is set aside as well.
    const Session other = begun(2);
    QVERIFY(saved.save(other));
    QVERIFY(resumedFrom(disk, other) == other.keys());
}

void TestDescentSavedRun::keepsWhatItsHeroBeganWith() {
    Start start;
    start.seed = 4;
    start.hp = 13;
    auto session = Session::begin(dungeon(), start);
    QVERIFY(session);
    session->press(Key::Right);
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    QVERIFY(saved.save(*session));
    const auto resumed = savedOn(disk).resume(dungeon());
    QVERIFY(resumed && resumed->session);
    QCOMPARE(resumed->session->start().hp, 13);
    QVERIFY(resumed->session->state() == session->state());
    // The same run begun at full health replaces it.
    QVERIFY(saved.save(begun(4)));
    QCOMPARE(savedOn(disk).resume(dungeon())->session->state().hero.hp, 30);
}

void TestDescentSavedRun::anotherWindowIsNoticed() {
    ModelDisk disk = emptyDisk();
    SavedRun here = savedOn(disk);
    SavedRun there = savedOn(disk);
    Session session = begun();
    Session other = begun(2);
    QVERIFY(here.save(session));
    QVERIFY(there.save(other));
    session.press(Key::Right);
    QVERIFY(here.save(session));
    QVERIFY(resumedFrom(disk, session) == session.keys());
    other.press(Key::Down);
    other.press(Key::Down);
    QVERIFY(there.save(other));
    QVERIFY(resumedFrom(disk, other) == other.keys());
}

void TestDescentSavedRun::aTornEndIsLeftOut() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    QVERIFY(saved.save(session));
    const std::size_t head = textOf(disk).size();
    for (const Key key : {Key::Right, Key::Down, Key::I, Key::Other, Key::Left}) {
        session.press(key);
        QVERIFY(saved.save(session));
    }
    const std::string whole = textOf(disk);
    for (std::size_t size = head; size <= whole.size(); ++size) {
        for (const bool hasZeros : {false, true}) {
            std::string text = whole.substr(0, size);
            if (hasZeros) text += std::string(whole.size() - size, '\0');
            ModelDisk torn = emptyDisk();
            torn.put(kFile, text);
            SavedRun again = savedOn(torn);
            auto resumed = again.resume(dungeon());
            QVERIFY(resumed && resumed->session);
            // A key counts once its closing bracket is written, unless garbage follows on its line.
            const auto count = std::count(text.begin() + static_cast<std::ptrdiff_t>(head),
                                          text.end(), hasZeros && size < whole.size() ? '\n' : '}');
            QCOMPARE(resumed->session->length(), count);
            const bool isWhole = text.ends_with('\n');
            QCOMPARE(linesOf(resumed->problems),
                     isWhole ? QStringList()
                             : QStringList(QString("/disk/data/run-delve.jsonl: the end of the "
                                                   "saved run was lost: it goes on after key %1")
                                               .arg(count)));
            // The run can be continued.
            Session next = *resumed->session;
            next.press(Key::Right);
            QVERIFY(again.save(next));
            QVERIFY(resumedFrom(torn, next) == next.keys());
        }
    }
}

void TestDescentSavedRun::aTornHeadIsKeptAside() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    const Session session = begun();
    QVERIFY(saved.save(session));
    const std::string whole = textOf(disk);
    for (std::size_t size = 0; size < whole.find('\n'); ++size) {
        const std::string text = whole.substr(0, size);
        ModelDisk torn = emptyDisk();
        torn.put(kFile, text);
        auto resumed = savedOn(torn).resume(dungeon());
        QVERIFY(resumed && !resumed->session);
        QCOMPARE(resumed->problems.size(), std::size_t{2});
        const auto files = torn.filesIn(kFolder);
        QCOMPARE(files.size(), std::size_t{1});
        QCOMPARE(files.at("run-delve.aside-1.jsonl"), text);
    }
}

void TestDescentSavedRun::anyChangedKeyIsNoticed() {
    // No line with a state follows these keys yet.
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    QVERIFY(saved.save(session));
    for (const Key key : {Key::Right, Key::Down, Key::Left, Key::Right, Key::I, Key::Other}) {
        session.press(key);
        QVERIFY(saved.save(session));
    }
    const QStringList whole = QString::fromStdString(textOf(disk)).split('\n', Qt::SkipEmptyParts);
    const auto isSetAside = [](QStringList lines) {
        ModelDisk damaged = emptyDisk();
        damaged.put(kFile, lines.join('\n').toStdString() + '\n');
        auto resumed = savedOn(damaged).resume(dungeon());
        const auto files = damaged.filesIn(kFolder);
        return resumed && !resumed->session && resumed->problems.size() == 2 && files.size() == 1 &&
               files.begin()->first == "run-delve.aside-1.jsonl";
    };
    QCOMPARE(whole.size(), 8);  // including the line with the initial state
    for (int line = 2; line < whole.size(); ++line) {
        for (const char* key : {"up", "right", "down", "left", "g", "other"}) {
            QStringList lines = whole;
            lines[line].replace(QRegularExpression("\"key\":\"[a-z]+\""),
                                QString("\"key\":\"%1\"").arg(key));
            QCOMPARE(isSetAside(lines), lines != whole);
        }
        // A missing or repeated line is noticed; the last one may never have reached the disk.
        QStringList lines = whole;
        lines.removeAt(line);
        QCOMPARE(isSetAside(lines), line + 1 < whole.size());
        lines = whole;
        lines.insert(line, whole[line]);
        QVERIFY(isSetAside(lines));
    }
    QStringList lines = whole;
    lines[0].replace("\"depth\":1,", "\"depth\":1,\"goal\":9,");
    QVERIFY(isSetAside(lines));
}

void TestDescentSavedRun::filesWithoutChecksumsAreRead() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    for (const Key key : {Key::Right, Key::Down}) {
        session.press(key);
        QVERIFY(saved.save(session));
    }
    QString old = QString::fromStdString(textOf(disk));
    old.remove(QRegularExpression(",\"sum\":\"[0-9a-f]{8}\""));
    QVERIFY(!old.contains("sum"));
    disk.put(kFile, old.toStdString());
    SavedRun again = savedOn(disk);
    const auto resumed = again.resume(dungeon());
    QVERIFY(resumed && resumed->session);
    QVERIFY(resumed->session->keys() == session.keys());
    session.press(Key::Left);
    QVERIFY(again.save(session));
    QVERIFY(textOf(disk).starts_with(old.toStdString()));
    QVERIFY(resumedFrom(disk, session) == session.keys());
}

void TestDescentSavedRun::damageIsSetAside() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    playToDeath(session);
    QVERIFY(saved.save(session));
    const std::string whole = textOf(disk);
    const auto edited = [&whole](const std::string& from, const std::string& to) {
        std::string text = whole;
        const auto at = text.find(from);
        if (at == std::string::npos) qFatal("%s is not there", from.c_str());
        return text.replace(at, from.size(), to);
    };
    const std::string half = whole.substr(whole.size() / 2);
    const std::string head = whole.substr(0, whole.find('\n') + 1);
    ModelDisk elsewhere = emptyDisk();
    QVERIFY(SavedRun(kFile, "other", elsewhere).save(session));
    const std::string anothers = textOf(elsewhere);
    const std::vector<std::pair<std::string, QString>> cases{
        {edited("{\"key\":\"down\"", "{\"key\":\"dwon\""), "this is no line of a saved run"},
        {edited("{\"key\":\"down\"", "{\"key\":\"up\""), "differ from the saved ones"},
        {edited("\"seed\":\"1\",", "\"seed\":\"2\","), "differ from the saved ones"},
        {edited("\"depth\":1,", "\"depth\":1,\"hp\":31,"), "differ from the saved ones"},
        {edited("\"depth\":1,", "\"depth\":1,\"end\":\"0123456789abcdef\","),
         "this line does not describe the start of a run"},
        {edited("\"depth\":1,", "\"depth\":1,\"hp\":-2,"), "\"hp\" is no whole number"},
        {edited("\"pack\":\"delve\"", "\"pack\":\"other\""), "differ from the saved ones"},
        {anothers, "the run is of another pack"},
        {edited("\"version\":1", "\"version\":9"), "newer version"},
        {edited("\"game\":\"descent\"", "\"game\":\"temple\""), "another game: temple"},
        {whole.substr(head.size()), "this line does not describe the start of a run"},
        {half, "line 1: this is no JSON object"},
        {std::string(), "this line does not describe the start of a run"},
        {std::string(4096, '\0'), ""},
        {head + whole, "this is no line of a saved run"},
    };
    for (const auto& [text, why] : cases) {
        ModelDisk bad = emptyDisk();
        bad.put(kFile, text);
        auto resumed = savedOn(bad).resume(dungeon());
        QVERIFY(resumed);
        QVERIFY2(!resumed->session, qPrintable(why));
        const QStringList told = linesOf(resumed->problems);
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[0],
                 "/disk/data/run-delve.jsonl: the saved run cannot be continued: it was kept as "
                 "run-delve.aside-1.jsonl");
        QVERIFY2(told[1].contains(why), qPrintable(told[1]));
        const auto files = bad.filesIn(kFolder);
        QCOMPARE(files.size(), 1u);
        QVERIFY(files.at("run-delve.aside-1.jsonl") == text);
        // The next run begins, and the next damaged file gets its own name.
        SavedRun next = savedOn(bad);
        QVERIFY(next.save(begun()));
        bad.put(kFile, "rubbish");
        QVERIFY(savedOn(bad).resume(dungeon()));
        QCOMPARE(bad.filesIn(kFolder).at("run-delve.aside-2.jsonl"), std::string("rubbish"));
    }
}

void TestDescentSavedRun::aChangedPackIsNoticed() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    // To the stairs and down.
    for (const char* key = "RRDRRR>"; *key != '\0'; ++key) {
        while (session.state().floor.monsterAt(session.state().hero.at + grid::Point{1, 0}))
            session.press(Key::Right);
        session.press(*key == 'R' ? Key::Right : *key == 'D' ? Key::Down : Key::Greater);
    }
    QCOMPARE(session.state().depth, 2);
    QVERIFY(saved.save(session));

    level::Pack painted = delve();
    painted.levels[1] = floorOf("deeper", {"########", "#<.....#", "#.....>#", "########"});
    level::Pack harder = delve();
    harder.descent.tables.heroAttack = 3;
    level::Pack sameButForTheText = delve();
    sameButForTheText.title = "Another title";
    sameButForTheText.levels[1].title = "Another title";
    for (const level::Pack& pack : {painted, harder}) {
        ModelDisk copy = disk;
        const auto resumed = savedOn(copy).resume(dungeonOf(pack));
        QVERIFY(resumed && !resumed->session);
        QVERIFY(resumed->isOthers);
        QVERIFY(linesOf(resumed->problems)[0].contains("does not fit the pack"));
        QVERIFY(linesOf(resumed->problems)[1].contains("was changed since"));
        // The file stays, since it may be the run of another pack.
        QVERIFY(copy.filesIn(kFolder) == disk.filesIn(kFolder));
    }
    ModelDisk copy = disk;
    const auto resumed = savedOn(copy).resume(dungeonOf(sameButForTheText));
    QVERIFY(resumed && resumed->session);
    QVERIFY(resumed->session->state() == session.state());
}

/// Editing floors that a run has not reached does not invalidate it.
void TestDescentSavedRun::floorsThatWereNotComeToMayChange() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    for (const Key key : {Key::Right, Key::Down, Key::Right}) {
        session.press(key);
        QVERIFY(saved.save(session));
    }
    QVERIFY(saved.pause(session));
    level::Pack pack = delve();
    pack.levels[1] = floorOf("deeper", {"#####", "#<.>#", "#####"});
    const auto resumed = savedOn(disk).resume(dungeonOf(pack));
    QVERIFY(resumed && resumed->session);
    QVERIFY(resumed->problems.empty());
    QVERIFY(resumed->session->keys() == session.keys());
}

void TestDescentSavedRun::whatCannotBePutAsideStays() {
    ModelDisk disk = emptyDisk();
    disk.put(kFile, "rubbish");
    disk.failAt(disk.changes(), std::errc::permission_denied);
    const auto resumed = savedOn(disk).resume(dungeon());
    QVERIFY(!resumed);
    QVERIFY(resumed.error().text.starts_with("cannot be kept aside: "));
    QCOMPARE(textOf(disk), std::string("rubbish"));
    ModelDisk folder = emptyDisk();
    folder.makeFolder(kFile);
    QCOMPARE(savedOn(folder).resume(dungeon()).error().describe(),
             std::string("/disk/data/run-delve.jsonl: is not a file"));
    // A missing run is not a problem.
    ModelDisk nothing(kRoot);
    const auto none = savedOn(nothing).resume(dungeon());
    QVERIFY(none && !none->session && none->problems.empty());
    QVERIFY(savedOn(nothing).forget());
}

void TestDescentSavedRun::endsInTheTable() {
    const std::string when = "2026-11-21T20:15:03Z";
    ModelDisk disk = emptyDisk();
    SavedRun first = savedOn(disk);
    Session session = begun();
    QVERIFY(!first.finish(session, when, kScores));
    playToDeath(session);
    const State& state = session.state();
    const std::string row = std::to_string(state.score()) + '|' +
                            std::to_string(state.greatestDepth) + '|' +
                            std::to_string(state.kills) + '|' + when + '\n';
    QVERIFY(first.save(session));
    const ModelDisk before = disk;
    const auto table = first.finish(session, when, kScores);
    QVERIFY(table);
    QCOMPARE(*table->added, 0u);
    QVERIFY((disk.filesIn(kFolder) == std::map<std::string, std::string>{{"highscores.txt", row}}));

    // If the program is killed at any point, the next start finishes, and the score is listed once.
    const int changes = disk.changes() - before.changes();
    QVERIFY(changes > 4);
    for (int stop = 0; stop <= changes; ++stop) {
        for (const bool isPowerLoss : {false, true}) {
            ModelDisk half = before;
            half.stopAt(before.changes() + stop);
            SavedRun saved = savedOn(half);
            static_cast<void>(saved.finish(session, when, kScores));
            random::Stream random(static_cast<std::uint64_t>(stop));
            half = isPowerLoss ? half.afterPowerLoss(random) : half.afterKill();
            SavedRun next = savedOn(half);
            auto resumed = next.resume(dungeon());
            QVERIFY(resumed);
            if (resumed->session) {
                QVERIFY(resumed->session->state().isOver());
                const std::string& ended = resumed->ended;
                QVERIFY(ended.empty() || ended == when);
                QVERIFY(next.finish(*resumed->session, when, kScores));
            }
            QVERIFY((half.filesIn(kFolder) ==
                     std::map<std::string, std::string>{{"highscores.txt", row}}));
        }
    }
}

void TestDescentSavedRun::quittingLeavesNothing() {
    ModelDisk disk = emptyDisk();
    SavedRun saved = savedOn(disk);
    Session session = begun();
    session.press(Key::Right);
    QVERIFY(saved.save(session));
    session.press(kQuit);
    const auto table = saved.finish(session, "2026-11-21", kScores);
    QVERIFY(table && table->best.empty() && !table->added);
    QVERIFY(disk.filesIn(kFolder).empty());
}

void TestDescentSavedRun::survivesTheLossOfPowerAtAnyMoment() {
    const int seeds = testing::seeds(40);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 1);
        ModelDisk disk = emptyDisk();
        SavedRun saved = savedOn(disk);
        Session session = begun(static_cast<std::uint64_t>(seed));
        std::size_t safe = 0;  // keys that must survive a loss of power
        const int stop = random.between(0, 60);
        disk.stopAt(stop);
        bool isSaved = true;
        bool wasSaved = false;
        std::size_t told = 0;  // keys reported as saved
        while (isSaved && session.press(randomKey(random))) {
            const bool isPause = random.chance(10);
            isSaved = (isPause ? saved.pause(session) : saved.save(session)).has_value();
            wasSaved = wasSaved || isSaved;
            if (isSaved) told = session.keys().size();
            if (isSaved && (isPause || told == 1)) safe = told;
        }
        for (int draw = 0; draw < 6; ++draw) {
            const auto keys = resumedFrom(disk.afterPowerLoss(random), session);
            QVERIFY(keys || !wasSaved);
            if (keys) QVERIFY(keys->size() >= safe);
            if (keys) QVERIFY(std::equal(keys->begin(), keys->end(), session.keys().begin()));
        }
        // Killing the program loses no saved key.
        const auto keys = resumedFrom(disk.afterKill(), session);
        QVERIFY(keys || !wasSaved);
        if (keys) QVERIFY(keys->size() >= told);
    }
}

void TestDescentSavedRun::failuresAreMadeUpFor() {
    for (int failing = 0; failing < 40; ++failing) {
        random::Stream random(static_cast<std::uint64_t>(failing), 2);
        ModelDisk disk = emptyDisk();
        disk.failAt(failing, std::errc::no_space_on_device);
        SavedRun saved = savedOn(disk);
        Session session = begun();
        int refused = 0;
        for (int i = 0; i < 60 && session.press(randomKey(random)); ++i) {
            const auto done = saved.save(session);
            if (!done) {
                ++refused;
                QVERIFY(done.error().text.starts_with("cannot be written: "));
                QCOMPARE(done.error().file, kFile.string());
            } else {
                QVERIFY(resumedFrom(disk, session) == session.keys());
            }
        }
        QVERIFY(refused <= 1);
    }
}

namespace {

/// State shared between two processes.
struct Shared {
    std::atomic<std::int64_t> saved = 0;  ///< number of saved keys
    std::atomic<bool> isPlaying = false;
};

Session longRun() {
    // A calm level without monsters and items: walking back and forth never ends the run.
    level::Pack pack = delve();
    pack.levels[0] = floorOf("first", {"#####", "#@.>#", "#####"});
    static const std::shared_ptr<const Dungeon> calm = dungeonOf(pack);
    auto session = Session::begin(calm, {});
    if (!session) qFatal("%s", session.error().describe().c_str());
    return *session;
}

[[noreturn]] void playForEver(const std::filesystem::path& file, Shared& shared) {
    files::DiskFiles files;
    SavedRun saved(file, "delve", files);
    Session session = longRun();
    auto resumed = saved.resume(session.sharedDungeon());
    if (!resumed || (resumed->session && resumed->session->length() < shared.saved)) _exit(1);
    if (resumed->session) session = *resumed->session;
    for (;;) {
        session.press(session.length() % 2 == 0 ? Key::Right : Key::Left);
        if (!saved.save(session)) _exit(2);
        shared.saved = session.length();
        shared.isPlaying = true;
    }
}

}  // namespace

void TestDescentSavedRun::survivesRealKills() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("run-delve.jsonl").toStdString();
    void* memory =
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    QVERIFY(memory != MAP_FAILED);
    auto& shared = *new (memory) Shared;
    random::Stream random(1);
    const int kills = std::min(testing::seeds(40), 40);
    for (int kill = 0; kill < kills; ++kill) {
        shared.isPlaying = false;
        const pid_t child = ::fork();
        if (child < 0) qFatal("cannot fork");
        if (child == 0) playForEver(file, shared);
        int status = 0;
        pid_t ended = 0;
        while (!shared.isPlaying && (ended = ::waitpid(child, &status, WNOHANG)) == 0)
            ::usleep(50);
        if (ended != 0) qFatal("the playing process ended with status %d", status);
        ::usleep(random.below(4'000));
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));

        files::DiskFiles files;
        SavedRun saved(file, "delve", files);
        const Session played = longRun();
        const auto resumed = saved.resume(played.sharedDungeon());
        QVERIFY(resumed && resumed->session);
        // All saved keys are there, and at most one that was being saved.
        QVERIFY(resumed->session->length() >= shared.saved);
        QVERIFY(resumed->session->length() <= shared.saved + 1);
    }
    ::munmap(memory, sizeof(Shared));
}

MAZELOOM_TEST(TestDescentSavedRun)

}  // namespace mazeloom::tst_descent_saved_run

#include "tst_descent_saved_run.moc"

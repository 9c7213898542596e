// SPDX-License-Identifier: MIT
// Memory runs out at any point while levels are generated, recorded, measured, searched, exported
// and imported: the result is correct, or the level is refused by a problem that names it. Each
// case runs with the n-th allocation failing, for many n, and with limits on the memory in use.
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <new>
#include <optional>

#include <QTemporaryDir>
#include <QTest>

#include <malloc.h>

#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "core/analyse/survey/survey_json.h"
#include "core/analyse/wish/search.h"
#include "core/analyse/wish/wish.h"
#include "core/compare/gallery.h"
#include "core/crew.h"
#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/exchange/out/write_levels.h"
#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace {

/// The ways in which memory runs out; at most one is active at a time.
std::atomic<bool> isCounting = false;
std::atomic<std::int64_t> requests = 0;
std::atomic<std::int64_t> failing = -1;  ///< the request that fails
std::atomic<std::int64_t> taken = 0;     ///< bytes in use since counting began
std::atomic<std::int64_t> highest = 0;   ///< … the maximum so far
std::atomic<std::int64_t> most = -1;     ///< … the limit

}  // namespace

void* operator new(std::size_t size) {
    if (!isCounting) {
        if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
        throw std::bad_alloc();
    }
    const auto wanted = static_cast<std::int64_t>(size);
    if (requests++ == failing || (most >= 0 && taken + wanted > most)) throw std::bad_alloc();
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) throw std::bad_alloc();
    taken += static_cast<std::int64_t>(::malloc_usable_size(memory));
    if (taken > highest) highest = taken.load();
    return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    try {
        return ::operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void operator delete(void* memory) noexcept {
    if (isCounting && memory != nullptr)
        taken -= static_cast<std::int64_t>(::malloc_usable_size(memory));
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    ::operator delete(memory);
}

namespace mazeloom::tst_out_of_memory {

class TestOutOfMemory : public QObject {
    Q_OBJECT

  private slots:
    void levelsAreRightOrRefused_data();
    void levelsAreRightOrRefused();
    void whatThreadsThrowIsThrown();
};

namespace {

/// The outcome of a case: a result as text, or the problem.
struct Outcome {
    std::string result;
    std::optional<std::string> problem;
};

using Work = std::function<Outcome()>;

struct Case {
    const char* name;
    Work work;
    /// The text that a problem must contain at least.
    std::string named = "the level \"hall\" of 40 × 30 cells";
};

class Counting {
  public:
    Counting(std::int64_t failingRequest, std::int64_t mostBytes) {
        requests = taken = highest = 0;
        failing = failingRequest;
        most = mostBytes;
        isCounting = true;
    }
    ~Counting() { isCounting = false; }
};

level::Level hall(std::initializer_list<std::string_view> stages,
                  level::Ruleset ruleset = level::Ruleset::Descent) {
    level::Level level = testing::solid({40, 30}, stages, ruleset);
    level.id = "hall";
    level.title = "Hall";
    return level;
}

level::Level temple() {
    level::Level level = hall({}, level::Ruleset::Temple);
    level.recipe = generate::findBuiltInRecipe("temple")->recipe;
    return testing::with(level, "shape", "source", std::string("caves"));
}

Outcome outcomeOf(const level::Map& map, const std::optional<Problem>& failure) {
    if (failure) return {{}, failure->describe()};
    return {std::to_string(level::hash(map)), {}};
}

Outcome generated(const level::Level& level) {
    const auto made = generate::generate(level, {}, 7);
    return made ? outcomeOf(made->map, {}) : Outcome{{}, made.error().describe()};
}

Outcome recorded(const level::Level& level) {
    const auto made = generate::record(level, {}, 7);
    if (made.trace == nullptr) return {{}, {}};
    Outcome outcome = outcomeOf(made.map, made.failure);
    // The data that a window shows.
    const trace::Timeline timeline(made.trace);
    if (!made.failure) outcome.result += ' ' + std::to_string(timeline.count());
    return outcome;
}

Outcome atStep(const level::Level& level) {
    const auto made = generate::generateToStep(level, {}, 7, 50);
    return outcomeOf(made.map, made.failure);
}

Outcome shot(const std::shared_ptr<const level::Level>& level,
             const std::shared_ptr<const std::vector<level::Room>>& rooms) {
    const compare::Shot one = compare::shoot({.level = level, .rooms = rooms}, 7);
    if (one.failure) return {{}, one.failure->describe()};
    Outcome outcome{std::to_string(level::hash(*one.map)), {}};
    for (const auto& value : one.values)
        outcome.result += ' ' + (value ? std::to_string(*value) : "-");
    return outcome;
}

/// Generates six seeds on two threads. The outcome has a problem, if any seed failed, and the
/// hashes of the seeds that did not.
Outcome shots(const std::shared_ptr<const level::Level>& level,
              const std::shared_ptr<const std::vector<level::Room>>& rooms) {
    std::vector<std::string> all(6);
    std::optional<std::string> problem;
    const auto seeds = compare::seedsFrom(1, all.size());
    compare::shootAll({.level = level, .rooms = rooms}, seeds, 2,
                      [&](std::size_t place, compare::Shot one) {
                          if (one.failure)
                              problem = one.failure->describe();
                          else
                              all[place] = std::to_string(level::hash(*one.map));
                      });
    Outcome outcome{{}, problem};
    for (const std::string& one : all)
        outcome.result += one + ' ';
    return outcome;
}

Outcome surveyed(const std::shared_ptr<const level::Level>& level,
                 const std::shared_ptr<const std::vector<level::Room>>& rooms) {
    const auto measures = analyse::measures();
    const analyse::Sampler sampler({.level = level, .rooms = rooms}, measures);
    analyse::SurveyOf of;
    of.level = level->id;
    for (const analyse::Measure* measure : measures)
        of.measures.push_back(std::string(measure->id));
    analyse::Survey survey(of);
    analyse::surveySeeds(survey, sampler, measures, {1, 12}, 2, {});
    if (survey.failures().count() > 0) return {{}, survey.failures().reasons().begin()->first.text};
    return {analyse::writeSurvey(survey), {}};
}

/// A seed without memory is a failure, which may change the order of parts, but not the hits.
Outcome searched(const std::shared_ptr<const level::Level>& level,
                 const std::shared_ptr<const std::vector<level::Room>>& rooms) {
    const auto wish = analyse::readWish("dead-ends >= 0 and rooms > 0");
    const analyse::Sampler sampler({.level = level, .rooms = rooms}, wish->measures);
    analyse::SearchPlan plan;
    plan.sampler = &sampler;
    plan.wish = &*wish;
    plan.seeds = {1, 20};
    plan.count = 20;
    plan.threads = 2;
    Outcome outcome;
    const auto state = analyse::search(
        plan, [&](const analyse::Hit& hit) { outcome.result += std::to_string(hit.seed) + ' '; },
        {});
    if (state.failures > 0)
        outcome.problem = "not enough memory: the level \"hall\" of 40 × 30 cells";
    return outcome;
}

Outcome exported(const level::Level& level, std::string_view format, unsigned threads) {
    level::Pack pack;
    pack.id = pack.title = "pack";
    pack.levels.push_back(level);
    testing::ModelDisk disk("/");
    disk.makeFolder("/out");
    const exchange::Exporter* exporter = *std::ranges::find(
        exchange::exporters(), format, [](const auto* one) { return std::string_view(one->id); });
    const exchange::LevelFiles files({.format = exporter,
                                      .pack = &pack,
                                      .levels = {{&pack.levels[0], 7}},
                                      .seeds = exchange::SeedList({1, 4})});
    exchange::WriteControl control;
    control.way.threads = threads;
    const exchange::Written written =
        exchange::writeLevelsOf(files, {"/out", true}, {}, control, disk);
    if (written.problem) return {{}, written.problem->describe()};
    Outcome outcome;
    for (const auto& [name, bytes] : disk.filesIn("/out"))
        outcome.result += name + '\n' + bytes + '\n';
    return outcome;
}

Outcome imported(const std::string& file) {
    const auto levels = exchange::importFile({.file = file, .beside = {}});
    if (!levels) return {{}, levels.error().describe()};
    Outcome outcome;
    for (const level::Level& level : levels->levels)
        outcome.result += level.id + ' ' + std::to_string(level.size.width) + '\n';
    for (const Problem& note : levels->notes) {
        if (note.text.find("not enough memory") != std::string::npos)
            outcome.problem = note.describe();
    }
    return outcome;
}

std::vector<Case> cases(const std::string& folder) {
    const auto dungeon = hall({"rooms", "maze", "doors", "dead-ends", "unite", "stairs", "locks"});
    const auto shared = std::make_shared<const level::Level>(dungeon);
    const auto rooms = std::make_shared<const std::vector<level::Room>>();
    std::vector<Case> all{
        {"generate", [=] { return generated(dungeon); }},
        {"generate caves",
         [level = hall({"caves", "lakes", "stairs"})] { return generated(level); }},
        {"generate a temple", [level = temple()] { return generated(level); }},
        {"record", [=] { return recorded(dungeon); }},
        {"record a temple", [level = temple()] { return recorded(level); }},
        {"to a step", [=] { return atStep(dungeon); }},
        {"gallery", [=] { return shot(shared, rooms); }},
        {"gallery, two threads", [=] { return shots(shared, rooms); }},
        // A survey replaces each number in a problem by N.
        {"survey, two threads", [=] { return surveyed(shared, rooms); },
         "the level \"hall\" of N × N cells"},
        {"search", [=] { return searched(shared, rooms); }},
    };
    for (const char* format : {"json", "tmj", "tmx", "text"}) {
        all.push_back({format, [=] { return exported(dungeon, format, 1); }, "not enough memory"});
    }
    all.push_back(
        {"two threads write", [=] { return exported(dungeon, "tmj", 2); }, "not enough memory"});
    std::ofstream(folder + "/hall.txt") << "#####\n#@..#\n#..>#\n#####\n";
    all.push_back({"import", [=] { return imported(folder + "/hall.txt"); }, "memory"});
    return all;
}

}  // namespace

void TestOutOfMemory::levelsAreRightOrRefused_data() {
    QTest::addColumn<int>("index");
    const QTemporaryDir folder;
    const auto all = cases(folder.path().toStdString());
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

void TestOutOfMemory::levelsAreRightOrRefused() {
    QFETCH(int, index);
    const QTemporaryDir folder;
    const Case one = cases(folder.path().toStdString())[static_cast<std::size_t>(index)];
    // Runs once to initialise everything that the program creates only once.
    static_cast<void>(one.work());
    Outcome right;
    std::int64_t allRequests = 0;
    std::int64_t peak = 0;
    {
        const Counting counting(-1, -1);
        right = one.work();
        allRequests = requests;
        peak = highest;
    }
    QVERIFY2(!right.problem && !right.result.empty(), right.problem.value_or("nothing").c_str());
    int refused = 0;
    const auto check = [&](std::int64_t request, std::int64_t bytes) {
        Outcome outcome;
        bool hasThrown = false;
        {
            const Counting counting(request, bytes);
            try {
                outcome = one.work();
            } catch (const std::bad_alloc&) {
                // The case itself ran out of memory, or a thread could not start.
                hasThrown = true;
            }
        }
        if (hasThrown) return;
        const std::string where = std::to_string(request) + ", " + std::to_string(bytes);
        if (outcome.problem) {
            ++refused;
            // The second text is the system's own, for a file.
            QVERIFY2(outcome.problem->find("not enough memory") != std::string::npos ||
                         outcome.problem->find("Cannot allocate memory") != std::string::npos,
                     (where + ": " + *outcome.problem).c_str());
            QVERIFY2(outcome.problem->find(one.named) != std::string::npos,
                     (where + ": " + *outcome.problem).c_str());
        } else {
            QVERIFY2(outcome.result == right.result, where.c_str());
        }
    };
    const std::int64_t tries = testing::isBrief() ? 60 : 300;
    for (std::int64_t i = 0; i < tries; ++i) {
        // The first half tries the earliest allocations, the second is spread evenly over all.
        const std::int64_t request = i < tries / 2 ? i : (i - tries / 2) * 2 * allRequests / tries;
        if (request < allRequests) check(request, -1);
    }
    for (std::int64_t i = 1; i <= tries / 3; ++i)
        check(-1, peak * i * 3 / tries);
    QVERIFY(refused > 0);
}

void TestOutOfMemory::whatThreadsThrowIsThrown() {
    for (const unsigned count : {1U, 2U, 7U}) {
        std::atomic<int> asked = 0;
        std::atomic<bool> isOver = false;
        std::atomic<unsigned> ended = 0;
        Crew crew(
            count,
            [&] {
                if (asked++ == 0) throw std::bad_alloc();
                while (!isOver)
                    std::this_thread::yield();
                ++ended;
            },
            [&] { isOver = true; });
        QCOMPARE(crew.size(), count);
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, crew.join());
        QCOMPARE(ended.load(), count - 1);
        QVERIFY(isOver);
    }
    // A crew that is not joined is told to end and waited for on destruction.
    std::atomic<bool> isOver = false;
    std::atomic<int> ended = 0;
    {
        const Crew crew(
            3,
            [&] {
                while (!isOver)
                    std::this_thread::yield();
                ++ended;
            },
            [&] { isOver = true; });
    }
    QCOMPARE(ended.load(), 3);
}

MAZELOOM_TEST(TestOutOfMemory)

}  // namespace mazeloom::tst_out_of_memory

#include "tst_out_of_memory.moc"

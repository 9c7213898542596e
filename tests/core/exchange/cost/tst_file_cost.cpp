// SPDX-License-Identifier: MIT
// The cost of the program's own files: each reader and writer does at most about twice the work for
// twice the input, in whichever dimension it grows (tst_exchange_cost tests other programs'
// formats).
#include "tests/core/exchange/cost/measure.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <sstream>

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include "app/links/link.h"
#include "app/workspace/session.h"
#include "core/analyse/survey/survey.h"
#include "core/analyse/survey/survey_json.h"
#include "core/analyse/wish/wish.h"
#include "core/edit/layers/layers.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_picture.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "core/play/profile.h"
#include "core/play/profile_json.h"
#include "core/play/replay.h"
#include "core/play/temple/state/buttons.h"
#include "core/trace/ndjson.h"
#include "tests/core/exchange/cost/inputs.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::tst_file_cost {

using testing::listed;
using testing::numbered;

namespace {

using PackOf = level::Pack (*)(int size);

level::Level levelOf(grid::Size size, int number = 0) {
    level::Level level = testing::solid(size, {}, level::Ruleset::Descent);
    level.id = numbered("level-", number);
    level.title = level.id;
    return level;
}

level::Pack packOf(level::Level level) {
    level::Pack pack;
    pack.id = "pack";
    pack.title = "Pack";
    pack.levels.push_back(std::move(level));
    return pack;
}

level::Pack ofCells(int count) {
    level::Level level = levelOf({500, count / 500});
    level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
    for (int i = 0; i < count; i += 3)
        level.paint->at({i % 500, i / 500}) = level::painted(level::Terrain::Wall);
    return packOf(std::move(level));
}
level::Pack ofObjects(int count) {
    level::Level level = levelOf({200, 200});
    for (int i = 0; i < count; ++i) {
        level::Object object;
        object.kind = level::ThingKind::Rat;
        object.id = numbered("rat-", i);
        object.at = {i % 200, i / 200 % 200};
        object.properties = {{numbered("p", i), 1.0, {}}};
        level.objects.push_back(std::move(object));
    }
    return packOf(std::move(level));
}
level::Pack ofPaths(int count) {
    level::Level level = levelOf({200, 200});
    for (int i = 0; i < count; ++i) {
        level::Trajectory path;
        const grid::Point at{1 + i % 197, 1 + i / 197};
        path.points = {at, at + grid::Point{1, 0}};
        level.trajectories.push_back(std::move(path));
    }
    return packOf(std::move(level));
}
level::Pack ofLevels(int count) {
    level::Pack pack = packOf(levelOf({8, 8}));
    for (int i = 1; i < count; ++i)
        pack.levels.push_back(levelOf({8, 8}, i));
    return pack;
}
level::Pack ofRooms(int count) {
    level::Pack pack = testing::twoLevelsAndARoom();
    const level::Room room = pack.rooms[0];
    for (int i = 0; i < count; ++i) {
        pack.rooms.push_back(room);
        pack.rooms.back().id = numbered("room-", i);
    }
    return pack;
}

struct Axis {
    const char* name;
    int size;
    PackOf make;
};
constexpr Axis kAxes[]{{"cells", 200'000, ofCells},
                       {"objects", 2000, ofObjects},
                       {"paths", 2000, ofPaths},
                       {"levels", 200, ofLevels},
                       {"rooms", 200, ofRooms}};

testing::MemorySource filesOf(const level::Pack& pack) {
    testing::MemorySource source;
    for (const pack::TextFile& file : pack::write(pack))
        source.files[file.name] = file.text;
    return source;
}

void demand(bool isRight, const char* what) {
    if (!isRight) qFatal("%s", what);
}

/// Returns a temporary folder, in memory where the system has such a place: the time that a disk
/// takes varies, and is not the program's.
std::shared_ptr<QTemporaryDir> folderInMemory() {
    auto folder = std::make_shared<QTemporaryDir>("/dev/shm/tst_file_cost-XXXXXX");
    return folder->isValid() ? folder : std::make_shared<QTemporaryDir>();
}

using Work = std::function<void()>;
struct Way {
    const char* name;
    Work (*of)(const level::Pack& pack);
};

/// All readers and writers of files that hold a pack.
const Way kWays[]{
    {"folder, read",
     [](const level::Pack& pack) -> Work {
         return [files = filesOf(pack)] { demand(pack::read(files).has_value(), "it is read"); };
     }},
    {"folder, opened to be edited",
     [](const level::Pack& pack) -> Work {
         const auto folder = folderInMemory();
         const std::string path = folder->filePath("pack").toStdString();
         pack::DiskState disk;
         demand(pack::save(pack, path, disk).has_value(), "it is saved");
         return [folder, path] {
             demand(pack::openForEditing(path)->reading.problems.empty(), "it is opened");
         };
     }},
    {"folder, saved",
     [](const level::Pack& pack) -> Work {
         const auto folder = folderInMemory();
         const auto run = std::make_shared<int>(0);
         return [folder, run, pack] {
             // Uses a new path each time, so that every file is written.
             const QString name = QString::number(++*run);
             pack::DiskState disk;
             demand(pack::save(pack, folder->filePath(name).toStdString(), disk).has_value(),
                    "it is saved");
         };
     }},
    {"archive, written",
     [](const level::Pack& pack) -> Work {
         return [pack] { demand(pack::writeArchive(pack, {}).has_value(), "it is written"); };
     }},
    {"journal, written",
     [](const level::Pack& pack) -> Work {
         return [pack] { demand(!pack::journalOf(pack, {}).empty(), "it is written"); };
     }},
    {"journal, read",
     [](const level::Pack& pack) -> Work {
         return [bytes = pack::journalOf(pack, {"pack", {}, "Pack", {}})] {
             demand(pack::readJournal(bytes, "journal").problems.empty(), "it is read");
         };
     }},
};

/// A text or picture in one of the program's own formats, with `size` elements of one kind.
struct Own {
    const char* name;
    int size;
    Work (*of)(int size);
};

app::Session sessionOf(int packs, int looks) {
    app::Session session;
    for (int i = 0; i < packs; ++i) {
        app::Session::Pack pack{QString("/packs/%1").arg(i), widgets::levelSheet("level-0"), {}};
        for (int k = 0; k < looks; ++k) {
            pack.looks.push_back(
                {widgets::levelSheet(QString("level-%1").arg(k)), app::SheetView(), 7, 2});
        }
        session.packs.push_back(std::move(pack));
    }
    return session;
}

Work sessionRead(int packs, int looks) {
    return [text = app::toText(sessionOf(packs, looks)), packs] {
        demand(static_cast<int>(app::sessionFrom(text).packs.size()) == packs, "all are read");
    };
}

const Own kOwn[]{
    {"session, packs", 50, [](int n) { return sessionRead(n, 1); }},
    {"session, looks", 500, [](int n) { return sessionRead(1, n); }},
    {"session, written", 500,
     [](int n) -> Work {
         return [session = sessionOf(2, n)] { demand(!app::toText(session).isEmpty(), "a text"); };
     }},
    {"session, nothing of sense", 20'000,
     [](int n) -> Work {
         const QByteArray text =
             QByteArray::fromStdString("{\"packs\":[" + testing::repeated(n, "[[]]") + "]}");
         return [text] { demand(app::sessionFrom(text).packs.empty(), "none has a name"); };
     }},
    {"settings, layers", 20'000,
     [](int n) -> Work {
         return [text = testing::repeated(n, "terrain,marks,x", ",")] {
             static_cast<void>(edit::layersFrom(text));
         };
     }},
    {"settings, wish", 2000,
     [](int n) -> Work {
         return [text = testing::repeated(n, "rooms >= 1", " and ")] {
             static_cast<void>(analyse::readWish(text));
         };
     }},
    {"settings, a long word of a wish", 20'000,
     [](int n) -> Work {
         return [text = std::string(static_cast<std::size_t>(n), 'a')] {
             demand(!analyse::readWish(text), "it is no wish");
         };
     }},
    {"link", 1000,
     [](int n) -> Work {
         const QString text = "mazeloom://open?pack=/" + QString(n, 'a') + ".mazepack&level=x";
         return [text] {
             for (int i = 0; i < 100; ++i)
                 demand(app::readLink(text).has_value(), "it is read");
         };
     }},
    {"link, percent signs", 500,
     [](int n) -> Work {
         const QString text =
             "mazeloom://open?pack=/" + QString("%61").repeated(n) + ".mazepack&level=x";
         return [text] {
             for (int i = 0; i < 100; ++i)
                 demand(app::readLink(text).has_value(), "it is read");
         };
     }},
    {"replay, written and read", 5000,
     [](int n) -> Work {
         play::Replay replay;
         replay.header.game = "temple";
         for (int i = 0; i < n; ++i)
             replay.inputs.push_back({i * std::int64_t{7}, {play::Action::Tap, 0}});
         return [replay] {
             std::ostringstream text;
             play::writeReplay(text, replay, play::temple::kButtonNames);
             const auto read = play::readReplay(text.str(), "a.ndjson", play::temple::kButtonNames);
             demand(read && read->inputs.size() == replay.inputs.size(), "it is read");
         };
     }},
    {"profiles, written and read", 1000,
     [](int n) -> Work {
         play::Profiles profiles;
         demand(play::addProfile(profiles, "Ada", 1), "it is new");
         for (int i = 0; i < n; ++i)
             profiles.all.front().packs["pack"][numbered("level-", i)].attempts = 1;
         return [profiles] {
             const auto read = play::readProfiles(play::writeProfiles(profiles), "profiles.json");
             demand(read.problems.empty() && read.profiles == profiles, "they are read");
         };
     }},
    {"survey, written and read", 6000,
     [](int n) -> Work {
         analyse::Survey survey({"1", "level", "hash", {"a", "b"}, true});
         for (int i = 0; i < n; ++i) {
             const auto seed = static_cast<std::uint64_t>(2 * i);
             const std::array<std::optional<std::int64_t>, 2> values{i, i % 7};
             survey.add(seed, values);
             survey.addSeeds({seed, seed});
         }
         return [survey] {
             const auto read = analyse::readSurvey(analyse::writeSurvey(survey), "survey.json");
             demand(read && *read == survey, "it is read");
             demand(!analyse::writeSurveyCsv(survey).empty(), "it is written as a table");
         };
     }},
    {"surveys, merged", 20'000,
     [](int n) -> Work {
         const auto part = [n](std::uint64_t first) {
             analyse::Survey survey({"1", "level", "hash", {"a"}, false});
             for (int i = 0; i < n; ++i) {
                 const std::uint64_t seed = first + static_cast<std::uint64_t>(2 * i);
                 survey.add(seed, std::array{std::optional<std::int64_t>(i)});
                 survey.addSeeds({seed, seed});
             }
             return survey;
         };
         return [one = part(0), other = part(1)] {
             analyse::Survey all = one;
             all.merge(other);
             demand(all.seeds() != one.seeds(), "it is merged");
         };
     }},
    {"trace, written", 20'000,
     [](int n) -> Work {
         level::Level level = levelOf({101, n / 101});
         level.recipe.stages = {{"maze", true, {}}};
         const auto recorded = generate::record(level, {}, 1);
         demand(recorded.trace != nullptr, "it is recorded");
         return [level, trace = recorded.trace] {
             std::ostringstream text;
             trace::writeNdjson(text, *trace, level, 1);
             demand(!text.str().empty(), "it is written");
         };
     }},
    {"picture", 100'000,
     [](int n) -> Work {
         const std::string bytes = testing::pngOf({499, n / 499}, [](int i) { return i % 251; });
         return [bytes] {
             widgets::PngReader reader(QByteArray::fromStdString(bytes));
             demand(!reader.read(1 << 24).isNull(), "it is read");
         };
     }},
    {"picture, texts", 2000,
     [](int n) -> Work {
         const std::string png = testing::pngOf({4, 4}, [](int i) { return i; });
         // After the header, before the pixels.
         constexpr std::size_t kHead = 8 + 25;
         std::string bytes = png.substr(0, kHead);
         for (int i = 0; i < n; ++i)
             bytes += testing::pngChunk("tEXt", numbered("key", i) + std::string(1, '\0') + "text");
         bytes += png.substr(kHead);
         return [bytes] {
             widgets::PngReader reader(QByteArray::fromStdString(bytes));
             static_cast<void>(reader.text("stamp"));
             static_cast<void>(reader.read(1 << 20));
         };
     }},
};

}  // namespace

class TestFileCost : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::beginCounting(); }
    void packsGrowAsWhatTheyHold_data();
    void packsGrowAsWhatTheyHold();
    void theProgramsOwnTextsDo_data();
    void theProgramsOwnTextsDo();
};

void TestFileCost::packsGrowAsWhatTheyHold_data() {
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("axis");
    for (std::size_t way = 0; way < std::size(kWays); ++way) {
        for (std::size_t axis = 0; axis < std::size(kAxes); ++axis) {
            QTest::addRow("%s, %s", kWays[way].name, kAxes[axis].name)
                << static_cast<int>(way) << static_cast<int>(axis);
        }
    }
}

void TestFileCost::packsGrowAsWhatTheyHold() {
    QFETCH(int, way);
    QFETCH(int, axis);
    const Axis& one = kAxes[axis];
    const std::string why =
        testing::growthBeyond([&](int size) { return kWays[way].of(one.make(size)); }, one.size);
    QVERIFY2(why.empty(), why.c_str());
}

void TestFileCost::theProgramsOwnTextsDo_data() {
    QTest::addColumn<int>("own");
    for (std::size_t i = 0; i < std::size(kOwn); ++i)
        QTest::addRow("%s", kOwn[i].name) << static_cast<int>(i);
}

void TestFileCost::theProgramsOwnTextsDo() {
    QFETCH(int, own);
    const std::string why = testing::growthBeyond(kOwn[own].of, kOwn[own].size);
    QVERIFY2(why.empty(), why.c_str());
}

MAZELOOM_TEST(TestFileCost)

}  // namespace mazeloom::tst_file_cost

#include "tst_file_cost.moc"

// SPDX-License-Identifier: MIT
// Packs broken in many ways: truncated, with flipped bits, wrong types, huge numbers, duplicate ids
// and keys, deep nesting, or from newer programs. Each is read without a crash, and problems are
// reported with file and place. The parts that are kept can be written and read again, and opening
// and saving does not change a byte on the disk.
#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_fuzz {

using Json = nlohmann::json;

class TestPackFuzz : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void truncated_data() { eachFile(); }
    void truncated();
    void bitsFlipped_data() { eachFile(); }
    void bitsFlipped();
    void bytesShuffled_data() { eachFile(); }
    void bytesShuffled();
    void wrongTypes_data() { eachFile(); }
    void wrongTypes();
    void hugeNumbers_data() { eachFile(); }
    void hugeNumbers();
    void keysTwice_data() { eachFile(); }
    void keysTwice();
    void keysMissing_data() { eachFile(); }
    void keysMissing();
    void unknownKeys_data() { eachFile(); }
    void unknownKeys();
    void deepNesting_data() { eachFile(); }
    void deepNesting();
    void idsTwice();
    void newerVersions();
    void hostileCounts();

  private:
    void eachFile();
    /// The pack of the current data row, reduced so that it can be read often, and the file.
    testing::MemorySource source() const;
    std::string file() const;

    std::map<std::string, testing::MemorySource> packs_;
};

namespace {

const std::filesystem::path kRoot = "/disk";
const std::filesystem::path kFolder = kRoot / "pack";

/// Larger files are broken less often, and only in some of their rows.
constexpr std::size_t kLarge = 100'000;

/// Returns how many of `full` rounds to run; slow builds with few seeds run at least `least`.
std::size_t roundsOf(std::size_t full, std::size_t least) {
    constexpr std::size_t kAllSeeds = 10'000;
    const auto seeds = static_cast<std::size_t>(testing::seeds(kAllSeeds));
    return std::max(least, full * seeds / kAllSeeds);
}

testing::ModelDisk diskOf(const testing::MemorySource& source) {
    testing::ModelDisk disk(kRoot);
    for (const auto& folder : {kFolder, kFolder / "levels", kFolder / "rooms", kFolder / "tiles"})
        disk.makeFolder(folder);
    for (const auto& [name, bytes] : source.files)
        disk.put(kFolder / name, bytes);
    return disk;
}

bool isOneLine(const std::string& text) {
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

void checkProblems(const std::vector<Problem>& problems, const testing::MemorySource& source) {
    for (const Problem& problem : problems) {
        const std::string line = problem.describe();
        QVERIFY2(!problem.text.empty() && isOneLine(line) && line.size() < 700, line.c_str());
        // A missing file was listed by a corrupted name; all other named files exist.
        const bool named =
            source.files.contains(problem.file) || problem.text == "there is no such file";
        QVERIFY2(named, line.c_str());
    }
}

/// The kept part is valid: it can be written, and reads back the same.
void checkKept(const level::Pack& kept) {
    testing::MemorySource written;
    for (pack::TextFile& file : pack::write(kept))
        written.files[file.name] = std::move(file.text);
    const pack::Reading again = pack::readWhatIsGood(written);
    QVERIFY2(again.unread.empty(),
             again.problems.empty() ? "" : again.problems.front().describe().c_str());
    QVERIFY(again.pack == kept);
}

/// Checks everything that must hold for any broken pack. Returns the problems.
std::vector<Problem> checked(const testing::MemorySource& source) {
    testing::ModelDisk disk = diskOf(source);
    pack::Opened opened = pack::openForEditing(source, kFolder, disk);
    const pack::Reading& reading = opened.reading;
    checkProblems(reading.problems, source);
    if (reading.isPackFileWhole) checkKept(reading.pack);
    static_cast<void>(pack::save(reading.pack, kFolder, opened.disk, {}, disk));
    if (disk.filesIn(kFolder) != source.files) {
        QTest::qFail("saving what was not edited has changed a file", __FILE__, __LINE__);
    }
    return reading.problems;
}

bool hasProblemIn(const std::vector<Problem>& problems, const std::string& file) {
    return std::ranges::find(problems, file, &Problem::file) != problems.end();
}

/// Whether readers ignore the key, so that it may hold any value.
bool isUnknown(const std::string& key) {
    static const std::set<std::string> unknown{"author", "links", "rating", "colour",
                                               "mood",   "music", "fog",    "voice"};
    return unknown.contains(key);
}

/// Reduces a level with hundreds of rows, and removes the objects on the removed rows. A file is
/// read as often as it has values, so large levels would be slow.
void crop(Json& level) {
    constexpr std::size_t kRows = 64;
    if (!level.contains("terrain") || level["terrain"].size() <= kRows) return;
    for (const char* layer : {"terrain", "marks"}) {
        if (level.contains(layer)) level[layer].get_ref<Json::array_t&>().resize(kRows);
    }
    level["size"][1] = kRows;
    std::erase_if(level["objects"].get_ref<Json::array_t&>(),
                  [](const Json& object) { return object["at"][1] >= kRows; });
}

/// Each value is broken in several ways. In runs with few seeds, successive values use successive
/// ways, so that all ways occur but not for every value.
template <typename Way, std::size_t kCount>
class Ways {
  public:
    explicit Ways(const std::array<Way, kCount>& all) : all_(all), each_(roundsOf(kCount, 1)) {}

    std::vector<Way> next() {
        std::vector<Way> ways;
        for (std::size_t i = 0; i < each_; ++i)
            ways.push_back(all_[next_++ % kCount]);
        return ways;
    }

  private:
    const std::array<Way, kCount>& all_;
    std::size_t each_;
    std::size_t next_ = 0;
};

/// Whether any number, text or Boolean is valid here: the value of a designer's property.
bool isAnyValue(const Json& object, const std::string& key) {
    return key == "value" && object.contains("type");
}

/// Calls `visit`, which may change the value temporarily, for each value below `here`, except
/// values that may be anything. Visits only some rows of a long list.
void visitEach(Json& here, const std::function<void(Json&)>& visit) {
    constexpr std::size_t kMostRows = 8;
    const bool isRows = here.is_array() && here.size() > kMostRows && here[0].is_string();
    const std::size_t stride = isRows ? here.size() / kMostRows : 1;
    std::size_t index = 0;
    for (auto item = here.begin(); item != here.end(); ++item, ++index) {
        if (index % stride != 0) continue;
        if (here.is_object() && (isUnknown(item.key()) || isAnyValue(here, item.key()))) continue;
        visit(*item);
        if (item->is_structured()) visitEach(*item, visit);
    }
}

/// Calls `visit` for each object of a document, including the outermost; not below unknown keys.
void visitObjects(Json& here, const std::function<void(Json&)>& visit) {
    if (here.is_object()) visit(here);
    if (!here.is_structured()) return;
    for (auto item = here.begin(); item != here.end(); ++item) {
        if (here.is_object() && isUnknown(item.key())) continue;
        visitObjects(*item, visit);
    }
}

bool holds(const Json& outer, const Json& inner) {
    return outer.is_structured() && std::any_of(outer.begin(), outer.end(), [&](const Json& item) {
               return &item == &inner || holds(item, inner);
           });
}

/// Whether `value` is below `key` in the document.
bool isBelow(const Json& document, const char* key, const Json& value) {
    const auto outer = document.find(key);
    return outer != document.end() && holds(*outer, value);
}

/// Keeps a few entries of each tileset, so that each can be broken.
void shorten(Json& contents) {
    for (Json& mapping : contents["tile-mappings"])
        mapping["tiles"].get_ref<Json::array_t&>().resize(3);
}

testing::MemorySource withShortLooks(testing::MemorySource pack) {
    Json contents = Json::parse(pack.files.at("pack.json"));
    shorten(contents);
    pack.files["pack.json"] = contents.dump();
    return pack;
}

/// Keeps some levels and as many campaign nodes: reading all of them repeatedly takes long, and an
/// input that breaks one level breaks the others too.
testing::MemorySource someOf(testing::MemorySource pack) {
    static const std::set<std::string> levels{"first-steps", "the-ring", "the-cells",
                                              "great-temple"};
    std::erase_if(pack.files, [](const auto& file) {
        const std::filesystem::path name(file.first);
        return name.has_parent_path() && name.extension() == ".json" &&
               !levels.contains(name.stem().string());
    });
    Json contents = Json::parse(pack.files.at("pack.json"));
    contents["levels"] = levels;
    shorten(contents);
    if (contents.contains("campaign")) {
        auto& nodes = contents["campaign"]["nodes"].get_ref<Json::array_t&>();
        nodes.resize(std::min(nodes.size(), levels.size()));
    }
    pack.files["pack.json"] = contents.dump();
    return pack;
}

/// Returns the document with one value replaced by the given text, valid or not.
std::string withText(Json& document, Json& value, const std::string& text) {
    const std::string mark = "@mark@";
    const Json kept = std::exchange(value, mark);
    std::string whole = document.dump();
    value = kept;
    return whole.replace(whole.find('"' + mark + '"'), mark.size() + 2, text);
}

}  // namespace

void TestPackFuzz::initTestCase() {
    packs_["temple"] = someOf(testing::loadedFrom(MAZELOOM_PACKS "/temple"));
    // The dungeons have many levels in the same format as the other packs, so brief runs skip them.
    if (!testing::isBrief())
        packs_["dungeons"] = withShortLooks(testing::loadedFrom(MAZELOOM_PACKS "/dungeons"));
    packs_["full"] = testing::loaded("packs/valid/full");
    packs_["small"] = testing::loaded("packs/valid/small");
    for (const auto& [name, pack] : packs_)
        QVERIFY(checked(pack).empty());
}

void TestPackFuzz::eachFile() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("file");
    // In brief runs every third file of built-in packs, and all of the pack that has everything.
    std::size_t next = 0;
    for (const auto& [pack, content] : packs_) {
        for (const auto& [name, bytes] : content.files) {
            if (!name.ends_with(".json")) continue;  // pictures
            if (testing::isBrief() && pack != "full" && next++ % 3 != 0) continue;
            QTest::newRow((pack + '/' + name).c_str())
                << QString::fromStdString(pack) << QString::fromStdString(name);
        }
    }
}

std::string TestPackFuzz::file() const {
    QFETCH(QString, file);
    return file.toStdString();
}

testing::MemorySource TestPackFuzz::source() const {
    QFETCH(QString, pack);
    const testing::MemorySource& whole = packs_.at(pack.toStdString());
    testing::MemorySource result = whole;
    // Only the file under test, and a pack file that lists nothing else.
    if (file() == "pack.json") {
        result.files.erase("levels/great-temple.json");
        return result;
    }
    Json contents = Json::parse(whole.files.at("pack.json"));
    for (const char* list : {"levels", "rooms"})
        contents[list] = Json::array();
    contents.erase("tile-mappings");
    const std::filesystem::path path(file());
    contents[path.parent_path().string()].push_back(path.stem().string());
    result.files = {{"pack.json", contents.dump()}, {file(), whole.files.at(file())}};
    return result;
}

void TestPackFuzz::truncated() {
    testing::MemorySource broken = source();
    const std::string bytes = broken.files[file()];
    // Without the final line break the file is still valid.
    const std::size_t last = bytes.size() - 1;
    // A file with a thousand rows is parsed again for each place.
    const std::size_t places =
        bytes.size() > kLarge ? roundsOf(200, 20) : std::min(last, roundsOf(1'000, 60));
    for (std::size_t place = 0; place < places; ++place) {
        broken.files[file()] = bytes.substr(0, last * place / places);
        const auto problems = checked(broken);
        const auto own = std::ranges::find(problems, file(), &Problem::file);
        QVERIFY(own != problems.end());
        QVERIFY2(own->place.starts_with("line "), own->describe().c_str());
        if (QTest::currentTestFailed()) return;
    }
}

void TestPackFuzz::bitsFlipped() {
    testing::MemorySource broken = source();
    const std::string bytes = broken.files[file()];
    random::Stream random(bytes.size());
    const std::size_t rounds = bytes.size() > kLarge ? roundsOf(40, 8) : roundsOf(400, 40);
    for (std::size_t round = 0; round < rounds; ++round) {
        std::string& text = broken.files[file()] = bytes;
        for (std::uint32_t flips = random.below(3) + 1; flips > 0; --flips) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
        }
        checked(broken);
        if (QTest::currentTestFailed()) return;
    }
}

void TestPackFuzz::bytesShuffled() {
    testing::MemorySource broken = source();
    const std::string bytes = broken.files[file()];
    const auto size = static_cast<std::uint32_t>(bytes.size());
    random::Stream random(bytes.size() + 1);
    const std::size_t rounds = bytes.size() > kLarge ? roundsOf(20, 6) : roundsOf(200, 30);
    for (std::size_t round = 0; round < rounds; ++round) {
        std::string& text = broken.files[file()] = bytes;
        const std::uint32_t length = random.below(40) + 1;
        const std::string piece = bytes.substr(random.below(size), length);
        if (random.chance(50)) {
            text.insert(random.below(size), piece);
        } else {
            text.erase(random.below(size), length);
        }
        checked(broken);
        if (QTest::currentTestFailed()) return;
    }
}

void TestPackFuzz::wrongTypes() {
    static const std::array<Json, 9> kValues{nullptr,
                                             true,
                                             -7,
                                             2.25,
                                             18446744073709551615u,
                                             "nonsense \x01",
                                             "",
                                             Json::array({nullptr}),
                                             Json{{"a", 1}}};
    testing::MemorySource broken = source();
    Json document = Json::parse(broken.files[file()]);
    crop(document);
    Ways ways(kValues);
    visitEach(document, [&](Json& value) {
        const Json kept = value;
        for (const Json& wrong : ways.next()) {
            // A Boolean replaced by another one is no wrong type, and some texts may be empty. So
            // may objects that hold only texts, or an empty descent.
            const bool isTranslation = kept.contains("notes") && !kept.contains("size");
            const bool mayBeEmpty = kept.contains("before") || kept.contains("after") ||
                                    kept.contains("floors") || kept.contains("otherFloors") ||
                                    isTranslation;
            const bool mayBeRight = (wrong.is_boolean() && kept.is_boolean()) ||
                                    (wrong == "" && kept.is_string()) ||
                                    (wrong.is_object() && mayBeEmpty);
            value = wrong;
            broken.files[file()] = document.dump();
            const auto problems = checked(broken);
            if (mayBeRight || hasProblemIn(problems, file())) continue;
            // For example a list of ids in pack.json that names missing files.
            QVERIFY2(false, broken.files[file()].substr(0, 2000).c_str());
        }
        value = kept;
    });
}

void TestPackFuzz::hugeNumbers() {
    static const std::array<std::string, 9> kNumbers{"1e400",
                                                     "-1e400",
                                                     "1e308",
                                                     "99999999999999999999",
                                                     "-9223372036854775809",
                                                     "2147483648",
                                                     "4294967297",
                                                     "-4294967295",
                                                     "0.00000000000000000000000001"};
    testing::MemorySource broken = source();
    Json document = Json::parse(broken.files[file()]);
    crop(document);
    Ways ways(kNumbers);
    visitEach(document, [&](Json& value) {
        for (const std::string& number : ways.next()) {
            broken.files[file()] = withText(document, value, number);
            const auto problems = checked(broken);
            QVERIFY2(hasProblemIn(problems, file()), number.c_str());
        }
    });
}

void TestPackFuzz::keysTwice() {
    testing::MemorySource broken = source();
    Json document = Json::parse(broken.files[file()]);
    crop(document);
    visitObjects(document, [&](Json& object) {
        const Json kept = object;
        for (const auto& [key, value] : kept.items()) {
            Json& mark = object["~last"];  // after all other keys
            std::string text = withText(document, mark, value.dump());
            text.replace(text.find("\"~last\""), 7, Json(key).dump());
            broken.files[file()] = std::move(text);
            const auto problems = checked(broken);
            QVERIFY(hasProblemIn(problems, file()));
            QVERIFY(problems[0].describe().ends_with("appears twice in the same object"));
            object.erase("~last");
        }
    });
}

void TestPackFuzz::keysMissing() {
    testing::MemorySource broken = source();
    Json document = Json::parse(broken.files[file()]);
    crop(document);
    visitObjects(document, [&](Json& object) {
        const Json kept = object;
        for (const auto& [key, value] : kept.items()) {
            object.erase(key);
            broken.files[file()] = document.dump();
            checked(broken);
            object = kept;
        }
    });
}

void TestPackFuzz::unknownKeys() {
    testing::MemorySource strange = source();
    Json document = Json::parse(strange.files[file()]);
    crop(document);
    const Json value = {{"nested", {1, 2.5, nullptr, "\u00fc\"\\"}}};
    visitObjects(document, [&](Json& object) {
        // Objects that cannot keep unknown keys report them as errors: parameters, objectives,
        // languages, a descent's tables, pinned pieces and rooms, tiles, tags of entrances, and the
        // parts of promises.
        const bool isKeptPiece = object.contains("at") && object.contains("terrain");
        const bool isEntrance = object.contains("at") && object.contains("tag");
        const bool isTile = object.contains("for") || object.contains("tile");
        const bool isOfPromise = object.contains("0") || object.contains("A") ||
                                 (object.contains("find") && !object.contains("name"));
        const bool keeps = !isOfPromise && !object.contains("stage") && !object.contains("coins") &&
                           !object.contains("de") && !isKeptPiece && !isTile && !isEntrance &&
                           !object.contains("rect") && !isBelow(document, "descent", object);
        object["x-strange"] = value;
        strange.files[file()] = document.dump();
        object.erase("x-strange");
        const auto problems = checked(strange);
        QCOMPARE(hasProblemIn(problems, file()), !keeps);
        if (!keeps) return;
        const pack::Reading reading = pack::readWhatIsGood(strange);
        for (const pack::TextFile& written : pack::write(reading.pack)) {
            if (written.name != file()) continue;
            const Json again = Json::parse(written.text);
            QVERIFY2(again.dump().find("\"x-strange\":" + value.dump()) != std::string::npos,
                     object.dump().c_str());
        }
    });
}

void TestPackFuzz::deepNesting() {
    testing::MemorySource broken = source();
    Json document = Json::parse(broken.files[file()]);
    Json& mark = document["x-deep"];
    for (const std::size_t depth :
         {std::size_t{31}, std::size_t{32}, std::size_t{1'000}, roundsOf(500'000, 50'000)}) {
        for (const auto& [open, inside, close] :
             {std::tuple{"[", "", "]"}, std::tuple{R"({"a":)", "1", "}"}}) {
            std::string text;
            for (std::size_t i = 0; i < depth; ++i)
                text += open;
            text += inside;
            for (std::size_t i = 0; i < depth; ++i)
                text += close;
            broken.files[file()] = withText(document, mark, text);
            const auto problems = checked(broken);
            // The document itself is one level of nesting.
            QCOMPARE(hasProblemIn(problems, file()), depth > 31);
            if (depth <= 31) continue;
            QCOMPARE(QString::fromStdString(problems[0].text), "nests deeper than 32 levels");
            QVERIFY(problems[0].place.starts_with("line 1, column "));
            // Unclosed, and as deep as memory allows.
            broken.files[file()] = text.substr(0, depth);
            QVERIFY(hasProblemIn(checked(broken), file()));
        }
    }
}

void TestPackFuzz::idsTwice() {
    testing::MemorySource broken = packs_.at("full");
    Json contents = Json::parse(broken.files["pack.json"]);
    contents["levels"].push_back("rock");
    contents["rooms"].push_back("hall");
    broken.files["pack.json"] = contents.dump();
    auto problems = checked(broken);
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].describe(), "pack.json: level 4: \"rock\" is listed twice");
    QCOMPARE(problems[1].describe(), "pack.json: room 4: \"hall\" is listed twice");

    broken = packs_.at("full");
    Json level = Json::parse(broken.files["levels/everything.json"]);
    level["objects"][1]["id"] = "start";
    level["trajectories"][1]["id"] = "patrol";
    broken.files["levels/everything.json"] = level.dump();
    problems = checked(broken);
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].describe(),
             "levels/everything.json: object 2, id: \"start\" appears twice");
    QCOMPARE(problems[1].describe(),
             "levels/everything.json: trajectory 2, id: \"patrol\" appears twice");
    // Such a level is kept, so that it can be repaired.
    QCOMPARE(pack::readWhatIsGood(broken).pack.levels.size(), 3u);
}

void TestPackFuzz::newerVersions() {
    for (const auto& [name, pack] : packs_) {
        for (const char* version : {"2", "999", "4294967297", "18446744073709551615"}) {
            testing::MemorySource newer = pack;
            Json contents = Json::parse(newer.files["pack.json"]);
            newer.files["pack.json"] = withText(contents, contents["version"], version);
            const auto problems = checked(newer);
            QCOMPARE(problems.size(), 1u);
            QCOMPARE(QString::fromStdString(problems[0].describe()),
                     QString("pack.json: version: is %1, this Mazeloom reads up to 1: update it to "
                             "open this pack")
                         .arg(version));
            QVERIFY(pack::readWhatIsGood(newer).pack == level::Pack{});
        }
    }
}

void TestPackFuzz::hostileCounts() {
    const auto problemsOf = [&](const std::string& file, const std::string& key,
                                const std::string& item, std::size_t full) {
        testing::MemorySource hostile = packs_.at("full");
        Json document = Json::parse(hostile.files[file]);
        std::string list = "[" + item;
        for (std::size_t i = roundsOf(full, full / 10); i > 1; --i)
            list += ',' + item;
        hostile.files[file] = withText(document, document[key], list + ']');
        return pack::readWhatIsGood(hostile).problems;
    };
    // As many as a file may hold, or a tenth of that: this must take at most a second, not an hour.
    QVERIFY(!problemsOf("rooms/corner.json", "entrances", "[5,1]", 600'000).empty());
    QVERIFY(!problemsOf("rooms/corner.json", "symmetries", "\"turn-0\"", 1'000'000).empty());
    QVERIFY(problemsOf("rooms/corner.json", "tags", "\"a\"", 1'000'000).empty());
    QVERIFY(
        !problemsOf("levels/everything.json", "objects", R"({"kind":"hero","at":[0,0]})", 400'000)
             .empty());
    QVERIFY(!problemsOf("levels/everything.json", "objectives", "\"exit\"", 1'000'000).empty());
    QVERIFY(!problemsOf("levels/everything.json", "recipe", "\"maze\"", 1'000'000).empty());
    QVERIFY(!problemsOf("levels/everything.json", "terrain", "\"#\"", 1'000'000).empty());
    QVERIFY(!problemsOf("pack.json", "levels", "\"rock\"", 300'000).empty());
    QVERIFY(!problemsOf("pack.json", "campaign", "1", 300'000).empty());
    const auto nodes = [&](const std::string& node, std::size_t full) {
        testing::MemorySource hostile = packs_.at("full");
        Json contents = Json::parse(hostile.files["pack.json"]);
        std::string list = "[" + node;
        for (std::size_t i = roundsOf(full, std::min<std::size_t>(full, 6'000)); i > 1; --i)
            list += ',' + node;
        hostile.files["pack.json"] = withText(contents, contents["campaign"]["nodes"], list + ']');
        return pack::readWhatIsGood(hostile).problems;
    };
    QVERIFY(!nodes(R"({"id":"a","level":"a","at":[0,0]})", 60'000).empty());
    QVERIFY(!nodes(R"({"id":"a","level":"a","at":[0,0]})", 1'000).empty());
    std::string needs = R"({"id":"a","level":"a","at":[0,0],"needs":["b")";
    std::string translations = R"({"id":"a","level":"a","at":[0,0],"translations":{"de":{})";
    const std::size_t most = roundsOf(200'000, 20'000);
    for (std::size_t i = 0; i < most; ++i) {
        needs += ",\"b\"";
        if (i < most / 2) translations += ",\"de-" + std::to_string(i) + "\":{}";
    }
    QVERIFY(!nodes(needs + "]}", 1).empty());
    QVERIFY(!nodes(translations + "}}", 1).empty());

    // A room that consists of places for doors, all of them listed.
    std::string rows = "[";
    std::string entrances = "[";
    for (int y = 0; y < 255; ++y) {
        rows += (y > 0 ? ",\"" : "\"") + std::string(255, y % 2 == 0 ? '#' : '.') + '"';
        for (int x = 0; x < 255; ++x)
            entrances += (entrances.size() > 1 ? ",[" : "[") + std::to_string(x) + ',' +
                         std::to_string(y) + ']';
    }
    testing::MemorySource hostile = packs_.at("full");
    Json room = Json::parse(hostile.files["rooms/corner.json"]);
    hostile.files["rooms/corner.json"] = withText(room, room["cells"], rows + ']');
    room = Json::parse(hostile.files["rooms/corner.json"]);
    hostile.files["rooms/corner.json"] = withText(room, room["entrances"], entrances + ']');
    QVERIFY(hasProblemIn(pack::readWhatIsGood(hostile).problems, "rooms/corner.json"));

    // A stage with far more parameters than any stage has.
    std::string stage = R"([{"stage":"maze")";
    for (std::size_t i = roundsOf(500'000, 50'000); i > 0; --i)
        stage += ",\"p" + std::to_string(i) + "\":1";
    Json level = Json::parse(hostile.files["levels/everything.json"]);
    hostile.files["levels/everything.json"] = withText(level, level["recipe"], stage + "}]");
    QVERIFY(hasProblemIn(pack::readWhatIsGood(hostile).problems, "levels/everything.json"));
}

MAZELOOM_TEST(TestPackFuzz)

}  // namespace mazeloom::tst_pack_fuzz

#include "tst_pack_fuzz.moc"

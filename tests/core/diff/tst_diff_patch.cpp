// SPDX-License-Identifier: MIT
// Differences of random packs, and of packs after random edits: there are some exactly if the files
// differ, each has a sentence, and the patch, applied by another program's code, gives the new
// file.
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/diff/part.h"
#include "core/diff/patch.h"
#include "core/document/history.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_edits.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_diff_patch {

using Json = nlohmann::json;

class TestDiffPatch : public QObject {
    Q_OBJECT

  private slots:
    void patchesRandomDocuments();
    void comparesRandomPacks();
    void comparesPacksAfterRandomEdits();
    void comparesBuiltInPacks();
    void ignoresSpelling();
    void comparesFilesThatBreakRules();
    void namesFilesThatAreNoJson();
    void alignsLongLists();
};

namespace {

testing::MemorySource filesOf(const level::Pack& pack) {
    testing::MemorySource source;
    for (pack::TextFile& file : pack::write(pack))
        source.files[file.name] = std::move(file.text);
    return source;
}

/// Returns a random document with repeated elements, moved elements and equal keys.
Json randomDocument(random::Stream& random, int depth) {
    const auto word = [&] { return std::string(1, static_cast<char>('a' + random.below(5))); };
    switch (depth == 0 ? random.below(4) : random.below(7)) {
        case 0:
            return random.between(-3, 3);
        case 1:
            return word();
        case 2:
            return random.chance(50);
        case 3:
            return random.chance(50) ? Json(nullptr) : Json(0.5 * random.between(0, 3));
        case 4: {
            Json list = Json::array();
            for (int i = random.between(0, 6); i > 0; --i)
                list.push_back(randomDocument(random, depth - 1));
            return list;
        }
        case 5: {
            Json rows = Json::array();
            const int width = random.between(0, 3);
            for (int i = random.between(0, 4); i > 0; --i)
                rows.push_back(
                    std::string(static_cast<std::size_t>(width), random.chance(50) ? '#' : '.'));
            return {{random.chance(50) ? "terrain" : "marks", rows}};
        }
        default: {
            Json object = Json::object();
            if (random.chance(50)) object["id"] = word();
            if (random.chance(20)) object["kind"] = word();
            if (random.chance(20)) object["at"] = {random.between(0, 2), random.between(0, 2)};
            for (int i = random.between(0, 4); i > 0; --i)
                object[random.chance(20) ? "a/b~c" : word()] = randomDocument(random, depth - 1);
            return object;
        }
    }
}

json::Value valueOf(const Json& document) {
    return *json::parse(document.dump());
}

Json patched(const Json& before, const json::Value& patch) {
    return before.patch(Json::parse(json::toText(patch)));
}

std::string wrong;

/// Checks one file of two packs; describes the first error in `wrong`.
bool isRight(const diff::FilePair& pair, const testing::MemorySource& before,
             const testing::MemorySource& after, const diff::PackFiles& old,
             const diff::PackFiles& now) {
    const std::string& file = pair.after.empty() ? pair.before : pair.after;
    const auto difference = diff::differenceOf(pair, old, now, {.isPatchWanted = true});
    const auto fail = [&](const std::string& why) {
        wrong = file + ": " + why;
        return false;
    };
    if (!difference) return fail(difference.error().problem.describe());
    const bool isPicture = diff::kindOf(file) == diff::FileKind::Picture;
    const auto bytesIn = [](const testing::MemorySource& source, const std::string& name) {
        return name.empty() ? std::string() : source.files.at(name);
    };
    const std::string was = bytesIn(before, pair.before);
    const std::string is = bytesIn(after, pair.after);
    if (difference->has_value() == (was == is)) return fail("is there a difference?");
    if (!difference->has_value() || isPicture) return true;
    const diff::PartDifference& one = **difference;
    const Json patch = Json::parse(json::toText(one.patch));
    const Json old_ = was.empty() ? Json() : Json::parse(was);
    const Json new_ = is.empty() ? Json() : Json::parse(is);
    if (old_.patch(patch) != new_) return fail("the patch gives another file");
    using enum diff::PartDifference::Status;
    if (one.status != (was.empty() ? Added : is.empty() ? Removed : Changed))
        return fail("wrong status");
    if (one.status != Changed) return one.changes.empty() || fail("has changes");
    if (one.changes.empty() || one.count < one.changes.size()) return fail("no changes");
    for (const diff::TellableChange& change : one.changes) {
        if (change.line.empty()) return fail("an empty line");
        for (const Phrase& phrase : change.line) {
            if (english(phrase.sentence, phrase.arguments).empty())
                return fail("an empty phrase: " + change.before + " " + change.after);
        }
    }
    return true;
}

bool areRight(const testing::MemorySource& before, const testing::MemorySource& after) {
    const diff::PackFiles old(before);
    const diff::PackFiles now(after);
    for (const diff::FilePair& pair : diff::pairsOf(old, now)) {
        if (!isRight(pair, before, after, old, now)) return false;
    }
    return true;
}

}  // namespace

void TestDiffPatch::patchesRandomDocuments() {
    for (int seed = 0; seed < testing::seeds(20'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Json before = randomDocument(random, 3);
        Json after = randomDocument(random, 3);
        // Often, the new document has the elements of the old one in another order.
        if (before.is_array() && random.chance(50)) {
            after = before;
            for (int i = random.between(1, 3); i > 0 && !after.empty(); --i) {
                const std::size_t from = random.below(static_cast<std::uint32_t>(after.size()));
                const Json moved = after[from];
                after.erase(from);
                after.insert(after.begin() + random.between(0, static_cast<int>(after.size())),
                             moved);
            }
        }
        const json::Value patch = diff::patchOf(valueOf(before), valueOf(after));
        QVERIFY2(patched(before, patch) == after, (std::to_string(seed) + ": " + before.dump() +
                                                   " " + after.dump() + " " + json::toText(patch))
                                                      .c_str());
        QCOMPARE(patch.size() == 0, before.dump() == after.dump());
        std::size_t count = 0;
        diff::tellableChanges(valueOf(before), valueOf(after), 10, count);
        QCOMPARE(count == 0, before.dump() == after.dump());
    }
}

void TestDiffPatch::comparesRandomPacks() {
    for (int seed = 0; seed < testing::seeds(1500); ++seed) {
        const auto before = filesOf(testing::randomPack(static_cast<std::uint64_t>(seed)));
        const auto after = filesOf(testing::randomPack(static_cast<std::uint64_t>(seed) + 1));
        QVERIFY2(areRight(before, after), (std::to_string(seed) + ": " + wrong).c_str());
        QVERIFY2(areRight(before, before), (std::to_string(seed) + ": " + wrong).c_str());
    }
}

void TestDiffPatch::comparesPacksAfterRandomEdits() {
    for (int seed = 0; seed < testing::seeds(1500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        document::Document document(random.chance(50)
                                        ? testing::twoLevelsAndARoom()
                                        : testing::randomPack(static_cast<std::uint64_t>(seed)));
        document::History history;
        const auto before = filesOf(document.pack());
        for (int i = random.between(1, 6); i > 0; --i) {
            testing::randomEdit({document,
                                 [&](document::Wanted edit, document::Gesture gesture) {
                                     if (!edit) return false;
                                     history.push(document, *std::move(edit), "Edit", gesture,
                                                  [](const document::Change&) {});
                                     return true;
                                 },
                                 [&] { history.beginGroup("Edit"); }, [&] { history.endGroup(); }},
                                random);
        }
        QVERIFY2(areRight(before, filesOf(document.pack())),
                 (std::to_string(seed) + ": " + wrong).c_str());
    }
}

void TestDiffPatch::comparesBuiltInPacks() {
    const std::vector<std::string> names{"temple", "dungeons", "descent", "classic", "lab"};
    for (const std::string& one : names) {
        for (const std::string& other : names) {
            const auto before = testing::loadedFrom(std::string(MAZELOOM_PACKS "/") + one);
            const auto after = testing::loadedFrom(std::string(MAZELOOM_PACKS "/") + other);
            QVERIFY2(areRight(before, after), (one + ", " + other + ": " + wrong).c_str());
        }
    }
}

void TestDiffPatch::ignoresSpelling() {
    const auto before = testing::loaded("packs/valid/small");
    const auto pack = pack::read(before);
    QVERIFY(pack);
    const auto after = filesOf(*pack);
    QVERIFY(before.files != after.files);
    const diff::PackFiles old(before);
    const diff::PackFiles now(after);
    for (const diff::FilePair& pair : diff::pairsOf(old, now)) {
        const auto difference = diff::differenceOf(pair, old, now);
        QVERIFY(difference);
        QVERIFY2(!difference->has_value(), pair.after.c_str());
    }
}

void TestDiffPatch::comparesFilesThatBreakRules() {
    const auto before = filesOf(testing::twoLevelsAndARoom());
    auto after = before;
    const std::string file = "levels/one.json";
    const std::size_t at = after.files[file].find("\"ruleset\"");
    after.files[file].insert(at, "\"sight\": \"x-ray\", ");
    const diff::PackFiles old(before);
    const diff::PackFiles now(after);
    QVERIFY(!now.canonicalText(file));
    const auto difference = diff::differenceOf({file, file}, old, now, {.isPatchWanted = true});
    QVERIFY(difference && difference->has_value());
    QCOMPARE((*difference)->count, std::size_t{1});
    QCOMPARE(diff::english((*difference)->changes[0].line), "sight: not set → x-ray");
    QCOMPARE(json::toText((*difference)->patch),
             R"([{"op":"add","path":"/sight","value":"x-ray"}])");
}

void TestDiffPatch::namesFilesThatAreNoJson() {
    const auto before = filesOf(testing::twoLevelsAndARoom());
    auto after = before;
    const std::string file = "levels/one.json";
    after.files[file].resize(100);
    const diff::PackFiles old(before);
    const diff::PackFiles now(after);
    const auto difference = diff::differenceOf({file, file}, old, now);
    QVERIFY(!difference);
    QVERIFY(!difference.error().isOld);
    QCOMPARE(difference.error().problem.file, file);
    QVERIFY(difference.error().problem.text.find("malformed JSON") != std::string::npos);
    // A broken file that did not change is no obstacle.
    const auto same = diff::differenceOf({file, file}, now, now);
    QVERIFY(same && !same->has_value());
}

void TestDiffPatch::alignsLongLists() {
    // 20,000 objects of two kinds, of which every tenth moves by one cell: pairs of the wrong
    // objects would give more than these changes.
    Json before{{"objects", Json::array()}};
    for (int i = 0; i < 20'000; ++i)
        before["objects"].push_back(
            {{"kind", i % 2 == 0 ? "heart" : "tnt"}, {"at", {i % 200, i / 200}}});
    Json after = before;
    for (std::size_t i = 0; i < after["objects"].size(); i += 10)
        after["objects"][i]["at"][0] = 500 + static_cast<int>(i);
    std::size_t count = 0;
    const auto told = diff::tellableChanges(valueOf(before), valueOf(after), 3, count);
    QCOMPARE(count, std::size_t{2000});
    QCOMPARE(told.size(), std::size_t{3});
    QCOMPARE(diff::english(told[0].line), "heart at (0, 0): moved to (500, 0)");
}

MAZELOOM_TEST(TestDiffPatch)

}  // namespace mazeloom::tst_diff_patch

#include "tst_diff_patch.moc"

// SPDX-License-Identifier: MIT
// A campaign's story: which chapters and texts a player knows.
#include <algorithm>

#include <QTest>

#include "core/level/id.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/profile_json.h"
#include "core/play/story.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_story {

using play::NodeState;
using play::Profile;

class TestStory : public QObject {
    Q_OBJECT

  private slots:
    void lockedChaptersTellNothing();
    void textsThatWereReadAreKept();
    void consolesWithoutIdAreToldApart();
    void everyKeyIsAnId();
    void aPackWithoutTextsHasNoStory();
    void damagedEntriesAreNamed();
    void theTempleCountsItsSlates();
};

namespace {

level::Object console(const char* id, grid::Point at, const char* text) {
    level::Object object;
    object.id = id;
    object.kind = level::ThingKind::Console;
    object.at = at;
    object.text = text;
    return object;
}

Profile ada() {
    Profile player;
    player.name = "Ada";
    return player;
}

/// Two temples, the second behind the first, and a descent behind both.
level::Pack pack() {
    level::Pack pack;
    pack.id = "p";
    for (const char* id : {"one", "two"}) {
        level::Level& level = pack.levels.emplace_back();
        level.id = id;
        level.size = {9, 9};
        level.objects = {console("a", {1, 1}, "First."), console("", {2, 1}, "Second."),
                         console("", {1, 2}, "Third."), console("mute", {3, 3}, "")};
    }
    auto& nodes = pack.campaign.nodes;
    nodes.resize(3);
    nodes[0].id = "n1";
    nodes[0].level = "one";
    nodes[0].isStart = true;
    nodes[1].id = "n2";
    nodes[1].level = "two";
    nodes[1].needs = {"n1"};
    nodes[2].id = "n3";
    nodes[2].descendTo = 3;
    nodes[2].needs = {"n2"};
    return pack;
}

std::vector<bool> found(const play::Chapter& chapter) {
    std::vector<bool> found;
    for (const play::FoundText& text : chapter.texts)
        found.push_back(text.isFound);
    return found;
}

}  // namespace

void TestStory::lockedChaptersTellNothing() {
    const level::Pack told = pack();
    Profile player = ada();
    auto story = play::storyOf(told, player);
    QCOMPARE(story.size(), std::size_t{3});
    QVERIFY(story[0].state == NodeState::Open && story[1].state == NodeState::Locked);
    QVERIFY(story[2].texts.empty());
    // The texts of locked levels are counted as well.
    QCOMPARE(found(story[1]), std::vector<bool>(3, false));
    play::note(player, "p", "one", {true, 60, 0});
    story = play::storyOf(told, player);
    QVERIFY(story[0].state == NodeState::Won && story[1].state == NodeState::Open);
}

void TestStory::textsThatWereReadAreKept() {
    const level::Pack told = pack();
    Profile player = ada();
    QVERIFY(play::noteConsole(player, "p", "one", "a"));
    QVERIFY(!play::noteConsole(player, "p", "one", "a"));
    // Reading is no attempt and no win.
    QCOMPARE(play::recordOf(player, "p", "one")->attempts, 0);
    QVERIFY(!play::recordOf(player, "p", "one")->isWon());
    play::noteConsole(player, "p", "one", "gone");
    QCOMPARE(found(play::storyOf(told, player)[0]), (std::vector<bool>{true, false, false}));
    QCOMPARE(found(play::storyOf(told, player)[1]), std::vector<bool>(3, false));
    // A later attempt forgets nothing, and neither does the file.
    play::note(player, "p", "one", {false, 60, 0});
    play::Profiles all;
    all.all = {player};
    all.current = "Ada";
    const std::string text = play::writeProfiles(all);
    QVERIFY2(text.find(R"("consoles": ["a", "gone"])") != std::string::npos, text.c_str());
    const auto read = play::readProfiles(text, "p.json");
    QVERIFY(read.problems.empty());
    QVERIFY(read.profiles == all);
}

void TestStory::consolesWithoutIdAreToldApart() {
    const level::Pack told = pack();
    Profile player = ada();
    play::noteConsole(player, "p", "one", play::consoleKeyOf("", {1, 2}));
    QCOMPARE(found(play::storyOf(told, player)[0]), (std::vector<bool>{false, false, true}));
}

void TestStory::everyKeyIsAnId() {
    for (const char* id : {"", "slate-1", "Not an id", "…"}) {
        for (const grid::Point at : {grid::Point{0, 0}, grid::Point{8191, 8191}})
            QVERIFY2(level::isId(play::consoleKeyOf(id, at)), id);
    }
}

void TestStory::aPackWithoutTextsHasNoStory() {
    level::Pack silent = pack();
    QVERIFY(play::hasStory(silent));
    for (std::size_t i = 0; i < silent.levels.size(); ++i)
        silent.levels[i].objects.clear();
    QVERIFY(!play::hasStory(silent));
    silent.campaign.nodes[2].texts.title = "A title is no story";
    QVERIFY(!play::hasStory(silent));
    silent.campaign.nodes[2].translations["de"].after = "Unten.";
    QVERIFY(play::hasStory(silent));
    QVERIFY(!play::hasStory(level::Pack()));
}

void TestStory::damagedEntriesAreNamed() {
    const auto read = play::readProfiles(
        R"({"format": "mazeloom-profiles", "version": 1, "profiles": [
          {"name": "Ada", "seed": 1, "packs": {"p": {"one":
           {"attempts": 2, "medals": ["coins"], "consoles": ["a", 7, "b"]}}}}]})",
        "p.json");
    QCOMPARE(read.problems.size(), std::size_t{1});
    QVERIFY(read.problems.front().describe().find("consoles") != std::string::npos);
    const auto* record = play::recordOf(read.profiles.all.front(), "p", "one");
    QVERIFY(record != nullptr && record->has(play::Medal::Coins));
    QCOMPARE(record->consoles.size(), std::size_t{2});
}

void TestStory::theTempleCountsItsSlates() {
    const auto read = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(read.has_value());
    std::size_t texts = 0;
    for (const play::Chapter& chapter : play::storyOf(*read, ada()))
        texts += chapter.texts.size();
    // Counted from the files of the campaign's levels.
    QCOMPARE(texts, std::size_t{15});
}

MAZELOOM_TEST(TestStory)

}  // namespace mazeloom::tst_story

#include "tst_story.moc"

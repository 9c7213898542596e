// SPDX-License-Identifier: MIT
// The campaign's map: which nodes are open, the effects of edits, and problems that rules report.
#include <algorithm>
#include <set>

#include <QTest>

#include "core/check/check.h"
#include "core/check/findings/fixes.h"
#include "core/edit/campaign_edit.h"
#include "core/level/campaign/campaign_graph.h"
#include "core/level/campaign/node_kind.h"
#include "core/play/campaign.h"
#include "tests/support/levels.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_campaign {

using level::Campaign;
using level::CampaignNode;
using play::NodeState;

class TestCampaign : public QObject {
    Q_OBJECT

  private slots:
    void opensByAllAnyAndAtLeast();
    void tellsWhatAWinOpens();
    void whatWasWonStaysWon();
    void statesFollowTheirDefinition();
    void unlockableIsWhatPlayersReach();
    void nodesAreOfFourKinds();
    void levelsAndDescentsAreRecordedApart();
    void descentsAreEdited();
    void levelsAreFollowedWhenRenamedAndDeleted();
    void deletingANodeLocksNoOther();
    void nodesFindFreePlaces();
    void edgesAreDrawnOnce();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void fixesTakeTheirFindingAway();
};

namespace {

CampaignNode node(const std::string& id, std::vector<std::string> needs = {},
                  int enough = CampaignNode::kAll) {
    CampaignNode made;
    made.id = id;
    made.level = id;
    made.needs = std::move(needs);
    made.enough = enough;
    made.isStart = made.needs.empty();
    return made;
}

Campaign mapOf(std::vector<CampaignNode> nodes) {
    return {std::move(nodes), {}};
}

CampaignNode descent(std::string id, int depth, std::vector<std::string> needs = {}) {
    CampaignNode made = node(std::move(id), std::move(needs));
    made.level.clear();
    made.descendTo = depth;
    return made;
}

std::string lettersOf(const std::vector<NodeState>& states) {
    std::string letters;
    for (const NodeState state : states)
        letters += "LOW"[static_cast<int>(state)];
    return letters;
}

/// Returns a map of up to ten levels; node ids and level ids differ.
Campaign randomMap(std::uint64_t seed) {
    random::Stream random(seed, 17);
    std::vector<std::string> levels;
    for (int i = random.between(0, 10); i > 0; --i)
        levels.push_back("n" + std::to_string(i));
    Campaign campaign = testing::randomCampaign(random, levels);
    int depth = 0;
    for (CampaignNode& node : campaign.nodes) {
        ++depth;
        if (node.descendTo > 0) {
            node.descendTo = depth;
        } else {
            node.level = "level-" + node.id;
        }
    }
    return campaign;
}

/// Returns the key that records a win of the node.
std::string keyOf(const CampaignNode& node) {
    return node.descendTo > 0 ? "descent:" + std::to_string(node.descendTo) : node.level;
}

/// Whether a node is open by RULES.md T-15.1, implemented without the program's own graph.
bool isOpenByDefinition(const Campaign& campaign, const CampaignNode& node,
                        const play::WonLevels& won) {
    if (node.isStart) return true;
    int count = 0;
    for (const std::string& need : node.needs) {
        for (const CampaignNode& other : campaign.nodes)
            count += other.id == need && won.count(keyOf(other)) > 0 ? 1 : 0;
    }
    if (node.needs.empty()) return false;
    if (node.enough == CampaignNode::kAll) return count == static_cast<int>(node.needs.size());
    return count >= node.enough;
}

std::vector<std::string> idsOf(const std::vector<check::Finding>& findings) {
    std::vector<std::string> ids;
    for (const check::Finding& finding : findings)
        ids.emplace_back(finding.sentence.id);
    return ids;
}

std::vector<check::Finding> checked(const Campaign& campaign,
                                    const std::vector<std::string>& levels) {
    level::Pack pack;
    pack.campaign = campaign;
    return check::checkCampaign(pack, {levels, {}});
}

}  // namespace

void TestCampaign::opensByAllAnyAndAtLeast() {
    const Campaign campaign =
        mapOf({node("a"), node("b"), node("c"), node("all", {"a", "b", "c"}),
               node("any", {"a", "b", "c"}, CampaignNode::kAny), node("two", {"a", "b", "c"}, 2)});
    const auto states = [&](play::WonLevels won) {
        return lettersOf(play::statesOf(campaign, won));
    };
    QCOMPARE(states({}), "OOOLLL");
    QCOMPARE(states({"b"}), "OWOLOL");
    QCOMPARE(states({"b", "c"}), "OWWLOO");
    QCOMPARE(states({"a", "b", "c"}), "WWWOOO");
    QVERIFY(!play::isComplete(campaign, {"a", "b", "c", "all", "any"}));
    QVERIFY(play::isComplete(campaign, {"a", "b", "c", "all", "any", "two", "more"}));
    QVERIFY(!play::isComplete({}, {}));
}

void TestCampaign::tellsWhatAWinOpens() {
    const Campaign campaign = mapOf({node("a"), node("b", {"a"}), node("c", {"a", "b"}),
                                     node("d", {"c", "b"}, CampaignNode::kAny)});
    QVERIFY((play::openedBy(campaign, {}, "a") == std::vector<std::size_t>{1}));
    QVERIFY((play::openedBy(campaign, {"a"}, "b") == std::vector<std::size_t>{2, 3}));
    QVERIFY(play::openedBy(campaign, {"a", "b"}, "b").empty());
    QVERIFY(play::openedBy(campaign, {"a", "b"}, "c").empty());
    QVERIFY(play::openedBy(campaign, {}, "no such level").empty());
}

void TestCampaign::whatWasWonStaysWon() {
    // The map was changed after the win: by the new rules "b" would be locked.
    const Campaign campaign = mapOf({node("a"), node("b", {"a"}), node("c", {"b"})});
    QCOMPARE(lettersOf(play::statesOf(campaign, {"b"})), "OWO");
}

void TestCampaign::statesFollowTheirDefinition() {
    const int seeds = testing::seeds(2'000);
    for (int seed = 0; seed < seeds; ++seed) {
        const Campaign campaign = randomMap(static_cast<std::uint64_t>(seed));
        random::Stream random(static_cast<std::uint64_t>(seed), 18);
        play::WonLevels won;
        for (const CampaignNode& one : campaign.nodes) {
            if (random.chance(40)) won.insert(keyOf(one));
        }
        const auto states = play::statesOf(campaign, won);
        QCOMPARE(states.size(), campaign.nodes.size());
        for (std::size_t i = 0; i < states.size(); ++i) {
            const CampaignNode& one = campaign.nodes[i];
            const NodeState wanted = won.count(keyOf(one)) > 0                ? NodeState::Won
                                     : isOpenByDefinition(campaign, one, won) ? NodeState::Open
                                                                              : NodeState::Locked;
            QVERIFY(states[i] == wanted);
            // Winning a node opens exactly the nodes that differ, and locks none.
            play::WonLevels more = won;
            more.insert(keyOf(one));
            std::vector<std::size_t> opened;
            const auto after = play::statesOf(campaign, more);
            for (std::size_t j = 0; j < states.size(); ++j) {
                QVERIFY(after[j] >= states[j]);
                if (states[j] == NodeState::Locked && after[j] == NodeState::Open)
                    opened.push_back(j);
            }
            QVERIFY(play::openedBy(campaign, won, keyOf(one)) == opened);
        }
    }
}

void TestCampaign::unlockableIsWhatPlayersReach() {
    const int seeds = testing::seeds(2'000);
    int stuck = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const Campaign campaign = randomMap(static_cast<std::uint64_t>(seed));
        random::Stream random(static_cast<std::uint64_t>(seed), 19);
        // Wins open nodes in any order until none is left.
        play::WonLevels won;
        for (;;) {
            std::vector<const CampaignNode*> open;
            for (const CampaignNode& one : campaign.nodes) {
                if (won.count(keyOf(one)) == 0 && isOpenByDefinition(campaign, one, won))
                    open.push_back(&one);
            }
            if (open.empty()) break;
            won.insert(keyOf(*open[random.below(static_cast<std::uint32_t>(open.size()))]));
        }
        const std::vector<bool> unlockable = level::CampaignGraph(campaign).unlockable();
        for (std::size_t i = 0; i < campaign.nodes.size(); ++i) {
            QCOMPARE(unlockable[i], won.count(keyOf(campaign.nodes[i])) > 0);
            stuck += unlockable[i] ? 0 : 1;
        }
    }
    QVERIFY(stuck > 0);
}

void TestCampaign::nodesAreOfFourKinds() {
    level::Pack pack;
    pack.levels.resize(2);
    pack.levels[0].id = "ring";
    pack.levels[0].title = "The Ring";
    pack.levels[1].id = "lair";
    pack.levels[1].ruleset = level::Ruleset::Descent;
    Campaign campaign = mapOf({node("ring"), node("lair"), node("gone"), descent("down", 5)});
    const auto kind = [&](std::size_t i) { return level::kindOf(campaign.nodes[i], pack); };
    QVERIFY(kind(0) == level::NodeKind::Temple);
    QVERIFY(kind(1) == level::NodeKind::Floor);
    QVERIFY(kind(2) == level::NodeKind::Missing);
    QVERIFY(kind(3) == level::NodeKind::Descent);
    const auto title = [&](std::size_t i, std::string_view language = {}) {
        const CampaignNode& one = campaign.nodes[i];
        return level::titleOf(one, pack.findLevel(one.level), language);
    };
    QCOMPARE(title(0), "The Ring");
    QCOMPARE(title(1), "lair");
    QCOMPARE(title(2), "gone");
    QCOMPARE(title(3), "");
    for (CampaignNode& one : campaign.nodes) {
        one.texts.title = "Plain";
        one.translations["de"].title = "Deutsch";
    }
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(title(i), "Plain");
        QCOMPARE(title(i, "de"), "Deutsch");
        QCOMPARE(title(i, "fr"), "Plain");
    }
}

void TestCampaign::levelsAndDescentsAreRecordedApart() {
    QCOMPARE(play::recordKeyOf(node("ring")), "ring");
    QCOMPARE(play::recordKeyOf(descent("ring", 5)), "descent:5");
    QCOMPARE(play::recordKeyOf(descent("ring", level::kMaxDepth)), "descent:1000000");
    for (const char* key : {"ring", "descent", "descent-5", "5", "descent:1", "descent:1000000"})
        QVERIFY2(play::isRecordKey(key), key);
    for (const char* key : {"", ":", "descent:", "descent:0", "descent:-1", "descent:+1",
                            "descent:05", "descent: 5", "descent:5 ", "descent:5x",
                            "descent:1000001", "descent:99999999999", "Descent:5", "level:5"})
        QVERIFY2(!play::isRecordKey(key), key);

    // A level that has the same id as a descent's node is a different record.
    Campaign campaign =
        mapOf({descent("descent-5", 5), node("b", {"descent-5"}), descent("c", 9, {"b"})});
    QCOMPARE(lettersOf(play::statesOf(campaign, {"descent-5", "5"})), "OLL");
    QCOMPARE(lettersOf(play::statesOf(campaign, {"descent:5"})), "WOL");
    QCOMPARE(lettersOf(play::statesOf(campaign, {"descent:5", "b"})), "WWO");
    QVERIFY((play::openedBy(campaign, {}, "descent:5") == std::vector<std::size_t>{1}));
    QVERIFY((play::openedBy(campaign, {"descent:5"}, "b") == std::vector<std::size_t>{2}));
    QVERIFY(play::openedBy(campaign, {}, "descent:6").empty());
    QVERIFY(!play::isComplete(campaign, {"descent:5", "b"}));
    QVERIFY(play::isComplete(campaign, {"descent:5", "b", "descent:9"}));
    // The new depth is greater than the player's, so it must be won again.
    QVERIFY(edit::setDepth(campaign, "descent-5", 6));
    QCOMPARE(lettersOf(play::statesOf(campaign, {"descent:5"})), "OLL");
}

void TestCampaign::descentsAreEdited() {
    Campaign campaign;
    QCOMPARE(edit::nextDepth(campaign), 5);
    QCOMPARE(*edit::addDescent(campaign, 5, {2, 2}), "descent");
    QVERIFY(campaign.nodes[0].isStart && level::isDescent(campaign.nodes[0]));
    QVERIFY(campaign.nodes[0].level.empty());
    QCOMPARE(*edit::addNode(campaign, "ring", {2, 2}), "ring");
    QCOMPARE(*edit::addDescent(campaign, 5, {2, 2}), "descent-2");
    QVERIFY(campaign.nodes[2].at != campaign.nodes[0].at);
    QCOMPARE(edit::nextDepth(campaign), 10);
    for (const int bad : {0, -1, level::kMaxDepth + 1}) {
        const Campaign before = campaign;
        QVERIFY(!edit::addDescent(campaign, bad, {0, 0}));
        QVERIFY(!edit::setDepth(campaign, "ring", bad));
        QVERIFY(campaign == before);
    }
    QVERIFY(edit::setDepth(campaign, "descent-2", level::kMaxDepth));
    QCOMPARE(edit::nextDepth(campaign), level::kMaxDepth);
    QVERIFY(!edit::setDepth(campaign, "nobody", 5));
    QVERIFY(!edit::setLevel(campaign, "nobody", "ring"));
    QVERIFY(!edit::setLevel(campaign, "ring", ""));

    // From one kind of node to the other and back.
    QVERIFY(edit::setDepth(campaign, "ring", 3));
    QVERIFY(level::isDescent(*campaign.find("ring")) && campaign.find("ring")->level.empty());
    QVERIFY(campaign.findLevel("ring") == nullptr);
    QVERIFY(edit::setLevel(campaign, "ring", "hall"));
    QCOMPARE(campaign.find("ring")->descendTo, 0);
    QCOMPARE(campaign.findLevel("hall"), campaign.find("ring"));

    // Levels are added and removed; descents stay.
    QVERIFY(campaign.findLevel("") == nullptr);
    const Campaign without = edit::withoutLevel(campaign, "hall");
    QCOMPARE(without.nodes.size(), 2u);
    QVERIFY(level::isDescent(without.nodes[0]) && level::isDescent(without.nodes[1]));
    QVERIFY(edit::withoutLevel(campaign, "") == campaign);
    QVERIFY(edit::withLevelRenamed(campaign, "", "hall") == campaign);
}

void TestCampaign::levelsAreFollowedWhenRenamedAndDeleted() {
    const Campaign campaign =
        mapOf({node("a"), node("b", {"a"}), node("c", {"b"}), node("d", {"a", "b"}, 2)});
    const Campaign renamed = edit::withLevelRenamed(campaign, "b", "bee");
    QCOMPARE(renamed.nodes[1].level, "bee");
    QCOMPARE(renamed.nodes[1].id, "b");
    QVERIFY(edit::withLevelRenamed(renamed, "bee", "b") == campaign);
    QVERIFY(edit::withLevelRenamed(campaign, "nothing", "b") == campaign);

    // The node in between is removed, and the chain stays connected.
    const Campaign without = edit::withoutLevel(campaign, "b");
    QCOMPARE(without.nodes.size(), 3u);
    QVERIFY(without.find("c")->needs == std::vector<std::string>{"a"});
    QVERIFY(!without.find("c")->isStart);
    // "At least two" of one requirement could never be met.
    QVERIFY(without.find("d")->needs == std::vector<std::string>{"a"});
    QCOMPARE(without.find("d")->enough, CampaignNode::kAll);
    // The first node is removed, so a node that needed only it becomes a start.
    const Campaign headless = edit::withoutLevel(campaign, "a");
    QVERIFY(headless.find("b")->isStart);
    QVERIFY(headless.find("b")->needs.empty());
    QVERIFY(!headless.find("c")->isStart);
    QVERIFY(edit::withoutLevel(campaign, "nothing") == campaign);
}

void TestCampaign::deletingANodeLocksNoOther() {
    const int seeds = testing::seeds(1'000);
    for (int seed = 0; seed < seeds; ++seed) {
        const Campaign campaign = randomMap(static_cast<std::uint64_t>(seed));
        const std::vector<bool> before = level::CampaignGraph(campaign).unlockable();
        for (std::size_t gone = 0; gone < campaign.nodes.size(); ++gone) {
            Campaign after = campaign;
            edit::removeNode(after, campaign.nodes[gone].id);
            QCOMPARE(after.nodes.size() + 1, campaign.nodes.size());
            const std::vector<bool> now = level::CampaignGraph(after).unlockable();
            for (std::size_t i = 0; i < after.nodes.size(); ++i) {
                const CampaignNode& one = after.nodes[i];
                QVERIFY(std::ranges::find(one.needs, campaign.nodes[gone].id) == one.needs.end());
                QVERIFY(std::set(one.needs.begin(), one.needs.end()).size() == one.needs.size());
                QVERIFY(now[i] || !before[*campaign.indexOf(one.id)]);
            }
        }
    }
}

void TestCampaign::nodesFindFreePlaces() {
    Campaign campaign;
    QCOMPARE(*edit::addNode(campaign, "the-ring", {3, 3}), "the-ring");
    QVERIFY(campaign.nodes[0].isStart);
    QCOMPARE(*edit::addNode(campaign, "the-ring", {3, 3}), "the-ring-2");
    QVERIFY(!campaign.nodes[1].isStart);
    QVERIFY((campaign.nodes[0].at == grid::Point{3, 3}));
    QVERIFY((campaign.nodes[1].at == grid::Point{3, 2}));
    QVERIFY(edit::moveNode(campaign, "the-ring", {3, 3}));
    QVERIFY((campaign.nodes[0].at == grid::Point{3, 3}));
    QVERIFY(edit::moveNode(campaign, "the-ring", {3, 2}));
    QVERIFY((campaign.nodes[0].at == grid::Point{3, 1}));
    QVERIFY(!edit::moveNode(campaign, "nobody", {3, 2}));
    while (edit::addNode(campaign, "level", {-50, 2'000'000'000})) {
    }
    QCOMPARE(campaign.nodes.size(), Campaign::kMaxNodes);
    std::set<std::pair<int, int>> places;
    for (const CampaignNode& one : campaign.nodes) {
        QVERIFY(one.at.x >= 0 && one.at.x < CampaignNode::kMaxSide);
        QVERIFY(one.at.y >= 0 && one.at.y < CampaignNode::kMaxSide);
        QVERIFY(places.emplace(one.at.x, one.at.y).second);
    }
}

void TestCampaign::edgesAreDrawnOnce() {
    Campaign campaign = mapOf({node("a"), node("b")});
    QVERIFY(edit::connect(campaign, "a", "b"));
    QVERIFY(!edit::connect(campaign, "a", "b"));
    QVERIFY(!edit::connect(campaign, "a", "a"));
    QVERIFY(!edit::connect(campaign, "a", "nobody"));
    QVERIFY(!edit::connect(campaign, "nobody", "a"));
    QVERIFY(edit::connect(campaign, "b", "a"));
    campaign.nodes[1].enough = 1;
    QVERIFY(edit::disconnect(campaign, "a", "b"));
    QVERIFY(!edit::disconnect(campaign, "a", "b"));
    QVERIFY(campaign.nodes[1].needs.empty());
    QCOMPARE(campaign.nodes[1].enough, CampaignNode::kAll);
}

void TestCampaign::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("found");
    QTest::addColumn<int>("which");
    QTest::newRow("nothing") << "" << 0;
    QTest::newRow("no level") << "campaign-without-level" << 1;
    QTest::newRow("level twice") << "campaign-level-twice" << 2;
    QTest::newRow("unknown need") << "campaign-unknown-need" << 3;
    QTest::newRow("no start") << "campaign-without-start" << 4;
    QTest::newRow("nothing leads") << "campaign-nothing-leads" << 5;
    QTest::newRow("too few needs") << "campaign-too-few-needs" << 6;
    QTest::newRow("circle") << "campaign-never-unlocked campaign-never-unlocked" << 7;
    QTest::newRow("empty") << "" << 8;
}

namespace {

Campaign wrongInOneWay(int which) {
    Campaign campaign = mapOf({node("a"), node("b", {"a"}), node("c", {"b"})});
    switch (which) {
        case 1:
            campaign.nodes[2].level = "nothing";
            break;
        case 2:
            campaign.nodes[2].level = "a";
            break;
        case 3:
            campaign.nodes[2].needs.push_back("nothing");
            campaign.nodes[2].enough = CampaignNode::kAny;
            break;
        case 4:
            campaign.nodes[0].isStart = false;
            break;
        case 5:
            campaign.nodes[2].needs.clear();
            break;
        case 6:
            campaign.nodes[2].enough = 2;
            break;
        case 7:
            campaign.nodes[1].needs = {"c"};
            break;
        case 8:
            campaign = {};
            break;
        default:
            break;
    }
    return campaign;
}

}  // namespace

void TestCampaign::saysWhatIsWrong() {
    QFETCH(QString, found);
    QFETCH(int, which);
    const auto findings = checked(wrongInOneWay(which), {"a", "b", "c"});
    QStringList ids;
    for (const std::string& id : idsOf(findings))
        ids << QString::fromStdString(id);
    QCOMPARE(ids.join(' '), found);
    for (const check::Finding& finding : findings) {
        QVERIFY(finding.isError());
        QCOMPARE(finding.problem.file, "pack.json");
        const bool namesNode = finding.where.node >= 0;
        QCOMPARE(finding.problem.place.empty(), !namesNode);
    }
    if (which != 7) return;
    QCOMPARE(findings[0].problem.describe(),
             "pack.json: campaign node 2 \"b\": it can never be unlocked: the levels that it needs "
             "wait for it, or cannot be unlocked either");
}

void TestCampaign::fixesTakeTheirFindingAway() {
    for (int which = 1; which <= 7; ++which) {
        const Campaign campaign = wrongInOneWay(which);
        const auto findings = checked(campaign, {"a", "b", "c"});
        for (const check::Finding& finding : findings) {
            QVERIFY(!finding.fixes.empty());
            for (const check::Fix& fix : finding.fixes) {
                const Campaign mended = check::repaired(campaign, fix);
                QVERIFY(mended != campaign);
                const auto left = checked(mended, {"a", "b", "c"});
                QVERIFY2(left.empty(), left.empty() ? "" : left[0].problem.describe().c_str());
            }
        }
    }
    // On random maps, each fix removes at least the problem that it belongs to.
    const int seeds = testing::seeds(1'000);
    for (int seed = 0; seed < seeds; ++seed) {
        Campaign campaign = randomMap(static_cast<std::uint64_t>(seed));
        for (CampaignNode& one : campaign.nodes) {
            if (one.descendTo > 0) one.level = "level-" + one.id;
            one.descendTo = 0;
        }
        const auto findings = checked(campaign, {"level-n1", "level-n2", "level-n3"});
        for (const check::Finding& finding : findings) {
            for (const check::Fix& fix : finding.fixes) {
                const auto left =
                    checked(check::repaired(campaign, fix), {"level-n1", "level-n2", "level-n3"});
                QVERIFY(std::ranges::none_of(left, [&](const check::Finding& other) {
                    return finding.where.node >= 0 &&
                           finding.sentence.id != "campaign-without-level" &&
                           check::isSame(other, finding);
                }));
            }
        }
    }
    QVERIFY(check::repaired(Campaign(), check::fix::removeNode(7)).isEmpty());
}

MAZELOOM_TEST(TestCampaign)

}  // namespace mazeloom::tst_campaign

#include "tst_campaign.moc"

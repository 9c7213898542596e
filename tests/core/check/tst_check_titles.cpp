// SPDX-License-Identifier: MIT
// Rules about titles that contain markup or invisible characters.
#include <algorithm>

#include <QTest>

#include "core/check/check.h"
#include "core/level/level.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_titles {

class TestCheckTitles : public QObject {
    Q_OBJECT

  private slots:
    void findsMarkup_data();
    void findsMarkup();
    void findsWhatCannotBeSeen_data();
    void findsWhatCannotBeSeen();
    void looksAtEveryTitle();
};

namespace {

/// Returns the findings about a pack's title alone.
std::vector<check::Finding> told(const QString& title) {
    const std::string text = title.toStdString();
    return check::checkTitles({text, {}});
}

/// Returns the places of findings, such as "levels/a.json: title".
std::vector<std::string> placesOf(const std::vector<check::Finding>& findings) {
    std::vector<std::string> places;
    for (const check::Finding& finding : findings)
        places.push_back(finding.problem.file + ": " + finding.problem.place);
    return places;
}

}  // namespace

void TestCheckTitles::findsMarkup_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("markup");  // empty: there is none
    const auto add = [](const char* title, const char* markup) {
        QTest::newRow(title) << QString(title) << QString(markup);
    };
    add("<img src=\"file:///dev/zero\">", "<img src=\"file:///dev/zero\">");
    add("The <b>best</b> halls", "<b>");
    add("Halls</h1>", "</h1>");
    add("Halls<!-- hidden -->", "<!-- hidden -->");
    add("Tom &amp; Jerry", "&amp;");
    add("Tom &#38; Jerry", "&#38;");
    add("Tom & Jerry; friends", "");
    add("3 < 4 > 2", "");
    add("I <3 mazes >:)", "");
    add("<- back | on ->", "");
    add("a < b", "");
    add("left <b", "");
    add("R&D;", "&D;");
    add("fish &; chips", "");
    add("", "");
}

void TestCheckTitles::findsMarkup() {
    QFETCH(QString, title);
    QFETCH(QString, markup);
    const auto findings = told(title);
    QCOMPARE(findings.empty(), markup.isEmpty());
    if (markup.isEmpty()) return;
    QCOMPARE(findings.size(), 1u);
    QVERIFY(!findings[0].isError());
    QCOMPARE(
        QString::fromStdString(findings[0].problem.describe()),
        QStringLiteral("pack.json: title: the title contains markup, \"%1\", which is shown as "
                       "it is written")
            .arg(markup));
}

void TestCheckTitles::findsWhatCannotBeSeen_data() {
    QTest::addColumn<char16_t>("character");
    QTest::addColumn<bool>("isFound");
    const auto add = [](char16_t character, bool isFound) {
        QTest::addRow("U+%04x", character) << character << isFound;
    };
    for (const char16_t found :
         {u'\u0085', u'\u009b', u'\u2028', u'\u202a', u'\u202e', u'\u2066', u'\u2069'})
        add(found, true);
    // Direction marks of Hebrew and Arabic, a soft hyphen, and letters with similar bytes in UTF-8.
    for (const char16_t fine : {u'\u200e', u'\u200f', u'\u061c', u'\u00ad', u'\u00a0', u'\u00c2',
                                u'\u20ac', u'\u2027', u'\u202f', u'\u206a'})
        add(fine, false);
}

void TestCheckTitles::findsWhatCannotBeSeen() {
    QFETCH(char16_t, character);
    QFETCH(bool, isFound);
    const auto findings = told(QStringLiteral("Halls %1 of stone").arg(QChar(character)));
    QCOMPARE(findings.size(), isFound ? 1u : 0u);
    if (!isFound) return;
    QVERIFY(!findings[0].isError());
    QCOMPARE(findings[0].sentence.id, std::string_view("title-invisible"));
}

void TestCheckTitles::looksAtEveryTitle() {
    const std::string bad = "<b>\u202e";
    level::Pack pack;
    pack.id = "p";
    pack.title = bad;
    pack.tabs = {"Good", bad};
    level::Level& level = pack.levels.emplace_back();
    level.id = "a";
    level.title = bad;
    level.tab = bad;
    level.notes = "<h1>may be written</h1>";
    level::Room& room = pack.rooms.emplace_back();
    room.id = "r";
    room.title = bad;
    level::CampaignNode& node = pack.campaign.nodes.emplace_back();
    node.id = "n";
    node.level = "a";
    node.isStart = true;
    node.texts.title = bad;
    node.translations["de"].title = bad;
    auto findings = check::checkPack(pack);
    std::erase_if(findings, [](const check::Finding& finding) {
        return !finding.sentence.id.ends_with("-markup") &&
               !finding.sentence.id.ends_with("-invisible");
    });
    std::vector<std::string> places;
    for (const char* place :
         {"pack.json: title", "pack.json: tab 2", "pack.json: campaign node 1 \"n\", title",
          "pack.json: campaign node 1 \"n\", de, title", "levels/a.json: title",
          "levels/a.json: tab", "rooms/r.json: title"})
        places.insert(places.end(), 2, place);
    QVERIFY(placesOf(findings) == places);
}

MAZELOOM_TEST(TestCheckTitles)

}  // namespace mazeloom::tst_check_titles

#include "tst_check_titles.moc"

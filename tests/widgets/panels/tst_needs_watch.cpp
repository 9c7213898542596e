// SPDX-License-Identifier: MIT
// The signs of needed mechanics: what they tell, how they look, and the watch that finds them out.
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/needs/needs_row.h"
#include "widgets/panels/needs/needs_watch.h"
#include "widgets/theme/theme.h"

namespace mazeloom::tst_needs_watch {

using analyse::needs::Answers;
using analyse::needs::Need;
using level::Mechanic;
using widgets::KnownNeeds;
using widgets::NeedSign;
using widgets::NeedsRow;
using widgets::NeedsWatch;
using widgets::PackDocument;

class TestNeedsWatch : public QObject {
    Q_OBJECT

  private slots:
    void signsTellSeedsAndTheShownSeed();
    void bothExplosivesHaveASignOnlyTogether();
    void statesDifferWithoutColour();
    void theRowWrapsAndExplainsItself();
    void theRowReservesItsHeight();
    void findsTheShownSeedThenTheFirstSeeds();
    void anEditDropsTheAnswers();
    void anotherSeedKeepsTheAnswersOfTheFirstSeeds();
    void anEditStopsTheWork();
    void answersForOtherLevelsStay();
    void removedLevelsAreForgotten();
    void largeLevelsAreLeftAlone();
    void noProofsForDescentsAndRooms();
    void documentsMayLeave();
};

namespace {

Answers answersWith(std::vector<std::pair<Mechanic, Need>> all) {
    Answers answers{};
    for (const auto& [mechanic, need] : all)
        answers[static_cast<std::size_t>(mechanic)] = need;
    return answers;
}

/// A pack with the levels "one", whose trap needs its heart, "two", without anything, and "lair", a
/// descent.
std::unique_ptr<PackDocument> newDocument() {
    pack::Reading reading;
    level::Level level = testing::painted({"@hxE"}, {"shape"});
    level.id = "one";
    reading.pack.levels.push_back(level);
    level = testing::painted({"@..E"}, {"shape"});
    level.id = "two";
    reading.pack.levels.push_back(level);
    level = testing::solid({20, 20}, {"maze"});
    level.id = "lair";
    reading.pack.levels.push_back(level);
    return std::make_unique<PackDocument>("p", std::move(reading));
}

/// Returns the generation that the window would make of the shown level.
std::shared_ptr<widgets::Generation> generationOf(const PackDocument& document) {
    auto generation = std::make_shared<widgets::Generation>();
    generation->request = *widgets::generationRequest(document);
    const widgets::GenerationRequest& request = generation->request;
    generation->recorded =
        generate::record(*request.level, *request.rooms, request.seed, widgets::optionsOf(request));
    return generation;
}

QImage drawn(Need need) {
    widgets::Theme theme = widgets::Theme::light();
    theme.accent = theme.text = theme.mutedText = theme.edge = Qt::black;
    theme.onAccent = Qt::white;
    QImage image(18, 18, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    widgets::paintNeedSign(painter, image.rect(), {Mechanic::Hearts, need, {}}, theme);
    return image;
}

int differences(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) == b.pixel(x, y) ? 0 : 1;
    }
    return count;
}

}  // namespace

void TestNeedsWatch::signsTellSeedsAndTheShownSeed() {
    KnownNeeds known;
    QVERIFY(signsOf(known).isEmpty());
    known.shown = answersWith({{Mechanic::Grenades, Need::Useful}, {Mechanic::Air, Need::Needed}});
    auto signs = signsOf(known);
    QCOMPARE(textsOf(signs),
             (QStringList{"Air: needed for this seed", "Grenades: useful for this seed"}));
    QCOMPARE(signs[0].need, Need::Needed);

    known.seeds.emplace();
    for (int i = 0; i < 20; ++i) {
        known.seeds->add(answersWith({{Mechanic::Grenades, i < 18 ? Need::Needed : Need::Useful},
                                      {Mechanic::Hearts, Need::Decoration},
                                      {Mechanic::Bugs, i < 5 ? Need::Undecided : Need::Absent}}));
    }
    signs = signsOf(known);
    QCOMPARE(textsOf(signs),
             (QStringList{
                 "Grenades: needed on 18 of 20 seeds, useful on 2; useful for this seed",
                 "Air: needed for this seed",
                 "Hearts: decoration on 20 of 20 seeds",
                 "Bugs: undecided on 5 of 20 seeds",
             }));
    QCOMPARE(signs[0].need, Need::Needed);
    QCOMPARE(signs[2].need, Need::Decoration);
    QCOMPARE(signs[3].need, Need::Undecided);
}

void TestNeedsWatch::bothExplosivesHaveASignOnlyTogether() {
    const auto mechanicsIn = [](std::vector<std::pair<Mechanic, Need>> all) {
        KnownNeeds known;
        known.shown = answersWith(std::move(all));
        std::vector<Mechanic> mechanics;
        for (const NeedSign& sign : signsOf(known))
            mechanics.push_back(sign.mechanic);
        return mechanics;
    };
    QCOMPARE(mechanicsIn({{Mechanic::Tnt, Need::Needed}, {Mechanic::Explosives, Need::Needed}}),
             std::vector{Mechanic::Tnt});
    QCOMPARE(mechanicsIn({{Mechanic::Tnt, Need::Decoration},
                          {Mechanic::Grenades, Need::Decoration},
                          {Mechanic::Explosives, Need::Needed}}),
             (std::vector{Mechanic::Explosives, Mechanic::Tnt, Mechanic::Grenades}));
}

void TestNeedsWatch::statesDifferWithoutColour() {
    const std::vector<Need> needs{Need::Needed, Need::Useful, Need::Decoration, Need::Undecided};
    for (std::size_t i = 0; i < needs.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(differences(drawn(needs[i]), drawn(needs[j])) > 15);
    }
}

void TestNeedsWatch::theRowWrapsAndExplainsItself() {
    NeedsRow row;
    QVERIFY(row.accessibleDescription() == "…");
    KnownNeeds known;
    known.shown = Answers{};
    row.setKnown(known);
    QCOMPARE(row.accessibleDescription(), QString("None"));
    known.shown->fill(Need::Useful);
    row.setKnown(known);
    row.show();
    QVERIFY(QTest::qWaitForWindowExposed(&row));
    QCOMPARE(row.signs().size(), qsizetype(level::kMechanics.size()));
    row.resize(600, row.height());
    QCoreApplication::processEvents();
    const int single = row.height();
    row.resize(60, row.height());
    QCoreApplication::processEvents();
    QVERIFY(row.height() > 3 * single);
    for (qsizetype i = 0; i < row.signs().size(); ++i) {
        QVERIFY(row.rect().contains(row.rectOf(i)));
        QVERIFY(i == 0 || !row.rectOf(i).intersects(row.rectOf(i - 1)));
        QVERIFY(row.accessibleDescription().contains(row.signs()[i].text));
    }
    QVERIFY(!row.accessibleName().isEmpty() && !row.statusTip().isEmpty());
    known = {};
    known.isTooLarge = true;
    row.setKnown(known);
    QVERIFY(row.accessibleDescription().contains("size"));
}

/// The signs arrive after the generation, and must not move the fields below them.
void TestNeedsWatch::theRowReservesItsHeight() {
    KnownNeeds few;
    few.shown = Answers{};
    (*few.shown)[0] = Need::Needed;
    KnownNeeds all;
    all.shown.emplace().fill(Need::Undecided);
    KnownNeeds tooLarge;
    tooLarge.isTooLarge = true;
    for (const int width : {70, 110, 150, 300, 600}) {
        NeedsRow row;
        row.resize(width, row.height());
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        row.resize(width, row.height());
        row.setKnown(all);
        const int height = row.height();
        const QSize hint = row.sizeHint();
        const QSize least = row.minimumSizeHint();
        QVERIFY(row.rect().contains(row.rectOf(row.signs().size() - 1)));
        for (const KnownNeeds& known : {KnownNeeds(), few, tooLarge, all}) {
            row.setKnown(known);
            QCOMPARE(row.height(), height);
            QCOMPARE(row.heightForWidth(width), height);
            QCOMPARE(row.sizeHint(), hint);
            QCOMPARE(row.minimumSizeHint(), least);
        }
    }
}

void TestNeedsWatch::findsTheShownSeedThenTheFirstSeeds() {
    const auto document = newDocument();
    NeedsWatch watch;
    QSignalSpy changed(&watch, &NeedsWatch::changed);
    watch.setDocument(document.get());
    watch.look(generationOf(*document));
    QVERIFY(!watch.of(document.get(), "one").shown);
    QTRY_VERIFY(!changed.isEmpty());
    // The shown seed's answers come first.
    QVERIFY(watch.of(document.get(), "one").shown.has_value());
    QTRY_VERIFY(watch.of(document.get(), "one").seeds.has_value());
    const KnownNeeds known = watch.of(document.get(), "one");
    QCOMPARE((*known.shown)[static_cast<std::size_t>(Mechanic::Hearts)], Need::Needed);
    QCOMPARE(known.seeds->seeds(), widgets::seedsTriedFor({4, 1}));
    QCOMPARE(known.seeds->count(Mechanic::Hearts, Need::Needed), known.seeds->seeds());
    QCOMPARE(changed.size(), 2);
    QCOMPARE(changed.back().at(1).toString(), QString("one"));
}

void TestNeedsWatch::anEditDropsTheAnswers() {
    const auto document = newDocument();
    NeedsWatch watch;
    watch.setDocument(document.get());
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").seeds.has_value());
    QSignalSpy changed(&watch, &NeedsWatch::changed);
    widgets::LevelHead head = widgets::headOf(*document, "one");
    head.numbers = level::Numbers::Near;
    QVERIFY(widgets::setHead(*document, "one", std::move(head), "numbers"));
    QCOMPARE(watch.of(document.get(), "one"), KnownNeeds());
    QCOMPARE(changed.size(), 1);
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").seeds.has_value());
    QVERIFY(watch.of(document.get(), "one").seeds->usual(Mechanic::Numbers) != Need::Absent);
}

void TestNeedsWatch::anotherSeedKeepsTheAnswersOfTheFirstSeeds() {
    const auto document = newDocument();
    NeedsWatch watch;
    watch.setDocument(document.get());
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").seeds.has_value());
    QVERIFY(widgets::setSeed(*document, "one", 77));
    QVERIFY(!watch.of(document.get(), "one").shown);
    QVERIFY(watch.of(document.get(), "one").seeds.has_value());
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").shown.has_value());
}

void TestNeedsWatch::anEditStopsTheWork() {
    const auto document = newDocument();
    NeedsWatch watch;
    watch.setDocument(document.get());
    const auto stale = generationOf(*document);
    watch.look(stale);
    widgets::LevelHead head = widgets::headOf(*document, "one");
    head.notes = "later";
    QVERIFY(widgets::setHead(*document, "one", std::move(head), "notes"));
    // The generation of the level before the edit tells nothing about the level after it.
    watch.look(stale);
    QTest::qWait(600);
    QCOMPARE(watch.of(document.get(), "one"), KnownNeeds());
}

void TestNeedsWatch::answersForOtherLevelsStay() {
    const auto document = newDocument();
    NeedsWatch watch;
    watch.setDocument(document.get());
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").seeds.has_value());
    QVERIFY(document->setCurrentSheet(widgets::levelSheet("two")));
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "two").seeds.has_value());
    QVERIFY(signsOf(watch.of(document.get(), "two")).isEmpty());
    QVERIFY(!signsOf(watch.of(document.get(), "one")).isEmpty());
    // An edit of another level leaves the shown one alone, and the other way round.
    widgets::LevelHead head = widgets::headOf(*document, "two");
    head.title = "Two";
    QVERIFY(widgets::setHead(*document, "two", std::move(head), "title"));
    QCOMPARE(watch.of(document.get(), "two"), KnownNeeds());
    QVERIFY(watch.of(document.get(), "one").seeds.has_value());
}

void TestNeedsWatch::removedLevelsAreForgotten() {
    const auto document = newDocument();
    NeedsWatch watch;
    watch.setDocument(document.get());
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").seeds.has_value());
    QSignalSpy changed(&watch, &NeedsWatch::changed);
    QVERIFY(widgets::removeSheet(*document, widgets::levelSheet("one")));
    QCOMPARE(watch.of(document.get(), "one"), KnownNeeds());
    QVERIFY(std::ranges::any_of(
        changed, [](const QList<QVariant>& told) { return told.at(1).toString() == "one"; }));
}

void TestNeedsWatch::largeLevelsAreLeftAlone() {
    QCOMPARE(widgets::seedsTriedFor({32, 32}), 20);
    int before = 20;
    for (int side = 16; side <= 1024; side += 16) {
        const int seeds = widgets::seedsTriedFor({side, side});
        QVERIFY(seeds <= before);
        before = seeds;
    }
    QCOMPARE(before, 0);
    pack::Reading reading;
    reading.pack.levels.push_back(testing::solid({1024, 1024}, {}, level::Ruleset::Temple));
    reading.pack.levels.front().id = "large";
    PackDocument document("p", std::move(reading));
    NeedsWatch watch;
    watch.setDocument(&document);
    watch.look(generationOf(document));
    QTRY_VERIFY(watch.of(&document, "large").isTooLarge);
}

void TestNeedsWatch::noProofsForDescentsAndRooms() {
    const auto document = newDocument();
    NeedsWatch watch;
    QSignalSpy changed(&watch, &NeedsWatch::changed);
    watch.setDocument(document.get());
    QVERIFY(document->setCurrentSheet(widgets::levelSheet("lair")));
    watch.look(generationOf(*document));
    QTest::qWait(600);
    QVERIFY(changed.isEmpty());
}

void TestNeedsWatch::documentsMayLeave() {
    auto document = newDocument();
    NeedsWatch watch;
    watch.setDocument(document.get());
    watch.look(generationOf(*document));
    QTRY_VERIFY(watch.of(document.get(), "one").shown.has_value());
    const PackDocument* gone = document.get();
    document.reset();
    QCOMPARE(watch.of(gone, "one"), KnownNeeds());
    const auto other = newDocument();
    watch.setDocument(other.get());
    watch.look(generationOf(*other));
    QTRY_VERIFY(watch.of(other.get(), "one").seeds.has_value());
}

MAZELOOM_TEST(TestNeedsWatch)

}  // namespace mazeloom::tst_needs_watch

#include "tst_needs_watch.moc"

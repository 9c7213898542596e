// SPDX-License-Identifier: MIT
// A pack's journal: reading up to any record gives the pack as it was then. If it is cut or
// damaged, the valid part is read, and the place of the damage is reported.
#include <QTest>

#include <algorithm>

#include "core/document/edits_cells.h"
#include "core/document/edits_structure.h"
#include "core/document/history.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_edits.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_journal {

using document::Change;
using document::Document;
using document::Gesture;
using document::SheetKey;
using document::SheetKind;
using document::Wanted;
using edit::Area;
using level::Terrain;

class TestJournal : public QObject {
    Q_OBJECT

  private slots:
    void holdsThePackAfterEveryEdit();
    void whatWasCutOffLastIsPassedOver();
    void damageIsTold();
    void aStrokeInALargeLevelIsSmall();
    void aLineAcrossALargeLevelIsSmall();
    void aHugeFillIsNotTold();
    void namesAreExchanged();
    void saysWhatItIsOf();
    void cellsAreReadAsTheyWereWritten();
};

namespace {

const pack::JournalAbout kAbout{"/packs/test", "/packs/test", "Test", {{"pack.json", "12/34"}}};

/// A document with its history and journal.
struct Desk {
    Document document;
    document::History history;
    pack::ChangedParts changed{document};
    std::string journal = pack::journalOf(document.pack(), kAbout);

    explicit Desk(level::Pack pack = testing::twoLevelsAndARoom()) : document(std::move(pack)) {}

    document::History::Tell tell() {
        return [this](const Change& change) { changed.note(document, change); };
    }
    bool push(Wanted edit, Gesture gesture = document::kNoGesture) {
        if (!edit) return false;
        history.push(document, *std::move(edit), "Edit", gesture, tell());
        return true;
    }
    bool paint(const std::string& id, const Area& area, Terrain terrain) {
        const SheetKey sheet = document.find(SheetKind::Level, id);
        return push(document::paint(
            document, sheet,
            edit::deltaOf(*document.paintOf(sheet), area, edit::terrainInk(terrain))));
    }
    void randomEdit(random::Stream& random) {
        testing::randomEdit(
            {document,
             [this](Wanted edit, Gesture gesture) { return push(std::move(edit), gesture); },
             [this] { history.beginGroup("Several"); }, [this] { history.endGroup(); }},
            random);
    }
    /// Appends the changes to the journal; returns the new record.
    std::string write() {
        const pack::Parts parts = changed.take(document);
        if (parts.isEmpty()) return {};
        const std::string record = pack::recordOf(document.pack(), parts);
        journal += record;
        return record;
    }
};

std::string textOf(const level::Pack& pack) {
    std::string all;
    for (const pack::TextFile& file : pack::write(pack))
        all += file.name + '\n' + file.text + '\n';
    return all;
}

level::Pack largePack() {
    level::Pack pack;
    pack.id = std::string("large");
    pack.title = "Large";
    level::Level level = testing::solid({4096, 4096}, {"maze"});
    level.id = "one";
    level.title = "One";
    level.paint = document::solid(level.size);
    // Noise, which has no short representation.
    random::Stream random(1);
    for (level::Paint& cell : level.paint->storage())
        cell = level::painted(random.chance(50) ? Terrain::Floor : Terrain::Wall);
    pack.levels = {std::move(level)};
    return pack;
}

}  // namespace

void TestJournal::holdsThePackAfterEveryEdit() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Desk desk;
        for (int i = 0; i < 25; ++i) {
            if (random.chance(20)) {
                random.chance(60) ? desk.history.undo(desk.document, desk.tell())
                                  : desk.history.redo(desk.document, desk.tell());
            } else {
                desk.randomEdit(random);
            }
            desk.write();
            const pack::JournalReading read = pack::readJournal(desk.journal, "journal");
            QVERIFY2(read.problems.empty(),
                     read.problems.empty() ? "" : read.problems.front().describe().c_str());
            QVERIFY(read.isWhole);
            QCOMPARE(textOf(read.pack), textOf(desk.document.pack()));
            QVERIFY(read.pack == desk.document.pack());
        }
    }
}

void TestJournal::whatWasCutOffLastIsPassedOver() {
    random::Stream random(5);
    Desk desk;
    std::string record;
    while (record.size() < 300) {
        desk.randomEdit(random);
        record = desk.write();
    }
    const std::string before = desk.journal.substr(0, desk.journal.size() - record.size());
    const std::string pack = textOf(pack::readJournal(before, "journal").pack);
    for (std::size_t size = 0; size < record.size(); ++size) {
        const auto read = pack::readJournal(before + record.substr(0, size), "journal");
        QVERIFY(read.problems.empty());
        QCOMPARE(read.isWhole, size == 0);
        QCOMPARE(textOf(read.pack), pack);
    }
    // A loss of power may keep a file's length but not its bytes.
    const std::size_t line = record.find('\n');
    const auto read = pack::readJournal(
        before + record.substr(0, line + 1) + std::string(record.size() - line - 1, '\0'),
        "journal");
    QVERIFY(read.problems.empty() && !read.isWhole);
    QCOMPARE(textOf(read.pack), pack);
}

void TestJournal::damageIsTold() {
    random::Stream random(6);
    Desk desk;
    std::vector<std::string> packs{textOf(desk.document.pack())};
    std::vector<std::size_t> ends{desk.journal.size()};
    while (packs.size() < 12) {
        desk.randomEdit(random);
        if (desk.write().empty()) continue;
        packs.push_back(textOf(desk.document.pack()));
        ends.push_back(desk.journal.size());
    }
    for (int i = 0; i < 500; ++i) {
        std::string journal = desk.journal;
        // The damage is not in the last record, which may legitimately be cut off.
        const auto at = random.below(static_cast<std::uint32_t>(ends[ends.size() - 2]));
        const auto byte = static_cast<unsigned char>(journal[at]);
        journal[at] = static_cast<char>(byte ^ (1 + random.below(255)));
        const auto read = pack::readJournal(journal, "recovery/journal");
        QCOMPARE(read.problems.size(), 1u);
        QVERIFY(!read.isWhole);
        QCOMPARE(read.problems[0].file, std::string("recovery/journal"));
        QVERIFY(!read.problems[0].place.empty() && !read.problems[0].text.empty());
        // Everything before the damage is restored.
        const auto good = std::ranges::lower_bound(ends, at + 1) - ends.begin();
        if (good > 0) QCOMPARE(textOf(read.pack), packs[static_cast<std::size_t>(good) - 1]);
    }
}

void TestJournal::aStrokeInALargeLevelIsSmall() {
    Desk desk(largePack());
    for (int i = 0; i < 100; ++i)
        QVERIFY(desk.paint("one", Area(grid::Rect{100 + i, 200 + i, 5, 5}), Terrain::Water));
    const std::string record = desk.write();
    QVERIFY2(record.size() < 8192, std::to_string(record.size()).c_str());
    desk.paint("one", Area(grid::Point{4095, 4095}), Terrain::Water);
    QVERIFY(desk.write().size() < 200);
    QVERIFY(pack::readJournal(desk.journal, "journal").pack == desk.document.pack());
}

void TestJournal::aLineAcrossALargeLevelIsSmall() {
    // The bounds of the change are the whole level.
    Desk desk(largePack());
    std::vector<edit::Run> runs;
    for (int i = 0; i < 4096; ++i)
        runs.push_back({i, i, 1});
    QVERIFY(desk.paint("one", edit::Area::ofOrdered(std::move(runs)), Terrain::Water));
    const std::string record = desk.write();
    QVERIFY2(record.size() < 100'000, std::to_string(record.size()).c_str());
    desk.history.undo(desk.document, desk.tell());
    QVERIFY(desk.write().size() < 100'000);
    QVERIFY(pack::readJournal(desk.journal, "journal").pack == desk.document.pack());
}

void TestJournal::aHugeFillIsNotTold() {
    Desk desk(largePack());
    QVERIFY(desk.paint("one", Area(grid::Rect{0, 0, 4096, 4096}), Terrain::Water));
    // The record has one line per row.
    QVERIFY(desk.write().size() < 100'000);
    QVERIFY(pack::readJournal(desk.journal, "journal").pack == desk.document.pack());
}

void TestJournal::namesAreExchanged() {
    Desk desk;
    QVERIFY(desk.paint("one", Area(grid::Point{1, 1}), Terrain::Water));
    QVERIFY(desk.paint("two", Area(grid::Point{2, 2}), Terrain::Column));
    desk.write();
    const auto rename = [&](const char* from, const char* to) {
        const SheetKey sheet = desk.document.find(SheetKind::Level, from);
        document::LevelHead head = document::headOf(*desk.document.levelOf(sheet));
        head.id = to;
        QVERIFY(desk.push(document::setHead(desk.document, sheet, std::move(head))));
    };
    rename("one", "three");
    rename("two", "one");
    rename("three", "two");
    desk.write();
    const auto read = pack::readJournal(desk.journal, "journal");
    QVERIFY(read.problems.empty());
    QVERIFY(read.pack == desk.document.pack());
}

void TestJournal::saysWhatItIsOf() {
    Desk desk;
    QVERIFY(pack::readAbout(desk.journal) == kAbout);
    pack::JournalAbout later = kAbout;
    later.seen["levels/one.json"] = "5/6";
    desk.journal += pack::recordOf(later);
    QVERIFY(pack::readJournal(desk.journal, "journal").about == later);
    QVERIFY(!pack::readAbout("mazeloom-journal 2\n"));
    QVERIFY(!pack::readAbout(""));
}

void TestJournal::cellsAreReadAsTheyWereWritten() {
    random::Stream random(9);
    level::PaintGrid grid({30, 20});
    for (level::Paint& cell : grid.storage())
        cell = static_cast<level::Paint>(random.below(3) == 0 ? random.below(256) : 7);
    for (int i = 0; i < 200; ++i) {
        std::vector<document::Span> spans;
        for (int k = random.between(0, 8); k > 0; --k) {
            spans.push_back(
                {{random.between(-5, 35), random.between(-3, 22)}, random.between(1, 20)});
        }
        std::vector<bool> wanted(600);
        for (const document::Span& span : spans) {
            for (int x = span.at.x; x < span.at.x + span.count; ++x) {
                if (grid.contains({x, span.at.y}))
                    wanted[static_cast<std::size_t>(span.at.y * 30 + x)] = true;
            }
        }
        std::string text;
        pack::appendSpans(text, grid, pack::merged(spans, grid.bounds()));
        level::PaintGrid copy({30, 20}, 99);
        QVERIFY(pack::readSpans(text, copy));
        for (int y = 0; y < 20; ++y) {
            for (int x = 0; x < 30; ++x) {
                const bool isWanted = wanted[static_cast<std::size_t>(y * 30 + x)];
                QCOMPARE(copy.at({x, y}), isWanted ? grid.at({x, y}) : level::Paint{99});
            }
        }
    }
    level::PaintGrid small({3, 1});
    for (const char* bad : {"0,0 4AA\n", "0,1 AA\n", "0,0 AQ\n", "0,0 A\n", "0,0 0AA\n", "x\n",
                            "0,0 AA", "-1,0 AA\n", "0,0 99999999999AA\n"}) {
        QVERIFY2(!pack::readSpans(bad, small), bad);
    }
}

MAZELOOM_TEST(TestJournal)

}  // namespace mazeloom::tst_journal

#include "tst_journal.moc"

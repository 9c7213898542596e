// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/document/edits_structure.h"
#include "core/document/history.h"
#include "core/edit/fragment/stamps.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_stamps {

using edit::StampProblem;
using level::Stamp;
using level::Stamps;

class TestStamps : public QObject {
    Q_OBJECT

  private slots:
    void holdFragments();
    void areAddedRenamedReplacedAndRemoved();
    void mayNotBeTooLargeOrTooMany();
    void areAnEditOfThePack();
    void othersAreRefused();
};

namespace {

Stamp stampOf(int width, int height, std::string title) {
    const level::PaintGrid paint({width, height}, level::painted(level::Terrain::Column));
    return edit::stampOf(edit::copyOf(paint, {}, {}, edit::Area(paint.bounds())), std::move(title));
}

std::string titlesOf(const Stamps& stamps) {
    std::string titles;
    for (const Stamp& stamp : stamps)
        titles += stamp.title + ' ';
    return titles;
}

}  // namespace

void TestStamps::holdFragments() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        edit::Fragment fragment = testing::randomFragment(random);
        const Stamp stamp = edit::stampOf(fragment, "Shrine");
        QCOMPARE(stamp.title, std::string("Shrine"));
        fragment.from = {};
        QVERIFY(edit::fragmentOf(stamp) == fragment);
    }
}

void TestStamps::areAddedRenamedReplacedAndRemoved() {
    Stamps stamps;
    stamps = edit::withStamp(stamps, stampOf(1, 1, "b"), 9).value();
    stamps = edit::withStamp(stamps, stampOf(1, 1, "a"), 0).value();
    stamps = edit::withStamp(stamps, stampOf(1, 1, "c"), 9).value();
    QCOMPARE(titlesOf(stamps), std::string("a b c "));
    const Stamps before = stamps;
    stamps = edit::withStampReplaced(stamps, stampOf(2, 3, "other"), 1).value();
    QCOMPARE(titlesOf(stamps), std::string("a b c "));
    QCOMPARE(std::as_const(stamps)[1].paint.size(), (grid::Size{2, 3}));
    QCOMPARE(std::as_const(before)[1].paint.size(), (grid::Size{1, 1}));
    stamps = edit::withStampReplaced(stamps, stampOf(1, 1, "d"), 7).value();
    stamps = edit::withStampRenamed(stamps, 0, "first").value();
    QCOMPARE(titlesOf(stamps), std::string("first b c d "));
    stamps = edit::withoutStamp(stamps, 2);
    QCOMPARE(titlesOf(stamps), std::string("first b d "));
    QVERIFY(edit::withoutStamp(stamps, 3) == stamps);
    QVERIFY(edit::withStampRenamed(stamps, 3, "nowhere") == stamps);
    QVERIFY(edit::withStampRenamed(stamps, 0, "") == tl::unexpected(StampProblem::NoTitle));
}

void TestStamps::mayNotBeTooLargeOrTooMany() {
    constexpr int kMost = Stamp::kMaxSide;
    QVERIFY(edit::withStamp({}, stampOf(kMost, kMost, "large"), 0));
    for (const grid::Size size : {grid::Size{kMost + 1, 1}, grid::Size{1, kMost + 1}}) {
        QVERIFY(edit::withStamp({}, stampOf(size.width, size.height, "larger"), 0) ==
                tl::unexpected(StampProblem::TooLarge));
    }
    Stamps many;
    while (many.size() < Stamp::kMaxStamps)
        many = edit::withStamp(many, stampOf(1, 1, "one"), 0).value();
    QVERIFY(edit::withStamp(many, stampOf(1, 1, "more"), 0) ==
            tl::unexpected(StampProblem::TooMany));
    Stamps large;
    for (std::int64_t cells = 0; cells < Stamp::kMaxCells; cells += kMost * kMost)
        large = edit::withStamp(large, stampOf(kMost, kMost, "large"), 0).value();
    QVERIFY(edit::withStamp(large, stampOf(1, 1, "more"), 0) ==
            tl::unexpected(StampProblem::TooMany));
    QVERIFY(edit::areAllowed(large));
}

void TestStamps::areAnEditOfThePack() {
    document::Document document;
    document.setSaved();
    const Stamps stamps = edit::withStamp({}, stampOf(2, 1, "Bench"), 0).value();
    auto applied = document::apply(document, document::setStamps(document, stamps).value());
    QVERIFY(applied.change.stamps);
    QVERIFY(!applied.change.structure);
    QVERIFY(document.pack().stamps == stamps);
    QVERIFY(document.isPackFileModified());
    QVERIFY(document::setStamps(document, stamps)->isNothing());
    document::apply(document, std::move(applied.inverse));
    QVERIFY(document.pack().stamps.empty());
    QVERIFY(!document.isModified());
}

void TestStamps::othersAreRefused() {
    const document::Document document;
    Stamps stamps;
    stamps.push_back(stampOf(1, 1, ""));
    QVERIFY(document::setStamps(document, stamps) == tl::unexpected(document::Refusal::NotAllowed));
}

MAZELOOM_TEST(TestStamps)

}  // namespace mazeloom::tst_stamps

#include "tst_stamps.moc"

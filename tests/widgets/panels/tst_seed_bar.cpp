// SPDX-License-Identifier: MIT
#include <memory>

#include <QAction>
#include <QClipboard>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/problems/problem_label.h"

namespace mazeloom::tst_seed_bar {

using widgets::PackDocument;
using widgets::SeedBar;

class TestSeedBar : public QObject {
    Q_OBJECT

  private slots:
    void seedIsTypedAndChecked_data();
    void seedIsTypedAndChecked();
    void problemsAreToldOverTheWindow();
    void typedSeedsReachTheDocument();
    void aWordIsASeed();
    void seedsAreWalkedAndCopied();
    void roomsHaveNoSeed();
};

namespace {

constexpr auto kLevel = "one";

std::unique_ptr<PackDocument> newDocument() {
    pack::Reading reading;
    for (const char* id : {kLevel, "two"}) {
        level::Level level = testing::solid({31, 31}, {"rooms", "maze", "doors"});
        level.id = id;
        reading.pack.levels.push_back(level);
    }
    level::Room& room = reading.pack.rooms.emplace_back();
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({3, 3}, level::Terrain::Floor);
    return std::make_unique<PackDocument>("p", reading);
}

}  // namespace

void TestSeedBar::seedIsTypedAndChecked_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("zero") << "0" << true << quint64{0};
    QTest::newRow("plain") << "20261120" << true << quint64{20261120};
    QTest::newRow("blanks") << "  77 " << true << quint64{77};
    QTest::newRow("greatest") << "18446744073709551615" << true << ~quint64{0};
    QTest::newRow("too great") << "18446744073709551616" << false << quint64{0};
    QTest::newRow("empty") << "" << false << quint64{0};
    QTest::newRow("negative") << "-1" << false << quint64{0};
    QTest::newRow("signed") << "+1" << false << quint64{0};
    QTest::newRow("fraction") << "1.5" << false << quint64{0};
    QTest::newRow("inner blank") << "1 2" << false << quint64{0};
}

void TestSeedBar::seedIsTypedAndChecked() {
    QFETCH(QString, typed);
    QFETCH(bool, valid);
    QFETCH(quint64, seed);
    const auto parsed = SeedBar::parse(typed);
    QCOMPARE(parsed.has_value(), valid);
    for (const char* word : {"٣٤", "12x", "0xff", "cave"})
        QVERIFY(!SeedBar::parse(QString::fromUtf8(word)));
    if (valid) QCOMPARE(*parsed, seed);

    SeedBar bar;
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    QSignalSpy picked(&bar, &SeedBar::seedPicked);
    auto* problem = bar.findChild<widgets::ProblemLabel*>();
    QVERIFY(problem != nullptr);
    QLineEdit* line = bar.line();
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, typed);
    QCOMPARE(problem->isVisible(), !valid);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(picked.count(), valid ? 1 : 0);
    if (valid) {
        QCOMPARE(picked[0][0].value<std::uint64_t>(), seed);
        return;
    }
    QCOMPARE(line->text(), typed);
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(line->text(), "1");
    QVERIFY(!problem->isVisible());
}

void TestSeedBar::problemsAreToldOverTheWindow() {
    QWidget window;
    window.resize(600, 300);
    auto* bar = new SeedBar({}, &window);
    auto* other = new QLineEdit(&window);
    other->move(300, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QRect before = bar->line()->geometry();
    auto* problem = window.findChild<widgets::ProblemLabel*>();
    bar->focusSeed();
    QTest::keyClicks(bar->line(), "1.5");
    QVERIFY(problem->isVisible());
    QVERIFY(problem->text().contains("18446744073709551615"));
    // The message moves no widget and is completely visible.
    QCOMPARE(bar->line()->geometry(), before);
    QVERIFY(window.rect().contains(problem->geometry()));
    QVERIFY(problem->y() >= bar->line()->mapTo(&window, QPoint(0, bar->line()->height())).y());
    // The message shows while the field has the focus; the typed text is kept without it.
    other->setFocus();
    QVERIFY(!problem->isVisible());
    QCOMPARE(bar->line()->text(), "1.5");
    bar->line()->setFocus();
    QVERIFY(problem->isVisible());
}

void TestSeedBar::typedSeedsReachTheDocument() {
    const auto document = newDocument();
    SeedBar bar;
    bar.setDocument(document.get());
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    QLineEdit* line = bar.line();
    bar.focusSeed();
    QTest::keyClicks(line, "77");
    // The seed is not committed while it is being typed.
    QCOMPARE(seedOf(*document, kLevel), 1u);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(seedOf(*document, kLevel), 77u);
    for (const char* bad : {"7.5", "-7", "99999999999999999999", " "}) {
        line->selectAll();
        QTest::keyClicks(line, bad);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(seedOf(*document, kLevel), 77u);
    }
    QCOMPARE(document->history()->count(), 1);
    document->history()->undo();
    QCOMPARE(line->text(), "1");
    document->history()->redo();
    QCOMPARE(line->text(), "77");
}

void TestSeedBar::aWordIsASeed() {
    // printf cave | sha256sum: the first 16 digits
    const auto seedOfWord = [](const QString& word) {
        const QByteArray hash =
            QCryptographicHash::hash(word.toUtf8(), QCryptographicHash::Sha256).toHex();
        return hash.left(16).toULongLong(nullptr, 16);
    };
    const auto document = newDocument();
    SeedBar bar;
    bar.setDocument(document.get());
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    QLineEdit* line = bar.line();
    const auto type = [&](const QString& text) {
        line->setFocus();
        line->setText(text);
        QTest::keyClick(line, Qt::Key_Return);
    };
    type("  cave ");
    const std::uint64_t cave = seedOfWord("cave");
    const QString shown = QString::fromUtf8("cave → ") + QString::number(cave);
    QCOMPARE(seedOf(*document, kLevel), cave);
    QCOMPARE(line->text(), shown);
    // The tool tip shows the whole number.
    QVERIFY(line->toolTip().contains(QString::number(cave)));
    // Leaving the field, or Enter once more, does not hash the shown number.
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(seedOf(*document, kLevel), cave);
    type("Cave");
    QVERIFY(seedOf(*document, kLevel) != cave);
    // The same letter composed and decomposed, and any script.
    type(QString::fromUtf8("Ho\u0308hle"));
    QCOMPARE(seedOf(*document, kLevel), seedOfWord(QString::fromUtf8("H\u00f6hle")));
    for (const char* word : {"洞窟", "מערה", "🗝️", "level 7", "7x"}) {
        type(QString::fromUtf8(word));
        QCOMPARE(seedOf(*document, kLevel), seedOfWord(QString::fromUtf8(word)));
    }
    // The history keeps the word, also in another level.
    setSeed(*document, kLevel, cave);
    QCOMPARE(line->text(), shown);
    setCurrentLevel(*document, "two");
    setSeed(*document, "two", cave);
    QCOMPARE(line->text(), shown);
    QSignalSpy told(&bar, &SeedBar::told);
    for (auto* button : bar.findChildren<QToolButton*>()) {
        if (button->accessibleName() == "Copy the seed") QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::number(cave));
    QCOMPARE(told.count(), 1);
    QVERIFY(told[0][0].toString().contains("cave"));
}

void TestSeedBar::seedsAreWalkedAndCopied() {
    const auto document = newDocument();
    QAction draw("New seed");
    QAction previous("Previous seed");
    connect(&draw, &QAction::triggered, document.get(),
            [&document] { setNewSeed(*document, currentLevelId(*document)); });
    SeedBar bar({.draw = &draw, .previous = &previous});
    bar.setDocument(document.get());
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    const auto button = [&bar](const QString& name) -> QToolButton* {
        for (auto* one : bar.findChildren<QToolButton*>())
            if (one->accessibleName() == name) return one;
        return nullptr;
    };
    QVERIFY(button("Previous seed") != nullptr);
    QTest::mouseClick(button("New seed"), Qt::LeftButton);
    const auto first = seedOf(*document, kLevel);
    QVERIFY(first != 1);
    QCOMPARE(bar.line()->text(), QString::number(first));
    QTest::mouseClick(button("New seed"), Qt::LeftButton);
    const auto second = seedOf(*document, kLevel);
    QTest::mouseClick(button("Copy the seed"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::number(second));

    auto* menu = bar.findChild<QMenu*>();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 3);
    QCOMPARE(menu->actions().front()->text(), QString::number(second));
    QVERIFY(menu->actions().front()->isChecked());
    menu->actions().at(1)->trigger();
    QCOMPARE(seedOf(*document, kLevel), first);
    menu->actions().back()->trigger();
    QCOMPARE(seedOf(*document, kLevel), 1u);

    // Another level has its own history.
    setCurrentLevel(*document, "two");
    QCOMPARE(bar.line()->text(), "1");
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
}

void TestSeedBar::roomsHaveNoSeed() {
    auto document = newDocument();
    SeedBar bar;
    bar.setDocument(document.get());
    QVERIFY(bar.line()->isEnabled());
    document->setCurrentSheet(widgets::roomSheet("lair"));
    QVERIFY(!bar.line()->isEnabled());
    QCOMPARE(bar.line()->text(), QString());
    setCurrentLevel(*document, kLevel);
    QVERIFY(bar.line()->isEnabled());
    document.reset();
    QVERIFY(!bar.line()->isEnabled());
    bar.setDocument(nullptr);
    QVERIFY(!bar.line()->isEnabled());
}

MAZELOOM_TEST(TestSeedBar)

}  // namespace mazeloom::tst_seed_bar

#include "tst_seed_bar.moc"

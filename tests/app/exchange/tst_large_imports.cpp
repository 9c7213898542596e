// SPDX-License-Identifier: MIT
// Imports of large files in the real window: cancelling takes effect at once and changes nothing,
// and a list with a very large number of notes creates a row only when it becomes visible.
#include <algorithm>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QIdentityProxyModel>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "app/dialogs/long_work.h"
#include "app/exchange/import_dialog.h"
#include "core/exchange/budget/budgets.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/document/undo_history.h"
#include "widgets/lists/rows_view.h"

namespace mazeloom::tst_large_imports {

using app::ImportDialog;

class TestLargeImports : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("large-imports"); }
    void init();
    void cleanup() {
        app::setLongWorkMoment(200);
        tearDown();
    }

    void ofHalfAMillionNotesTheFirstAreListed();
    void fewNotesAreAsTallAsTheirTexts();
    void manyTilesAreMadeAsTheyAreSeen();
    void readingCanBeGivenUp_data() { listWays(); }
    void readingCanBeGivenUp();
    void readingAgainCanBeGivenUp_data() { listWays(); }
    void readingAgainCanBeGivenUp();

  private:
    static void listWays() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"button", "escape", "close"})
            QTest::newRow(how) << QString(how);
    }
    template <typename List>
    static List* list(QWidget& dialog, const QString& name) {
        for (auto* one : dialog.findChildren<List*>()) {
            if (one->accessibleName() == name) return one;
        }
        return nullptr;
    }
    static exchange::Imported drawn() {
        exchange::Imported imported;
        level::Level level;
        level.id = "drawn";
        level.title = "Drawn";
        level.size = {8, 6};
        level.recipe.stages.push_back({"shape", true, {}});
        level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
        imported.levels.push_back(std::move(level));
        return imported;
    }
    /// Writes another program's map with more tiles than can be read in a moment.
    void writeLarge(const QString& name);
    /// Cancels the next long work as soon as its dialog shows, and increments `times`.
    void willGiveUp(const QString& how, int& times);

    QTimer timer_;
};

namespace {

/// Counts the rows that a view asks for.
class CountedRows : public QIdentityProxyModel {
  public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex& index, int role) const override {
        asked.insert(index.row());
        return QIdentityProxyModel::data(index, role);
    }

    mutable std::set<int> asked;
};

/// Upper bound on the number of rows for which a view asks to show one screenful of a list.
constexpr std::size_t kSeenAtOnce = 200;

}  // namespace

void TestLargeImports::init() {
    setUp();
    newSolidPack();
    timer_.stop();
    timer_.disconnect();
    timer_.setInterval(1);
}

void TestLargeImports::writeLarge(const QString& name) {
    constexpr int kSide = 2000;
    QByteArray row;
    for (int x = 0; x < kSide; ++x)
        row += x % 3 == 0 ? "1," : "2,";
    QByteArray map = R"(<?xml version="1.0"?>
<map version="1.8" orientation="orthogonal" width="2000" height="2000" tilewidth="16" tileheight="16"
infinite="0"><tileset firstgid="1" name="town" tilewidth="16" tileheight="16" tilecount="2" columns="2"/>
<layer id="1" name="Ground" width="2000" height="2000"><data encoding="csv">)";
    for (int y = 0; y < kSide; ++y)
        map += row;
    map.chop(1);
    write(name, map + "</data></layer></map>");
}

void TestLargeImports::willGiveUp(const QString& how, int& times) {
    connect(&timer_, &QTimer::timeout, this, [this, how, &times] {
        auto* shown = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (shown == nullptr || shown->objectName() != "longWork" || !shown->isVisible()) return;
        timer_.stop();
        ++times;
        auto* button = shown->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        if (how == "button") QTest::mouseClick(button, Qt::LeftButton);
        if (how == "escape") QTest::keyClick(shown, Qt::Key_Escape);
        if (how == "close") shown->close();
        // The window is usable at once, whatever the worker thread does.
        QVERIFY(!shown->isVisible());
    });
    timer_.start();
}

void TestLargeImports::ofHalfAMillionNotesTheFirstAreListed() {
    constexpr int kNotes = 500'000;
    exchange::Imported imported = drawn();
    for (int i = 0; i < kNotes; ++i) {
        imported.notes.push_back(exchange::noteAt(
            "town.tmx", "layer " + std::to_string(i),
            "is <b>larger</b> than anything that a level can hold, so that it was left out: draw "
            "it smaller, or choose another layer for what it stands for"));
    }
    exchange::ImportOptions options;
    options.file = "town.tmx";
    ImportDialog dialog(*current(), options, std::move(imported), window_.get());
    auto* notes = list<widgets::RowsView>(dialog, "Left out");
    QVERIFY(notes != nullptr);
    QVERIFY(qobject_cast<QListWidget*>(notes) == nullptr);
    CountedRows rows;
    rows.setSourceModel(notes->model());
    notes->setModel(&rows);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int listed = static_cast<int>(exchange::kMaxNotes) + 1;
    QCOMPARE(notes->count(), listed);
    // The number in the title includes the notes that are not listed.
    const auto titles = dialog.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(titles, [](const QLabel* title) {
        return title->text() == "500000 &note(s): left out, or guessed" ||
               title->text() == "500000 &notes: left out, or guessed";
    }));
    QCOMPARE(testing::rowAt(notes, listed - 1).data().toString(),
             QString::number(kNotes - listed + 1) + " more notes are not listed");
    QVERIFY(!rows.asked.empty());
    QVERIFY2(rows.asked.size() < kSeenAtOnce, qPrintable(QString::number(rows.asked.size())));

    // Keys go to the last row and back, and few rows are created meanwhile.
    notes->setFocus();
    QTest::keyClick(notes, Qt::Key_End);
    QCOMPARE(notes->currentRow(), listed - 1);
    QVERIFY(notes->viewport()->rect().intersects(notes->visualRect(notes->currentIndex())));
    QTest::keyClick(notes, Qt::Key_PageUp);
    QVERIFY(notes->currentRow() < listed - 1);
    QTest::keyClick(notes, Qt::Key_Home);
    QCOMPARE(notes->currentRow(), 0);
    dialog.resize(dialog.width() + 40, dialog.height());
    QTest::qWait(0);
    QVERIFY(rows.asked.size() < 4 * kSeenAtOnce);

    // The selected notes can be copied, one per line; markup in the file's text stays plain text.
    QTest::keyClick(notes, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(notes, Qt::Key_C, Qt::ControlModifier);
    const QStringList copied = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(copied.size(), 2);
    QVERIFY(copied[0].startsWith("layer 0: is <b>larger</b>"));
    QVERIFY(copied[1].startsWith("layer 1: "));
    QVERIFY(testing::rowAt(notes, 7).data(Qt::ToolTipRole).toString().contains("layer 7"));
    // All rows have the same height, which fits two lines.
    QCOMPARE(notes->visualRect(rows.index(1, 0)).height(),
             notes->visualRect(rows.index(0, 0)).height());
    QVERIFY(notes->visualRect(rows.index(0, 0)).height() >= 2 * notes->fontMetrics().lineSpacing());
    notes->setModel(nullptr);
}

void TestLargeImports::fewNotesAreAsTallAsTheirTexts() {
    exchange::Imported imported = drawn();
    imported.notes.push_back(exchange::noteAt("town.tmx", {}, "is short"));
    std::string longText = "is long";
    for (int i = 0; i < 40; ++i)
        longText += " and takes many words";
    imported.notes.push_back(exchange::noteAt("town.tmx", {}, longText));
    exchange::ImportOptions options;
    options.file = "town.tmx";
    ImportDialog dialog(*current(), options, std::move(imported), window_.get());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* notes = list<widgets::RowsView>(dialog, "Left out");
    QVERIFY(notes->visualRect(testing::rowAt(notes, 1)).height() >
            3 * notes->visualRect(testing::rowAt(notes, 0)).height());
}

void TestLargeImports::manyTilesAreMadeAsTheyAreSeen() {
    exchange::Imported imported = drawn();
    constexpr int kTiles = 20'000;
    for (int i = 0; i < kTiles; ++i)
        imported.foreignTiles.try_emplace("town " + std::to_string(i));
    exchange::ImportOptions options;
    options.file = "town.tmx";
    ImportDialog dialog(*current(), options, std::move(imported), window_.get());
    auto* tiles = list<QListView>(dialog, "Tiles of the file");
    QVERIFY(tiles != nullptr);
    CountedRows rows;
    rows.setSourceModel(tiles->model());
    tiles->setModel(&rows);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(testing::rowCount(tiles), kTiles);
    QVERIFY2(rows.asked.size() < 2 * kSeenAtOnce, qPrintable(QString::number(rows.asked.size())));
    tiles->setModel(nullptr);
}

void TestLargeImports::readingCanBeGivenUp() {
    QFETCH(QString, how);
    writeLarge("large.tmx");
    const level::Pack before = current()->pack();
    app::setLongWorkMoment(0);
    int times = 0;
    willGiveUp(how, times);
    willAnswer(chooseFile(path("large.tmx")));
    action("file.import")->trigger();
    QCOMPARE(times, 1);
    QVERIFY(current()->pack() == before);
    QCOMPARE(current()->history()->count(), 0);
    // The cancelled import does not block the next one.
    app::setLongWorkMoment(100'000);
    willAnswer(chooseFile(path("large.tmx")));
    willAnswer([](QDialog* dialog) {
        QVERIFY(qobject_cast<ImportDialog*>(dialog) != nullptr);
        dialog->reject();
    });
    action("file.import")->trigger();
    QVERIFY(current()->pack() == before);
}

void TestLargeImports::readingAgainCanBeGivenUp() {
    QFETCH(QString, how);
    writeLarge("large.tmx");
    app::setLongWorkMoment(100'000);
    int times = 0;
    willAnswer(chooseFile(path("large.tmx")));
    willAnswer([&](QDialog* asked) {
        auto* dialog = qobject_cast<ImportDialog*>(asked);
        QVERIFY(dialog != nullptr);
        auto* tiles = list<QListView>(*dialog, "Tiles of the file");
        auto* palette = list<QListWidget>(*dialog, "What tiles stand for");
        QCOMPARE(testing::rowCount(tiles), 2);
        const QModelIndex first = testing::rowAt(tiles, 0);
        QVERIFY(first.data(Qt::ToolTipRole).toString().contains("unknown"));
        tiles->setCurrentIndex(first);
        app::setLongWorkMoment(0);
        willGiveUp(how, times);
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {},
                          palette->visualItemRect(palette->item(1)).center());
        QCOMPARE(times, 1);
        // After cancelling, the dialog and the pack have the same meanings of tiles as before.
        QVERIFY(dialog->isVisible());
        QVERIFY(first.data(Qt::ToolTipRole).toString().contains("unknown"));
        QVERIFY(dialog->foreignTiles() == current()->pack().foreignTiles);
        // The same assignment takes effect if it is not cancelled.
        app::setLongWorkMoment(100'000);
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {},
                          palette->visualItemRect(palette->item(1)).center());
        QVERIFY(!first.data(Qt::ToolTipRole).toString().contains("unknown"));
        QVERIFY(dialog->foreignTiles() != current()->pack().foreignTiles);
        dialog->reject();
    });
    action("file.import")->trigger();
    QCOMPARE(times, 1);
    QCOMPARE(current()->history()->count(), 0);
}

MAZELOOM_TEST(TestLargeImports)

}  // namespace mazeloom::tst_large_imports

#include "tst_large_imports.moc"

// SPDX-License-Identifier: MIT
// Between two looks at the stop flag, no reader or writer does work that grows with the file or the
// level. The work is counted, not timed: the compiler inserts a call into each basic block of the
// readers and writers.
#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/importer.h"
#include "core/exchange/out/stoppable_text.h"
#include "core/stop.h"
#include "tests/core/exchange/stopping/large_files.h"
#include "tests/support/test_program.h"

namespace {

/// Upper bound on basic blocks between two looks: a hundredth of a second. A pass over the level's
/// cells that never looks exceeds it if it runs more than six blocks per cell; a quicker one takes
/// less than 0.2 s in the largest level.
constexpr std::uint64_t kMostBlocks = 24'000'000;

// Only counts the test's own thread.
thread_local std::uint64_t blocks = 0;  ///< since the last look
std::uint64_t mostBlocks = 0;
/// Addresses in the work that exceeded the bound.
std::set<const void*> tooLong;

void beginGap() {
    mostBlocks = std::max(mostBlocks, blocks);
    blocks = 0;
}

}  // namespace

extern "C" {
extern const char __executable_start;
void __sanitizer_cov_trace_pc();
void __sanitizer_cov_trace_pc() {
    if (++blocks % kMostBlocks == 0) tooLong.insert(__builtin_return_address(0));
}
}

namespace mazeloom::tst_pace {

class TestPace : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void exportersLookOften_data();
    void exportersLookOften();
    void importersLookOften_data();
    void importersLookOften();

  private:
    /// Begins to count.
    static void begin() {
        blocks = 0;
        mostBlocks = 0;
        tooLong.clear();
    }
    /// Returns why the counted work looks too seldom; empty if it does not.
    static std::string complaint() {
        beginGap();
        if (mostBlocks < kMostBlocks) return {};
        QStringList places;
        for (const void* place : tooLong) {
            const auto offset = static_cast<const char*>(place) - &__executable_start;
            places << "0x" + QString::number(offset, 16);
        }
        return std::to_string(mostBlocks) +
               " basic blocks between two looks, addr2line -i says where: " +
               places.join(' ').toStdString();
    }

    QTemporaryDir folder_;
    testing::LargeLevel large_;
};

void TestPace::initTestCase() {
    large_ = testing::largeLevel({2000, 2000});
}

void TestPace::exportersLookOften_data() {
    QTest::addColumn<QString>("id");
    for (const exchange::Exporter* exporter : exchange::exporters())
        QTest::newRow(exporter->id) << exporter->id;
}

void TestPace::exportersLookOften() {
    QFETCH(QString, id);
    CountedStop never(CountedStop::kNever, beginGap);
    const Stop stop(&never);
    const exchange::MadeLevel made = large_.made();
    const exchange::Source source = large_.sourceOf(made, stop);
    begin();
    const auto files = testing::exporterNamed(id.toStdString()).filesOf(source, {});
    QVERIFY(files.has_value());
    for (const exchange::OutFile& file : *files) {
        exchange::StoppableText out(stop);
        file.write(out);
        QVERIFY(out.good());
    }
    const std::string why = complaint();
    QVERIFY(mostBlocks > 0);
    QVERIFY2(why.empty(), why.c_str());
}

void TestPace::importersLookOften_data() {
    QTest::addColumn<QString>("file");
    const testing::LargeFiles files(large_, folder_.path().toStdString());
    for (const testing::LargeFile& file : files.all())
        QTest::newRow(file.file.c_str()) << QString::fromStdString(file.file);
}

void TestPace::importersLookOften() {
    QFETCH(QString, file);
    CountedStop never(CountedStop::kNever, beginGap);
    exchange::ImportOptions options;
    options.file = folder_.filePath(file).toStdString();
    options.stop = Stop(&never);
    begin();
    const auto read = exchange::importFile(options);
    const std::string why = complaint();
    QVERIFY2(read.has_value(), read ? "" : read.error().describe().c_str());
    QCOMPARE(read->levels.front().size, large_.map.size());
    QVERIFY(mostBlocks > 0);
    QVERIFY2(why.empty(), why.c_str());
}

MAZELOOM_TEST(TestPace)

}  // namespace mazeloom::tst_pace

#include "tst_pace.moc"

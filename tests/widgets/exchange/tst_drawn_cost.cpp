// SPDX-License-Identifier: MIT
// The cost of formats that are drawn: each writer does at most about twice the work for twice the
// level, in whichever dimension it grows (tst_exchange_cost tests the other formats).
#include "tests/core/exchange/cost/measure.h"

#include <algorithm>
#include <memory>
#include <sstream>

#include <QTest>

#include "tests/core/exchange/cost/levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/exchange/exporters.h"

namespace mazeloom::tst_drawn_cost {

using testing::levelAxes;
using testing::LevelAxis;
using testing::Made;

class TestDrawnCost : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::beginCounting(); }
    void drawnFormatsGrowAsTheirInput_data();
    void drawnFormatsGrowAsTheirInput();
};

void TestDrawnCost::drawnFormatsGrowAsTheirInput_data() {
    QTest::addColumn<int>("axis");
    QTest::addColumn<QByteArray>("exporter");
    bool isAny = false;
    for (const exchange::Exporter* exporter : widgets::exporters()) {
        if (!exporter->draws) continue;
        isAny = true;
        for (std::size_t i = 0; i < levelAxes().size(); ++i) {
            const LevelAxis& axis = levelAxes()[i];
            if (!testing::isSampledOnce(i) || (axis.isOfMany && !exporter->holdsMany)) continue;
            QTest::addRow("%s, %s", exporter->id, axis.name)
                << static_cast<int>(i) << QByteArray(exporter->id);
        }
    }
    QVERIFY(isAny);
}

void TestDrawnCost::drawnFormatsGrowAsTheirInput() {
    QFETCH(int, axis);
    QFETCH(QByteArray, exporter);
    const LevelAxis& one = levelAxes()[static_cast<std::size_t>(axis)];
    const exchange::Exporter* format = widgets::findExporter(exporter.toStdString());
    const std::string why = testing::growthBeyond(
        [&](int size) {
            const auto made = std::make_shared<const Made>(one.make(size));
            return [made, format] {
                const auto levels = made->levels();
                const exchange::Source source{.title = made->pack.title,
                                              .rooms = made->pack.rooms,
                                              .levels = levels,
                                              .tiles = nullptr};
                exchange::ExportOptions options;
                // The same for any size of the level.
                options.picture.cell = 4;
                const auto files = format->filesOf(source, options);
                if (!files) qFatal("%s", files.error().describe().c_str());
                for (const exchange::OutFile& file : *files) {
                    std::ostringstream out;
                    file.write(out);
                    if (out.view().empty()) qFatal("nothing is written");
                }
            };
        },
        // Half as large as for other formats: an SVG picture has at most 262144 cells.
        one.size / 2);
    QVERIFY2(why.empty(), why.c_str());
}

MAZELOOM_TEST(TestDrawnCost)

}  // namespace mazeloom::tst_drawn_cost

#include "tst_drawn_cost.moc"

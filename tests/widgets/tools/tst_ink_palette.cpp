// SPDX-License-Identifier: MIT
// All inks are reachable in groups at any width, and the current one is named.
#include <algorithm>
#include <set>

#include <QAbstractButton>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/theme/flat_style.h"
#include "widgets/tools/bars/ink_palette.h"
#include "widgets/tools/context/ink_text.h"

namespace mazeloom::tst_ink_palette {

using widgets::InkPalette;

class TestInkPalette : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }
    void everyInkIsOfferedOnce_data();
    void everyInkIsOfferedOnce();
    void theInkInHandIsNamed();
    void folds();
    void swatchesDiffer();
};

namespace {

/// Returns the inks that are visible or in menus.
std::multiset<QString> offered(const InkPalette& palette) {
    std::multiset<QString> names;
    for (const auto* button : palette.findChildren<QToolButton*>()) {
        if (!button->isVisibleTo(&palette)) continue;
        if (button->menu() == nullptr) {
            names.insert(button->accessibleName());
            continue;
        }
        for (const QAction* action : button->menu()->actions())
            names.insert(action->text());
    }
    return names;
}

}  // namespace

void TestInkPalette::init() {
    pack::Reading reading;
    level::Level level = testing::solid({12, 8}, {}, level::Ruleset::Temple);
    level.id = "temple";
    reading.pack.levels.push_back(std::move(level));
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Wall);
    reading.pack.rooms.push_back(std::move(room));
    show(std::move(reading));
}

void TestInkPalette::everyInkIsOfferedOnce_data() {
    QTest::addColumn<int>("width");
    for (const int width : {60, 300, 400, 560, 800, 2000})
        QTest::addRow("%d", width) << width;
}

void TestInkPalette::everyInkIsOfferedOnce() {
    QFETCH(int, width);
    for (const bool isRoom : {false, true}) {
        if (isRoom) document_->setCurrentSheet(widgets::roomSheet("lair"));
        InkPalette palette(box_->context());
        palette.resize(width, 32);
        palette.show();
        std::multiset<QString> wanted;
        for (const edit::InkInfo& ink : edit::palette()) {
            if ((ink.canvases & box_->context().canvas()) != 0)
                wanted.insert(widgets::inkTitle(ink));
        }
        QCOMPARE(offered(palette), wanted);
        // No button lies outside, unless the palette has less than its minimum width.
        if (width < palette.minimumSizeHint().width()) continue;
        for (const auto* child :
             palette.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (child->isVisible() && !child->isWindow())
                QVERIFY(palette.rect().contains(child->geometry()));
        }
    }
}

void TestInkPalette::theInkInHandIsNamed() {
    InkPalette palette(box_->context());
    palette.resize(palette.sizeHint());
    palette.show();
    const auto isNamed = [&](const QString& name) {
        const auto labels = palette.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == name &&
                   label->width() >= label->sizeHint().width();
        });
    };
    for (const char* id : {"water", "fall-right", "coin", "floor"}) {
        box_->context().inks().setCurrent(*edit::findInk(id));
        QVERIFY2(isNamed(widgets::inkTitle(*edit::findInk(id))), id);
    }
}

void TestInkPalette::folds() {
    InkPalette palette(box_->context());
    palette.resize(palette.sizeHint());
    palette.show();
    QCOMPARE(palette.foldedGroups(), 0);
    palette.resize(palette.sizeHint().width() - 1, 32);
    QCOMPARE(palette.foldedGroups(), 1);
    palette.resize(palette.minimumSizeHint());
    QCOMPARE(palette.foldedGroups(), 3);
    QVERIFY(palette.minimumSizeHint().width() <= 400);
    // A folded ink is selected in its menu.
    for (auto* button : palette.findChildren<QToolButton*>()) {
        if (button->menu() == nullptr) continue;
        for (QAction* action : button->menu()->actions()) {
            if (action->text() == "Water") action->trigger();
        }
    }
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), "water");
    palette.resize(palette.sizeHint());
    QCOMPARE(palette.foldedGroups(), 0);
}

void TestInkPalette::swatchesDiffer() {
    QApplication::setStyle(
        new widgets::FlatStyle({.textPercent = 100, .hasLetters = false, .hasMotion = true}));
    for (const bool isRoom : {false, true}) {
        if (isRoom) document_->setCurrentSheet(widgets::roomSheet("lair"));
        InkPalette palette(box_->context());
        std::vector<QImage> seen;
        for (const auto* button : palette.findChildren<QToolButton*>()) {
            if (button->menu() != nullptr) continue;
            const QImage image = button->icon().pixmap(button->iconSize()).toImage();
            QVERIFY2(std::ranges::find(seen, image) == seen.end(),
                     qPrintable(button->accessibleName()));
            seen.push_back(image);
        }
    }
}

MAZELOOM_TEST(TestInkPalette)

}  // namespace mazeloom::tst_ink_palette

#include "tst_ink_palette.moc"

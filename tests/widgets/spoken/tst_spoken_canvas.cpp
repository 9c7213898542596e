// SPDX-License-Identifier: MIT
// Announcements of the canvas to a screen reader: each cell that the cell cursor enters.
#include <memory>

#include <QTest>

#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/text/spoken.h"

namespace mazeloom::tst_spoken_canvas {

using grid::Point;
using testing::Ears;

class TestSpokenCanvas : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void itHasARoleAndAName();
    void everyMoveOfTheCursorIsTold();
    void aCellThatChangesIsTold();
    void messagesOfAMomentAreOne();
    void aWidgetThatGoesTakesItsPartsAlong();

  private:
    void show(const level::Level& level, std::uint64_t seed) {
        const auto recorded = generate::record(level, {}, seed);
        player_->setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
        player_->last();
    }

    std::unique_ptr<widgets::Player> player_;
    std::unique_ptr<widgets::Canvas> canvas_;
};

void TestSpokenCanvas::init() {
    canvas_.reset();
    player_ = std::make_unique<widgets::Player>();
    canvas_ = std::make_unique<widgets::Canvas>(player_.get());
    canvas_->resize(800, 600);
    canvas_->show();
    canvas_->activateWindow();
    canvas_->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(canvas_.get()));
    // Lets the focus be announced first, for which places wait.
    QCoreApplication::processEvents();
}

void TestSpokenCanvas::itHasARoleAndAName() {
    Ears ears;
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(canvas_.get());
    QVERIFY(face != nullptr);
    QCOMPARE(face->role(), QAccessible::Canvas);
    QCOMPARE(face->text(QAccessible::Name), QString("Level"));
    QVERIFY(!face->text(QAccessible::Description).isEmpty());
    QCOMPARE(face->childCount(), 0);
}

void TestSpokenCanvas::everyMoveOfTheCursorIsTold() {
    constexpr Qt::Key kKeys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    for (int seed = 1; seed <= testing::seeds(5, 2); ++seed) {
        Ears ears;
        show(testing::solid({21, 15}, {"maze"}), static_cast<std::uint64_t>(seed));
        QTest::keyClick(canvas_.get(), Qt::Key_Left);
        QVERIFY(canvas_->hasCursor());
        std::uint64_t drawn = static_cast<std::uint64_t>(seed);
        for (int i = 0; i < 50; ++i) {
            drawn = random::mix(drawn, static_cast<std::uint64_t>(i));
            const Point before = *canvas_->cursorCell();
            const std::size_t said = ears.count();
            QTest::keyClick(canvas_.get(), kKeys[drawn % 4]);
            const Point at = *canvas_->cursorCell();
            QCOMPARE(ears.count() > said, at != before);
            const auto& cells = player_->timeline()->cells();
            const QString ground = QString::fromLatin1(level::name(cells.at(at).terrain()).data());
            QVERIFY2(
                ears.place().startsWith(QString("(%1, %2) %3").arg(at.x).arg(at.y).arg(ground)),
                qPrintable(ears.place() + "\nexpected: " + ground));
        }
        // Without a cursor the canvas has no place.
        QTest::keyClick(canvas_.get(), Qt::Key_Escape);
        QCOMPARE(QAccessible::queryAccessibleInterface(canvas_.get())->childCount(), 0);
    }
}

void TestSpokenCanvas::aCellThatChangesIsTold() {
    Ears ears;
    show(testing::painted({"#####", "#@..#", "#####"}, {}), 1);
    QTest::keyClick(canvas_.get(), Qt::Key_Left);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(canvas_.get(), Qt::Key_Right);
    QTest::keyClick(canvas_.get(), Qt::Key_Left);
    QVERIFY2(ears.place().startsWith("(3, 1) floor"), qPrintable(ears.place()));
    player_->setTimeline(
        std::make_unique<trace::Timeline>(
            generate::record(testing::painted({"#####", "#@.~#", "#####"}, {}), {}, 1).trace),
        true);
    QVERIFY2(ears.place().startsWith("(3, 1) water"), qPrintable(ears.place()));
}

void TestSpokenCanvas::messagesOfAMomentAreOne() {
    Ears ears;
    QWidget widget;
    widgets::setSpokenRole(widget, QAccessible::Grouping);
    widgets::speakMessage(widget, "One.");
    widgets::speakMessage(widget, {});
    widgets::speakMessage(widget, "Two.");
    QCOMPARE(ears.count(), std::size_t{0});
    QCOMPARE(ears.messages(), QString("One. Two.\n"));
    // Only the newest messages are kept as accessible children.
    for (int i = 0; i < 20; ++i) {
        widgets::speakMessage(widget, QString::number(i));
        QCoreApplication::processEvents();
    }
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&widget);
    QStringList left;
    for (int i = 0; i < face->childCount(); ++i) {
        QCOMPARE(face->child(i)->role(), QAccessible::Notification);
        left << face->child(i)->text(QAccessible::Name);
    }
    QVERIFY(left.contains("19") && left.contains("18") && !left.contains("5"));
}

void TestSpokenCanvas::aWidgetThatGoesTakesItsPartsAlong() {
    Ears ears;
    auto widget = std::make_unique<QWidget>();
    widgets::setSpokenRole(*widget, QAccessible::Canvas);
    widgets::speakPlace(*widget, "Here");
    widgets::speakMessage(*widget, "Later");
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget.get());
    QCOMPARE(face->childCount(), 1);
    const QAccessible::Id part = QAccessible::uniqueId(face->child(0));
    QVERIFY(QAccessible::accessibleInterface(part) != nullptr);
    // Pending announcements are dropped.
    widget.reset();
    QCOMPARE(ears.messages(), QString());
    QVERIFY(QAccessible::accessibleInterface(part) == nullptr);
}

MAZELOOM_TEST(TestSpokenCanvas)

}  // namespace mazeloom::tst_spoken_canvas

#include "tst_spoken_canvas.moc"

// SPDX-License-Identifier: MIT
#include <vector>

#include <QTest>

#include "tests/support/test_program.h"
#include "widgets/play/board/clear_place.h"

namespace mazeloom::tst_clear_place {

using widgets::clearPlace;

class TestClearPlace : public QObject {
    Q_OBJECT

  private slots:
    void isAtTheWantedEdge();
    void makesWay();
    void theMiddleIsLeftForOneSide();
    void staysInTheRoom();
};

namespace {

constexpr QRect kRoom(10, 20, 800, 600);
constexpr QSize kBox(300, 80);

}  // namespace

void TestClearPlace::isAtTheWantedEdge() {
    const QRect top = clearPlace(kBox, kRoom, {}, Qt::AlignTop);
    QCOMPARE(top.top(), kRoom.top());
    QVERIFY(std::abs(top.center().x() - kRoom.center().x()) <= 1);
    QCOMPARE(clearPlace(kBox, kRoom, {}, Qt::AlignBottom).bottom(), kRoom.bottom());
}

void TestClearPlace::makesWay() {
    // One cell at any place of the room, and another one at any other place.
    for (int x = 10; x < 780; x += 37) {
        for (int y = 20; y < 590; y += 29) {
            for (int at = 0; at < 780; at += 111) {
                const std::vector<QRectF> clear{QRectF(x, y, 30, 30), QRectF(10 + at, 25, 30, 30)};
                for (const auto edge : {Qt::AlignTop, Qt::AlignBottom}) {
                    const QRect place = clearPlace(kBox, kRoom, clear, edge);
                    QVERIFY(kRoom.contains(place));
                    QCOMPARE(place.size(), kBox);
                    for (const QRectF& part : clear)
                        QVERIFY(!part.intersects(place));
                }
            }
        }
    }
}

void TestClearPlace::theMiddleIsLeftForOneSide() {
    const auto at = [](std::vector<QRectF> clear) {
        return widgets::clearAlignment(kBox, kRoom, clear, Qt::AlignVCenter);
    };
    QCOMPARE(at({}), Qt::AlignCenter);
    QCOMPARE(at({QRectF(20, 30, 30, 30)}), Qt::AlignCenter);
    QCOMPARE(at({QRectF(400, 310, 30, 30)}), Qt::AlignLeft | Qt::AlignVCenter);
    QCOMPARE(at({QRectF(400, 310, 30, 30), QRectF(100, 310, 30, 30)}),
             Qt::AlignRight | Qt::AlignVCenter);
    // A whole row is occupied.
    QCOMPARE(at({QRectF(10, 300, 800, 30)}), Qt::AlignHCenter | Qt::AlignTop);
}

void TestClearPlace::staysInTheRoom() {
    // If no place is free, the box takes the place where it covers the least.
    const std::vector<QRectF> clear{QRectF(10, 20, 800, 600)};
    QVERIFY(kRoom.contains(clearPlace(kBox, kRoom, clear, Qt::AlignTop)));
    const std::vector<QRectF> most{QRectF(10, 20, 800, 500)};
    QVERIFY(clearPlace(kBox, kRoom, most, Qt::AlignTop).bottom() == kRoom.bottom());
}

MAZELOOM_TEST(TestClearPlace)

}  // namespace mazeloom::tst_clear_place

#include "tst_clear_place.moc"

// SPDX-License-Identifier: MIT
// The title of a game begins with a game that the pack has, whichever that is.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/support/test_program.h"
#include "widgets/play/full/title_page.h"

namespace mazeloom::tst_title_page {

class TestTitlePage : public QObject {
    Q_OBJECT

  private slots:
    void beginsWithAGame_data();
    void beginsWithAGame();
};

void TestTitlePage::beginsWithAGame_data() {
    QTest::addColumn<bool>("campaign");
    QTest::addColumn<bool>("levels");
    QTest::addColumn<bool>("descent");
    QTest::addColumn<int>("kept");
    QTest::addColumn<QString>("first");
    QTest::addRow("campaign") << true << true << true << 3 << "Campaign";
    QTest::addRow("levels") << false << true << true << 0 << "Levels";
    QTest::addRow("descent") << false << false << true << 0 << "Descent";
    QTest::addRow("kept descent") << false << false << true << 4
                                  << "Go on with the descent, at depth 4";
    QTest::addRow("nothing") << false << false << false << 0 << "Player";
}

void TestTitlePage::beginsWithAGame() {
    QFETCH(bool, campaign);
    QFETCH(bool, levels);
    QFETCH(bool, descent);
    QFETCH(int, kept);
    QFETCH(QString, first);
    widgets::TitlePage page;
    page.resize(1280, 800);
    // As when one pack follows another, whose games must not stay.
    page.setCampaign(true, {}, true);
    page.setDescent(true, 7);
    page.setCampaign(campaign, {}, levels);
    page.setDescent(descent, kept);
    page.show();
    page.takeFocus();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto* focused = qobject_cast<QPushButton*>(page.focusWidget());
    QVERIFY(focused != nullptr);
    QCOMPARE(focused->text(), first);
    const bool isGame = campaign || levels || descent;
    QCOMPARE(focused->isDefault(), isGame);
    int defaults = 0;
    for (const QPushButton* button : page.findChildren<QPushButton*>()) {
        defaults += button->isDefault() ? 1 : 0;
        if (button->text() == "Campaign") QCOMPARE(button->isVisible(), campaign || !isGame);
    }
    QCOMPARE(defaults, isGame ? 1 : 0);
}

MAZELOOM_TEST(TestTitlePage)

}  // namespace mazeloom::tst_title_page

#include "tst_title_page.moc"

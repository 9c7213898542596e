// SPDX-License-Identifier: MIT
// The campaign's map by mouse and keys: nodes are added, dragged, joined and removed, each as one
// undo step; the form sets what unlocks a level and the texts around it.
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolButton>

#include "core/level/campaign/node_kind.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/campaign/campaign_map.h"
#include "widgets/campaign/campaign_panel.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::tst_campaign_panel {

using level::CampaignNode;
using widgets::CampaignMap;
using widgets::CampaignPanel;
using widgets::EditContext;
using widgets::PackDocument;

class TestCampaignPanel : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void saysWhatToDoWhenThereIsNone();
    void putsAllLevelsOnTheMap();
    void addsLevelsFromTheMenu();
    void startsWithADescent();
    void theFormChoosesWhatIsToBeWon();
    void choicesAreReadWhereThePanelIsNarrow();
    void dragsANode();
    void escapeAndRightButtonTakeADragBack();
    void drawsAnEdge();
    void picksAndRemovesAnEdge();
    void goesByKeys();
    void whatIsWrongWithAllOfItIsTold();
    void theFormSaysWhatUnlocks();
    void theFormHoldsTextsPerLanguage();
    void aLevelDeletedElsewhereGoes();
    void readOnlyPacksStayAsTheyAre();
    void outlivesItsDocument();

  private:
    const level::Campaign& campaign() const { return document_->pack().campaign; }
    CampaignMap& map() const { return *panel_->map(); }
    QWidget* viewport() const { return map().viewport(); }
    template <typename T>
    T* named(const QString& name) const {
        for (T* one : panel_->findChildren<T*>()) {
            if (one->accessibleName() == name) return one;
        }
        return nullptr;
    }
    void putAll() {
        QTest::mouseClick(named<QPushButton>("Put all levels on the map"), Qt::LeftButton);
    }
    void drag(QPoint from, QPoint to, bool release = true);
    int steps() const { return document_->history()->count(); }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<EditContext> context_;
    std::unique_ptr<CampaignPanel> panel_;
};

void TestCampaignPanel::init() {
    pack::Reading reading;
    for (const char* id : {"one", "two", "three"}) {
        level::Level level = testing::solid({5, 5}, {"maze"});
        level.id = id;
        level.title = "Level " + std::string(id);
        reading.pack.levels.push_back(std::move(level));
    }
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    context_ = std::make_unique<EditContext>();
    panel_ = std::make_unique<CampaignPanel>(*context_);
    context_->setDocument(document_.get());
    panel_->resize(1100, 600);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void TestCampaignPanel::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestCampaignPanel::drag(QPoint from, QPoint to, bool release) {
    QTest::mousePress(viewport(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(viewport(), from + (to - from) * step / 4);
    if (release) QTest::mouseRelease(viewport(), Qt::LeftButton, {}, to);
}

void TestCampaignPanel::saysWhatToDoWhenThereIsNone() {
    QVERIFY(!map().isVisible());
    QPushButton* first = named<QPushButton>("Start with this level");
    QVERIFY(first->isVisible() && first->isEnabled());
    setCurrentLevel(*document_, "two");
    QTest::mouseClick(first, Qt::LeftButton);
    QVERIFY(map().isVisible());
    QCOMPARE(campaign().nodes.size(), 1u);
    QCOMPARE(campaign().nodes[0].level, "two");
    QVERIFY(campaign().nodes[0].isStart);
    QCOMPARE(map().node(), QString("two"));
    document_->history()->undo();
    QVERIFY(first->isVisible());
    // Without levels no campaign can start.
    PackDocument empty("empty", pack::Reading());
    context_->setDocument(&empty);
    QVERIFY(!first->isEnabled());
    context_->setDocument(document_.get());
}

void TestCampaignPanel::putsAllLevelsOnTheMap() {
    putAll();
    QCOMPARE(steps(), 1);
    QCOMPARE(campaign().nodes.size(), 3u);
    QVERIFY(campaign().nodes[1].needs == std::vector<std::string>{"one"});
    QVERIFY(campaign().nodes[2].needs == std::vector<std::string>{"two"});
    QVERIFY(!campaign().nodes[1].isStart);
    QVERIFY(map().rectOf("one").right() < map().rectOf("two").left());
}

void TestCampaignPanel::addsLevelsFromTheMenu() {
    QTest::mouseClick(named<QPushButton>("Start with this level"), Qt::LeftButton);
    QMenu* menu = named<QToolButton>("Add a level")->menu();
    emit menu->aboutToShow();
    // Two levels, a separator, and the descent.
    QCOMPARE(menu->actions().size(), 4);
    QCOMPARE(menu->actions()[1]->text(), QString("Level three"));
    menu->actions()[1]->trigger();
    QCOMPARE(campaign().nodes.size(), 2u);
    // The new node is placed after the selected one, which unlocks it.
    QVERIFY(campaign().nodes[1].needs == std::vector<std::string>{"one"});
    QVERIFY((campaign().nodes[1].at ==
             grid::Point{campaign().nodes[0].at.x + 1, campaign().nodes[0].at.y}));
    QCOMPARE(map().node(), QString("three"));
    emit menu->aboutToShow();
    menu->actions()[0]->trigger();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 3);
    QVERIFY(!menu->actions()[0]->isEnabled());
    menu->actions()[2]->trigger();
    QCOMPARE(campaign().nodes.size(), 4u);
    QVERIFY(level::isDescent(campaign().nodes[3]));
    QVERIFY(campaign().nodes[3].needs == std::vector<std::string>{campaign().nodes[2].id});
}

void TestCampaignPanel::startsWithADescent() {
    QTest::mouseClick(named<QPushButton>("Start with a descent"), Qt::LeftButton);
    QCOMPARE(campaign().nodes.size(), 1u);
    QCOMPARE(campaign().nodes[0].descendTo, 5);
    QVERIFY(campaign().nodes[0].isStart);
    QCOMPARE(steps(), 1);
    QVERIFY(map().accessibleDescription().contains("Down to depth 5"));
    auto* depth = named<QSpinBox>("Depth");
    auto* level = named<QComboBox>("Level");
    QVERIFY(depth->isVisible() && !level->isVisible());
    QCOMPARE(named<QLineEdit>("Title on the map")->placeholderText(), QString("Down to depth 5"));
    // Consecutive steps of the spin box are one undo step.
    depth->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(depth, Qt::Key_Up);
    QCOMPARE(campaign().nodes[0].descendTo, 8);
    QCOMPARE(steps(), 2);
    QCOMPARE(document_->history()->undoText(), QString("Change the depth of a descent"));
    document_->history()->undo();
    QCOMPARE(depth->value(), 5);
    // A descent opens the dungeon panel instead of a level.
    QSignalSpy wanted(panel_.get(), &CampaignPanel::dungeonWanted);
    QTest::mouseDClick(viewport(), Qt::LeftButton, {}, map().rectOf("descent").center());
    map().setFocus();
    QTest::keyClick(&map(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 2);
    QCOMPARE(currentLevelId(*document_), QString("one"));
    panel_->grab();
}

void TestCampaignPanel::theFormChoosesWhatIsToBeWon() {
    widgets::LevelHead head = headOf(*document_, "three");
    head.ruleset = level::Ruleset::Descent;
    QVERIFY(setHead(*document_, "three", head, "rules"));
    QTest::mouseClick(named<QPushButton>("Start with this level"), Qt::LeftButton);
    const int before = steps();
    auto* kind = named<QComboBox>("To win");
    auto* level = named<QComboBox>("Level");
    auto* depth = named<QSpinBox>("Depth");
    QVERIFY(level->isVisible() && !depth->isVisible());
    QCOMPARE(level->currentText(), QString("Level one"));
    level->setFocus();
    QTest::keyClick(level, Qt::Key_End);
    QCOMPARE(campaign().nodes[0].level, "three");
    QCOMPARE(steps(), before + 1);
    QVERIFY(map().accessibleDescription().contains("Designed floor"));
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QVERIFY(level::isDescent(campaign().nodes[0]));
    QVERIFY(depth->isVisible() && !level->isVisible());
    QTest::keyClick(kind, Qt::Key_Up);
    QCOMPARE(campaign().nodes[0].level, "one");
    QCOMPARE(campaign().nodes[0].id, "one");
    document_->history()->undo();
    QVERIFY(level::isDescent(campaign().nodes[0]));
    document_->history()->undo();
    QCOMPARE(campaign().nodes[0].level, "three");
    QCOMPARE(level->currentText(), QString("Level three"));

    // The list skips levels that are already on the map.
    QMenu* menu = named<QToolButton>("Add a level")->menu();
    emit menu->aboutToShow();
    menu->actions()[1]->trigger();
    QCOMPARE(campaign().nodes[1].level, "two");
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Down);
    QCOMPARE(campaign().nodes[1].level, "two");
    QTest::keyClick(level, Qt::Key_Up);
    QCOMPARE(campaign().nodes[1].level, "one");
    // All levels are on the map: a descent stays one.
    emit menu->aboutToShow();
    menu->actions()[0]->trigger();
    emit menu->aboutToShow();
    menu->actions()[2]->trigger();
    QVERIFY(level::isDescent(campaign().nodes[3]));
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Up);
    QVERIFY(level::isDescent(campaign().nodes[3]));
}

void TestCampaignPanel::choicesAreReadWhereThePanelIsNarrow() {
    QTest::mouseClick(named<QPushButton>("Start with this level"), Qt::LeftButton);
    // The width beside the canvas of a small screen.
    panel_->resize(272, 320);
    QCOMPARE(panel_->width(), 272);
    for (const char* name : {"To win", "Unlocked when"}) {
        QComboBox* box = named<QComboBox>(name);
        QTRY_VERIFY(box->isVisible());
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int room =
            box->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                .width();
        for (int i = 0; i < box->count(); ++i) {
            const int icon = box->itemIcon(i).isNull() ? 0 : box->iconSize().width() + 4;
            const int wanted = icon + box->fontMetrics().horizontalAdvance(box->itemText(i));
            QVERIFY2(
                wanted <= room,
                qPrintable(QString("%1: %2 of %3").arg(box->itemText(i)).arg(wanted).arg(room)));
        }
    }
}

void TestCampaignPanel::dragsANode() {
    putAll();
    const QRect rect = map().rectOf("one");
    drag(rect.center(), rect.center() + QPoint(0, 3 * 72));
    QCOMPARE(steps(), 2);
    QVERIFY((campaign().nodes[0].at == grid::Point{0, 3}));
    QCOMPARE(map().node(), QString("one"));
    // A click without a drag moves nothing; a drop onto another node goes beside it.
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, map().rectOf("two").center());
    QCOMPARE(steps(), 2);
    QCOMPARE(map().node(), QString("two"));
    drag(map().rectOf("two").center(), map().rectOf("three").center());
    QVERIFY(campaign().nodes[1].at != campaign().nodes[2].at);
    // A drop far outside goes to the nearest free place.
    drag(map().rectOf("two").center(), {-500, -500});
    QVERIFY((campaign().nodes[1].at == grid::Point{0, 0}));
    document_->history()->setIndex(1);
    QVERIFY((campaign().nodes[0].at == grid::Point{0, 0}));
    QVERIFY((campaign().nodes[1].at == grid::Point{1, 0}));
}

void TestCampaignPanel::escapeAndRightButtonTakeADragBack() {
    putAll();
    const QPoint middle = map().rectOf("one").center();
    for (const bool escape : {true, false}) {
        drag(middle, middle + QPoint(0, 2 * 72), false);
        QVERIFY((campaign().nodes[0].at == grid::Point{0, 2}));
        if (escape) {
            QTest::keyClick(&map(), Qt::Key_Escape);
        } else {
            QTest::mousePress(viewport(), Qt::RightButton, {}, middle);
        }
        QVERIFY((campaign().nodes[0].at == grid::Point{0, 0}));
        QTest::mouseMove(viewport(), middle + QPoint(0, 3 * 72));
        QTest::mouseRelease(viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(steps(), 1);
    }
    drag(map().handleOf("one"), map().rectOf("three").center(), false);
    QTest::keyClick(&map(), Qt::Key_Escape);
    QTest::mouseRelease(viewport(), Qt::LeftButton, {}, map().rectOf("three").center());
    QCOMPARE(steps(), 1);
}

void TestCampaignPanel::drawsAnEdge() {
    putAll();
    drag(map().handleOf("one"), map().rectOf("three").center());
    QCOMPARE(steps(), 2);
    QVERIFY((campaign().nodes[2].needs == std::vector<std::string>{"two", "one"}));
    QVERIFY((map().edge() == std::pair<QString, QString>("one", "three")));
    // A repeated path, a path to the node itself, or one to nowhere is ignored.
    drag(map().handleOf("one"), map().rectOf("three").center());
    drag(map().handleOf("one"), map().rectOf("one").center());
    drag(map().handleOf("one"), map().rectOf("one").center() + QPoint(20, 400));
    QCOMPARE(steps(), 2);
}

void TestCampaignPanel::picksAndRemovesAnEdge() {
    putAll();
    const QPoint between =
        (map().handleOf("one") + QPoint(map().rectOf("two").left(), map().handleOf("two").y())) / 2;
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, between + QPoint(6, 0));
    QVERIFY((map().edge() == std::pair<QString, QString>("one", "two")));
    QToolButton* remove = named<QToolButton>("Remove");
    QVERIFY(remove->isEnabled());
    QTest::mouseClick(remove, Qt::LeftButton);
    QVERIFY(campaign().nodes[1].needs.empty());
    QVERIFY(!map().hasSelection());
    QVERIFY(!remove->isEnabled());
    document_->history()->undo();
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, map().rectOf("two").center());
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(campaign().nodes.size(), 2u);
    // The chain stays connected, and the level stays in the pack.
    QVERIFY(campaign().nodes[1].needs == std::vector<std::string>{"one"});
    QVERIFY(findLevel(*document_, "two") != nullptr);
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, {5, viewport()->height() - 5});
    QVERIFY(!map().hasSelection());
}

void TestCampaignPanel::goesByKeys() {
    putAll();
    map().setFocus();
    QTest::keyClick(&map(), Qt::Key_Right);
    QCOMPARE(map().node(), QString("one"));
    QTest::keyClick(&map(), Qt::Key_Right);
    QTest::keyClick(&map(), Qt::Key_Right);
    QCOMPARE(map().node(), QString("three"));
    QVERIFY(map().accessibleDescription().contains("Level two"));
    QTest::keyClick(&map(), Qt::Key_Right);
    QCOMPARE(map().node(), QString("three"));
    QTest::keyClick(&map(), Qt::Key_Left);
    QCOMPARE(map().node(), QString("two"));
    QTest::keyClick(&map(), Qt::Key_Down, Qt::ControlModifier);
    QVERIFY((campaign().nodes[1].at == grid::Point{1, 1}));
    QTest::keyClick(&map(), Qt::Key_Up, Qt::ControlModifier);
    // The node moves past another node, and not off the map.
    QTest::keyClick(&map(), Qt::Key_Left, Qt::ControlModifier);
    QVERIFY((campaign().nodes[1].at == grid::Point{1, 0}));
    QTest::keyClick(&map(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY((campaign().nodes[1].at == grid::Point{3, 0}));
    QTest::keyClick(&map(), Qt::Key_Return);
    QCOMPARE(currentLevelId(*document_), QString("two"));
    QTest::keyClick(&map(), Qt::Key_Home);
    QCOMPARE(map().node(), QString("one"));
    QTest::keyClick(&map(), Qt::Key_Delete);
    QCOMPARE(campaign().nodes.size(), 2u);
    QTest::mouseDClick(viewport(), Qt::LeftButton, {}, map().rectOf("three").center());
    QCOMPARE(currentLevelId(*document_), QString("three"));
}

void TestCampaignPanel::whatIsWrongWithAllOfItIsTold() {
    putAll();
    const auto told = [this] {
        for (const auto* label : panel_->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains("at the beginning"))
                return label->text();
        }
        return QString();
    };
    QCOMPARE(told(), QString());
    // A node's problem is shown beside it.
    level::Campaign broken = campaign();
    broken.nodes[1].needs = {"nowhere"};
    QVERIFY(setCampaign(*document_, broken, "break it"));
    QCOMPARE(told(), QString());
    for (CampaignNode& node : broken.nodes)
        node.isStart = false;
    QVERIFY(setCampaign(*document_, broken, "no start"));
    QVERIFY2(told().startsWith("No level of the campaign is open"), qPrintable(told()));
    document_->history()->undo();
    QCOMPARE(told(), QString());
    document_->history()->redo();
    QVERIFY(!told().isEmpty());
    // The form fixes it.
    map().select(QString::fromStdString(broken.nodes.front().id));
    QTest::mouseClick(named<QCheckBox>("Open from the beginning"), Qt::LeftButton);
    QVERIFY(campaign().nodes.front().isStart);
    QCOMPARE(told(), QString());
}

void TestCampaignPanel::theFormSaysWhatUnlocks() {
    putAll();
    map().select("three");
    auto* needs = named<QListWidget>("Unlocked by");
    auto* enough = named<QComboBox>("Unlocked when");
    auto* count = named<QSpinBox>("Levels to win");
    QVERIFY(needs->isVisible());
    QCOMPARE(needs->count(), 2);
    QCOMPARE(needs->item(1)->text(), QString("Level two"));
    QCOMPARE(needs->item(0)->checkState(), Qt::Unchecked);
    QCOMPARE(needs->item(1)->checkState(), Qt::Checked);
    QVERIFY(!enough->isEnabled());
    // By keys, as without a mouse.
    needs->setFocus();
    needs->setCurrentRow(0);
    QTest::keyClick(needs, Qt::Key_Space);
    QVERIFY((campaign().nodes[2].needs == std::vector<std::string>{"two", "one"}));
    QVERIFY(enough->isEnabled());
    enough->setFocus();
    QTest::keyClick(enough, Qt::Key_Down);
    QCOMPARE(campaign().nodes[2].enough, CampaignNode::kAny);
    QVERIFY(!count->isVisible());
    QTest::keyClick(enough, Qt::Key_Down);
    QCOMPARE(campaign().nodes[2].enough, 2);
    QVERIFY(count->isVisible());
    count->setValue(3);
    QCOMPARE(campaign().nodes[2].enough, 3);
    auto* start = named<QCheckBox>("Open from the beginning");
    QTest::mouseClick(start, Qt::LeftButton, {}, {8, start->height() / 2});
    QVERIFY(campaign().nodes[2].isStart);
    document_->history()->setIndex(1);
    QCOMPARE(enough->currentIndex(), 0);
    QVERIFY(!start->isChecked());
}

void TestCampaignPanel::theFormHoldsTextsPerLanguage() {
    putAll();
    map().select("one");
    auto* title = named<QLineEdit>("Title on the map");
    auto* before = named<QPlainTextEdit>("Text before");
    auto* language = named<QComboBox>("Language");
    QCOMPARE(title->placeholderText(), QString("Level one"));
    title->setFocus();
    QTest::keyClicks(title, "Door");
    QCOMPARE(steps(), 2);
    before->setFocus();
    QTest::keyClicks(before, "In");
    QCOMPARE(steps(), 3);
    QCOMPARE(campaign().nodes[0].texts.title, "Door");
    QCOMPARE(campaign().nodes[0].texts.before, "In");
    QVERIFY(campaign().nodes[0].translations.empty());

    language->setCurrentIndex(language->findData("de"));
    emit language->activated(language->currentIndex());
    QVERIFY(title->text().isEmpty());
    QCOMPARE(title->placeholderText(), QString("Door"));
    title->setFocus();
    QTest::keyClicks(title, "T");
    QCOMPARE(campaign().nodes[0].translations.at("de").title, "T");
    QCOMPARE(campaign().nodes[0].texts.title, "Door");
    QTest::keyClick(title, Qt::Key_Backspace);
    // An empty translation is not stored.
    QVERIFY(campaign().nodes[0].translations.empty());
    document_->history()->setIndex(1);
    QVERIFY(campaign().nodes[0].texts.isEmpty());
    QVERIFY(title->text().isEmpty());
}

void TestCampaignPanel::aLevelDeletedElsewhereGoes() {
    putAll();
    map().select("two");
    removeSheet(*document_, widgets::levelSheet("two"));
    QVERIFY(map().node().isEmpty());
    QCOMPARE(campaign().nodes.size(), 2u);
    document_->history()->undo();
    QCOMPARE(campaign().nodes.size(), 3u);
    QVERIFY(map().rectOf("two").isValid());
}

void TestCampaignPanel::readOnlyPacksStayAsTheyAre() {
    putAll();
    document_->setReadOnly(true);
    QSignalSpy refused(document_.get(), &PackDocument::editRefused);
    const level::Campaign before = campaign();
    drag(map().rectOf("one").center(), map().rectOf("one").center() + QPoint(0, 144));
    drag(map().handleOf("one"), map().rectOf("three").center());
    map().select("two");
    QTest::keyClick(&map(), Qt::Key_Delete);
    QVERIFY(campaign() == before);
    QVERIFY(refused.count() >= 3);
    named<QListWidget>("Unlocked by")->item(1)->setCheckState(Qt::Checked);
    QTRY_COMPARE(named<QListWidget>("Unlocked by")->item(1)->checkState(), Qt::Unchecked);
}

void TestCampaignPanel::outlivesItsDocument() {
    putAll();
    map().select("one");
    drag(map().rectOf("one").center(), map().rectOf("one").center() + QPoint(0, 144), false);
    context_->setDocument(nullptr);
    document_.reset();
    QTest::mouseMove(viewport(), {300, 300});
    QTest::mouseRelease(viewport(), Qt::LeftButton, {}, {300, 300});
    QVERIFY(!named<QPushButton>("Put all levels on the map")->isEnabled());
    panel_->grab();
}

MAZELOOM_TEST(TestCampaignPanel)

}  // namespace mazeloom::tst_campaign_panel

#include "tst_campaign_panel.moc"

// SPDX-License-Identifier: MIT
// The window names levels, nodes and stages by their titles: no id is shown or spoken if a title
// exists. File names may contain ids.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include "app/exchange/animation_dialog.h"
#include "app/exchange/export_dialog.h"
#include "tests/app/support/window_test.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/campaign/campaign_panel.h"
#include "widgets/canvas/canvas.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/compare/lockstep_bar.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/lists/rows_view.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_titles {

namespace {

/// All ids of the tested pack begin with this, and no title contains it.
constexpr auto kId = "zz-";

void collect(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                               Qt::AccessibleDescriptionRole})
            texts << index.data(role).toString();
        collect(model, index, texts);
    }
}

/// Returns all texts that a widget and its parts show or speak, apart from file names in fields.
QStringList textsOf(const QWidget& whole) {
    QStringList texts;
    auto parts = whole.findChildren<QWidget*>();
    parts << const_cast<QWidget*>(&whole);
    for (const QWidget* part : parts) {
        if (part->isHidden()) continue;
        texts << part->windowTitle() << part->toolTip() << part->statusTip()
              << part->accessibleName() << part->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(part)) texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(part))
            texts << button->text();
        if (const auto* box = qobject_cast<const QMessageBox*>(part))
            texts << box->text() << box->informativeText() << box->detailedText();
        if (const auto* canvas = qobject_cast<const widgets::Canvas*>(part))
            texts << canvas->emptyText();
        const auto* view = qobject_cast<const QAbstractItemView*>(part);
        if (view != nullptr && view->model() != nullptr) collect(*view->model(), {}, texts);
    }
    texts.removeAll(QString());
    return texts;
}

/// Returns the texts that contain the id of a level, a node or a stage.
QStringList withIds(const QStringList& texts) {
    return texts.filter(kId) + texts.filter("(hidden-maze)") + texts.filter("(deducible)");
}

level::CampaignNode node(const char* id, const char* level) {
    level::CampaignNode made;
    made.id = id;
    made.level = level;
    return made;
}

}  // namespace

class TestTitles : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("titles"); }
    void init();
    void cleanup() { tearDown(); }

    void animationsThatCannotBeMade();
    void levelsThatCannotBeExported_data();
    void levelsThatCannotBeExported();
    void problemsOfTheCampaign();
    void theCommonTimeline();

  private:
    /// Checks a dialog and answers it by one of its buttons.
    testing::Answers::Answer lookAndClick(QDialogButtonBox::StandardButton button);

    QStringList shown_;  ///< the texts of the dialogs that were checked
};

void TestTitles::init() {
    setUp();
    shown_.clear();
    level::Pack pack = edit::newPack("Pack", "Level");
    pack.levels.front() = testing::painted({"@xE"}, {"hidden-maze", "deducible"});
    pack.levels.front().id = "zz-barred";
    pack.levels.front().title = "Barred";
    pack.levels.front().objectives.exit = true;
    pack.levels.push_back(testing::solid({20, 20}, {"maze"}));
    pack.levels.back().id = "zz-hall";
    pack.levels.back().title = "The hall";
    // No path leads to the second node, which needs a level that is not on the map. The third node
    // has the level of the first.
    pack.campaign.nodes = {node("zz-barred", "zz-barred"), node("zz-second", "zz-barred")};
    pack.campaign.nodes.front().isStart = true;
    pack.campaign.nodes.back().needs = {"zz-hall"};
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
    QVERIFY(setCurrentLevel(*current(), "zz-barred"));
}

testing::Answers::Answer TestTitles::lookAndClick(QDialogButtonBox::StandardButton button) {
    return [this, button](QDialog* dialog) {
        shown_ += textsOf(*dialog);
        for (auto* buttons : dialog->findChildren<QDialogButtonBox*>()) {
            if (buttons->button(button) != nullptr)
                return QTest::mouseClick(buttons->button(button), Qt::LeftButton);
        }
        dialog->reject();
    };
}

void TestTitles::animationsThatCannotBeMade() {
    willAnswer([this](QDialog* dialog) {
        auto* asked = qobject_cast<app::AnimationDialog*>(dialog);
        QVERIFY(asked != nullptr);
        const auto* preview = asked->findChild<widgets::Canvas*>();
        QTRY_VERIFY(preview->emptyText().contains("Barred") ||
                    preview->emptyText().contains("cannot be made"));
        lookAndClick(QDialogButtonBox::Ok)(dialog);
    });
    willAnswer(lookAndClick(QDialogButtonBox::Close));
    action("file.export-animation")->trigger();
    QVERIFY(!shown_.filter("Barred").isEmpty());
    QVERIFY2(withIds(shown_).isEmpty(), qPrintable(withIds(shown_).join('\n')));
}

void TestTitles::levelsThatCannotBeExported_data() {
    QTest::addColumn<bool>("skips");
    QTest::newRow("nothing is exported") << false;
    QTest::newRow("the others are exported") << true;
}

void TestTitles::levelsThatCannotBeExported() {
    QFETCH(bool, skips);
    willAnswer([this, skips](QDialog* dialog) {
        auto* asked = qobject_cast<app::ExportDialog*>(dialog);
        QVERIFY(asked != nullptr);
        auto* levels = asked->findChild<widgets::RowsView*>();
        for (int row = 0; row < levels->count(); ++row)
            testing::mark(levels, row, Qt::Checked);
        asked->findChild<QCheckBox*>("skips")->setChecked(skips);
        lookAndClick(QDialogButtonBox::Ok)(dialog);
    });
    willAnswer(lookAndClick(QDialogButtonBox::Close));
    action("file.export-levels")->trigger();
    QVERIFY2(!shown_.filter("Barred, seed ").isEmpty(), qPrintable(shown_.join('\n')));
    QVERIFY2(withIds(shown_).isEmpty(), qPrintable(withIds(shown_).join('\n')));
}

void TestTitles::problemsOfTheCampaign() {
    auto* panel = window_->findChild<widgets::ProblemsPanel*>();
    auto& bench = *window_->findChild<widgets::Workbench*>();
    bench.show("problems");
    bench.show("campaign");
    QTRY_VERIFY(textsOf(*panel).filter("The hall").size() > 0);
    const QStringList listed = textsOf(*panel);
    QVERIFY2(!listed.filter("\"Barred\" is on the map twice").isEmpty(),
             qPrintable(listed.join('\n')));
    QVERIFY2(withIds(listed).isEmpty(), qPrintable(withIds(listed).join('\n')));
    const QStringList onMap = textsOf(*bench.find("campaign"));
    QVERIFY2(withIds(onMap).isEmpty(), qPrintable(withIds(onMap).join('\n')));
}

void TestTitles::theCommonTimeline() {
    QVERIFY(setCurrentLevel(*current(), "zz-hall"));
    action("generate.compare")->trigger();
    auto* panel = window_->findChild<widgets::ComparePanel*>();
    QTRY_VERIFY(panel->comparison().lockstep().length() > 0 && !panel->comparison().isBusy());
    panel->comparison().setPace(compare::Pace::Steps);
    const QString all = QString::number(panel->comparison().lockstep().length());
    testing::Ears ears;
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    panel->bar()->clearFocus();
    panel->bar()->setFocus();
    QTRY_VERIFY2(ears.messages().contains("from stage to stage"), qPrintable(ears.messages()));
    QTest::keyClick(panel->bar(), Qt::Key_Home);
    QTest::keyClick(panel->bar(), Qt::Key_Right);
    QCOMPARE(ears.place(), "Step 1 of " + all);
    panel->comparison().setPace(compare::Pace::Stages);
    QTest::keyClick(panel->bar(), Qt::Key_End);
    QCOMPARE(ears.place(), QString("100 percent, Maze"));
    // The bar is silent while it plays, and announces where it stops.
    QTest::keyClick(panel->bar(), Qt::Key_Home);
    const std::size_t said = ears.count();
    QTest::keyClick(panel->bar(), Qt::Key_Space);
    QVERIFY(panel->comparison().isPlaying());
    QTRY_VERIFY(panel->comparison().moment() > 2);
    QCOMPARE(ears.count(), said);
    QTest::keyClick(panel->bar(), Qt::Key_Space);
    QTRY_VERIFY(ears.count() > said);
    QVERIFY2(withIds(textsOf(*panel)).isEmpty(), qPrintable(withIds(textsOf(*panel)).join('\n')));
}

MAZELOOM_TEST(TestTitles)

}  // namespace mazeloom::tst_titles

#include "tst_titles.moc"

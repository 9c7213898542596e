// SPDX-License-Identifier: MIT
// The window names levels, nodes and stages by their titles: no id is shown or spoken if a title
// exists. File names may contain ids.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

#include "app/exchange/animation_dialog.h"
#include "app/exchange/export_dialog.h"
#include "core/pack/json/write/write.h"
#include "tests/app/support/program.h"
#include "tests/app/support/window_test.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/atlas/atlas_panel.h"
#include "widgets/atlas/survey_dialog.h"
#include "widgets/campaign/campaign_panel.h"
#include "widgets/canvas/canvas.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/compare/lockstep_bar.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/find/find_form.h"
#include "widgets/find/wish_box.h"
#include "widgets/find/wish_edit.h"
#include "widgets/lists/rows_view.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/tools/tool_box.h"
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
    void everyPanelAndTip();
    void surveysAndSearches();
    void theCommandLine();

  private:
    /// Opens each panel in turn and returns all its texts, and those of the window around it.
    QStringList textsOfAllPanels();
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
    level::Room room;
    room.id = "zz-room";
    room.title = "The chapel";
    room.cells = grid::Grid<level::Terrain>({6, 4}, level::Terrain::Floor);
    pack.rooms.push_back(room);
    level::Level temple = testing::painted({"##########", "#@......E#", "#..h...$.#", "##########"},
                                           {"hidden-maze", "reach", "traps"});
    temple.id = "zz-temple";
    temple.title = "The temple";
    temple.objectives.exit = true;
    level::Trajectory path;
    path.points = {{2, 1}, {5, 1}};
    temple.trajectories.push_back(path);
    pack.levels.push_back(std::move(temple));
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

QStringList TestTitles::textsOfAllPanels() {
    auto& bench = *window_->findChild<widgets::Workbench*>();
    QStringList texts;
    for (widgets::PanelFrame* frame : bench.panels()) {
        bench.show(*frame);
        QCoreApplication::processEvents();
        for (const QString& text : textsOf(*window_)) {
            if (!withIds({text}).isEmpty()) texts << frame->id() + ": " + text;
        }
        texts << textsOf(*frame);
    }
    for (const QAction* each : window_->actions().all())
        texts << each->text() << each->toolTip() << each->statusTip() << each->whatsThis();
    texts.removeDuplicates();
    return texts;
}

/// All panels, while a level that cannot be generated, another level, a room, and a level that is
/// played are shown, and while objects and paths are picked.
void TestTitles::everyPanelAndTip() {
    const auto look = [this](const char* what) {
        const QStringList found = withIds(textsOfAllPanels());
        QVERIFY2(found.isEmpty(), qPrintable(what + QString(":\n") + found.join('\n')));
    };
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::FailedRecipe);
    look("a level that cannot be generated");
    QVERIFY(setCurrentLevel(*current(), "zz-hall"));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Recipe);
    look("another level");
    window_->player().seek(window_->player().count() / 2);
    look("a step");
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet("zz-room")));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Hand);
    look("a room");
    QVERIFY(setCurrentLevel(*current(), "zz-temple"));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Recipe);
    for (std::size_t i = 0; i < currentLevel(*current())->objects.size(); ++i) {
        window_->toolBox().context().picked().setObjects({i});
        look("an object");
    }
    window_->toolBox().context().picked().setPath(0);
    look("a path");
    window_->toolBox().context().picked().clear();
    action("play.start")->trigger();
    QTRY_VERIFY(!action("play.start")->text().contains("Play"));
    look("a playtest");
    action("play.start")->trigger();
    action("generate.compare")->trigger();
    look("a comparison");
    action("generate.gallery")->trigger();
    look("a gallery");
}

void TestTitles::surveysAndSearches() {
    for (const char* level : {"zz-hall", "zz-temple", "zz-barred"}) {
        QVERIFY(setCurrentLevel(*current(), level));
        willAnswer([this](QDialog* dialog) {
            auto* asked = qobject_cast<widgets::SurveyDialog*>(dialog);
            QVERIFY(asked != nullptr);
            asked->last().setText("8");
            shown_ += textsOf(*asked);
            QTest::mouseClick(&asked->startButton(), Qt::LeftButton);
        });
        action("generate.survey")->trigger();
        auto* atlas = window_->findChild<widgets::AtlasPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(!atlas->isBusy(), 60'000);
        shown_ += textsOf(*window_);
        action("generate.find-seed")->trigger();
        auto* find = window_->findChild<widgets::FindForm*>();
        QVERIFY(find != nullptr && find->isVisible());
        find->wish().setText("open-cells >= 1");
        QTest::keyClick(find->wish().edit(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!find->isSearching(), 60'000);
        shown_ += textsOf(*find);
        find->close();
    }
    QVERIFY(!shown_.filter("The hall").isEmpty() && !shown_.filter("Barred").isEmpty());
    QVERIFY2(withIds(shown_).isEmpty(), qPrintable(withIds(shown_).join('\n')));
}

/// A line names the file and the place in it, where ids stand; the sentence after them has titles.
void TestTitles::theCommandLine() {
    for (const pack::TextFile& text : pack::write(current()->pack())) {
        const QString name = path(QString::fromStdString("pack/" + text.name));
        QVERIFY(QDir().mkpath(QFileInfo(name).path()));
        write(name, QByteArray::fromStdString(text.text));
    }
    const auto result = testing::runProgram({"check", path("pack"), "--seeds", "1..3"},
                                            testing::speaking("C.UTF-8"));
    QCOMPARE(result.exitCode, 1);
    static const QRegularExpression line("^[^ ]+: (.*: )?(error|warning): (.*)$");
    int sentences = 0;
    for (const QString& each : result.lines()) {
        // The command that shows a seed is to be copied into a terminal.
        if (each.startsWith("  mazeloom generate ")) continue;
        const auto parts = line.match(each);
        QVERIFY2(parts.hasMatch(), qPrintable(each));
        QVERIFY2(withIds({parts.captured(3)}).isEmpty(), qPrintable(each));
        ++sentences;
    }
    QVERIFY(sentences > 3);
    QVERIFY2(result.out.contains("\"Barred\" is on the map twice"), result.out);
}

MAZELOOM_TEST(TestTitles)

}  // namespace mazeloom::tst_titles

#include "tst_titles.moc"

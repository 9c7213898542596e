// SPDX-License-Identifier: MIT
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>

#include "core/generate/generate.h"
#include "core/generate/stages/stages.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/panels/steps/algorithm_view.h"
#include "widgets/panels/steps/deduction_bars.h"
#include "widgets/panels/steps/explanation_panel.h"
#include "widgets/panels/steps/stage_overview.h"
#include "widgets/panels/steps/step_sentence.h"
#include "widgets/scroll/steady_area.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/names.h"

namespace mazeloom::tst_explanation_panel {

using widgets::AlgorithmView;
using widgets::ExplanationPanel;
using widgets::Player;

class TestExplanationPanel : public QObject {
    Q_OBJECT

  private slots:
    void everyKindOfAStageHasItsLine();
    void everyKindInATraceIsListed();
    void litLineFollowsTheSteps();
    void deductionsAreCountedByGrade();
    void previewIsExplainedToo();
    void startEndAndNothingHaveTheirWords();
    void whatIsAwaitedIsTold();
    void theLitLineComesIntoView();
    void noLineIsEmpty();
    void endCountsWhatCameOut();
    void linesDoNotMoveWhenLit();
    void hiddenPanelCatchesUp();
    void narrowPanelKeepsItsWidth();
    void theLegendShowsTheColourOfEachStage();
};

namespace {

bool shows(const QWidget& panel, const QString& text) {
    for (auto* label : panel.findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
}

void show(QWidget& panel, int width = 320) {
    panel.resize(width, 640);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
}

/// Returns levels for every built-in recipe, and for each choice that a stage offers.
std::vector<level::Level> levels() {
    std::vector<level::Level> result;
    for (const generate::BuiltInRecipe& builtIn : generate::builtInRecipes()) {
        level::Level level =
            builtIn.id == "temple"
                ? testing::painted({"############", "#@.........#", "#..####....#", "#..####....#",
                                    "#..........#", "#...$..x...#", "#####.######", "#..........#",
                                    "############"},
                                   {})
                : testing::solid({48, 32}, {});
        level.recipe = builtIn.recipe;
        result.push_back(level);
        for (level::RecipeStage& written : level.recipe.stages) {
            for (const auto& parameter : generate::findStage(written.stage)->parameters) {
                for (std::string_view choice : parameter.choices) {
                    level::Level other = testing::solid({48, 32}, {}, level::Ruleset::Temple);
                    written.parameters[std::string(parameter.id)] = std::string(choice);
                    other.recipe = level.recipe;
                    result.push_back(std::move(other));
                }
                written.parameters.clear();
            }
        }
    }
    // Features of random temples only.
    level::Level dangerous = testing::solid({32, 32}, {}, level::Ruleset::Temple);
    dangerous.recipe.stages = {{"shape", true, {{"source", std::string("blob")}}}};
    for (const char* stage : {"hidden-maze", "reach", "water", "bugs", "lasers", "hearts",
                              "supplies", "traps", "coins"})
        dangerous.recipe.stages.push_back({stage, true, {}});
    dangerous.objectives.coins = level::Objectives::kAllCoins;
    dangerous.recipe.stages.push_back({"deducible", true, {{"mode", std::string("visited")}}});
    result.push_back(std::move(dangerous));
    return result;
}

std::unique_ptr<trace::Timeline> mazeTimeline() {
    const auto recorded = generate::record(testing::solid({31, 21}, {"maze"}), {}, 3);
    return std::make_unique<trace::Timeline>(recorded.trace);
}

}  // namespace

void TestExplanationPanel::everyKindOfAStageHasItsLine() {
    for (const generate::Stage* stage : generate::stages()) {
        QVERIFY2(!stage->summary.empty(), stage->id.data());
        const auto explanations = generate::explanationsOf(*stage);
        for (std::size_t which = 0; which < explanations.size(); ++which) {
            const auto& [algorithm, steps] = explanations[which];
            QVERIFY2(!algorithm.empty(), stage->id.data());
            AlgorithmView view;
            view.setStage(stage, static_cast<int>(which));
            std::set<trace::StepKind> kinds;
            for (const generate::StepInfo& step : steps) {
                QVERIFY2(kinds.insert(step.kind).second, stage->id.data());
                QCOMPARE(view.lineOf(step.kind), step.line);
                view.setLit(view.lineOf(step.kind));
                QCOMPARE(view.lit(), step.line);
            }
            int labels = 0;
            for (std::string_view line : algorithm) {
                for (auto* label : view.findChildren<QLabel*>()) {
                    labels += label->text() == widgets::stageText(line);
                }
            }
            QCOMPARE(labels, static_cast<int>(algorithm.size()));
        }
    }
}

void TestExplanationPanel::everyKindInATraceIsListed() {
    int steps = 0;
    std::set<trace::StepKind> seen;
    const auto check = [&](const trace::Trace& trace) {
        for (const trace::StageSpan& span : trace.stages) {
            AlgorithmView view;
            view.setStage(generate::findStage(span.stage), span.explanation);
            for (trace::StepIndex s = span.first; s < span.end; ++s, ++steps) {
                const trace::StepKind kind = trace.steps[s].kind;
                seen.insert(kind);
                QVERIFY2(view.lineOf(kind) >= 0,
                         (span.stage + ": " + std::string(trace::name(kind))).c_str());
            }
        }
    };
    for (const level::Level& level : levels()) {
        for (int seed = 0; seed < testing::seeds(50); ++seed) {
            check(*generate::record(level, {}, static_cast<std::uint64_t>(seed)).trace);
        }
    }
    for (const char* id : {"temple", "dungeons"}) {
        const auto pack = pack::readFolder(std::filesystem::path(MAZELOOM_PACKS) / id);
        QVERIFY(pack.has_value());
        for (const level::Level& level : pack->levels) {
            if (level.size.area() <= 128 * 128) {
                check(*generate::record(level, pack->rooms, 1).trace);
            }
        }
    }
    QVERIFY(steps > 10'000);
    // Levels that need hard deductions are sought for seconds, many more with sanitizers.
    if (testing::isBrief()) return;
    // Traps are moved so that hard deductions are needed.
    level::Level hard =
        testing::solid({20, 20}, {"shape", "hidden-maze", "reach", "traps", "coins", "deducible"},
                       level::Ruleset::Temple);
    for (const auto& [parameter, value] :
         {std::pair<const char*, level::ParameterValue>{"mode", std::string("near")},
          {"lowest", std::int64_t{2}}})
        hard = testing::with(hard, "deducible", parameter, value);
    hard = testing::with(hard, "shape", "source", std::string("caves"));
    hard = testing::with(hard, "traps", "density", std::int64_t{35});
    const auto checkUntil = [&](const std::initializer_list<trace::StepKind>& kinds) {
        const auto haveAll = [&] {
            return std::ranges::all_of(kinds,
                                       [&](trace::StepKind kind) { return seen.contains(kind); });
        };
        for (std::uint64_t seed = 1; !haveAll(); ++seed) {
            QVERIFY(seed < 200);
            check(*generate::record(hard, {}, seed).trace);
        }
    };
    using trace::StepKind;
    checkUntil({StepKind::AskMore, StepKind::DeduceByTwo, StepKind::DeduceBySupposing});
    hard = testing::with(hard, "deducible", "mode", std::string("visited"));
    hard = testing::with(hard, "deducible", "lowest", std::int64_t{4});
    checkUntil({StepKind::DeduceByAll});
    // Nearly all kinds of steps occurred, so the test covers them.
    QVERIFY2(seen.size() >= trace::kStepKinds - 2, qPrintable(QString::number(seen.size())));
}

void TestExplanationPanel::litLineFollowsTheSteps() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    ExplanationPanel panel(player);
    show(panel);
    auto* view = panel.findChild<AlgorithmView*>();
    const trace::Trace& trace = player.timeline()->trace();
    const auto steps = generate::explanationOf(*generate::findStage("maze"), 0).steps;
    for (trace::StepIndex s = 0; s + 1 < player.count(); ++s) {
        player.seek(s + 1);
        QVERIFY(view->isVisible());
        const auto info = std::ranges::find(steps, trace.steps[s].kind, &generate::StepInfo::kind);
        QCOMPARE(view->lit(), info->line);
        QVERIFY(shows(panel, widgets::stepSentence(trace, s)));
    }
    QVERIFY(shows(panel, widgets::stageTitle("maze")));
}

void TestExplanationPanel::deductionsAreCountedByGrade() {
    level::Level level =
        testing::painted({"#########", "#@......#", "#..x....#", "#....x.E#", "#########"},
                         {"hidden-maze", "traps", "deducible"});
    level.objectives.exit = true;
    const auto recorded = generate::record(level, {}, 3);
    QVERIFY(!recorded.failure);
    Player player;
    player.setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    ExplanationPanel panel(player);
    show(panel);
    const auto* bars = panel.findChild<widgets::DeductionBars*>();
    const trace::Trace& trace = player.timeline()->trace();
    trace::StepIndex all = 0;
    for (trace::StepIndex s = 0; s < player.count(); ++s)
        all += trace::isDeduction(trace.steps[s].kind) ? 1 : 0;
    QVERIFY(all > 3);
    trace::StepIndex made = 0;
    for (trace::StepIndex s = 0; s + 1 < player.count(); ++s) {
        made += trace::isDeduction(trace.steps[s].kind) ? 1 : 0;
        player.seek(s + 1);
        const bool isDeducible = trace.stageOf(s)->stage == "deducible";
        QCOMPARE(bars->isVisible(), isDeducible);
        if (!isDeducible) continue;
        trace::StepIndex shownAll = 0;
        trace::StepIndex shownMade = 0;
        for (const auto& bar : bars->bars()) {
            shownAll += bar.all;
            shownMade += bar.made;
        }
        QCOMPARE(shownAll, all);
        QCOMPARE(shownMade, made);
        QVERIFY(bars->accessibleDescription().startsWith("One number: "));
    }
    player.seek(player.count());
    QVERIFY(!bars->isVisible());
}

void TestExplanationPanel::previewIsExplainedToo() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    ExplanationPanel panel(player);
    show(panel);
    player.seek(40);
    player.preview(90u);
    QVERIFY(shows(panel, widgets::stepSentence(player.timeline()->trace(), 89)));
    player.preview(std::nullopt);
    QVERIFY(shows(panel, widgets::stepSentence(player.timeline()->trace(), 39)));
}

void TestExplanationPanel::startEndAndNothingHaveTheirWords() {
    Player player;
    ExplanationPanel panel(player);
    show(panel);
    QVERIFY(shows(panel, "Nothing to explain yet"));
    player.setTimeline(mazeTimeline(), false);
    QVERIFY(shows(panel, "Finished"));
    QVERIFY(panel.findChild<widgets::StageOverview*>()->isVisible());
    QVERIFY(shows(panel, widgets::stageTitle("maze")));
    player.first();
    QVERIFY(shows(panel, "Before the first step"));
    QVERIFY(!panel.findChild<AlgorithmView*>()->isVisible());
    player.clear();
    QVERIFY(shows(panel, "Nothing to explain yet"));
    player.setTimeline(testing::madeTimeline({}), false);
    QVERIFY(shows(panel, "no step"));
}

/// While another level is generated, the panel does not ask for one.
void TestExplanationPanel::whatIsAwaitedIsTold() {
    Player player;
    ExplanationPanel panel(player);
    show(panel);
    QVERIFY(shows(panel, "No level is shown"));
    player.setAwaiting(true);
    QVERIFY(shows(panel, "Generating…"));
    QVERIFY(!shows(panel, "No level is shown") && !shows(panel, "shown before"));
    player.setTimeline(mazeTimeline(), false);
    QVERIFY(!player.isAwaiting());
    QVERIFY(shows(panel, "Finished"));
    player.setAwaiting(true);
    QVERIFY(shows(panel, "Generating…"));
    QVERIFY(shows(panel, "shown before"));
    // A step of the level that is still shown explains nothing of the one that is coming.
    player.first();
    QVERIFY(shows(panel, "Generating…"));
    player.setAwaiting(false);
    QVERIFY(shows(panel, "Before the first step"));
    player.setTimeline(testing::madeTimeline({}), false, widgets::MadeBy::Cancelled);
    QVERIFY(shows(panel, "Generation cancelled"));
    player.setAwaiting(true);
    player.clear();
    QVERIFY(!player.isAwaiting());
    QVERIFY(shows(panel, "No level is shown"));
}

/// A column that is too low for the panel scrolls to the line that runs, unless the user points at
/// the column or uses a widget in it.
void TestExplanationPanel::theLitLineComesIntoView() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    QWidget window;
    auto* sides = new QHBoxLayout(&window);
    auto* column = new widgets::SteadyArea;
    auto* canvas = new QWidget;
    sides->addWidget(column);
    sides->addWidget(canvas, 1);
    auto* holder = new QWidget;
    auto* inside = new QVBoxLayout(holder);
    auto* name = new QLineEdit;
    auto* panel = new ExplanationPanel(player);
    auto* above = new QWidget;
    above->setMinimumHeight(200);
    inside->addWidget(name);
    inside->addWidget(above);
    inside->addWidget(panel);
    column->setContents(holder);
    column->setFixedWidth(240);
    window.resize(500, 360);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    canvas->setFocusPolicy(Qt::StrongFocus);
    canvas->setFocus();
    const auto* view = panel->findChild<AlgorithmView*>();
    QScrollBar& bar = *column->verticalScrollBar();
    const auto goTo = [&](trace::StepIndex step) {
        player.seek(step + 1);
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
    };
    const auto isLitSeen = [&] {
        return view->litLine()->visibleRegion().boundingRect() == view->litLine()->rect();
    };
    const auto moveTo = [&](QWidget* widget) {
        QTest::mouseMove(widget, QPoint(20, 20));
        QCoreApplication::processEvents();
    };
    // The pointer is over the column: nothing moves under it.
    moveTo(panel);
    QVERIFY(column->underMouse());
    std::set<int> lines;
    int unseen = 0;
    for (trace::StepIndex s = 0; s + 1 < player.count(); ++s) {
        goTo(s);
        QCOMPARE(bar.value(), 0);
        lines.insert(view->lit());
        unseen += isLitSeen() ? 0 : 1;
    }
    QVERIFY(lines.size() > 2 && unseen > 0);
    // The pointer is on the canvas: each lit line is visible, and if all lines fit, they stay.
    moveTo(canvas);
    QVERIFY(!column->underMouse());
    std::set<int> places;
    for (trace::StepIndex s = 0; s + 1 < player.count(); ++s) {
        goTo(s);
        QVERIFY2(isLitSeen(), qPrintable(QString::number(s)));
        places.insert(bar.value());
    }
    QVERIFY(*places.rbegin() > 0);
    const bool fits = view->height() + 8 <= column->viewport()->height();
    if (fits) QVERIFY(places.size() <= 2);
    // The field that has the focus stays in view.
    bar.setValue(0);
    name->setFocus();
    QCoreApplication::processEvents();
    for (trace::StepIndex s = 0; s + 1 < player.count(); ++s) {
        goTo(s);
        QVERIFY(!name->visibleRegion().isEmpty());
    }
    // A panel that is out of view stays so.
    name->clearFocus();
    above->setMinimumHeight(2000);
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    bar.setValue(0);
    for (trace::StepIndex s = 0; s + 1 < player.count(); ++s) {
        goTo(s);
        QCOMPARE(bar.value(), 0);
    }
}

void TestExplanationPanel::noLineIsEmpty() {
    Player player;
    ExplanationPanel panel(player);
    show(panel);
    const QWidget* body = panel.findChild<AlgorithmView*>()->parentWidget();
    const auto hasEmptyLine = [&] {
        const auto labels = body->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().isEmpty() && label->pixmap().isNull();
        });
    };
    QVERIFY(!hasEmptyLine());
    player.setTimeline(mazeTimeline(), false);
    QVERIFY(shows(panel, "Finished"));
    QVERIFY(!hasEmptyLine());
    player.first();
    QVERIFY(!hasEmptyLine());
    player.forward();
    QVERIFY(shows(panel, "1 of 1"));
    QVERIFY(!hasEmptyLine());
}

void TestExplanationPanel::endCountsWhatCameOut() {
    QLocale::setDefault(QLocale::c());
    auto trace = testing::madeTrace({}, 1, {40, 30});
    const auto add = [&](trace::StepKind kind, level::Cell::Bits bits, grid::Point at) {
        trace->steps.push({trace->initial.index(at), kind, 0, 1});
        trace->changedCells.push(trace->initial.index(at));
        trace->changedBits.push(bits);
    };
    add(trace::StepKind::PlaceRoom,
        level::Cell(level::Terrain::Wall).bits() ^ level::Cell(level::Terrain::Floor).bits(),
        {5, 5});
    trace->notes.push_back({0, {5, 5, 3, 3}});
    add(trace::StepKind::PlaceTrap, level::Cell::kTrap, {5, 5});
    add(trace::StepKind::PlaceTrap, level::Cell::kTrap, {6, 5});
    add(trace::StepKind::PlaceCoin, level::Cell::kCoin, {7, 5});
    trace->stages.push_back({"rooms", 0, 0, 4});
    Player player;
    player.setTimeline(std::make_unique<trace::Timeline>(trace), false);
    ExplanationPanel panel(player);
    show(panel);
    QVERIFY(shows(
        panel,
        QStringLiteral("40\u00a0×\u00a030 cells · steps: 4 · rooms: 1 · traps: 2 · coins: 1")));
    player.setTimeline(mazeTimeline(), false);
    QVERIFY(shows(panel, QStringLiteral("31\u00a0×\u00a021 cells")));
    QVERIFY(!shows(panel, "traps"));
}

void TestExplanationPanel::linesDoNotMoveWhenLit() {
    for (const generate::Stage* stage : generate::stages()) {
        const auto explanations = generate::explanationsOf(*stage);
        for (std::size_t which = 0; which < explanations.size(); ++which) {
            AlgorithmView view;
            view.setStage(stage, static_cast<int>(which));
            view.resize(240, view.heightForWidth(240));
            view.show();
            QCoreApplication::processEvents();
            const int height = view.layout()->heightForWidth(240);
            const auto lines = static_cast<int>(explanations[which].algorithm.size());
            for (int line = 0; line < lines; ++line) {
                view.setLit(line);
                QCoreApplication::processEvents();
                QCOMPARE(view.layout()->heightForWidth(240), height);
            }
        }
    }
}

void TestExplanationPanel::hiddenPanelCatchesUp() {
    Player player;
    ExplanationPanel panel(player);
    player.setTimeline(mazeTimeline(), false);
    player.seek(12);
    show(panel);
    QVERIFY(shows(panel, widgets::stepSentence(player.timeline()->trace(), 11)));
    panel.hide();
    player.seek(33);
    panel.show();
    QVERIFY(shows(panel, widgets::stepSentence(player.timeline()->trace(), 32)));
}

void TestExplanationPanel::narrowPanelKeepsItsWidth() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    ExplanationPanel panel(player);
    show(panel, 260);
    for (trace::StepIndex position : {0u, 50u, player.count()}) {
        player.seek(position);
        QCoreApplication::processEvents();
        QVERIFY(panel.minimumSizeHint().width() <= 260);
        for (auto* label : panel.findChildren<QLabel*>()) {
            if (!label->isVisible()) continue;
            const int right = label->mapTo(&panel, QPoint(label->width(), 0)).x();
            QVERIFY2(right <= 260, qPrintable(label->text()));
        }
    }
}

void TestExplanationPanel::theLegendShowsTheColourOfEachStage() {
    for (const widgets::Theme& theme : {widgets::Theme::dark(), widgets::Theme::light()}) {
        for (const generate::BuiltInRecipe& recipe : generate::builtInRecipes()) {
            auto trace = testing::madeTrace({}, 1, {40, 30});
            for (const level::RecipeStage& stage : recipe.recipe.stages)
                trace->stages.push_back({stage.stage, 0, 0, 0});
            Player player;
            ExplanationPanel panel(player);
            panel.setPalette(widgets::palette(theme));
            widgets::StageOverview legend(&panel);
            legend.setTrace(trace.get());
            legend.resize(320, legend.layout()->totalHeightForWidth(320));
            legend.show();
            show(panel);
            const QImage drawn = legend.grab().toImage();
            for (const level::RecipeStage& stage : recipe.recipe.stages) {
                const QLabel* title = nullptr;
                for (const auto* label : legend.findChildren<QLabel*>())
                    if (label->text() == widgets::stageTitle(stage.stage)) title = label;
                QVERIFY2(title != nullptr, stage.stage.c_str());
                // The colour is left of the stage's name.
                const QPoint at(6, title->geometry().center().y());
                QCOMPARE(drawn.pixelColor(at * drawn.devicePixelRatio()),
                         widgets::stageColour(stage.stage, theme.isDark));
            }
        }
    }
}

MAZELOOM_TEST(TestExplanationPanel)

}  // namespace mazeloom::tst_explanation_panel

#include "tst_explanation_panel.moc"

// SPDX-License-Identifier: MIT
// The columns keep their width: their content fits, and nothing that is picked, drawn, unfolded or
// edited moves the tools, the canvas, or the widget under the pointer.
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QToolButton>

#include "app/workspace/language.h"
#include "core/edit/paint/palette.h"
#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/panels/rules/node_card.h"
#include "widgets/panels/rules/rule_row.h"
#include "widgets/panels/rules/rules_editor.h"
#include "widgets/panels/steps/algorithm_view.h"
#include "widgets/scroll/column_area.h"
#include "widgets/tools/bars/tool_strip.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/fold_column.h"
#include "widgets/workbench/fold_header.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/side_splitter.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_steady_columns {

namespace {

constexpr std::array kPacks{"builtin:temple", "builtin:dungeons", "builtin:descent",
                            "builtin:classic", "builtin:lab"};

/// Lays everything out, which takes several rounds for nested layouts.
void settle() {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

QRect inWindow(const QWidget& widget) {
    return {widget.mapTo(widget.window(), QPoint()), widget.size()};
}

/// Returns the place of an arrow of a spin box.
QRect arrowOf(const QSpinBox& box, QStyle::SubControl arrow) {
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.buttonSymbols = box.buttonSymbols();
    option.stepEnabled = QAbstractSpinBox::StepUpEnabled | QAbstractSpinBox::StepDownEnabled;
    option.subControls = QStyle::SC_All;
    option.frame = box.hasFrame();
    return box.style()->subControlRect(QStyle::CC_SpinBox, &option, arrow, &box);
}

QString text(const QRect& rect) {
    return QString("%1, %2, %3 × %4")
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height());
}

/// Names the part of a panel that wants the most width, for fixing.
QString widestIn(const QWidget& panel, int width) {
    QStringList names;
    for (const QWidget* part : panel.findChildren<QWidget*>()) {
        const bool isLeaf = part->findChild<QWidget*>() == nullptr || part->layout() == nullptr;
        const int wanted = part->minimumSizeHint().width();
        if (!part->isVisible() || !isLeaf || 2 * wanted < width) continue;
        names << QString("%1 \"%2\" %3")
                     .arg(part->metaObject()->className(), part->accessibleName())
                     .arg(wanted);
    }
    return names.join("; ");
}

}  // namespace

/// The places of a widget whenever the window was painted. Between two paintings a widget may be
/// anywhere: a layout takes several rounds, and nobody sees them.
class PaintedPlaces : public QObject {
  public:
    explicit PaintedPlaces(const QWidget& widget) : widget_(widget) {
        widget.window()->installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::UpdateRequest) return false;
        ++paintings_;
        if (widget_.isVisible()) places_.insert(widget_.mapTo(widget_.window(), QPoint()).y());
        return false;
    }
    /// Waits until the window is painted once more.
    void paint() {
        const int before = paintings_;
        widget_.window()->update();
        QTRY_VERIFY(paintings_ > before);
    }
    const std::set<int>& places() const { return places_; }

  private:
    const QWidget& widget_;
    std::set<int> places_;
    int paintings_ = 0;
};

class TestSteadyColumns : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("steady-columns"); }
    void cleanup();
    void panelsFit_data() { languages(); }
    void panelsFit();
    void nothingMovesTheCanvas_data() { languages(); }
    void nothingMovesTheCanvas();
    void onlyTheColumnScrolls();
    void panelsOfStepsKeepTheirHeight();
    void stagesMoveNothingUnderThePointer();
    void theLitLineIsInView_data();
    void theLitLineIsInView();
    void strokesMoveNoPanel_data();
    void strokesMoveNoPanel();
    void countsStayBesideLongNames_data() { languages(); }
    void countsStayBesideLongNames();
    void rulesStayUnderThePointer();
    void problemsAboveMoveNothing_data();
    void problemsAboveMoveNothing();

  private:
    static void languages();
    void begin(const QString& language, QSize size);
    void open(const char* pack);
    widgets::Workbench& bench() { return *window_->findChild<widgets::Workbench*>(); }
    widgets::Picked& picked() { return window_->toolBox().context().picked(); }
    QList<widgets::FoldColumn*> columns() { return window_->findChildren<widgets::FoldColumn*>(); }
    QList<widgets::StageCard*> cards() { return window_->findChildren<widgets::StageCard*>(); }
    void lookAtPanels(const QString& where);
    /// Does `work` and checks that tools and canvas did not move.
    template <typename Work>
    void staying(const QString& what, const Work& work);

    std::set<QString> found_;
    QPointer<widgets::ToolStrip> tools_;
};

void TestSteadyColumns::cleanup() {
    if (window_ != nullptr) tearDown();
    for (const QString& line : found_)
        qInfo().noquote() << line;
    const bool isFine = found_.empty();
    found_.clear();
    QVERIFY(isFine);
}

void TestSteadyColumns::languages() {
    QTest::addColumn<QString>("language");
    // An installed translation stays, so the languages come one after the other. Limited runs try
    // the longer texts.
    if (testing::isWhole()) QTest::newRow("en") << QString("en");
    QTest::newRow("de") << QString("de");
}

void TestSteadyColumns::begin(const QString& language, QSize size) {
    app::installTranslations(QLocale(language));
    setUp();
    tools_ = window_->findChild<widgets::ToolStrip*>();
    window_->resize(size);
    settle();
}

void TestSteadyColumns::open(const char* pack) {
    window_->workspace().open(pack);
    QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
    settle();
}

void TestSteadyColumns::lookAtPanels(const QString& where) {
    settle();
    for (const widgets::FoldColumn* column : columns()) {
        const int room = column->viewport()->width();
        for (const auto* frame : column->findChildren<widgets::PanelFrame*>()) {
            if (!frame->isVisible() || frame->minimumSizeHint().width() <= room) continue;
            found_.insert(QString("%1, %2 wants %3 of %4: %5")
                              .arg(where, frame->id())
                              .arg(frame->minimumSizeHint().width())
                              .arg(room)
                              .arg(widestIn(*frame, room)));
        }
    }
}

void TestSteadyColumns::panelsFit() {
    QFETCH(QString, language);
    // The columns have their minimum widths.
    begin(language, {840, 700});
    for (const char* pack : kPacks) {
        open(pack);
        const QString name = language + ", " + pack;
        for (widgets::PanelFrame* frame : bench().panels()) {
            if (!bench().hasSides(*frame)) continue;
            bench().show(*frame);
            lookAtPanels(name);
        }
        const level::Pack opened = current()->pack();
        for (const level::Level& level : opened.levels) {
            const QString id = QString::fromStdString(level.id);
            current()->setCurrentSheet(widgets::levelSheet(id));
            for (widgets::StageCard* card : cards())
                card->setFolded(false);
            lookAtPanels(name + ", " + id);
            for (const std::size_t i : testing::firstOfEachKind(level)) {
                picked().setObjects({i});
                lookAtPanels(QString("%1, %2, object %3").arg(name, id).arg(i));
            }
            picked().clear();
            if (level.trajectories.empty()) continue;
            picked().setPath(0);
            lookAtPanels(QString("%1, %2, path").arg(name, id));
            picked().clear();
        }
        for (const level::Room& room : opened.rooms) {
            const QString id = QString::fromStdString(room.id);
            current()->setCurrentSheet(widgets::roomSheet(id));
            lookAtPanels(name + ", room " + id);
        }
    }
    QCOMPARE(columns().size(), 2);
    QCOMPARE(window_->width(), 840);
    for (const widgets::FoldColumn* column : columns()) {
        const auto least = widgets::SideSplitter::least();
        QVERIFY(column->width() == least.left || column->width() == least.right);
    }
}

template <typename Work>
void TestSteadyColumns::staying(const QString& what, const Work& work) {
    const QWidget& tools = *tools_;
    settle();
    const QRect toolsBefore = inWindow(tools);
    const QRect canvasBefore = inWindow(*canvas());
    work();
    settle();
    const QRect toolsNow = inWindow(tools);
    const QRect canvasNow = inWindow(*canvas());
    if (toolsNow != toolsBefore)
        found_.insert(
            QString("%1: tools from %2 to %3").arg(what, text(toolsBefore), text(toolsNow)));
    if (canvasNow != canvasBefore)
        found_.insert(
            QString("%1: canvas from %2 to %3").arg(what, text(canvasBefore), text(canvasNow)));
}

void TestSteadyColumns::nothingMovesTheCanvas() {
    QFETCH(QString, language);
    begin(language, {1280, 770});
    for (const char* pack : kPacks) {
        open(pack);
        const QString name = language + ", " + pack;
        for (const auto* header : window_->findChildren<widgets::FoldHeader*>()) {
            const QString what = name + ", " + header->text();
            for (int i = 0; i < 2; ++i) {
                staying(what, [&] {
                    QTest::mouseClick(const_cast<widgets::FoldHeader*>(header), Qt::LeftButton);
                });
            }
        }
        for (widgets::PanelFrame* frame : bench().panels()) {
            if (bench().hasSides(*frame) && bench().isOpen(*frame))
                staying(name + ", " + frame->id(), [&] { bench().raise(*frame); });
        }
        const auto levels = current()->pack().levels;
        for (const level::Level& level : levels) {
            const QString id = QString::fromStdString(level.id);
            current()->setCurrentSheet(widgets::levelSheet(id));
            const QString where = name + ", " + id;
            for (widgets::StageCard* card : cards()) {
                const QString stage = QString::fromStdString(card->stageId());
                staying(where + ", stage " + stage, [&] { card->setFolded(false); });
            }
            for (const std::size_t i : testing::firstOfEachKind(level))
                staying(where + ", an object", [&] { picked().setObjects({i}); });
            if (!level.trajectories.empty())
                staying(where + ", a path", [&] { picked().setPath(0); });
            staying(where + ", nothing", [&] { picked().clear(); });
        }
        const level::Level& first = levels.front();
        current()->setCurrentSheet(widgets::levelSheet(QString::fromStdString(first.id)));
        for (const char* tool : {"tool.objects", "tool.paths"}) {
            if (action(tool)->isEnabled())
                staying(name + ", " + tool, [&] { action(tool)->trigger(); });
        }
        if (!action("tool.paths")->isEnabled()) continue;
        action("tool.paths")->trigger();
        const std::size_t before = first.trajectories.size();
        for (const grid::Point cell : {grid::Point{1, 1}, {5, 1}, {5, 3}}) {
            staying(name + ", drawing a path", [&] {
                QTest::mouseClick(canvas(), Qt::LeftButton, {},
                                  canvas()->rectOf(cell).center().toPoint());
            });
        }
        staying(name + ", ending a path", [&] { QTest::keyClick(canvas(), Qt::Key_Return); });
        if (first.ruleset == level::Ruleset::Temple)
            QCOMPARE(current()->pack().levels.front().trajectories.size(), before + 1);
    }
}

/// A panel of a column shows all of its content, and the column scrolls; only lists of any length
/// scroll themselves.
void TestSteadyColumns::onlyTheColumnScrolls() {
    begin("en", {1280, 770});
    open("builtin:dungeons");
    current()->setCurrentSheet(widgets::levelSheet("the-guildhall"));
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    for (const char* id : {"recipe", "inspector", "selected", "layers", "data", "provenance",
                           "explanation", "mission"})
        bench().show(id);
    for (widgets::StageCard* card : cards())
        card->setFolded(false);
    settle();
    for (const widgets::FoldColumn* column : columns()) {
        for (const auto* area : column->findChildren<QScrollArea*>()) {
            if (!area->isVisible()) continue;
            QTRY_VERIFY2(area->verticalScrollBar()->maximum() == 0,
                         qPrintable(QString("%1: %2 too high")
                                        .arg(area->accessibleName())
                                        .arg(area->verticalScrollBar()->maximum())));
        }
    }
    auto* right = window_->findChild<widgets::FoldColumn*>("rightColumn");
    QVERIFY(right->verticalScrollBar()->maximum() > 0);
    // The scroll bar lies beside the content, whose width stays when it appears and disappears.
    const int width = right->viewport()->width();
    const auto bars = right->findChildren<QScrollBar*>(Qt::FindDirectChildrenOnly);
    QCOMPARE(bars.size(), 1);
    QVERIFY(bars.front()->isVisible());
    QVERIFY(bars.front()->geometry().left() >= right->viewport()->geometry().right());
    for (widgets::PanelFrame* frame : bench().panels())
        frame->setUnfolded(false);
    settle();
    QVERIFY(!bars.front()->isVisible());
    QCOMPARE(right->viewport()->width(), width);
    // A panel that its header unfolds becomes visible: completely, or from its top.
    for (const auto* header : right->findChildren<widgets::FoldHeader*>()) {
        QTest::mouseClick(const_cast<widgets::FoldHeader*>(header), Qt::LeftButton);
        settle();
        const QWidget& section = *header->parentWidget();
        const QRect place(section.mapTo(right->viewport(), QPoint()), section.size());
        const QRect seen = right->viewport()->rect();
        QVERIFY2(seen.contains(place) || (place.height() > seen.height() && place.top() == 0),
                 qPrintable(header->text() + ": " + text(place)));
    }
}

/// The explanation of steps has another height at each stage; the widgets below it do not move.
void TestSteadyColumns::panelsOfStepsKeepTheirHeight() {
    begin("en", {1280, 770});
    open("builtin:dungeons");
    bench().show("explanation");
    settle();
    const widgets::PanelFrame& frame = *bench().find("explanation");
    widgets::Player& player = window_->player();
    const auto walk = [&] {
        std::set<int> heights;
        for (trace::StepIndex step = 0; step <= player.count(); step += player.count() / 40) {
            player.seek(step);
            settle();
            heights.insert(frame.minimumSizeHint().height());
        }
        return heights;
    };
    const int greatest = *walk().rbegin();
    QCOMPARE(walk(), std::set<int>{greatest});
}

/// The pointer is over the explanation while the next stage begins, which has another summary and
/// another algorithm: no panel of the column moves.
void TestSteadyColumns::stagesMoveNothingUnderThePointer() {
    begin("en", {1280, 770});
    open("builtin:dungeons");
    bench().show("explanation");
    settle();
    widgets::Player& player = window_->player();
    const widgets::PanelFrame& frame = *bench().find("explanation");
    auto* area = frame.findChild<widgets::ColumnArea*>();
    QVERIFY(area != nullptr && player.timeline()->trace().stages.size() > 3);
    // Every height that the panel has is known before the test.
    const std::vector<trace::StageSpan> stages = player.timeline()->trace().stages;
    for (const trace::StageSpan& stage : stages) {
        player.seek(stage.first);
        settle();
    }
    const auto widgetsBelow = [&] {
        QList<QWidget*> shown = area->widget()->findChildren<QWidget*>();
        shown.removeIf([](const QWidget* each) {
            return !each->isVisible() || each->visibleRegion().isEmpty();
        });
        return shown;
    };
    int tried = 0;
    for (std::size_t i = 0; i + 1 < stages.size(); ++i) {
        player.seek(stages[i].end);
        settle();
        const auto count = widgetsBelow().size();
        for (qsizetype k = 0; k < count; ++k) {
            player.seek(stages[i].end);
            settle();
            const QList<QWidget*> shown = widgetsBelow();
            if (k >= shown.size()) break;
            // The pointer comes from outside of the column.
            QTest::mouseMove(canvas(), QPoint(50, 50));
            QTest::mouseMove(shown[k], shown[k]->visibleRegion().boundingRect().center());
            settle();
            const QString what =
                QString("stage %1, over %2").arg(i).arg(shown[k]->metaObject()->className());
            staying(what, [&] {
                PaintedPlaces painted(frame);
                painted.paint();
                player.seek(stages[i + 1].first + 1);
                settle();
                painted.paint();
                QVERIFY2(painted.places().size() == 1, qPrintable(what));
            });
            ++tried;
        }
    }
    QVERIFY(tried > 20);
}

void TestSteadyColumns::theLitLineIsInView_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280 × 800") << QSize(1280, 770);
    QTest::newRow("1920 × 1080") << QSize(1920, 1050);
}

/// Each step of a generation shows the line that runs, while tools and canvas stay.
void TestSteadyColumns::theLitLineIsInView() {
    QFETCH(QSize, size);
    begin("en", size);
    for (const char* level : {"undercity", "the-borough", "the-grotto"}) {
        open("builtin:dungeons");
        current()->setCurrentSheet(widgets::levelSheet(level));
        const auto isMade = [&] {
            const auto* timeline = window_->player().timeline();
            const auto* shown = widgets::currentLevel(*current());
            return timeline != nullptr && !window_->player().isAwaiting() &&
                   timeline->cells().size() == shown->size;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isMade(), 60'000);
        bench().show("explanation");
        QTest::mouseMove(canvas(), QPoint(50, 50));
        canvas()->setFocus();
        settle();
        const auto* view = window_->findChild<widgets::AlgorithmView*>();
        widgets::Player& player = window_->player();
        action("timeline.first")->trigger();
        std::set<const QWidget*> lit;
        const trace::StepIndex stride = std::max<trace::StepIndex>(1, player.count() / 150);
        for (trace::StepIndex step = 0; step + 1 < player.count(); step += stride) {
            staying(QString(level), [&] {
                player.seek(step);
                QTest::keyClick(canvas(), Qt::Key_Period);
                settle();
            });
            const QWidget* line = view->isVisible() ? view->litLine() : nullptr;
            if (line == nullptr) continue;
            lit.insert(line);
            QVERIFY2(line->visibleRegion().boundingRect() == line->rect(),
                     qPrintable(QString("%1, step %2").arg(level).arg(step)));
        }
        QVERIFY(lit.size() > 2);
    }
}

void TestSteadyColumns::strokesMoveNoPanel_data() {
    QTest::addColumn<QString>("pack");
    for (const char* pack : kPacks)
        QTest::newRow(pack) << QString(pack);
}

/// A stroke regenerates the level. Meanwhile each visible part of a column is painted in its place.
void TestSteadyColumns::strokesMoveNoPanel() {
    QFETCH(const QString, pack);
    begin("en", {1280, 770});
    open(qPrintable(pack));
    bench().show("explanation");
    window_->player().seek(window_->player().count());
    window_->toolBox().setCurrent(window_->toolBox().find("brush"));
    // Walls on painted floor; in a level without paint, floor.
    const auto paint = currentLevel(*current())->paint;
    window_->toolBox().context().inks().setCurrent(*edit::findInk(paint ? "wall" : "floor"));
    std::vector<grid::Point> cells;
    if (paint) {
        for (int y = 1; y + 1 < paint->height(); y += 2) {
            for (int x = 1; x + 1 < paint->width(); x += 7) {
                if (level::terrainOf(paint->at({x, y})) == level::Terrain::Floor)
                    cells.push_back({x, y});
            }
        }
        QVERIFY(cells.size() >= 6);
        cells.resize(6);
    } else {
        for (int i = 0; i < 6; ++i)
            cells.push_back({5 + i, 4 + i % 3});
    }
    settle();
    std::map<QString, std::unique_ptr<PaintedPlaces>> places;
    for (widgets::PanelFrame* frame : bench().panels()) {
        if (bench().hasSides(*frame))
            places.emplace(frame->id(), std::make_unique<PaintedPlaces>(*frame));
    }
    for (const grid::Point cell : cells) {
        QSignalSpy made(&window_->player(), &widgets::Player::timelineChanged);
        const QPoint at = canvas()->rectOf(cell).center().toPoint();
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at);
        QTRY_VERIFY_WITH_TIMEOUT(!made.isEmpty(), 60'000);
        settle();
    }
    int painted = 0;
    for (const auto& [id, where] : places) {
        painted += where->places().empty() ? 0 : 1;
        QStringList texts;
        for (const int y : where->places())
            texts << QString::number(y);
        if (texts.size() > 1) found_.insert(id + " was painted at " + texts.join(", "));
    }
    QVERIFY(painted > 1);
}

/// In columns of the usual width, each stage shows its step count; its name is elided, and the tool
/// tip shows it in full.
void TestSteadyColumns::countsStayBesideLongNames() {
    QFETCH(QString, language);
    begin(language, {1280, 770});
    int cut = 0;
    for (const char* pack : {"builtin:temple", "builtin:dungeons", "builtin:descent"}) {
        open(pack);
        bench().show("recipe");
        const auto levels = current()->pack().levels;
        for (const level::Level& level : levels) {
            const QString id = QString::fromStdString(level.id);
            const bool isShown = current()->currentSheet() == widgets::levelSheet(id);
            QSignalSpy made(&window_->player(), &widgets::Player::timelineChanged);
            current()->setCurrentSheet(widgets::levelSheet(id));
            QTRY_VERIFY_WITH_TIMEOUT(isShown || !made.isEmpty(), 60'000);
            QTRY_VERIFY(window_->player().timeline() != nullptr);
            settle();
            const std::size_t stages = window_->player().timeline()->trace().stages.size();
            for (std::size_t i = 0; i < stages; ++i) {
                // Another generation may replace the timeline in between.
                const auto span = [&] {
                    return window_->player().timeline()->trace().stages.at(i);
                };
                // Cards of the previous level are hidden until they are deleted.
                const auto cardOf = [&]() -> const widgets::StageCard* {
                    auto shown = cards();
                    shown.removeIf([](const auto* each) { return !each->isVisible(); });
                    return shown.value(static_cast<qsizetype>(span().recipeIndex), nullptr);
                };
                const auto isCounted = [&] {
                    const widgets::StageCard* each = cardOf();
                    if (each == nullptr) return false;
                    const auto labels = each->findChildren<QLabel*>();
                    return std::ranges::any_of(labels, [&](const QLabel* label) {
                        bool isNumber = false;
                        QLocale().toULongLong(label->text(), &isNumber);
                        return label->isVisible() && isNumber;
                    });
                };
                const QString where = QString("%1, stage %2").arg(id).arg(i);
                QTRY_VERIFY2(isCounted(), qPrintable(where));
                const widgets::StageCard* card = cardOf();
                const auto buttons = card->findChildren<QToolButton*>();
                const auto title = std::ranges::find(buttons, Qt::ToolButtonTextBesideIcon,
                                                     &QToolButton::toolButtonStyle);
                QVERIFY2((*title)->width() >= (*title)->sizeHint().width(), qPrintable(where));
                if (!(*title)->text().endsWith(QChar(0x2026))) continue;
                ++cut;
                const QString whole = (*title)->toolTip().section('\n', 0, 0);
                QVERIFY2(whole.startsWith((*title)->text().chopped(1).trimmed()) &&
                             whole.size() >= (*title)->text().size(),
                         qPrintable(whole));
            }
        }
    }
    if (language == "de") QVERIFY(cut > 0);
}

void TestSteadyColumns::rulesStayUnderThePointer() {
    begin("en", {1280, 770});
    open("builtin:lab");
    bench().show("recipe");
    const auto levels = current()->pack().levels;
    std::size_t next = 0;
    for (const level::Level& level : levels) {
        if (!testing::isSampledOnce(next++)) continue;
        const QString id = QString::fromStdString(level.id);
        current()->setCurrentSheet(widgets::levelSheet(id));
        settle();
        for (widgets::StageCard* card : cards()) {
            if (card->rules() == nullptr) continue;
            card->setFolded(false);
            settle();
            const auto stay = [&](const QString& what, QWidget& widget, const auto& work) {
                widgets::revealInAreas(widget, 40);
                settle();
                PaintedPlaces painted(widget);
                painted.paint();
                work();
                settle();
                painted.paint();
                if (painted.places().size() == 1) return;
                QString places;
                for (const int place : painted.places())
                    places += QString(" %1").arg(place);
                found_.insert(QString("%1, %2:%3").arg(id, what, places));
            };
            auto rows = card->rules()->findChildren<widgets::RuleRow*>();
            // Rows of the previous level are hidden until they are deleted.
            rows.removeIf([](const widgets::RuleRow* row) { return !row->isVisible(); });
            QVERIFY(!rows.isEmpty());
            // Only the first and the last rule of each program are tested.
            while (rows.size() > 2)
                rows.remove(1);
            for (auto* row : rows) {
                // A pattern of another size changes the height of its form, whether by mouse or by
                // keys.
                for (auto* box : row->findChildren<QSpinBox*>()) {
                    const QString name = box->accessibleName();
                    for (const auto arrow : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
                        const QPoint at = arrowOf(*box, arrow).center();
                        for (int i = 0; i < 2; ++i)
                            stay(name, *box,
                                 [&] { QTest::mouseClick(box, Qt::LeftButton, {}, at); });
                    }
                    box->setFocus();
                    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down})
                        stay(name + " by keys", *box, [&] { QTest::keyClick(box, key); });
                }
                for (auto* grid : {row->find(), row->put()}) {
                    for (const Qt::MouseButton button : {Qt::RightButton, Qt::LeftButton}) {
                        stay("painting", *grid,
                             [&] { QTest::mouseClick(grid, button, {}, QPoint(6, 6)); });
                    }
                }
            }
            for (auto* node : card->rules()->findChildren<widgets::NodeCard*>()) {
                if (!node->times()->isVisible()) continue;
                QSpinBox* times = node->times();
                const int before = times->value();
                stay("times", *times, [&] { times->setValue(1); });
                stay("times", *times, [&] { times->setValue(2); });
                times->setValue(before);
            }
        }
    }
}

void TestSteadyColumns::problemsAboveMoveNothing_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("floatingHeight");
    QTest::newRow("the column scrolls") << QSize(1280, 770) << 0;
    QTest::newRow("nothing to scroll") << QSize(1280, 3000) << 0;
    QTest::newRow("a floating panel scrolls") << QSize(1280, 770) << 400;
    QTest::newRow("a tall floating panel") << QSize(1280, 770) << 3000;
}

/// Problems appear in the cards above the edited card, and disappear again.
void TestSteadyColumns::problemsAboveMoveNothing() {
    QFETCH(QSize, size);
    QFETCH(int, floatingHeight);
    begin("en", size);
    open("builtin:dungeons");
    current()->setCurrentSheet(widgets::levelSheet("crypt"));
    if (floatingHeight > 0) {
        widgets::PanelFrame& recipe = *bench().find("recipe");
        bench().setFloating(recipe, true);
        recipe.window()->resize(320, floatingHeight);
        QVERIFY(QTest::qWaitForWindowExposed(recipe.window()));
    }
    settle();
    const auto all = cards();
    QVERIFY(all.size() > 3);
    widgets::StageCard* first = all.front();
    QSpinBox* box = nullptr;
    for (widgets::StageCard* card : all) {
        card->setFolded(false);
        settle();
        if (card != first && card->findChild<QSpinBox*>() != nullptr)
            box = card->findChild<QSpinBox*>();
    }
    QVERIFY(box != nullptr);
    const auto problem = [&](int count) {
        std::vector<widgets::StageCard::Trouble> troubles(static_cast<std::size_t>(count));
        for (widgets::StageCard::Trouble& trouble : troubles)
            trouble.text = "A sentence that tells what is wrong with this stage, on several lines";
        first->setTroubles(std::move(troubles));
    };
    for (const bool byKeys : {false, true}) {
        settle();
        widgets::revealInAreas(*box, 40);
        settle();
        if (byKeys) {
            QTest::mouseMove(canvas(), QPoint(5, 5));
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Home);
        } else {
            QTest::mouseMove(box, box->rect().center());
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(4, 4));
        }
        settle();
        PaintedPlaces painted(*box);
        painted.paint();
        const int height = first->height();
        for (const int count : {1, 4, 2, 0}) {
            problem(count);
            settle();
            QCOMPARE(first->height() > height, count > 0);
            painted.paint();
            QCOMPARE(painted.places().size(), std::size_t{1});
        }
    }
    // Empty space at the bottom is removed when the user looks at something else.
    problem(4);
    settle();
    problem(0);
    settle();
    canvas()->setFocus();
    QTest::mouseMove(canvas(), QPoint(5, 5));
    settle();
    for (const widgets::FoldColumn* column : columns())
        QCOMPARE(column->widget()->height(),
                 std::max(column->viewport()->height(), column->contents()->height()));
}

MAZELOOM_TEST(TestSteadyColumns)

}  // namespace mazeloom::tst_steady_columns

#include "tst_steady_columns.moc"

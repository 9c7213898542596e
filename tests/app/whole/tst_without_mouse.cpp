// SPDX-License-Identifier: MIT
// The editor by keys alone: painting, objects, paths and provenance in the real window; and keys
// with the same effect wherever the focus is.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStatusBar>

#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/timeline/speed_slider.h"
#include "widgets/tools/measure/measure_tool.h"
#include "widgets/tools/object_tool.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/fold_tabs.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_without_mouse {

using grid::Point;

class TestWithoutMouse : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("without-mouse"); }
    void init();
    void cleanup() { tearDown(); }
    void paintsWithSymmetry();
    void drawsARectangle();
    void placesMovesAndRemovesAnObject();
    void drawsAPath();
    void asksWhy();
    void fillsWithAPattern();
    void measures();
    void theStatusFollowsTheCursor();
    void takingAToolTakesTheKeysToTheCanvas();
    void bracketsAreTheBrushsEverywhere();
    void endNeverSetsTheSpeed();
    void aHiddenFieldEatsNoKey();
    void aDisabledFieldHandsOnNoKey();
    void everyPanelShowsTheFocus();

  private:
    /// Presses a key in the widget that has the focus.
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* at = QApplication::focusWidget();
        QTest::keyClick(at != nullptr ? at : window_.get(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    }
    void go(Point cell);
    const level::Level& level() { return *currentLevel(*current()); }
    bool isFloor(Point cell) {
        return (level().paint->at(cell) & level::kPaintTerrain) ==
               static_cast<level::Paint>(level::Terrain::Floor);
    }
    int brushSize() { return window_->toolBox().context().reach().brush().size; }
    QString tool() {
        const widgets::Tool* tool = window_->toolBox().current();
        return tool == nullptr ? QString() : QString(tool->info().id);
    }
    /// The visible text fields of the main window.
    QList<QWidget*> fields();
};

void TestWithoutMouse::init() {
    setUp();
    window_->resize(1280, 800);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    newSolidPack();
}

void TestWithoutMouse::go(Point cell) {
    if (!canvas()->hasCursor()) press(Qt::Key_Left);
    QVERIFY(canvas()->hasCursor());
    const auto at = [this] { return *canvas()->cursorCell(); };
    for (int i = 0; i < 100 && at() != cell; ++i) {
        if (at().x != cell.x) press(at().x > cell.x ? Qt::Key_Left : Qt::Key_Right);
        if (at().y != cell.y) press(at().y > cell.y ? Qt::Key_Up : Qt::Key_Down);
    }
    QVERIFY(at() == cell);
}

void TestWithoutMouse::paintsWithSymmetry() {
    action("symmetry.left-right")->trigger();
    press(Qt::Key_B);
    go({3, 4});
    press(Qt::Key_Return);
    go({6, 4});
    press(Qt::Key_Return);
    for (int x = 3; x <= 6; ++x) {
        QVERIFY(isFloor({x, 4}));
        QVERIFY(isFloor({29 - x, 4}));
    }
    QVERIFY(!isFloor({7, 4}));
    QCOMPARE(current()->history()->count(), 1);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!level().paint.has_value());
}

void TestWithoutMouse::drawsARectangle() {
    press(Qt::Key_R);
    QCOMPARE(tool(), QString("rectangle"));
    go({5, 5});
    press(Qt::Key_Return);
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(isFloor({5, 5}) && isFloor({13, 6}) && !isFloor({14, 6}) && !isFloor({13, 7}));
}

void TestWithoutMouse::placesMovesAndRemovesAnObject() {
    drawsARectangle();
    press(Qt::Key_T);
    qobject_cast<widgets::ObjectTool*>(window_->toolBox().current())
        ->setKind(level::ThingKind::Heart);
    go({6, 5});
    press(Qt::Key_Return);
    QCOMPARE(level().objects.size(), std::size_t{1});
    press(Qt::Key_Return);
    go({9, 6});
    press(Qt::Key_Return);
    QVERIFY(level().objects[0].at == (Point{9, 6}));
    press(Qt::Key_Delete);
    QVERIFY(level().objects.empty());
}

void TestWithoutMouse::drawsAPath() {
    drawsARectangle();
    press(Qt::Key_P);
    for (const Point cell : {Point{5, 5}, Point{12, 5}, Point{12, 6}}) {
        go(cell);
        press(Qt::Key_Return);
    }
    press(Qt::Key_Return);
    QCOMPARE(level().trajectories.size(), std::size_t{1});
    QCOMPARE(level().trajectories[0].points.size(), std::size_t{3});
}

void TestWithoutMouse::asksWhy() {
    auto* panel = window_->findChild<widgets::ProvenancePanel*>();
    press(Qt::Key_V);
    go({8, 8});
    QVERIFY(!panel->cell());
    press(Qt::Key_Return);
    QVERIFY(panel->cell() == (Point{8, 8}));
    QVERIFY(panel->isVisible());
    // The question mark also works while a tool is in use, and changes nothing in the level.
    press(Qt::Key_B);
    go({9, 8});
    press(Qt::Key_Question);
    QVERIFY(panel->cell() == (Point{9, 8}));
    QCOMPARE(current()->history()->count(), 0);
    // With the mouse, the question is about the cell below it.
    const QPoint at = canvas()->rectOf({4, 4}).center().toPoint();
    QMouseEvent move(QEvent::MouseMove, at, canvas()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(canvas(), &move);
    QMouseEvent away(QEvent::MouseMove, at + QPoint(1, 0), canvas()->mapToGlobal(at + QPoint(1, 0)),
                     Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(canvas(), &away);
    press(Qt::Key_Question);
    QVERIFY(panel->cell() == (Point{4, 4}));
}

void TestWithoutMouse::fillsWithAPattern() {
    // A diagonal of two cells, and a region more than twice as large each way.
    press(Qt::Key_B);
    for (const Point cell : {Point{2, 2}, Point{3, 3}}) {
        go(cell);
        press(Qt::Key_Return);
        press(Qt::Key_Return);
    }
    const auto select = [this](Point from, Point to) {
        press(Qt::Key_S);
        go(from);
        press(Qt::Key_Return);
        go(to);
        press(Qt::Key_Return);
    };
    select({2, 2}, {3, 3});
    press(Qt::Key_C, Qt::ControlModifier);
    select({10, 5}, {14, 9});
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    for (int y = 4; y <= 10; ++y) {
        for (int x = 9; x <= 15; ++x) {
            const bool isInside = x >= 10 && x <= 14 && y >= 5 && y <= 9;
            QCOMPARE(isFloor({x, y}), isInside && (x - 10) % 2 == (y - 5) % 2);
        }
    }
    QCOMPARE(window_->toolBox().context().reach().selection().cellCount(), 25);
    QCOMPARE(current()->history()->count(), 3);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!isFloor({10, 5}));
}

void TestWithoutMouse::measures() {
    drawsARectangle();  // nine columns and two rows, from (5, 5)
    QTRY_VERIFY(window_->player().timeline()->cells().at({13, 6}).isWalkable());
    press(Qt::Key_D);
    auto* tool = qobject_cast<widgets::MeasureTool*>(window_->toolBox().current());
    QVERIFY(tool != nullptr);
    go({5, 5});
    press(Qt::Key_Return);
    go({9, 6});
    press(Qt::Key_Return);
    QCOMPARE(tool->text(), QString("4.1 straight · 4 as a king moves · 5 on foot"));
    QCOMPARE(current()->history()->count(), 1);
    // No path leads through rock.
    go({5, 5});
    press(Qt::Key_Return);
    go({5, 8});
    press(Qt::Key_Return);
    QCOMPARE(tool->text(), QString("3.0 straight · 3 as a king moves · no way on foot"));
    press(Qt::Key_Escape);
    QVERIFY(tool->text().isEmpty());
}

void TestWithoutMouse::theStatusFollowsTheCursor() {
    const auto text = [this](const QString& name) {
        for (const QLabel* label : window_->statusBar()->findChildren<QLabel*>()) {
            if (label->accessibleName().startsWith(name)) return label->text();
        }
        return QString();
    };
    const QString hint = text("What the tool does");
    go({8, 8});
    const QString here = text("Cell under");
    QVERIFY(!here.isEmpty());
    QVERIFY2(here.contains(canvas()->describe({8, 8})), qPrintable(here));
    QVERIFY(text("What the tool does") != hint);
    press(Qt::Key_Right);
    QVERIFY(text("Cell under") != here);
    press(Qt::Key_Escape);
    QCOMPARE(text("What the tool does"), hint);
}

void TestWithoutMouse::takingAToolTakesTheKeysToTheCanvas() {
    auto* workbench = window_->findChild<widgets::Workbench*>();
    for (const char* panel : {"levels", "steps", "recipe", "timeline"}) {
        workbench->show(panel);
        action(qPrintable(QString("panel.") + panel))->trigger();
        canvas()->clearFocus();
        for (QWidget* widget : workbench->find(panel)->findChildren<QWidget*>()) {
            const bool takesFocus = widget->isVisible() && widget->isEnabled() &&
                                    (widget->focusPolicy() & Qt::TabFocus) != 0;
            if (!takesFocus || fields().contains(widget)) continue;
            widget->setFocus();
            press(Qt::Key_B);
            QCOMPARE(tool(), QString("brush"));
            QVERIFY(canvas()->hasFocus());
            press(Qt::Key_V);
        }
    }
}

QList<QWidget*> TestWithoutMouse::fields() {
    QList<QWidget*> fields;
    for (QWidget* widget : window_->findChildren<QWidget*>()) {
        // Widgets within a spin box pass the focus on to it.
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
            widget->focusProxy() != nullptr)
            continue;
        const auto* combo = qobject_cast<QComboBox*>(widget);
        if (qobject_cast<QLineEdit*>(widget) != nullptr ||
            qobject_cast<QPlainTextEdit*>(widget) != nullptr ||
            qobject_cast<QAbstractSpinBox*>(widget) != nullptr ||
            (combo != nullptr && combo->isEditable()))
            fields << widget;
    }
    return fields;
}

void TestWithoutMouse::bracketsAreTheBrushsEverywhere() {
    auto* workbench = window_->findChild<widgets::Workbench*>();
    int tried = 0;
    for (const QString& held : {QString(), QString("brush"), QString("line")}) {
        window_->toolBox().setCurrent(held.isEmpty() ? nullptr : window_->toolBox().find(held));
        for (widgets::PanelFrame* frame : workbench->panels()) {
            workbench->show(*frame);
            const double speed = window_->player().speed();
            for (QWidget* widget : window_->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled() ||
                    (widget->focusPolicy() & Qt::TabFocus) == 0 ||
                    widget->focusProxy() != nullptr || fields().contains(widget))
                    continue;
                widget->setFocus();
                if (!widget->hasFocus()) continue;
                ++tried;
                const int before = brushSize();
                QTest::keyClick(widget, Qt::Key_BracketRight);
                const QString where =
                    QString(widget->metaObject()->className()) + ' ' + widget->accessibleName();
                QVERIFY2(brushSize() == before + 1, qPrintable(where));
                QTest::keyClick(widget, Qt::Key_BracketLeft);
                QVERIFY2(brushSize() == before, qPrintable(where));
            }
            QCOMPARE(window_->player().speed(), speed);
        }
    }
    QVERIFY2(tried > 200, qPrintable(QString::number(tried)));
    // A field being edited takes the keys as text.
    auto* line = window_->findChild<QLineEdit*>();
    for (QWidget* widget : fields()) {
        if (qobject_cast<QLineEdit*>(widget) != nullptr) line = qobject_cast<QLineEdit*>(widget);
    }
    const int before = brushSize();
    line->setFocus();
    line->clear();
    QTest::keyClick(line, Qt::Key_BracketRight);
    QCOMPARE(brushSize(), before);
}

void TestWithoutMouse::endNeverSetsTheSpeed() {
    const double speed = window_->player().speed();
    auto* slider = window_->findChild<widgets::SpeedSlider*>();
    QVERIFY(slider->isVisible());
    for (QWidget* widget : {static_cast<QWidget*>(canvas()), static_cast<QWidget*>(slider)}) {
        widget->setFocus();
        QVERIFY(widget->hasFocus());
        for (const int key : {Qt::Key_End, Qt::Key_Home}) {
            press(key);
            QCOMPARE(window_->player().speed(), speed);
        }
    }
    // A click on the slider leaves the focus on the canvas.
    canvas()->setFocus();
    QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() / 3, slider->height() / 2});
    QVERIFY(canvas()->hasFocus());
}

/// Folds the section or the tabs of a panel; a panel in the middle goes behind the level.
void fold(widgets::PanelFrame& frame) {
    auto* bench = frame.window()->findChild<widgets::Workbench*>();
    if (bench->pages().isAncestorOf(&frame)) bench->pages().showWork();
    for (QWidget* at = frame.parentWidget(); at != nullptr; at = at->parentWidget()) {
        if (auto* tabs = qobject_cast<widgets::FoldTabs*>(at)) return tabs->setUnfolded(false);
    }
    frame.setUnfolded(false);
}

void TestWithoutMouse::aHiddenFieldEatsNoKey() {
    auto* workbench = window_->findChild<widgets::Workbench*>();
    const level::Pack before = current()->pack();
    int tried = 0;
    for (widgets::PanelFrame* frame : workbench->panels()) {
        workbench->show(*frame);
        for (QWidget* field : fields()) {
            if (!frame->isAncestorOf(field)) continue;
            // Folded, closed, or hidden by itself because it depends on another choice.
            for (const int way : {0, 1, 2}) {
                workbench->show(*frame);
                if (!field->isVisible() || !field->isEnabled()) continue;
                field->setFocus();
                if (!field->hasFocus()) continue;
                ++tried;
                if (way == 0) fold(*frame);
                if (way == 1) workbench->setOpen(*frame, false);
                if (way == 2) field->hide();
                window_->toolBox().setCurrent(nullptr);
                const QString where =
                    frame->id() + ' ' + field->accessibleName() + ' ' + QString::number(way);
                for (const int key : {Qt::Key_B, Qt::Key_E, Qt::Key_R})
                    press(key);
                const QWidget* at = QApplication::focusWidget();
                QVERIFY2(tool() == "rectangle",
                         qPrintable(where + " -> " +
                                    (at == nullptr ? QString("nothing")
                                                   : at->accessibleName() + at->objectName())));
                if (way == 2) field->show();
            }
        }
    }
    QVERIFY2(tried > 20, qPrintable(QString::number(tried)));
    QVERIFY(current()->pack() == before);
}

void TestWithoutMouse::aDisabledFieldHandsOnNoKey() {
    auto* workbench = window_->findChild<widgets::Workbench*>();
    workbench->show("inspector");
    for (QWidget* field : fields()) {
        if (!field->isEnabled()) continue;
        field->setFocus();
        if (!field->hasFocus()) continue;
        field->setEnabled(false);
        window_->toolBox().setCurrent(nullptr);
        for (const int key : {Qt::Key_B, Qt::Key_E, Qt::Key_R})
            press(key);
        QVERIFY2(tool() == "rectangle", qPrintable(field->accessibleName()));
        field->setEnabled(true);
    }
}

void TestWithoutMouse::everyPanelShowsTheFocus() {
    auto& bench = *window_->findChild<widgets::Workbench*>();
    QStringList blind;
    for (widgets::PanelFrame* panel : bench.panels()) {
        bench.show(*panel);
        QCoreApplication::processEvents();
        // From the panel's place in the ring of F6, through all stops of Tab within the panel.
        QWidget* first = nullptr;
        for (int i = 0; i < 60 && first == nullptr; ++i) {
            press(Qt::Key_F6);
            if (panel->isAncestorOf(QApplication::focusWidget()))
                first = QApplication::focusWidget();
        }
        for (int i = 0; i < 40 && panel->isAncestorOf(QApplication::focusWidget()); ++i) {
            QWidget* stop = QApplication::focusWidget();
            const QImage with = window_->grab().toImage();
            stop->clearFocus();
            const QImage without = window_->grab().toImage();
            stop->setFocus(Qt::TabFocusReason);
            if (with == without)
                blind << QStringLiteral("%1: %2 \"%3\"")
                             .arg(panel->title(), stop->metaObject()->className(),
                                  stop->accessibleName());
            press(Qt::Key_Tab);
            if (QApplication::focusWidget() == first) break;
        }
        canvas()->setFocus();
    }
    QVERIFY2(blind.isEmpty(), qPrintable(blind.join('\n')));
}

MAZELOOM_TEST(TestWithoutMouse)

}  // namespace mazeloom::tst_without_mouse

#include "tst_without_mouse.moc"

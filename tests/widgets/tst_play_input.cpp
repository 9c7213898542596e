// SPDX-License-Identifier: MIT
// Real keys and a real pointer over a plain widget, and what they mean to a game.
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>

#include "widgets/play/controls_dialog.h"
#include "widgets/play/play_input.h"

using namespace mazeloom;
using namespace mazeloom::widgets;
using grid::Direction;
using play::Stroke;
using play::temple::Button;
using play::temple::press;
using play::temple::release;
using play::temple::tap;

namespace {

struct Bench {
    Bench() {
        view.resize(200, 200);
        view.setFocusPolicy(Qt::StrongFocus);
        view.setMouseTracking(true);
        view.show();
        view.activateWindow();
        view.setFocus();
        isReady = QTest::qWaitForWindowActive(&view);
        QObject::connect(&input, &PlayInput::stroke, &view,
                         [this](Stroke stroke) { strokes.push_back(stroke); });
        QObject::connect(&input, &PlayInput::commanded, &view,
                         [this](PlayCommand command) { commands.push_back(command); });
        input.setOn(true);
        input.frame({100, 100}, Direction::Down);
    }
    void move(QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    std::vector<Stroke> taken() { return std::exchange(strokes, {}); }

    QWidget view;
    bool isReady = false;
    PlayControls controls;
    Gamepad gamepad;
    PlayInput input{view, controls, gamepad};
    std::vector<Stroke> strokes;
    std::vector<PlayCommand> commands;
};

using Strokes = std::vector<Stroke>;

}  // namespace

class TestPlayInput : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("mazeloom-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_play_input"));
    }
    void init() { QSettings().clear(); }

    void heldKeysAreHeldAndOthersAreTaps() {
        Bench bench;
        QTest::keyPress(&bench.view, Qt::Key_Right);
        QCOMPARE(bench.taken(), Strokes{press(Button::Right)});
        QTest::keyRelease(&bench.view, Qt::Key_Right);
        QCOMPARE(bench.taken(), Strokes{release(Button::Right)});
        QTest::keyClick(&bench.view, Qt::Key_Space);
        QTest::keyClick(&bench.view, Qt::Key_Return);
        QTest::keyClick(&bench.view, Qt::Key_Tab);
        QTest::keyClick(&bench.view, Qt::Key_1);
        QTest::keyClick(&bench.view, Qt::Key_2);
        QCOMPARE(bench.taken(), (Strokes{tap(Button::Throw), tap(Button::Read), tap(Button::Switch),
                                         tap(Button::Tnt), tap(Button::Grenade)}));
        QVERIFY(bench.view.hasFocus());  // Tab did not move it
        QTest::keyClick(&bench.view, Qt::Key_Escape);
        QTest::keyClick(&bench.view, Qt::Key_R);
        QCOMPARE(bench.commands, (std::vector{PlayCommand::Menu, PlayCommand::Restart}));
    }

    void rewindingLastsAsLongAsItsKey() {
        Bench bench;
        QSignalSpy rewinding(&bench.input, &PlayInput::rewinding);
        QTest::keyPress(&bench.view, Qt::Key_Backspace);
        QCOMPARE(rewinding.count(), 1);
        QCOMPARE(rewinding.takeFirst().at(0).toBool(), true);
        bench.input.setOn(false);
        QCOMPARE(rewinding.count(), 1);
        QCOMPARE(rewinding.takeFirst().at(0).toBool(), false);
        QVERIFY(bench.strokes.empty());
    }

    void aRepeatedKeyGoesDownOnce() {
        Bench bench;
        QTest::keyPress(&bench.view, Qt::Key_Left);
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(&bench.view, &again);
        QKeyEvent up(QEvent::KeyRelease, Qt::Key_Left, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(&bench.view, &up);
        QCOMPARE(bench.taken(), Strokes{press(Button::Left)});
    }

    void whatIsHeldIsLetGoWithTheFocus() {
        Bench bench;
        QWidget other;
        other.setFocusPolicy(Qt::StrongFocus);
        QTest::keyPress(&bench.view, Qt::Key_Up);
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {180, 100});
        QCOMPARE(bench.taken(), (Strokes{press(Button::Up), press(Button::Right)}));
        QFocusEvent out(QEvent::FocusOut);
        QCoreApplication::sendEvent(&bench.view, &out);
        QCOMPARE(bench.taken(), (Strokes{release(Button::Up), release(Button::Right)}));
    }

    void thePointerTurnsTheHero() {
        Bench bench;
        bench.move({180, 110});
        bench.input.frame({100, 100}, Direction::Down);
        QCOMPARE(bench.taken(), Strokes{tap(Button::FaceRight)});
        bench.input.frame({100, 100}, Direction::Right);
        QVERIFY(bench.taken().empty());
        // A key was used since: a pointer that rests does not turn the hero back.
        QTest::keyClick(&bench.view, Qt::Key_Left);
        bench.taken();
        bench.input.frame({90, 100}, Direction::Left);
        QVERIFY(bench.taken().empty());
    }

    void aHeldButtonWalksAfterThePointer() {
        Bench bench;
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {100, 10});
        QCOMPARE(bench.taken(), Strokes{press(Button::Up)});
        bench.move({190, 100});
        bench.input.frame({100, 100}, Direction::Up);
        QCOMPARE(bench.taken(), (Strokes{release(Button::Up), press(Button::Right)}));
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, {190, 100});
        QCOMPARE(bench.taken(), Strokes{release(Button::Right)});
    }

    void aHeldRightButtonThrowsAgain() {
        Bench bench;
        QTest::mousePress(&bench.view, Qt::RightButton, {}, {10, 100});
        QCOMPARE(bench.taken(), (Strokes{tap(Button::FaceLeft), tap(Button::Throw)}));
        int throws = 0;
        for (int frame = 0; frame < 60; ++frame) {
            bench.input.frame({100, 100}, Direction::Left);
            throws += static_cast<int>(bench.taken().size());
        }
        QCOMPARE(throws, 2);
        QTest::mouseRelease(&bench.view, Qt::RightButton, {}, {10, 100});
        for (int frame = 0; frame < 60; ++frame)
            bench.input.frame({100, 100}, Direction::Left);
        QVERIFY(bench.taken().empty());
    }

    void whileOffNothingIsTaken() {
        Bench bench;
        QTest::keyPress(&bench.view, Qt::Key_Down);
        bench.taken();
        bench.input.setOn(false);
        QCOMPARE(bench.taken(), Strokes{release(Button::Down)});
        QTest::keyClick(&bench.view, Qt::Key_Up);
        QTest::mouseClick(&bench.view, Qt::LeftButton, {}, {10, 10});
        QVERIFY(bench.taken().empty());
        QVERIFY(bench.commands.empty());
    }

    void plainKeysAreKeptFromTheWindow() {
        Bench bench;
        bench.input.setOthersKeys([](int key) { return key == Qt::Key_X; });
        const auto isKept = [&](int key, Qt::KeyboardModifiers modifiers) {
            QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
            event.ignore();
            QCoreApplication::sendEvent(&bench.view, &event);
            return event.isAccepted();
        };
        QVERIFY(isKept(Qt::Key_B, Qt::NoModifier));      // a tool of the editor
        QVERIFY(isKept(Qt::Key_Right, Qt::NoModifier));  // a step of the timeline
        QVERIFY(!isKept(Qt::Key_X, Qt::NoModifier));
        QVERIFY(!isKept(Qt::Key_F5, Qt::NoModifier));
        QVERIFY(!isKept(Qt::Key_S, Qt::ControlModifier));
    }

    void bindingsAreKeptAndAKeyDoesOneThing() {
        {
            PlayControls controls;
            QVERIFY(controls.isStandard());
            controls.setKeys(PlayCommand::Up, {Qt::Key_W});
            controls.setKeys(PlayCommand::Left, {Qt::Key_A, Qt::Key_Space});
            controls.setPads(PlayCommand::Throw, {PadInput::X});
            QVERIFY(controls.keys(PlayCommand::Throw).isEmpty());  // Space has moved
            QCOMPARE(controls.pads(PlayCommand::Menu), QList<PadInput>{PadInput::Start});
        }
        PlayControls controls;
        QVERIFY(!controls.isStandard());
        QCOMPARE(controls.commandOfKey(Qt::Key_W), PlayCommand::Up);
        QCOMPARE(controls.commandOfKey(Qt::Key_Space), PlayCommand::Left);
        QVERIFY(!controls.commandOfKey(Qt::Key_Up));
        QCOMPARE(controls.commandOfPad(PadInput::X), PlayCommand::Throw);
        QCOMPARE(controls.describe(PlayCommand::Left, false), QStringLiteral("A, Space"));
        controls.restoreStandard();
        QVERIFY(PlayControls().isStandard());
        QCOMPARE(PlayControls().describe(PlayCommand::Read, true), QStringLiteral("Return, B"));
    }

    void theDialogTakesTheNextKey() {
        PlayControls controls;
        Gamepad gamepad;
        ControlsDialog dialog(controls, gamepad);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const auto field = [&](const QString& name) {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->accessibleName() == name) return button;
            return static_cast<QPushButton*>(nullptr);
        };
        auto* up = field(QStringLiteral("Key: Move up"));
        QVERIFY(up != nullptr);
        QTest::mouseClick(up, Qt::LeftButton);
        QTest::keyClick(up, Qt::Key_W);
        QCOMPARE(controls.keys(PlayCommand::Up), QList<int>{Qt::Key_W});
        QCOMPARE(up->text(), QStringLiteral("W"));
        // Escape keeps what there was, and the dialog.
        QTest::mouseClick(up, Qt::LeftButton);
        QTest::keyClick(up, Qt::Key_Escape);
        QCOMPARE(controls.keys(PlayCommand::Up), QList<int>{Qt::Key_W});
        QVERIFY(dialog.isVisible());
        // A field that waits for the pad takes no key.
        auto* pad = field(QStringLiteral("Gamepad: Move up"));
        QTest::mouseClick(pad, Qt::LeftButton);
        QTest::keyClick(pad, Qt::Key_Z);
        emit gamepad.pressed(PadInput::Y);
        QCOMPARE(controls.pads(PlayCommand::Up), QList<PadInput>{PadInput::Y});
        QCOMPARE(controls.keys(PlayCommand::Up), QList<int>{Qt::Key_W});
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Restore all"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(controls.isStandard());
    }

    void brokenSettingsAreLeftOut() {
        QSettings().setValue(QStringLiteral("play/keys/up"),
                             QStringList{QStringLiteral("no such key"), QStringLiteral("W")});
        QSettings().setValue(QStringLiteral("play/pads/up"), QStringList{QStringLiteral("nose")});
        const PlayControls controls;
        QCOMPARE(controls.commandOfKey(Qt::Key_W), PlayCommand::Up);
        QVERIFY(controls.pads(PlayCommand::Up).isEmpty());
    }
};

QTEST_MAIN(TestPlayInput)
#include "tst_play_input.moc"

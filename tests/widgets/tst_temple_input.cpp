// SPDX-License-Identifier: MIT
// Real keys and a real pointer over a plain widget, and the resulting commands of a game.
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

#include "tests/support/own_home.h"
#include "tests/support/test_program.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/pad_navigation.h"
#include "widgets/play/temple/temple_input.h"

namespace mazeloom::tst_temple_input {

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
        QObject::connect(&input, &TempleInput::stroke, &view,
                         [this](Stroke stroke) { strokes.push_back(stroke); });
        QObject::connect(&input, &TempleInput::commanded, &view,
                         [this](PlayCommand command) { commands.push_back(command); });
        input.setOn(true);
        input.frame({95, 95, 10, 10}, Direction::Down);
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
    TempleInput input{view, controls, gamepad};
    std::vector<Stroke> strokes;
    std::vector<PlayCommand> commands;
};

using Strokes = std::vector<Stroke>;

/// A page with typical controls: a button over two side by side, a disabled one, a slider, a list.
class Page : public QWidget {
  public:
    Page() {
        auto* column = new QVBoxLayout(this);
        column->addWidget(&first);
        auto* row = new QHBoxLayout;
        row->addWidget(&left);
        row->addWidget(&right);
        column->addLayout(row);
        column->addWidget(&off);
        off.setEnabled(false);
        column->addWidget(&slider);
        slider.setRange(0, 100);
        slider.setValue(50);
        slider.setSingleStep(5);
        column->addWidget(&list);
        list.addItems({"one", "two"});
        list.setCurrentRow(0);
        show();
        activateWindow();
        if (!QTest::qWaitForWindowActive(this)) qFatal("no window");
        navigation.setOn(true);
    }

    /// Returns the widget that has the focus then.
    QWidget* press(PadInput input) {
        emit gamepad.pressed(input);
        emit gamepad.released(input);
        return QApplication::focusWidget();
    }

    Gamepad gamepad;
    QPushButton first{"First"};
    QPushButton left{"Left"};
    QPushButton right{"Right"};
    QPushButton off{"Off"};
    QSlider slider{Qt::Horizontal};
    QListWidget list;
    PadNavigation navigation{gamepad, *this};
};

}  // namespace

class TestTempleInput : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        testing::takeOwnHome();
        QCoreApplication::setOrganizationName(QStringLiteral("mazeloom-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_temple_input"));
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
        QSignalSpy rewinding(&bench.input, &TempleInput::rewinding);
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
        bench.input.frame({95, 95, 10, 10}, Direction::Down);
        QCOMPARE(bench.taken(), Strokes{tap(Button::FaceRight)});
        bench.input.frame({95, 95, 10, 10}, Direction::Right);
        QVERIFY(bench.taken().empty());
        // After a key press, a resting pointer does not turn the hero back.
        QTest::keyClick(&bench.view, Qt::Key_Left);
        bench.taken();
        bench.input.frame({85, 95, 10, 10}, Direction::Left);
        QVERIFY(bench.taken().empty());
    }

    void aHeldButtonWalksAfterThePointer() {
        Bench bench;
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {100, 10});
        QCOMPARE(bench.taken(), Strokes{press(Button::Up)});
        bench.move({190, 100});
        bench.input.frame({95, 95, 10, 10}, Direction::Up);
        QCOMPARE(bench.taken(), (Strokes{release(Button::Up), press(Button::Right)}));
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, {190, 100});
        QCOMPARE(bench.taken(), Strokes{release(Button::Right)});
    }

    void aHeldButtonWalksAroundACorner() {
        Bench bench;
        const QRectF hero(90, 90, 20, 20);
        // The way is open up, down and left, but not right. The pointer is to the right and a
        // little below.
        bench.input.frame(hero, Direction::Right, {true, false, true, true});
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {125, 120});
        QCOMPARE(bench.taken(), Strokes{press(Button::Down)});
        bench.input.frame({90, 110, 20, 20}, Direction::Down, {true, true, true, true});
        QCOMPARE(bench.taken(), (Strokes{release(Button::Down), press(Button::Right)}));
        bench.input.frame({110, 110, 20, 20}, Direction::Right, {true, true, true, true});
        QCOMPARE(bench.taken(), Strokes{release(Button::Right)});
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, {125, 120});
        // The hero does not walk around the wall, but faces it, if the pointer is straight ahead or
        // the way round is blocked as well.
        bench.input.frame(hero, Direction::Right, {true, false, true, true});
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {150, 100});
        QCOMPARE(bench.taken(), Strokes{press(Button::Right)});
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, {150, 100});
        bench.taken();
        bench.input.frame(hero, Direction::Right, {true, false, false, true});
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {125, 120});
        QCOMPARE(bench.taken(), Strokes{press(Button::Right)});
    }

    /// Keys of layouts without Latin letters, at the places of r and k.
    void keysWithoutLatinLettersAnswerByPlace_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<quint32>("code");
        QTest::addColumn<int>("command");
        const auto row = [](const char* name, char32_t letter, quint32 code, PlayCommand command) {
            QTest::addRow("%s", name)
                << static_cast<int>(letter) << code << static_cast<int>(command);
        };
        row("Russian, r", U'К', 27, PlayCommand::Restart);
        row("Russian, k", U'Л', 45, PlayCommand::Hint);
        row("Ukrainian, r", U'К', 27, PlayCommand::Restart);
        row("Greek, r", U'Ρ', 27, PlayCommand::Restart);
        row("Greek, k", U'Κ', 45, PlayCommand::Hint);
        row("Hebrew, r", U'ר', 27, PlayCommand::Restart);
        row("Arabic, k", U'ن', 45, PlayCommand::Hint);
        row("Georgian, k", U'კ', 45, PlayCommand::Hint);
    }

    void keysWithoutLatinLettersAnswerByPlace() {
        QFETCH(int, key);
        QFETCH(quint32, code);
        QFETCH(int, command);
        Bench bench;
        const QString text(QChar(static_cast<char16_t>(key)).toLower());
        const auto send = [&](QEvent::Type type, quint32 scanCode) {
            QKeyEvent event(type, key, Qt::NoModifier, scanCode, 0, 0, text);
            QCoreApplication::sendEvent(&bench.view, &event);
        };
        send(QEvent::KeyPress, code);
        send(QEvent::KeyRelease, code);
        QCOMPARE(bench.commands, std::vector{static_cast<PlayCommand>(command)});
        // Without a scan code, the letter is unbound.
        send(QEvent::KeyPress, 0);
        QCOMPARE(bench.commands.size(), std::size_t{1});
        // A key that is bound by its own letter keeps that binding.
        bench.controls.setKeys(PlayCommand::Menu, {key});
        send(QEvent::KeyPress, code);
        QCOMPARE(bench.commands.back(), PlayCommand::Menu);
    }

    void latinLayoutsAnswerByLetter() {
        Bench bench;
        // On a French keyboard, a is at the place of q; on a German one, z is at the place of y.
        for (const auto& [key, code] : {std::pair(Qt::Key_R, 28U), std::pair(Qt::Key_R, 0U)}) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, code, 0, 0, "r");
            QCoreApplication::sendEvent(&bench.view, &event);
        }
        QCOMPARE(bench.commands, (std::vector{PlayCommand::Restart, PlayCommand::Restart}));
        QKeyEvent umlaut(QEvent::KeyPress, Qt::Key_Odiaeresis, Qt::NoModifier, 27, 0, 0, "ö");
        QCoreApplication::sendEvent(&bench.view, &umlaut);
        QCOMPARE(bench.commands.size(), std::size_t{2});
    }

    void theWindowsKeysAreFoundByPlace() {
        Bench bench;
        bench.input.setOthersKeys([](int key) { return key == Qt::Key_X; });
        const auto isKept = [&](int key, quint32 code) {
            QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier, code, 0, 0, "");
            event.ignore();
            QCoreApplication::sendEvent(&bench.view, &event);
            return event.isAccepted();
        };
        QVERIFY(!isKept(Qt::Key_X, 53));
        QVERIFY(!isKept(0x0427, 53));
        QVERIFY(isKept(0x0427, 54));
        QVERIFY(isKept(0x0427, 0));
    }

    void aHeldButtonStopsWhereItPoints() {
        Bench bench;
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {150, 100});
        QCOMPARE(bench.taken(), Strokes{press(Button::Right)});
        bench.input.frame({120, 90, 20, 20}, Direction::Right);
        QVERIFY(bench.taken().empty());
        // Anywhere in the cell counts, so the hero does not go to and fro over its middle.
        bench.input.frame({140, 85, 20, 20}, Direction::Right);
        QCOMPARE(bench.taken(), Strokes{release(Button::Right)});
        bench.input.frame({135, 90, 20, 20}, Direction::Right);
        QVERIFY(bench.taken().empty());
        // The button is still held, so the hero follows the pointer when it moves.
        bench.move({150, 190});
        bench.input.frame({140, 90, 20, 20}, Direction::Right);
        QCOMPARE(bench.taken(), Strokes{press(Button::Down)});
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, {150, 190});
        QCOMPARE(bench.taken(), Strokes{release(Button::Down)});
        bench.move({10, 100});
        bench.input.frame({140, 90, 20, 20}, Direction::Left);
        QVERIFY(bench.taken().empty());
    }

    void bindingsWithModifiersAreLetGo() {
        Bench bench;
        bench.controls.setKeys(PlayCommand::Up, {(Qt::SHIFT | Qt::Key_W).toCombined()});
        bench.controls.setKeys(PlayCommand::Down, {(Qt::CTRL | Qt::Key_S).toCombined()});
        bench.controls.setKeys(PlayCommand::Left, {(Qt::ALT | Qt::Key_A).toCombined()});
        bench.controls.setKeys(PlayCommand::Right, {(Qt::SHIFT | Qt::Key_Exclam).toCombined()});
        const auto up = [&](int key, Qt::KeyboardModifiers modifiers, quint32 scanCode) {
            QKeyEvent event(QEvent::KeyRelease, key, modifiers, scanCode, 0, 0);
            QCoreApplication::sendEvent(&bench.view, &event);
        };
        QTest::keyPress(&bench.view, Qt::Key_W, Qt::ShiftModifier);
        QTest::keyRelease(&bench.view, Qt::Key_W, Qt::ShiftModifier);
        QCOMPARE(bench.taken(), (Strokes{press(Button::Up), release(Button::Up)}));
        // Shift is released first.
        QTest::keyPress(&bench.view, Qt::Key_W, Qt::ShiftModifier);
        QTest::keyRelease(&bench.view, Qt::Key_W);
        QCOMPARE(bench.taken(), (Strokes{press(Button::Up), release(Button::Up)}));
        QTest::keyPress(&bench.view, Qt::Key_S, Qt::ControlModifier);
        QTest::keyRelease(&bench.view, Qt::Key_S);
        QCOMPARE(bench.taken(), (Strokes{press(Button::Down), release(Button::Down)}));
        QTest::keyPress(&bench.view, Qt::Key_A, Qt::AltModifier);
        QTest::keyRelease(&bench.view, Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.taken(), (Strokes{press(Button::Left), release(Button::Left)}));
        // The release without Shift has another key code: it is still the same key.
        QKeyEvent down(QEvent::KeyPress, Qt::Key_Exclam, Qt::ShiftModifier, 10, 0, 0, "!");
        QCoreApplication::sendEvent(&bench.view, &down);
        up(Qt::Key_2, Qt::NoModifier, 11);
        QCOMPARE(bench.taken(), Strokes{press(Button::Right)});
        up(Qt::Key_1, Qt::NoModifier, 10);
        QCOMPARE(bench.taken(), Strokes{release(Button::Right)});
    }

    void aHeldRightButtonThrowsAgain() {
        Bench bench;
        QTest::mousePress(&bench.view, Qt::RightButton, {}, {10, 100});
        QCOMPARE(bench.taken(), (Strokes{tap(Button::FaceLeft), tap(Button::Throw)}));
        int throws = 0;
        for (int frame = 0; frame < 60; ++frame) {
            bench.input.frame({95, 95, 10, 10}, Direction::Left);
            throws += static_cast<int>(bench.taken().size());
        }
        QCOMPARE(throws, 2);
        QTest::mouseRelease(&bench.view, Qt::RightButton, {}, {10, 100});
        for (int frame = 0; frame < 60; ++frame)
            bench.input.frame({95, 95, 10, 10}, Direction::Left);
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
            QVERIFY(controls.keys(PlayCommand::Throw).isEmpty());  // Space was reassigned
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

    void aPressThatSwitchesIsTakenOnce() {
        Bench bench;
        // Stands for a menu that takes over the gamepad on the game's first command and returns it
        // on B.
        PadNavigation navigation(bench.gamepad, bench.view);
        int backs = 0;
        QObject::connect(&bench.input, &TempleInput::commanded, &bench.view, [&](PlayCommand) {
            bench.input.setOn(false);
            navigation.setOn(true);
        });
        QObject::connect(&navigation, &PadNavigation::back, &bench.view, [&] {
            ++backs;
            navigation.setOn(false);
            bench.input.setOn(true);
        });
        emit bench.gamepad.pressed(PadInput::Start);
        QCOMPARE(backs, 0);
        QVERIFY(navigation.isOn());
        emit bench.gamepad.released(PadInput::Start);
        emit bench.gamepad.pressed(PadInput::B);
        QCOMPARE(backs, 1);
        QVERIFY(bench.input.isOn());
        // B reads a console in the game, but the B that closed the menu does not.
        QVERIFY(bench.taken().empty());
        emit bench.gamepad.pressed(PadInput::B);
        QCOMPARE(bench.taken(), Strokes{tap(Button::Read)});
    }

    void thePadMovesTheFocusToWhatIsNearest() {
        Page page;
        const auto press = [&](PadInput input) { return page.press(input); };
        page.first.setFocus();
        QCOMPARE(press(PadInput::Down), &page.left);
        QCOMPARE(press(PadInput::Right), &page.right);
        QCOMPARE(press(PadInput::Down), &page.slider);
        QCOMPARE(press(PadInput::Up), &page.left);
        press(PadInput::Down);
        // A direction along the slider moves it instead of leaving it.
        QCOMPARE(press(PadInput::Right), &page.slider);
        QCOMPARE(page.slider.value(), 55);
        press(PadInput::Left);
        press(PadInput::Left);
        QCOMPARE(page.slider.value(), 45);
        // Disabled widgets are skipped; after the last one comes the first.
        QCOMPARE(press(PadInput::Down), &page.list);
        QCOMPARE(page.list.currentRow(), 0);
        QCOMPARE(press(PadInput::Down), &page.list);
        QCOMPARE(page.list.currentRow(), 1);
        QCOMPARE(press(PadInput::Down), &page.first);
        QCOMPARE(press(PadInput::Up), &page.list);
    }

    void thePadClicksAndGoesBack() {
        Page page;
        QSignalSpy clicked(&page.left, &QPushButton::clicked);
        QSignalSpy back(&page.navigation, &PadNavigation::back);
        page.left.setFocus();
        emit page.gamepad.pressed(PadInput::A);
        QCOMPARE(clicked.count(), 1);
        QSignalSpy activated(&page.list, &QListWidget::activated);
        page.list.setFocus();
        page.list.setCurrentRow(1);
        emit page.gamepad.pressed(PadInput::A);
        QCOMPARE(activated.count(), 1);
        emit page.gamepad.pressed(PadInput::B);
        emit page.gamepad.pressed(PadInput::Start);
        QCOMPARE(back.count(), 2);
        page.navigation.setOn(false);
        emit page.gamepad.pressed(PadInput::B);
        QCOMPARE(back.count(), 2);
        page.navigation.setOn(true);
        page.hide();
        emit page.gamepad.pressed(PadInput::B);
        QCOMPARE(back.count(), 2);
    }

    void aHeldDirectionRepeats() {
        Page page;
        page.slider.setFocus();
        emit page.gamepad.pressed(PadInput::Right);
        QCOMPARE(page.slider.value(), 55);
        QTRY_VERIFY(page.slider.value() >= 65);
        emit page.gamepad.released(PadInput::Right);
        const int value = page.slider.value();
        QTest::qWait(250);
        QCOMPARE(page.slider.value(), value);
    }

    void theShouldersTurnPages() {
        Page page;
        page.slider.setPageStep(20);
        page.slider.setFocus();
        page.press(PadInput::RightShoulder);
        QCOMPARE(page.slider.value(), 70);
        page.press(PadInput::LeftShoulder);
        page.press(PadInput::LeftShoulder);
        QCOMPARE(page.slider.value(), 30);
        page.list.addItems(QStringList(100, "more"));
        page.list.setFocus();
        page.press(PadInput::RightShoulder);
        const int row = page.list.currentRow();
        QVERIFY(row > 1 && row < 100);
        page.press(PadInput::LeftShoulder);
        QVERIFY(page.list.currentRow() < row);
    }

    void thePadWorksADialogOverThePage() {
        Page page;
        QSignalSpy back(&page.navigation, &PadNavigation::back);
        QDialog dialog(&page);
        auto* column = new QVBoxLayout(&dialog);
        auto* box = new QComboBox;
        box->addItems({"one", "two", "three"});
        auto* yes = new QPushButton("Yes");
        column->addWidget(box);
        column->addWidget(yes);
        dialog.open();
        dialog.activateWindow();
        QTRY_VERIFY(dialog.isActiveWindow());
        QSignalSpy clicked(yes, &QPushButton::clicked);
        box->setFocus();
        QCOMPARE(page.press(PadInput::Down), yes);
        page.press(PadInput::A);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(page.press(PadInput::Up), box);
        page.press(PadInput::Right);
        QCOMPARE(box->currentIndex(), 1);
        // The combo box's list is a popup over the dialog.
        page.press(PadInput::A);
        QTRY_VERIFY(box->view()->isVisible());
        page.press(PadInput::Down);
        page.press(PadInput::A);
        QTRY_VERIFY(!box->view()->isVisible());
        QCOMPARE(box->currentIndex(), 2);
        page.press(PadInput::A);
        QTRY_VERIFY(box->view()->isVisible());
        page.press(PadInput::Up);
        page.press(PadInput::B);
        QTRY_VERIFY(!box->view()->isVisible());
        QCOMPARE(box->currentIndex(), 2);
        QVERIFY(dialog.isVisible());
        page.press(PadInput::B);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(back.count(), 0);
        page.activateWindow();
        QTRY_VERIFY(page.isActiveWindow());
        page.press(PadInput::B);
        QCOMPARE(back.count(), 1);
    }

    void thePadWorksAMenuAndACalendar() {
        Page page;
        QMenu menu(&page);
        const QAction* first = menu.addAction("first");
        const QAction* second = menu.addAction("second");
        QSignalSpy triggered(&menu, &QMenu::triggered);
        menu.popup(page.mapToGlobal(QPoint(5, 5)));
        QVERIFY(menu.isVisible());
        page.press(PadInput::Down);
        QCOMPARE(menu.activeAction(), first);
        page.press(PadInput::Down);
        page.press(PadInput::A);
        QCOMPARE(triggered.count(), 1);
        QCOMPARE(triggered[0][0].value<QAction*>(), second);
        QVERIFY(!menu.isVisible());

        QDateEdit date(QDate(2026, 11, 20), &page);
        date.setCalendarPopup(true);
        date.setGeometry(0, 0, 160, 30);
        date.show();
        QTest::mousePress(&date, Qt::LeftButton, {}, {150, 15});
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::mouseRelease(&date, Qt::LeftButton, {}, {150, 15});
        page.press(PadInput::Left);
        page.press(PadInput::A);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QCOMPARE(date.date(), QDate(2026, 11, 19));
    }

    void anothersDialogIsLeftAlone() {
        Page page;
        QDialog dialog;
        dialog.setModal(true);
        dialog.show();
        dialog.activateWindow();
        QTRY_VERIFY(dialog.isActiveWindow());
        QSignalSpy back(&page.navigation, &PadNavigation::back);
        page.press(PadInput::B);
        QVERIFY(dialog.isVisible());
        QCOMPARE(back.count(), 0);
    }

    void thePadBindsItself() {
        Page page;
        PlayControls controls;
        ControlsDialog dialog(controls, page.gamepad, &page);
        dialog.open();
        dialog.activateWindow();
        QTRY_VERIFY(dialog.isActiveWindow());
        QPushButton* field = nullptr;
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->accessibleName() == "Gamepad: " + titleOf(PlayCommand::Wait))
                field = button;
        QVERIFY(field != nullptr);
        field->setFocus();
        const auto before = controls.pads(PlayCommand::Wait);
        // The press that activates the field is not assigned.
        page.press(PadInput::A);
        QCOMPARE(controls.pads(PlayCommand::Wait), before);
        // The next press is assigned; it neither closes the dialog nor moves the focus.
        page.press(PadInput::B);
        QCOMPARE(controls.pads(PlayCommand::Wait), QList<PadInput>{PadInput::B});
        QVERIFY(dialog.isVisible());
        page.press(PadInput::A);
        page.press(PadInput::Down);
        QCOMPARE(controls.pads(PlayCommand::Wait), QList<PadInput>{PadInput::Down});
        QCOMPARE(QApplication::focusWidget(), field);
        QVERIFY(page.press(PadInput::Up) != field);
        page.press(PadInput::B);
        QVERIFY(!dialog.isVisible());
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
        // If a key is taken from another control, a note says so until the next change.
        const auto* note = dialog.findChild<QLabel*>(QStringLiteral("takenNote"));
        QVERIFY(note != nullptr);
        QCOMPARE(note->text(), QString());
        QTest::mouseClick(up, Qt::LeftButton);
        QTest::keyClick(up, Qt::Key_Space);
        QCOMPARE(note->text(),
                 QStringLiteral("Space was taken from “%1”.").arg(titleOf(PlayCommand::Throw)));
        QVERIFY(controls.keys(PlayCommand::Throw).isEmpty());
        QTest::mouseClick(up, Qt::LeftButton);
        QTest::keyClick(up, Qt::Key_Space);
        QCOMPARE(note->text(), QString());
        QTest::mouseClick(up, Qt::LeftButton);
        QTest::keyClick(up, Qt::Key_W);
        // Escape keeps the old assignment and leaves the dialog open.
        QTest::mouseClick(up, Qt::LeftButton);
        QTest::keyClick(up, Qt::Key_Escape);
        QCOMPARE(controls.keys(PlayCommand::Up), QList<int>{Qt::Key_W});
        QVERIFY(dialog.isVisible());
        // A field that waits for a gamepad button accepts no key.
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

MAZELOOM_TEST(TestTempleInput)

}  // namespace mazeloom::tst_temple_input

#include "tst_temple_input.moc"

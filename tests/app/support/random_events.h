// SPDX-License-Identifier: MIT
// Does to a window what a child, a cat or a hurried designer does: random keys, clicks, drags,
// wheel turns, resizes and actions for the topmost window. A seed always chooses the same events.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <utility>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEventLoop>
#include <QFileDialog>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

#include "core/random/stream.h"

namespace mazeloom::testing {

class RandomEvents : public QObject {
  public:
    RandomEvents(std::uint64_t seed, std::vector<QAction*> actions)
        : seed_(seed), random_(seed), actions_(std::move(actions)) {}

    /// Sends `count` events and returns when all dialogs that they opened are closed.
    void send(int count) {
        left_ = count;
        QEventLoop loop;
        end_ = [&loop] { loop.quit(); };
        QTimer::singleShot(0, this, &RandomEvents::next);
        loop.exec();
    }

    /// Returns the latest events, for finding out what broke.
    QString latest() const { return QStringList(latest_.begin(), latest_.end()).join('\n'); }

  private:
    static constexpr std::size_t kRemembered = 40;

    std::uint32_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }
    /// Returns a random number below `count`, or 0 if `count` is 0 or less.
    int pixel(int count) {
        return static_cast<int>(below(static_cast<std::size_t>(std::max(1, count))));
    }
    template <typename List>
    auto oneOf(const List& list) {
        return list[below(static_cast<std::size_t>(list.size()))];
    }

    void next() {
        // An event may open a dialog and return only when it closes: the next event must be
        // scheduled before.
        if (isSending_ && onTop() == before_) {
            // QTest processes events while it sends its own. Wait for its end, or each event would
            // begin inside the one before.
            QTimer::singleShot(1, this, &RandomEvents::next);
        } else if (left_ > 0) {
            --left_;
            QTimer::singleShot(0, this, &RandomEvents::next);
            isSending_ = true;
            before_ = onTop();
            ++open_;
            sendOne();
            --open_;
            isSending_ = false;
        } else if (QWidget* open = onTop()) {
            QTimer::singleShot(0, this, &RandomEvents::next);
            leave(*open);
        } else if (open_ > 0) {
            // The event's dialog is closed, but its call has not returned yet.
            QTimer::singleShot(1, this, &RandomEvents::next);
        } else {
            end_();
        }
    }

    /// Returns the popup or dialog that receives all events; null if there is none.
    static QWidget* onTop() {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        return QApplication::activeModalWidget();
    }
    static void leave(QWidget& open) {
        if (auto* dialog = qobject_cast<QDialog*>(&open)) {
            dialog->reject();
        } else {
            open.close();
        }
    }

    QWidget* target() {
        if (QWidget* top = onTop()) return top;
        std::vector<QWidget*> windows;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->isVisible() && widget->windowHandle() != nullptr && widget->isEnabled())
                windows.push_back(widget);
        }
        if (QWidget* active = QApplication::activeWindow(); active != nullptr && below(8) != 0)
            return active;
        return windows.empty() ? nullptr : oneOf(windows);
    }

    void sendOne() {
        // Each event has its own random stream. Otherwise the numbers that an event draws, which
        // depend on when a level was finished, would change the later events.
        random_ = random::Stream(seed_, ++sent_);
        QWidget* widget = target();
        if (widget == nullptr || widget->windowHandle() == nullptr) return;
        // A file dialog could delete files.
        if (auto* files = qobject_cast<QFileDialog*>(widget)) {
            note("leave the file dialog");
            files->reject();
            return;
        }
        if (onTop() != nullptr && below(6) == 0) {
            note("leave " + nameOf(*widget));
            leave(*widget);
            return;
        }
        using Deed = void (RandomEvents::*)(QWidget&);
        constexpr std::array<Deed, 16> kDeeds{
            &RandomEvents::key,   &RandomEvents::key,   &RandomEvents::key,    &RandomEvents::key,
            &RandomEvents::type,  &RandomEvents::click, &RandomEvents::click,  &RandomEvents::click,
            &RandomEvents::click, &RandomEvents::drag,  &RandomEvents::drag,   &RandomEvents::drag,
            &RandomEvents::wheel, &RandomEvents::hover, &RandomEvents::resize, &RandomEvents::act};
        (this->*oneOf(kDeeds))(*widget);
    }

    /// Returns a random place; half of the time the centre of a child widget that may be pressed.
    QPoint place(QWidget& window) {
        if (below(2) == 0) {
            QList<QWidget*> shown;
            for (QWidget* child : window.findChildren<QWidget*>()) {
                if (child->isVisible() && child->isEnabled() && !child->isWindow())
                    shown.push_back(child);
            }
            if (!shown.isEmpty()) {
                QWidget* child = oneOf(shown);
                return child->mapTo(&window, child->rect().center());
            }
        }
        return {pixel(window.width()), pixel(window.height())};
    }
    Qt::KeyboardModifiers modifiers() {
        constexpr std::array<Qt::KeyboardModifier, 6> kModifiers{
            Qt::NoModifier,      Qt::NoModifier,  Qt::NoModifier,
            Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier};
        return oneOf(kModifiers);
    }
    Qt::MouseButton button() {
        constexpr std::array<Qt::MouseButton, 6> kButtons{Qt::LeftButton,  Qt::LeftButton,
                                                          Qt::LeftButton,  Qt::LeftButton,
                                                          Qt::RightButton, Qt::MiddleButton};
        return oneOf(kButtons);
    }

    void key(QWidget& widget) {
        constexpr std::array kKeys{
            Qt::Key_Escape, Qt::Key_Return,    Qt::Key_Space,       Qt::Key_Tab,
            Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Left,        Qt::Key_Right,
            Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Home,        Qt::Key_End,
            Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_BracketLeft, Qt::Key_BracketRight,
            Qt::Key_F2,     Qt::Key_F5,        Qt::Key_F6,          Qt::Key_F11,
            Qt::Key_A,      Qt::Key_B,         Qt::Key_C,           Qt::Key_D,
            Qt::Key_E,      Qt::Key_G,         Qt::Key_I,           Qt::Key_N,
            Qt::Key_O,      Qt::Key_P,         Qt::Key_R,           Qt::Key_S,
            Qt::Key_T,      Qt::Key_V,         Qt::Key_W,           Qt::Key_X,
            Qt::Key_Y,      Qt::Key_Z,         Qt::Key_1,           Qt::Key_2};
        const Qt::Key pressed = oneOf(kKeys);
        const Qt::KeyboardModifiers held = modifiers();
        note(QString("key %1 in %2")
                 .arg(QKeySequence(QKeyCombination(held, pressed)).toString(), nameOf(widget)));
        keyClick(widget.windowHandle(), pressed, held);
    }
    /// Replaces QTest's keyClick(), which goes on with a window that the press has closed, and
    /// presses modifiers before the key, which may close the window, too.
    static void keyClick(const QPointer<QWindow>& window, Qt::Key key,
                         Qt::KeyboardModifiers held = {}) {
        const bool isText = key < Qt::Key_Escape && (held & ~Qt::ShiftModifier) == 0;
        const QString text = isText ? QString(QChar(key)).toLower() : QString();
        QTest::simulateEvent(window, true, key, held, text, false);
        if (window != nullptr) QTest::simulateEvent(window, false, key, held, text, false);
    }
    static void mouseClick(const QPointer<QWindow>& window, Qt::MouseButton button,
                           Qt::KeyboardModifiers held, QPoint at) {
        QTest::mousePress(window, button, held, at);
        if (window != nullptr) QTest::mouseRelease(window, button, held, at);
    }
    void type(QWidget& widget) {
        constexpr std::array kTexts{"12", "3*2", "x", "name", "0", "-1"};
        const char* text = oneOf(kTexts);
        note(QString("type %1 in %2").arg(QString(text), nameOf(widget)));
        const QPointer<QWindow> window = widget.windowHandle();
        for (const char* at = text; *at != '\0' && window != nullptr; ++at)
            keyClick(window, QTest::asciiToKey(*at));
    }
    void click(QWidget& widget) {
        const QPoint at = place(widget);
        const Qt::MouseButton pressed = button();
        note(QString("click %1 at %2, %3 in %4")
                 .arg(pressed)
                 .arg(at.x())
                 .arg(at.y())
                 .arg(nameOf(widget)));
        if (below(8) == 0) {
            const QPointer<QWindow> window = widget.windowHandle();
            mouseClick(window, pressed, {}, at);
            if (window != nullptr) mouseClick(window, pressed, {}, at);
        } else {
            mouseClick(widget.windowHandle(), pressed, modifiers(), at);
        }
    }
    void drag(QWidget& widget) {
        const Qt::MouseButton pressed = button();
        QPoint at = place(widget);
        note(QString("drag %1 from %2, %3 in %4")
                 .arg(pressed)
                 .arg(at.x())
                 .arg(at.y())
                 .arg(nameOf(widget)));
        const QPointer<QWindow> window = widget.windowHandle();
        const QSize size = widget.size();
        QTest::mousePress(window, pressed, modifiers(), at);
        for (auto moves = 1 + below(6); moves > 0 && window != nullptr; --moves) {
            // The place may be outside the window.
            at = {pixel(size.width() + 80) - 40, pixel(size.height() + 80) - 40};
            QTest::mouseMove(window, at);
            if (window != nullptr && below(12) == 0) keyClick(window, Qt::Key_Escape);
        }
        if (window != nullptr) QTest::mouseRelease(window, pressed, {}, at);
    }
    void wheel(QWidget& widget) {
        const QPoint at = place(widget);
        note(QString("wheel at %1, %2 in %3").arg(at.x()).arg(at.y()).arg(nameOf(widget)));
        const int turn = below(2) == 0 ? 120 : -120;
        QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, turn}, Qt::NoButton, modifiers(),
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget.windowHandle(), &event);
    }
    void hover(QWidget& widget) { QTest::mouseMove(widget.windowHandle(), place(widget)); }
    void resize(QWidget& widget) {
        if (below(4) != 0) return;
        const QSize size(300 + static_cast<int>(below(1600)), 200 + static_cast<int>(below(1000)));
        note(QString("resize %1 to %2 × %3")
                 .arg(nameOf(widget))
                 .arg(size.width())
                 .arg(size.height()));
        widget.resize(size);
    }
    void act(QWidget&) {
        if (actions_.empty() || onTop() != nullptr) return;
        QAction* action = oneOf(actions_);
        if (!action->isEnabled()) return;
        note("action " + action->objectName() + ' ' + action->text());
        action->trigger();
    }

    static QString nameOf(const QWidget& widget) {
        return widget.metaObject()->className() + QString(' ') + widget.objectName() + ' ' +
               widget.windowTitle();
    }
    void note(const QString& event) {
        latest_.push_back(event);
        if (latest_.size() > kRemembered) latest_.pop_front();
        if (qEnvironmentVariableIsSet("MAZELOOM_TEST_TELL")) qInfo().noquote() << event;
    }

    std::uint64_t seed_;
    std::uint64_t sent_ = 0;
    random::Stream random_;
    std::vector<QAction*> actions_;
    std::deque<QString> latest_;
    std::function<void()> end_;
    int left_ = 0;
    int open_ = 0;  ///< events that have begun and not ended
    bool isSending_ = false;
    QPointer<QWidget> before_;  ///< what was on top when the event began
};

}  // namespace mazeloom::testing

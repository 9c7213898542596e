// SPDX-License-Identifier: MIT
#include "app/terminal/terminal_loop.h"

#include <csignal>

#include <QEventLoop>
#include <QKeyEvent>
#include <QMetaObject>
#include <QSocketNotifier>

#include <unistd.h>

#include "app/terminal/panel.h"
#include "app/terminal/signals.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

namespace {

constexpr int kFirstSignalCode = 128;

class Loop : public QObject {
  public:
    Loop(Play& play, Device& device)
        : play_(play), device_(device), input_(STDIN_FILENO, QSocketNotifier::Read) {
        play_.onChange = [this] { drawLater(); };
        play_.onQuit = [this] {
            isOver_ = true;
            loop_.exit(0);
        };
        connect(&input_, &QSocketNotifier::activated, this, [this] { readInput(); });
        signals_.onSignal = [this](int number) { takeSignal(number); };
    }

    int run() {
        takeSize();
        const int code = loop_.exec();
        input_.setEnabled(false);
        play_.onChange = [] {};
        play_.onQuit = [] {};
        play_.end();
        return code;
    }

  private:
    bool isTooSmall() const {
        const grid::Size size = device_.size();
        return size.width < kLeastSize.width || size.height < kLeastSize.height;
    }

    void takeSize() {
        if (isTooSmall())
            play_.rest();
        else
            play_.setSize(device_.size());
        drawLater();
    }

    /// Draws once for all changes of a round of the event loop.
    void drawLater() {
        if (isDue_) return;
        isDue_ = true;
        QMetaObject::invokeMethod(
            this, [this] { draw(); }, Qt::QueuedConnection);
    }

    void draw() {
        isDue_ = false;
        if (!isTooSmall()) {
            device_.show(play_.page().shown());
            return;
        }
        const grid::Size size = device_.size();
        Screen screen = blankScreen(size, widgets::Theme::dark());
        const QStringList lines = wrappedLines(
            TerminalText::tr("The terminal has %1 × %2 characters. The games need %3 × %4: make it "
                             "larger, or its font smaller.")
                .arg(size.width)
                .arg(size.height)
                .arg(kLeastSize.width)
                .arg(kLeastSize.height),
            std::max(1, size.width));
        for (int y = 0; y < static_cast<int>(lines.size()); ++y)
            screen.write({0, y}, lines[y], screen.at({0, 0}).paint);
        device_.show(screen);
    }

    void readInput() {
        const auto inputs = device_.read();
        if (!inputs) return loop_.exit(kFirstSignalCode + SIGHUP);
        if (isTooSmall()) return;
        for (const Input& input : *inputs) {
            if (isOver_) return;
            if (const auto* click = std::get_if<Click>(&input)) {
                play_.page().click(*click);
                continue;
            }
            if (const auto* wheel = std::get_if<Wheel>(&input)) {
                play_.page().turn(*wheel);
                continue;
            }
            const auto& stroke = std::get<KeyStroke>(input);
            if (stroke.key == Qt::Key_L && stroke.modifiers == Qt::ControlModifier) {
                device_.forget();
                drawLater();
                continue;
            }
            play_.page().press(
                QKeyEvent(QEvent::KeyPress, stroke.key, stroke.modifiers, stroke.text));
        }
    }

    void takeSignal(int number) {
        switch (number) {
            case SIGWINCH:
                device_.resize();
                return takeSize();
            case SIGTSTP:
                play_.rest();
                device_.suspend();
                Signals::stopProcess();
                device_.resume();
                return takeSize();
            case SIGCONT:
                device_.resize();
                return takeSize();
            default:
                return loop_.exit(kFirstSignalCode + number);
        }
    }

    Play& play_;
    Device& device_;
    Signals signals_;
    QEventLoop loop_;
    QSocketNotifier input_;
    bool isDue_ = false;
    bool isOver_ = false;  ///< the player has left; what was typed after that does nothing
};

}  // namespace

int runTerminal(Play& play, Device& device) {
    return Loop(play, device).run();
}

}  // namespace mazeloom::app::terminal

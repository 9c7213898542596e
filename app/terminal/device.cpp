// SPDX-License-Identifier: MIT
#include "app/terminal/device.h"

#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cwchar>
#include <limits>

// The macros of ncurses would replace names of other headers.
#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/terminal/colours.h"
#include "app/terminal/page.h"

namespace mazeloom::app::terminal {

namespace {

/// How long ncurses waits for the rest of a key's sequence after an Escape, in milliseconds.
constexpr int kEscapeWait = 25;

constexpr std::array kEmoji{U'🧙', U'🐀', U'👺',    U'👹', U'🧌', U'👻', U'💀',
                            U'🧪', U'🔪', U'🪄', U'🔑', U'🌙',    U'💎', U'🔥'};

SCREEN* ncurses = nullptr;

/// Returns a character of ASCII that can stand for another one.
char plainFor(char32_t character) {
    switch (character) {
        case U'│':
            return '|';
        case U'─':
            return '-';
        case U'·':
            return '.';
        case U'…':
            return '~';
        case U'↑':
            return '^';
        case U'→':
            return '>';
        case U'↓':
            return 'v';
        case U'←':
            return '<';
        case U'ä':
            return 'a';
        case U'ö':
            return 'o';
        case U'ü':
            return 'u';
        case U'Ä':
            return 'A';
        case U'Ö':
            return 'O';
        case U'Ü':
            return 'U';
        case U'ß':
            return 's';
        case U'“':
        case U'”':
        case U'„':
            return '"';
        case U'×':
            return 'x';
        case U'✓':
            return '+';
        case U'–':
            return '-';
        default:
            return '?';
    }
}

std::optional<KeyStroke> strokeOfKey(int code) {
    switch (code) {
        case KEY_UP:
            return KeyStroke{.key = Qt::Key_Up};
        case KEY_RIGHT:
            return KeyStroke{.key = Qt::Key_Right};
        case KEY_DOWN:
            return KeyStroke{.key = Qt::Key_Down};
        case KEY_LEFT:
            return KeyStroke{.key = Qt::Key_Left};
        case KEY_HOME:
            return KeyStroke{.key = Qt::Key_Home};
        case KEY_END:
            return KeyStroke{.key = Qt::Key_End};
        case KEY_PPAGE:
            return KeyStroke{.key = Qt::Key_PageUp};
        case KEY_NPAGE:
            return KeyStroke{.key = Qt::Key_PageDown};
        case KEY_ENTER:
            return KeyStroke{.key = Qt::Key_Return};
        case KEY_BACKSPACE:
            return KeyStroke{.key = Qt::Key_Backspace};
        case KEY_DC:
            return KeyStroke{.key = Qt::Key_Delete};
        default:
            break;
    }
    if (code > KEY_F0 && code <= KEY_F0 + 12)
        return KeyStroke{.key = Qt::Key_F1 + (code - KEY_F0 - 1)};
    return {};
}

std::optional<Input> readMouse() {
    MEVENT event{};
    if (getmouse(&event) != OK) return {};
    if ((event.bstate & BUTTON1_PRESSED) != 0) return Click{{event.x, event.y}, false};
    if ((event.bstate & BUTTON3_PRESSED) != 0) return Click{{event.x, event.y}, true};
    // A notch of the wheel is a press of one of these buttons.
    if ((event.bstate & BUTTON4_PRESSED) != 0) return Wheel{true};
    if ((event.bstate & BUTTON5_PRESSED) != 0) return Wheel{false};
    return {};
}

bool isGone() {
    pollfd wanted{STDIN_FILENO, POLLIN, 0};
    if (poll(&wanted, 1, 0) < 0) return errno != EINTR;
    if ((wanted.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) return true;
    if ((wanted.revents & POLLIN) == 0) return false;
    // Input that is ready, but cannot be read, is the end of the terminal.
    int waiting = 0;
    return ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0;
}

}  // namespace

tl::expected<std::unique_ptr<Device>, QString> Device::open() {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
        return tl::unexpected(TerminalText::tr(
            "--terminal needs a terminal: neither stdin nor stdout may be redirected"));
    }
    std::setlocale(LC_ALL, "");
    set_escdelay(kEscapeWait);
    // ncurses ignores SIGTSTP while it updates the screen, so Ctrl+Z in that moment is lost, unless
    // the signal is not handled by default when it begins.
    const auto handled = std::signal(SIGTSTP, SIG_IGN);
    ncurses = newterm(nullptr, stdout, stdin);
    std::signal(SIGTSTP, handled);
    if (ncurses == nullptr) {
        return tl::unexpected(TerminalText::tr("the terminal \"%1\" (TERM) is not known")
                                  .arg(qEnvironmentVariable("TERM")));
    }
    // Returns null or −1 if the terminal does not have the capability.
    const char* const moves = tigetstr("cup");
    if (moves == nullptr || moves == reinterpret_cast<const char*>(-1)) {
        endwin();
        delscreen(ncurses);
        ncurses = nullptr;
        return tl::unexpected(TerminalText::tr("the terminal \"%1\" (TERM) cannot place its cursor")
                                  .arg(qEnvironmentVariable("TERM")));
    }
    return std::unique_ptr<Device>(new Device);
}

Device::Device() : isUtf8_(QByteArrayView(nl_langinfo(CODESET)) == "UTF-8") {
    set_term(ncurses);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, true);
    nodelay(stdscr, true);
    leaveok(stdscr, true);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
    mouseinterval(0);
    if (!has_colors()) return;
    start_color();
    colours_ = COLORS >= 256 ? 256 : COLORS >= 8 ? 8 : 0;
}

Device::~Device() {
    endwin();
    delscreen(ncurses);
    ncurses = nullptr;
}

bool Device::canShowEmoji() const {
    if (!isUtf8_) return false;
    return std::ranges::all_of(
        kEmoji, [](char32_t one) { return wcwidth(static_cast<wchar_t>(one)) == 2; });
}

grid::Size Device::size() const {
    return {getmaxx(stdscr), getmaxy(stdscr)};
}

int Device::pairOf(const Paint& paint) {
    if (colours_ == 0) return 0;
    const bool isRich = colours_ == 256;
    const std::pair colours{isRich ? nearestOf256(paint.ink) : nearestOf8(paint.ink),
                            isRich ? nearestOf256(paint.ground) : nearestOf8(paint.ground)};
    const auto found = pairs_.find(colours);
    if (found != pairs_.end()) return found->second;
    const int next = static_cast<int>(pairs_.size()) + 1;
    const int most = std::min<int>(COLOR_PAIRS, std::numeric_limits<short>::max());
    if (next >= most) return 0;
    init_pair(static_cast<short>(next), static_cast<short>(colours.first),
              static_cast<short>(colours.second));
    pairs_[colours] = next;
    return next;
}

void Device::draw(grid::Point at, const ScreenCell& cell) {
    attr_t attributes = A_NORMAL;
    if (cell.paint.isBold) attributes |= A_BOLD;
    if (cell.paint.isReversed) attributes |= A_REVERSE;
    if (cell.paint.isFaint && colours_ == 0) attributes |= A_DIM;
    const int pair = pairOf(cell.paint);
    std::array<wchar_t, 2> text{static_cast<wchar_t>(cell.character), L'\0'};
    const int columns = columnsOf(cell.character);
    const bool isShown = cell.character < 0x7f || (isUtf8_ && wcwidth(text[0]) == columns);
    if (!isShown) text[0] = static_cast<wchar_t>(plainFor(cell.character));
    cchar_t drawn{};
    setcchar(&drawn, text.data(), attributes, static_cast<short>(pair), nullptr);
    mvadd_wch(at.y, at.x, &drawn);
    // What stands for a wide character is narrow.
    if (!isShown && columns == 2) mvadd_wch(at.y, at.x + 1, &drawn);
}

std::size_t Device::show(const Screen& screen) {
    const bool isAnew = !shown_ || shown_->size() != screen.size();
    std::size_t count = 0;
    if (isAnew) clear();
    const Screen& before = isAnew ? Screen({0, 0}) : *shown_;
    for (const grid::Point at : changedCells(before, screen)) {
        const ScreenCell& cell = screen.at(at);
        ++count;
        if (!cell.isTail) {
            draw(at, cell);
            continue;
        }
        // The left half draws both; it may be unchanged where only this half was overwritten.
        draw({at.x - 1, at.y}, screen.at({at.x - 1, at.y}));
    }
    refresh();
    shown_ = screen;
    return count;
}

void Device::forget() {
    shown_.reset();
    clearok(curscr, true);
}

void Device::resize() {
    winsize now{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &now) == 0 && now.ws_row > 0 && now.ws_col > 0 &&
        is_term_resized(now.ws_row, now.ws_col))
        resizeterm(now.ws_row, now.ws_col);
    forget();
}

void Device::suspend() {
    def_prog_mode();
    endwin();
}

void Device::resume() {
    reset_prog_mode();
    resize();
}

std::optional<std::vector<Input>> Device::read() {
    if (isGone()) {
        // What was typed before still counts, but there is nobody to see it.
        return std::nullopt;
    }
    std::vector<Input> inputs;
    for (wint_t code = 0;;) {
        const int kind = get_wch(&code);
        if (kind == ERR) return inputs;
        if (kind == OK) {
            inputs.emplace_back(strokeOf(static_cast<char32_t>(code)));
        } else if (code == KEY_MOUSE) {
            if (const auto input = readMouse()) inputs.push_back(*input);
        } else if (const auto stroke = strokeOfKey(static_cast<int>(code))) {
            inputs.emplace_back(*stroke);
        }
    }
}

}  // namespace mazeloom::app::terminal

// SPDX-License-Identifier: MIT
// A page of the terminal's game: a list, a text, or one of the games. A page knows nothing of the
// device.
#pragma once

#include <functional>

#include <QCoreApplication>
#include <QObject>

#include "app/terminal/input.h"
#include "app/terminal/screen.h"
#include "core/grid/point.h"

class QKeyEvent;

namespace mazeloom::app::terminal {

/// Translation context of the terminal's pages.
struct TerminalText {
    Q_DECLARE_TR_FUNCTIONS(TerminalText)
};

class Page : public QObject {
  public:
    /// Is called when shown() may give another screen.
    std::function<void()> onChange = [] {};

    /// Sets the size of the terminal, at least kLeastSize.
    void setSize(grid::Size size) { size_ = size; }
    grid::Size size() const { return size_; }
    /// Returns what the page shows, in the terminal's size.
    virtual Screen shown() const = 0;
    /// Takes a key. An event of a terminal has no scan code and is never released.
    virtual void press(const QKeyEvent& event) = 0;
    /// Takes a click at a column and row.
    virtual void click(const Click& click) { Q_UNUSED(click) }
    /// Takes a notch of the mouse wheel.
    virtual void turn(const Wheel& wheel) { Q_UNUSED(wheel) }
    /// Is called before the program is suspended or ended, and when the terminal gets too small:
    /// stops time, and saves what can be saved.
    virtual void rest() {}

  private:
    grid::Size size_ = kLeastSize;
};

}  // namespace mazeloom::app::terminal

// SPDX-License-Identifier: MIT
// The terminal of the process, driven by ncurses: it draws screens and reads keys and clicks.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "app/terminal/input.h"
#include "app/terminal/screen.h"
#include "core/grid/point.h"

namespace mazeloom::app::terminal {

class Device {
  public:
    /// Takes over the terminal until the object is destroyed. The error says why there is none: a
    /// redirected stream, or a terminal that ncurses cannot drive. At most one object may exist.
    static tl::expected<std::unique_ptr<Device>, QString> open();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    ~Device();

    /// Whether the terminal shows emoji in two columns each.
    bool canShowEmoji() const;
    grid::Size size() const;
    /// Draws the cells that differ from the last screen, and no others. Returns their number.
    std::size_t show(const Screen& screen);
    /// Draws everything at the next show(), after others have written to the terminal.
    void forget();
    /// Takes the terminal's current size.
    void resize();
    /// Gives the terminal back for a while, until the next resume().
    void suspend();
    void resume();
    /// Reads what has been typed. Returns nullopt if the terminal is gone.
    std::optional<std::vector<Input>> read();

  private:
    Device();

    void draw(grid::Point at, const ScreenCell& cell);
    /// Returns the number of a pair of colours for ncurses; 0 without colours.
    int pairOf(const Paint& paint);

    bool isUtf8_ = false;
    int colours_ = 0;  ///< 0: none; 8 or 256
    std::map<std::pair<int, int>, int> pairs_;
    std::optional<Screen> shown_;
};

}  // namespace mazeloom::app::terminal

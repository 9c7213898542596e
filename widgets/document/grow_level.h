// SPDX-License-Identifier: MIT
// The undo command of a level that grows to hold what is painted past its edge. Keeps no cells:
// what it adds is all wall, and what is painted there is taken back before it is. Private to
// widgets/document.
#pragma once

#include "widgets/document/sheet_command.h"

namespace mazeloom::widgets {

class GrowLevel final : public SheetCommand {
  public:
    /// `to` holds all of the level, in its coordinates.
    GrowLevel(LevelEntry& entry, const grid::Rect& to, const QString& text);

    std::size_t bytes() const override { return 0; }
    DocumentCommand* handOver() override { return new GrowLevel(*this); }

  private:
    GrowLevel(const GrowLevel& from) : SheetCommand(from), to_(from.to_), before_(from.before_) {}

    void apply(bool forward) override;
    bool join(const SheetCommand&) override { return false; }
    bool isIdle() const override { return false; }

    grid::Rect to_;
    grid::Size before_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Swaps a room for another version of itself: all edits of rooms but painting. Private to
// widgets/document.
#pragma once

#include "widgets/document/sheet_command.h"

namespace mazeloom::widgets {

class ChangeRoom final : public SheetCommand {
  public:
    ChangeRoom(RoomEntry& entry, level::Room after, Gesture gesture, const QString& text);

    std::size_t bytes() const override;
    DocumentCommand* handOver() override { return new ChangeRoom(std::move(*this)); }

  private:
    ChangeRoom(ChangeRoom&& from);
    void apply(bool forward) override;
    bool join(const SheetCommand& next) override;
    bool isIdle() const override { return before_ == after_; }

    level::Room before_;
    level::Room after_;
};

}  // namespace mazeloom::widgets

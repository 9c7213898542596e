// SPDX-License-Identifier: MIT
// The undo command of painting: only the cells that changed. Private to widgets/document.
#pragma once

#include <memory>
#include <span>

#include "core/edit/paint_delta.h"
#include "widgets/document/sheet_command.h"

namespace mazeloom::widgets {

class PaintCells final : public SheetCommand {
  public:
    /// `delta` is not empty.
    PaintCells(SheetEntry& entry, edit::PaintDelta delta, Gesture gesture, const QString& text);

    std::size_t bytes() const override;
    DocumentCommand* handOver() override { return new PaintCells(std::move(*this)); }

  private:
    PaintCells(PaintCells&& from);
    void apply(bool forward) override;
    bool join(const SheetCommand& next) override;
    /// Painting a cell there and back again is still something that was done.
    bool isIdle() const override { return false; }
    std::span<const edit::PaintRun> delta() const;

    /// Most edits are a click: one run, kept without an allocation of its own.
    edit::PaintRun only_;
    /// The first paint on a level that had none: without it, there is none again.
    bool isFirst_ = false;
    std::unique_ptr<edit::PaintDelta> many_;
};

}  // namespace mazeloom::widgets

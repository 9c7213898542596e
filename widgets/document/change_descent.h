// SPDX-License-Identifier: MIT
// Swaps what a pack says of its descent. Private to widgets/document.
#pragma once

#include <memory>

#include "core/level/descent.h"
#include "widgets/document/document_command.h"
#include "widgets/document/entries.h"

namespace mazeloom::widgets {

class ChangeDescent final : public DocumentCommand {
  public:
    using Value = std::shared_ptr<const level::Descent>;

    ChangeDescent(PackDocument& document, Value after, Gesture gesture, const QString& text);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;
    Gesture gesture() const override { return gesture_; }
    std::size_t bytes() const override;
    DocumentCommand* handOver() override { return new ChangeDescent(std::move(*this)); }

  private:
    ChangeDescent(ChangeDescent&& from);

    PackDocument& document_;
    Gesture gesture_;
    Value before_;
    Value after_;
    Stamp stampBefore_;
    Stamp stampAfter_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The one undo command of a document: swaps a level's recipe or seed.
#pragma once

#include <cstdint>
#include <variant>

#include <QString>
#include <QUndoCommand>

#include "core/level/recipe.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class ChangeLevel final : public QUndoCommand {
  public:
    using Value = std::variant<level::Recipe, std::uint64_t>;

    ChangeLevel(PackDocument& document, QString levelId, Value before, Value after,
                PackDocument::Gesture gesture, const QString& text);

    void undo() override { apply(before_); }
    void redo() override { apply(after_); }
    int id() const override { return gesture_ == PackDocument::kNoGesture ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override;

  private:
    void apply(const Value& value);

    PackDocument& document_;
    QString levelId_;
    Value before_;
    Value after_;
    PackDocument::Gesture gesture_;
};

}  // namespace mazeloom::widgets

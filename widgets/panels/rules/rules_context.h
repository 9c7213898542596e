// SPDX-License-Identifier: MIT
// What the parts of the editor of rules share.
#pragma once

#include <functional>
#include <optional>

#include <QString>

#include "core/level/rewriting/program.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/rules/value_palette.h"

namespace mazeloom::widgets {

struct RulesContext {
    using Change = std::function<void(level::rewriting::Program&)>;

    ValuePalette* palette = nullptr;
    /// Changes the program, as one undo command called `text`.
    std::function<void(const Change& change, const QString& text, Gesture gesture)> change;
    /// The pointer is at a rule, or at none any more.
    std::function<void(const std::optional<level::rewriting::Place>& place)> point;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The state and functions that the parts of the rules editor share.
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
    /// Changes the program as one undo command named `text`.
    std::function<void(const Change& change, const QString& text, Gesture gesture)> change;
    /// Reports the rule under the pointer; nullopt if there is none.
    std::function<void(const std::optional<level::rewriting::Place>& place)> point;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Random edits of every kind, for tests of properties that must hold after any edit.
#pragma once

#include <functional>

#include "core/document/gesture.h"
#include "core/document/refusal.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// A document and the function that applies edits to it.
struct Editing {
    const document::Document& document;
    std::function<bool(document::Wanted, document::Gesture)> push;
    std::function<void()> beginGroup;
    std::function<void()> endGroup;
};

/// Makes one random edit, or none: paint, objects, paths, sizes, names, levels, folders, campaign …
void randomEdit(const Editing& editing, random::Stream& random);

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
// Edits of every kind, by chance, for what must hold whatever a designer does.
#pragma once

#include <functional>

#include "core/document/gesture.h"
#include "core/document/refusal.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// A document with what does edits to it.
struct Editing {
    const document::Document& document;
    std::function<bool(document::Wanted, document::Gesture)> push;
    std::function<void()> beginGroup;
    std::function<void()> endGroup;
};

/// One step, or nothing: paint, objects, paths, sizes, names, levels, folders, campaign …
void randomEdit(const Editing& editing, random::Stream& random);

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
// Links to a moment of a generation: mazeloom://open?pack=…&level=…&seed=…&step=…&depth=…
//
// They come from strangers: a page in a browser can hold one. So they are short, say nothing twice
// and nothing else, and can do nothing but open: a built-in pack by its name, or an exported one, a
// file .mazepack, by its whole path.
#pragma once

#include <cstdint>
#include <optional>

#include <QString>
#include <tl/expected.hpp>

#include "core/trace/trace.h"

namespace mazeloom::app {

/// No link is longer, in characters.
inline constexpr qsizetype kMostLinkLength = 4096;

struct Link {
    QString pack;   ///< "builtin:NAME", or the path of an archive from the root
    QString level;  ///< its id; empty: whichever is shown first
    std::optional<std::uint64_t> seed = {};
    std::optional<trace::StepIndex> step = {};
    std::optional<int> depth = {};  ///< of a floor of a descent, where it is not the pack's own

    friend bool operator==(const Link&, const Link&) = default;
};

/// Whether a word is meant as a link, good or not.
bool isLink(const QString& word);
/// What it says, or what is wrong with it. Whether the pack is there is not looked at.
tl::expected<Link, QString> readLink(const QString& text);
QString toText(const Link& link);

/// The name of a pack that a desktop gives as file:///…, as a path; other names as they are.
QString packNameOf(const QString& word);

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Links to a moment of a generation: mazeloom://open?pack=…&level=…&seed=…&step=…&depth=…
//
// Links are untrusted: a page in a browser can contain one. So they are short, repeat no key and
// have no unknown ones, and can only open a built-in pack by its name, or an exported pack
// (.mazepack) by its absolute path.
#pragma once

#include <cstdint>
#include <optional>

#include <QString>
#include <tl/expected.hpp>

#include "core/trace/trace.h"

namespace mazeloom::app {

/// Upper bound on the length of a link, in characters.
inline constexpr qsizetype kMostLinkLength = 4096;

struct Link {
    QString pack;   ///< "builtin:NAME", or the path of an archive from the root
    QString level;  ///< its id; empty: the level shown first
    std::optional<std::uint64_t> seed = {};
    std::optional<trace::StepIndex> step = {};
    std::optional<int> depth = {};  ///< of a descent's floor, if it differs from the pack's

    friend bool operator==(const Link&, const Link&) = default;
};

/// Whether a word is meant as a link, valid or not.
bool isLink(const QString& word);
/// Parses a link, or returns what is wrong with it. Does not check whether the pack exists.
tl::expected<Link, QString> readLink(const QString& text);
QString toText(const Link& link);

/// Returns the name of a pack, given by a desktop as file:///…, as a path; other names unchanged.
QString packNameOf(const QString& word);

}  // namespace mazeloom::app

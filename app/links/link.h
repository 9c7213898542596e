// SPDX-License-Identifier: MIT
// Links to a moment of a generation: mazeloom://open?pack=…&level=…&seed=…&step=…&depth=…&made=…
// Links to a day's challenge: mazeloom://challenge?day=2026-11-20
//
// Links are untrusted, because any page in a browser can contain one. So a link is short, no key
// occurs twice, and unknown keys are errors. A link can only open a built-in pack by its name, or
// an exported pack (.mazepack) by its absolute path.
#pragma once

#include <cstdint>
#include <optional>

#include <QString>
#include <tl/expected.hpp>

#include "core/date.h"
#include "core/trace/trace.h"

namespace mazeloom::app {

/// Upper bound on the length of a link, in characters.
inline constexpr qsizetype kMostLinkLength = 4096;

struct Link {
    /// "builtin:NAME", or the path of an archive from the root; empty in a link to a challenge.
    QString pack;
    QString level;  ///< id of the level; empty: the level that the pack shows first
    std::optional<std::uint64_t> seed = {};
    std::optional<trace::StepIndex> step = {};
    std::optional<int> depth = {};  ///< depth of a descent's floor, if it differs from the pack's
    /// Hashes of the level and of the map that the seed gave, for a reader whose program makes
    /// another one.
    struct Made {
        std::uint64_t recipe = 0;
        std::uint64_t map = 0;

        friend bool operator==(const Made&, const Made&) = default;
    };
    std::optional<Made> made = {};
    /// The day of a challenge. Such a link has no other parts.
    std::optional<Date> day = {};

    friend bool operator==(const Link&, const Link&) = default;
};

/// Whether a word looks like a link, valid or not.
bool isLink(const QString& word);
/// Parses a link; returns an error if it is invalid. Does not check whether the pack exists.
tl::expected<Link, QString> readLink(const QString& text);
QString toText(const Link& link);
/// Returns a link to the challenge of a day.
Link linkTo(Date day);

/// Returns the path of a pack that a desktop passes as file:///…; returns any other name unchanged.
QString packNameOf(const QString& word);

}  // namespace mazeloom::app

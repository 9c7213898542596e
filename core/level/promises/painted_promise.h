// SPDX-License-Identifier: MIT
// A promise that a designer paints: a pattern, and how often maps contain it. Rewriting rules have
// the same patterns (core/level/rewriting), but in a promise an ink stands for contents of a cell,
// such as a console or a trap (core/generate/RULES.md G-130).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/level/promises/contents.h"
#include "core/level/rewriting/program.h"
#include "core/level/rewriting/value.h"
#include "core/sentence.h"

namespace mazeloom::level::promises {

/// Upper bound on the promises of a level, of a recipe and of a pack.
inline constexpr std::size_t kMostPromises = 64;
inline constexpr int kMostTimes = 1'000'000;
/// Upper bound on the distance of a pattern from another, in cells.
inline constexpr int kMostWithin = 32;
/// Upper bound on the kinds of cells in a pattern, besides cells that may be anything. The kinds of
/// turned and mirrored patterns count too: a waterfall has one for each of its directions.
inline constexpr std::size_t kMostCellKinds = 7;

/// A pattern. A cell of the map matches a cell of the pattern if its terrain is one of the
/// pattern's terrains, and if its contents show one of the pattern's inks; a pattern's cell without
/// terrains matches every terrain, one without inks matches any contents.
struct Pattern {
    grid::Size size{1, 1};
    std::vector<rewriting::Values> cells{rewriting::Values::any()};  ///< row by row
    /// The allowed symmetries, as in rewriting::Rule.
    std::uint8_t symmetries = rewriting::kAllSymmetries;

    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// Returns the kinds of cells in all symmetries of the pattern, each once, besides cells that may
/// be anything.
std::vector<rewriting::Values> cellKindsOf(const Pattern& pattern);

/// Returns a rewriting rule that finds the pattern and changes nothing.
rewriting::Rule ruleOf(const Pattern& pattern);
/// Returns the pattern that a rewriting rule finds.
Pattern patternOf(const rewriting::Rule& rule);

/// For each ink, the contents that show it.
using Inks = std::array<Contents, rewriting::kInks>;

enum class Amount : std::uint8_t {
    AtMost,     ///< at most `times` matches; 0: never
    AtLeast,    ///< at least `times` matches
    Connected,  ///< the cells of all matches form one part, joined at edges
};

struct PaintedPromise {
    std::string name;  ///< given by the designer
    Pattern pattern;
    Amount amount = Amount::AtMost;
    int times = 0;  ///< 0–kMostTimes; Connected ignores it
    /// If set, the matches are counted around each match of another pattern instead of in the whole
    /// map. Connected has none.
    struct Around {
        Pattern pattern;
        /// The distance up to which matches count, in cells: 0–kMostWithin. A cell's eight
        /// neighbours are at distance 1. The distance of two matches is that of their two nearest
        /// cells.
        int within = 1;
        /// Whether only matches in view count: a straight line leads from a cell of one match to a
        /// cell of the other without passing an opaque cell.
        bool inView = false;

        friend bool operator==(const Around&, const Around&) = default;
    };
    std::optional<Around> around;
    Inks inks = {};
    std::string more;  ///< JSON of unknown keys, as in Object

    friend bool operator==(const PaintedPromise&, const PaintedPromise&) = default;
};

using PaintedPromises = std::vector<PaintedPromise>;

/// What prevents a promise from being checked.
struct Flaw {
    enum class Kind : std::uint8_t {
        TooLarge,         ///< a pattern's size is outside of its bounds
        Shape,            ///< the number of cells does not match the size
        NoSymmetry,       ///< a pattern has no symmetry
        NothingFits,      ///< a cell of a pattern matches no value
        Empty,            ///< all cells of a pattern may be anything
        EmptyInk,         ///< an ink stands for nothing; `number`: the ink
        TooManyKinds,     ///< a pattern has more than kMostCellKinds kinds of cells; `number`: how
                          ///< many
        TooManyTimes,     ///< `times` is outside of its bounds
        TooFar,           ///< `within` is outside of its bounds
        ConnectedAround,  ///< a connected pattern is counted around another one
    };
    Kind kind = Kind::Empty;
    int number = 0;

    friend bool operator==(const Flaw&, const Flaw&) = default;
};

/// Returns the first flaw of a promise; nullopt if it can be checked.
std::optional<Flaw> flawOf(const PaintedPromise& promise);
/// Return the flaw, and what to change, without a full stop.
Phrase phraseOf(const Flaw& flaw);
std::string english(const Flaw& flaw);
/// Returns the sentences of phraseOf().
std::span<const Sentence> promiseFlawSentences();

/// The promises of a level's pack, which all levels of the pack share. All values are equal: they
/// are not part of a level.
class PackPromises {
  public:
    PackPromises() = default;
    explicit PackPromises(const PaintedPromises& promises)
        : promises_(promises.empty() ? nullptr
                                     : std::make_shared<const PaintedPromises>(promises)) {}

    const PaintedPromises& list() const {
        static const PaintedPromises kNone;
        return promises_ == nullptr ? kNone : *promises_;
    }
    bool hasTheSame(const PackPromises& other) const {
        return promises_ == other.promises_ || list() == other.list();
    }

    friend bool operator==(const PackPromises&, const PackPromises&) { return true; }

  private:
    std::shared_ptr<const PaintedPromises> promises_;
};

}  // namespace mazeloom::level::promises

// SPDX-License-Identifier: MIT
// The order of vaults, as a designer writes it (RULES.md G-102.1):
//   start -> gate wing+ boss; wing -> hall (shrine | armoury)?
// A name that has a rule stands for the rule's result. Any other name is a tag, and stands for the
// rooms with that tag.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/random/stream.h"
#include "core/sentence.h"

namespace mazeloom::generate {

class VaultGrammar {
  public:
    /// Returns the grammar, or a sentence that describes the text's flaw.
    static tl::expected<VaultGrammar, Phrase> read(std::string_view text);

    /// Draws a chain of tags. Alternatives are equally likely; + and * repeat at most `most` times.
    /// If rules are nested more than eight deep, the shortest alternatives are taken, so that
    /// recursion ends. Returns an empty chain if it would have more than 60 tags.
    std::vector<std::string> draw(random::Stream& random, int most) const;

    /// Returns all tags in the grammar.
    std::set<std::string> tags() const;

  private:
    friend class VaultGrammarReader;

    struct Node {
        enum class Kind { Name, Sequence, Choice, Repeat };
        Kind kind = Kind::Name;
        std::string name = {};
        std::vector<std::size_t> parts = {};  ///< indices in nodes_
        int least = 1;                        ///< for Repeat: 0 or 1
        bool isEndless = false;               ///< for Repeat: + or *, not just `?`
    };

    class Drawing;

    /// Fills ends_; returns an error text if a rule never ends.
    std::optional<Phrase> findEnds();
    /// Returns how deep rules must at least be nested until the node is replaced by tags only;
    /// kNever if that never happens.
    int endOf(std::size_t node) const;

    std::vector<Node> nodes_;
    std::map<std::string, std::size_t> rules_;
    std::string start_;
    std::map<std::string, int> ends_;  ///< endOf() of each rule
};

std::optional<Phrase> flawOfVaultGrammar(std::string_view text);
/// Returns the sentences of these flaws, for translation.
std::span<const Sentence> vaultGrammarSentences();

}  // namespace mazeloom::generate

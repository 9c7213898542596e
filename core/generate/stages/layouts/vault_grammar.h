// SPDX-License-Identifier: MIT
// The order of vaults, as a designer writes it (RULES.md G-102.1):
//   start -> gate wing+ boss; wing -> hall (shrine | armoury)?
// A name with a rule stands for its result, any other for the rooms with that tag.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/random/stream.h"

namespace mazeloom::generate {

class VaultGrammar {
  public:
    /// Returns the grammar, or what is wrong with the text.
    static tl::expected<VaultGrammar, std::string> read(std::string_view text);

    /// Draws a chain of tags. Alternatives are equally likely; + and * repeat at most `most` times.
    /// Endless recursion is led to its shortest end. Empty if the chain became too long.
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

    /// Fills ends_; returns what is wrong if a rule never ends.
    std::optional<std::string> findEnds();
    /// Returns how many rules a node needs at least to end; kNever: it never ends.
    int endOf(std::size_t node) const;

    std::vector<Node> nodes_;
    std::map<std::string, std::size_t> rules_;
    std::string start_;
    std::map<std::string, int> ends_;  ///< endOf() of each rule
};

std::optional<std::string> flawOfVaultGrammar(std::string_view text);

}  // namespace mazeloom::generate

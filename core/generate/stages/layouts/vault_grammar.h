// SPDX-License-Identifier: MIT
// In which order vaults follow each other, as a designer writes it (RULES.md G-102.1):
//   start -> gate wing+ boss; wing -> hall (shrine | armoury)?
// A name with a rule stands for what the rule makes, any other for the rooms with that tag.
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
    /// What is wrong with the text, where it cannot be read.
    static tl::expected<VaultGrammar, std::string> read(std::string_view text);

    /// A chain of tags: each choice as likely as the others of its place, + and * at most `most`
    /// times. Rules that go on and on are led to their end. Empty: it became too long.
    std::vector<std::string> draw(random::Stream& random, int most) const;

    /// All tags that it names.
    std::set<std::string> tags() const;

  private:
    friend class VaultGrammarReader;

    struct Node {
        enum class Kind { Name, Sequence, Choice, Repeat };
        Kind kind = Kind::Name;
        std::string name = {};
        std::vector<std::size_t> parts = {};  ///< places in nodes_
        int least = 1;                        ///< of Repeat: 0 or 1
        bool isEndless = false;               ///< of Repeat: not just `?`
    };

    class Drawing;

    /// How many rules a node is from its end at least; kNever: it never ends.
    std::optional<std::string> findEnds();
    int endOf(std::size_t node) const;

    std::vector<Node> nodes_;
    std::map<std::string, std::size_t> rules_;
    std::string start_;
    std::map<std::string, int> ends_;  ///< of rules
};

std::optional<std::string> flawOfVaultGrammar(std::string_view text);

}  // namespace mazeloom::generate

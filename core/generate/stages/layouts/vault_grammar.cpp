// SPDX-License-Identifier: MIT
#include "core/generate/stages/layouts/vault_grammar.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mazeloom::generate {

namespace {

constexpr Sentence kEmpty{"grammar-empty",
                          "the grammar is empty: write which tags follow each other"};
constexpr Sentence kUnread{"grammar-unread", "what is \"%1\" for?"};
constexpr Sentence kNoRule{"grammar-no-rule", "after ; must come a rule: a name, -> and tags"};
constexpr Sentence kTwice{"grammar-twice", "there are two rules for \"%1\""};
constexpr Sentence kTooDeep{"grammar-too-deep", "too many ( are nested in each other"};
constexpr Sentence kNoTagAtEnd{"grammar-no-tag-at-end", "a tag is missing at the end"};
constexpr Sentence kNoTag{"grammar-no-tag", "a tag is missing before \"%1\""};
constexpr Sentence kUnclosed{"grammar-not-closed", "a ) is missing"};
constexpr Sentence kTooLong{"grammar-too-long", "the grammar is too long"};
constexpr Sentence kEndless{"grammar-endless", "the rule \"%1\" never ends"};
constexpr std::array kGrammarSentences{kEmpty,      kUnread, kNoRule,   kTwice,   kTooDeep,
                                       kNoTagAtEnd, kNoTag,  kUnclosed, kTooLong, kEndless};

constexpr std::size_t kLongestChain = 60;
constexpr std::size_t kLongestText = 4000;
constexpr int kDeepest = 40;   ///< upper bound on the nesting of parentheses
constexpr int kUnhurried = 8;  ///< nesting of rules beyond which the shortest alternative is taken
constexpr int kNever = 1'000'000;

tl::unexpected<Phrase> flaw(const Sentence& sentence, Arguments arguments = {}) {
    return tl::unexpected(Phrase{sentence, std::move(arguments)});
}

bool isOfName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

/// A recursive-descent parser of grammars.
class VaultGrammarReader {
  public:
    explicit VaultGrammarReader(std::string_view text) : left_(text) {}

    tl::expected<VaultGrammar, Phrase> read() {
        skip();
        if (left_.empty()) return flaw(kEmpty);
        do {
            if (auto wrong = readRule()) return tl::unexpected(std::move(*wrong));
        } while (take(';') && !left_.empty());
        if (!left_.empty()) return flaw(kUnread, {left_.substr(0, 1)});
        if (auto wrong = grammar_.findEnds()) return tl::unexpected(std::move(*wrong));
        return std::move(grammar_);
    }

  private:
    using Node = VaultGrammar::Node;
    using Kind = Node::Kind;
    using Read = tl::expected<std::size_t, Phrase>;

    void skip() {
        while (!left_.empty() && (left_.front() == ' ' || left_.front() == '\t'))
            left_.remove_prefix(1);
    }
    bool isArrow() const { return left_.starts_with("->"); }
    bool take(char c) {
        if (left_.empty() || left_.front() != c) return false;
        left_.remove_prefix(1);
        skip();
        return true;
    }
    /// Reads a name, which may have single dashes inside.
    std::string takeName() {
        std::size_t end = 0;
        while (end < left_.size() &&
               (isOfName(left_[end]) || (left_[end] == '-' && end > 0 && end + 1 < left_.size() &&
                                         isOfName(left_[end + 1]))))
            ++end;
        std::string name(left_.substr(0, end));
        left_.remove_prefix(end);
        skip();
        return name;
    }
    std::size_t add(Node node) {
        grammar_.nodes_.push_back(std::move(node));
        return grammar_.nodes_.size() - 1;
    }

    /// Reads a rule such as "wing -> hall shrine"; only the first rule may lack the name and the
    /// arrow.
    std::optional<Phrase> readRule() {
        const std::string_view before = left_;
        std::string name = takeName();
        if (name.empty() || !isArrow()) {
            if (!grammar_.rules_.empty()) return Phrase{kNoRule};
            left_ = before;
            name.clear();
        } else {
            left_.remove_prefix(2);
            skip();
        }
        if (grammar_.rules_.contains(name)) return Phrase{kTwice, {name}};
        const Read body = readChoice(0);
        if (!body) return body.error();
        if (grammar_.rules_.empty()) grammar_.start_ = name;
        grammar_.rules_.emplace(std::move(name), *body);
        return std::nullopt;
    }

    Read readChoice(int depth) {
        if (depth > kDeepest) return flaw(kTooDeep);
        Node choice{.kind = Kind::Choice};
        do {
            const Read part = readSequence(depth);
            if (!part) return part;
            choice.parts.push_back(*part);
        } while (take('|'));
        return choice.parts.size() == 1 ? choice.parts.front() : add(std::move(choice));
    }

    Read readSequence(int depth) {
        Node sequence{.kind = Kind::Sequence};
        while (!left_.empty() && (left_.front() == '(' || isOfName(left_.front()))) {
            const Read part = readItem(depth);
            if (!part) return part;
            sequence.parts.push_back(*part);
        }
        if (sequence.parts.empty()) {
            return left_.empty() ? flaw(kNoTagAtEnd) : flaw(kNoTag, {left_.substr(0, 1)});
        }
        return add(std::move(sequence));
    }

    Read readItem(int depth) {
        std::size_t item = 0;
        if (take('(')) {
            const Read inside = readChoice(depth + 1);
            if (!inside) return inside;
            if (!take(')')) return flaw(kUnclosed);
            item = *inside;
        } else {
            item = add({.kind = Kind::Name, .name = takeName()});
        }
        if (take('?')) return add({Kind::Repeat, {}, {item}, 0, false});
        if (take('*')) return add({Kind::Repeat, {}, {item}, 0, true});
        if (take('+')) return add({Kind::Repeat, {}, {item}, 1, true});
        return item;
    }

    std::string_view left_;
    VaultGrammar grammar_;
};

class VaultGrammar::Drawing {
  public:
    Drawing(const VaultGrammar& grammar, random::Stream& random, int most)
        : grammar_(grammar), random_(random), most_(most) {}

    void draw(std::size_t which, int depth) {
        if (chain.size() > kLongestChain) return;
        const Node& node = grammar_.nodes_[which];
        const bool isHurried = depth > kUnhurried;
        switch (node.kind) {
            case Node::Kind::Name:
                if (const auto rule = grammar_.rules_.find(node.name);
                    rule != grammar_.rules_.end()) {
                    draw(rule->second, depth + 1);
                } else {
                    chain.push_back(node.name);
                }
                return;
            case Node::Kind::Sequence:
                for (const std::size_t part : node.parts)
                    draw(part, depth);
                return;
            case Node::Kind::Choice: {
                const auto shortest = std::ranges::min_element(
                    node.parts, {}, [&](std::size_t part) { return grammar_.endOf(part); });
                draw(isHurried
                         ? *shortest
                         : node.parts[random_.below(static_cast<std::uint32_t>(node.parts.size()))],
                     depth);
                return;
            }
            case Node::Kind::Repeat: {
                const int most = isHurried ? node.least : node.isEndless ? most_ : 1;
                for (int left = random_.between(node.least, std::max(node.least, most)); left > 0;
                     --left)
                    draw(node.parts.front(), depth);
                return;
            }
        }
    }

    std::vector<std::string> chain;

  private:
    const VaultGrammar& grammar_;
    random::Stream& random_;
    const int most_;
};

tl::expected<VaultGrammar, Phrase> VaultGrammar::read(std::string_view text) {
    if (text.size() > kLongestText) return flaw(kTooLong);
    return VaultGrammarReader(text).read();
}

int VaultGrammar::endOf(std::size_t which) const {
    const Node& node = nodes_[which];
    int end = 0;
    switch (node.kind) {
        case Node::Kind::Name: {
            const auto rule = ends_.find(node.name);
            return rule == ends_.end() ? 0 : std::min(kNever, rule->second + 1);
        }
        case Node::Kind::Repeat:
            return node.least == 0 ? 0 : endOf(node.parts.front());
        case Node::Kind::Sequence:
            for (const std::size_t part : node.parts)
                end = std::max(end, endOf(part));
            return end;
        case Node::Kind::Choice:
            end = kNever;
            for (const std::size_t part : node.parts)
                end = std::min(end, endOf(part));
            return end;
    }
    return end;
}

std::optional<Phrase> VaultGrammar::findEnds() {
    for (const auto& [name, body] : rules_)
        ends_[name] = kNever;
    for (std::size_t round = 0; round < rules_.size(); ++round) {
        for (const auto& [name, body] : rules_)
            ends_[name] = endOf(body);
    }
    for (const auto& [name, end] : ends_) {
        if (end >= kNever) return Phrase{kEndless, {name}};
    }
    return std::nullopt;
}

std::vector<std::string> VaultGrammar::draw(random::Stream& random, int most) const {
    Drawing drawing(*this, random, most);
    drawing.draw(rules_.at(start_), 0);
    if (drawing.chain.size() > kLongestChain) return {};
    return std::move(drawing.chain);
}

std::set<std::string> VaultGrammar::tags() const {
    std::set<std::string> tags;
    for (const Node& node : nodes_) {
        if (node.kind == Node::Kind::Name && !rules_.contains(node.name)) tags.insert(node.name);
    }
    return tags;
}

std::span<const Sentence> vaultGrammarSentences() {
    return kGrammarSentences;
}

std::optional<Phrase> flawOfVaultGrammar(std::string_view text) {
    const auto grammar = VaultGrammar::read(text);
    if (grammar) return std::nullopt;
    return grammar.error();
}

}  // namespace mazeloom::generate

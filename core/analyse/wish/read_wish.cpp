// SPDX-License-Identifier: MIT
// Reads a wish by recursive descent, from the loosest binding to the tightest: or, and, not,
// comparisons, sums, products. Reports the first flaw with its position.
#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "core/analyse/measures/measures.h"
#include "core/analyse/wish/wish.h"
#include "core/in_quotes.h"

namespace mazeloom::analyse {

namespace {

using Kind = WishNode::Kind;

enum class Token : std::uint8_t { End, Word, Number, Sign };

bool isLetter(char c) {
    return c >= 'a' && c <= 'z';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns the measure id that shares the longest prefix with a word; empty if no id shares three
/// characters or more.
std::string_view nearestMeasure(std::string_view word) {
    std::string_view nearest;
    std::size_t most = 2;
    for (const Measure* measure : allMeasures()) {
        const auto [a, b] =
            std::mismatch(word.begin(), word.end(), measure->id.begin(), measure->id.end());
        const auto common = static_cast<std::size_t>(a - word.begin());
        if (common > most) {
            most = common;
            nearest = measure->id;
        }
    }
    return nearest;
}

class WishReader {
  public:
    explicit WishReader(std::string_view text) { wish_.text = text; }

    tl::expected<Wish, WishFlaw> read() {
        if (wish_.text.size() > kMostWishCharacters)
            return tl::unexpected(WishFlaw{kMostWishCharacters, "the wish is too long"});
        advance();
        const auto root = disjunction();
        if (root && !flaw_ && token_ != Token::End)
            fail(at_, "expected \"and\", \"or\" or the end of the wish, not " + shownToken());
        if (flaw_ || !root) return tl::unexpected(*flaw_);
        if (!wantComparison(*root)) return tl::unexpected(*flaw_);
        wish_.root = *root;
        return std::move(wish_);
    }

  private:
    using Place = std::optional<std::size_t>;

    Place fail(std::size_t at, std::string text) {
        if (!flaw_) flaw_ = WishFlaw{at, std::move(text)};
        return std::nullopt;
    }

    void advance() {
        const std::string& text = wish_.text;
        before_ = end_;
        at_ = end_;
        while (at_ < text.size() && (text[at_] == ' ' || text[at_] == '\t' || text[at_] == '\n'))
            ++at_;
        end_ = at_;
        if (at_ == text.size()) {
            token_ = Token::End;
        } else if (isLetter(text[at_])) {
            token_ = Token::Word;
            readWord();
        } else if (isDigit(text[at_])) {
            token_ = Token::Number;
            while (end_ < text.size() && isDigit(text[end_]))
                ++end_;
        } else {
            token_ = Token::Sign;
            end_ = at_ + 1;
            for (const std::string_view two : {"<=", ">=", "!=", "==", ".."}) {
                if (text.compare(at_, 2, two) == 0) end_ = at_ + 2;
            }
        }
    }

    /// Reads letters and digits, joined by hyphens and dots: a hyphen within a word is not a minus
    /// sign.
    void readWord() {
        const std::string& text = wish_.text;
        const auto isPart = [&](std::size_t i) {
            return i < text.size() && (isLetter(text[i]) || isDigit(text[i]));
        };
        while (isPart(end_) ||
               (end_ < text.size() && (text[end_] == '-' || text[end_] == '.') && isPart(end_ + 1)))
            ++end_;
    }

    std::string_view token() const { return std::string_view(wish_.text).substr(at_, end_ - at_); }
    std::string shownToken() const {
        return token_ == Token::End ? "the end of the wish" : inQuotes(token());
    }
    bool is(std::string_view text) const {
        return (token_ == Token::Sign || token_ == Token::Word) && token() == text;
    }
    bool take(std::string_view text) {
        if (!is(text)) return false;
        advance();
        return true;
    }

    std::size_t add(Kind kind, std::size_t first, std::vector<std::size_t> parts) {
        wish_.nodes.push_back({kind, 0, 0, std::move(parts), first, before_});
        return wish_.nodes.size() - 1;
    }
    const WishNode& node(std::size_t place) const { return wish_.nodes[place]; }
    bool isNumber(std::size_t place) const { return node(place).kind <= Kind::Times; }

    bool wantComparison(std::size_t place) {
        if (!isNumber(place)) return true;
        fail(node(place).end, "expected a comparison, such as \"" +
                                  std::string(wish_.textOf(node(place))) + " <= 3\"");
        return false;
    }
    bool wantNumber(std::size_t place) {
        if (isNumber(place)) return true;
        fail(node(place).first, "expected a measure or a number, not a comparison");
        return false;
    }

    /// Reads one or more parts that are separated by `word`. If there are several parts, all must
    /// be booleans.
    template <typename Part>
    Place chain(Kind kind, std::string_view word, const Part& part) {
        const std::size_t first = at_;
        const Place one = part();
        if (!one || !is(word)) return one;
        std::vector<std::size_t> parts{*one};
        if (!wantComparison(*one)) return std::nullopt;
        while (take(word)) {
            const Place next = part();
            if (!next || !wantComparison(*next)) return std::nullopt;
            parts.push_back(*next);
        }
        return add(kind, first, std::move(parts));
    }

    Place disjunction() {
        return chain(Kind::Or, "or", [this] { return conjunction(); });
    }
    Place conjunction() {
        return chain(Kind::And, "and", [this] { return negation(); });
    }

    Place negation() {
        const std::size_t first = at_;
        if (!take("not")) return comparison();
        if (++depth_ > kMostWishDepth) return fail(first, "the wish is nested too deep");
        const Place part = negation();
        --depth_;
        if (!part || !wantComparison(*part)) return std::nullopt;
        return add(Kind::Not, first, {*part});
    }

    Place comparison() {
        const std::size_t first = at_;
        const Place left = sum();
        if (!left) return left;
        const bool isEqual = is("=") || is("==");
        const bool isGreater = is(">") || is(">=");
        const bool isLess = is("<") || is("<=");
        const bool mayEqual = is("<=") || is(">=");
        if (!isEqual && !isGreater && !isLess && !is("!=")) return left;
        const bool isNot = is("!=");
        if (!wantNumber(*left)) return std::nullopt;
        advance();
        const std::size_t second = at_;
        const Place right = sum();
        if (!right || !wantNumber(*right)) return std::nullopt;
        if (is("..")) {
            if (!isEqual && !isNot) return fail(at_, "a range a..b goes with = or != only");
            return range(first, *left, *right, second, isNot);
        }
        if (isEqual) return add(Kind::Equal, first, {*left, *right});
        if (isNot) return add(Kind::NotEqual, first, {*left, *right});
        const Kind kind = mayEqual ? Kind::LessOrEqual : Kind::Less;
        return isGreater ? add(kind, first, {*right, *left}) : add(kind, first, {*left, *right});
    }

    Place range(std::size_t first, std::size_t left, std::size_t from, std::size_t at, bool isNot) {
        advance();
        const Place to = sum();
        if (!to || !wantNumber(*to)) return std::nullopt;
        const WishNode& a = node(from);
        const WishNode& b = node(*to);
        if (a.kind == Kind::Value && b.kind == Kind::Value && a.value > b.value)
            return fail(at, "the range is empty: its first number is greater than its last");
        const std::size_t within = add(Kind::Within, first, {left, from, *to});
        return isNot ? add(Kind::Not, first, {within}) : within;
    }

    template <typename Part>
    Place operation(const Part& part, std::string_view one, Kind kindOfOne, std::string_view other,
                    Kind kindOfOther) {
        const std::size_t first = at_;
        Place left = part();
        while (left && (is(one) || is(other))) {
            const Kind kind = is(one) ? kindOfOne : kindOfOther;
            if (!wantNumber(*left)) return std::nullopt;
            advance();
            const Place right = part();
            if (!right || !wantNumber(*right)) return std::nullopt;
            left = add(kind, first, {*left, *right});
        }
        return left;
    }

    Place sum() {
        return operation([this] { return product(); }, "+", Kind::Plus, "-", Kind::Minus);
    }
    Place product() {
        return operation([this] { return primary(); }, "*", Kind::Times, "*", Kind::Times);
    }

    Place primary() {
        const std::size_t first = at_;
        if (take("(")) {
            if (++depth_ > kMostWishDepth) return fail(first, "the wish is nested too deep");
            const Place inner = disjunction();
            --depth_;
            if (!inner) return inner;
            if (!take(")")) return fail(at_, "expected \")\", not " + shownToken());
            return inner;
        }
        if (token_ == Token::Number) return number(1);
        if (is("-")) {
            advance();
            if (token_ != Token::Number)
                return fail(at_, "expected a number after \"-\", not " + shownToken());
            return number(-1);
        }
        if (token_ == Token::Word && !is("and") && !is("or") && !is("not")) return measure();
        return fail(at_, "expected a measure, a number, \"not\" or \"(\", not " + shownToken());
    }

    Place number(std::int64_t sign) {
        std::int64_t value = 0;
        const std::string_view digits = token();
        const auto [stop, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || value > kMostWishNumber)
            return fail(at_, "the number is larger than " + std::to_string(kMostWishNumber));
        const std::size_t first = at_;
        advance();
        const std::size_t place = add(Kind::Value, first, {});
        wish_.nodes[place].value = sign * value;
        return place;
    }

    Place measure() {
        const Measure* const found = findMeasure(token());
        if (found == nullptr) return fail(at_, unknownMeasure());
        const auto known = std::find(wish_.measures.begin(), wish_.measures.end(), found);
        const auto index = static_cast<std::size_t>(known - wish_.measures.begin());
        if (known == wish_.measures.end()) wish_.measures.push_back(found);
        const std::size_t first = at_;
        advance();
        const std::size_t place = add(Kind::Measured, first, {});
        wish_.nodes[place].measure = index;
        return place;
    }

    std::string unknownMeasure() const {
        std::string text = "there is no measure " + inQuotes(token());
        const std::size_t hyphen = token().rfind('-');
        if (hyphen != std::string_view::npos && findMeasure(token().substr(0, hyphen)) != nullptr)
            return text + "; write a minus with a space on either side";
        const std::string_view nearest = nearestMeasure(token());
        if (!nearest.empty()) text += "; did you mean " + std::string(nearest) + "?";
        return text;
    }

    Wish wish_;
    std::optional<WishFlaw> flaw_;
    Token token_ = Token::End;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
    std::size_t before_ = 0;  ///< where the previous token ended
    int depth_ = 0;
};

}  // namespace

tl::expected<Wish, WishFlaw> readWish(std::string_view text) {
    return WishReader(text).read();
}

std::optional<WishFlaw> whyNever(const Wish& wish, level::Ruleset ruleset) {
    for (const WishNode& node : wish.nodes) {
        if (node.kind != Kind::Measured || wish.measures[node.measure]->isOf(ruleset)) continue;
        return WishFlaw{node.first, inQuotes(wish.measures[node.measure]->id) +
                                        " does not apply to a level of this ruleset"};
    }
    return std::nullopt;
}

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/certificate/certificate_json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/in_quotes.h"
#include "core/json/object_lines.h"
#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/json/value.h"
#include "core/level/level.h"

namespace mazeloom::analyse::deduce {

using grid::Point;
using json::listOf;
using json::Value;

namespace {

/// The words of rules by their grades, which start at 1.
constexpr std::array<std::string_view, 4> kRuleWords{"one-number", "two-numbers", "supposition",
                                                     "all-placements"};
constexpr std::array<std::string_view, 4> kDirectionWords{"up", "right", "down", "left"};

Value pointValue(Point point) {
    return Value::List{Value(point.x), Value(point.y)};
}

Value pointsValue(std::span<const Point> points) {
    return listOf(points, pointValue);
}

Value deductionValue(const Certificate& certificate, const Certificate::Line& line) {
    Value value(Value::Object{});
    value.add("cell", pointValue(line.cell));
    value.add("trap", line.isTrap);
    value.add("rule", kRuleWords[static_cast<std::size_t>(line.rule) - 1]);
    value.add("numbers", pointsValue(certificate.numbersOf(line)));
    return value;
}

/// Thrown by Reader if the text is not a valid certificate; caught in this file.
struct Flaw {
    std::string place;
    std::string text;
};

class Reader {
  public:
    /// Reads a certificate. Throws Flaw.
    CertifiedLevel read(const Value& value) {
        CertifiedLevel level;
        level.program = text(value, "program");
        level.level = text(value, "level");
        const auto seed = json::readSeed(member(value, "seed"));
        if (!seed) fail("seed", "must be " + std::string(json::kSeedRange));
        level.seed = *seed;
        level.numbers = static_cast<level::Numbers>(word(value, "numbers", level::kNumbersWords));
        level.grade = static_cast<int>(natural(value, "grade", level::kHighestGrade));
        readBoard(value, level.board);
        readDeductions(member(value, "deductions"), level.certificate);
        return level;
    }

  private:
    [[noreturn]] void fail(std::string_view key, std::string text) const {
        std::string place = place_;
        if (!place.empty() && !key.empty()) place += ", ";
        throw Flaw{place + std::string(key), std::move(text)};
    }

    const Value& member(const Value& value, std::string_view key) const {
        const Value* const found = value.find(key);
        if (found == nullptr) fail(key, "is missing");
        return *found;
    }
    const Value& list(const Value& value, std::string_view key) const {
        const Value& found = member(value, key);
        if (!found.isList()) fail(key, "must be a list");
        return found;
    }
    std::string text(const Value& value, std::string_view key) const {
        const Value& found = member(value, key);
        if (!found.isText()) fail(key, "must be a text");
        return found.text();
    }
    std::uint64_t natural(const Value& value, std::string_view key, std::uint64_t most) const {
        const auto number = member(value, key).natural();
        if (!number || *number > most)
            fail(key, "must be a whole number from 0 to " + std::to_string(most));
        return *number;
    }
    template <std::size_t N>
    std::size_t word(const Value& value, std::string_view key,
                     const std::array<std::string_view, N>& words) const {
        const Value& found = member(value, key);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (found.is(words[i])) return i;
        }
        std::string all;
        for (const std::string_view word : words)
            all += (all.empty() ? "" : ", ") + inQuotes(word);
        fail(key, "must be one of " + all);
    }

    Point pointIn(const Value& value, std::string_view key) const {
        const auto x = value.isList() && value.size() >= 2 ? value[0].natural() : std::nullopt;
        const auto y = x ? value[1].natural() : std::nullopt;
        if (!y || *x >= size_.x || *y >= size_.y) fail(key, "must be a cell [x, y] of the board");
        return {static_cast<int>(*x), static_cast<int>(*y)};
    }
    Point point(const Value& value, std::string_view key) const {
        if (value.size() != 2) fail(key, "must be a cell [x, y] of the board");
        return pointIn(value, key);
    }
    std::vector<Point> points(const Value& value, std::string_view key) const {
        if (!value.isList()) fail(key, "must be a list of cells [x, y]");
        std::vector<Point> all;
        for (const Value& one : value.list())
            all.push_back(point(one, key));
        return all;
    }

    void readBoard(const Value& value, BoardText& board) {
        for (const Value& row : list(value, "rows").list()) {
            if (!row.isText()) fail("rows", "must be texts");
            board.rows.push_back(row.text());
        }
        const std::size_t width = board.rows.empty() ? 0 : board.rows.front().size();
        constexpr std::size_t kMost = level::kMaxSide;
        if (width == 0 || width > kMost || board.rows.size() > kMost)
            fail("rows", "must be 1 to 8192 rows of 1 to 8192 characters");
        for (const std::string& row : board.rows) {
            if (row.size() != width) fail("rows", "must have the same length");
            if (row.find_first_not_of("#!.x") != std::string::npos)
                fail("rows", "have only the characters # ! . x");
        }
        size_ = {width, board.rows.size()};
        board.start = point(member(value, "start"), "start");
        for (const Value& step : list(value, "blocked").list()) {
            if (!step.isList() || step.size() != 3 || !step[2].isText())
                fail("blocked", "must be steps [x, y, direction]");
            const auto direction = std::ranges::find(kDirectionWords, step[2].text());
            if (direction == kDirectionWords.end())
                fail("blocked", "has the directions \"up\", \"right\", \"down\" and \"left\"");
            board.blocked.push_back(
                {pointIn(step, "blocked"),
                 static_cast<grid::Direction>(direction - kDirectionWords.begin())});
        }
        for (const Value& aim : list(value, "aims").list())
            board.aims.push_back(points(aim, "aims"));
        board.coins = points(member(value, "coins"), "coins");
        board.coinsWanted = natural(value, "coins-asked", kMost * kMost);
    }

    void readDeductions(const Value& value, Certificate& certificate) {
        if (!value.isList()) fail("deductions", "must be a list");
        if (value.size() > kMostDeductions)
            fail("deductions", "are more than " + std::to_string(kMostDeductions));
        std::size_t named = 0;
        for (std::size_t i = 0; i < value.size(); ++i) {
            place_ = "deduction " + std::to_string(i + 1);
            const std::vector<Point> numbers = points(member(value[i], "numbers"), "numbers");
            named += numbers.size();
            if (named > kMostNumbersNamed) fail("numbers", tooManyNumbers());
            const Value& isTrap = member(value[i], "trap");
            if (!isTrap.isBoolean()) fail("trap", "must be true or false");
            certificate.setNumbers(numbers);
            certificate.add(point(member(value[i], "cell"), "cell"), isTrap.isTrue(),
                            static_cast<Rule>(word(value[i], "rule", kRuleWords) + 1));
        }
        place_.clear();
    }

  public:
    static std::string tooManyNumbers() {
        return "the deductions name more than " + std::to_string(kMostNumbersNamed) + " numbers";
    }

  private:
    struct Size {
        std::size_t x = 0;
        std::size_t y = 0;
    };

    Size size_;
    std::string place_;  ///< the deduction that is being read; empty: none
};

}  // namespace

tl::expected<std::string, Problem> writeCertificate(const CertifiedLevel& level) {
    const Certificate& certificate = level.certificate;
    const auto refuse = [](std::string text) {
        return tl::unexpected(problemAt({}, {}, std::move(text)));
    };
    std::size_t named = 0;
    for (const Certificate::Line& line : certificate.lines())
        named += line.count;
    if (certificate.lines().size() > kMostDeductions)
        return refuse("the certificate has more than " + std::to_string(kMostDeductions) +
                      " deductions");
    if (named > kMostNumbersNamed) return refuse(Reader::tooManyNumbers());

    const BoardText& board = level.board;
    std::string text;
    json::ObjectLines out(text);
    out.add("format", kCertificateFormat);
    out.add("version", kCertificateVersion);
    out.add("program", level.program);
    out.add("level", level.level);
    out.add("seed", json::seedValue(level.seed));
    out.add("numbers", level::kNumbersWords[static_cast<std::size_t>(level.numbers)]);
    out.add("grade", level.grade);
    out.add("start", pointValue(board.start));
    out.add("blocked", listOf(board.blocked, [](const BlockedStep& step) {
                return Value(
                    Value::List{Value(step.from.x), Value(step.from.y),
                                Value(kDirectionWords[static_cast<std::size_t>(step.direction)])});
            }));
    out.add("aims", listOf(board.aims, [](const Aim& aim) { return pointsValue(aim); }));
    out.add("coins", pointsValue(board.coins));
    out.add("coins-asked", board.coinsWanted);
    out.addList("rows", board.rows.size(), [&](std::size_t i) { return Value(board.rows[i]); });
    out.addList("deductions", certificate.lines().size(),
                [&](std::size_t i) { return deductionValue(certificate, certificate.lines()[i]); });
    out.end();
    if (text.size() > kMostCertificateBytes) return refuse("the certificate is too large");
    return text;
}

tl::expected<CertifiedLevel, Problem> readCertificate(std::string_view text,
                                                      const std::string& file) {
    const auto refuse = [&](std::string place, std::string why) {
        return tl::unexpected(problemAt(file, std::move(place), std::move(why)));
    };
    if (text.size() > kMostCertificateBytes) return refuse({}, "it is too large for a certificate");
    json::Limits limits;
    limits.values = 32'000'000;
    limits.memory = std::size_t{2} << 30;
    const auto value = json::parse(text, limits);
    if (!value) return refuse(value.error().place, value.error().text);
    const Value* const format = value->find("format");
    if (format == nullptr || !format->is(kCertificateFormat))
        return refuse({}, "this is no certificate; mazeloom generate --certificate makes one");
    const Value* const version = value->find("version");
    const auto number = version == nullptr ? std::nullopt : version->natural();
    if (!number || *number < 1) return refuse("version", "must be a whole number from 1");
    if (*number > kCertificateVersion) {
        return refuse({}, "this certificate is of version " + std::to_string(*number) +
                              " of the format, newer than this program knows; use a newer "
                              "program");
    }
    try {
        return Reader().read(*value);
    } catch (Flaw& flaw) {
        return refuse(std::move(flaw.place), std::move(flaw.text));
    }
}

}  // namespace mazeloom::analyse::deduce

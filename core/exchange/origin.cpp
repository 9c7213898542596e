// SPDX-License-Identifier: MIT
#include "core/exchange/origin.h"

#include <algorithm>
#include <charconv>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/numbers.h"
#include "core/in_quotes.h"
#include "core/level/id.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::exchange {

namespace {

/// Size limit of the unpacked facts: the largest level needs two rows of characters per row of
/// cells, plus its things.
constexpr std::size_t kMostFactBytes = std::size_t{400} << 20;
/// Size limit of an unpacked level: the limit of a pack's file.
constexpr std::size_t kMostLevelBytes = std::size_t{256} << 20;

constexpr char kFirstMark = '0';
/// The bits of kFactMarks are adjacent, so that digitOf() can write them as one digit.
static_assert(level::Cell::kAisle << 1 == level::Cell::kTrap &&
              level::Cell::kTrap << 1 == level::Cell::kCoin);

char digitOf(level::Cell cell) {
    return static_cast<char>(kFirstMark + (cell.bits() & kFactMarks) / level::Cell::kAisle);
}

std::string packed(std::string_view text, const Stop& stop) {
    return toBase64(deflated(text, Packing::Zlib, stop));
}

tl::expected<std::string, std::string> unpacked(std::string_view text, std::size_t most,
                                                const Stop& stop) {
    return fromBase64(text, stop).and_then([most, &stop](const std::string& bytes) {
        return inflated(bytes, most, stop);
    });
}

/// Splits a text into words, from its beginning.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) {}

    bool isAtEnd() const { return text_.empty(); }
    std::string_view upTo(char end) {
        const std::string_view word = text_.substr(0, text_.find(end));
        text_.remove_prefix(std::min(text_.size(), word.size() + 1));
        return word;
    }
    /// Returns −1 if there is no number.
    int number(char end) {
        const std::string_view word = upTo(end);
        int number = -1;
        const auto [last, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        return error == std::errc() && last == word.data() + word.size() ? number : -1;
    }

  private:
    std::string_view text_;
};

}  // namespace

level::Cell factOf(level::Cell cell) {
    return level::Cell::fromBits(cell.bits() & unsigned{level::Cell::kOfTerrain | kFactMarks});
}

Facts factsOf(const level::Map& map, const Stop& stop) {
    Facts facts;
    facts.cells = level::CellGrid(map.size());
    facts.terrains = map.terrains;
    PacedStop pace(stop);
    for (int y = 0; y < map.size().height; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(map.size().width))) return facts;
        std::ranges::transform(map.cells.row(y), facts.cells.row(y).begin(), factOf);
    }
    for (const level::Thing& thing : map.things) {
        facts.things.push_back({kindOf(map, thing), thing.at});
    }
    return facts;
}

std::string kindOf(const level::Map& map, const level::Thing& thing) {
    return thing.kind == level::ThingKind::Own ? level::ownKindWord(map.ownIdOf(thing))
                                               : std::string(level::info(thing.kind).id);
}

std::string toText(const Facts& facts, std::uint64_t seed, const Stop& stop) {
    const grid::Size size = facts.cells.size();
    std::string text = std::to_string(size.width) + ' ' + std::to_string(size.height) + ' ' +
                       std::to_string(seed) + '\n';
    PacedStop pace(stop);
    for (int y = 0; y < size.height; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(size.width))) return {};
        for (const level::Cell cell : facts.cells.row(y))
            text += facts.terrains.character(cell.terrain());
        text += '\n';
        for (const level::Cell cell : facts.cells.row(y))
            text += digitOf(cell);
        text += '\n';
    }
    for (const Facts::Thing& thing : facts.things) {
        text += thing.kind + ' ' + std::to_string(thing.at.x) + ' ' + std::to_string(thing.at.y);
        text += '\n';
    }
    return packed(text, stop);
}

tl::expected<Facts, std::string> readFacts(std::string_view letters,
                                           const level::TerrainTable& terrains, const Stop& stop) {
    const auto text = unpacked(letters, kMostFactBytes, stop);
    if (!text) return tl::unexpected(text.error());
    const auto damaged = [] { return tl::unexpected<std::string>("is damaged"); };
    Words words(*text);
    Words head(words.upTo('\n'));
    const grid::Size size{head.number(' '), head.number(' ')};
    if (size.isEmpty() || size.width > level::kMaxSide || size.height > level::kMaxSide)
        return damaged();
    const auto width = static_cast<std::size_t>(size.width);
    // Checks that the text has all rows before memory is allocated for the cells.
    if (text->size() / 2 / (width + 1) < static_cast<std::size_t>(size.height)) return damaged();
    Facts facts;
    if (!head.isAtEnd() && !isRead(head.upTo(' '), facts.seed.emplace())) return damaged();
    facts.terrains = terrains;
    facts.cells = level::CellGrid(size);
    PacedStop pace(stop);
    for (int y = 0; y < size.height; ++y) {
        if (pace.isAsked(2 * width)) return tl::unexpected<std::string>(kStopped);
        const std::string_view terrain = words.upTo('\n');
        const std::string_view marks = words.upTo('\n');
        if (terrain.size() != width || marks.size() != width) return damaged();
        const auto row = facts.cells.row(y);
        for (std::size_t x = 0; x < width; ++x) {
            const auto known = terrains.ofCharacter(terrain[x]);
            const int digit = marks[x] - kFirstMark;
            if (!known || digit < 0 || digit > 7) return damaged();
            row[x] = terrains.cell(*known).with(
                static_cast<level::Cell::Bits>(digit * level::Cell::kAisle));
        }
    }
    while (!words.isAtEnd()) {
        Facts::Thing thing;
        thing.kind = words.upTo(' ');
        thing.at.x = words.number(' ');
        thing.at.y = words.number('\n');
        if (!grid::Rect{0, 0, size.width, size.height}.contains(thing.at)) return damaged();
        facts.things.push_back(std::move(thing));
    }
    return facts;
}

std::string toText(const level::Level& level, const Stop& stop) {
    // Adds the level's id, because a pack stores the id only in the name of the level's file.
    const std::string text = level.id + '\n' + pack::writeLevelAlone(level);
    if (stop.isAsked()) return {};
    return packed(text, stop);
}

tl::expected<level::Level, std::string> readPackedLevel(std::string_view letters,
                                                        const Stop& stop) {
    const auto text = unpacked(letters, kMostLevelBytes, stop);
    if (!text) return tl::unexpected(text.error());
    const std::string id = text->substr(0, text->find('\n'));
    if (id.size() == text->size() || !level::isId(id))
        return tl::unexpected<std::string>("is damaged");
    const auto json = pack::parseJson(std::string_view(*text).substr(id.size() + 1), id, stop);
    if (!json) return tl::unexpected("is damaged: " + json.error().text);
    pack::Report report(id);
    level::Level level = pack::readLevel(*json, id, report);
    if (report.isWhole()) return level;
    return tl::unexpected("is damaged: " + report.take().front().text);
}

tl::expected<Left, Problem> readLeft(const LeftTexts& texts, const Stop& stop) {
    const auto damaged = [](std::string_view property, std::string why) {
        return tl::unexpected(problemAt({}, "property " + std::string(property), std::move(why)));
    };
    auto before = readPackedLevel(texts.level, stop);
    if (!before) return damaged(kLevelProperty, std::move(before.error()));
    auto made = readFacts(texts.made, before->terrains, stop);
    if (!made) return damaged(kMadeProperty, std::move(made.error()));
    if (made->cells.size() != before->size)
        return damaged(kMadeProperty, "differs in size from the level");
    Left left{std::move(*before), std::move(*made)};
    left.saidSeed = texts.seed;
    // The first versions did not export the seed.
    if (!texts.seed.empty() && !isRead(std::string_view(texts.seed), left.seed))
        return damaged(kSeedProperty, inQuotes(texts.seed) + " is no seed");
    left.seed = left.made.seed.value_or(left.seed);
    return left;
}

}  // namespace mazeloom::exchange

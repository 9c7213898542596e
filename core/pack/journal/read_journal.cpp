// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <utility>

#include "core/document/document.h"
#include "core/hash/sha256.h"
#include "core/json/parse.h"
#include "core/level/tiles/tile_picture.h"
#include "core/pack/journal/journal.h"
#include "core/pack/journal/journal_words.h"
#include "core/pack/json/names.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::pack {

namespace {

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

std::optional<std::size_t> numberIn(std::string_view word) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    return number;
}

/// The state of the block at the front of a text.
enum class Found {
    Good,
    Cut,  ///< the text ends inside the block
    Bad,
};

struct Block {
    std::vector<std::string_view> words;  ///< the words of its first line
    std::string_view bytes;
};

/// Removes a block from the front of `text`: its line "WORD BYTES …", its bytes, and the line break
/// after them.
Found takeBlock(std::string_view& text, Block& block) {
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos) return Found::Cut;
    block.words = wordsOf(text.substr(0, line));
    const auto bytes = block.words.size() < 2 ? std::nullopt : numberIn(block.words[1]);
    if (!bytes) return Found::Bad;
    const std::string_view rest = text.substr(line + 1);
    if (rest.size() < *bytes || rest.size() - *bytes < 1) return Found::Cut;
    if (rest[*bytes] != '\n') return rest.size() == *bytes + 1 ? Found::Cut : Found::Bad;
    block.bytes = rest.substr(0, *bytes);
    text = rest.substr(*bytes + 1);
    return Found::Good;
}

Found takeRecord(std::string_view& text, std::string_view& parts) {
    Block block;
    std::string_view rest = text;
    const Found found = takeBlock(rest, block);
    if (found == Found::Bad) return found;
    if (found == Found::Cut) {
        // Usually the text was cut off. If another record follows, the stated length is damaged
        // instead and points past the end of the text.
        return text.find("\nrecord ", 1) == std::string_view::npos ? Found::Cut : Found::Bad;
    }
    const bool isGood = block.words.size() == 3 && block.words[0] == journal::kRecord &&
                        hash::toHex(hash::sha256(block.bytes)) == block.words[2];
    // After a loss of power, the last record may have its length but not its bytes.
    if (!isGood) return rest.empty() ? Found::Cut : Found::Bad;
    parts = block.bytes;
    text = rest;
    return Found::Good;
}

std::optional<JournalAbout> aboutIn(std::string_view text) {
    const auto json = json::parse(text);
    if (!json || !json->isObject()) return {};
    JournalAbout about;
    for (const auto& [key, to] :
         {std::pair{"name", &about.name}, {"folder", &about.folder}, {"title", &about.title}}) {
        const json::Value* value = json->find(key);
        if (value == nullptr || !value->isText()) return {};
        *to = value->text();
    }
    const json::Value* seen = json->find("seen");
    if (seen == nullptr || !seen->isObject()) return {};
    for (const json::Member& member : seen->members()) {
        if (member.value.isText()) about.seen[member.key] = member.value.text();
    }
    return about;
}

/// Replays the records of a journal.
class Replaying {
  public:
    explicit Replaying(JournalReading& reading) : reading_(reading) {}

    /// Applies a record and returns its problems. If a part is unreadable, the state that it would
    /// replace stays.
    std::vector<Phrase> apply(std::string_view record) {
        std::vector<Block> parts;
        while (!record.empty()) {
            if (takeBlock(record, parts.emplace_back()) != Found::Good) return {kNoParts};
        }
        // Look up the levels by their former ids before any part is applied, since a record may
        // swap ids.
        Levels kept;
        for (const Block& part : parts) {
            if (part.words[0] != journal::kLevel || part.words.size() != 4) continue;
            const auto from = levels_.find(std::string(part.words[3]));
            if (from != levels_.end()) kept.insert(*from);
        }
        std::vector<Phrase> flaws;
        // Read the pack first: levels and rooms refer to its terrains.
        std::stable_partition(parts.begin(), parts.end(),
                              [](const Block& part) { return part.words[0] == journal::kPack; });
        for (const Block& part : parts) {
            if (auto flaw = applyPart(part, kept)) flaws.push_back(std::move(*flaw));
        }
        return flaws;
    }

    level::Pack pack() const {
        level::Pack pack = shell_;
        for (const std::string& id : listing_.levels) {
            const auto found = levels_.find(id);
            if (found != levels_.end()) pack.levels.insert(pack.levels.size(), found->second);
        }
        for (const std::string& id : listing_.rooms) {
            const auto found = rooms_.find(id);
            if (found != rooms_.end()) pack.rooms.push_back(found->second);
        }
        for (level::TileMapping& mapping : pack.tileMappings) {
            const auto found = pictures_.find(mapping.id);
            if (found != pictures_.end()) mapping.picture = found->second;
        }
        pack.resolveRecipes();
        pack.resolvePromises();
        pack.resolveTerrains();
        return pack;
    }

  private:
    using Levels = std::map<std::string, std::shared_ptr<level::Level>, std::less<>>;

    std::optional<Phrase> applyPart(const Block& part, const Levels& kept) {
        const std::string_view kind = part.words[0];
        const std::size_t names = part.words.size() - 2;
        const std::string id = names > 0 ? std::string(part.words[2]) : std::string();
        if (kind == journal::kAbout && names == 0) {
            reading_.about = aboutIn(part.bytes);
            return reading_.about ? std::nullopt : std::optional<Phrase>(kNoOwner);
        }
        if (kind == journal::kSaved && names == 0) return {};
        if (kind == journal::kPack && names == 0) return applyPack(part.bytes);
        if (kind == journal::kLevel && names == 2)
            return applyLevel(id, std::string(part.words[3]), part.bytes, kept);
        if (kind == journal::kRoom && names == 1) {
            const auto read = [&](const Json& json, Report& report) {
                return readRoom(json, id, report);
            };
            return readPart(part.bytes, roomFile(id), read,
                            [&](level::Room room) { rooms_[id] = std::move(room); });
        }
        if (kind == journal::kTiles && names == 1) {
            // An empty part stands for a mapping without a picture.
            auto picture = part.bytes.empty()
                               ? tl::expected<level::TilePicture, Phrase>(level::TilePicture())
                               : level::pictureOf(std::string(part.bytes));
            if (!picture) return Phrase{kPlaced, {tilesFile(id), picture.error()}};
            pictures_[id] = *std::move(picture);
            return {};
        }
        const auto level = levels_.find(id);
        if (names != 1 || level == levels_.end()) return kLevelGone;
        if (kind == journal::kUnpainted) {
            level::detached(level->second).paint.reset();
            return {};
        }
        if (kind != journal::kCells) return kUnknownPart;
        level::Level& painted = level::detached(level->second);
        if (!painted.paint) painted.paint = document::solid(painted.size);
        if (readSpans(part.bytes, *painted.paint)) return {};
        return Phrase{kCellsOutside, {levelFile(id)}};
    }

    template <typename Read, typename Keep>
    std::optional<Phrase> readPart(std::string_view text, const std::string& name, const Read& read,
                                   const Keep& keep) {
        const auto json = parseJson(text, name);
        if (!json) return json.error().wholePhrase();
        Report report(name, shell_.terrains);
        auto item = read(*json, report);
        if (!report.isWhole()) return report.take().front().wholePhrase();
        keep(std::move(item));
        return {};
    }

    std::optional<Phrase> applyPack(std::string_view text) {
        return readPart(text, kPackFile, readContents, [&](Contents contents) {
            shell_ = std::move(contents.pack);
            listing_ = std::move(contents.listing);
        });
    }

    std::optional<Phrase> applyLevel(const std::string& id, const std::string& from,
                                     std::string_view text, const Levels& kept) {
        const auto read = [&](const Json& json, Report& report) {
            return readLevel(json, id, report);
        };
        return readPart(text, levelFile(id), read, [&](level::Level level) {
            const auto before = kept.find(from);
            if (before != kept.end() && before->second->size == level.size)
                level.paint = before->second->paint;
            levels_[id] = std::make_shared<level::Level>(std::move(level));
        });
    }

    JournalReading& reading_;
    level::Pack shell_;
    Listing listing_;
    Levels levels_;
    std::map<std::string, level::Room, std::less<>> rooms_;
    std::map<std::string, level::TilePicture, std::less<>> pictures_;
};

}  // namespace

JournalReading readJournal(std::string_view bytes, const std::string& file) {
    JournalReading reading;
    const std::string_view all = bytes;
    constexpr std::size_t kMostProblems = 20;
    const auto fail = [&](const std::string& place, Phrase text) {
        if (reading.problems.size() < kMostProblems)
            reading.problems.push_back(problemAt(file, place, std::move(text)));
        reading.isWhole = false;
    };
    if (!bytes.starts_with(journal::kFirstLine)) {
        fail("line 1", kNotJournal);
        return reading;
    }
    bytes.remove_prefix(journal::kFirstLine.size());
    Replaying replaying(reading);
    while (!bytes.empty()) {
        const std::string place = "record " + std::to_string(reading.records + 1) + ", byte " +
                                  std::to_string(all.size() - bytes.size());
        std::string_view parts;
        const Found found = takeRecord(bytes, parts);
        if (found == Found::Cut) {
            reading.isWhole = false;
            break;
        }
        if (found == Found::Bad) {
            fail(place, kDamagedRecord);
            break;
        }
        for (Phrase& flaw : replaying.apply(parts))
            fail(place, std::move(flaw));
        ++reading.records;
    }
    reading.pack = replaying.pack();
    return reading;
}

std::optional<JournalAbout> readAbout(std::string_view bytes) {
    if (!bytes.starts_with(journal::kFirstLine)) return {};
    bytes.remove_prefix(journal::kFirstLine.size());
    std::string_view parts;
    Block about;
    if (takeRecord(bytes, parts) != Found::Good || takeBlock(parts, about) != Found::Good)
        return {};
    return about.words[0] == journal::kAbout ? aboutIn(about.bytes) : std::nullopt;
}

}  // namespace mazeloom::pack

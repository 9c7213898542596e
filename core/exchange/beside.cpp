// SPDX-License-Identifier: MIT
#include "core/exchange/beside.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "core/exchange/json_fields.h"
#include "core/exchange/words/formats.h"
#include "core/hash/sha256.h"
#include "core/in_quotes.h"
#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/json/write.h"

namespace mazeloom::exchange {

namespace {

constexpr std::string_view kOriginFormat = "mazeloom-origin";
constexpr std::string_view kOriginEnding = "-origin.json";
constexpr json::Limits kOriginLimits{.depth = 4,
                                     .values = 4000,
                                     .stringBytes = kMaxImportBytes,
                                     .memory = 2 * kMaxImportBytes + json::kUsualMemory};

/// Appends a JSON object that maps each of the pack's own kinds to its character.
void appendLetters(std::string& text, const level::Map& map) {
    text += '{';
    if (map.kinds) {
        bool isFirst = true;
        for (const level::OwnKind& kind : *map.kinds) {
            if (!isFirst) text += ", ";
            isFirst = false;
            json::appendText(text, level::ownKindWord(kind.id));
            text += ": ";
            json::appendText(text, std::string(1, kind.letter));
        }
    }
    text += '}';
}

/// Reads a level's origin. `value` is a whole companion file or an entry of kOriginsFile; `level`
/// is the compressed level.
tl::expected<LeftBeside, std::string> readLeftBeside(const json::Value& value,
                                                     std::string_view level, const Stop& stop) {
    auto left = readLeft({level, textAt(value, "made"), textAt(value, "seed")}, stop);
    if (!left) return tl::unexpected(left.error().describe());
    LeftBeside beside{std::move(*left), {}};
    if (const json::Value* letters = value.find("letters");
        letters != nullptr && letters->isObject()) {
        for (const json::Member& letter : letters->members()) {
            if (letter.value.isText() && letter.value.text().size() == 1)
                beside.letters[letter.key] = letter.value.text().front();
        }
    }
    return beside;
}

bool isFirstVersion(const json::Value& value) {
    const json::Value* version = value.find("version");
    return version != nullptr && version->natural() == std::uint64_t{1};
}

constexpr const char* kOtherVersion = "was written by another version of Mazeloom";

}  // namespace

std::string normalName(std::string name) {
    std::ranges::replace(name, '\\', '/');
    return std::filesystem::path(name).lexically_normal().generic_string();
}

std::string originText(const MadeLevel& made, const Stop& stop) {
    std::string text = "{\"format\": ";
    json::appendText(text, kOriginFormat);
    text += ", \"version\": 1,\n \"seed\": ";
    json::appendSeed(text, made.seed);
    text += ",\n \"letters\": ";
    appendLetters(text, made.map);
    text += ",\n \"level\": ";
    json::appendText(text, toText(made.level, stop));
    text += ",\n \"made\": ";
    json::appendText(text, toText(factsOf(made.map, stop), made.seed, stop));
    return text + "}\n";
}

tl::expected<LeftBeside, std::string> readOrigin(std::string_view bytes, const Stop& stop) {
    json::Limits limits = kOriginLimits;
    limits.stop = stop;
    const auto value = json::parse(bytes, limits);
    if (!value) return tl::unexpected(value.error().place + ": " + value.error().text);
    if (textAt(*value, "format") != kOriginFormat)
        return tl::unexpected<std::string>("does not describe an exported level");
    if (!isFirstVersion(*value)) return tl::unexpected<std::string>(kOtherVersion);
    return readLeftBeside(*value, textAt(*value, "level"), stop);
}

std::string originName(const std::string& stem) {
    return stem + std::string(kOriginEnding);
}

std::string levelKey(std::string_view packedLevel) {
    return hash::toHex(hash::sha256(packedLevel)).substr(0, 16);
}

std::string originEntry(const MadeLevel& made, std::string_view key, const Stop& stop) {
    std::string text = "{\"level\": ";
    json::appendText(text, key);
    text += ", \"seed\": ";
    json::appendSeed(text, made.seed);
    text += ", \"letters\": ";
    appendLetters(text, made.map);
    text += ", \"made\": ";
    json::appendText(text, toText(factsOf(made.map, stop), made.seed, stop));
    return text + '}';
}

tl::expected<std::optional<LeftBeside>, std::string> readOrigins(std::string_view text,
                                                                 const std::string& name,
                                                                 const Stop& stop) {
    // A file of this name may be from another program and need not be JSON.
    if (text.find(kOriginsFormat) == std::string_view::npos) return std::nullopt;
    json::Limits limits = kOriginsLimits;
    limits.stop = stop;
    const auto value = json::parse(text, limits);
    if (!value) return tl::unexpected(value.error().place + ": " + value.error().text);
    if (textAt(*value, "format") != kOriginsFormat) return std::nullopt;
    if (!isFirstVersion(*value)) return tl::unexpected<std::string>(kOtherVersion);
    const json::Value* files = value->find("files");
    const json::Value* levels = value->find("levels");
    const json::Value* entry = files == nullptr ? nullptr : files->find(name);
    if (entry == nullptr) return std::nullopt;
    const std::string_view level =
        levels == nullptr ? std::string_view() : textAt(*levels, textAt(*entry, "level"));
    return readLeftBeside(*entry, level, stop).map([](LeftBeside left) {
        return std::optional(std::move(left));
    });
}

OutFile originFile(const MadeLevel& made, const std::string& stem, const Stop& stop) {
    return {originName(stem), [made, stop](std::ostream& out) { out << originText(made, stop); }};
}

std::optional<LeftBeside> readBesideFile(const ImportOptions& options, NoteList& notes) {
    if (!options.beside) return std::nullopt;
    const std::filesystem::path file(options.file);
    std::string name = originName(file.stem().string());
    std::string why;
    if (const auto bytes = options.beside(name)) {
        auto read = readOrigin(*bytes, options.stop);
        if (read) return std::move(*read);
        why = std::move(read.error());
    } else {
        name = kOriginsFile;
        const auto all = options.beside(name);
        if (!all) return std::nullopt;
        auto read = readOrigins(*all, file.filename().string(), options.stop);
        if (read) return std::move(*read);
        why = std::move(read.error());
    }
    notes.push_back(noteAt(name, {}, Phrase{kReadAsDrawing, {why, inQuotes(options.file)}}));
    return std::nullopt;
}

}  // namespace mazeloom::exchange

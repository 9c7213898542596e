// SPDX-License-Identifier: MIT
#include "core/doors/beside.h"

#include <filesystem>
#include <ostream>

#include "core/in_quotes.h"
#include "core/json/parse.h"
#include "core/json/write.h"

namespace mazeloom::doors {

namespace {

constexpr std::string_view kOriginFormat = "mazeloom-origin";
constexpr std::string_view kOriginEnding = "-origin.json";
constexpr json::Limits kOriginLimits{.depth = 4, .values = 4000, .stringBytes = kMaxImportBytes};

std::string_view textAt(const json::Value& object, std::string_view key) {
    const json::Value* value = object.find(key);
    return value != nullptr && value->isText() ? std::string_view(value->text())
                                               : std::string_view();
}

}  // namespace

std::string originText(const MadeLevel& made) {
    std::string text = "{\"format\": ";
    json::appendText(text, kOriginFormat);
    text += ", \"version\": 1,\n \"seed\": ";
    json::appendText(text, std::to_string(made.seed));
    text += ",\n \"letters\": {";
    if (made.map.kinds) {
        bool isFirst = true;
        for (const level::OwnKind& kind : *made.map.kinds) {
            if (!isFirst) text += ", ";
            isFirst = false;
            json::appendText(text, level::ownKindWord(kind.id));
            text += ": ";
            json::appendText(text, std::string(1, kind.letter));
        }
    }
    text += "},\n \"level\": ";
    json::appendText(text, toText(made.level));
    text += ",\n \"made\": ";
    json::appendText(text, toText(factsOf(made.map)));
    return text + "}\n";
}

tl::expected<LeftBeside, std::string> readOrigin(std::string_view bytes) {
    const auto value = json::parse(bytes, kOriginLimits);
    if (!value) return tl::unexpected(value.error().place + ": " + value.error().text);
    if (textAt(*value, "format") != kOriginFormat)
        return tl::unexpected<std::string>("does not say what a level was");
    const json::Value* version = value->find("version");
    if (version == nullptr || version->natural() != std::uint64_t{1})
        return tl::unexpected<std::string>("is of another version of this program");
    auto left = readLeft({textAt(*value, "level"), textAt(*value, "made"), textAt(*value, "seed")});
    if (!left) return tl::unexpected(left.error().describe());
    LeftBeside beside{std::move(*left), {}};
    if (const json::Value* letters = value->find("letters");
        letters != nullptr && letters->isObject()) {
        for (const json::Member& letter : letters->members()) {
            if (letter.value.isText() && letter.value.text().size() == 1)
                beside.letters[letter.key] = letter.value.text().front();
        }
    }
    return beside;
}

OutFile originFile(const MadeLevel& made, const std::string& stem) {
    return {stem + std::string(kOriginEnding),
            [made](std::ostream& out) { out << originText(made); }};
}

std::optional<LeftBeside> readBesideFile(const ImportOptions& options,
                                         std::vector<Problem>& notes) {
    if (!options.beside) return std::nullopt;
    const std::string name =
        std::filesystem::path(options.file).stem().string() + std::string(kOriginEnding);
    const auto bytes = options.beside(name);
    if (!bytes) return std::nullopt;
    auto read = readOrigin(*bytes);
    if (read) return std::move(*read);
    Problem note = problemAt(
        name, {},
        read.error() + ": " + inQuotes(options.file) + " was taken for a drawing of somebody else");
    note.severity = Severity::Warning;
    notes.push_back(std::move(note));
    return std::nullopt;
}

}  // namespace mazeloom::doors

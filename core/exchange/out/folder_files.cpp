// SPDX-License-Identifier: MIT
#include "core/exchange/out/folder_files.h"

#include <utility>

#include "core/exchange/beside.h"
#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/json/write.h"

namespace mazeloom::exchange {

namespace {

tl::unexpected<Problem> isForeign(const files::FileSystem::Path& file) {
    return tl::unexpected(
        problemAt(file.string(), {},
                  "exists and was not written by an export: move it away, or give another folder"));
}

/// Returns the bytes of a file; none if it does not exist. Returns a problem if it is not a file,
/// is larger than kMaxImportBytes, or cannot be read.
tl::expected<std::string, Problem> bytesOf(const files::FileSystem::Path& file,
                                           files::FileSystem& files) {
    const auto info = files.look(file);
    if (info && !*info) return {};
    if (!info || (*info)->kind != files::FileInfo::Kind::File) return isForeign(file);
    if ((*info)->size > kMaxImportBytes) {
        return tl::unexpected(
            problemAt(file.string(), {},
                      "is too large to resume from: move it away, or give another folder"));
    }
    auto bytes = files.read(file);
    if (bytes) return std::move(*bytes);
    return tl::unexpected(
        problemAt(file.string(), {}, "cannot be read: " + bytes.error().message()));
}

bool isOfFormat(const json::Value& value, std::string_view format) {
    const json::Value* said = value.find("format");
    return said != nullptr && said->is(format);
}

}  // namespace

tl::expected<void, Problem> needOwn(const files::FileSystem::Path& file, std::string_view format,
                                    files::FileSystem& files) {
    const auto bytes = bytesOf(file, files);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->empty()) return {};
    const auto value = json::parse(*bytes, kOriginsLimits);
    if (!value || !isOfFormat(*value, format)) return isForeign(file);
    return {};
}

tl::expected<void, Problem> FolderOrigins::keepOthers(const std::set<std::string>& written) {
    const auto path = folder_ / kOriginsFile;
    const auto bytes = bytesOf(path, files_);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->empty()) return {};
    const auto value = json::parse(*bytes, kOriginsLimits);
    if (!value || !isOfFormat(*value, kOriginsFormat)) return isForeign(path);
    const json::Value* entries = value->find("files");
    const json::Value* levels = value->find("levels");
    if (entries == nullptr || !entries->isObject()) return {};
    // Searching a JSON object takes linear time, and there are many levels, so a map is built.
    std::map<std::string_view, const json::Value*> levelsByKey;
    if (levels != nullptr && levels->isObject()) {
        for (const json::Member& level : levels->members())
            levelsByKey.try_emplace(level.key, &level.value);
    }
    for (const json::Member& entry : entries->members()) {
        if (written.contains(entry.key)) continue;
        const auto there = files_.look(folder_ / entry.key);
        if (entry.key.find('/') != std::string::npos || !there || !*there) continue;
        otherFiles_.emplace_back(entry.key, json::toText(entry.value));
        const json::Value* key = entry.value.find("level");
        if (key == nullptr || !key->isText()) continue;
        const auto level = levelsByKey.find(key->text());
        if (level != levelsByKey.end() && level->second->isText())
            otherLevels_[key->text()] = level->second->text();
    }
    return {};
}

std::error_code FolderOrigins::begin(const std::vector<LevelAndSeed>& levels,
                                     files::StagedFiles& staged, const Stop& stop) {
    std::string text = "{\"format\": ";
    json::appendText(text, kOriginsFormat);
    text += ", \"version\": 1,\n \"levels\": {";
    bool isFirst = true;
    const auto append = [&](const std::string& key, const std::string& level) {
        text += isFirst ? "\n  " : ",\n  ";
        isFirst = false;
        json::appendText(text, key);
        text += ": ";
        json::appendText(text, level);
    };
    for (const LevelAndSeed& wanted : levels) {
        const std::string packed = toText(*wanted.level, stop);
        const std::string key = levelKey(packed);
        keys_[wanted.level] = key;
        otherLevels_.insert_or_assign(key, packed);
    }
    for (const auto& [key, level] : otherLevels_)
        append(key, level);
    text += "},\n \"files\": {";
    if (const auto error = staged.append(std::string(kOriginsFile), text)) return error;
    for (const auto& [name, entry] : otherFiles_) {
        if (const auto error = add(name, entry, staged)) return error;
    }
    return {};
}

std::string FolderOrigins::entryOf(const MadeLevel& made, const Stop& stop) const {
    return originEntry(made, keys_.at(&made.level), stop);
}

std::error_code FolderOrigins::add(const std::string& file, const std::string& entry,
                                   files::StagedFiles& staged) {
    std::string text = isEmpty_ ? "\n  " : ",\n  ";
    isEmpty_ = false;
    json::appendText(text, file);
    text += ": " + entry;
    return staged.append(std::string(kOriginsFile), text);
}

std::error_code FolderOrigins::end(files::StagedFiles& staged) {
    return staged.append(std::string(kOriginsFile), "}}\n");
}

std::string failuresText(const std::vector<FileFailure>& failures) {
    std::string text = "{\"format\": ";
    json::appendText(text, kFailuresFormat);
    text += ", \"version\": 1, \"failures\": [";
    bool isFirst = true;
    for (const auto& [file, failure] : failures) {
        text += isFirst ? "\n " : ",\n ";
        isFirst = false;
        text += json::toText(json::Value::Object{{"file", file},
                                                 {"level", failure.level},
                                                 {"seed", json::seedValue(failure.seed)},
                                                 {"stage", failure.stage},
                                                 {"reason", failure.problem.text}});
    }
    return text + "]}\n";
}

}  // namespace mazeloom::exchange

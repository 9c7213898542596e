// SPDX-License-Identifier: MIT
#include "core/exchange/out/unfinished.h"

#include <algorithm>
#include <utility>

#include "core/exchange/json_fields.h"
#include "core/hash/sha256.h"
#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/json/write.h"

namespace mazeloom::exchange {

namespace {

constexpr std::string_view kFormat = "mazeloom-unfinished";
/// A larger record is not resumed.
constexpr std::uintmax_t kMostBytes = std::uintmax_t{512} << 20;
constexpr json::Limits kLineLimits{.depth = 5,
                                   .values = 1'000'000,
                                   .stringBytes = std::size_t{256} << 20,
                                   .memory = 2 * kMostBytes};

std::string copyAt(const json::Value& object, std::string_view key) {
    return std::string(textAt(object, key));
}

std::uint64_t numberAt(const json::Value& object, std::string_view key) {
    const json::Value* value = object.find(key);
    return value == nullptr ? 0 : value->natural().value_or(0);
}

std::uint64_t seedAt(const json::Value& object) {
    const json::Value* value = object.find("seed");
    return value == nullptr ? 0 : json::readSeed(*value).value_or(0);
}

json::Value valueOf(const LevelFailure& failure) {
    return json::Value::Object{
        {"level", failure.level},         {"seed", json::seedValue(failure.seed)},
        {"stage", failure.stage},         {"file", failure.problem.file},
        {"place", failure.problem.place}, {"text", failure.problem.text}};
}

std::string lineOf(const FinishedFile& file) {
    json::Value::List parts;
    for (const FinishedFile::Part& part : file.parts) {
        parts.push_back(
            json::Value::Object{{"name", part.name}, {"size", part.size}, {"sha256", part.sha256}});
    }
    json::Value::List failures;
    for (const LevelFailure& failure : file.failures)
        failures.push_back(valueOf(failure));
    const json::Value line = json::Value::Object{{"file", file.name},
                                                 {"parts", std::move(parts)},
                                                 {"origin", file.origin},
                                                 {"failures", std::move(failures)}};
    return json::toText(line) + '\n';
}

/// Calls take(element) for each element of the list under a key.
template <typename Take>
void forEach(const json::Value& object, std::string_view key, const Take& take) {
    const json::Value* list = object.find(key);
    if (list == nullptr || !list->isList()) return;
    for (const json::Value& element : list->list())
        take(element);
}

/// Parses a line of the record. Returns nothing if the line does not describe a finished file, for
/// example because it was cut off.
std::optional<FinishedFile> finishedOf(std::string_view line) {
    const auto value = json::parse(line, kLineLimits);
    if (!value || !value->isObject()) return std::nullopt;
    FinishedFile file{copyAt(*value, "file"), {}, copyAt(*value, "origin"), {}};
    if (file.name.empty()) return std::nullopt;
    forEach(*value, "parts", [&](const json::Value& part) {
        file.parts.push_back(
            {copyAt(part, "name"), numberAt(part, "size"), copyAt(part, "sha256")});
    });
    forEach(*value, "failures", [&](const json::Value& one) {
        file.failures.push_back(
            {copyAt(one, "level"), seedAt(one), copyAt(one, "stage"),
             problemAt(copyAt(one, "file"), copyAt(one, "place"), copyAt(one, "text"))});
    });
    if (file.parts.empty() && file.failures.empty()) return std::nullopt;
    return file;
}

}  // namespace

FinishedFile::Part partOf(std::string name, std::string_view bytes) {
    return {std::move(name), bytes.size(), hash::toHex(hash::sha256(bytes))};
}

UnfinishedExport::UnfinishedExport(files::FileSystem::Path folder, std::string fingerprint,
                                   files::FileSystem& files)
    : folder_(std::move(folder)), fingerprint_(std::move(fingerprint)), files_(files) {}

std::string UnfinishedExport::firstLine() const {
    const json::Value line =
        json::Value::Object{{"format", kFormat}, {"version", 1}, {"fingerprint", fingerprint_}};
    return json::toText(line) + '\n';
}

bool UnfinishedExport::isThere(const FinishedFile& file) const {
    return std::ranges::all_of(file.parts, [this](const FinishedFile::Part& part) {
        // Accepts only names of files in the folder itself, because the record is untrusted.
        if (part.name.empty() || part.name.find('/') != std::string::npos) return false;
        const auto info = files_.look(folder_ / part.name);
        if (!info || !*info || (*info)->kind != files::FileInfo::Kind::File ||
            (*info)->size != part.size) {
            return false;
        }
        const auto bytes = files_.read(folder_ / part.name);
        return bytes && hash::toHex(hash::sha256(*bytes)) == part.sha256;
    });
}

bool UnfinishedExport::resume() {
    const auto path = folder_ / kUnfinishedFile;
    const auto info = files_.look(path);
    if (!info || !*info) return false;
    if ((*info)->kind != files::FileInfo::Kind::File || (*info)->size > kMostBytes) return true;
    const auto bytes = files_.read(path);
    const bool isSame = bytes && bytes->starts_with(firstLine());
    std::string_view rest = bytes ? std::string_view(*bytes) : std::string_view();
    rest.remove_prefix(std::min(rest.size(), rest.find('\n')));
    // `rest` always begins with the line end before the next line.
    while (!rest.empty()) {
        rest.remove_prefix(1);
        const std::size_t end = rest.find('\n');
        // The last line may be cut off.
        if (end == std::string_view::npos) break;
        auto file = finishedOf(rest.substr(0, end));
        rest.remove_prefix(end);
        if (!file) continue;
        if (!file->parts.empty()) before_.insert(file->name);
        if (isSame && isThere(*file)) kept_.insert_or_assign(file->name, std::move(*file));
    }
    return !isSame;
}

const FinishedFile* UnfinishedExport::find(const std::string& name) const {
    const auto found = kept_.find(name);
    return found == kept_.end() ? nullptr : &found->second;
}

std::error_code UnfinishedExport::begin() {
    std::string text = firstLine();
    for (const auto& [name, file] : kept_)
        text += lineOf(file);
    // If the record is a link, the link is replaced, and its target stays.
    auto made = files_.makeTemporaryFile(folder_, text, std::nullopt);
    if (!made) return made.error();
    const auto path = folder_ / kUnfinishedFile;
    if (const auto error = files_.rename(made->path, path)) {
        files_.remove(made->path);
        return error;
    }
    made->path = path;
    record_ = std::move(*made);
    return {};
}

std::error_code UnfinishedExport::add(const FinishedFile& file) {
    return files_.extend(record_, lineOf(file), false);
}

std::error_code UnfinishedExport::end() {
    return files_.remove(folder_ / kUnfinishedFile);
}

}  // namespace mazeloom::exchange

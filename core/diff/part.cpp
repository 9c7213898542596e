// SPDX-License-Identifier: MIT
#include "core/diff/part.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/diff/patch.h"
#include "core/diff/place.h"
#include "core/diff/stages.h"
#include "core/json/parse.h"
#include "core/json/write.h"

namespace mazeloom::diff {

namespace {

using json::Value;

tl::expected<Value, Problem> parsed(const std::string& text, const std::string& file,
                                    const Stop& stop) {
    json::Limits limits;
    // Both documents are in memory at the same time, so each has the usual limit.
    limits.stop = stop;
    auto value = json::parse(text, limits);
    if (!value) return tl::unexpected(problemAt(file, value.error().place, value.error().text));
    return std::move(*value);
}

std::optional<std::string> shortText(const Value* value) {
    if (value == nullptr) return std::nullopt;
    std::string text = json::toText(*value);
    if (text.size() > TellableChange::kMostBytes) return std::nullopt;
    return text;
}

TellableChange tellable(const Change& change, const Value& before, const Value& after) {
    TellableChange told{.kind = change.kind,
                        .before = pointerOf(change.before),
                        .after = pointerOf(change.after),
                        .from = {},
                        .to = {},
                        .group = change.group,
                        .line = lineOf(change, before, after)};
    if (change.kind != Change::Kind::Cells && change.kind != Change::Kind::Points) {
        told.from = shortText(change.from);
        told.to = shortText(change.to);
    }
    return told;
}

/// The texts that are compared: both canonical, or both as in the files.
struct Texts {
    std::string before;
    std::string after;
};

}  // namespace

std::vector<FilePair> pairsOf(const PackFiles& before, const PackFiles& after) {
    std::set<std::string> names(before.names().begin(), before.names().end());
    names.insert(after.names().begin(), after.names().end());
    std::vector<FilePair> pairs;
    for (const std::string& name : names)
        pairs.push_back({before.has(name) ? name : "", after.has(name) ? name : ""});
    // The standard library's version for ranges does not compile with Clang 14.
    std::stable_partition(pairs.begin(), pairs.end(), [](const FilePair& pair) {
        return kindOf(pair.before.empty() ? pair.after : pair.before) == FileKind::Pack;
    });
    return pairs;
}

std::vector<TellableChange> tellableChanges(Value before, Value after, std::size_t most,
                                            std::size_t& count) {
    spellOutStages(before, after);
    const std::vector<Change> changes = changesBetween(before, after);
    std::vector<TellableChange> told;
    for (std::size_t i = 0; i < std::min(most, changes.size()); ++i)
        told.push_back(tellable(changes[i], before, after));
    count = changes.size();
    return told;
}

tl::expected<std::optional<PartDifference>, IncomparableFile> differenceOf(const FilePair& pair,
                                                                           const PackFiles& before,
                                                                           const PackFiles& after,
                                                                           const PartWish& wish) {
    PartDifference difference;
    const bool isRemoved = pair.after.empty();
    const bool isAdded = pair.before.empty();
    difference.file = isRemoved ? pair.before : pair.after;
    if (!isAdded && !isRemoved && pair.before != pair.after) difference.otherFile = pair.before;
    difference.kind = kindOf(difference.file);
    difference.title = (isRemoved ? before : after).titleOf(difference.file);
    Texts files;
    const auto read = [&](const PackFiles& side, const std::string& file,
                          std::string& text) -> std::optional<Problem> {
        if (file.empty()) return std::nullopt;
        auto bytes = side.bytesOf(file);
        if (!bytes) return std::move(bytes.error());
        text = std::move(*bytes);
        return std::nullopt;
    };
    const auto refuse = [](bool isOld, Problem problem) {
        return tl::unexpected(IncomparableFile{isOld, std::move(problem)});
    };
    if (auto problem = read(before, pair.before, files.before)) return refuse(true, *problem);
    if (auto problem = read(after, pair.after, files.after)) return refuse(false, *problem);
    if (isAdded || isRemoved) {
        using enum PartDifference::Status;
        difference.status = isAdded ? Added : Removed;
        if (!wish.isPatchWanted || difference.kind == FileKind::Picture) return difference;
        Value whole;
        if (isAdded) {
            auto value = parsed(files.after, pair.after, wish.stop);
            if (!value) return refuse(false, std::move(value.error()));
            whole = std::move(*value);
        }
        difference.patch = patchOf(isAdded ? Value() : Value(true), whole);
        return difference;
    }
    if (files.before == files.after) return std::nullopt;
    if (difference.kind == FileKind::Picture) return difference;

    auto oldText = before.canonicalText(pair.before);
    auto newText = after.canonicalText(pair.after);
    const bool areBothRead = oldText && newText;
    if (areBothRead && *oldText == *newText) return std::nullopt;
    auto oldValue = parsed(areBothRead ? *oldText : files.before, pair.before, wish.stop);
    if (!oldValue) return refuse(true, std::move(oldValue.error()));
    auto newValue = parsed(areBothRead ? *newText : files.after, pair.after, wish.stop);
    if (!newValue) return refuse(false, std::move(newValue.error()));
    difference.changes = tellableChanges(std::move(*oldValue), std::move(*newValue),
                                         wish.mostChanges, difference.count);
    // Stages may be spelt differently although they are the same.
    if (difference.count == 0) return std::nullopt;
    if (!wish.isPatchWanted) return difference;
    auto oldFile = parsed(files.before, pair.before, wish.stop);
    if (!oldFile) return refuse(true, std::move(oldFile.error()));
    auto newFile = parsed(files.after, pair.after, wish.stop);
    if (!newFile) return refuse(false, std::move(newFile.error()));
    difference.patch = patchOf(*oldFile, *newFile);
    return difference;
}

}  // namespace mazeloom::diff

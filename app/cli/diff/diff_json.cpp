// SPDX-License-Identifier: MIT
#include <string_view>
#include <utility>

#include "app/cli/diff/comparison.h"
#include "core/json/object_lines.h"
#include "core/json/parse.h"
#include "core/json/seed.h"

namespace mazeloom::app {

namespace {

using json::Value;

std::string_view jsonWord(diff::Change::Kind kind) {
    using enum diff::Change::Kind;
    switch (kind) {
        case Replaced:
            return "replaced";
        case Added:
            return "added";
        case Removed:
            return "removed";
        case Moved:
            return "moved";
        case Cells:
        case Points:
            return "cells";
    }
    return {};
}

std::string_view jsonWord(diff::FileKind kind) {
    using enum diff::FileKind;
    switch (kind) {
        case Pack:
            return "pack";
        case Level:
            return "level";
        case Room:
            return "room";
        case Picture:
            return "picture";
        case Other:
            return "other";
    }
    return {};
}

std::string_view jsonWord(diff::PartDifference::Status status) {
    using enum diff::PartDifference::Status;
    return status == Added ? "added" : status == Removed ? "removed" : "changed";
}

Value jsonPair(int x, int y) {
    return Value::List{x, y};
}

Value jsonCells(const diff::CellGroup& group) {
    Value cells{Value::Object()};
    cells.add("count", group.count);
    if (group.before != diff::kNoCell) cells.add("from", std::string(1, group.before));
    if (group.after != diff::kNoCell) cells.add("to", std::string(1, group.after));
    const grid::Rect& bounds = group.bounds;
    cells.add("bounds", Value::List{bounds.x, bounds.y, bounds.width, bounds.height});
    cells.add("first",
              json::listOf(group.first, [](grid::Point cell) { return jsonPair(cell.x, cell.y); }));
    return cells;
}

Value jsonChange(const diff::TellableChange& change) {
    Value value{Value::Object()};
    value.add("kind", jsonWord(change.kind));
    value.add("text", diff::english(change.line));
    using enum diff::Change::Kind;
    if (change.kind != Added) value.add("before", change.before);
    if (change.kind != Removed) value.add("after", change.after);
    if (change.kind == Cells || change.kind == Points) value.add("cells", jsonCells(change.group));
    const auto add = [&](const char* key, const std::optional<std::string>& text) {
        if (!text) return;
        if (auto parsed = json::parse(*text)) value.add(key, std::move(*parsed));
    };
    add("from", change.from);
    add("to", change.to);
    return value;
}

Value jsonPart(const diff::PartDifference& part) {
    Value value{Value::Object()};
    value.add("file", part.file);
    if (!part.otherFile.empty()) value.add("old-file", part.otherFile);
    value.add("kind", jsonWord(part.kind));
    if (!part.title.empty()) value.add("title", part.title);
    value.add("status", jsonWord(part.status));
    value.add("count", part.count);
    value.add("changes", json::listOf(part.changes, jsonChange));
    if (part.patch.isList()) value.add("patch", part.patch);
    return value;
}

Value jsonIncomparable(const diff::IncomparableFile& one) {
    Value value{Value::Object()};
    value.add("file", one.problem.file);
    value.add("side", one.isOld ? "before" : "after");
    if (!one.problem.place.empty()) value.add("place", one.problem.place);
    value.add("problem", one.problem.text);
    return value;
}

Value jsonSeeds(const LevelSeeds& seeds) {
    const diff::GeneratedDifference& difference = seeds.difference;
    Value value{Value::Object()};
    value.add("level", seeds.after);
    if (seeds.before != seeds.after) value.add("old-level", seeds.before);
    value.add("seeds", difference.seeds);
    value.add("different", difference.different);
    if (!difference.first) return value;
    value.add("seed", json::seedValue(difference.first->after));
    if (difference.first->before != difference.first->after)
        value.add("old-seed", json::seedValue(difference.first->before));
    if (difference.failureBefore) value.add("old-failure", difference.failureBefore->text);
    if (difference.failureAfter) value.add("failure", difference.failureAfter->text);
    value.add("count", difference.count);
    value.add("changes", json::listOf(difference.changes, jsonChange));
    return value;
}

}  // namespace

std::string jsonOf(const DiffResult& result) {
    std::string text;
    json::ObjectLines lines(text);
    lines.add("format", "mazeloom-diff");
    lines.add("version", 1);
    lines.add("same", result.isSame());
    lines.add("before", result.beforeName.toStdString());
    lines.add("after", result.afterName.toStdString());
    lines.add("parts", json::listOf(result.parts, jsonPart));
    if (!result.incomparable.empty())
        lines.add("incomparable", json::listOf(result.incomparable, jsonIncomparable));
    if (!result.seeds.empty()) lines.add("generated", json::listOf(result.seeds, jsonSeeds));
    lines.end();
    return text;
}

}  // namespace mazeloom::app

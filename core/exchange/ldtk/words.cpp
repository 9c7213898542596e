// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/words.h"

#include <optional>
#include <utility>

#include "core/exchange/words/ldtk.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/level.h"

namespace mazeloom::exchange::ldtk {

namespace {

using json::Value;

/// Returns the value of a "Point" field, in cells.
std::optional<grid::Point> cellOf(const Value& value) {
    const Value* x = value.isObject() ? value.find("cx") : nullptr;
    const Value* y = value.isObject() ? value.find("cy") : nullptr;
    const auto column = x == nullptr ? std::nullopt : x->integer();
    const auto row = y == nullptr ? std::nullopt : y->integer();
    constexpr std::int64_t kMost = level::kMaxSide;
    if (!column || !row || *column < -kMost || *row < -kMost || *column > kMost || *row > kMost)
        return std::nullopt;
    return grid::Point{static_cast<int>(*column), static_cast<int>(*row)};
}

std::optional<level::PropertyValue> valueOf(const Value& value, std::string_view type) {
    level::Colour colour;
    if (value.isText() && type == "Color" && level::readColour(value.text(), colour)) return colour;
    if (value.isText()) return value.text();
    if (value.isNumber()) return value.number();
    if (value.isBoolean()) return value.isTrue();
    return cellOf(value);
}

bool isPointList(const Value& field) {
    const Value* type = field.find("__type");
    return type != nullptr && type->is("Array<Point>");
}

}  // namespace

void readFields(Reading& reading, const Value& of, const std::string& place, bool hasPath,
                const std::function<void(level::Property)>& hear) {
    for (const Value& field : reading.list(of, "fieldInstances", place)) {
        const std::string name = reading.text(field, "__identifier", place);
        const Value* value = field.find("__value");
        if (value == nullptr || value->isNull()) continue;
        const bool isEmpty = value->isList() && value->size() == 0;
        if (isPointList(field) && (hasPath || isEmpty)) {
            hasPath = hasPath && isEmpty;
            continue;
        }
        const std::string type = reading.text(field, "__type", place);
        if (auto word = valueOf(*value, type)) {
            hear(level::Property{name, std::move(*word), {}});
        } else {
            reading.tell("field " + name, place, {kUnreadField, {inQuotes(name), inQuotes(type)}});
        }
    }
}

std::vector<grid::Point> readPath(Reading& reading, const Value& entity, const std::string& place) {
    std::vector<grid::Point> path;
    for (const Value& field : reading.list(entity, "fieldInstances", place)) {
        if (!isPointList(field) || !path.empty()) continue;
        for (const Value& point : reading.list(field, "__value", place)) {
            const auto cell = cellOf(point);
            if (!cell) {
                reading.wrong(place, "path", Phrase(kCellsOfLevel));
                return {};
            }
            path.push_back(*cell);
        }
    }
    return path;
}

}  // namespace mazeloom::exchange::ldtk

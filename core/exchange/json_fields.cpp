// SPDX-License-Identifier: MIT
#include "core/exchange/json_fields.h"

#include <cmath>
#include <utility>

#include "core/exchange/encodings/characters.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange {

using json::Value;

tl::expected<Value, json::Error> parseForeign(std::string_view text, const Stop& stop) {
    json::Limits limits = kForeignLimits;
    limits.stop = stop;
    std::string converted;
    if (isUtf16(text)) {
        auto utf8 = toUtf8(std::string(text), Encoding::Unicode, stop);
        if (!utf8) return tl::unexpected(json::Error{.place = {}, .text = utf8.error()});
        converted = *std::move(utf8);
        text = converted;
    }
    auto value = json::parse(text, limits);
    if (!value && value.error().isTooLarge) {
        value.error().text +=
            ", the limit: save it in several files, or without what the level does not need";
    }
    return value;
}

std::string_view textAt(const Value& object, std::string_view key) {
    const Value* value = object.find(key);
    return value != nullptr && value->isText() ? std::string_view(value->text())
                                               : std::string_view();
}

const Value::List& JsonFields::list(const Value& object, std::string_view key,
                                    const std::string& place) const {
    static const Value::List kNone;
    const Value* value = object.find(key);
    if (value == nullptr || value->isNull()) return kNone;
    if (value->isList()) return value->list();
    wrong(place, key, kList);
    return kNone;
}

NumberList JsonFields::numbers(const Value& object, std::string_view key,
                               const std::string& place) const {
    const Value* value = object.find(key);
    if (value == nullptr || value->isNull()) return {};
    if (value->isList() || value->isNumbers()) return NumberList(*value);
    wrong(place, key, kList);
    return {};
}

void JsonFields::wrong(const std::string& place, std::string_view key, Argument wanted) const {
    refuse_(place, {kMustBe, {inQuotes(std::string(key)), std::move(wanted)}});
}

std::string JsonFields::text(const Value& object, std::string_view key,
                             const std::string& place) const {
    const Value* value = object.find(key);
    if (value == nullptr || value->isNull()) return {};
    if (value->isText()) return value->text();
    wrong(place, key, kText);
    return {};
}

bool JsonFields::isTrue(const Value& object, std::string_view key) {
    const Value* value = object.find(key);
    return value != nullptr && value->isTrue();
}

std::int64_t JsonFields::whole(const Value& object, std::string_view key,
                               const std::string& place) const {
    const Value* value = object.find(key);
    const auto number = value == nullptr ? std::nullopt : value->integer();
    if (!number) wrong(place, key, kWholeNumber);
    return number.value_or(0);
}

std::int64_t JsonFields::natural(const Value& object, std::string_view key,
                                 const std::string& place) const {
    if (object.find(key) == nullptr) return 0;
    const std::int64_t number = whole(object, key, place);
    if (number >= 0) return number;
    wrong(place, key, kZeroOrMore);
    return 0;
}

double JsonFields::number(const Value& object, std::string_view key,
                          const std::string& place) const {
    const Value* value = object.find(key);
    if (value == nullptr) return 0;
    if (value->isNumber() && std::isfinite(value->number())) return value->number();
    wrong(place, key, kNumber);
    return 0;
}

}  // namespace mazeloom::exchange

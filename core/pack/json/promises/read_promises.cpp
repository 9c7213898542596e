// SPDX-License-Identifier: MIT
#include "core/pack/json/promises/read_promises.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/level/rewriting/alphabet.h"
#include "core/level/rewriting/append.h"
#include "core/pack/json/promises/promise_words.h"
#include "core/pack/json/rewriting/read_pattern.h"

namespace mazeloom::pack {

namespace {

namespace rewriting = level::rewriting;
using level::promises::Amount;
using level::promises::Inks;
using level::promises::PaintedPromise;

std::optional<level::promises::Pattern> readPattern(const Json& object, const std::string& place,
                                                    PatternReader& reader) {
    const auto rows = reader.rows(object, rewriting::kFindKey, place);
    if (!rows) return std::nullopt;
    level::promises::Pattern pattern;
    pattern.size = {static_cast<int>(rows->front().size()), static_cast<int>(rows->size())};
    pattern.cells.clear();
    for (std::size_t y = 0; y < rows->size(); ++y) {
        for (std::size_t x = 0; x < rows->front().size(); ++x) {
            const auto values = reader.valuesOf(
                (*rows)[y][x], PatternReader::cellPlace(place, rewriting::kFindKey, y, x));
            if (!values) return std::nullopt;
            pattern.cells.push_back(*values);
        }
    }
    if (const Json* set = object.find(rewriting::kSymmetriesKey))
        pattern.symmetries =
            reader.symmetries(*set, place + ", " + std::string(rewriting::kSymmetriesKey));
    return pattern;
}

level::promises::Contents readInk(const Json& value, const std::string& place,
                                  PatternReader& reader) {
    level::promises::Contents contents;
    if (!value.isList() || value.size() == 0) {
        reader.wrongType(value, place, "a list of names");
        return contents;
    }
    if (reader.isTooLong(value, place, level::promises::Content::kCount, "names")) return contents;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const std::string where = numbered(place, "name", i);
        if (!value[i].isText()) {
            reader.wrongType(value[i], where, "text");
        } else if (const auto content = level::promises::contentWithId(value[i].text())) {
            contents.add(*content);
        } else {
            reader.bad(where, {kNoThing, {inQuotes(value[i].text())}});
        }
    }
    return contents;
}

Inks readInks(const Json& value, const std::string& place, PatternReader& reader) {
    Inks inks;
    if (!value.isObject()) {
        reader.wrongType(value, place, "an object of inks and lists of names");
        return inks;
    }
    for (const auto& [key, names] : value.members()) {
        const int ink = key.size() == 1 ? key[0] - rewriting::kFirstInk : -1;
        if (ink < 0 || ink >= rewriting::kInks) {
            reader.bad(place, {kNoInk, {inQuotes(key)}});
        } else {
            inks[static_cast<std::size_t>(ink)] = readInk(names, place + ", " + key, reader);
        }
    }
    return inks;
}

/// Reads a key whose only allowed value is true.
bool isSet(const Json* value, const std::string& place, PatternReader& reader) {
    if (value == nullptr) return false;
    if (value->isTrue()) return true;
    reader.wrongType(*value, place, "true");
    return false;
}

class PromiseReader {
  public:
    PromiseReader(const Json& value, const std::string& place, Report& report)
        : value_(value), place_(place), report_(report), reader_(report) {}

    std::optional<PaintedPromise> read() {
        Fields fields(value_, place_, report_);
        if (!value_.isObject()) return std::nullopt;
        PaintedPromise promise;
        promise.name = fields.line(kPromiseNameKey, Need::Required);
        if (const Json* sets = fields.find(kSets.c_str(), Need::Optional))
            reader_.readSets(*sets, fields.place(kSets));
        if (const Json* inks = fields.find(kInksKey, Need::Optional))
            promise.inks = readInks(*inks, fields.place(kInksKey), reader_);
        readAmount(fields, promise);
        fields.find(kFind.c_str(), Need::Optional);
        fields.find(kSymmetries.c_str(), Need::Optional);
        const auto pattern = readPattern(value_, place_, reader_);
        if (pattern) promise.pattern = *pattern;
        bool isGood = pattern.has_value() && !promise.name.empty();
        if (const Json* around = fields.find(kAroundKey, Need::Optional)) {
            promise.around = readAround(*around, fields.place(kAroundKey));
            isGood = isGood && promise.around;
        }
        promise.more = fields.more();
        if (!isGood || !reader_.isGood()) return std::nullopt;
        if (const auto flaw = flawOf(promise)) {
            report_.add(place_, phraseOf(*flaw));
            return std::nullopt;
        }
        return promise;
    }

  private:
    inline static const std::string kSets{rewriting::kSetsKey};
    inline static const std::string kFind{rewriting::kFindKey};
    inline static const std::string kSymmetries{rewriting::kSymmetriesKey};

    void readAmount(Fields& fields, PaintedPromise& promise) {
        const Json* most = fields.find(kAtMostKey, Need::Optional);
        const Json* least = fields.find(kAtLeastKey, Need::Optional);
        const Json* connected = fields.find(kConnectedKey, Need::Optional);
        const int count = (most != nullptr) + (least != nullptr) + (connected != nullptr);
        if (count != 1) {
            reader_.bad(place_, count == 0 ? kPromisesNothing : kPromisesTooMuch);
            return;
        }
        constexpr int kMost = level::promises::kMostTimes;
        if (most != nullptr) {
            promise.times = reader_.number(value_, kAtMostKey, place_, 0, kMost, 0);
        } else if (least != nullptr) {
            promise.amount = Amount::AtLeast;
            promise.times = reader_.number(value_, kAtLeastKey, place_, 1, kMost, 1);
        } else if (isSet(connected, fields.place(kConnectedKey), reader_)) {
            promise.amount = Amount::Connected;
        }
    }

    std::optional<PaintedPromise::Around> readAround(const Json& value, const std::string& place) {
        if (!value.isObject()) {
            reader_.wrongType(value, place, "an object");
            return std::nullopt;
        }
        reader_.refuseOthers(
            value, place, {rewriting::kFindKey, rewriting::kSymmetriesKey, kWithinKey, kInViewKey});
        auto pattern = readPattern(value, place, reader_);
        if (!pattern) return std::nullopt;
        return PaintedPromise::Around{
            *std::move(pattern),
            reader_.number(value, kWithinKey, place, 0, level::promises::kMostWithin, 1),
            isSet(value.find(kInViewKey), place + ", " + kInViewKey, reader_)};
    }

    const Json& value_;
    const std::string& place_;
    Report& report_;
    PatternReader reader_;
};

}  // namespace

level::promises::PaintedPromises readPromises(Fields& fields, Report& report) {
    level::promises::PaintedPromises promises;
    const Json* list = fields.list(kPromisesKey, Need::Optional);
    if (list == nullptr) return promises;
    if (list->size() > level::promises::kMostPromises) {
        report.add(fields.place(kPromisesKey),
                   {kAreMany, {list->size(), level::promises::kMostPromises}});
    }
    const std::size_t count = std::min(list->size(), level::promises::kMostPromises);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string place = fields.place("promise " + std::to_string(i + 1));
        if (auto promise = PromiseReader((*list)[i], place, report).read())
            promises.push_back(*std::move(promise));
    }
    return promises;
}

}  // namespace mazeloom::pack

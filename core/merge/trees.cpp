// SPDX-License-Identifier: MIT
#include "core/merge/trees.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json/equal.h"
#include "core/json/write.h"
#include "core/merge/order.h"
#include "core/merge/texts.h"

namespace mazeloom::merge {

namespace {

using json::Member;
using json::Value;

/// The members that name an element of a list, the best one first.
constexpr std::array<std::string_view, 7> kNames{"id",    "name",  "for", "stage",
                                                 "level", "title", "at"};
/// The lists whose elements are their own names: ids, words and seeds, none of which occurs twice.
constexpr std::array<std::string_view, 9> kSets{
    "levels", "rooms", "tabs", "tags", "needs", "objectives", "favourites", "panels", "places"};
/// Lists whose elements are merged as a whole, because their members depend on each other.
constexpr std::string_view kProperties = "properties";

/// Returns the name of a list's element; nullopt if it has none.
std::optional<std::string> nameOf(const Value& element, bool isSet) {
    if (element.isObject()) {
        for (const std::string_view member : kNames) {
            const Value* name = element.find(member);
            if (name == nullptr) continue;
            std::string result = std::string(member) + '=' + json::toText(*name);
            // A change of a named recipe's stage says which of several equal stages it changes.
            if (const Value* which = element.find("occurrence"))
                result += ", occurrence=" + json::toText(*which);
            return result;
        }
        const Value* points = element.find("points");
        if (points != nullptr && points->isList() && points->size() > 0)
            return "at=" + json::toText((*points)[0]);
        // An objective with a number, such as {"coins": 5}.
        if (isSet && element.size() == 1) return element.members().front().key;
        return std::nullopt;
    }
    if (isSet) return json::toText(element);
    return std::nullopt;
}

/// Returns what an element that is named by its place says besides; empty if it has another name.
std::string contentBesidesPlace(const Value& element, std::string_view name) {
    if (!name.starts_with("at=")) return {};
    Value rest = element;
    for (const char* place : {"at", "points"})
        removeMember(rest, place);
    return json::toText(rest);
}

/// A stage without parameters is written as its name alone.
std::optional<std::string> nameOfStage(const Value& element) {
    if (element.isText()) return "stage=" + json::toText(element);
    return nameOf(element, false);
}

bool isListOfStages(std::string_view key) {
    return key == "recipe" || key == "stages";
}

/// A list whose elements have names.
struct NamedList {
    Keys keys;
    Keys besidesPlaces;  ///< for elements that are named by their places; otherwise empty
    std::map<std::string_view, const Value*> elements;
    /// The elements of each name, in the list's order; usually one.
    std::map<std::string, std::vector<const Value*>> namesakes;

    const Value* find(std::string_view key) const {
        const auto found = elements.find(key);
        return found == elements.end() ? nullptr : found->second;
    }
};

/// Reads the names of a list's elements; returns false if one has none. An element that was moved
/// since `base` keeps its name there.
bool readNames(const Value& list, std::string_view key, const NamedList& base, NamedList& named) {
    const bool isSet = std::ranges::find(kSets, key) != kSets.end();
    for (const Value& element : list.list()) {
        auto name = isListOfStages(key) ? nameOfStage(element) : nameOf(element, isSet);
        if (!name) return false;
        named.namesakes[*name].push_back(&element);
        named.besidesPlaces.push_back(contentBesidesPlace(element, *name));
        named.keys.push_back(*std::move(name));
    }
    makeUnique(named.keys);
    followMoves(base.keys, base.besidesPlaces, named.keys, named.besidesPlaces);
    for (std::size_t i = 0; i < named.keys.size(); ++i)
        named.elements[named.keys[i]] = &list[i];
    return true;
}

/// Whether elements of one name, of which a version has several, changed on both sides: then it is
/// not known which of them is which in another version.
bool hasAmbiguousNames(const NamedList& base, const NamedList& ours, const NamedList& theirs) {
    static const std::vector<const Value*> kNone;
    const auto of = [](const NamedList& list, const std::string& name) -> const auto& {
        const auto found = list.namesakes.find(name);
        return found == list.namesakes.end() ? kNone : found->second;
    };
    const auto areSame = [](const std::vector<const Value*>& a,
                            const std::vector<const Value*>& b) {
        return std::ranges::equal(
            a, b, [](const Value* one, const Value* other) { return json::isEqual(*one, *other); });
    };
    for (const NamedList* list : {&base, &ours, &theirs}) {
        for (const auto& [name, elements] : list->namesakes) {
            if (elements.size() < 2) continue;
            const auto& before = of(base, name);
            const auto& our = of(ours, name);
            const auto& their = of(theirs, name);
            if (!areSame(our, their) && !areSame(before, our) && !areSame(before, their))
                return true;
        }
    }
    return false;
}

/// The versions of one merged value; nullopt: absent.
struct Forked {
    std::optional<Value> ours;
    std::optional<Value> theirs;
};

bool areSameValues(const Value* a, const Value* b) {
    if (a == nullptr || b == nullptr) return a == b;
    return json::isEqual(*a, *b);
}

std::optional<Value> copyOf(const Value* value) {
    return value == nullptr ? std::nullopt : std::optional(*value);
}

/// Returns a stage as an object.
Value stageAsObject(const Value& stage) {
    if (!stage.isText()) return stage;
    Value object{Value::Object{}};
    object.add("stage", stage);
    return object;
}

class TreeMerge {
  public:
    bool hasConflicts() const { return hasConflicts_; }

    Forked objects(const Value* base, const Value& ours, const Value& theirs) {
        std::set<std::string_view> keys;
        for (const Value* version : {&ours, &theirs}) {
            for (const Member& member : version->members())
                keys.insert(member.key);
        }
        Value our{Value::Object{}};
        Value their{Value::Object{}};
        for (const std::string_view key : keys) {
            const Value* before = base == nullptr ? nullptr : base->find(key);
            Forked merged = values(before, ours.find(key), theirs.find(key), key);
            if (merged.ours) our.add(std::string(key), *std::move(merged.ours));
            if (merged.theirs) their.add(std::string(key), *std::move(merged.theirs));
        }
        return {std::move(our), std::move(their)};
    }

  private:
    Forked values(const Value* base, const Value* ours, const Value* theirs, std::string_view key) {
        if (areSameValues(ours, theirs)) return {copyOf(ours), copyOf(ours)};
        if (areSameValues(base, ours)) return {copyOf(theirs), copyOf(theirs)};
        if (areSameValues(base, theirs)) return {copyOf(ours), copyOf(ours)};
        if (ours != nullptr && theirs != nullptr) {
            if (ours->isObject() && theirs->isObject()) {
                const bool isObject = base != nullptr && base->isObject();
                return objects(isObject ? base : nullptr, *ours, *theirs);
            }
            if (ours->isList() && theirs->isList()) {
                if (auto merged = lists(base, *ours, *theirs, key)) return *std::move(merged);
            }
        }
        hasConflicts_ = true;
        return {copyOf(ours), copyOf(theirs)};
    }

    /// Returns nullopt if the elements have no names, or ambiguous ones.
    std::optional<Forked> lists(const Value* base, const Value& ours, const Value& theirs,
                                std::string_view key) {
        NamedList before;
        NamedList our;
        NamedList their;
        if (base != nullptr && base->isList() && !readNames(*base, key, {}, before))
            return std::nullopt;
        if (!readNames(ours, key, before, our) || !readNames(theirs, key, before, their))
            return std::nullopt;
        if (hasAmbiguousNames(before, our, their)) return std::nullopt;
        Value ourList{Value::List{}};
        Value theirList{Value::List{}};
        std::map<std::string_view, Forked> merged;
        const Keys order = mergedOrder(before.keys, our.keys, their.keys);
        for (const std::string& name : order)
            merged[name] = elements(before.find(name), our.find(name), their.find(name), key);
        const bool isContested = isOrderContested(before.keys, our.keys, their.keys);
        hasConflicts_ = hasConflicts_ || isContested;
        const Keys theirOrder =
            isContested ? mergedOrder(before.keys, their.keys, our.keys) : order;
        for (const std::string& name : order) {
            if (merged[name].ours) ourList.list().push_back(*std::move(merged[name].ours));
        }
        for (const std::string& name : theirOrder) {
            if (merged[name].theirs) theirList.list().push_back(*std::move(merged[name].theirs));
        }
        return Forked{std::move(ourList), std::move(theirList)};
    }

    Forked elements(const Value* base, const Value* ours, const Value* theirs,
                    std::string_view key) {
        const bool isWhole = key == kProperties;
        const bool isContested = !areSameValues(ours, theirs) && !areSameValues(base, ours) &&
                                 !areSameValues(base, theirs);
        if (isContested && isWhole) {
            hasConflicts_ = true;
            return {copyOf(ours), copyOf(theirs)};
        }
        if (isContested && isListOfStages(key) && ours != nullptr && theirs != nullptr) {
            const Value before = base == nullptr ? Value() : stageAsObject(*base);
            return objects(base == nullptr ? nullptr : &before, stageAsObject(*ours),
                           stageAsObject(*theirs));
        }
        return values(base, ours, theirs, {});
    }

    bool hasConflicts_ = false;
};

}  // namespace

Trees mergeTrees(const Value* base, const Value& ours, const Value& theirs) {
    TreeMerge merge;
    Forked merged = merge.objects(base, ours, theirs);
    return {*std::move(merged.ours), *std::move(merged.theirs), merge.hasConflicts()};
}

}  // namespace mazeloom::merge

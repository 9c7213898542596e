// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/untaken.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/ldtk/names.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/in_quotes.h"
#include "core/json/write.h"

namespace mazeloom::exchange::ldtk {

namespace {

using json::Member;
using json::Value;

/// Names of values that the reader imports, so that they are not compared: cells and fields.
constexpr std::array<std::string_view, 2> kTaken{"intGridCsv", "fieldInstances"};
/// Names of layer offsets. The reader imports offsets of whole cells and reports all others.
constexpr std::array<std::string_view, 2> kOffsets{"pxOffsetX", "pxOffsetY"};
/// The list of a level's layers, which is compared layer by layer.
constexpr std::string_view kLayerList = "layerInstances";
/// Names of values that are compared although LDtk derives them: they describe a layer or an
/// entity.
constexpr std::array<std::string_view, 4> kSaid{"__identifier", "__tags", "__gridSize", "__pivot"};
/// LDtk's bookkeeping, which is not compared: versions, counters, storage of levels, and cached
/// picture data.
constexpr std::array<std::string_view, 12> kBookkeeping{
    "levels", "worlds",    "jsonVersion", "appBuildId", "dummyWorldIid",  "groupUid",
    "toc",    "tilesetId", "levelId",     "intGrid",    "externalLevels", "externalRelPath"};
/// Cached pixels of a tileset's picture, which LDtk writes once it has loaded the picture.
constexpr std::string_view kPixels = "cachedPixelData";
/// Positions of levels in the world. Changes are reported once for all levels.
constexpr std::array<std::string_view, 3> kPlaces{"worldX", "worldY", "worldDepth"};
constexpr std::string_view kLayout = "worldLayout";

/// Lists of definitions. An entry is reported if it is new and not this program's own.
constexpr std::array<std::string_view, 7> kOnlyOurs{
    "layers", "entities", "enums", "intGridValues", "tilesets", "levelFields", "fieldDefs"};

bool isIn(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Whether a value of this name is one of LDtk's uids. A uid depends on what other levels were
/// exported.
bool isNumberOfLdtk(std::string_view name) {
    return name == "uid" || name.ends_with("Uid");
}

/// Whether the program writes this layer but does not read it back.
bool isOnlyShown(std::string_view layer) {
    return layer == kRoomsLayer || layer == kDarkLayer || layer == kLookLayer;
}

/// Returns the text of a member; empty if it is missing.
std::string textOf(const Value& value, const char* name) {
    const Value* text = value.find(name);
    return text != nullptr && text->isText() ? text->text() : std::string();
}

/// Returns "1 value", "2 values".
std::string valueCount(std::size_t values) {
    return std::to_string(values) + (values == 1 ? " value" : " values");
}

/// Returns the key of a list element, which identifies it independently of its index; empty if it
/// has none.
std::string keyOf(const Value& value) {
    // The key of an exported instance is its number within the level.
    std::string key = textOf(value, "iid");
    if (const auto number = numberWithinLevel(key)) return *number;
    for (const char* name : {"identifier", "__identifier"}) {
        if (std::string text = textOf(value, name); !text.empty()) return text;
    }
    return key;
}

/// Returns the name of a list element in notes: `entity "Chest"` for an entity, else `key`, which
/// is the element's keyOf().
std::string placeOf(const Value& value, const std::string& key) {
    const std::string name = textOf(value, "__identifier");
    const bool isEntity = value.find("px") != nullptr && !name.empty();
    return isEntity ? "entity " + inQuotes(name) : key;
}

std::string nameOf(const Value& layer) {
    return textOf(layer, "__identifier");
}

/// The list of the meanings of a tileset's tiles.
constexpr std::string_view kTileMeanings = "customData";
bool isLaterTile(const Value& tile) {
    return tile_numbers::isLater(textOf(tile, "data"));
}

bool isDefinedField(std::string_view list) {
    return list == "levelFields" || list == "fieldDefs";
}

bool hasNone(const Value* value) {
    return value == nullptr || value->isNull();
}

class Comparison {
  public:
    Comparison(const Returned& returned, const std::set<std::string>& defined, Untaken& untaken)
        : returned_(returned), defined_(defined), untaken_(untaken) {}

    /// Compares a JSON object as exported (`was`) with the object now (`is`). `isRead`: whether the
    /// reader imports values of the object, which then need no comparison; false in layers that
    /// this program writes but does not read back.
    void compareObjects(const Value& was, const Value& is, const std::string& where, bool isRead) {
        for (const Member& member : was.members()) {
            const std::string& name = member.key;
            const Value* now = is.find(name);
            if (isNumberOfLdtk(name)) compareWhetherSaid(name, member.value, now, where);
            if (isIn(kBookkeeping, name) || isNumberOfLdtk(name) || name == "iid") continue;
            if (isIn(kPlaces, name) || name == kLayout || name == kPixels) continue;
            if (isRead && name == "fieldInstances") compareEmptyFields(member.value, now, where);
            if (name == kLayerList || (isRead && isIn(kTaken, name))) continue;
            if (isRead && isIn(kOffsets, name) && isMoved(was, is)) continue;
            if (name.starts_with("__") && !isIn(kSaid, name)) continue;
            if (!returned_.knowsRooms && name == "fieldDefs") continue;
            // The numbers of the pack's own terrains can differ from export to export.
            if (name == "value" && keyOf(was).starts_with("own_")) continue;
            if (isRead && name == "px" && now != nullptr) {
                comparePlaces(member.value, *now, where);
            } else if (now == nullptr) {
                untaken_.compare(where, name, shown(member.value), {});
            } else {
                compare(member.value, *now, name, where, isRead);
            }
        }
    }

    void compareLayers(const Value& was, const Value& is, const std::string& where) {
        const Value* before = was.find(kLayerList);
        const Value* now = is.find(kLayerList);
        if (before == nullptr || now == nullptr || !before->isList() || !now->isList()) return;
        for (const Value& layer : before->list()) {
            const std::string name = nameOf(layer);
            const bool isShown = isOnlyShown(name);
            if (isShown && !returned_.knowsRooms) continue;
            const Value* side = layer.find("__gridSize");
            if (side != nullptr && side->isNumber() && side->number() > 0) side_ = side->number();
            const auto same = std::ranges::find_if(
                now->list(), [&](const Value& one) { return nameOf(one) == name; });
            if (same == now->list().end() && isShown) {
                untaken_.compare(where, "layer", name, {});
            } else if (same == now->list().end()) {
                untaken_.tellGone(where + ", layer " + inQuotes(name));
            } else {
                compareObjects(layer, *same, where + ", layer " + inQuotes(name), !isShown);
            }
        }
        compareOrder(before->list(), now->list(), where);
    }

  private:
    /// Reports a uid that was added or removed. The number itself is not compared: it can differ
    /// from export to export.
    void compareWhetherSaid(const std::string& name, const Value& was, const Value* is,
                            const std::string& where) {
        if (was.isNull() == hasNone(is)) return;
        untaken_.compare(where, name, was.isNull() ? "" : shown(was),
                         was.isNull() ? shown(*is) : "");
    }

    /// Reports new fields without a value: they do not become properties of the level. Skips fields
    /// that the project defines, since the comparison of the definitions reports them.
    void compareEmptyFields(const Value& was, const Value* is, const std::string& where) {
        if (is == nullptr || !is->isList() || !was.isList()) return;
        std::set<std::string> known;
        for (const Value& field : was.list())
            known.insert(keyOf(field));
        for (const Value& field : is->list()) {
            const std::string name = keyOf(field);
            if (hasNone(field.find("__value")) && !known.contains(name) && !defined_.contains(name))
                untaken_.compare(where, "fieldInstances", {}, name);
        }
    }

    /// Reports new layers, and reports whether the other layers are in another order.
    void compareOrder(const Value::List& was, const Value::List& is, const std::string& where) {
        const auto namesIn = [](const Value::List& layers) {
            std::vector<std::string> names;
            for (const Value& layer : layers)
                names.push_back(nameOf(layer));
            return names;
        };
        const std::vector<std::string> before = namesIn(was);
        std::vector<std::string> now;
        for (const std::string& name : namesIn(is)) {
            const bool isAgain = std::ranges::find(now, name) != now.end();
            const bool isOurs = std::ranges::find(before, name) != before.end();
            if (isOurs && !isAgain) {
                now.push_back(name);
            } else if (isAgain || !isOnlyShown(name)) {
                untaken_.tellNew(where + ", layer " + inQuotes(name));
            }
        }
        const auto listed = [&now](const std::vector<std::string>& names) {
            std::string text;
            for (const std::string& name : names) {
                const bool isThere = std::ranges::find(now, name) != now.end();
                if (isThere) text += (text.empty() ? "" : ", ") + name;
            }
            return text;
        };
        untaken_.compare(where, "order of layers", listed(before), listed(now));
    }

    /// Reports the first entity that is in another place of the list, among those that are in both
    /// lists: the level has its own order.
    void compareOrderOfEntities(const Value::List& was, const Value::List& is,
                                const std::string& where) {
        const auto shared = [](const Value::List& of, const Value::List& other) {
            std::set<std::string> there;
            for (const Value& one : other)
                there.insert(keyOf(one));
            std::vector<const Value*> entities;
            for (const Value& one : of) {
                if (there.erase(keyOf(one)) > 0) entities.push_back(&one);
            }
            return entities;
        };
        const std::vector<const Value*> before = shared(was, is);
        const std::vector<const Value*> now = shared(is, was);
        const auto named = [](const Value& one) {
            return textOf(one, "__identifier") + " " + textOf(one, "iid");
        };
        for (std::size_t i = 0; i < std::min(before.size(), now.size()); ++i) {
            if (keyOf(*before[i]) == keyOf(*now[i])) continue;
            return untaken_.compare(where, "order of entities", named(*before[i]), named(*now[i]));
        }
    }

    /// Whether LDtk shows the layer in another position than at export. Compares total offsets: the
    /// offset in a layer's definition can cancel the layer's own offset.
    static bool isMoved(const Value& was, const Value& is) {
        return std::ranges::any_of(
            std::array{"__pxTotalOffsetX", "__pxTotalOffsetY"}, [&](const char* name) {
                const Value* before = was.find(name);
                const Value* now = is.find(name);
                return before != nullptr && now != nullptr && before->isNumber() &&
                       now->isNumber() && before->number() != now->number();
            });
    }

    /// Reports an entity whose position within its cell changed. A move to another cell is
    /// imported, so it is not reported.
    void comparePlaces(const Value& was, const Value& is, const std::string& where) {
        const auto along = [this](const Value& place, std::size_t axis) {
            const bool isNumber = place.isList() && place.size() == 2 && place[axis].isNumber();
            const double pixels = isNumber ? place[axis].number() : 0;
            std::string text = json::toText(Value(pixels - std::floor(pixels / side_) * side_));
            if (text.ends_with(".0")) text.resize(text.size() - 2);
            return text;
        };
        const auto within = [&along](const Value& place) {
            return along(place, 0) + "," + along(place, 1) + " pixels";
        };
        untaken_.compare(where, "place within the cell", within(was), within(is));
    }

    static std::string shown(const Value& value) {
        const std::string text = value.isText() ? value.text() : json::toText(value);
        return text.empty() ? "\"\"" : text;
    }

    void compare(const Value& was, const Value& is, const std::string& name,
                 const std::string& where, bool isRead) {
        if (was.isObject() && is.isObject()) return compareObjects(was, is, where, isRead);
        if (was.isList() && is.isList())
            return compareLists(was.list(), is.list(), name, where, isRead);
        if (was.isNumbers() && is.isNumbers())
            return compareNumbers(was.numbers(), is.numbers(), name, where);
        if (was.isNumber() && is.isNumber() && was.number() == is.number()) return;
        untaken_.compare(where, name, shown(was), shown(is));
    }

    void compareNumbers(const Value::Numbers& was, const Value::Numbers& is,
                        const std::string& name, const std::string& where) {
        for (std::size_t i = 0; i < std::min(was.size(), is.size()); ++i) {
            if (was[i] != is[i])
                untaken_.compare(where, name, std::to_string(was[i]), std::to_string(is[i]));
        }
        if (was.size() != is.size())
            untaken_.compare(where, name, valueCount(was.size()), valueCount(is.size()));
    }

    void compareLists(const Value::List& was, const Value::List& is, const std::string& name,
                      const std::string& where, bool isRead) {
        if (name == kTileMeanings && std::ranges::none_of(is, isLaterTile)) {
            Value::List known;
            std::ranges::copy_if(was, std::back_inserter(known), std::not_fn(isLaterTile));
            if (known.size() < was.size()) return compareLists(known, is, name, where, isRead);
        }
        std::map<std::string, const Value*> keyed;
        for (const Value& one : is)
            keyed.try_emplace(keyOf(one), &one);
        if (isIn(kOnlyOurs, name)) compareNew(was, is, name, where);
        // The import itself adds and removes things, so new and missing ones are not reported here.
        const bool areThings = name == "entityInstances" && isRead;
        if (areThings) compareOrderOfEntities(was, is, where);
        std::size_t place = 0;
        for (const Value& one : was) {
            const std::string key = keyOf(one);
            const Value* now = nullptr;
            if (key.empty()) {
                now = place < is.size() ? &is[place] : nullptr;
            } else if (const auto same = keyed.find(key); same != keyed.end()) {
                now = same->second;
            }
            ++place;
            const std::string own = placeOf(one, key);
            const std::string within = key.empty()     ? where
                                       : where.empty() ? own
                                                       : where + ", " + own;
            if (now != nullptr) {
                compare(one, *now, name, within, isRead);
            } else if (!areThings) {
                untaken_.compare(where, name, key.empty() ? shown(one) : key, {});
            }
        }
        if (isIn(kOnlyOurs, name)) return;
        if (was.size() < is.size() && !areThings && (was.empty() || keyOf(was.front()).empty()))
            untaken_.compare(where, name, valueCount(was.size()), valueCount(is.size()));
    }

    /// Whether a field was defined in LDtk. Its uid is then larger than the uids of all exported
    /// definitions, or, if it is a copy of an exported field, equal to that field's uid.
    bool isMadeThere(const Value& field, const Value::List& fields,
                     const std::set<std::string>& known) const {
        const auto uidOf = [](const Value& one) {
            const Value* uid = one.find("uid");
            return uid == nullptr ? std::nullopt : uid->integer();
        };
        const auto uid = uidOf(field);
        if (!uid || *uid >= returned_.firstLevelUid) return true;
        return std::ranges::any_of(fields, [&](const Value& other) {
            return known.contains(keyOf(other)) && uidOf(other) == uid;
        });
    }

    /// Whether this program may have written the definition.
    bool mayBeOurs(const Value& one, const std::string& list, const Value::List& is,
                   const std::set<std::string>& known) const {
        if (isDefinedField(list)) return !isMadeThere(one, is, known);
        // LDtk itself adds the tileset with its own icons, so users did not make it.
        if (list == "tilesets") return !hasNone(one.find("embedAtlas"));
        const std::string key = keyOf(one);
        const Value* tags = one.find("tags");
        const bool isTagged = tags != nullptr && tags->isList() && tags->size() > 0 &&
                              tags->list().front().isText() &&
                              tags->list().front().text().starts_with("thing ");
        return isTagged || key.starts_with("own_") || key.starts_with("Room") || isOnlyShown(key);
    }

    /// Reports new definitions made by users. Skips definitions that this program may have written:
    /// they can belong to exported levels that were removed from the project.
    void compareNew(const Value::List& was, const Value::List& is, const std::string& name,
                    const std::string& where) {
        std::set<std::string> known;
        for (const Value& one : was)
            known.insert(keyOf(one));
        for (const Value& one : is) {
            const std::string key = keyOf(one);
            if (key.empty() || known.contains(key) || mayBeOurs(one, name, is, known)) continue;
            untaken_.compare(where, name, {}, key);
        }
    }

    const Returned& returned_;
    const std::set<std::string>& defined_;
    Untaken& untaken_;
    double side_ = 1;  ///< side of a cell of the current layer, in pixels
};

}  // namespace

void compareProjects(const Value& was, const Value& is, const Returned& returned,
                     Untaken& untaken) {
    if (!was.isObject() || !is.isObject()) return;
    const std::set<std::string> defined = definedFields(is);
    Comparison(returned, defined, untaken).compareObjects(was, is, {}, true);
}

void compareLevels(const Value& was, const Value& is, bool knowsRooms,
                   const std::set<std::string>& defined, Untaken& untaken) {
    if (!was.isObject() || !is.isObject()) return;
    const std::string where = "level " + inQuotes(textOf(is, "identifier"));
    const Returned returned{.knowsRooms = knowsRooms};
    Comparison comparison(returned, defined, untaken);
    comparison.compareObjects(was, is, where, true);
    comparison.compareLayers(was, is, where);
}

std::set<std::string> definedFields(const Value& project) {
    std::set<std::string> names;
    const auto add = [&names](const Value& of, const char* list) {
        const Value* fields = of.find(list);
        if (fields == nullptr || !fields->isList()) return;
        for (const Value& field : fields->list())
            names.insert(keyOf(field));
    };
    const Value* defs = project.find("defs");
    if (defs == nullptr) return names;
    add(*defs, "levelFields");
    const Value* entities = defs->find("entities");
    if (entities == nullptr || !entities->isList()) return names;
    for (const Value& entity : entities->list())
        add(entity, "fieldDefs");
    return names;
}

namespace {

/// Whether one of the values with these names changed, appeared or disappeared.
bool isAnyOther(std::span<const std::string_view> names, const Value& was, const Value& is) {
    return std::ranges::any_of(names, [&](std::string_view name) {
        const Value* before = was.find(name);
        const Value* now = is.find(name);
        if (before == nullptr || now == nullptr) return before != now;
        return json::toText(*before) != json::toText(*now);
    });
}

}  // namespace

bool isPlacedOtherwise(const Value& was, const Value& is) {
    return isAnyOther(kPlaces, was, is);
}

bool isLaidOutOtherwise(const Value& was, const Value& is) {
    const Value* worlds = is.find("worlds");
    const bool areSeveral = worlds != nullptr && worlds->size() > 0;
    return areSeveral || isAnyOther({&kLayout, 1}, was, is);
}

}  // namespace mazeloom::exchange::ldtk

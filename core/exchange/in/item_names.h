// SPDX-License-Identifier: MIT
// Keeps track of the ids of a level's objects and paths, and of the references to these ids, while
// a re-imported file renames some of the objects and paths.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/foreign.h"
#include "core/level/level.h"

namespace mazeloom::exchange {

/// An object or a path of a level.
struct Item {
    bool isPath = false;
    std::size_t place = 0;  ///< index in the level's list

    friend auto operator<=>(const Item&, const Item&) = default;
};

/// A request to rename an item: `thing` is the file's thing, which has the new name.
struct Renaming {
    Item item;
    const ForeignThing* thing = nullptr;
    bool isRefused = false;
};

class ItemNames {
  public:
    using Tell = std::function<void(const std::string& where, Phrase phrase)>;

    /// `level` must outlive this object.
    ItemNames(level::Level& level, Tell tell) : level_(level), tell_(std::move(tell)) {}

    Item itemOf(const level::Object& object) const;
    Item itemOf(const level::Trajectory& path) const;

    /// Records all ids of the level and the references to them.
    void rememberAll();
    /// Records the objects that an item's properties refer to.
    void remember(Item item);

    /// Frees the id of a removed item, so that other items may use it.
    void free(Item item) { freeId(idOf(item)); }
    /// Renames the items all at once, so that two items may swap names, and updates the references
    /// to them. Reports and ignores a name that is not an id or is taken.
    void rename(std::vector<Renaming> renamings);
    /// Sets the id of an object that is not in the level yet to the thing's name in the file, with
    /// the same checks.
    void rename(std::string& id, const ForeignThing& thing);
    /// Returns a free id derived from the name for a new item; empty if all such ids are too long.
    std::string freshId(const std::string& name);

  private:
    std::string& idOf(Item item);
    level::Properties& propertiesOf(Item item);
    void freeId(const std::string& id);
    /// Whether the thing's name is empty or can be an id; reports the reason if not.
    bool isAllowed(const ForeignThing& thing);
    void tellTaken(const ForeignThing& thing);
    void refuse(std::vector<Renaming>& renamings);
    void follow(const std::map<std::string, std::string>& newNames, const std::set<Item>& naming);

    level::Level& level_;
    Tell tell_;
    std::multiset<std::string> ids_;
    std::map<std::string, int> numbers_;
    /// The items that refer to an object, by the object's id. An entry may be stale: its item may
    /// refer to another object by now.
    std::map<std::string, std::vector<Item>> named_;
};

}  // namespace mazeloom::exchange

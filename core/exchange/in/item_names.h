// SPDX-License-Identifier: MIT
// The ids of a level's objects and paths and the references to them, while a re-imported file
// renames some.
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

/// An item and the file's thing, which has its new name.
struct Renaming {
    Item item;
    const ForeignThing* thing = nullptr;
    bool isRefused = false;
};

class ItemNames {
  public:
    using Tell = std::function<void(const std::string& where, std::string text)>;

    /// `level` must outlive this.
    ItemNames(level::Level& level, Tell tell) : level_(level), tell_(std::move(tell)) {}

    Item itemOf(const level::Object& object) const;
    Item itemOf(const level::Trajectory& path) const;

    /// Records all ids of the level and the references to them.
    void rememberAll();
    /// Records the objects that an item's properties refer to.
    void remember(Item item);

    /// Frees the id of a removed item: others may use it.
    void free(Item item) { freeId(idOf(item)); }
    /// Renames the items all at once, so that two may swap names, and updates the references to
    /// them. Reports and ignores a name that is not an id or is taken.
    void rename(std::vector<Renaming> renamings);
    /// Sets the id of an object that is not in the level yet to the file's name, with the same
    /// checks.
    void rename(std::string& id, const ForeignThing& thing);
    /// Returns a free id derived from the name for a new item; empty if all such ids are too long.
    std::string freshId(const std::string& name);

  private:
    std::string& idOf(Item item);
    level::Properties& propertiesOf(Item item);
    void freeId(const std::string& id);
    /// Whether a name can be an id; reports why not.
    bool isAllowed(const ForeignThing& thing);
    void tellTaken(const ForeignThing& thing);
    void refuse(std::vector<Renaming>& renamings);
    void follow(const std::map<std::string, std::string>& newNames, const std::set<Item>& naming);

    level::Level& level_;
    Tell tell_;
    std::multiset<std::string> ids_;
    std::map<std::string, int> numbers_;
    /// The items that refer to an object, by the object's id. May be stale: an item may refer to
    /// another object by now.
    std::map<std::string, std::vector<Item>> named_;
};

}  // namespace mazeloom::exchange

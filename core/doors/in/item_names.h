// SPDX-License-Identifier: MIT
// The ids of a level's objects and paths, and what names them, while a file comes back that calls
// some of them otherwise.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/doors/foreign.h"
#include "core/level/level.h"

namespace mazeloom::doors {

/// An object or a path of a level.
struct Item {
    bool isPath = false;
    std::size_t place = 0;  ///< in the level's list

    friend auto operator<=>(const Item&, const Item&) = default;
};

/// An item, and what the file says of it: its new name.
struct Renaming {
    Item item;
    const ForeignThing* thing = nullptr;
    bool isRefused = false;
};

class ItemNames {
  public:
    using Tell = std::function<void(const std::string& where, std::string text)>;

    /// `level` outlives this.
    ItemNames(level::Level& level, Tell tell) : level_(level), tell_(std::move(tell)) {}

    Item itemOf(const level::Object& object) const;
    Item itemOf(const level::Trajectory& path) const;

    /// Remembers all ids of the level, and what names them.
    void rememberAll();
    /// Remembers which objects an item's properties name.
    void remember(Item item);

    /// The item is gone: others may have its id.
    void free(Item item) { freeId(idOf(item)); }
    /// Gives the items their new names, all at once, so that two may swap theirs. What names an
    /// item names it as before. A name that is no id, or that of another, is told and left out.
    void rename(std::vector<Renaming> renamings);
    /// Gives an object that is not in the level the name that the file has for it, as above.
    void rename(std::string& id, const ForeignThing& thing);
    /// An id like the name for a new item; empty where all that are like it are too long.
    std::string freshId(const std::string& name);

  private:
    std::string& idOf(Item item);
    level::Properties& propertiesOf(Item item);
    void freeId(const std::string& id);
    /// Whether a name can be an id; tells why not.
    bool isAllowed(const ForeignThing& thing);
    void tellTaken(const ForeignThing& thing);
    void refuse(std::vector<Renaming>& renamings);
    void follow(const std::map<std::string, std::string>& newNames, const std::set<Item>& naming);

    level::Level& level_;
    Tell tell_;
    std::multiset<std::string> ids_;
    std::map<std::string, int> numbers_;
    /// What names an object, by the object's id; what named it before may name another by now.
    std::map<std::string, std::vector<Item>> named_;
};

}  // namespace mazeloom::doors

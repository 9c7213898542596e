// SPDX-License-Identifier: MIT
// Custom fields of LDtk's levels and entities: each list of instances has one list of definitions,
// into which all that these have is put together.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/doors/identifiers.h"
#include "core/doors/json_object.h"
#include "core/doors/ldtk/names.h"
#include "core/doors/tiled/model.h"
#include "core/grid/point.h"

namespace mazeloom::doors::ldtk {

/// Gives each definition of a project a number of its own.
class Uids {
  public:
    int next() { return next_++; }

  private:
    int next_ = 1;
};

/// What an instance has; the words of a value are as Tiled's.
struct Instanced {
    tiled::Properties properties;
    std::vector<grid::Point> path = {};  ///< of movers, in cells
    bool isLoop = false;
};

class FieldDefs {
  public:
    /// Properties of one name and several types become text.
    void add(const Instanced& instance);
    /// All were added: from here on each has its number.
    void number(Uids& uids);

    void appendDefs(std::string& out) const;
    /// A value for each definition, null where the instance has none. Of very many definitions only
    /// those that it has a value for.
    void appendInstances(std::string& out, const Instanced& instance) const;

  private:
    struct Def {
        std::string name;  ///< of the property; the path has none
        tiled::Type type = tiled::Type::Text;
        bool isLong = false;  ///< text of several lines
        bool isPath = false;
        std::string identifier = {};
        int uid = 0;
    };

    std::vector<Def> defs_;
    std::map<std::string, std::size_t> places_;  ///< of properties in the list, by their names
    std::optional<std::size_t> path_;            ///< the place of the path in the list
    bool isLoop_ = false;
};

}  // namespace mazeloom::doors::ldtk

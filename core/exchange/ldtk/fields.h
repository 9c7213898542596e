// SPDX-License-Identifier: MIT
// Custom fields of LDtk's levels and entities. All levels share one list of field definitions, and
// so do all entities of a kind. The list is the union of their fields.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/identifiers.h"
#include "core/exchange/json_object.h"
#include "core/exchange/ldtk/names.h"
#include "core/exchange/tiled/model.h"
#include "core/grid/point.h"

namespace mazeloom::exchange::ldtk {

/// Gives each definition of a project a unique number.
class Uids {
  public:
    int next() { return next_++; }

  private:
    int next_ = 1;
};

/// The fields of an instance, as Tiled's properties.
struct Instanced {
    tiled::Properties properties;
    std::vector<grid::Point> path = {};  ///< a mover's path, in cells
    bool isLoop = false;
};

class FieldDefs {
  public:
    /// Adds an instance's fields. Properties with the same name but different types become text.
    void add(const Instanced& instance);
    /// Numbers the definitions; call it once all instances were added.
    void number(Uids& uids);

    void appendDefs(std::string& out) const;
    /// Appends a value for each definition; null if the instance has no value. If there are very
    /// many definitions, appends only the fields with a value.
    void appendInstances(std::string& out, const Instanced& instance) const;

  private:
    struct Def {
        std::string name;  ///< the property's name; empty for the path
        tiled::Type type = tiled::Type::Text;
        bool isLong = false;  ///< whether the text has several lines
        bool isPath = false;
        std::string identifier = {};
        int uid = 0;
    };

    std::vector<Def> defs_;
    std::map<std::string, std::size_t> places_;  ///< index of each property in defs_, by name
    std::optional<std::size_t> path_;            ///< index of the path in defs_
    bool isLoop_ = false;
};

}  // namespace mazeloom::exchange::ldtk

// SPDX-License-Identifier: MIT
/// @file
/// A pack: levels with shared data, in a folder or in a single .mazepack file.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "mazeloom/level.h"
#include "mazeloom/result.h"
#include "mazeloom/stop.h"

namespace mazeloom {
inline namespace v1 {

/// A loaded pack. Copies share its data.
class Pack {
  public:
    struct Inside;  ///< its content; private to the library

    /// Reads a folder or a .mazepack file; `path` is UTF-8. Packs may come from strangers: all
    /// sizes are bounded before memory is allocated, and nothing outside the pack is read. The
    /// error is the first one found.
    static Result<Pack> open(const std::string& path, StopFlag stop = nullptr);
    /// Reads a .mazepack file from memory. `name` is the file's name in errors.
    static Result<Pack> fromBytes(std::string bytes, const std::string& name,
                                  StopFlag stop = nullptr);

    std::string id() const;                    ///< unique among the designer's packs
    std::string title() const;                 ///< for people
    std::string description() const;           ///< may be empty
    std::vector<Property> properties() const;  ///< the designer's custom data
    std::vector<Error> warnings() const;       ///< about oddities in its files

    std::size_t levelCount() const;        ///< number of levels
    Level level(std::size_t index) const;  ///< `index` is 0 … levelCount() − 1, in the pack's order
    std::vector<Level> levels() const;              ///< all levels
    Result<Level> find(std::string_view id) const;  ///< the level with this id

  private:
    friend class Access;
    explicit Pack(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom

// SPDX-License-Identifier: MIT
/// @file
/// A pack: levels with what they share, in a folder or in one file .mazepack.
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

/// A pack that was read. Copies share it.
class Pack {
  public:
    struct Inside;  ///< what it holds; known to the library alone

    /// Reads a folder or a .mazepack file; `path` is UTF-8. Packs may come from strangers: all
    /// sizes are bounded before memory is taken, and nothing outside of the pack is read. The error
    /// is the first of what is wrong.
    static Result<Pack> open(const std::string& path, StopFlag stop = nullptr);
    /// Reads a .mazepack file that a program has in memory; `name` stands for it in errors.
    static Result<Pack> fromBytes(std::string bytes, const std::string& name,
                                  StopFlag stop = nullptr);

    std::string id() const;                    ///< unique among the designer's packs
    std::string title() const;                 ///< for people
    std::string description() const;           ///< may be empty
    std::vector<Property> properties() const;  ///< the designer's own
    std::vector<Error> warnings() const;       ///< what is odd about its files

    std::size_t levelCount() const;        ///< how many it has
    Level level(std::size_t index) const;  ///< the one at 0 … levelCount() − 1, in its order
    std::vector<Level> levels() const;     ///< all of them
    Result<Level> find(std::string_view id) const;  ///< the one with this id

  private:
    friend class Access;
    explicit Pack(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom

// SPDX-License-Identifier: MIT
// Packs in memory for tests, so that a test can corrupt their bytes.
#pragma once

#include <map>
#include <string>

#include "core/level/level.h"
#include "core/pack/read.h"

namespace mazeloom::testing {

class MemorySource final : public pack::Source {
  public:
    std::map<std::string, std::string> files;

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override { return files.contains(name); }
    std::vector<std::string> names(const std::string& folder) const override {
        std::vector<std::string> names;
        for (const auto& [name, bytes] : files) {
            if (name.starts_with(folder + '/')) names.push_back(name.substr(folder.size() + 1));
        }
        return names;
    }
};

MemorySource loadedFrom(const std::string& folder);
/// Returns all files of a folder under tests/data.
MemorySource loaded(const std::string& folder);

/// Returns a pack for tests of editing: levels "one" and "two", mazes in rock of 12×9 cells, and
/// the 5×5 room "lair" without an entrance.
level::Pack twoLevelsAndARoom();

/// Returns a pack with one descent level "own" that contains every terrain and every thing but
/// movers, and the pack's own terrains and kinds of objects, with and without a drawing.
level::Pack packOfItsOwn();

}  // namespace mazeloom::testing

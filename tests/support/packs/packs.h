// SPDX-License-Identifier: MIT
// Packs for tests: in memory, so that a test can break their bytes.
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

/// All files of a folder.
MemorySource loadedFrom(const std::string& folder);
/// All files of a folder under tests/data.
MemorySource loaded(const std::string& folder);

/// Levels "one" and "two", mazes in rock of 12×9 cells, and the room "lair" of 5×5 without an
/// entrance: for tests of editing.
level::Pack twoLevelsAndARoom();

/// A pack with the level "own" alone, of a descent: all terrains and things of the program,
/// terrains of the pack's own with and without a drawing, and objects of its own kinds likewise.
level::Pack packOfItsOwn();

}  // namespace mazeloom::testing

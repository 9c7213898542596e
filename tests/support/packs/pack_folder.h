// SPDX-License-Identifier: MIT
// A private folder for each test of saving, and small packs to save there.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <QTemporaryDir>

#include "core/level/level.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"

namespace mazeloom::testing {

using Names = std::vector<std::string>;

class PackFolder {
  public:
    /// Returns the path for a pack; nothing exists there yet.
    std::filesystem::path path() const { return parent() / "pack"; }
    std::filesystem::path parent() const { return parent_.path().toStdString(); }

    std::string bytes(const std::string& name) const;
    void write(const std::string& name, const std::string& text) const;
    /// Copies a folder of tests/data to path() and opens it.
    pack::Opened copied(const std::string& data) const;
    /// Returns a file that a save left behind and that belongs to no pack; empty if there is none.
    std::string leftBehind() const;

  private:
    QTemporaryDir parent_;
};

level::Level levelOf(const std::string& id);
/// Returns a pack of levels with these ids.
level::Pack packOf(const Names& ids);

/// Returns one line for each problem.
std::string describe(const pack::SaveError& error);

}  // namespace mazeloom::testing

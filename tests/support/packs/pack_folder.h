// SPDX-License-Identifier: MIT
// A folder of its own for each test of saving, and small packs to save there.
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
    /// Where a pack may be; nothing is there yet.
    std::filesystem::path path() const { return parent() / "pack"; }
    std::filesystem::path parent() const { return parent_.path().toStdString(); }

    std::string bytes(const std::string& name) const;
    void write(const std::string& name, const std::string& text) const;
    /// Copies a folder of tests/data here and opens it.
    pack::Opened copied(const std::string& data) const;
    /// A file that is not part of a pack but was left by a save; empty when there is none.
    std::string leftBehind() const;

  private:
    QTemporaryDir parent_;
};

level::Level levelOf(const std::string& id);
/// A pack of such levels.
level::Pack packOf(const Names& ids);

/// A line for each problem.
std::string describe(const pack::SaveError& error);

}  // namespace mazeloom::testing

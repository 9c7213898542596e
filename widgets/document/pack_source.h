// SPDX-License-Identifier: MIT
// Opens packs by the names that users give: a folder, an exported archive, or a pack built into the
// program ("builtin:temple").
#pragma once

#include <memory>

#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::widgets {

/// The files of a built-in pack. Needs resources::initialise().
class ResourceSource final : public pack::Source {
  public:
    explicit ResourceSource(const QString& pack) : folder_(":/packs/" + pack + '/') {}
    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override;
    std::vector<std::string> names(const std::string& folder) const override;

  private:
    QString folder_;
};

/// Returns the built-in packs' names in alphabetical order.
QStringList builtInPacks();

/// Whether the name denotes an exported pack, which is a single file (an archive).
bool isArchive(const QString& name);

/// Opens a folder, a .mazepack file or "builtin:NAME". If there is no built-in pack of this name,
/// the problem lists the built-in packs.
tl::expected<std::unique_ptr<pack::Source>, Problem> openPack(const QString& name,
                                                              const Stop& stop = {});

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// LDtk projects.
#include <array>

#include "core/doors/importer.h"
#include "core/doors/ldtk/read.h"

namespace mazeloom::doors {

namespace {

constexpr std::array<std::string_view, 1> kLdtkEndings{"ldtk"};

}  // namespace

extern const Importer ldtkImporter;
const Importer ldtkImporter{.id = "ldtk",
                            .title = "LDtk project",
                            .endings = kLdtkEndings,
                            .read = ldtk::read,
                            .maxBytes = kMaxDocumentBytes};

}  // namespace mazeloom::doors

// SPDX-License-Identifier: MIT
// Imports LDtk projects.
#include <array>

#include "core/exchange/importer.h"
#include "core/exchange/ldtk/read.h"

namespace mazeloom::exchange {

namespace {

constexpr std::array<std::string_view, 1> kLdtkEndings{"ldtk"};

}  // namespace

extern const Importer ldtkImporter;
const Importer ldtkImporter{.id = "ldtk",
                            .title = "LDtk project",
                            .endings = kLdtkEndings,
                            .read = ldtk::read,
                            .maxBytes = kMaxDocumentBytes};

}  // namespace mazeloom::exchange

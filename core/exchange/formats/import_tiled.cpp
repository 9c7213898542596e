// SPDX-License-Identifier: MIT
// Imports Tiled maps, in JSON and XML.
#include <array>
#include <string>
#include <utility>

#include "core/exchange/importer.h"
#include "core/exchange/tiled/from_tiled.h"

namespace mazeloom::exchange {

namespace {

constexpr std::array<std::string_view, 2> kTmjEndings{"tmj", "json"};
constexpr std::array<std::string_view, 2> kTmxEndings{"tmx", "xml"};

template <tl::expected<tiled::ReadMap, Problem> (*kRead)(std::string, const ImportOptions&)>
tl::expected<Imported, Problem> importTiled(std::string bytes, const ImportOptions& options) {
    return kRead(std::move(bytes), options).and_then([&options](tiled::ReadMap&& map) {
        return tiled::fromTiled(std::move(map), options);
    });
}

}  // namespace

extern const Importer tmjImporter;
const Importer tmjImporter{.id = "tmj",
                           .title = "Tiled map, JSON",
                           .endings = kTmjEndings,
                           .read = importTiled<tiled::readJson>,
                           .maxBytes = kMaxDocumentBytes};

extern const Importer tmxImporter;
const Importer tmxImporter{.id = "tmx",
                           .title = "Tiled map, XML",
                           .endings = kTmxEndings,
                           .read = importTiled<tiled::readXml>,
                           .maxBytes = kMaxDocumentBytes};

}  // namespace mazeloom::exchange

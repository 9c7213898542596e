// SPDX-License-Identifier: MIT
#include <array>
#include <map>
#include <string>

#include "core/exchange/importer.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write.h"
#include "tests/fuzz/harness.h"

namespace mazeloom::fuzz {

namespace {

/// A level that was read can be saved, and reads back the same.
void checkLevel(const level::Level& level) {
    const std::string text = pack::writeLevel(level);
    const auto json = pack::parseJson(text, level.id);
    demand(json.has_value(), "an imported level is JSON when it is saved");
    pack::Report report(level.id);
    demand(pack::writeLevel(pack::readLevel(*json, level.id, report)) == text,
           "an imported level is the same when it is read again");
}

/// Imports the input's first file by the importer for the name `file`; the others lie beside it.
void import(const char* file, std::string_view bytes) {
    std::map<std::string, std::string> files;
    std::string_view main;
    forEachFile(bytes, [&](const File& one) {
        if (one.name.empty()) main = one.bytes;
        files.try_emplace(std::string(one.name), one.bytes);
    });
    exchange::ImportOptions options{.file = file, .beside = {}};
    options.beside = [&files](const std::string& name) -> tl::expected<std::string, std::string> {
        const auto found = files.find(name);
        if (found == files.end()) return tl::unexpected<std::string>("is not there");
        return found->second;
    };
    const auto imported = exchange::importerOf(file)->read(std::string(main), options);
    if (!imported) {
        demand(!imported.error().describe().empty(), "it is said what is wrong");
        return;
    }
    demand(!imported->levels.empty(), "an import has levels");
    for (const level::Level& level : imported->levels)
        checkLevel(level);
}

void readTmj(std::string_view bytes) {
    import("level.tmj", bytes);
}
void readTmx(std::string_view bytes) {
    import("level.tmx", bytes);
}
void readLdtk(std::string_view bytes) {
    import("level.ldtk", bytes);
}
void readXp(std::string_view bytes) {
    import("level.xp", bytes);
}
void readTextFile(std::string_view bytes) {
    import("level.txt", bytes);
}
void readCsv(std::string_view bytes) {
    import("level.csv", bytes);
}
void readMazepack(std::string_view bytes) {
    import("level.mazepack", bytes);
}
void readPng(std::string_view bytes) {
    import("level.png", bytes);
}

}  // namespace

std::span<const Harness> importerHarnesses() {
    static constexpr std::array kHarnesses{
        Harness{"tmj", readTmj}, Harness{"tmx", readTmx},          Harness{"ldtk", readLdtk},
        Harness{"xp", readXp},   Harness{"text", readTextFile},    Harness{"csv", readCsv},
        Harness{"png", readPng}, Harness{"mazepack", readMazepack}};
    return kHarnesses;
}

}  // namespace mazeloom::fuzz

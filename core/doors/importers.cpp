// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <filesystem>

#include "core/doors/importer.h"
#include "core/pack/disk/folder_source.h"

// A new format is one line here, and a file that defines it.
#define MAZELOOM_IMPORTERS(IMPORTER) \
    IMPORTER(tmjImporter)            \
    IMPORTER(tmxImporter)            \
    IMPORTER(ldtkImporter)           \
    IMPORTER(xpImporter)             \
    IMPORTER(textImporter)

namespace mazeloom::doors {

#define MAZELOOM_DECLARE_IMPORTER(importer) extern const Importer importer;
MAZELOOM_IMPORTERS(MAZELOOM_DECLARE_IMPORTER)
#undef MAZELOOM_DECLARE_IMPORTER

std::span<const Importer* const> importers() {
#define MAZELOOM_LIST_IMPORTER(importer) &importer,
    static constexpr std::array kImporters{MAZELOOM_IMPORTERS(MAZELOOM_LIST_IMPORTER)};
#undef MAZELOOM_LIST_IMPORTER
    return kImporters;
}

const Importer* importerOf(std::string_view file) {
    std::string ending = std::filesystem::path(file).extension().string();
    if (ending.empty()) return nullptr;
    ending.erase(0, 1);
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    const auto found = std::ranges::find_if(importers(), [&](const Importer* importer) {
        return std::ranges::find(importer->endings, ending) != importer->endings.end();
    });
    return found == importers().end() ? nullptr : *found;
}

ReadBeside filesBelow(std::string folder, std::size_t most) {
    return [folder = std::move(folder),
            most](const std::string& name) -> tl::expected<std::string, std::string> {
        const std::filesystem::path path(name);
        const bool climbs = path.is_absolute() || name.find('\\') != std::string::npos ||
                            name.find('\0') != std::string::npos ||
                            std::ranges::find(path, std::filesystem::path("..")) != path.end();
        if (climbs)
            return tl::unexpected<std::string>("is not below the folder of the file that names it");
        return pack::FolderSource(folder).read(name, most).map_error([](const Problem& problem) {
            return problem.text;
        });
    };
}

}  // namespace mazeloom::doors

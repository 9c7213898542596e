// SPDX-License-Identifier: MIT
#include "tests/support/leaving/written_levels.h"

#include <sstream>
#include <utility>
#include <vector>

#include <QtGlobal>

#include "core/edit/new_pack.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

Written writtenAs(std::string_view format, const level::Pack& pack,
                  std::span<const exchange::MadeLevel> made, const exchange::PictureOptions& look) {
    for (const exchange::Exporter* exporter : exchange::exporters()) {
        if (exporter->id != format) continue;
        exchange::ExportOptions options;
        options.picture = look;
        const auto files =
            exporter->filesOf({pack.title, pack.rooms, made, &pack.tileMappings}, options);
        if (!files) qFatal("%s", files.error().describe().c_str());
        Written all;
        for (const exchange::OutFile& file : *files) {
            std::ostringstream text;
            file.write(text);
            all[file.name] = text.str();
        }
        return all;
    }
    qFatal("no such format");
}

exchange::ReadBeside besideIn(const Written& files) {
    return [files](const std::string& name) -> tl::expected<std::string, std::string> {
        const auto file = files.find(name);
        if (file == files.end()) return tl::unexpected<std::string>("is not there");
        return file->second;
    };
}

tl::expected<exchange::Imported, Problem> imported(const Written& files, const std::string& file,
                                                   const level::Pack* into) {
    return exchange::importerOf(file)->read(
        files.at(file), {.file = file, .beside = besideIn(files), .into = into});
}

level::Map mapOf(const level::Pack& pack, const level::Level& level, std::uint64_t seed) {
    generate::Options options;
    options.floor = level::floorOf(pack.descent, level);
    options.kinds = pack.ownKinds.share();
    auto made = generate::generate(level, pack.rooms, seed, options);
    if (!made) qFatal("%s", made.error().describe().c_str());
    return std::move(made->map);
}

std::vector<level::Pack> allPacks() {
    std::vector<level::Pack> packs;
    for (const char* name : {"temple", "dungeons", "descent"}) {
        auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/") + name);
        if (!pack) qFatal("%s", pack.error().front().describe().c_str());
        for (std::size_t i = pack->levels.size(); isBrief() && i-- > 0;) {
            if (isLarge(std::as_const(pack->levels)[i])) pack->levels.take(i);
        }
        packs.push_back(std::move(*pack));
    }
    for (const edit::PackTemplate begin : edit::kPackTemplates)
        packs.push_back(edit::newPack(begin, "New", "First"));
    return packs;
}

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
#include "core/doors/out/level_files.h"

#include <utility>

#include "core/edit/fresh_id.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/json/names.h"

namespace mazeloom::doors {

std::uint64_t LevelFiles::count() const {
    if (choice_.levels.empty()) return 0;
    const std::uint64_t seeds = choice_.seeds ? choice_.seeds->last - choice_.seeds->first + 1 : 1;
    return format().holdsMany ? seeds : seeds * choice_.levels.size();
}

LevelFile LevelFiles::at(std::uint64_t i) const {
    const std::uint64_t levelsAFile = format().holdsMany ? choice_.levels.size() : 1;
    const std::uint64_t filesASeed = choice_.levels.size() / levelsAFile;
    const std::size_t first = static_cast<std::size_t>(i % filesASeed);
    LevelFile file;
    for (std::size_t at = first; at < first + levelsAFile; ++at) {
        file.levels.push_back(choice_.levels[at]);
        if (choice_.seeds) file.levels.back().seed = choice_.seeds->first + i / filesASeed;
    }
    file.stem = format().holdsMany ? common() : file.levels.front().level->id;
    if (choice_.seeds && choice_.seeds->first != choice_.seeds->last)
        file.stem += '-' + std::to_string(file.levels.front().seed);
    return file;
}

std::string LevelFiles::common() const {
    return edit::freshId(pack().title, "pack", [](const std::string&) { return false; });
}

tl::expected<MadeFile, Problem> MadeFile::make(const level::Pack& pack, const LevelFile& file,
                                               const std::atomic<bool>* stop) {
    MadeFile result(pack);
    // What was made is pointed to.
    result.maps_.reserve(file.levels.size());
    for (const auto& [level, seed] : file.levels) {
        generate::Options options;
        options.floor = level::floorOf(pack.descent, *level);
        options.kinds = pack.ownKinds.share();
        options.stop = stop;
        auto made = generate::generate(*level, pack.rooms, seed, options);
        if (!made) {
            made.error().file = pack::levelFile(level->id);
            return tl::unexpected(std::move(made.error()));
        }
        if (stop != nullptr && *stop) return tl::unexpected(Problem());
        result.maps_.push_back(std::move(made->map));
        result.made_.push_back({result.maps_.back(), *level, seed});
    }
    return result;
}

}  // namespace mazeloom::doors

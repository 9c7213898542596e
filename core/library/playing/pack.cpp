// SPDX-License-Identifier: MIT
#include "mazeloom/pack.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "core/in_quotes.h"
#include "core/level/campaign/floor_of.h"
#include "core/library/making/inside.h"
#include "core/library/playing/inside_pack.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"

namespace mazeloom {
inline namespace v1 {

namespace {

Result<Pack> packOf(const pack::Source& source, StopFlag stop) {
    auto inside = std::make_shared<Pack::Inside>();
    pack::ReadControl control;
    control.stop = stop;
    inside->reading = pack::readWhatIsGood(source, control);
    if (control.isStopped()) return Error{"stopped", {}, {}, {}};
    for (const Problem& problem : inside->reading.problems) {
        if (problem.severity == Severity::Error) return toError(problem);
    }
    return Access::make<Pack>(std::move(inside));
}

}  // namespace

Result<Pack> Pack::open(const std::string& path, StopFlag stop) {
    const std::u8string text(path.begin(), path.end());
    const std::filesystem::path place(text);
    std::error_code ignored;
    if (std::filesystem::is_directory(place, ignored)) {
        auto folder = pack::openFolder(place);
        if (!folder) return toError(std::move(folder.error()));
        return packOf(*folder, stop);
    }
    auto archive = pack::openArchive(place, stop);
    if (!archive) return toError(std::move(archive.error()));
    return packOf(*archive, stop);
}

Result<Pack> Pack::fromBytes(std::string bytes, const std::string& name, StopFlag stop) {
    auto archive = pack::openArchive(std::move(bytes), name, stop);
    if (!archive) return toError(std::move(archive.error()));
    return packOf(*archive, stop);
}

std::string Pack::id() const {
    return inside_->reading.pack.id;
}

std::string Pack::title() const {
    return inside_->reading.pack.title;
}

std::string Pack::description() const {
    return inside_->reading.pack.description;
}

std::vector<Property> Pack::properties() const {
    return toProperties(inside_->reading.pack.properties);
}

std::vector<Error> Pack::warnings() const {
    std::vector<Error> warnings;
    for (const Problem& problem : inside_->reading.problems)
        warnings.push_back(toError(problem));
    return warnings;
}

std::size_t Pack::levelCount() const {
    return inside_->reading.pack.levels.size();
}

Level Pack::level(std::size_t index) const {
    const level::Pack& pack = inside_->reading.pack;
    auto level = std::make_shared<Level::Inside>();
    level->level = pack.levels.share(index);
    level->rooms = pack.rooms;
    level->kinds = pack.ownKinds.share();
    level->floor = level::floorOf(pack.descent, *level->level);
    level->pack = pack.id;
    return Access::make<Level>(std::move(level));
}

std::vector<Level> Pack::levels() const {
    std::vector<Level> levels;
    for (std::size_t i = 0; i < levelCount(); ++i)
        levels.push_back(level(i));
    return levels;
}

Result<Level> Pack::find(std::string_view id) const {
    const auto& levels = inside_->reading.pack.levels;
    const auto found = std::ranges::find(levels, id, &level::Level::id);
    if (found == levels.end())
        return Error{"the pack has no level " + inQuotes(std::string(id)), {}, {}, {}};
    return level(static_cast<std::size_t>(found - levels.begin()));
}

}  // namespace v1
}  // namespace mazeloom

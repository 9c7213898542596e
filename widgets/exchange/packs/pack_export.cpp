// SPDX-License-Identifier: MIT
#include "widgets/exchange/packs/pack_export.h"

#include <iterator>

#include <QBuffer>
#include <QImage>

#include "core/check/check.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/report.h"
#include "core/edit/fresh_id.h"
#include "core/exchange/exporter.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/json/names.h"
#include "widgets/canvas/picture/thumbnail.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::widgets {

namespace {

using check::Finding;
using Findings = std::vector<Finding>;

/// Upper bound on both sides of a thumbnail, in pixels.
constexpr int kThumbnailSide = 512;

/// Returns a small picture of a map as a PNG file. It contains no letters, so that it does not
/// depend on installed fonts. `map` must not be empty.
std::string thumbnailOf(const level::Map& map) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    // Use the default look of pictures: with the window's theme, the bytes would depend on that
    // theme.
    const Theme theme = themeOf(exchange::PictureOptions{});
    thumbnail(map, {kThumbnailSide, kThumbnailSide}, theme).save(&buffer, "PNG");
    return buffer.data().toStdString();
}

Findings findingsOf(const std::vector<Problem>& problems) {
    Findings findings;
    std::ranges::transform(problems, std::back_inserter(findings), check::findingOf);
    return findings;
}

generate::Options optionsOf(const level::Level& level, const level::Pack& pack,
                            const ExportControl& control) {
    generate::Options options;
    options.stop = control.stop;
    options.floor = level::floorOf(pack.descent, level);
    options.kinds = pack.ownKinds.share();
    return options;
}

/// Returns the level's map for the first of check::kSeedsExported seeds that can be generated,
/// beginning with the seed that the editor first shows. If none can, returns the findings that the
/// editor and the command line list.
tl::expected<level::Map, Findings> mapOf(const level::Level& level, const level::Pack& pack,
                                         const ExportControl& control) {
    const generate::Options options = optionsOf(level, pack, control);
    std::optional<Problem> failure;
    for (std::uint64_t i = 0; i < check::kSeedsExported && !control.isStopped(); ++i) {
        auto made = generate::generate(level, pack.rooms, check::kFirstExported + i, options);
        if (made) return std::move(made->map);
        if (!failure) failure = std::move(made.error());
    }
    return tl::unexpected(check::findingsOfGeneration(level, check::kFirstExported, failure, {}));
}

/// Returns the problems that prevent an archive from being opened; empty if it can be opened.
Findings openingOf(const std::string& bytes) {
    const auto source = pack::openArchive(bytes, "pack.mazepack");
    if (!source) return findingsOf({source.error()});
    const auto pack = pack::read(*source);
    return pack ? Findings() : findingsOf(pack.error());
}

/// Returns the errors in a pack's design. With `isGenerated`, also generates each level and returns
/// the errors of that. exportPack() does not need it: it generates each level for a thumbnail.
Findings errorsIn(const level::Pack& pack, const ExportControl& control, bool isGenerated) {
    Findings errors;
    const auto take = [&errors](Findings findings) {
        std::ranges::copy_if(findings, std::back_inserter(errors), &Finding::isError);
    };
    const int count = static_cast<int>(pack.levels.size());
    take(check::checkTitles({pack.title, pack.tabs}));
    take(check::checkListing(pack::listingOf(pack)));
    take(check::checkCampaign(pack, pack::listingOf(pack)));
    take(check::checkDescent(pack, pack::listingOf(pack)));
    take(check::checkTiles({pack.tileMappings, *pack.ownKinds.share(), pack.terrains}));
    take(check::checkTerrains(pack));
    take(check::checkMerge(pack));
    for (int i = 0; i < count && !control.isStopped(); ++i) {
        const level::Level& level = pack.levels[static_cast<std::size_t>(i)];
        if (control.progress) control.progress(&level, i, count);
        Findings found = check::checkLevel(level, pack.rooms, control.stop, pack.descent,
                                           *pack.ownKinds.share());
        // A level with an error in its design cannot be generated.
        if (isGenerated && std::ranges::none_of(found, &Finding::isError)) {
            check::addGeneration(found,
                                 check::checkGeneration(level, pack.rooms, check::kFirstExported,
                                                        optionsOf(level, pack, control)));
        }
        take(std::move(found));
    }
    for (const level::Room& room : pack.rooms)
        take(check::checkRoom(room, *pack.ownKinds.share()));
    return errors;
}

}  // namespace

std::vector<Finding> errorsOf(const level::Pack& pack, const ExportControl& control) {
    return errorsIn(pack, control, true);
}

tl::expected<std::string, std::vector<Finding>> exportPack(const level::Pack& pack,
                                                           const ExportControl& control) {
    // Each level has two steps of progress: it is checked, and later drawn.
    const int count = static_cast<int>(pack.levels.size());
    const auto tell = [&](const level::Level* level, int done) {
        if (control.progress) control.progress(level, done, 2 * count);
    };
    ExportControl checking{control.stop,
                           [&](const level::Level* level, int done, int) { tell(level, done); }};
    if (Findings errors = errorsIn(pack, checking, false); !errors.empty())
        return tl::unexpected(std::move(errors));

    pack::Thumbnails thumbnails;
    Findings failures;
    for (int i = 0; i < count && !control.isStopped(); ++i) {
        const level::Level& level = pack.levels[static_cast<std::size_t>(i)];
        tell(&level, count + i);
        const auto map = mapOf(level, pack, control);
        if (map) {
            thumbnails[level.id] = thumbnailOf(*map);
        } else {
            std::ranges::copy(map.error(), std::back_inserter(failures));
        }
    }
    if (control.isStopped()) return tl::unexpected(Findings());
    if (!failures.empty()) return tl::unexpected(std::move(failures));

    auto bytes = pack::writeArchive(pack, thumbnails);
    if (!bytes) return tl::unexpected(findingsOf(bytes.error()));
    if (Findings problems = openingOf(*bytes); !problems.empty())
        return tl::unexpected(std::move(problems));
    return std::move(*bytes);
}

QString exportName(const QString& title) {
    const std::string id =
        edit::freshId(title.toStdString(), "pack", [](const std::string&) { return false; });
    return QString::fromStdString(id) + kArchiveSuffix;
}

}  // namespace mazeloom::widgets

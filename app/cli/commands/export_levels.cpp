// SPDX-License-Identifier: MIT
#include "app/cli/commands/export_levels.h"

#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/cli/commands/command_line.h"
#include "app/cli/maps/map_output.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/edit/fresh_id.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"

namespace mazeloom::app {

namespace {

/// The words of the subcommand, for translation.
struct ExportLevelsText {
    Q_DECLARE_TR_FUNCTIONS(ExportLevelsText)
};

class LevelExport {
  public:
    LevelExport(const ExportLevels& wanted, const level::Pack& pack)
        : wanted_(wanted), pack_(pack) {}

    int run() {
        for (std::size_t i = 0; i < pack_.levels.size(); ++i) {
            if (wanted_.level.isEmpty() || wanted_.level == id(pack_.levels[i]))
                levels_.push_back(&pack_.levels[i]);
        }
        if (levels_.empty()) return refuse();
        const std::uint64_t seeds = wanted_.lastSeed - wanted_.firstSeed + 1;
        // A file that holds many levels is one for each seed.
        const std::size_t files = wanted_.format.holdsMany ? seeds : seeds * levels_.size();
        isFolder_ = files > 1;
        if (isFolder_ && !makeFolder()) return kFailed;
        for (std::uint64_t seed = wanted_.firstSeed; seed <= wanted_.lastSeed; ++seed) {
            if (!writeAll(seed)) return fail();
            if (seed == wanted_.lastSeed) break;
        }
        progress_.clear();
        return kDone;
    }

  private:
    static QString id(const level::Level& level) { return QString::fromStdString(level.id); }

    int refuse() const {
        complain(wanted_.level.isEmpty()
                     ? ExportLevelsText::tr("%1: the pack has no levels").arg(wanted_.pack)
                     : ExportLevelsText::tr("%1: there is no level \"%2\"; mazeloom generate %1 "
                                            "--list-levels tells which there are")
                           .arg(wanted_.pack, wanted_.level));
        return kFailed;
    }

    int fail() {
        progress_.clear();
        if (written_ > 0) {
            complain(ExportLevelsText::tr("%n file(s) were written before that", nullptr,
                                          static_cast<int>(written_)));
        }
        return kFailed;
    }

    bool makeFolder() const {
        if (wanted_.place == "-") {
            complain(ExportLevelsText::tr(
                "several files cannot go to stdout: give --level and --seed, or "
                "a folder after -o"));
            return false;
        }
        const QFileInfo place(wanted_.place);
        if (place.exists() && !place.isDir()) {
            complainOfWriting(
                wanted_.place,
                ExportLevelsText::tr("several files want a folder, and this is a file"));
            return false;
        }
        if (QDir().mkpath(wanted_.place)) return true;
        complainOfWriting(wanted_.place, ExportLevelsText::tr("the folder cannot be made"));
        return false;
    }

    /// All levels as a seed makes them.
    bool writeAll(std::uint64_t seed) {
        std::vector<level::Map> maps;
        std::vector<doors::MadeLevel> made;
        maps.reserve(levels_.size());
        for (const level::Level* level : levels_) {
            if (progress_.isDue()) {
                //: Progress of a command: %1 a level, %2 a seed
                progress_.show(ExportLevelsText::tr("%1, seed %2").arg(id(*level)).arg(seed));
            }
            auto map = mapOf(*level, seed);
            if (!map) return false;
            maps.push_back(std::move(*map));
            made.push_back({maps.back(), *level, seed});
            if (wanted_.format.holdsMany) continue;
            if (!write(made, nameOf(id(*level), seed))) return false;
            made.clear();
            maps.clear();
        }
        return made.empty() || write(made, nameOf(common(), seed));
    }

    std::optional<level::Map> mapOf(const level::Level& level, std::uint64_t seed) {
        generate::Options options;
        options.floor = level::floorOf(pack_.descent, level);
        options.kinds = pack_.ownKinds.share();
        auto made = generate::generate(level, pack_.rooms, seed, options);
        if (made) return std::move(made->map);
        progress_.clear();
        made.error().file = pack::levelFile(level.id);
        complain(made.error());
        return std::nullopt;
    }

    bool write(std::span<const doors::MadeLevel> levels, const QString& file) {
        doors::ExportOptions options;
        options.common = common().toStdString();
        options.picture = wanted_.picture;
        Outputs outputs;
        if (!outputs.add(file, wanted_.format, {pack_.title, pack_.rooms, levels}, options) ||
            !outputs.commit()) {
            return false;
        }
        ++written_;
        return true;
    }

    /// Where files of that name go to.
    QString nameOf(const QString& name, std::uint64_t seed) const {
        if (!isFolder_) return wanted_.place;
        const QString number =
            wanted_.firstSeed == wanted_.lastSeed ? QString() : QStringLiteral("-%1").arg(seed);
        return QDir(wanted_.place)
            .filePath(name + number + u'.' +
                      QString::fromStdString(std::string(wanted_.format.ending)));
    }

    /// What files are named after that several levels share.
    QString common() const {
        if (!isFolder_ && wanted_.place != "-") return QFileInfo(wanted_.place).completeBaseName();
        return QString::fromStdString(
            edit::freshId(pack_.title, "pack", [](const std::string&) { return false; }));
    }

    const ExportLevels& wanted_;
    const level::Pack& pack_;
    std::vector<const level::Level*> levels_;
    Progress progress_;
    bool isFolder_ = false;
    std::size_t written_ = 0;
};

}  // namespace

int exportLevels(const ExportLevels& wanted) {
    const auto reading = readWhatIsGood(wanted.pack);
    if (!reading) return kFailed;
    const std::vector<Problem> errors =
        wanted.level.isEmpty() ? reading->problems
                               : pack::errorsOfLevel(*reading, wanted.level.toStdString());
    if (complainOfErrors(errors)) return kFailed;
    return LevelExport(wanted, reading->pack).run();
}

}  // namespace mazeloom::app

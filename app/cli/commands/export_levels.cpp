// SPDX-License-Identifier: MIT
#include "app/cli/commands/export_levels.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/cli/commands/command_line.h"
#include "app/cli/interruption.h"
#include "app/cli/maps/map_output.h"
#include "app/cli/maps/picture_options.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/pack/disk/unread.h"
#include "widgets/exchange/tile_picture.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

/// Translation context of the subcommand.
struct ExportLevelsText {
    Q_DECLARE_TR_FUNCTIONS(ExportLevelsText)
};

class LevelExport {
  public:
    LevelExport(const ExportLevels& wanted, const level::Pack& pack)
        : wanted_(wanted), files_(choiceOf(wanted, pack)) {}

    int run() {
        if (files_.count() == 0) return refuse();
        const bool isDone = files_.count() > 1 ? writeFolder() : writeFile();
        progress_.clear();
        return isDone ? kDone : kFailed;
    }

  private:
    static exchange::LevelChoice choiceOf(const ExportLevels& wanted, const level::Pack& pack) {
        exchange::LevelChoice choice{.format = &wanted.format, .pack = &pack};
        choice.seeds = wanted.seeds;
        for (std::size_t i = 0; i < pack.levels.size(); ++i) {
            if (wanted.level.isEmpty() || wanted.level.toStdString() == pack.levels[i].id)
                choice.levels.push_back({&pack.levels[i], wanted.seeds.at(0)});
        }
        return choice;
    }

    int refuse() const {
        complain(wanted_.level.isEmpty()
                     ? ExportLevelsText::tr("%1: the pack has no levels").arg(wanted_.pack)
                     : ExportLevelsText::tr("%1: there is no level \"%2\"; mazeloom generate %1 "
                                            "--list-levels lists the levels")
                           .arg(wanted_.pack, wanted_.level));
        return kFailed;
    }

    void show(const exchange::LevelFile& file) {
        if (!progress_.isDue()) return;
        const auto& [level, seed] = file.levels.front();
        //: Progress of a command: %1 a level, %2 a seed
        progress_.show(
            ExportLevelsText::tr("%1, seed %2").arg(widgets::qstring(level->id)).arg(seed));
    }

    bool complainOf(const Problem& problem) {
        progress_.clear();
        complain(problem);
        return false;
    }

    exchange::ExportOptions options() const {
        exchange::ExportOptions options;
        options.picture = wanted_.picture;
        options.drawTiles = widgets::drawTiles;
        return options;
    }

    bool writeFolder() {
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
                ExportLevelsText::tr("several files need a folder, but this is a file"));
            return false;
        }
        if (!QDir().mkpath(wanted_.place)) {
            complainOfWriting(wanted_.place, ExportLevelsText::tr("the folder cannot be created"));
            return false;
        }
        const Interruption interruption;
        exchange::WriteControl control{.stop = &Interruption::flag(), .way = wanted_.way};
        control.progress = [this](const exchange::LevelFile& file, std::uint64_t, std::uint64_t) {
            show(file);
        };
        files::DiskFiles disk;
        return tell(exchange::writeLevelsOf(files_,
                                            {QFile::encodeName(wanted_.place).toStdString(), true},
                                            options(), control, disk));
    }

    /// Reports the result of the export. Returns whether all levels were written.
    bool tell(const exchange::Written& written) {
        progress_.clear();
        if (written.wasOther) {
            complain(ExportLevelsText::tr("%1: the unfinished export there belongs to another pack "
                                          "or has other options: everything is made again")
                         .arg(wanted_.place));
        }
        if (!written.strays.empty()) {
            complain(ExportLevelsText::tr("%1: %n file(s) of the unfinished export there are not "
                                          "part of this one and stay as they are, such as %2",
                                          nullptr, static_cast<int>(written.strays.size()))
                         .arg(wanted_.place, widgets::qstring(written.strays.front())));
        }
        if (written.problem && !written.problem->text.empty()) complain(*written.problem);
        tellFailures(written.failures);
        if (!written.problem) {
            if (written.failures.empty()) return true;
            complain(ExportLevelsText::tr("%n level(s) left out; %1 lists them", nullptr,
                                          static_cast<int>(written.failures.size()))
                         .arg(QDir(wanted_.place).filePath(QStringLiteral("failures.json"))));
            return false;
        }
        const bool isFailure = written.isOfLevel && !wanted_.way.keepsGoing;
        complain(ExportLevelsText::tr("%1 of %2 files are finished and stay in %3")
                     .arg(written.finished)
                     .arg(files_.count())
                     .arg(wanted_.place) +
                 QStringLiteral("; ") +
                 (isFailure
                      ? ExportLevelsText::tr("--keep-going leaves out levels that cannot be made, "
                                             "--resume makes only what is missing")
                      : ExportLevelsText::tr("run the same command with --resume to continue")));
        return false;
    }

    /// Reports the first failures; failures.json contains all of them.
    static void tellFailures(const std::vector<exchange::LevelFailure>& failures) {
        constexpr std::size_t kMostTold = 10;
        for (std::size_t i = 0; i < std::min(failures.size(), kMostTold); ++i)
            complain(failures[i].problem);
        if (failures.size() > kMostTold) {
            complain(ExportLevelsText::tr("and %n more", nullptr,
                                          static_cast<int>(failures.size() - kMostTold)));
        }
    }

    /// Writes a single file, possibly to stdout or a device.
    bool writeFile() {
        const exchange::LevelFile file = files_.at(0);
        show(file);
        std::vector<exchange::LevelFailure> failures;
        const Interruption interruption;
        const auto made = exchange::MadeFile::make(files_.pack(), file, &Interruption::flag(),
                                                   wanted_.way.keepsGoing ? &failures : nullptr);
        if (!made) return complainOf(made.error());
        progress_.clear();
        tellFailures(failures);
        if (made->levels().empty()) return false;
        exchange::ExportOptions given = options();
        const bool isStdout = wanted_.place == "-";
        given.common =
            isStdout ? files_.common() : QFileInfo(wanted_.place).completeBaseName().toStdString();
        Outputs outputs;
        exchange::Source source = made->source();
        source.stop = &Interruption::flag();
        return outputs.add(wanted_.place, wanted_.format, source, given) && outputs.commit() &&
               failures.empty();
    }

    const ExportLevels& wanted_;
    exchange::LevelFiles files_;
    Progress progress_;
};

}  // namespace

int exportLevels(const ExportLevels& wanted) {
    const auto reading = readWhatIsGood(wanted.pack);
    if (!reading) return kFailed;
    const std::vector<Problem> errors =
        wanted.level.isEmpty() ? reading->problems
                               : pack::errorsOfLevel(*reading, wanted.level.toStdString());
    if (complainOfErrors(errors)) return kFailed;
    if (!hasTiles(wanted.picture, wanted.pack, reading->pack)) return kFailed;
    return LevelExport(wanted, reading->pack).run();
}

}  // namespace mazeloom::app

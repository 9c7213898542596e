// SPDX-License-Identifier: MIT
#include "app/domains/exchange/pack_export_domain.h"

#include <algorithm>
#include <memory>

#include <QAction>
#include <QFile>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/dialogs/export_questions.h"
#include "app/dialogs/long_work.h"
#include "app/workspace/workspace.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/report.h"
#include "core/pack/archive/archive_write.h"
#include "widgets/exchange/packs/pack_export.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

using Findings = std::vector<check::Finding>;

QString titleOf(const check::Sheet& sheet, const level::Pack& pack) {
    if (sheet.kind == check::Sheet::Kind::Level) {
        const level::Level* level = pack.findLevel(sheet.id);
        return level == nullptr ? QString() : widgets::titleOf(*level);
    }
    const auto room = std::ranges::find(pack.rooms, sheet.id, &level::Room::id);
    if (sheet.kind != check::Sheet::Kind::Room || room == pack.rooms.end()) return {};
    return PackExportDomain::tr("Room: %1").arg(widgets::titleOf(*room));
}

/// Returns a line with the level or room and the problem.
QString lineOf(const check::Finding& finding, const level::Pack& pack) {
    QStringList parts{titleOf(finding.where.sheet, pack), widgets::placeText(finding, &pack),
                      widgets::findingText(finding)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(": "));
}

QStringList linesOf(const Findings& findings, const level::Pack& pack) {
    QStringList lines;
    for (const check::Finding& finding : findings)
        lines << lineOf(finding, pack);
    return lines;
}

widgets::ExportControl controlOf(const LongWork& work) {
    return {work.stop, [tell = work.tell](const level::Level* level, int done, int count) {
                tell(widgets::titleOf(*level), done, count);
            }};
}

}  // namespace

PackExportDomain::PackExportDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      window_(window),
      export_(actions.add(this,
                          {.id = "file.export",
                           .text = tr("&Export pack…"),
                           .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_E)},
                           .tip = tr("Export the pack as one file, for a game or for other people"),
                           .menu = MenuGroup::SavePack,
                           .triggered = [this] { exportPack(*workspace_.current()); }})) {
    connect(&workspace_, &Workspace::currentChanged, this, &PackExportDomain::update);
    update();
}

bool PackExportDomain::exportPack(const PackDocument& document) {
    // Take a snapshot, so that later edits do not get into the file.
    const level::Pack pack = document.pack();
    if (!canExport(document, pack)) return false;
    const QString file = askForArchive(window_, document.title());
    if (file.isEmpty() || !write(pack, document.title(), file)) return false;
    emit exported(file);
    return true;
}

bool PackExportDomain::exportTo(const PackDocument& document, const QString& file) {
    const level::Pack pack = document.pack();
    return canExport(document, pack) && write(pack, document.title(), file);
}

void PackExportDomain::exportBaked(const PackDocument& document, const level::Pack& pack,
                                   const std::vector<exchange::BakeWish>& wishes,
                                   const QString& file) {
    if (!canExport(document, pack)) return;
    const QString title = document.title();
    const int count = static_cast<int>(exchange::countOf(wishes));
    const auto baked = std::make_shared<tl::expected<level::Pack, Problem>>();
    const bool isDone = doOwnedWork(
        window_, tr("Baking levels"), [baked, pack, wishes, count](const LongWork& work) {
            int done = 0;
            const auto tell = [&](const level::Level& level, std::uint64_t seed) {
                //: A level that is baked: %1 its title, %2 the seed
                work.tell(tr("%1, seed %2").arg(widgets::titleOf(level)).arg(seed), done++, count);
                return true;
            };
            *baked = exchange::withBaked(pack, wishes, tell, work.stop);
        });
    if (!isDone) return;
    if (!*baked) return refuse(title, linesOf({check::findingOf(baked->error())}, pack));
    if (write(**baked, title, file)) emit exported(file);
}

bool PackExportDomain::canExport(const PackDocument& document, const level::Pack& pack) {
    const QString title = document.title();
    if (!document.loadProblems().empty()) {
        QStringList lines;
        for (const Problem& problem : document.loadProblems())
            lines << widgets::problemLine(problem);
        refuse(title, lines);
        return false;
    }
    const auto errors = std::make_shared<Findings>();
    if (!doOwnedWork(window_, tr("Looking for problems"), [errors, pack](const LongWork& work) {
            *errors = widgets::errorsOf(pack, controlOf(work));
        })) {
        return false;
    }
    if (!errors->empty()) {
        // Emit errors of generation, because they can be new: a large level that was never shown is
        // generated here for the first time.
        for (const check::Finding& error : *errors) {
            if (check::isOfGeneration(error))
                emit generated(widgets::levelSheet(widgets::qstring(error.where.sheet.id)),
                               {error});
        }
        refuse(title, linesOf(*errors, pack));
        return false;
    }
    return true;
}

bool PackExportDomain::write(const level::Pack& pack, const QString& title, const QString& file) {
    struct Outcome {
        Findings problems;
        tl::expected<void, Problem> saved;
    };
    const auto outcome = std::make_shared<Outcome>();
    const std::string path = QFile::encodeName(file).toStdString();
    const bool isDone =
        doOwnedWork(window_, tr("Exporting"), [outcome, pack, path](const LongWork& work) {
            const auto bytes = widgets::exportPack(pack, controlOf(work));
            if (bytes)
                outcome->saved = pack::saveArchive(*bytes, path, work.mayCommit);
            else
                outcome->problems = bytes.error();
        });
    if (!isDone) return false;
    if (!outcome->problems.empty()) {
        refuse(title, linesOf(outcome->problems, pack));
        return false;
    }
    if (!outcome->saved) {
        tellNotWritten(window_, title, outcome->saved.error());
        return false;
    }
    return true;
}

void PackExportDomain::refuse(const QString& title, const QStringList& problems) {
    if (tellWhyNotExported(window_, title, problems)) emit problemsWanted();
}

void PackExportDomain::update() {
    const PackDocument* document = workspace_.current();
    // A pack that could not be read completely can be exported if it has at least one level.
    export_->setEnabled(document != nullptr &&
                        (document->loadProblems().empty() || document->pack().levels.size() > 0));
}

}  // namespace mazeloom::app

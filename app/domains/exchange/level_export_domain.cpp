// SPDX-License-Identifier: MIT
#include "app/domains/exchange/level_export_domain.h"

#include <algorithm>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>
#include <QThread>

#include "app/actions/action_registry.h"
#include "app/dialogs/export_questions.h"
#include "app/dialogs/long_work.h"
#include "app/exchange/export_dialog.h"
#include "app/exchange/picture_choices.h"
#include "app/workspace/workspace.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/message_box.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

QString pathOf(const exchange::WritePlace& place) {
    return QDir::toNativeSeparators(QFile::decodeName(place.path.string().c_str()));
}

}  // namespace

LevelExportDomain::LevelExportDomain(ActionRegistry& actions, Workspace& workspace,
                                     TileLooks& looks, QWidget* window)
    : QObject(window),
      actions_(actions),
      workspace_(workspace),
      looks_(looks),
      window_(window),
      export_(actions.add(
          this, {.id = "file.export-levels",
                 .text = tr("Ex&port levels…"),
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                 .tip = tr("Write levels for other programs: Tiled, pictures, text and more"),
                 .menu = MenuGroup::SavePack,
                 .triggered = [this] { exportLevels(); }})) {
    connect(&workspace_, &Workspace::currentChanged, this, &LevelExportDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::structureChanged, this, &LevelExportDomain::update);
    });
    update();
}

void LevelExportDomain::exportLevels() {
    const PackDocument& document = *workspace_.current();
    ExportDialog dialog(document, shownLook(actions_, looks_, document), window_);
    const QString title = document.title();
    while (dialog.exec() == QDialog::Accepted) {
        // The user refused to replace files, and wants to choose another place.
        if (!mayReplace(dialog)) continue;
        if (dialog.isPack())
            emit bakingWanted(document, dialog.pack(), dialog.bakes(), pathOf(dialog.place()));
        else
            write(dialog, title);
        return;
    }
}

bool LevelExportDomain::mayReplace(const ExportDialog& dialog) {
    const exchange::WritePlace place = dialog.place();
    int there = 0;
    if (place.isFolder) {
        const exchange::LevelFiles files = dialog.files();
        for (std::uint64_t i = 0; i < files.count(); ++i) {
            const QString name = QString::fromStdString(files.at(i).stem) + u'.' +
                                 widgets::qstring(files.format().ending);
            there += QFileInfo::exists(QDir(pathOf(place)).filePath(name)) ? 1 : 0;
        }
    } else if (QFileInfo::exists(pathOf(place))) {
        there = 1;
    }
    if (there == 0) return true;
    widgets::MessageBox box(window_);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(tr("Replace files"));
    box.setText(place.isFolder
                    ? tr("%n of these files already exist.", nullptr, there)
                    : tr("“%1” already exists.").arg(QFileInfo(pathOf(place)).fileName()));
    box.setInformativeText(tr("Exporting replaces existing files."));
    const auto* replace = box.addButton(tr("Replace"), widgets::MessageBox::AcceptRole);
    box.setEscapeButton(box.addButton(widgets::MessageBox::Cancel));
    box.exec();
    return box.clickedButton() == replace;
}

void LevelExportDomain::write(const ExportDialog& dialog, const QString& title) {
    const exchange::LevelFiles files = dialog.files();
    exchange::Written written;
    const bool isDone = doLongWork(window_, tr("Exporting"), [&](const LongWork& work) {
        exchange::WriteControl control{
            .stop = work.stop,
            .way = {.keepsGoing = dialog.skipsFailures(),
                    .threads = static_cast<unsigned>(std::max(1, QThread::idealThreadCount()))}};
        control.progress = [&work, &title](const exchange::LevelFile& file, std::uint64_t done,
                                           std::uint64_t count) {
            const exchange::LevelAndSeed& first = file.levels.front();
            work.tell(file.levels.size() > 1
                          ? title
                          //: A level that is exported: %1 its title, %2 the seed
                          : tr("%1, seed %2").arg(widgets::titleOf(*first.level)).arg(first.seed),
                      static_cast<int>(done), static_cast<int>(count));
        };
        files::DiskFiles disk;
        written = exchange::writeLevelsOf(files, dialog.place(), dialog.options(), control, disk);
    });
    if (written.problem) {
        if (isDone) tellNotWritten(window_, title, *written.problem, &files.pack());
        return;
    }
    const QString place = pathOf(dialog.place());
    emit told(
        written.files == 1
            ? tr("Exported to %1").arg(place)
            : tr("%n file(s) exported to %1", nullptr, static_cast<int>(written.files)).arg(place));
    if (!written.failures.empty()) tellSkipped(files.pack(), written.failures);
}

void LevelExportDomain::tellSkipped(const level::Pack& pack,
                                    const std::vector<exchange::LevelFailure>& failures) {
    constexpr std::size_t kMostShown = 5;
    QStringList lines;
    for (const exchange::LevelFailure& failure : failures)
        lines << widgets::generationText(failure.problem, &pack, nullptr);
    widgets::MessageBox box(window_);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(tr("Levels skipped"));
    box.setText(tr("%n level(s) could not be made.", nullptr, static_cast<int>(failures.size())));
    box.setInformativeText(lines.mid(0, kMostShown).join(u'\n') +
                           (failures.size() > kMostShown ? QStringLiteral("\n…") : QString()));
    // Upper bound on the entries listed here, as nobody reads more; failures.json contains all.
    constexpr std::size_t kMostListed = 1000;
    if (failures.size() > kMostShown) box.setDetailedText(lines.mid(0, kMostListed).join(u'\n'));
    box.setStandardButtons(widgets::MessageBox::Close);
    box.exec();
}

void LevelExportDomain::update() {
    const PackDocument* document = workspace_.current();
    export_->setEnabled(document != nullptr && document->pack().levels.size() > 0);
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/domains/compare/compare_domain.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QListView>
#include <QMainWindow>
#include <QThread>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "app/dialogs/export_questions.h"
#include "app/dialogs/last_folder.h"
#include "app/dialogs/long_work.h"
#include "app/domains/compare/kept_lines.h"
#include "app/domains/parts/panels.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/exchange/export_settings.h"
#include "app/workspace/workspace.h"
#include "core/files/file_system.h"
#include "core/files/replace.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/compare/gallery_panel.h"
#include "widgets/compare/lockstep_bar.h"
#include "widgets/compare/measure_text.h"
#include "widgets/compare/side_words.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/exchange/sheets/contact_sheet.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PackDocument;

CompareDomain::CompareDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      events_(parts.events),
      workbench_(parts.workbench),
      window_(&parts.window),
      compare_(parts.actions.add(
          this,
          {.id = "generate.compare",
           .text = tr("Co&mpare generations"),
           .icon = "compare",
           .tip = tr(
               "Show the level side by side with versions from other seeds, recipes or algorithms"),
           .menu = MenuGroup::Compare,
           .triggered =
               [this] {
                   workbench_.show(QStringLiteral("compare"));
                   comparePanel_->bar()->setFocus(Qt::ShortcutFocusReason);
               }})),
      gallery_(parts.actions.add(
          this, {.id = "generate.gallery",
                 .text = tr("&Gallery of seeds"),
                 .icon = "gallery",
                 .tip = tr("Show the level's next seeds as small pictures, sorted as you like"),
                 .menu = MenuGroup::Compare,
                 .triggered =
                     [this] {
                         workbench_.show(QStringLiteral("gallery"));
                         galleryPanel_->view()->setFocus(Qt::ShortcutFocusReason);
                     }})),
      film_(parts.actions.add(this, {.id = "file.export-comparison",
                                     .text = tr("Export &comparison…"),
                                     .icon = "save",
                                     .tip = tr("Export the compared generations as one animation"),
                                     .menu = MenuGroup::SavePack,
                                     .triggered = [this] { exportFilm(); }})),
      sheet_(parts.actions.add(
          this, {.id = "file.export-sheet",
                 .text = tr("Export galler&y…"),
                 .icon = "save",
                 .tip = tr("Export the gallery in its current order as one picture: PNG or SVG"),
                 .menu = MenuGroup::SavePack,
                 .triggered = [this] { exportSheet(); }})),
      comparePanel_(new widgets::ComparePanel(parts.toolBox.context(), film_)),
      galleryPanel_(new widgets::GalleryPanel(parts.toolBox.context(), sheet_)) {
    addPanels(parts.panels);
    connect(&workspace_, &Workspace::currentChanged, this, &CompareDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::currentLevelChanged, this, &CompareDomain::update);
    });
    connect(&events_, &WindowEvents::versionWanted, this,
            [this](std::shared_ptr<const level::Level> version) {
                workbench_.show(QStringLiteral("compare"));
                comparePanel_->compareWith(std::move(version));
            });
    update();
}

void CompareDomain::addPanels(Panels& panels) {
    comparePanel_->setMemory(keptLines(QStringLiteral("compare/levels")));
    connect(comparePanel_, &widgets::ComparePanel::told, &events_, &WindowEvents::told);
    panels.add({.id = "compare",
                .title = tr("Compare"),
                .picture = "compare",
                .widget = comparePanel_,
                .place = widgets::PanelPlace::Middle,
                .isOpen = false,
                .page = "compare"});
    galleryPanel_->setMemory(keptLines(QStringLiteral("gallery/levels")));
    connect(galleryPanel_, &widgets::GalleryPanel::told, &events_, &WindowEvents::told);
    connect(galleryPanel_, &widgets::GalleryPanel::levelWanted, this,
            [this] { workbench_.pages().showWork(); });
    connect(galleryPanel_, &widgets::GalleryPanel::compareWanted, this, [this](std::uint64_t seed) {
        workbench_.show(QStringLiteral("compare"));
        comparePanel_->addSeed(seed);
    });
    panels.add({.id = "gallery",
                .title = tr("Gallery"),
                .picture = "gallery",
                .widget = galleryPanel_,
                .place = widgets::PanelPlace::Middle,
                .isOpen = false,
                .page = "gallery"});
}

void CompareDomain::exportFilm() {
    const widgets::Comparison& comparison = comparePanel_->comparison();
    if (!comparison.request()) return;
    widgets::GenerationRequest first = *comparison.request();
    BesideChoice beside{
        .parts = {},
        .look = {.pace = comparison.pace(), .dimsEqual = comparePanel_->dimButton()->isChecked()}};
    for (const compare::Side& side : comparison.sides()) {
        auto level = compare::levelOf(side, first.level, comparison.recipes());
        if (!level) continue;
        const std::uint64_t seed = side.seed.value_or(first.seed);
        QString caption = widgets::titleOf(side, comparison.recipes());
        if (!side.seed || !side.hasOwnStages()) caption = tr("%1, seed %2").arg(caption).arg(seed);
        beside.parts.push_back({std::move(*level), seed, caption});
    }
    if (!beside.parts.empty()) emit filmWanted(first, beside);
}

void CompareDomain::exportSheet() {
    if (galleryPanel_->seeds().empty()) {
        emit events_.told(
            tr("This level has no favourite seeds: add some, or switch the gallery's star off"));
        return;
    }
    const QString level = widgets::currentLevelId(*workspace_.current());
    const QString file = QFileDialog::getSaveFileName(
        window_, tr("Contact sheet"),
        QDir(lastFolder(kExportFolder)).filePath(level + QStringLiteral("-seeds.png")),
        tr("PNG picture (*.png)") + QStringLiteral(";;") + tr("SVG picture (*.svg)"));
    if (file.isEmpty()) return;
    keepFolder(kExportFolder, QFileInfo(file).absolutePath());
    writeSheet(file);
}

void CompareDomain::writeSheet(const QString& file) {
    const PackDocument& document = *workspace_.current();
    const auto request = widgets::generationRequest(document);
    if (!request) return;
    std::vector<std::uint64_t> seeds = galleryPanel_->seeds();
    struct Drawing {
        level::TileMappings tiles;
        widgets::SheetWish wish = {};
        tl::expected<std::string, QString> sheet = {};
    };
    const auto drawing = std::make_shared<Drawing>();
    drawing->tiles = document.pack().tileMappings;
    widgets::SheetWish& wish = drawing->wish;
    wish = widgets::SheetWish{
        .plan = {.level = request->level,
                 .rooms = request->rooms,
                 .floor = request->floor,
                 .kinds = request->kinds},
        .seeds = std::move(seeds),
        // The seeds are already in the gallery's order.
        .order = {},
        .measure = {},
        .format = file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)
                      ? widgets::SheetFormat::Svg
                      : widgets::SheetFormat::Png,
        .look = lookOfWindow(),
        .tiles = &drawing->tiles,
        .columns = 0,
        .threads = static_cast<unsigned>(std::max(1, QThread::idealThreadCount()))};
    const compare::Order& order = galleryPanel_->model().order();
    if (order.by != nullptr) {
        wish.order = order;
        wish.measure = widgets::titleOf(*order.by);
    }
    const bool isDone =
        doOwnedWork(window_, tr("Drawing the contact sheet"), [drawing](const LongWork& work) {
            drawing->wish.stop = work.stop;
            const auto tell = [&work](std::size_t done, std::size_t count) {
                //: %1 the number of levels made so far, %2 the number of all levels
                work.tell(tr("Level %1 of %2").arg(done).arg(count), static_cast<int>(done),
                          static_cast<int>(count));
                return !*work.stop;
            };
            drawing->sheet = widgets::contactSheet(drawing->wish, tell);
        });
    const auto& sheet = drawing->sheet;
    Problem problem;
    if (!sheet) {
        problem.text = sheet.error().toStdString();
        return tellNotWritten(window_, document.title(), problem);
    }
    if (!isDone || sheet->empty()) return;
    files::DiskFiles disk;
    if (const auto error = files::replace(QFile::encodeName(file).toStdString(), *sheet, disk)) {
        problem.text = error.message();
        problem.file = QDir::toNativeSeparators(file).toStdString();
        return tellNotWritten(window_, document.title(), problem);
    }
    emit events_.told(tr("Exported to %1").arg(QDir::toNativeSeparators(file)));
}

void CompareDomain::update() {
    const PackDocument* document = workspace_.current();
    const bool hasLevel = document != nullptr && widgets::currentLevel(*document) != nullptr;
    for (QAction* action : {compare_, gallery_, film_, sheet_})
        action->setEnabled(hasLevel);
}

}  // namespace mazeloom::app

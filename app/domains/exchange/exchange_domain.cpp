// SPDX-License-Identifier: MIT
#include "app/domains/exchange/exchange_domain.h"

#include <QMainWindow>

#include <utility>

#include <QFileInfo>
#include <QWidget>

#include "app/domains/exchange/animation_domain.h"
#include "app/domains/exchange/copy_as_domain.h"
#include "app/domains/exchange/drag_out.h"
#include "app/domains/exchange/import_domain.h"
#include "app/domains/exchange/level_export_domain.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/workspace.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

ExchangeDomain::ExchangeDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      import_(std::make_unique<ImportDomain>(parts.actions, parts.workspace, &parts.window)),
      export_(std::make_unique<LevelExportDomain>(parts.actions, parts.workspace, parts.looks,
                                                  &parts.window)),
      animation_(std::make_unique<AnimationDomain>(parts.actions, parts.workspace, parts.looks,
                                                   &parts.window)),
      copy_(std::make_unique<CopyAsDomain>(parts.actions, parts.toolBox.context(), parts.player,
                                           parts.looks, &parts.window)),
      drag_(std::make_unique<DragOut>(parts.levels, parts.looks)) {
    connect(import_.get(), &ImportDomain::told, this, &ExchangeDomain::told);
    connect(export_.get(), &LevelExportDomain::told, this, &ExchangeDomain::told);
    connect(export_.get(), &LevelExportDomain::bakingWanted, this, &ExchangeDomain::bakingWanted);
    connect(animation_.get(), &AnimationDomain::told, this, &ExchangeDomain::told);
    connect(copy_.get(), &CopyAsDomain::told, this, &ExchangeDomain::told);
    connect(drag_.get(), &DragOut::told, this, &ExchangeDomain::told);
    connect(this, &ExchangeDomain::told, &parts.events, &WindowEvents::told);
}

ExchangeDomain::~ExchangeDomain() = default;

void ExchangeDomain::setPlayed(OfferPlayed offer) {
    animation_->setPlayed(std::move(offer));
}

void ExchangeDomain::exportBeside(const widgets::GenerationRequest& request, BesideChoice beside) {
    animation_->exportBeside(request, std::move(beside));
}

bool ExchangeDomain::isForeign(const QString& file) {
    // A pack's folder or archive is always opened, even if an importer could read it.
    const QFileInfo info(file);
    const bool isPack =
        info.isDir() || info.fileName() == QLatin1String("pack.json") || widgets::isArchive(file);
    return !isPack && ImportDomain::isForeign(file);
}

void ExchangeDomain::open(const QString& file) {
    if (isForeign(file))
        import_->importFile(file);
    else
        workspace_.open(file);
}

}  // namespace mazeloom::app

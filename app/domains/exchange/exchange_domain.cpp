// SPDX-License-Identifier: MIT
#include "app/domains/exchange/exchange_domain.h"

#include <utility>

#include <QFileInfo>
#include <QWidget>

#include "app/domains/exchange/animation_domain.h"
#include "app/domains/exchange/copy_as_domain.h"
#include "app/domains/exchange/drag_out.h"
#include "app/domains/exchange/import_domain.h"
#include "app/domains/exchange/level_export_domain.h"
#include "app/workspace/workspace.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

ExchangeDomain::ExchangeDomain(ActionRegistry& actions, const Sources& sources, QWidget* window)
    : QObject(window),
      workspace_(sources.workspace),
      import_(std::make_unique<ImportDomain>(actions, sources.workspace, window)),
      export_(
          std::make_unique<LevelExportDomain>(actions, sources.workspace, sources.looks, window)),
      animation_(
          std::make_unique<AnimationDomain>(actions, sources.workspace, sources.looks, window)),
      copy_(std::make_unique<CopyAsDomain>(actions, sources.context, sources.player, sources.looks,
                                           window)),
      drag_(std::make_unique<DragOut>(sources.list, sources.looks)) {
    connect(import_.get(), &ImportDomain::told, this, &ExchangeDomain::told);
    connect(export_.get(), &LevelExportDomain::told, this, &ExchangeDomain::told);
    connect(export_.get(), &LevelExportDomain::bakingWanted, this, &ExchangeDomain::bakingWanted);
    connect(animation_.get(), &AnimationDomain::told, this, &ExchangeDomain::told);
    connect(copy_.get(), &CopyAsDomain::told, this, &ExchangeDomain::told);
    connect(drag_.get(), &DragOut::told, this, &ExchangeDomain::told);
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

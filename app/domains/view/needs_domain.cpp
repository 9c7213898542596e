// SPDX-License-Identifier: MIT
#include "app/domains/view/needs_domain.h"

#include <QMainWindow>

#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/needs/needs_watch.h"

namespace mazeloom::app {

using widgets::NeedsWatch;
using widgets::PackDocument;

NeedsDomain::NeedsDomain(const WindowParts& parts, GenerateDomain& generate)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      events_(parts.events),
      levels_(parts.levels),
      watch_(new NeedsWatch(this)) {
    connect(&workspace_, &Workspace::currentChanged, this, &NeedsDomain::take);
    connect(&generate.service(), &widgets::GenerationService::finished, watch_, &NeedsWatch::look);
    connect(watch_, &NeedsWatch::changed, this, &NeedsDomain::show);
    take(workspace_.current());
}

void NeedsDomain::take(PackDocument* document) {
    watch_->setDocument(document);
    if (document != nullptr) {
        connect(document, &PackDocument::currentLevelChanged, this, &NeedsDomain::tellShown,
                Qt::UniqueConnection);
    }
    tellShown();
}

void NeedsDomain::show(PackDocument* document, const QString& level) {
    levels_.setNeeds(document, level, widgets::signsOf(watch_->of(document, level)));
    if (document == workspace_.current()) tellShown();
}

void NeedsDomain::tellShown() {
    const PackDocument* shown = workspace_.current();
    if (shown == nullptr || shown->currentSheet().isRoom()) return;
    emit events_.needsKnown(watch_->of(shown, shown->currentSheet().id));
}

}  // namespace mazeloom::app

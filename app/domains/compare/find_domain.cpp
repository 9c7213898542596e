// SPDX-License-Identifier: MIT
#include "app/domains/compare/find_domain.h"

#include <QAction>
#include <QSettings>

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/dialogs/fitting_size.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/workspace.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/find/find_form.h"
#include "widgets/find/wish_box.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

constexpr auto kFindGeometry = "find/geometry";
constexpr auto kFindWishes = "find/wishes";

}  // namespace

FindDomain::FindDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      context_(parts.toolBox.context()),
      workbench_(parts.workbench),
      window_(&parts.window),
      find_(parts.actions.add(this,
                              {.id = "generate.find-seed",
                               .text = tr("Fin&d a seed…"),
                               .icon = "search",
                               .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_F)},
                               .tip = tr("Look for seeds of the level that fulfil a wish, such as "
                                         "few dead ends"),
                               .menu = MenuGroup::Seed,
                               .triggered = [this] { show(); }})) {
    connect(&parts.events, &WindowEvents::seedWanted, this, [this](const QString& wish) {
        if (!find_->isEnabled()) return;
        show();
        form_->wish().setText(wish);
    });
    connect(&workspace_, &Workspace::currentChanged, this, &FindDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::currentLevelChanged, this, &FindDomain::update);
    });
    update();
}

void FindDomain::show() {
    if (form_ == nullptr) makeForm();
    form_->present();
}

void FindDomain::makeForm() {
    form_ = new widgets::FindForm(context_, window_);
    form_->resize(fittingSize(*form_, {1080, 700}));
    const QSettings settings;
    form_->restoreGeometry(settings.value(kFindGeometry).toByteArray());
    form_->wish().setEarlier(settings.value(kFindWishes).toStringList());
    connect(form_, &widgets::FindForm::wishesChanged, this,
            [](const QStringList& wishes) { QSettings().setValue(kFindWishes, wishes); });
    connect(form_, &QDialog::finished, this,
            [this] { QSettings().setValue(kFindGeometry, form_->saveGeometry()); });
    connect(form_, &widgets::FindForm::levelWanted, this,
            [this] { workbench_.pages().showWork(); });
}

void FindDomain::update() {
    const PackDocument* document = workspace_.current();
    find_->setEnabled(document != nullptr && widgets::currentLevel(*document) != nullptr);
}

}  // namespace mazeloom::app

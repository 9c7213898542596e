// SPDX-License-Identifier: MIT
#include "app/domains/view/help_domain.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>

#include "app/actions/action_registry.h"
#include "app/actions/menu_places.h"
#include "app/dialogs/about_dialog.h"
#include "app/dialogs/keys_dialog.h"
#include "app/domains/parts/window_parts.h"
#include "app/help/manual_topics.h"
#include "app/help/manual_window.h"
#include "app/help/what_is_this.h"
#include "app/search/action_search.h"

namespace mazeloom::app {

HelpDomain::HelpDomain(const WindowParts& parts)
    : QObject(&parts.window),
      actions_(parts.actions),
      window_(parts.window),
      search_(new ActionSearch(parts.actions, parts.window)),
      asker_(new WhatIsThis(parts.actions, this)),
      read_(parts.actions.add(
          this, {.id = "help.manual",
                 .text = tr("&Manual"),
                 .icon = "help",
                 .shortcuts = {QKeySequence(Qt::Key_F1)},
                 .tip = tr("Read about the panel that you work in, or any other page"),
                 .menu = MenuGroup::Manual,
                 .triggered = [this] { showManualHere(); }})),
      ask_(parts.actions.add(
          this,
          {.id = "help.what-is-this",
           .text = tr("&What is this?"),
           .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F1)},
           .tip = tr("Click anything to read what it is, or press Enter for the focused item"),
           .menu = MenuGroup::Manual,
           .triggered = [this] { asker_->begin(manual().manual()); }})),
      find_(
          parts.actions.add(this, {.id = "help.search",
                                   .text = tr("&Find an action…"),
                                   .icon = "search",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                                   .tip = tr("Type a few letters of an action's name, and run it"),
                                   .menu = MenuGroup::FindAction,
                                   .triggered = [this] { search_->open(); }})),
      keys_(parts.actions.add(
          this, {.id = "help.keys",
                 .text = tr("&Keys and mouse"),
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_F1)},
                 .tip = tr("All keys at a glance, and what the mouse does on the canvas"),
                 .menu = MenuGroup::FindAction,
                 .triggered = [this] { showKeys(); }})),
      about_(parts.actions.add(this, {.id = "help.about",
                                      .text = tr("&About Mazeloom"),
                                      .tip = tr("Version, libraries and licenses"),
                                      .menu = MenuGroup::About,
                                      .triggered = [this] { AboutDialog(&window_).exec(); }})) {
    connect(asker_, &WhatIsThis::manualWanted, this, &HelpDomain::showManual);
}

HelpDomain::~HelpDomain() = default;

ManualWindow& HelpDomain::manual() {
    if (manual_ == nullptr) {
        //: The folder of the manual's pages in this language, if there is one.
        manual_ = new ManualWindow(tr("en"), &window_);
    }
    return *manual_;
}

void HelpDomain::showManual(const QString& page) {
    manual().goTo(page);
    manual().open();
}

void HelpDomain::showManualHere() {
    const QWidget* part = manualPartOf(QApplication::focusWidget());
    // If the focused part has no page, the manual opens at the page where it was closed.
    if (part != nullptr) manual().goTo(manualPageOf(part));
    manual().open();
}

void HelpDomain::showKeys() const {
    const std::vector<FixedKey> fixed = canvasKeys();
    const ShortcutTable table(actions_, menuPlaces(*window_.menuBar()), fixed, {});
    KeysDialog(table, fixed, &window_).exec();
}

}  // namespace mazeloom::app

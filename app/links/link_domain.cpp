// SPDX-License-Identifier: MIT
#include "app/links/link_domain.h"

#include <QMainWindow>

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "core/analyse/drift/map_mark.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_source.h"
#include "widgets/document/seeds.h"
#include "widgets/timeline/player.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

/// Whether other users have the pack, or can receive it as one file.
bool canBeLinked(const PackDocument& document) {
    return document.name().startsWith(QLatin1String("builtin:")) ||
           widgets::isArchive(document.name());
}

}  // namespace

LinkDomain::LinkDomain(const WindowParts& parts, GenerateDomain& generate)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      generate_(generate),
      player_(parts.player),
      copy_(parts.actions.add(this,
                              {.id = "timeline.copy-link",
                               .text = tr("&Copy link to this step"),
                               .icon = "copy",
                               .tip = tr("Copy a link that opens this pack at this level, seed and "
                                         "step; for built-in and exported packs"),
                               .menu = MenuGroup::Steps,
                               .triggered = [this] { copy(); }})) {
    connect(&workspace_, &Workspace::currentChanged, this, [this] {
        followed_.reset();
        update();
    });
    connect(&generate_, &GenerateDomain::generated, this, &LinkDomain::arrive);
    connect(&player_, &widgets::Player::timelineChanged, this, &LinkDomain::update);
    update();
    connect(this, &LinkDomain::told, &parts.events, &WindowEvents::told);
}

bool LinkDomain::canLink() const {
    const PackDocument* const document = workspace_.current();
    return document != nullptr && player_.timeline() != nullptr && canBeLinked(*document) &&
           !currentLevelId(*document).isEmpty();
}

std::optional<Link> LinkDomain::linkToHere() const {
    if (!canLink()) return {};
    const PackDocument* const document = workspace_.current();
    const QString level = currentLevelId(*document);
    Link link{document->name(), level, seedOf(*document, level), player_.position(),
              chosenDepth(*document, level)};
    if (const auto mark = markOfShown(*document, level))
        link.made = Link::Made{mark->recipe, mark->map};
    return link;
}

std::optional<level::MapMark> LinkDomain::markOfShown(const PackDocument& document,
                                                      const QString& level) const {
    const auto map = generate_.mapHash();
    return map ? markOf(document, level, *map) : std::nullopt;
}

void LinkDomain::tellChange(const PackDocument& document, const Link& link) {
    const auto now = markOfShown(document, link.level);
    if (!link.made || !now) return;
    switch (analyse::changeSince({link.made->recipe, link.made->map, {}}, *now)) {
        case analyse::MapChange::None:
            return;
        case analyse::MapChange::Level:
            emit told(
                tr("The level has changed since the link was made: its seed gave another map"));
            return;
        case analyse::MapChange::Program:
            emit told(
                tr("The link was made with another version of the program, in which the seed "
                   "gave another map"));
            return;
    }
}

void LinkDomain::copy() {
    const auto link = linkToHere();
    if (!link) return;
    QGuiApplication::clipboard()->setText(toText(*link));
    emit told(tr("Copied a link to step %1 of seed %2").arg(*link->step).arg(*link->seed));
}

void LinkDomain::follow(const Link& link) {
    PackDocument* const document = workspace_.open(link.pack);
    if (document == nullptr || link.level.isEmpty()) return;
    if (findLevel(*document, link.level) == nullptr) {
        emit told(tr("The link is to a level that the pack does not have: %1").arg(link.level));
        return;
    }
    workspace_.setCurrent(document);
    document->setCurrentSheet(widgets::levelSheet(link.level));
    document->setShownDepth(link.level, link.depth);
    if (link.seed && *link.seed != seedOf(*document, link.level))
        setSeed(*document, link.level, *link.seed);
    followed_ = link;
    // If the level is shown already, no generation starts, so arrive() is called here.
    if (!generate_.service().isBusy()) arrive();
}

void LinkDomain::arrive() {
    update();
    if (!followed_ || generate_.service().isBusy()) return;
    const Link link = *std::exchange(followed_, std::nullopt);
    const PackDocument* const document = workspace_.current();
    if (document == nullptr || currentLevelId(*document) != link.level) return;
    tellChange(*document, link);
    if (!link.step) return;
    if (*link.step > player_.count()) {
        emit told(tr("The link is to step %1, but this generation has %2: the pack was changed, or "
                     "it is of another version")
                      .arg(*link.step)
                      .arg(player_.count()));
    }
    player_.pause();
    player_.seek(std::min(*link.step, player_.count()));
}

void LinkDomain::update() {
    copy_->setEnabled(canLink());
}

}  // namespace mazeloom::app

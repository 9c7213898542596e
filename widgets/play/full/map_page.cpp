// SPDX-License-Identifier: MIT
#include "widgets/play/full/map_page.h"

#include <algorithm>
#include <utility>

#include <QLabel>
#include <QVBoxLayout>

#include "widgets/play/full/level_card.h"
#include "widgets/play/pad_navigation.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using play::NodeState;

namespace {

constexpr int kCardWidth = 280;
constexpr int kMostCardPicture = 200;

QString stateText(const MapNode& node) {
    if (!node.whyNot.isEmpty()) return MapPage::tr("Cannot be played");
    switch (node.state) {
        case NodeState::Won:
            return MapPage::tr("✓ Won");
        case NodeState::Open:
            return node.isNew ? MapPage::tr("▸ Newly opened") : MapPage::tr("▸ Open");
        case NodeState::Locked:
            break;
    }
    return MapPage::tr("Locked");
}

}  // namespace

MapPage::MapPage(QWidget* parent)
    : FullPage(0, parent),
      title_(newHeading({})),
      progress_(newNote()),
      map_(new ProgressMap),
      card_(new LevelCard(kMostCardPicture)) {
    setObjectName(QStringLiteral("mapPage"));
    PadNavigation::setTakesKeys(*map_);
    setSpokenHint(*map_, tr("Arrows choose a level, Enter plays it, Escape goes back."));
    auto* left = new QVBoxLayout;
    left->setSpacing(4);
    left->addWidget(title_);
    left->addWidget(progress_);
    left->addSpacing(8);
    left->addWidget(map_, 1);
    column().addLayout(left);
    column().addSpacing(20);

    column().addWidget(card_);

    connect(map_, &ProgressMap::selectionChanged, this, &MapPage::showCard);
    connect(map_, &ProgressMap::chosen, this, &MapPage::play);
    connect(card_, &LevelCard::playWanted, this, [this] {
        if (map_->selected()) play(*map_->selected());
    });
}

void MapPage::fit() {
    card_->setFixedWidth(std::min(scaledPixels(kCardWidth), std::max(kCardWidth, width() * 2 / 5)));
}

void MapPage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void MapPage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::StyleChange) fit();
}

void MapPage::setHead(const QString& title, const QString& progress) {
    title_->setText(title);
    progress_->setText(progress);
}

void MapPage::setNodes(std::vector<MapNode> nodes) {
    map_->setNodes(std::move(nodes));
    if (!map_->selected()) {
        const auto& all = map_->nodes();
        const auto open = std::ranges::find(all, NodeState::Open, &MapNode::state);
        map_->select(open == all.end() ? 0 : static_cast<std::size_t>(open - all.begin()));
    }
    showCard();
}

void MapPage::takeFocus() {
    map_->setFocus(Qt::TabFocusReason);
}

QString MapPage::hint() const {
    return tr("Arrows choose   ·   Enter play   ·   Esc back");
}

void MapPage::showCard() {
    if (!map_->selected()) return;
    const MapNode& node = map_->nodes()[*map_->selected()];
    const bool isLocked = node.state == NodeState::Locked;
    card_->tell({.picture = node.picture,
                 .title = node.title,
                 .state = stateText(node),
                 .text = node.text,
                 .facts = node.facts,
                 .note = !node.whyNot.isEmpty() ? node.whyNot
                         : isLocked             ? node.needsText
                                                : QString(),
                 .button = node.state == NodeState::Won ? tr("Play again") : tr("Play"),
                 .canPlay = !isLocked && node.whyNot.isEmpty()});
    speakPlace(*map_, card_->words());
}

void MapPage::setPicture(std::size_t node, const QImage& picture) {
    map_->setPicture(node, picture);
    if (map_->selected() == node) card_->setPicture(picture);
}

QString MapPage::words() const {
    return title_->text() + u'\n' + progress_->text();
}

void MapPage::play(std::size_t node) {
    const MapNode& wanted = map_->nodes()[node];
    if (wanted.state != NodeState::Locked && wanted.whyNot.isEmpty()) emit playWanted(node);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/full/map_page.h"

#include <algorithm>
#include <utility>

#include <QFormLayout>
#include <QFrame>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "widgets/play/pad_navigation.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

using play::NodeState;

namespace {

constexpr int kCardWidth = 300;

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
      name_(newHeading({})),
      state_(new PlainLabel),
      facts_(newFacts()),
      note_(newNote()),
      play_(newButton(tr("Play"), tr("Play the level that is selected"))) {
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

    auto* card = new QFrame;
    card->setFrameShape(QFrame::StyledPanel);
    card->setFixedWidth(kCardWidth);
    card->setAccessibleName(tr("The selected level"));
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(20, 20, 20, 20);
    inside->setSpacing(8);
    inside->addWidget(name_);
    inside->addWidget(state_);
    inside->addSpacing(8);
    inside->addLayout(facts_);
    inside->addSpacing(8);
    inside->addWidget(note_);
    inside->addStretch(1);
    inside->addWidget(play_);
    column().addWidget(card);

    connect(map_, &ProgressMap::selectionChanged, this, &MapPage::showCard);
    connect(map_, &ProgressMap::chosen, this, &MapPage::play);
    connect(play_, &QPushButton::clicked, this, [this] {
        if (map_->selected()) play(*map_->selected());
    });
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
    name_->setText(node.title);
    state_->setText(stateText(node));
    showFacts(*facts_, node.facts);
    const bool isLocked = node.state == NodeState::Locked;
    note_->setText(!node.whyNot.isEmpty() ? node.whyNot : isLocked ? node.needsText : QString());
    note_->setVisible(!note_->text().isEmpty());
    play_->setEnabled(!isLocked && node.whyNot.isEmpty());
    play_->setText(node.state == NodeState::Won ? tr("Play again") : tr("Play"));
    play_->setAccessibleName(play_->text());
    QStringList words{node.title, state_->text()};
    for (const auto& [what, value] : node.facts)
        words << what + u' ' + value;
    words << note_->text();
    words.removeAll(QString());
    speakPlace(*map_, words.join(QStringLiteral(". ")));
}

QString MapPage::words() const {
    return title_->text() + u'\n' + progress_->text();
}

void MapPage::play(std::size_t node) {
    const MapNode& wanted = map_->nodes()[node];
    if (wanted.state != NodeState::Locked && wanted.whyNot.isEmpty()) emit playWanted(node);
}

}  // namespace mazeloom::widgets

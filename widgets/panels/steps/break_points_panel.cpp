// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/break_points_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/generate/stages/stages.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// Number of rows that stay visible in a column with little space.
constexpr int kLeastRows = 4;
constexpr int kIdRole = Qt::UserRole;       ///< stage: its id; kind: its number; cell: its column
constexpr int kRowRole = Qt::UserRole + 1;  ///< cell: its row

grid::Point cellOf(const QTreeWidgetItem& item) {
    return {item.data(0, kIdRole).toInt(), item.data(0, kRowRole).toInt()};
}

QTreeWidgetItem* addTick(QTreeWidgetItem* group, const QString& title, const QVariant& id) {
    auto* item = new QTreeWidgetItem(group, {title});
    item->setData(0, kIdRole, id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                   Qt::ItemNeverHasChildren);
    item->setCheckState(0, Qt::Unchecked);
    return item;
}

std::vector<QTreeWidgetItem*> childrenOf(const QTreeWidgetItem* group) {
    std::vector<QTreeWidgetItem*> children;
    for (int i = 0; i < group->childCount(); ++i)
        children.push_back(group->child(i));
    return children;
}

/// Hides a group without entries.
void hideIfEmpty(QTreeWidgetItem* group) {
    group->setHidden(group->childCount() == 0);
}

}  // namespace

BreakPointsPanel::BreakPointsPanel(Player& player, QWidget* parent)
    : PlayerPanel(player, parent),
      tree_(new QTreeWidget),
      stages_(addGroup(tr("When a stage begins"))),
      kinds_(addGroup(tr("After a step"))),
      cells_(addGroup(tr("When a cell changes"))),
      hit_(new WholeLabel),
      remove_(newToolButton({}, tr("Remove"), tr("Remove this break point (Delete)"))),
      clear_(newToolButton({}, tr("Clear all"), tr("Remove all break points"))) {
    setAccessibleName(tr("Break points"));
    // The header is hidden, but screen readers read it out for each cell.
    tree_->setHeaderLabels({tr("Pauses playing"), tr("Hit")});
    tree_->setHeaderHidden(true);
    tree_->setFrameShape(QFrame::NoFrame);
    new FocusOverlay(*tree_);
    tree_->setIndentation(16);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setMinimumHeight(kLeastRows * (tree_->fontMetrics().height() + 10));
    tree_->setAccessibleName(tr("Break points"));
    tree_->setStatusTip(tr("Playing pauses at ticked break points; Space ticks, Delete removes"));
    setPlainToolTip(*tree_, tr("Playing pauses at ticked break points"));
    hit_->setForegroundRole(QPalette::PlaceholderText);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(8, 4, 8, 8);
    foot->setSpacing(4);
    foot->addStretch(1);
    foot->addWidget(remove_);
    foot->addWidget(clear_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    hit_->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(hit_);
    layout->addWidget(tree_, 1);
    layout->addLayout(foot);

    connect(tree_, &QTreeWidget::itemChanged, this,
            [this](QTreeWidgetItem* item) { takeTick(*item); });
    connect(tree_, &QTreeWidget::currentItemChanged, this, &BreakPointsPanel::updateButtons);
    connect(tree_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (item->parent() == cells_) emit cellChosen(cellOf(*item));
    });
    auto* remove = new QShortcut(QKeySequence::Delete, tree_);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &BreakPointsPanel::removeCurrent);
    connect(remove_, &QToolButton::clicked, this, &BreakPointsPanel::removeCurrent);
    connect(clear_, &QToolButton::clicked, this,
            [this] { this->player().setBreakPoints(BreakPoints()); });
    connect(&player, &Player::breakPointsChanged, this, [this] {
        if (isVisible()) takeBreakPoints();
    });
    connect(&player, &Player::breakPointHit, this, [this] {
        if (isVisible()) markHit();
    });
    connect(&player, &Player::playingChanged, this, [this] {
        if (isVisible()) markHit();
    });
    updateButtons();
}

QTreeWidgetItem* BreakPointsPanel::addGroup(const QString& title) {
    auto* group = new QTreeWidgetItem(tree_, {title});
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    group->setExpanded(true);
    group->setFirstColumnSpanned(true);
    group->setData(1, Qt::AccessibleTextRole, title);
    QFont bold = tree_->font();
    bold.setBold(true);
    group->setFont(0, bold);
    return group;
}

void BreakPointsPanel::showEvent(QShowEvent* event) {
    PlayerPanel::showEvent(event);
    takeBreakPoints();
}

void BreakPointsPanel::takeTimeline() {
    const QSignalBlocker quiet(tree_);
    listStages();
    listKinds();
    takeBreakPoints();
}

void BreakPointsPanel::takeMoment() {}

void BreakPointsPanel::listStages() {
    qDeleteAll(stages_->takeChildren());
    std::vector<std::string> ids;
    if (const trace::Timeline* timeline = player().timeline()) {
        for (const trace::StageSpan& span : timeline->trace().stages)
            ids.push_back(span.stage);
    }
    // Ticked stages stay listed, even if this recipe does not contain them.
    const auto& ticked = player().breakPoints().stages;
    ids.insert(ids.end(), ticked.begin(), ticked.end());
    std::vector<std::string> listed;
    for (const std::string& id : ids) {
        if (std::ranges::find(listed, id) != listed.end()) continue;
        listed.push_back(id);
        auto* item = addTick(stages_, stageTitle(id), QString::fromStdString(id));
        setPlainToolTip(*item, 0, tr("Pause at the first step of this stage"));
    }
    hideIfEmpty(stages_);
}

void BreakPointsPanel::listKinds() {
    qDeleteAll(kinds_->takeChildren());
    std::vector<trace::StepKind> listed;
    const auto add = [&](trace::StepKind kind, const QString& tip) {
        if (std::ranges::find(listed, kind) != listed.end()) return;
        listed.push_back(kind);
        setPlainToolTip(*addTick(kinds_, kindTitle(kind), static_cast<int>(kind)), 0, tip);
    };
    if (const trace::Timeline* timeline = player().timeline()) {
        for (const trace::StageSpan& span : timeline->trace().stages) {
            const generate::Stage* stage = generate::findStage(span.stage);
            if (stage == nullptr) continue;
            for (const generate::StepInfo& step :
                 generate::explanationOf(*stage, span.explanation).steps) {
                add(step.kind, tr("Pause after each step of this kind, such as in %1")
                                   .arg(stageTitle(span.stage)));
            }
        }
    }
    for (trace::StepKind kind : player().breakPoints().kinds) {
        add(kind, tr("Pause after each step of this kind"));
    }
    hideIfEmpty(kinds_);
}

void BreakPointsPanel::listCells() {
    const std::vector<grid::Point>& wanted = player().breakPoints().cells;
    const auto children = childrenOf(cells_);
    const bool same = std::ranges::equal(
        children, wanted,
        [](const QTreeWidgetItem* item, grid::Point cell) { return cellOf(*item) == cell; });
    if (!same) {
        qDeleteAll(cells_->takeChildren());
        for (grid::Point cell : wanted) {
            auto* item = new QTreeWidgetItem(cells_, {tr("Cell %1").arg(cellText(cell))});
            item->setData(0, kIdRole, cell.x);
            item->setData(0, kRowRole, cell.y);
            setPlainToolTip(*item, 0, tr("Pause after each step that changes this cell"));
        }
    }
    hideIfEmpty(cells_);
}

void BreakPointsPanel::takeBreakPoints() {
    const QSignalBlocker quiet(tree_);
    const BreakPoints& points = player().breakPoints();
    for (QTreeWidgetItem* item : childrenOf(stages_)) {
        const bool on = points.stages.contains(item->data(0, kIdRole).toString().toStdString());
        item->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    }
    for (QTreeWidgetItem* item : childrenOf(kinds_)) {
        const auto kind = static_cast<trace::StepKind>(item->data(0, kIdRole).toInt());
        item->setCheckState(0, points.kinds.contains(kind) ? Qt::Checked : Qt::Unchecked);
    }
    listCells();
    markHit();
    updateButtons();
}

void BreakPointsPanel::takeTick(const QTreeWidgetItem& item) {
    BreakPoints points = player().breakPoints();
    const bool on = item.checkState(0) == Qt::Checked;
    const QVariant id = item.data(0, kIdRole);
    if (item.parent() == stages_) {
        const std::string stage = id.toString().toStdString();
        on ? void(points.stages.insert(stage)) : void(points.stages.erase(stage));
    } else if (item.parent() == kinds_) {
        const auto kind = static_cast<trace::StepKind>(id.toInt());
        on ? void(points.kinds.insert(kind)) : void(points.kinds.erase(kind));
    }
    player().setBreakPoints(std::move(points));
}

void BreakPointsPanel::removeCurrent() {
    QTreeWidgetItem* item = tree_->currentItem();
    if (item == nullptr || item->parent() == nullptr) return;
    if (item->parent() != cells_) {
        item->setCheckState(0, Qt::Unchecked);
        return;
    }
    BreakPoints points = player().breakPoints();
    points.setCell(cellOf(*item), false);
    player().setBreakPoints(std::move(points));
}

void BreakPointsPanel::updateButtons() {
    const QTreeWidgetItem* item = tree_->currentItem();
    const bool isCell = item != nullptr && item->parent() == cells_;
    const bool isTicked =
        item != nullptr && item->parent() != nullptr && item->checkState(0) == Qt::Checked;
    remove_->setEnabled(isCell || isTicked);
    clear_->setEnabled(!player().breakPoints().isEmpty());
}

void BreakPointsPanel::markHit() {
    const QSignalBlocker quiet(tree_);
    const auto step = player().lastHit();
    const BreakPoints hits =
        step ? player().breakPoints().hitBy(*player().timeline(), *step) : BreakPoints();
    QStringList names;
    const auto mark = [&](QTreeWidgetItem* item, bool isHit) {
        item->setIcon(1, isHit ? themedIcon(QStringLiteral("break-point")) : QIcon());
        item->setText(1, isHit ? tr("hit") : QString());
        item->setData(1, Qt::AccessibleTextRole, isHit ? tr("hit") : tr("not hit"));
        if (isHit) names << item->text(0);
    };
    for (QTreeWidgetItem* item : childrenOf(stages_)) {
        mark(item, hits.stages.contains(item->data(0, kIdRole).toString().toStdString()));
    }
    for (QTreeWidgetItem* item : childrenOf(kinds_)) {
        mark(item,
             hits.kinds.contains(static_cast<trace::StepKind>(item->data(0, kIdRole).toInt())));
    }
    for (QTreeWidgetItem* item : childrenOf(cells_))
        mark(item, hits.hasCell(cellOf(*item)));
    hit_->setText(names.isEmpty()
                      ? tr("Playing pauses at ticked break points.")
                      : tr("Paused at step %1: %2")
                            .arg(numberText(*step + 1), names.join(QStringLiteral(", "))));
}

}  // namespace mazeloom::widgets

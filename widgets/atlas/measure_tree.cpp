// SPDX-License-Identifier: MIT
#include "widgets/atlas/measure_tree.h"

#include <algorithm>

#include <QHeaderView>

#include "core/analyse/measures/measures.h"
#include "widgets/compare/measure_text.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

enum Column { kTitle, kCost };

bool isOfBots(const analyse::Measure& measure) {
    return measure.id.starts_with("bot.");
}

/// Returns a word that warns of the time that measuring takes; empty if measuring is cheap.
QString costText(analyse::Cost cost) {
    switch (cost) {
        case analyse::Cost::Cheap:
            return {};
        case analyse::Cost::Dear:
            //: The time that a measure takes: about as long as making the level
            return MeasureTree::tr("slow");
        case analyse::Cost::Proof:
            //: The time that a measure takes: perhaps seconds for each level
            return MeasureTree::tr("very slow");
    }
    return {};
}

}  // namespace

MeasureTree::MeasureTree(level::Ruleset ruleset, QWidget* parent) : QTreeWidget(parent) {
    setAccessibleName(tr("Measures"));
    setColumnCount(2);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(kTitle, QHeaderView::Stretch);
    header()->setSectionResizeMode(kCost, QHeaderView::ResizeToContents);
    // The usual measures come first.
    auto measures = std::vector(analyse::allMeasures().begin(), analyse::allMeasures().end());
    std::stable_partition(measures.begin(), measures.end(), [](const analyse::Measure* one) {
        return one->needs != analyse::Needs::Generation && !isOfBots(*one);
    });
    for (const analyse::Measure* measure : measures) {
        if (!measure->isOf(ruleset)) continue;
        auto* row =
            new QTreeWidgetItem(groupOf(*measure), {titleOf(*measure), costText(measure->cost)});
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(kTitle, Qt::Unchecked);
        row->setForeground(kCost, palette().placeholderText());
        const QString tip =
            QStringLiteral("%1 (%2)").arg(sentenceOf(*measure), qstring(measure->id));
        setPlainToolTip(*row, kTitle, tip);
        setPlainToolTip(*row, kCost, tip);
        rows_.emplace_back(row, measure);
    }
    setCurrentItem(topLevelItem(0), kTitle, QItemSelectionModel::NoUpdate);
    // Checking a group changes all its items, and so emits changed() for each of them.
    connect(this, &QTreeWidget::itemChanged, this, &MeasureTree::changed);
}

QTreeWidgetItem* MeasureTree::groupOf(const analyse::Measure& measure) {
    const QString title = isOfBots(measure)                             ? tr("What bots do")
                          : measure.needs == analyse::Needs::Layout     ? tr("Layout")
                          : measure.needs == analyse::Needs::Generation ? tr("Generation")
                          : measure.needs == analyse::Needs::Temple     ? tr("Temple")
                                                                        : tr("Descent");
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->text(kTitle) == title) return topLevelItem(i);
    auto* group = new QTreeWidgetItem(this, {title});
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                    Qt::ItemIsAutoTristate);
    // Large and slow groups begin collapsed, so that all usual measures are visible.
    group->setExpanded(!isOfBots(measure) && measure.needs != analyse::Needs::Generation);
    return group;
}

MeasureTree::Chosen MeasureTree::chosen() const {
    Chosen chosen;
    for (const auto& [row, measure] : rows_)
        if (row->checkState(kTitle) == Qt::Checked) chosen.push_back(measure);
    return chosen;
}

void MeasureTree::choose(const Chosen& measures) {
    for (const auto& [row, measure] : rows_) {
        const bool isChosen = std::ranges::find(measures, measure) != measures.end();
        row->setCheckState(kTitle, isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/find/measure_list.h"

#include <algorithm>
#include <array>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/analyse/measures/measures.h"
#include "widgets/compare/measure_text.h"
#include "widgets/find/usual_ranges.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_line.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMeasureRole = Qt::UserRole;  ///< data role of a measure's index

/// The groups of the list, by the cost of measuring.
enum class Pace : std::uint8_t { Quick, Slow, Proof };
constexpr int kPaces = 3;

Pace paceOf(const analyse::Measure& measure) {
    if (measure.cost == analyse::Cost::Proof) return Pace::Proof;
    const bool isQuick =
        measure.cost == analyse::Cost::Cheap && measure.needs != analyse::Needs::Generation;
    return isQuick ? Pace::Quick : Pace::Slow;
}

const analyse::Measure* measureOf(const QTreeWidgetItem* item) {
    const QVariant place = item != nullptr ? item->data(0, kMeasureRole) : QVariant();
    return place.isValid() ? analyse::allMeasures()[place.toULongLong()] : nullptr;
}

/// Returns a range as text: two values with a dash between them, or one value if both are equal.
QString spanText(std::int64_t from, std::int64_t to) {
    if (from == to) return valueText(from);
    //: From one number to another: 3 – 17
    return MeasureList::tr("%1 – %2").arg(valueText(from), valueText(to));
}

}  // namespace

MeasureList::MeasureList(UsualRanges& ranges, QWidget* parent)
    : QWidget(parent),
      ranges_(ranges),
      filter_(new QLineEdit),
      tree_(new QTreeWidget),
      state_(new PlainLabel),
      ask_(newTextButton(themedIcon("measure"), tr("Measure"), {})) {
    makeSearchLine(*filter_, tr("Filter the measures"));
    setTips(*filter_, tr("List only measures with these words"));
    filter_->installEventFilter(this);
    tree_->setAccessibleName(tr("Measures"));
    tree_->setStatusTip(
        tr("Double-click a measure, or press Enter on it, to put it into the wish"));
    tree_->setHeaderLabels({tr("Measures"), tr("In a wish"), tr("Usual"), tr("All"), tr("Unit")});
    //: A tool tip of a column's title
    const QString half =
        tr("Half of the first seeds lie within: a quarter have less, and a "
           "quarter more");
    const QString all = tr("From the smallest to the largest value of the first seeds");
    tree_->headerItem()->setTextAlignment(Middle, Qt::AlignRight | Qt::AlignVCenter);
    tree_->headerItem()->setTextAlignment(All, Qt::AlignRight | Qt::AlignVCenter);
    tree_->headerItem()->setData(Middle, Qt::ToolTipRole, plainToolTip(half));
    tree_->headerItem()->setData(All, Qt::ToolTipRole, plainToolTip(all));
    tree_->setUniformRowHeights(true);
    tree_->setAllColumnsShowFocus(true);
    tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    tree_->setExpandsOnDoubleClick(false);
    tree_->setIndentation(12);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Numbers and ids are always shown completely, so long titles are elided.
    tree_->header()->setSectionResizeMode(Title, QHeaderView::Stretch);
    tree_->header()->setSectionsMovable(false);
    tree_->installEventFilter(this);
    state_->setWordWrap(true);
    ask_->setFocusPolicy(Qt::StrongFocus);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(state_, 1);
    foot->addWidget(ask_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(filter_);
    column->addWidget(tree_, 1);
    column->addLayout(foot);
    connect(filter_, &QLineEdit::textChanged, this, &MeasureList::applyFilter);
    connect(tree_, &QTreeWidget::itemDoubleClicked, this, &MeasureList::choose);
    connect(tree_, &QTreeWidget::itemSelectionChanged, this, &MeasureList::showState);
    connect(ask_, &QToolButton::clicked, this, &MeasureList::askOrStop);
    connect(&ranges_, &UsualRanges::changed, this, &MeasureList::showRanges);
    showState();
}

void MeasureList::setRuleset(std::optional<level::Ruleset> ruleset) {
    if (ruleset == ruleset_) return;
    ruleset_ = ruleset;
    fill();
    applyFilter();
    showRanges();
}

void MeasureList::fill() {
    tree_->clear();
    if (!ruleset_) return;
    const std::array<QString, kPaces> titles{tr("Measured at once"),
                                             tr("Slower: measured when asked for"),
                                             tr("Proofs and games: measured when asked for")};
    std::array<QTreeWidgetItem*, kPaces> groups{};
    for (int i = 0; i < kPaces; ++i) {
        auto* group = new QTreeWidgetItem(tree_, {titles[static_cast<std::size_t>(i)]});
        group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        group->setFirstColumnSpanned(true);
        QFont bold = tree_->font();
        bold.setBold(true);
        group->setFont(Title, bold);
        group->setExpanded(true);
        groups[static_cast<std::size_t>(i)] = group;
    }
    const auto all = analyse::allMeasures();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const analyse::Measure& measure = *all[i];
        if (!measure.isOf(*ruleset_)) continue;
        auto* item = new QTreeWidgetItem(
            groups[static_cast<std::size_t>(paceOf(measure))],
            {titleOf(measure), qstring(measure.id), {}, {}, stageText(measure.unit)});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
        item->setData(0, kMeasureRole, QVariant::fromValue<qulonglong>(i));
        for (const int column : {Middle, All})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        for (int column = Title; column <= Unit; ++column)
            item->setData(column, Qt::ToolTipRole,
                          titledToolTip(titleOf(measure), {sentenceOf(measure)}));
    }
    for (QTreeWidgetItem* group : groups)
        group->setHidden(group->childCount() == 0);
}

QTreeWidgetItem* MeasureList::itemOf(const QString& id) const {
    for (QTreeWidgetItemIterator item(tree_); *item != nullptr; ++item) {
        if (measureOf(*item) != nullptr && (*item)->text(Id) == id) return *item;
    }
    return nullptr;
}

void MeasureList::showRanges() {
    for (QTreeWidgetItemIterator item(tree_); *item != nullptr; ++item) {
        if (const analyse::Measure* measure = measureOf(*item)) showRange(**item, *measure);
    }
    showState();
}

void MeasureList::showRange(QTreeWidgetItem& item, const analyse::Measure& measure) {
    const UsualRange* range = ranges_.of(measure);
    const bool isKnown = range != nullptr && range->count > 0;
    const QString none = ranges_.isComing(measure) ? QStringLiteral("…")
                         : range != nullptr        ? QStringLiteral("–")
                                                   : QString();
    item.setText(Middle, isKnown ? spanText(range->lower, range->upper) : none);
    item.setText(All, isKnown ? spanText(range->least, range->most) : none);
}

void MeasureList::showState() {
    const auto wanted = askable();
    const bool isBusy = ranges_.isBusy();
    QString text;
    if (!ranges_.flaw().isEmpty()) {
        //: %1 why
        text = tr("Nothing can be measured: %1").arg(ranges_.flaw());
    } else if (isBusy) {
        text =
            tr("Measuring: %1 of the first %2 seeds").arg(ranges_.done()).arg(UsualRanges::kSeeds);
    } else if (ruleset_) {
        text = tr("Usual values over the first %1 seeds").arg(UsualRanges::kSeeds);
    }
    state_->setText(text);
    // The button stops the measuring only if no unmeasured measure is selected. Otherwise it adds
    // the selected measures to the running work.
    const bool stops = isBusy && wanted.empty();
    ask_->setText(stops ? tr("Stop") : tr("Measure"));
    ask_->setIcon(themedIcon(stops ? QStringLiteral("stop") : QStringLiteral("measure")));
    setNameAndTips(
        *ask_, ask_->text(),
        stops ? tr("Stop measuring; finished measures keep their values")
              : tr("Measure the usual values of the selected measures; this may take long"));
    ask_->setEnabled(stops || !wanted.empty());
}

std::vector<const analyse::Measure*> MeasureList::askable() const {
    std::vector<const analyse::Measure*> wanted;
    const auto add = [&](const QTreeWidgetItem* item) {
        const analyse::Measure* measure = measureOf(item);
        if (measure == nullptr || ranges_.of(*measure) != nullptr || ranges_.isComing(*measure))
            return;
        if (std::ranges::find(wanted, measure) == wanted.end()) wanted.push_back(measure);
    };
    for (const QTreeWidgetItem* item : tree_->selectedItems()) {
        add(item);
        // A selected group stands for its visible measures.
        for (int i = 0; i < item->childCount(); ++i) {
            if (!item->child(i)->isHidden()) add(item->child(i));
        }
    }
    return wanted;
}

void MeasureList::askOrStop() {
    const auto wanted = askable();
    if (wanted.empty()) {
        ranges_.stop();
    } else {
        ranges_.ask(wanted);
    }
}

void MeasureList::applyFilter() {
    const QString wanted = filter_->text().trimmed();
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = tree_->topLevelItem(i);
        bool any = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* item = group->child(row);
            const bool fits = item->text(Title).contains(wanted, Qt::CaseInsensitive) ||
                              item->text(Id).contains(wanted, Qt::CaseInsensitive) ||
                              sentenceOf(*measureOf(item)).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any = any || fits;
        }
        group->setHidden(!any);
    }
    showState();
}

void MeasureList::choose(const QTreeWidgetItem* item) {
    if (const analyse::Measure* measure = measureOf(item)) emit chosen(measure);
}

bool MeasureList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == tree_ && isEnter) {
        choose(tree_->currentItem());
        return true;
    }
    if (watched == filter_ && (isEnter || key == Qt::Key_Down)) {
        const QTreeWidgetItem* now = tree_->currentItem();
        if (measureOf(now) == nullptr || now->isHidden()) {
            QTreeWidgetItemIterator first(
                tree_, QTreeWidgetItemIterator::NotHidden | QTreeWidgetItemIterator::NoChildren);
            if (*first == nullptr) return true;
            tree_->setCurrentItem(*first);
        }
        tree_->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

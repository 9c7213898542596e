// SPDX-License-Identifier: MIT
#include "widgets/atlas/survey_measures.h"

#include <algorithm>
#include <memory>

#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include "core/analyse/drift/drift.h"
#include "core/analyse/measures/measures.h"
#include "widgets/charts/spark_chart.h"
#include "widgets/compare/measure_text.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

using SharedSpark = std::shared_ptr<const SparkChart>;

constexpr int kSign = 16;
constexpr int kSignRoom = kSign + 8;
/// Significance level of comparisons: one false alarm in a thousand, as in `mazeloom drift`.
constexpr double kAlarms = 0.001;

class MeasureRowDelegate final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        // Qt may ask for the size before the row has its data.
        const SharedSpark spark = sparkOf(index);
        return spark != nullptr ? spark->leastSize(option.font, true).toSize() : QSize(0, 0);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const SharedSpark spark = sparkOf(index);
        if (spark == nullptr) return;
        const Theme theme = themeOf(*option.widget);
        const bool differs = index.data(SurveyMeasures::DiffersRole).toBool();
        const QRect room = option.rect.adjusted(0, 0, differs ? -kSignRoom : 0, 0);
        painter->save();
        spark->paint(*painter, {.bounds = room, .font = option.font}, theme,
                     {.hovered = option.state.testFlag(QStyle::State_MouseOver) ? 0 : -1,
                      .picked = option.state.testFlag(QStyle::State_Selected) ? 0 : -1});
        if (differs) {
            const QRect sign(room.right() + 1, room.center().y() - kSign / 2, kSign, kSign);
            themedIcon(QStringLiteral("compare"), theme.warning).paint(painter, sign);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(theme.accent);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

  private:
    static SharedSpark sparkOf(const QModelIndex& index) {
        return index.data(SurveyMeasures::ChartRole).value<SharedSpark>();
    }
};

/// Returns the measures in which two surveys differ by more than chance.
std::vector<std::string> drifted(const ShownSurveys& shown) {
    std::vector<std::string> ids;
    if (shown.outline == nullptr) return ids;
    const auto drift =
        analyse::driftBetween(*shown.outline->survey, *shown.survey->survey, kAlarms);
    for (const analyse::MeasureDrift& one : drift.measures)
        if (one.hasDrifted) ids.push_back(one.measure);
    return ids;
}

}  // namespace

SurveyMeasures::SurveyMeasures(QWidget* parent)
    : QListView(parent), model_(new QStandardItemModel(this)) {
    setAccessibleName(tr("Measures of the survey"));
    setStatusTip(tr("Choose the measure that the chart shows"));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegate(new MeasureRowDelegate(this));
    setModel(model_);
}

void SurveyMeasures::show(const ShownSurveys& shown) {
    const QScopedValueRollback filling(isFilling_, true);
    const auto before = chosen();
    const std::string id = before ? measures_[*before] : std::string();
    measures_ =
        shown.survey != nullptr ? shown.survey->survey->of().measures : std::vector<std::string>();
    model_->setRowCount(static_cast<int>(measures_.size()));
    const std::vector<std::string> differing = drifted(shown);
    for (std::size_t i = 0; i < measures_.size(); ++i) {
        const SharedSpark spark = newSparkChart(*shown.survey->survey, i);
        const QString title = spark->title();
        const bool differs = std::ranges::find(differing, measures_[i]) != differing.end();
        // Reuse rows while a survey grows, so that pointer and screen reader keep their place.
        QStandardItem* item = model_->item(static_cast<int>(i));
        if (item == nullptr) model_->setItem(static_cast<int>(i), item = new QStandardItem);
        item->setText(title);
        item->setData(QVariant::fromValue(spark), ChartRole);
        item->setData(differs, DiffersRole);
        const analyse::Measure* measure = analyse::findMeasure(measures_[i]);
        const QString difference =
            differs ? tr("Differs from the outline by more than chance") : QString();
        setTitledToolTip(*item, title,
                         {measure != nullptr ? sentenceOf(*measure) : QString(), difference});
        QStringList spoken{spark->textOf(0)};
        if (differs) spoken << difference;
        item->setAccessibleText(spoken.join(QStringLiteral(", ")));
    }
    const auto at = std::ranges::find(measures_, id);
    const auto place = at == measures_.end() ? 0 : at - measures_.begin();
    if (!measures_.empty()) setCurrentIndex(model_->index(static_cast<int>(place), 0));
}

std::optional<std::size_t> SurveyMeasures::chosen() const {
    const int row = currentIndex().row();
    if (row < 0 || static_cast<std::size_t>(row) >= measures_.size()) return std::nullopt;
    return static_cast<std::size_t>(row);
}

void SurveyMeasures::choose(std::size_t place) {
    setCurrentIndex(model_->index(static_cast<int>(place), 0));
}

void SurveyMeasures::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!isFilling_) emit chosenChanged();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/deduction_bars.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include <QPainter>
#include <QStringList>

#include "core/analyse/explain/deduction_walk.h"
#include "widgets/theme/faded.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGradeBarHeight = 6;
constexpr int kGradeGap = 8;  ///< between the bars of two grades

}  // namespace

DeductionBars::DeductionBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Deductions by grade"));
    hide();
}

void DeductionBars::forget() {
    trace_ = nullptr;
    bars_.clear();
    hide();
}

void DeductionBars::count(const trace::Trace& trace, const trace::StageSpan& stage) {
    using trace::StepKind;
    trace_ = &trace;
    stage_ = stage.first;
    bars_.clear();
    first_ = made_ = end_ = stage.end;
    const auto walk = analyse::explain::walkAt(trace, stage.end);
    if (walk && walk->end == stage.end) {
        first_ = made_ = walk->first;
        std::array<Bar, 4> grades;
        for (trace::StepIndex s = first_; s < end_; ++s) {
            const StepKind kind = trace.steps[s].kind;
            Bar& bar =
                grades.at(static_cast<std::size_t>(analyse::explain::deductionGrade(kind) - 1));
            bar.kind = kind;
            ++bar.all;
        }
        std::ranges::copy_if(grades, std::back_inserter(bars_),
                             [](const Bar& bar) { return bar.all > 0; });
    }
    updateGeometry();
}

void DeductionBars::follow(const trace::Trace& trace, const trace::StageSpan& stage,
                           trace::StepIndex step) {
    if (trace_ != &trace || stage_ != stage.first) count(trace, stage);
    setVisible(!bars_.empty());
    if (bars_.empty()) return;
    const auto barOf = [&](trace::StepIndex s) -> Bar& {
        return *std::ranges::find(bars_, trace.steps[s].kind, &Bar::kind);
    };
    const trace::StepIndex made = std::clamp(step + 1, first_, end_);
    while (made_ < made)
        ++barOf(made_++).made;
    while (made_ > made)
        --barOf(--made_).made;
    QStringList words;
    for (const Bar& bar : bars_) {
        //: %1 "Two numbers", %2 how many of these deductions were made, %3 how many there are
        words << tr("%1: %2 of %3")
                     .arg(kindTitle(bar.kind), numberText(bar.made), numberText(bar.all));
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

int DeductionBars::rowHeight() const {
    return fontMetrics().height() + kGradeBarHeight + kGradeGap;
}

QSize DeductionBars::sizeHint() const {
    return {160, static_cast<int>(bars_.size()) * rowHeight()};
}

void DeductionBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor made = palette().color(QPalette::Highlight);
    const trace::StepIndex most = std::ranges::max(bars_, {}, &Bar::all).all;
    int top = 0;
    for (const Bar& bar : bars_) {
        const QRect line(0, top, width(), fontMetrics().height());
        const QString count =
            QStringLiteral("%1 / %2").arg(numberText(bar.made), numberText(bar.all));
        const int right = fontMetrics().horizontalAdvance(count);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, count);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(kindTitle(bar.kind), Qt::ElideRight,
                                                  line.width() - right - 6));
        const auto widthOf = [&](trace::StepIndex steps) {
            return std::max(steps > 0 ? 2.0 : 0.0, double(width()) * steps / most);
        };
        const double y = line.bottom() + 1;
        painter.fillRect(QRectF(0, y, widthOf(bar.all), kGradeBarHeight), faded(made, 0.35));
        painter.fillRect(QRectF(0, y, widthOf(bar.made), kGradeBarHeight), made);
        top += rowHeight();
    }
}

}  // namespace mazeloom::widgets

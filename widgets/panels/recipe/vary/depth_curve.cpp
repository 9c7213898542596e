// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/vary/depth_curve.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QPainterPath>

#include "widgets/panels/recipe/vary/vary_kind.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kCurveHeight = 64;
constexpr int kLeastCurveWidth = 96;
constexpr int kInset = 6;

}  // namespace

DepthCurve::DepthCurve(const generate::ParameterInfo& info, QWidget* parent)
    : QWidget(parent), info_(info) {
    varying_.isNumber = isNumeric(info);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DepthCurve::setPoints(const generate::Varying::ByDepth& points, int depth) {
    varying_.values = points;
    depth_ = depth;
    update();
}

QSize DepthCurve::sizeHint() const {
    return {scaledPixels(kLeastCurveWidth), scaledPixels(kCurveHeight)};
}

QSize DepthCurve::minimumSizeHint() const {
    return sizeHint();
}

std::int64_t DepthCurve::valueAt(int depth) const {
    return generate::valueOf(varying_, info_, {}, 0, 0, depth);
}

void DepthCurve::paintEvent(QPaintEvent*) {
    const auto& points = std::get<generate::Varying::ByDepth>(varying_.values);
    if (points.empty()) return;
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(typeFont(Type::Caption, font()));
    const int line = painter.fontMetrics().height();
    const QRectF field = QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset - line);

    // The curve extends past the last depth, to show that the last value still holds there.
    const int first = std::min(points.front().first, depth_);
    const int last = std::max(points.back().first, depth_) +
                     std::max(1, (points.back().first - points.front().first) / 8);
    const auto ends =
        std::ranges::minmax(points, {}, &generate::Varying::ByDepth::value_type::second);
    const std::int64_t least = ends.min.second;
    const double rise = std::max<double>(1, static_cast<double>(ends.max.second - least));
    const auto x = [&](int depth) {
        return field.left() + field.width() * (depth - first) / std::max(1, last - first);
    };
    const auto y = [&](std::int64_t value) {
        return field.bottom() - field.height() * static_cast<double>(value - least) / rise;
    };

    painter.setPen(theme.border);
    painter.drawLine(field.bottomLeft(), field.bottomRight());
    QPainterPath curve(QPointF(x(first), y(points.front().second)));
    std::int64_t before = points.front().second;
    for (const auto& [depth, value] : points) {
        if (!varying_.isNumber) curve.lineTo(x(depth), y(before));
        curve.lineTo(x(depth), y(value));
        before = value;
    }
    curve.lineTo(x(last), y(before));
    painter.setPen(QPen(theme.text, 1.5));
    painter.drawPath(curve);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    for (const auto& [depth, value] : points)
        painter.drawEllipse(QPointF(x(depth), y(value)), 2.5, 2.5);

    painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
    painter.drawLine(QPointF(x(depth_), field.top()), QPointF(x(depth_), field.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawEllipse(QPointF(x(depth_), y(valueAt(depth_))), 3.5, 3.5);

    painter.setPen(theme.mutedText);
    const QRect below(kInset, height() - line - 1, width() - 2 * kInset, line);
    painter.drawText(below, Qt::AlignLeft, QString::number(first));
    painter.drawText(below, Qt::AlignRight, QString::number(last));
}

}  // namespace mazeloom::widgets

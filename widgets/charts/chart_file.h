// SPDX-License-Identifier: MIT
// Writes charts as files.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QSize>

#include "widgets/charts/chart.h"

namespace mazeloom::widgets {

/// Draws a chart of this size in pixels; `scale` enlarges everything, including texts.
QImage chartImage(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                  double scale = 1);
/// Returns the same picture as PNG.
QByteArray chartPng(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                    double scale = 1);
/// Returns the chart as SVG, with its texts as text.
QByteArray chartSvg(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Writes charts as files.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QSize>

#include "widgets/charts/chart.h"

namespace mazeloom::widgets {

/// Draws a chart that is laid out for `size` pixels and then enlarged `scale` times, texts
/// included.
QImage chartImage(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                  double scale = 1);
/// Returns the picture that chartImage() draws, as PNG.
QByteArray chartPng(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                    double scale = 1);
/// Returns the chart as SVG, in which texts stay text.
QByteArray chartSvg(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font);

}  // namespace mazeloom::widgets

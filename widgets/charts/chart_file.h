// SPDX-License-Identifier: MIT
// Writes charts as files.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QSize>

#include "widgets/charts/chart.h"

namespace mazeloom::widgets {

/// Draws a chart laid out for `size` pixels; the image is `scale` times as large, texts included.
QImage chartImage(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                  double scale = 1);
/// Returns the picture that chartImage() draws, as PNG.
QByteArray chartPng(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                    double scale = 1);
/// Returns the chart as SVG, with its texts as text.
QByteArray chartSvg(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Charts as files.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QSize>

#include "widgets/charts/chart.h"

namespace mazeloom::widgets {

/// A chart of this size in pixels; with a `scale` all of it, texts too, is so many times as large.
QImage chartImage(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                  double scale = 1);
/// The same as PNG.
QByteArray chartPng(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                    double scale = 1);
/// As SVG, with its texts as text.
QByteArray chartSvg(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font);

}  // namespace mazeloom::widgets

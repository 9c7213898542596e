// SPDX-License-Identifier: MIT
#include "app/exchange/export_settings.h"

#include <QApplication>
#include <QSettings>

#include "widgets/exchange/exporters.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/tile_picture.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_ids.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr auto kFormatSetting = "export/format";
constexpr auto kScaleSetting = "export/scale";
constexpr auto kThemeSetting = "export/theme";

}  // namespace

const exchange::Exporter& lastFormat() {
    const std::string id = QSettings().value(kFormatSetting).toString().toStdString();
    const exchange::Exporter* format = widgets::findExporter(id);
    return format == nullptr ? *widgets::findExporter("tmj") : *format;
}

exchange::PictureOptions lookOfWindow() {
    exchange::PictureOptions look;
    look.theme = widgets::idOf(widgets::themeOf(QApplication::palette()));
    const auto* style = qobject_cast<const widgets::FlatStyle*>(QApplication::style());
    look.letters = style != nullptr && style->options().hasLetters;
    look.scanLines = style == nullptr || style->options().hasScanLines;
    return look;
}

exchange::ExportOptions lastOptions() {
    const QSettings settings;
    exchange::ExportOptions options;
    // The window decides on letters and scan lines, not the last export.
    options.picture = lookOfWindow();
    options.picture.cell = settings.value(kScaleSetting, 0).toInt();
    const QString theme = settings.value(kThemeSetting).toString();
    if (!theme.isEmpty()) options.picture.theme = theme.toStdString();
    options.drawTiles = widgets::drawTiles;
    return options;
}

void keepExport(const exchange::Exporter& format, const exchange::PictureOptions& picture) {
    QSettings settings;
    settings.setValue(kFormatSetting, QString::fromLatin1(format.id));
    settings.setValue(kScaleSetting, picture.cell);
    settings.setValue(kThemeSetting, QString::fromStdString(picture.theme));
}

}  // namespace mazeloom::app

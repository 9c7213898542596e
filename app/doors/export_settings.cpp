// SPDX-License-Identifier: MIT
#include "app/doors/export_settings.h"

#include <QApplication>
#include <QSettings>

#include "widgets/doors/exporters.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/doors/tile_picture.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr auto kFormatSetting = "export/format";
constexpr auto kScaleSetting = "export/scale";
constexpr auto kThemeSetting = "export/theme";

}  // namespace

const doors::Exporter& lastFormat() {
    const std::string id = QSettings().value(kFormatSetting).toString().toStdString();
    const doors::Exporter* format = widgets::findExporter(id);
    return format == nullptr ? *widgets::findExporter("tmj") : *format;
}

doors::ExportOptions lastOptions() {
    const QSettings settings;
    doors::ExportOptions options;
    options.picture.cell = settings.value(kScaleSetting, 0).toInt();
    const widgets::Theme& theme = widgets::themeOf(QApplication::palette());
    options.picture.theme = settings.value(kThemeSetting, QString::fromLatin1(widgets::idOf(theme)))
                                .toString()
                                .toStdString();
    options.drawTiles = widgets::drawTiles;
    return options;
}

void keepExport(const doors::Exporter& format, const doors::PictureOptions& picture) {
    QSettings settings;
    settings.setValue(kFormatSetting, QString::fromLatin1(format.id));
    settings.setValue(kScaleSetting, picture.cell);
    settings.setValue(kThemeSetting, QString::fromStdString(picture.theme));
}

}  // namespace mazeloom::app

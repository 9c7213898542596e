// SPDX-License-Identifier: MIT
#include "app/doors/export_settings.h"

#include <algorithm>

#include <QApplication>
#include <QComboBox>
#include <QSettings>

#include "widgets/doors/exporters.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/doors/tile_picture.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr auto kFormatSetting = "export/format";
constexpr auto kScaleSetting = "export/scale";
constexpr auto kThemeSetting = "export/theme";

/// The words of this file, for translation.
struct ExportSettingsText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::ExportSettings)
};

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

QComboBox* newThemeBox(const std::string& theme) {
    auto* box = new QComboBox;
    box->setAccessibleName(ExportSettingsText::tr("Colours"));
    widgets::setTips(*box, ExportSettingsText::tr("The colours of pictures"));
    for (const widgets::Theme* one :
         {&widgets::Theme::dark(), &widgets::Theme::light(), &widgets::Theme::highContrast()}) {
        box->addItem(one->isHighContrast ? ExportSettingsText::tr("High contrast")
                     : one->isDark       ? ExportSettingsText::tr("Dark")
                                         : ExportSettingsText::tr("Light"),
                     QString::fromLatin1(widgets::idOf(*one)));
    }
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(theme))));
    return box;
}

}  // namespace mazeloom::app

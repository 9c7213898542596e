// SPDX-License-Identifier: MIT
#include "app/cli/format_list.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/exchange/importer.h"
#include "widgets/exchange/animations/animation_format.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/format_text.h"

namespace mazeloom::app {

namespace {

/// Translation context of the list.
struct FormatListText {
    Q_DECLARE_TR_FUNCTIONS(FormatListText)
};

}  // namespace

std::vector<FormatList> listedFormats(Machine machine) {
    FormatList written{.title = FormatListText::tr("Formats that export and generate write:"),
                       .formats = {}};
    written.formats.push_back(
        {.id = QStringLiteral("mazepack"),
         .about = FormatListText::tr("Pack in one file: everything, as in the editor"),
         .help = {}});
    for (const exchange::Exporter* format : widgets::exporters()) {
        written.formats.push_back(
            {.id = QLatin1String(format->id),
             //: Of a format: %1 its title, %2 what it can carry
             .about = FormatListText::tr("%1: %2").arg(widgets::formatText(format->title),
                                                       widgets::carriedText(format->carries)),
             .help = widgets::formatText(format->help)});
    }
    FormatList moving{.title = FormatListText::tr("Formats that animate writes:"), .formats = {}};
    for (const widgets::AnimationFormat* format : widgets::animationFormats()) {
        QString about = widgets::formatText(format->title);
        if (machine == Machine::This && !widgets::programOf(*format))
            about += FormatListText::tr(" (not installed here)");
        moving.formats.push_back({.id = QLatin1String(format->id),
                                  .about = about,
                                  .help = widgets::formatText(format->help)});
    }
    FormatList read{.title = FormatListText::tr("Formats that import reads:"), .formats = {}};
    for (const exchange::Importer* format : exchange::importers()) {
        QStringList endings;
        for (const std::string_view ending : format->endings)
            endings << u'.' + QString::fromStdString(std::string(ending));
        read.formats.push_back({.id = QLatin1String(format->id),
                                .about = QStringLiteral("%1 (%2)").arg(
                                    widgets::formatText(format->title), endings.join(u' ')),
                                .help = {}});
    }
    return {std::move(written), std::move(moving), std::move(read)};
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "widgets/exchange/exporters.h"

#include <algorithm>
#include <vector>

#include <QFileInfo>

// A new picture format needs one line here and a file that defines the exporter.
#define MAZELOOM_PICTURES(PICTURE) \
    PICTURE(pngExporter)           \
    PICTURE(svgExporter)

namespace mazeloom::widgets {

#define MAZELOOM_DECLARE_PICTURE(exporter) extern const exchange::Exporter exporter;
MAZELOOM_PICTURES(MAZELOOM_DECLARE_PICTURE)
#undef MAZELOOM_DECLARE_PICTURE

std::span<const exchange::Exporter* const> exporters() {
    static const auto all = [] {
        std::vector<const exchange::Exporter*> list(exchange::exporters().begin(),
                                                    exchange::exporters().end());
#define MAZELOOM_LIST_PICTURE(exporter) list.push_back(&exporter);
        MAZELOOM_PICTURES(MAZELOOM_LIST_PICTURE)
#undef MAZELOOM_LIST_PICTURE
        return list;
    }();
    return all;
}

const exchange::Exporter* findExporter(std::string_view id) {
    const auto found = std::ranges::find_if(
        exporters(), [id](const exchange::Exporter* exporter) { return exporter->id == id; });
    return found == exporters().end() ? nullptr : *found;
}

const exchange::Exporter* exporterOfFile(const QString& file) {
    const std::string ending = QFileInfo(file).suffix().toLower().toStdString();
    const auto found = std::ranges::find(exporters(), ending, &exchange::Exporter::ending);
    return found == exporters().end() ? nullptr : *found;
}

}  // namespace mazeloom::widgets

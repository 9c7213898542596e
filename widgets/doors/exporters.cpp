// SPDX-License-Identifier: MIT
#include "widgets/doors/exporters.h"

#include <algorithm>
#include <vector>

#include <QFileInfo>

// A new drawn format needs one line here and a file that defines it.
#define MAZELOOM_PICTURES(PICTURE) \
    PICTURE(pngExporter)           \
    PICTURE(svgExporter)

namespace mazeloom::widgets {

#define MAZELOOM_DECLARE_PICTURE(exporter) extern const doors::Exporter exporter;
MAZELOOM_PICTURES(MAZELOOM_DECLARE_PICTURE)
#undef MAZELOOM_DECLARE_PICTURE

std::span<const doors::Exporter* const> exporters() {
    static const auto all = [] {
        std::vector<const doors::Exporter*> list(doors::exporters().begin(),
                                                 doors::exporters().end());
#define MAZELOOM_LIST_PICTURE(exporter) list.push_back(&exporter);
        MAZELOOM_PICTURES(MAZELOOM_LIST_PICTURE)
#undef MAZELOOM_LIST_PICTURE
        return list;
    }();
    return all;
}

const doors::Exporter* findExporter(std::string_view id) {
    const auto found = std::ranges::find_if(
        exporters(), [id](const doors::Exporter* exporter) { return exporter->id == id; });
    return found == exporters().end() ? nullptr : *found;
}

const doors::Exporter* exporterOfFile(const QString& file) {
    const std::string ending = QFileInfo(file).suffix().toLower().toStdString();
    const auto found = std::ranges::find(exporters(), ending, &doors::Exporter::ending);
    return found == exporters().end() ? nullptr : *found;
}

}  // namespace mazeloom::widgets

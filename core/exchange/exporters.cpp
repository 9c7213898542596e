// SPDX-License-Identifier: MIT
#include <array>

#include "core/exchange/exporter.h"

// A new format needs one line here and a file that defines it.
#define MAZELOOM_EXPORTERS(EXPORTER) \
    EXPORTER(textExporter)           \
    EXPORTER(jsonExporter)           \
    EXPORTER(csvExporter)            \
    EXPORTER(tmjExporter)            \
    EXPORTER(tmxExporter)            \
    EXPORTER(ldtkExporter)           \
    EXPORTER(godotExporter)          \
    EXPORTER(xpExporter)

namespace mazeloom::exchange {

#define MAZELOOM_DECLARE_EXPORTER(exporter) extern const Exporter exporter;
MAZELOOM_EXPORTERS(MAZELOOM_DECLARE_EXPORTER)
#undef MAZELOOM_DECLARE_EXPORTER

std::span<const Exporter* const> exporters() {
#define MAZELOOM_LIST_EXPORTER(exporter) &exporter,
    static constexpr std::array kExporters{MAZELOOM_EXPORTERS(MAZELOOM_LIST_EXPORTER)};
#undef MAZELOOM_LIST_EXPORTER
    return kExporters;
}

std::span<const CarriesInfo> allCarried() {
    static constexpr std::array kAll{
        CarriesInfo{kTerrain, "terrain"},
        CarriesInfo{kMarks, "traps, coins and the hidden maze"},
        CarriesInfo{kThings, "objects and their places"},
        CarriesInfo{kObjects, "ids, texts and data of objects"},
        CarriesInfo{kPaths, "paths of bugs and bosses"},
        CarriesInfo{kProperties, "the level's own data"},
        CarriesInfo{kOrigin, "seed and recipe"},
        CarriesInfo{kLooks, "what the canvas shows"},
    };
    return kAll;
}

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
#include "app/cli/map_output.h"

#include <ostream>

#include <QGuiApplication>

#include "app/cli/map_picture.h"
#include "app/cli/terminal.h"
#include "core/level/map_json.h"

namespace mazeloom::app {

std::optional<MapFormat> readMapFormat(const QString& text) {
    if (text == "text") return MapFormat::Text;
    if (text == "json") return MapFormat::Json;
    if (text == "png") return MapFormat::Png;
    return std::nullopt;
}

std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments) {
    const bool mayDraw = arguments.contains("png") || arguments.contains("--format=png");
    if (!mayDraw) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

bool writeMap(Output& output, MapFormat format, const level::Map& map, const level::Level& level,
              std::span<const level::Room> rooms, std::uint64_t seed) {
    if (format == MapFormat::Png) {
        const auto png = pngOf(map);
        if (!png) {
            complain(png.error());
            return false;
        }
        return output.fill([&](std::ostream& out) { out.write(png->data(), png->size()); });
    }
    return output.fill([&](std::ostream& out) {
        if (format == MapFormat::Json) {
            level::writeJson(out, map, level, rooms, seed);
        } else {
            out << level::toText(map);
        }
    });
}

}  // namespace mazeloom::app

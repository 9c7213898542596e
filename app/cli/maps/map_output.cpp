// SPDX-License-Identifier: MIT
#include "app/cli/maps/map_output.h"

#include <algorithm>
#include <array>

#include <QGuiApplication>

#include "app/cli/terminal.h"

// A new format is one line here, and a file that defines it.
#define MAZELOOM_MAP_FORMATS(FORMAT) \
    FORMAT(textMapFormat)            \
    FORMAT(jsonMapFormat)            \
    FORMAT(pngMapFormat)

namespace mazeloom::app {

#define MAZELOOM_DECLARE_FORMAT(format) extern const MapFormat format;
MAZELOOM_MAP_FORMATS(MAZELOOM_DECLARE_FORMAT)
#undef MAZELOOM_DECLARE_FORMAT

namespace {

#define MAZELOOM_LIST_FORMAT(format) &format,
constexpr std::array kMapFormats{MAZELOOM_MAP_FORMATS(MAZELOOM_LIST_FORMAT)};
#undef MAZELOOM_LIST_FORMAT

}  // namespace

std::span<const char* const> mapFormatIds() {
    static const auto ids = [] {
        std::array<const char*, kMapFormats.size()> list{};
        std::ranges::transform(kMapFormats, list.begin(), &MapFormat::id);
        return list;
    }();
    return ids;
}

const MapFormat& mapFormatOf(const CommandArguments& arguments) {
    const QString id = arguments.text(kFormatOption.name);
    return **std::ranges::find_if(
        kMapFormats, [&](const MapFormat* format) { return id == QLatin1String(format->id); });
}

std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments) {
    const bool mayDraw = std::ranges::any_of(kMapFormats, [&](const MapFormat* format) {
        const QString id = QLatin1String(format->id);
        return format->draws &&
               (arguments.contains(id) || arguments.contains(QStringLiteral("--format=") + id));
    });
    if (!mayDraw) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

bool writeMap(Output& output, const MapFormat& format, const level::Map& map,
              const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed) {
    const auto writer = format.writerOf({map, level, rooms, seed});
    if (!writer) {
        complain(writer.error());
        return false;
    }
    return output.fill(*writer);
}

}  // namespace mazeloom::app

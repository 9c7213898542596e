// SPDX-License-Identifier: MIT
#include "app/export/thumbnail.h"

#include <QBuffer>
#include <QImage>

#include "core/doors/exporter.h"
#include "widgets/canvas/picture/thumbnail.h"
#include "widgets/doors/pictures/level_painter.h"

namespace mazeloom::app {

std::string thumbnailOf(const level::Map& map) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    // The same theme for everyone, independent of the window.
    const widgets::Theme theme = widgets::themeOf(doors::PictureOptions{});
    widgets::thumbnail(map, {kThumbnailSide, kThumbnailSide}, theme).save(&buffer, "PNG");
    return buffer.data().toStdString();
}

}  // namespace mazeloom::app

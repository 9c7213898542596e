// SPDX-License-Identifier: MIT
#include "app/export/thumbnail.h"

#include <QBuffer>
#include <QImage>

#include "widgets/canvas/picture/thumbnail.h"

namespace mazeloom::app {

std::string thumbnailOf(const level::Map& map) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    widgets::thumbnail(map, {kThumbnailSide, kThumbnailSide}, widgets::Theme::dark())
        .save(&buffer, "PNG");
    return buffer.data().toStdString();
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// The window's readers of files: pictures, links, the session and the other texts of its settings.
// Only these few files are compiled into the fuzzer, so that it need not link the window.
#include <array>
#include <string>

#include <QByteArray>
#include <QString>

#include "app/links/link.h"
#include "app/workspace/session.h"
#include "core/analyse/wish/wish.h"
#include "core/edit/layers/layers.h"
#include "core/edit/paint/ink_mix.h"
#include "core/level/tiles/tile_picture.h"
#include "tests/fuzz/harness.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::fuzz {

namespace {

QByteArray qtBytes(std::string_view bytes) {
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

void readPicture(std::string_view bytes) {
    // The number of pixels that a fuzzer has time to decode.
    constexpr qint64 kMostPixels = qint64{1} << 20;
    widgets::PngReader reader(qtBytes(bytes));
    const QSize size = reader.size();
    static_cast<void>(reader.text("stamp"));
    const QImage image = reader.read(kMostPixels);
    demand(image.isNull() || image.size() == size, "a picture has the size that its head says");
    demand(qint64{image.width()} * image.height() <= kMostPixels, "a picture is not too large");
    const auto tiles = level::pictureOf(std::string(bytes));
    demand(tiles.has_value() || !tiles.error().isEmpty(), "it is said what is wrong");
    if (!bytes.starts_with("\x89PNG")) demand(image.isNull(), "nothing but PNG is decoded");
}

void followLink(std::string_view bytes) {
    const QString text = QString::fromUtf8(qtBytes(bytes));
    static_cast<void>(app::isLink(text));
    static_cast<void>(app::packNameOf(text));
    const auto link = app::readLink(text);
    if (!link) {
        demand(!link.error().isEmpty(), "it is said what is wrong");
        return;
    }
    demand(text.size() <= app::kMostLinkLength, "a link is short");
    demand(
        link->day || link->pack.startsWith("builtin:") ||
            (link->pack.startsWith('/') && link->pack.endsWith(".mazepack", Qt::CaseInsensitive)),
        "a link opens a day, a built-in pack or an exported one");
    for (const QChar letter : link->pack)
        demand(letter.unicode() >= ' ', "a link has no control characters");
    const auto again = app::readLink(app::toText(*link));
    demand(again && *again == *link, "a link is the same when it is read again");
}

void readSession(std::string_view bytes) {
    const app::Session session = app::sessionFrom(qtBytes(bytes));
    for (const app::Session::Pack& pack : session.packs)
        demand(!pack.name.isEmpty(), "a pack of the session has a name");
    demand(session.current >= 0, "a session shows one of its packs");
    demand(session.packs.empty() || session.current < static_cast<int>(session.packs.size()),
           "a session shows one of its packs");
    demand(app::sessionFrom(app::toText(session)) == session,
           "a session is the same when it is read again");
}

/// Reads a line "ID WEIGHT", the format in which the brush's mixes are stored.
void mixLine(std::string_view line, edit::InkMix& mix) {
    const QString text = QString::fromUtf8(qtBytes(line));
    const edit::InkInfo* ink = edit::findMixable(text.section(' ', 0, 0).toStdString());
    if (ink != nullptr) mix.setWeight(*ink, text.section(' ', 1).toInt());
}

void readSettings(std::string_view bytes) {
    static_cast<void>(edit::layersFrom(bytes));
    const auto wish = analyse::readWish(bytes);
    demand(wish.has_value() || !wish.error().text.empty(), "it is said what is wrong");
    edit::InkMix mix;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        mixLine(bytes.substr(0, end), mix);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    for (const edit::InkMix::Part& part : mix.parts())
        demand(part.weight > 0, "a mix has what it has some of");
}

}  // namespace

std::span<const Harness> windowHarnesses() {
    static constexpr std::array kHarnesses{
        Harness{"picture", readPicture}, Harness{"link", followLink},
        Harness{"session", readSession}, Harness{"settings", readSettings}};
    return kHarnesses;
}

}  // namespace mazeloom::fuzz

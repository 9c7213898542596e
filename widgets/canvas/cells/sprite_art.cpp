// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/sprite_art.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include "resources/resources.h"

namespace mazeloom::widgets {

namespace {

/// Least size, in pixels, of a drawing with a rim; in smaller ones the rim would be thicker than
/// the drawing.
constexpr int kLeastRimmed = 10;

QDir spriteFolder() {
    resources::initialise();
    return QDir(QStringLiteral(":/sprites"));
}

QByteArray drawingWith(const QString& name, const SpriteInks& inks) {
    QFile file(spriteFolder().filePath(name + QStringLiteral(".svg")));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray drawing = file.readAll();
    const auto fill = [&drawing](const char* named, const QColor& colour) {
        drawing.replace(named, colour.name().toLatin1());
    };
    fill("{main}", inks.main);
    fill("{shade}", inks.shade);
    fill("{ink}", inks.ink);
    fill("{light}", inks.light);
    fill("{fire}", inks.fire);
    fill("{stone}", inks.stone);
    return drawing;
}

/// Calls draw(offset) for each of the shifted copies that make up the rim of a drawing.
template <typename Draw>
void forEachOfRim(double size, double least, const Draw& draw) {
    constexpr int kWays = 8;
    const double reach = std::max(least, size / 20);
    for (int i = 0; i < kWays; ++i) {
        const double way = 2 * std::numbers::pi * i / kWays;
        draw(QPointF(std::cos(way) * reach, std::sin(way) * reach));
    }
}

/// Draws copies of the drawing's silhouette in one colour, shifted in all directions.
void drawRim(QPainter& painter, const QImage& drawing, const QColor& colour) {
    QImage form = drawing;
    QPainter tint(&form);
    tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
    tint.fillRect(form.rect(), colour);
    tint.end();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    forEachOfRim(drawing.width(), 1, [&](QPointF by) { painter.drawImage(by, form); });
}

}  // namespace

SpriteInks inksOf(const QColor& main, const Theme& theme) {
    const QColor ground = theme.isDark ? theme.canvas : QColor(Qt::white);
    SpriteInks inks;
    inks.main = main;
    inks.shade = mixedColour(main, ground, theme.isDark ? 0.42 : 0.45);
    inks.ink = mixedColour(main, ground, 0.9);
    inks.light = mixedColour(main, Qt::white, 0.75);
    inks.fire = theme.of(level::Tint::Fire);
    inks.stone = mixedColour(theme.of(level::Tint::Furniture),
                             theme.isDark ? theme.canvas : theme.outline, 0.35);
    inks.rim = ground;
    inks.rim.setAlphaF(0.8F);
    return inks;
}

QImage spriteArt(const QString& name, int size, const SpriteInks& inks, bool hasRim) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QByteArray drawing = drawingWith(name, inks);
    QSvgRenderer renderer;
    if (drawing.isEmpty() || !renderer.load(drawing)) return image;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(image.rect()));
    if (!hasRim || size < kLeastRimmed) return image;
    painter.end();
    QImage rimmed(image.size(), image.format());
    rimmed.fill(Qt::transparent);
    QPainter over(&rimmed);
    drawRim(over, image, inks.rim);
    over.drawImage(0, 0, image);
    return rimmed;
}

void paintSprite(QPainter& painter, const QString& name, double size, const SpriteInks& inks,
                 bool hasRim) {
    const QByteArray drawing = drawingWith(name, inks);
    QSvgRenderer renderer;
    if (drawing.isEmpty() || !renderer.load(drawing)) return;
    const QRectF box(0, 0, size, size);
    if (hasRim && size >= kLeastRimmed) {
        // The rim is opaque. In a bitmap, translucent copies add up to a nearly opaque rim, but as
        // vector shapes each copy would show its edge.
        const QColor rim = inks.rim.rgb();
        QSvgRenderer form;
        if (!form.load(drawingWith(name, {rim, rim, rim, rim, rim, rim, rim}))) return;
        forEachOfRim(size, 0, [&](QPointF by) { form.render(&painter, box.translated(by)); });
    }
    renderer.render(&painter, box);
}

QStringList spriteNames() {
    // The resources never change, and listing their folder takes longer than drawing a sprite.
    static const QStringList kNames = [] {
        QStringList names;
        for (const QFileInfo& file :
             spriteFolder().entryInfoList({"*.svg"}, QDir::Files, QDir::Name))
            names << file.baseName();
        return names;
    }();
    return kNames;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/theme/icon.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include "resources/resources.h"

namespace mazeloom::widgets {

namespace {

constexpr auto kApplicationIcon = "mazeloom";
constexpr auto kGameIcon = "mazeloom-game";

QDir folder() {
    resources::initialise();
    return QDir(":/icons");
}

QString drawingOf(const QString& name) {
    return folder().filePath(name + ".svg");
}

/// Returns the drawing of an icon; null if there is none with this name. Each drawing is read only
/// once, because a window shows most icons several times.
std::shared_ptr<QSvgRenderer> drawingNamed(const QString& name) {
    static QHash<QString, std::shared_ptr<QSvgRenderer>> read;
    if (const auto found = read.constFind(name); found != read.constEnd()) return *found;
    auto drawing = std::make_shared<QSvgRenderer>();
    if (!QFile::exists(drawingOf(name)) || !drawing->load(drawingOf(name))) drawing = nullptr;
    read.insert(name, drawing);
    return drawing;
}

QColor paletteColour(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected:
            return palette.color(QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active:
            break;
    }
    return palette.color(QPalette::Active, QPalette::ButtonText);
}

/// Draws an SVG icon in the palette's current colour, in exactly the requested size.
class TintedEngine final : public QIconEngine {
  public:
    TintedEngine(std::shared_ptr<QSvgRenderer> drawing, QColor normal, QColor disabled)
        : drawing_(std::move(drawing)), normal_(normal), disabled_(disabled) {}

    QIconEngine* clone() const override { return new TintedEngine(drawing_, normal_, disabled_); }

    QString key() const override { return QStringLiteral("mazeloom-tinted"); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode,
               QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatio();
        QPixmap drawn = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
        drawn.setDevicePixelRatio(ratio);
        const QSizeF size = drawn.deviceIndependentSize();
        painter->drawPixmap(QPointF(rect.x() + (rect.width() - size.width()) / 2,
                                    rect.y() + (rect.height() - size.height()) / 2),
                            drawn);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        const int side = std::min(size.width(), size.height());
        if (side <= 0) return {};
        const QColor colour = colourFor(mode);
        const quint64 key = quint64(colour.rgba()) << 32 | quint64(side);
        if (const auto found = drawn_.constFind(key); found != drawn_.constEnd()) return *found;

        QPixmap drawn(side, side);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        drawing_->render(&painter, QRectF(0, 0, side, side));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(drawn.rect(), colour);
        painter.end();
        drawn_.insert(key, drawn);
        return drawn;
    }

  private:
    QColor colourFor(QIcon::Mode mode) const {
        const QColor& own = mode == QIcon::Disabled ? disabled_ : normal_;
        return own.isValid() && mode != QIcon::Selected ? own : paletteColour(mode);
    }

    std::shared_ptr<QSvgRenderer> drawing_;
    QColor normal_;
    QColor disabled_;
    QHash<quint64, QPixmap> drawn_;  ///< cached pictures, by colour and side
};

}  // namespace

QIcon themedIcon(const QString& name) {
    return themedIcon(name, {}, {});
}

QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled) {
    auto drawing = drawingNamed(name);
    return drawing == nullptr ? QIcon()
                              : QIcon(new TintedEngine(std::move(drawing), normal, disabled));
}

namespace {

/// Draws an icon in its own colours, in the sizes that desktops ask for.
QIcon colouredIcon(const char* name) {
    QSvgRenderer drawing(drawingOf(name));
    QIcon icon;
    for (int side : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter, QRectF(0, 0, side, side));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

}  // namespace

QIcon applicationIcon() {
    return colouredIcon(kApplicationIcon);
}

QIcon gameIcon() {
    return colouredIcon(kGameIcon);
}

QStringList iconNames() {
    QStringList names;
    const auto files = folder().entryInfoList({"*.svg"}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
        const QString name = file.baseName();
        if (name != kApplicationIcon && name != kGameIcon) names << name;
    }
    return names;
}

}  // namespace mazeloom::widgets

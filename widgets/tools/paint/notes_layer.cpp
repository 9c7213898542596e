// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/notes_layer.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QGuiApplication>

#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

namespace {

// All sizes are in device-independent pixels.
constexpr double kNoteGap = 8;
constexpr double kWidest = 320;

}  // namespace

NotesLayer::NotesLayer(EditContext& context) : QObject(&context), context_(context) {
    connect(&context_, &EditContext::sheetChanged, this, &NotesLayer::watch);
    watch();
}

void NotesLayer::watch() {
    disconnect(connection_);
    PackDocument* document = context_.document();
    if (document == nullptr) return;
    connection_ = connect(document, &PackDocument::sheetChanged, this,
                          [this](const Sheet& sheet, SheetPart part) {
                              if (part == SheetPart::Head && sheet == context_.sheet()) {
                                  emit looksChanged();
                              }
                          });
}

QString NotesLayer::text() const {
    if (context_.layers().of(edit::Layer::Notes).isHidden()) return {};
    const level::Level* level =
        context_.document() == nullptr ? nullptr : currentLevel(*context_.document());
    if (level == nullptr) return {};
    return QString::fromStdString(shownTexts(*level).notes);
}

void NotesLayer::paint(QPainter& painter, const CanvasScene& scene) const {
    const QString notes = text();
    if (notes.isEmpty()) return;
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize view = scene.view.view();
    const double width =
        std::min(kWidest * ratio, static_cast<double>(view.width()) / 2) - 2 * kNoteGap * ratio;
    const double most = static_cast<double>(view.height()) / 2;
    if (width < kNoteGap * ratio) return;
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(12 * ratio));
    constexpr int kFlags = Qt::AlignLeft | Qt::TextWordWrap;
    QRectF text = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, most), kFlags, notes);
    text.setHeight(std::min(text.height(), most));
    const QRectF box(view.width() - text.width() - 3 * kNoteGap * ratio, kNoteGap * ratio,
                     text.width() + 2 * kNoteGap * ratio, text.height() + 2 * kNoteGap * ratio);
    if (context_.layers().of(edit::Layer::Notes).isDimmed()) painter.setOpacity(0.5);
    QColor ground = scene.theme.window;
    ground.setAlphaF(0.92F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(scene.theme.border, ratio));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4 * ratio, 4 * ratio);
    painter.setFont(font);
    painter.setPen(scene.theme.text);
    const double inset = kNoteGap * ratio;
    painter.drawText(box.adjusted(inset, inset, -inset, -inset), kFlags, notes);
}

}  // namespace mazeloom::widgets

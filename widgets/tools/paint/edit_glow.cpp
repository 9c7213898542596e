// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/edit_glow.h"

#include <algorithm>

#include "core/document/change.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

namespace {

constexpr std::chrono::milliseconds kGlowFrame{33};
constexpr double kBrightest = 0.4;

edit::Area areaOf(const std::vector<document::Span>& spans) {
    std::vector<edit::Run> runs;
    runs.reserve(spans.size());
    for (const document::Span& span : spans)
        runs.push_back({span.at.y, span.at.x, span.count});
    return edit::Area(std::move(runs));
}

}  // namespace

EditGlow::EditGlow(EditContext& context, const Canvas& canvas)
    : QObject(&context), context_(context), canvas_(canvas) {
    timer_.setInterval(kGlowFrame);
    connect(&timer_, &QTimer::timeout, this, &EditGlow::expire);
    connect(&context_, &EditContext::sheetChanged, this, &EditGlow::watch);
    watch();
}

void EditGlow::watch() {
    glows_.clear();
    disconnect(connection_);
    const PackDocument* document = context_.document();
    if (document != nullptr)
        connection_ = connect(document, &PackDocument::edited, this, &EditGlow::add);
}

void EditGlow::add(const document::Change& change) {
    if (!canvas_.hasMotion() || !context_.canEdit()) return;
    const document::SheetKey shown = keyOf(*context_.document(), context_.sheet());
    edit::Area cells;
    for (const document::SheetChange& sheet : change.sheets) {
        // A change of very many cells does not list them, so they do not glow; such a change is
        // obvious anyway.
        if (sheet.sheet == shown && sheet.part == SheetPart::Cells)
            cells = cells | areaOf(sheet.spans);
    }
    if (cells.isEmpty()) return;
    // Remove the cells from earlier glows, so that they do not glow twice as bright.
    for (Glow& glow : glows_)
        glow.cells = glow.cells - cells;
    glows_.push_back({std::move(cells), Clock::now()});
    timer_.start();
    emit looksChanged();
}

void EditGlow::expire() {
    while (!glows_.empty() && Clock::now() - glows_.front().start >= kDuration)
        glows_.pop_front();
    if (glows_.empty()) timer_.stop();
    emit looksChanged();
}

edit::Area EditGlow::cells() const {
    edit::Area all;
    for (const Glow& glow : glows_)
        all = all | glow.cells;
    return all;
}

void EditGlow::paint(QPainter& painter, const CanvasScene& scene) const {
    const QRect screen(QPoint(0, 0), scene.view.view());
    const auto now = Clock::now();
    for (const Glow& glow : glows_) {
        const std::chrono::duration<double> age = now - glow.start;
        QColor colour = scene.theme.accent;
        colour.setAlphaF(
            static_cast<float>(kBrightest * std::clamp(1 - age / kDuration, 0.0, 1.0)));
        for (const edit::Run& run : glow.cells.runs()) {
            const QRectF rect = scene.view.rectOf(grid::Rect{run.x, run.y, run.count, 1});
            if (rect.intersects(screen)) painter.fillRect(rect, colour);
        }
    }
}

}  // namespace mazeloom::widgets

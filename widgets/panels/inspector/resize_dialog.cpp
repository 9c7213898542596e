// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/resize_dialog.h"

#include <array>
#include <cstdint>
#include <functional>

#include <QButtonGroup>
#include <QFormLayout>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/number_box.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

namespace {

QString anchorTitle(int place) {
    const std::array<QString, 9> titles{ResizeDialog::tr("top left"),    ResizeDialog::tr("top"),
                                        ResizeDialog::tr("top right"),   ResizeDialog::tr("left"),
                                        ResizeDialog::tr("middle"),      ResizeDialog::tr("right"),
                                        ResizeDialog::tr("bottom left"), ResizeDialog::tr("bottom"),
                                        ResizeDialog::tr("bottom right")};
    return titles[static_cast<std::size_t>(place)];
}

/// Returns the icon of an anchor (0–8, row by row): the old extent, filled, within the new one.
QIcon anchorIcon(int place, const QWidget& widget) {
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(20, 20) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QColor ink = widget.palette().color(QPalette::ButtonText);
    painter.setPen(ink);
    painter.drawRect(QRectF(1.5, 1.5, 17, 17));
    painter.fillRect(QRectF(3 + place % 3 * 4, 3 + place / 3 * 4, 6, 6), ink);
    return pixmap;
}

/// Returns the number of walkable cells outside `to`.
template <typename Cells, typename TerrainOf>
int openCellsOutside(const Cells& cells, const level::TerrainTable& terrains, const grid::Rect& to,
                     TerrainOf terrainOf) {
    const level::TerrainSet& walkable = terrains.walkable();
    int count = 0;
    for (int y = 0; y < cells.height(); ++y) {
        const auto row = cells.row(y);
        for (int x = 0; x < cells.width(); ++x) {
            const auto terrain = terrainOf(row[static_cast<std::size_t>(x)]);
            if (walkable.contains(terrain) && !to.contains(grid::Point{x, y})) ++count;
        }
    }
    return count;
}

void add(QStringList& list, std::int64_t count, const QString& text) {
    if (count > 0) list << text;
}

}  // namespace

QString lossesOf(const level::Level& level, const grid::Rect& to) {
    // Copies everything except the painted cells, which are large.
    level::Level light;
    light.size = level.size;
    light.objects = level.objects;
    light.trajectories = level.trajectories;
    light.kept = level.kept;
    const auto resized = edit::resized(light, to);
    if (!resized) return problemText(resized.error());
    const int open =
        level.paint ? openCellsOutside(*level.paint, level.terrains, to, level::terrainOf) : 0;
    QStringList lost;
    const auto count = [](auto n) { return static_cast<int>(n); };
    add(lost, open, ResizeDialog::tr("%n open cell(s)", nullptr, open));
    add(lost, count(resized->lostObjects.size()),
        ResizeDialog::tr("%n object(s)", nullptr, count(resized->lostObjects.size())));
    add(lost, count(resized->lostTrajectories.size()),
        ResizeDialog::tr("%n path(s)", nullptr, count(resized->lostTrajectories.size())));
    add(lost, count(resized->lostPoints),
        ResizeDialog::tr("%n point(s) of other paths", nullptr, count(resized->lostPoints)));
    const auto kept = count(level.kept.cells.count() - resized->kept.cells.count());
    add(lost, kept, ResizeDialog::tr("%n pinned cell(s)", nullptr, kept));
    return lost.join(", ");
}

QString lossesOf(const level::Room& room, const grid::Rect& to) {
    const auto resized = edit::resized(room, to);
    if (!resized) return problemText(resized.error());
    QStringList lost;
    const auto objects = static_cast<int>(resized->lostObjects.size());
    const auto entrances = static_cast<int>(resized->lostEntrances);
    const int open = openCellsOutside(room.cells, room.terrains, to, std::identity());
    add(lost, open, ResizeDialog::tr("%n open cell(s)", nullptr, open));
    add(lost, objects, ResizeDialog::tr("%n object(s)", nullptr, objects));
    add(lost, entrances, ResizeDialog::tr("%n entrance(s)", nullptr, entrances));
    return lost.join(", ");
}

ResizeDialog::ResizeDialog(grid::Size from, int mostSide,
                           std::function<QString(const grid::Rect&)> losses, QWidget* parent)
    : ExtentDialog(tr("Resize"), parent),
      from_(from),
      losses_(std::move(losses)),
      width_(addCells(tr("&Width"), 1, mostSide, from.width,
                      tr("Cells from left to right, 1 to %1").arg(mostSide))),
      height_(addCells(tr("&Height"), 1, mostSide, from.height,
                       tr("Cells from top to bottom, 1 to %1").arg(mostSide))),
      anchorBox_(new QWidget),
      anchors_(new QButtonGroup(this)) {
    makeAnchors();
    form().addRow(tr("Stays in place"), anchorBox_);
    explainButtons(tr("Give it this size; can be undone"), tr("Leave the size as it is"));
    connect(this, &ExtentDialog::changed, this, &ResizeDialog::showLosses);
    showLosses();
    width_->setFocus();
    width_->selectAll();
}

void ResizeDialog::makeAnchors() {
    auto* grid = new QGridLayout(anchorBox_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    for (int place = 0; place < 9; ++place) {
        const QString tip =
            //: %1 a corner or side
            tr("The cells that are there stay at: %1").arg(anchorTitle(place));
        QToolButton* button = newToolButton(anchorIcon(place, *this), anchorTitle(place), tip);
        button->setCheckable(true);
        anchors_->addButton(button, place);
        grid->addWidget(button, place / 3, place % 3);
    }
    grid->setColumnStretch(3, 1);
    anchors_->button(0)->setChecked(true);
    connect(anchors_, &QButtonGroup::idClicked, this, &ResizeDialog::showLosses);
}

grid::Rect ResizeDialog::cells() const {
    return edit::resizedRect(from_, {width_->typedValue(), height_->typedValue()},
                             static_cast<edit::Anchor>(anchors_->checkedId()));
}

void ResizeDialog::showLosses() {
    const QString losses = losses_(cells());
    //: %1 a list: "3 objects, 1 path"
    showLost(losses.isEmpty() ? QString() : tr("Lost with the cells that go: %1").arg(losses));
}

QString lossesOf(const PackDocument& document, const Sheet& sheet, const grid::Rect& to) {
    return sheet.isRoom() ? lossesOf(*findRoom(document, sheet.id), to)
                          : lossesOf(*findLevel(document, sheet.id), to);
}

bool askToResize(PackDocument& document, const Sheet& sheet, QWidget* parent) {
    if (refusesEdits(document)) return false;
    const level::PaintGrid* cells = document.content().paintOf(keyOf(document, sheet));
    if (cells == nullptr) return false;
    ResizeDialog dialog(
        cells->size(), sheet.isRoom() ? level::kMaxRoomSide : level::kMaxSide,
        [&](const grid::Rect& to) { return lossesOf(document, sheet, to); }, parent);
    if (dialog.exec() != QDialog::Accepted) return false;
    return resizeSheet(document, sheet, dialog.cells(), ResizeDialog::tr("Resize"));
}

}  // namespace mazeloom::widgets

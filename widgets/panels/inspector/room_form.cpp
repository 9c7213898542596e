// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/room_form.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QToolButton>
#include <QToolTip>

#include "widgets/panels/inspector/resize_dialog.h"

namespace mazeloom::widgets {

namespace {

using level::Room;

// As a pack's file allows them.
constexpr int kMaxWeight = 1000;
constexpr int kMaxCount = 1000;
constexpr int kMaxDepth = 1'000'000;

constexpr int kPicture = 24;  // pixels of Qt's

QString symmetryTitle(level::Symmetry symmetry) {
    //: %1 is 0, 90, 180 or 270
    return (symmetry.mirrored ? RoomForm::tr("Mirrored, turned by %1°")
                              : RoomForm::tr("Turned by %1°"))
        .arg(symmetry.quarterTurns * 90);
}

/// A flag, which looks different in all eight.
QIcon symmetryIcon(level::Symmetry symmetry, const QWidget& widget) {
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(kPicture, kPicture) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kPicture / 2.0, kPicture / 2.0);
    painter.rotate(symmetry.quarterTurns * 90);
    if (symmetry.mirrored) painter.scale(-1, 1);
    const QColor ink = widget.palette().color(QPalette::ButtonText);
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(-5, 8), QPointF(-5, -8));
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{-5, -8}, {6, -4.5}, {-5, -1}}));
    return pixmap;
}

}  // namespace

RoomForm::RoomForm(EditContext& context)
    : FieldForm(context),
      title_(line()),
      id_(line(64)),
      size_(new QLabel),
      resize_(new QPushButton(tr("Resize…"))),
      tags_(line()),
      weight_(number(0, kMaxWeight)),
      min_(number(0, kMaxCount)),
      max_(number(0, kMaxCount)),
      minDepth_(number(1, kMaxDepth)),
      maxDepth_(number(1, kMaxDepth)),
      symmetryBox_(new QWidget) {
    setAccessibleName(tr("Properties of the room"));
    id_->setValidator(new QRegularExpressionValidator(QRegularExpression("[a-z0-9-]{1,64}"), this));
    resize_->setAutoDefault(false);
    resize_->setToolTip(tr("Crop the room, or let it grow, and see what would be lost"));
    resize_->setStatusTip(resize_->toolTip());
    resize_->setAccessibleName(tr("Resize the room"));

    addField(tr("T&itle"), title_, tr("What the room is listed as"));
    addField(tr("Id"), id_, tr("Names the room's file: a to z, 0 to 9 and -"));
    addField(tr("Size"), size_, tr("Cells wide and high"), resize_);
    addField(tr("Ta&gs"), tags_, tr("Words to find the room by, with commas between them"));
    addField(tr("&Weight"), weight_,
             tr("How often it is drawn beside other rooms, 0 to %1; 0: never").arg(kMaxWeight));
    addField(tr("A&t least"), min_,
             tr("So many must be in a level, 0 to %1; 0: it may be left out").arg(kMaxCount));
    addField(tr("At &most"), max_, tr("No more are in a level, 0 to %1").arg(kMaxCount));
    addField(tr("&From depth"), minDepth_, tr("The first depth that it is found in, from 1"));
    addField(tr("To &depth"), maxDepth_, tr("The last depth that it is found in"));
    makeSymmetries();

    onEdit(title_, [this] {
        edit(tr("Change title"), [this](Room& r) { r.title = title_->text().toStdString(); });
    });
    connect(id_, &QLineEdit::editingFinished, this, &RoomForm::editId);
    onEdit(tags_, [this] { editTags(); });
    onEdit(weight_, [this] { editCount(weight_, &Room::weight); });
    onEdit(min_, [this] { editCount(min_, &Room::min); });
    onEdit(max_, [this] { editCount(max_, &Room::max); });
    onEdit(minDepth_, [this] { editCount(minDepth_, &Room::minDepth); });
    onEdit(maxDepth_, [this] { editCount(maxDepth_, &Room::maxDepth); });
    connect(resize_, &QPushButton::clicked, this, &RoomForm::resizeRoom);
}

void RoomForm::makeSymmetries() {
    auto* grid = new QGridLayout(symmetryBox_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    for (std::size_t i = 0; i < symmetries_.size(); ++i) {
        const level::Symmetry symmetry = level::kSymmetries[i];
        auto* button = new QToolButton;
        button->setIcon(symmetryIcon(symmetry, *this));
        button->setIconSize({kPicture, kPicture});
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setAccessibleName(symmetryTitle(symmetry));
        button->setToolTip(tr("%1: the room may be placed this way").arg(symmetryTitle(symmetry)));
        button->setStatusTip(button->toolTip());
        connect(button, &QToolButton::clicked, this, [this, i] { editSymmetries(i); });
        symmetries_[i] = button;
        const auto place = static_cast<int>(i);
        grid->addWidget(button, place / 4, place % 4);
    }
    grid->setColumnStretch(4, 1);
    addWide(tr("Ways to place it"), symmetryBox_, tr("How the room may be turned and mirrored"));
}

void RoomForm::takeValues() {
    const Room& shown = room();
    showText(*title_, QString::fromStdString(shown.title));
    showText(*id_, QString::fromStdString(shown.id));
    size_->setText(tr("%1 × %2").arg(shown.cells.width()).arg(shown.cells.height()));
    if (!tags_->hasFocus()) {
        QStringList tags;
        for (const std::string& tag : shown.tags)
            tags << QString::fromStdString(tag);
        showText(*tags_, tags.join(", "));
    }
    weight_->setValue(shown.weight);
    min_->setValue(shown.min);
    max_->setValue(shown.max);
    minDepth_->setValue(shown.minDepth);
    maxDepth_->setValue(shown.maxDepth);
    for (std::size_t i = 0; i < symmetries_.size(); ++i) {
        const bool isAllowed =
            std::ranges::find(shown.symmetries, level::kSymmetries[i]) != shown.symmetries.end();
        symmetries_[i]->setChecked(isAllowed);
    }
}

void RoomForm::edit(const QString& text, const std::function<void(Room&)>& change) {
    Room changed = room();
    change(changed);
    document().setRoom(sheet().id, std::move(changed), text, gesture());
}

void RoomForm::editId() {
    const QString id = id_->text();
    if (isShowing() || id == sheet().id) return;
    if (document().renameRoom(sheet().id, id, QString::fromStdString(room().title))) return;
    QToolTip::showText(id_->mapToGlobal(QPoint(0, id_->height())),
                       tr("Another room has the id “%1”").arg(id), id_);
    showText(*id_, sheet().id);
}

/// Least and most, first and last stay in order: the other one gives way.
void RoomForm::editCount(QSpinBox* input, int Room::*part) {
    edit(tr("Change rules of placing"), [&](Room& changed) {
        const int value = input->value();
        changed.*part = value;
        if (part == &Room::min) changed.max = std::max(changed.max, value);
        if (part == &Room::max) changed.min = std::min(changed.min, value);
        if (part == &Room::minDepth) changed.maxDepth = std::max(changed.maxDepth, value);
        if (part == &Room::maxDepth) changed.minDepth = std::min(changed.minDepth, value);
    });
}

void RoomForm::editTags() {
    edit(tr("Change tags"), [this](Room& changed) {
        changed.tags.clear();
        for (const QString& part : tags_->text().split(',')) {
            const std::string tag = part.trimmed().toStdString();
            const bool isNew = std::ranges::find(changed.tags, tag) == changed.tags.end();
            if (!tag.empty() && isNew) changed.tags.push_back(tag);
        }
    });
}

void RoomForm::editSymmetries(std::size_t clicked) {
    beginGesture();
    std::vector<level::Symmetry> allowed;
    for (std::size_t i = 0; i < symmetries_.size(); ++i) {
        if (symmetries_[i]->isChecked()) allowed.push_back(level::kSymmetries[i]);
    }
    if (allowed.empty()) {
        QToolButton* button = symmetries_[clicked];
        button->setChecked(true);
        QToolTip::showText(button->mapToGlobal(QPoint(0, button->height())),
                           tr("One way must be left"), button);
        return;
    }
    edit(tr("Change ways to place"), [&](Room& changed) { changed.symmetries = allowed; });
}

void RoomForm::resizeRoom() {
    ResizeDialog dialog(
        room().cells.size(), level::kMaxRoomSide,
        [this](const grid::Rect& to) { return lossesOf(room(), to); }, this);
    if (dialog.exec() != QDialog::Accepted) return;
    beginGesture();
    auto resized = edit::resized(room(), dialog.cells());
    if (resized) document().setRoom(sheet().id, std::move(resized->room), tr("Resize"));
}

}  // namespace mazeloom::widgets

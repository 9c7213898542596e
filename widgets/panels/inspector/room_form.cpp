// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/room_form.h"

#include <algorithm>

#include <QPushButton>

#include "core/pack/json/field_limits.h"
#include "widgets/document/edits.h"
#include "widgets/panels/inspector/entrances/entrance_tags.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/panels/inspector/room_preview.h"
#include "widgets/panels/inspector/symmetry_strip.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

using level::Room;

/// Delay of a redraw in milliseconds: painting emits changes faster than the user could see them.
constexpr int kRedraw = 40;

}  // namespace

RoomForm::RoomForm(EditContext& context)
    : FieldForm(context),
      title_(line()),
      id_(idLine(IdNeed::Required)),
      size_(new PlainLabel),
      resize_(new QPushButton(tr("Resize…"))),
      tags_(line()),
      entranceTags_(new EntranceTags),
      stands_(new QuietComboBox),
      weight_(number(0, pack::kMaxRoomWeight)),
      min_(number(0, pack::kMaxRoomCount)),
      max_(number(0, pack::kMaxRoomCount)),
      minDepth_(number(1, pack::kMaxLevelDepth)),
      maxDepth_(number(1, pack::kMaxLevelDepth)),
      symmetries_(new SymmetryStrip),
      preview_(new RoomPreview) {
    setAccessibleName(tr("Properties of the room"));
    resize_->setAutoDefault(false);
    setTips(*resize_, tr("Crop or extend the room, and see what would be lost"));
    resize_->setAccessibleName(tr("Resize the room"));

    addField(tr("T&itle"), title_, tr("The name of the room in lists"));
    addField(tr("Id"), id_, tr("Names the room's file: a to z, 0 to 9 and -"));
    addField(tr("Size"), size_, tr("Cells wide and high"), resize_);
    addField(tr("Tag&s"), tags_, tr("Words to find the room by, with commas between them"));
    addWide(tr("Tags of entrances"), entranceTags_,
            tr("A chain of vaults joins two entrances only if both have the same tag, or neither "
               "has one"));
    for (const QString& text :
         {tr("A room of its own"), tr("Furniture, away from walls"),
          tr("Furniture, its top against a wall"), tr("Furniture, top and left in a corner"),
          tr("Furniture, in the middle of a room"), tr("Furniture, twice, face to face")})
        stands_->addItem(text);
    stands_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    stands_->setMinimumContentsLength(4);
    addField(tr("Stands as"), stands_,
             tr("Whether it is a room, or furniture that the stage “Furniture” puts into rooms: "
                "its floor must lie on floor, its walls on walls"));
    addField(tr("&Weight"), weight_,
             tr("How often it is drawn, relative to other rooms, 0 to %1; 0: never")
                 .arg(pack::kMaxRoomWeight));
    addRange(
        tr("&Number"),
        {min_, tr("At least"),
         tr("Minimum number in a level, 0 to %1; 0: it may be left out").arg(pack::kMaxRoomCount)},
        {max_, tr("At most"), tr("Maximum number in a level, 0 to %1").arg(pack::kMaxRoomCount)});
    addRange(tr("&Depth"),
             {minDepth_, tr("From depth"), tr("The first depth at which it is placed, from 1")},
             {maxDepth_, tr("To depth"), tr("The last depth at which it is placed")});
    addWide(
        tr("Ways to place it"), symmetries_,
        tr("The ways in which the room may be turned and mirrored: click one to allow or forbid "
           "it"));
    addWide(tr("In a level"), preview_, tr("How the room is placed in a level of the pack"));

    onEdit(title_, [this] {
        edit(tr("Change title"), [this](Room& r) { r.title = title_->text().toStdString(); });
    });
    connect(id_, &QLineEdit::editingFinished, this, &RoomForm::editId);
    onEdit(tags_, [this] { editTags(); });
    connect(entranceTags_, &EntranceTags::tagged, this,
            [this](grid::Point entrance, const QString& tag) {
                beginGesture();
                edit(tr("Tag an entrance"), [&](Room& changed) {
                    level::setEntranceTag(changed, entrance, tag.toStdString());
                });
            });
    onEdit(stands_, [this] { editStanding(); });
    onEdit(weight_, [this] { editCount(weight_, &Room::weight); });
    onEdit(min_, [this] { editCount(min_, &Room::min); });
    onEdit(max_, [this] { editCount(max_, &Room::max); });
    onEdit(minDepth_, [this] { editCount(minDepth_, &Room::minDepth); });
    onEdit(maxDepth_, [this] { editCount(maxDepth_, &Room::maxDepth); });
    connect(resize_, &QPushButton::clicked, this, [this] {
        beginGesture();
        askToResize(document(), sheet(), this);
    });
    connect(symmetries_, &SymmetryStrip::changed, this, &RoomForm::editSymmetries);
    redraw_.setSingleShot(true);
    redraw_.setInterval(kRedraw);
    connect(&redraw_, &QTimer::timeout, this, [this] {
        const bool isShown = isVisible() && this->context().canEdit() && sheet().isRoom();
        if (!isShown) return;
        symmetries_->showRoom(room(), document().pack().ownKinds.share());
        showEntrances();
    });
}

/// Redraws the strip of symmetries when the room's cells change, because painting changes no value
/// of the form.
void RoomForm::followCells() {
    if (followed_ == &document()) return;
    disconnect(cells_);
    followed_ = &document();
    cells_ = connect(followed_, &PackDocument::sheetChanged, this,
                     [this](const Sheet& changed, SheetPart part) {
                         if (part == SheetPart::Cells && changed.isRoom()) redraw_.start();
                     });
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
    showEntrances();
    stands_->setCurrentIndex(static_cast<int>(shown.stands));
    weight_->setValue(shown.weight);
    min_->setValue(shown.min);
    max_->setValue(shown.max);
    minDepth_->setValue(shown.minDepth);
    maxDepth_->setValue(shown.maxDepth);
    symmetries_->showRoom(shown, document().pack().ownKinds.share());
    preview_->showRoom(&document(), sheet().id);
    followCells();
}

void RoomForm::showEntrances() {
    entranceTags_->showRoom(room());
    setFieldVisible(entranceTags_, !room().entrances.empty());
}

void RoomForm::edit(const QString& text, const std::function<void(Room&)>& change) {
    Room changed = room();
    change(changed);
    setRoom(document(), sheet().id, std::move(changed), text, gesture());
}

void RoomForm::editId() {
    const QString id = id_->text();
    if (isShowing() || id == sheet().id) return;
    if (renameRoom(document(), sheet().id, id, QString::fromStdString(room().title))) return;
    tellFlaw(*id_, tr("Another room has the id “%1”").arg(id));
}

/// Edits one bound of a range. Keeps the range valid by moving the other bound along.
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

/// Stores whether the room is furniture, and where it then stands. A level need not use a piece of
/// furniture, which has no entrances, so its minimum count and its entrances are cleared.
void RoomForm::editStanding() {
    edit(tr("Change its placement"), [this](Room& changed) {
        changed.stands = static_cast<level::Standing>(stands_->currentIndex());
        if (!level::isFurniture(changed)) return;
        changed.min = 0;
        changed.entrances.clear();
        changed.entranceTags.clear();
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

void RoomForm::editSymmetries(const std::vector<level::Symmetry>& allowed) {
    beginGesture();
    edit(tr("Change ways to place"), [&](Room& changed) { changed.symmetries = allowed; });
}

}  // namespace mazeloom::widgets

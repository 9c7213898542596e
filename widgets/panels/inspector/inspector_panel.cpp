// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/inspector_panel.h"

#include <QVBoxLayout>

#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/level_form.h"
#include "widgets/panels/inspector/object_form.h"
#include "widgets/panels/inspector/path_form.h"
#include "widgets/panels/inspector/room_form.h"
#include "widgets/scroll/column_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/tools/object_tool.h"

namespace mazeloom::widgets {

InspectorPanel::InspectorPanel(EditContext& context, Subject subject, QWidget* parent)
    : EditPanel(context, subject == Subject::Sheet ? tr("Properties") : tr("Selected"), parent),
      subject_(subject),
      nothing_(new PlainLabel) {
    auto* forms = new QWidget;
    if (subject_ == Subject::Sheet) {
        level_ = new LevelForm(context);
        room_ = new RoomForm(context);
        forms_ = {level_, room_};
    } else {
        objects_ = new ObjectForm(context);
        path_ = new PathForm(context);
        forms_ = {objects_, path_};
    }
    auto* inside = new QVBoxLayout(forms);
    inside->setContentsMargins(0, 0, 0, 0);
    for (FieldForm* form : forms_)
        inside->addWidget(form);
    nothing_->setWordWrap(true);
    nothing_->setContentsMargins(8, 8, 8, 8);
    inside->addWidget(nothing_);
    inside->addStretch(1);
    connect(&context.picked(), &Picked::changed, this, &InspectorPanel::refresh);
    begin(forms, [this](PackDocument& document) {
        connect(&document, &PackDocument::sheetChanged, this,
                [this](const Sheet& sheet, SheetPart part) {
                    const bool isShown = part != SheetPart::Cells && part != SheetPart::Recipe &&
                                         part != SheetPart::Seed && part != SheetPart::Depth;
                    if (isShown && sheet == this->context().sheet()) refresh();
                });
    });
}

void InspectorPanel::setNeeds(const KnownNeeds& known) {
    level_->setNeeds(known);
}

FieldForm* InspectorPanel::wanted() const {
    if (!context().canEdit()) return nullptr;
    if (subject_ == Subject::Sheet) return context().sheet().isRoom() ? room_ : level_;
    if (!context().picked().objects().empty()) return objects_;
    return context().picked().path() ? path_ : nullptr;
}

QString InspectorPanel::heading() const {
    const FieldForm* form = wanted();
    if (form == nullptr) return {};
    if (form == level_) return tr("Level");
    if (form == room_) return tr("Room");
    if (form == objects_) {
        const edit::Picks& picked = context().picked().objects();
        const ObjectList* all = objectsOf(*context().document(), context().sheet());
        const bool isOne = picked.size() == 1 && all != nullptr && picked.front() < all->size();
        return isOne ? objectTitle(*context().document(), (*all)[picked.front()])
                     : tr("%n object(s)", nullptr, static_cast<int>(picked.size()));
    }
    return tr("Path");
}

void InspectorPanel::showAll() {
    FieldForm* form = wanted();
    for (FieldForm* one : forms_)
        one->setVisible(one == form);
    nothing_->setVisible(form == nullptr);
    if (form == nullptr) {
        nothing_->setText(context().document() == nullptr ? tr("Nothing is open.")
                          : !context().canEdit()
                              ? tr("This pack has no levels yet")
                              : tr("Nothing is selected. Click an object with the tool Objects, "
                                   "or a path with the tool Paths."));
        return;
    }
    form->showValues();
    // Nested rows must be laid out before their visibility is known.
    form->layout()->activate();
    area().updateGeometry();
}

}  // namespace mazeloom::widgets

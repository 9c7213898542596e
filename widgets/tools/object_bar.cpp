// SPDX-License-Identifier: MIT
#include "widgets/tools/object_bar.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include "resources/resources.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/context/follow_document.h"
#include "widgets/tools/object_tool.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSide = 20;  // in device-independent pixels

QIcon iconOf(level::ThingKind kind, const QWidget& widget) {
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap = QPixmap::fromImage(
        symbolArt(symbolOf(kind), static_cast<int>(kSide * ratio), themeOf(widget)));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QIcon iconOf(const level::OwnKind& kind, const QWidget& widget) {
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap =
        QPixmap::fromImage(ownArt(kind, static_cast<int>(kSide * ratio), themeOf(widget)));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

ObjectBar::ObjectBar(ObjectTool& tool, EditContext& context, QWidget* parent)
    : QWidget(parent),
      tool_(tool),
      context_(context),
      row_(new QHBoxLayout),
      buttons_(new QButtonGroup(this)),
      duplicate_(newPictureButton(themedIcon("copy"), tr("Duplicate"),
                                  tr("Put copies of the picked objects beside them (Ctrl+D)"),
                                  kSide)),
      remove_(newPictureButton(themedIcon("delete"), tr("Delete"),
                               tr("Delete the picked objects (Delete)"), kSide)) {
    resources::initialise();
    setAccessibleName(tr("Objects to place"));
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(12);
    row_->setSpacing(0);
    all->addLayout(row_);
    auto* edits = new QHBoxLayout;
    edits->setSpacing(0);
    edits->addWidget(duplicate_);
    edits->addWidget(remove_);
    all->addLayout(edits);
    connect(buttons_, &QButtonGroup::idClicked, this, [this](int id) {
        const Choice choice = kinds_[static_cast<std::size_t>(id)];
        choice.own.empty() ? tool_.setKind(choice.kind) : tool_.setOwnKind(choice.own);
    });
    connect(duplicate_, &QToolButton::clicked, &tool_, &ObjectTool::duplicatePicked);
    connect(remove_, &QToolButton::clicked, &tool_, &ObjectTool::removePicked);
    followDocument(context_, *this, [this](PackDocument& document) {
        connect(&document, &PackDocument::partsChanged, this, &ObjectBar::fill);
    });
    connect(&context_, &EditContext::sheetChanged, this, &ObjectBar::fill);
    connect(&tool_, &ObjectTool::kindChanged, this, &ObjectBar::showKind);
    connect(&context_.picked(), &Picked::changed, this, &ObjectBar::showPicked);
    fill();
    showPicked();
}

void ObjectBar::fill() {
    for (QAbstractButton* button : buttons_->buttons()) {
        buttons_->removeButton(button);
        button->deleteLater();
    }
    kinds_.clear();
    // Deselect the kind if the pack no longer has it.
    if (!tool_.ownKind().empty() && context_.document() != nullptr) {
        const level::OwnKinds& own = context_.document()->pack().ownKinds;
        if (level::findKind(own, tool_.ownKind()) == nullptr) tool_.setKind({});
    }
    const auto add = [this](QToolButton* button, std::optional<level::ThingKind> kind,
                            std::string own = {}) {
        button->setCheckable(true);
        buttons_->addButton(button, static_cast<int>(kinds_.size()));
        kinds_.push_back({kind, std::move(own)});
        row_->addWidget(button);
    };
    add(newPictureButton(themedIcon("inspect"), tr("Pick"),
                         tr("Pick and move objects; a click on an empty cell places nothing"),
                         kSide),
        {});
    for (level::ThingKind kind : edit::kindsOn(context_.canvas())) {
        const QString tip = kind == level::ThingKind::Hero
                                ? tr("Click a cell to start the hero there; a level has only one")
                                //: %1 a kind of thing
                                : tr("Click a cell to place there: %1").arg(thingText(kind));
        add(newPictureButton(iconOf(kind, *this), kindTitle(kind), tip, kSide), kind);
    }
    if (context_.document() != nullptr) {
        for (const level::OwnKind& kind : context_.document()->pack().ownKinds) {
            add(newPictureButton(iconOf(kind, *this), ownText(kind),
                                 tr("Click a cell to place there: %1").arg(ownText(kind)), kSide),
                level::ThingKind::Own, kind.id);
        }
    }
    showKind();
}

void ObjectBar::showKind() {
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const bool isIt = kinds_[i].kind == tool_.kind() && kinds_[i].own == tool_.ownKind();
        if (isIt) buttons_->button(static_cast<int>(i))->setChecked(true);
    }
}

void ObjectBar::showPicked() {
    const bool isAny = !context_.picked().objects().empty();
    duplicate_->setEnabled(isAny);
    remove_->setEnabled(isAny);
}

void ObjectBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (isThemeChange(*event)) fill();
}

}  // namespace mazeloom::widgets

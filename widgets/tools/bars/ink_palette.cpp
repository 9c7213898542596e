// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/ink_palette.h"

#include <algorithm>
#include <array>

#include <QButtonGroup>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"
#include "widgets/tools/paint/paint_marks.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSwatch = 20;  // Qt's pixels at the desktop's size of text
constexpr int kGroupGap = 12;
constexpr int kTitleGap = 4;

/// The cell that an ink paints, as the canvas draws it. Inks catch the eye: traps are loud here.
QIcon swatchOf(const edit::InkInfo& ink, edit::Canvas canvas, Theme theme, int pixels,
               double ratio) {
    const int side = static_cast<int>(pixels * ratio);
    theme.hasLoudTraps = true;
    SpriteSheet sprites(theme, side, false);
    const auto ruleset =
        canvas == edit::kTempleLevel ? level::Ruleset::Temple : level::Ruleset::Descent;
    const Look look = lookOf(ink.sample, ink.sampleMarks, ruleset);
    const auto* cell = reinterpret_cast<const uchar*>(sprites.sprite(look, 0));
    QImage image = QImage(cell, side, side, side * 4, QImage::Format_RGB32).copy();
    QPainter painter(&image);
    const QRectF all(0, 0, side, side);
    if (ink.ink == edit::noMarkInk())
        paintNoMark(painter, all, theme);
    else
        paintMark(painter, all, ink.ink.set, canvas == edit::kRoomSheet, theme);
    painter.setPen(theme.edge);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawRect(0, 0, side - 1, side - 1);
    painter.end();
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

enum class Kind { Terrain, Water, Doors, Furniture, Stairs, Marks };
constexpr std::array kKinds{Kind::Terrain,   Kind::Water,  Kind::Doors,
                            Kind::Furniture, Kind::Stairs, Kind::Marks};

Kind kindOf(const edit::InkInfo& ink) {
    const bool isMark = (ink.ink.keep & level::kPaintTerrain) != 0;
    // Where doors may be is one of them, though it is painted on walls.
    if (isMark && ink.ink.takes == edit::Ink::Takes::Wall) return Kind::Doors;
    if (isMark) return Kind::Marks;
    const level::TerrainInfo& terrain = level::info(ink.sample.terrain());
    if (ink.ink.takes == edit::Ink::Takes::Wall || terrain.door) return Kind::Doors;
    if (terrain.liquid) return Kind::Water;
    if (terrain.tint == level::Tint::Stairs) return Kind::Stairs;
    if (terrain.tint == level::Tint::None || terrain.tint == level::Tint::Door)
        return Kind::Terrain;
    return Kind::Furniture;
}

QString titleOf(Kind kind) {
    switch (kind) {
        case Kind::Terrain:
            return InkPalette::tr("Ground");
        case Kind::Water:
            return InkPalette::tr("Water");
        case Kind::Doors:
            return InkPalette::tr("Doors");
        case Kind::Furniture:
            return InkPalette::tr("Furniture");
        case Kind::Stairs:
            return InkPalette::tr("Stairs");
        case Kind::Marks:
            break;
    }
    return InkPalette::tr("Marks");
}

}  // namespace

InkPalette::InkPalette(EditContext& context, QWidget* parent)
    : QWidget(parent),
      context_(context),
      buttons_(new QButtonGroup(this)),
      name_(new PlainLabel(this)) {
    setAccessibleName(tr("Inks"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    QFont bold = name_->font();
    bold.setBold(true);
    name_->setFont(bold);
    name_->setAccessibleName(tr("The ink in hand"));
    connect(buttons_, &QButtonGroup::idClicked, this,
            [this](int id) { context_.setInk(*inks_[static_cast<std::size_t>(id)]); });
    connect(&context_, &EditContext::sheetChanged, this, &InkPalette::fill);
    connect(&context_, &EditContext::inkChanged, this, &InkPalette::showInk);
    fill();
}

InkPalette::~InkPalette() = default;

void InkPalette::addGroup(const QString& title) {
    Group group;
    group.title = new PlainLabel(title, this);
    setType(*group.title, Type::Caption);
    group.title->setForegroundRole(QPalette::PlaceholderText);
    group.menu = new QMenu(title, this);
    //: %1 a group of inks: "Water"
    const QString tip = tr("Choose one of these inks: %1").arg(title);
    group.menu->menuAction()->setStatusTip(tip);
    group.menuButton = newTextButton({}, title, tip);
    //: What a button is called: %1 a group of inks, "Water"
    group.menuButton->setAccessibleName(tr("Inks: %1").arg(title));
    group.menuButton->setParent(this);
    group.menuButton->setPopupMode(QToolButton::InstantPopup);
    group.menuButton->setMenu(group.menu);
    groups_.push_back(group);
}

void InkPalette::addInk(const edit::InkInfo& ink) {
    const int side = scaledPixels(kSwatch);
    const QIcon icon = swatchOf(ink, context_.canvas(), themeOf(*this), side, devicePixelRatioF());
    QToolButton* button = newPictureButton(icon, inkTitle(ink), inkHelp(ink), side);
    button->setParent(this);
    button->setCheckable(true);
    buttons_->addButton(button, static_cast<int>(inks_.size()));
    Group& group = groups_.back();
    group.swatches.push_back(button);
    QAction* action = group.menu->addAction(icon, inkTitle(ink));
    action->setStatusTip(inkHelp(ink));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, &ink] {
        context_.setInk(ink);
        showInk();
    });
    actions_.push_back(action);
    inks_.push_back(&ink);
}

void InkPalette::fill() {
    for (const Group& group : groups_) {
        for (QToolButton* button : group.swatches) {
            buttons_->removeButton(button);
            button->hide();
            button->deleteLater();
        }
        group.title->hide();
        group.title->deleteLater();
        group.menuButton->hide();
        group.menuButton->deleteLater();
        group.menu->deleteLater();
    }
    groups_.clear();
    inks_.clear();
    actions_.clear();
    nameWidth_ = 0;
    for (const Kind kind : kKinds) {
        bool isFirst = true;
        for (const edit::InkInfo& ink : edit::palette()) {
            if ((ink.canvases & context_.canvas()) == 0 || kindOf(ink) != kind) continue;
            if (isFirst) addGroup(titleOf(kind));
            isFirst = false;
            addInk(ink);
            nameWidth_ =
                std::max(nameWidth_, name_->fontMetrics().horizontalAdvance(inkTitle(ink)));
        }
    }
    updateGeometry();
    layOut();
    showInk();
}

void InkPalette::showInk() {
    name_->setText(inkTitle(context_.ink()));
    std::size_t next = 0;
    for (const Group& group : groups_) {
        bool isMine = false;
        for (std::size_t i = 0; i < group.swatches.size(); ++i, ++next) {
            const bool isInHand = inks_[next] == &context_.ink();
            isMine = isMine || isInHand;
            if (isInHand) group.swatches[i]->setChecked(true);
            actions_[next]->setChecked(isInHand);
            if (isInHand || i == 0) group.menuButton->setIcon(actions_[next]->icon());
        }
        group.menuButton->setDown(isMine);
    }
}

int InkPalette::widthOf(const Group& group, bool isFolded) const {
    if (isFolded) return group.menuButton->sizeHint().width();
    int width = group.title->sizeHint().width() + scaledPixels(kTitleGap);
    for (const QToolButton* button : group.swatches)
        width += button->sizeHint().width();
    return width;
}

int InkPalette::wholeWidth(std::size_t folded) const {
    int width = nameWidth_;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        width += widthOf(groups_[i], i + folded >= groups_.size()) + scaledPixels(kGroupGap);
    return width;
}

QSize InkPalette::sizeHint() const {
    int height = name_->sizeHint().height();
    for (const Group& group : groups_)
        height = std::max(height, group.swatches.front()->sizeHint().height());
    return {wholeWidth(0), height};
}

QSize InkPalette::minimumSizeHint() const {
    return {wholeWidth(groups_.size()), sizeHint().height()};
}

void InkPalette::layOut() {
    std::size_t folded = 0;
    while (folded < groups_.size() && wholeWidth(folded) > width())
        ++folded;
    folded_ = static_cast<int>(folded);
    int x = 0;
    const auto place = [&](QWidget& widget) {
        const QSize size = widget.sizeHint();
        const QRect box(x, (height() - size.height()) / 2, size.width(), size.height());
        widget.setGeometry(QStyle::visualRect(layoutDirection(), rect(), box));
        widget.show();
        x += size.width();
    };
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const Group& group = groups_[i];
        const bool isFolded = i + folded >= groups_.size();
        group.title->setVisible(!isFolded);
        group.menuButton->setVisible(isFolded);
        for (QToolButton* button : group.swatches)
            button->setVisible(!isFolded);
        if (isFolded) {
            place(*group.menuButton);
        } else {
            place(*group.title);
            x += scaledPixels(kTitleGap);
            for (QToolButton* button : group.swatches)
                place(*button);
        }
        x += scaledPixels(kGroupGap);
    }
    // It has room for the longest name, so that nothing moves with the ink.
    const QRect rest(x, 0, std::max(0, width() - x), height());
    name_->setGeometry(QStyle::visualRect(layoutDirection(), rect(), rest));
}

void InkPalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void InkPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) fill();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/level_delegate.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>

#include "core/problem.h"
#include "widgets/panels/levels/level_model.h"
#include "widgets/panels/needs/needs_row.h"
#include "widgets/text/field_flaw.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

using Kind = LevelModel::Kind;

constexpr int kLevelHeight = 28;
constexpr int kLevelGap = 8;
constexpr int kIcon = 16;
constexpr int kBadgeHeight = 16;
constexpr int kNeedSide = 18;
constexpr int kNeedGap = 2;
/// Least number of a title's letters that must stay visible beside the ruleset.
constexpr int kLeastLetters = 9;
/// Greatest number of a title's characters that are laid out; no column is wide enough for more.
constexpr int kMostTitle = 1000;

QIcon iconOf(const QModelIndex& index, const Theme& theme) {
    if (const QVariant severity = index.data(LevelModel::SeverityRole); severity.isValid()) {
        const bool error = severity.toInt() == static_cast<int>(Severity::Error);
        return error ? themedIcon("error", theme.error) : themedIcon("warning", theme.warning);
    }
    const bool isCurrent = index.data(LevelModel::IsCurrentRole).toBool();
    switch (LevelModel::kindOf(index)) {
        case Kind::Pack:
            return themedIcon("pack", theme.text);
        case Kind::Problems:
        case Kind::Folder:
        case Kind::Rooms:
            return themedIcon("folder", theme.mutedText);
        case Kind::Level:
            return themedIcon("level", isCurrent ? theme.accent : theme.mutedText);
        case Kind::Room:
            return themedIcon("room", isCurrent ? theme.accent : theme.mutedText);
        case Kind::Problem:
            break;
    }
    return {};
}

int badgeWidth(const QPainter& painter, const QString& text, bool framed) {
    return painter.fontMetrics().horizontalAdvance(text) + (framed ? kLevelGap : 0);
}

/// Draws a badge at the right end of `space` and removes its area from `space`. Draws nothing if
/// fewer than `title` pixels would remain for the title; the tool tip contains the text in any
/// case.
void drawBadge(QPainter& painter, QRect& space, int title, const QString& text, const QColor& ink,
               bool framed) {
    if (text.isEmpty()) return;
    const int width = badgeWidth(painter, text, framed);
    if (space.width() - width - kLevelGap < title) return;
    const QRect badge(space.right() + 1 - width, space.center().y() - kBadgeHeight / 2 + 1, width,
                      kBadgeHeight);
    if (framed) {
        QColor line = ink;
        line.setAlphaF(0.45f);
        painter.setPen(line);
        painter.drawRoundedRect(QRectF(badge).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    painter.setPen(ink);
    painter.drawText(badge, Qt::AlignCenter, text);
    space.setRight(badge.left() - kLevelGap);
}

/// Draws the signs of needed mechanics at the right end of `space` and removes their area from
/// `space`. If they do not all fit beside `title` pixels, the last ones are left out; the tool tip
/// tells all of them.
void drawNeeds(QPainter& painter, QRect& space, int title, const QList<NeedSign>& signs,
               const Theme& theme) {
    const int room = (space.width() - title - kLevelGap + kNeedGap) / (kNeedSide + kNeedGap);
    const auto count = std::min(static_cast<int>(signs.size()), room);
    if (count <= 0) return;
    const int width = count * (kNeedSide + kNeedGap) - kNeedGap;
    QRect square(space.right() + 1 - width, space.center().y() - kNeedSide / 2 + 1, kNeedSide,
                 kNeedSide);
    space.setRight(square.left() - kLevelGap);
    for (int i = 0; i < count; ++i) {
        paintNeedSign(painter, square, signs[i], theme);
        square.translate(kNeedSide + kNeedGap, 0);
    }
}

}  // namespace

void LevelDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Theme theme = option.widget ? themeOf(*option.widget) : Theme::dark();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool current = index.data(LevelModel::IsCurrentRole).toBool();
    const Kind kind = LevelModel::kindOf(index);

    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    ground.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor& ink = theme.text;
    const QColor& quiet = selected ? theme.text : theme.mutedText;

    QRect space = option.rect.adjusted(4, 0, -kLevelGap, 0);
    if (current) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.accent);
        painter->drawRoundedRect(
            QRectF(option.rect.left(), option.rect.top() + 5, 3, option.rect.height() - 10), 1.5,
            1.5);
        painter->setBrush(Qt::NoBrush);
        space.adjust(3, 0, 0, 0);
    }
    const QRect iconRect(space.left(), space.center().y() - kIcon / 2 + 1, kIcon, kIcon);
    iconOf(index, theme).paint(painter, iconRect);
    space.setLeft(iconRect.right() + 1 + kLevelGap);

    QFont font = option.font;
    font.setBold(current || kind == Kind::Pack);
    QString name = index.data().toString().left(kMostTitle);
    if (index.data(LevelModel::IsModifiedRole).toBool()) name.prepend(QStringLiteral("• "));
    const int whole = QFontMetrics(font).horizontalAdvance(name);
    painter->setFont(typeFont(Type::Caption, option.font));
    // Needed mechanics are shown only if the whole title fits beside them, and the size only if
    // both fit. The ruleset is shown as long as a few letters of the title fit beside it.
    const QString ruleset = index.data(LevelModel::RulesetRole).toString();
    const int tag = ruleset.isEmpty() ? 0 : badgeWidth(*painter, ruleset, true) + kLevelGap;
    const auto signs = index.data(LevelModel::NeedsRole).value<QList<NeedSign>>();
    const int needs = signs.isEmpty() ? 0
                                      : static_cast<int>(signs.size()) * (kNeedSide + kNeedGap) -
                                            kNeedGap + kLevelGap;
    drawBadge(*painter, space, whole + tag + needs, index.data(LevelModel::SizeRole).toString(),
              quiet, false);
    drawNeeds(*painter, space, whole + tag, signs, theme);
    const int least = std::min(whole, kLeastLetters * QFontMetrics(font).averageCharWidth());
    drawBadge(*painter, space, least, ruleset, quiet, true);

    painter->setFont(font);
    painter->setPen(kind == Kind::Pack || kind == Kind::Level || kind == Kind::Problem ? ink
                                                                                       : quiet);
    const QString title = painter->fontMetrics().elidedText(name, Qt::ElideRight, space.width());
    painter->drawText(space, Qt::AlignVCenter | Qt::AlignLeft, title);
    painter->restore();
}

QWidget* LevelDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                     const QModelIndex&) const {
    auto* line = new QLineEdit(parent);
    tellFlawsOf(*line, lineFlaw);
    line->setAccessibleName(tr("New name"));
    line->setStatusTip(tr("Enter sets the name, Escape keeps the old one"));
    return line;
}

void LevelDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex&) const {
    editor->setGeometry(option.rect.adjusted(4 + kIcon + kLevelGap / 2, 1, -kLevelGap / 2, -1));
}

QSize LevelDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {120, std::max(kLevelHeight, option.fontMetrics.height() + 8)};
}

}  // namespace mazeloom::widgets

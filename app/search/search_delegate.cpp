// SPDX-License-Identifier: MIT
#include "app/search/search_delegate.h"

#include <algorithm>

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include "app/search/search_model.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr int kRowHeight = 28;
constexpr int kGap = 8;
constexpr int kTick = 16;

/// Draws the title with the typed letters bold and underlined; returns its width.
int drawTitle(QPainter& painter, const QRect& space, const QModelIndex& index, const QFont& font,
              const QColor& ink) {
    QTextLayout layout(index.data().toString(), font);
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat typed;
    typed.setFontWeight(QFont::Bold);
    typed.setFontUnderline(true);
    for (const QVariant& place : index.data(SearchModel::PlacesRole).toList())
        formats.append({place.toInt(), 1, typed});
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(space.width());
    layout.endLayout();
    painter.setPen(ink);
    painter.save();
    painter.setClipRect(space);
    layout.draw(&painter, QPointF(space.left(), QRectF(space).center().y() - line.height() / 2));
    painter.restore();
    return std::min(space.width(), static_cast<int>(line.naturalTextWidth()) + 1);
}

}  // namespace

void SearchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const widgets::Theme theme =
        option.widget ? widgets::themeOf(*option.widget) : widgets::Theme::dark();
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);

    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool enabled = index.data(SearchModel::EnabledRole).toBool();
    const QColor ink = selected ? theme.onAccent : enabled ? theme.text : theme.disabledText;
    const QColor quiet = selected ? theme.onAccent : enabled ? theme.mutedText : theme.disabledText;
    QRect space = option.rect.adjusted(kGap, 0, -kGap, 0);
    painter->setPen(ink);
    painter->setFont(option.font);
    if (index.data(SearchModel::CheckedRole).toBool()) {
        painter->drawText(QRect(space.left(), space.top(), kTick, space.height()), Qt::AlignCenter,
                          QStringLiteral("✓"));
    }
    space.setLeft(space.left() + kTick + kGap / 2);

    const QString shortcut = index.data(SearchModel::ShortcutRole).toString();
    if (!shortcut.isEmpty()) {
        painter->setPen(quiet);
        painter->drawText(space, Qt::AlignVCenter | Qt::AlignRight, shortcut);
        space.setRight(space.right() - painter->fontMetrics().horizontalAdvance(shortcut) -
                       2 * kGap);
    }
    space.setLeft(space.left() + drawTitle(*painter, space, index, option.font, ink) + 2 * kGap);
    if (space.width() > 40) {
        painter->setPen(quiet);
        painter->drawText(
            space, Qt::AlignVCenter | Qt::AlignLeft,
            painter->fontMetrics().elidedText(index.data(SearchModel::PathRole).toString(),
                                              Qt::ElideRight, space.width()));
    }
    painter->restore();
}

QSize SearchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {240, std::max(kRowHeight, option.fontMetrics.height() + 10)};
}

}  // namespace mazeloom::app

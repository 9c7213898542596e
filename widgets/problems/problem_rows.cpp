// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_rows.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

#include "core/problem.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGap = 8;
constexpr int kPadding = 4;
constexpr int kIcon = 16;
constexpr int kButton = 24;
constexpr int kGroupHeight = 28;

bool isGroup(const QModelIndex& index) {
    return !index.data(ProblemRows::SeverityRole).isValid();
}
bool canBeMended(const QModelIndex& index) {
    return index.data(ProblemRows::FixCountRole).toInt() > 0;
}

QFont smaller(const QFont& font) {
    return typeFont(Type::Caption, font);
}

/// Returns the rectangle of a row's texts, which excludes its icon and its button.
QRect textRect(const QRect& row, const QModelIndex& index) {
    const int right = canBeMended(index) ? kButton + kPadding : kGap;
    return row.adjusted(kPadding + kIcon + kGap, kPadding, -right, -kPadding);
}

int heightOf(const QString& text, const QFont& font, int width) {
    if (text.isEmpty()) return 0;
    const QRect space(0, 0, std::max(width, 1), 10'000);
    return QFontMetrics(font).boundingRect(space, Qt::TextWordWrap, text).height();
}

/// Number of lines that a sentence has if all rows have the same height.
constexpr int kUniformLines = 2;

/// Whether all rows of a view have the same height, regardless of their texts.
bool areUniform(const QWidget* view) {
    const auto* tree = qobject_cast<const QTreeView*>(view);
    return tree != nullptr && tree->uniformRowHeights();
}

/// Returns as much of the text as fits into two lines; appends "…" if it was shortened.
QString shortened(const QString& text, const QFont& font, int width) {
    if (heightOf(text, font, width) <= kUniformLines * QFontMetrics(font).lineSpacing())
        return text;
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(std::max(width, 1));
    layout.endLayout();
    const int length = first.textLength();
    return text.left(length).trimmed() + u'\n' +
           QFontMetrics(font).elidedText(text.mid(length), Qt::ElideRight, std::max(width, 1));
}

}  // namespace

QRect ProblemRows::fixRect(const QRect& row) {
    return {row.right() - kButton + 1, row.top() + 2, kButton, kButton};
}

void ProblemRows::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    const Theme theme = option.widget ? themeOf(*option.widget) : Theme::dark();
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    QString text = ground.text;
    ground.text.clear();
    ground.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);

    painter->save();
    painter->setPen(theme.text);
    if (isGroup(index)) {
        QFont bold = option.font;
        bold.setBold(true);
        painter->setFont(bold);
        const QRect space = option.rect.adjusted(kPadding, 0, -kGap, 0);
        painter->drawText(space, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, space.width()));
        painter->restore();
        return;
    }
    const bool isError =
        index.data(ProblemRows::SeverityRole).toInt() == static_cast<int>(Severity::Error);
    const QIcon icon =
        isError ? themedIcon("error", theme.error) : themedIcon("warning", theme.warning);
    icon.paint(painter, option.rect.left() + kPadding, option.rect.top() + kPadding + 2, kIcon,
               kIcon);
    QRect space = textRect(option.rect, index);
    painter->setFont(option.font);
    if (areUniform(option.widget)) text = shortened(text, option.font, space.width());
    painter->drawText(space, Qt::TextWordWrap, text);
    space.setTop(space.top() + heightOf(text, option.font, space.width()));
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(isSelected ? theme.text : theme.mutedText);
    painter->setFont(smaller(option.font));
    painter->drawText(space, Qt::TextWordWrap, index.data(ProblemRows::PlaceRole).toString());
    if (canBeMended(index)) {
        const QRect button = fixRect(option.rect);
        if (option.state.testFlag(QStyle::State_MouseOver) || isSelected) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(theme.border);
            painter->setBrush(theme.button);
            painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        }
        themedIcon("fix", theme.text).paint(painter, button.adjusted(4, 4, -4, -4));
    }
    painter->restore();
}

QSize ProblemRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    const int width = tree ? tree->viewport()->width() : 240;
    if (areUniform(tree)) {
        const int height = kUniformLines * option.fontMetrics.lineSpacing() +
                           QFontMetrics(smaller(option.font)).lineSpacing() + 2 * kPadding;
        return {0, std::max(height, kButton + kPadding)};
    }
    if (isGroup(index)) return {0, std::max(kGroupHeight, option.fontMetrics.height() + 8)};
    // Compute the row's width, because the view asks for the size before it sets option.rect.
    const int indent = tree ? tree->indentation() * (tree->rootIsDecorated() ? 2 : 1) : 0;
    const QRect text = textRect(QRect(0, 0, width - indent, 0), index);
    const int height = heightOf(index.data().toString(), option.font, text.width()) +
                       heightOf(index.data(ProblemRows::PlaceRole).toString(), smaller(option.font),
                                text.width()) +
                       2 * kPadding;
    return {0, std::max(height, kButton + kPadding)};
}

bool ProblemRows::editorEvent(QEvent* event, QAbstractItemModel* model,
                              const QStyleOptionViewItem& option, const QModelIndex& index) {
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (!isPress && event->type() != QEvent::MouseButtonRelease) {
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    const auto* mouse = static_cast<const QMouseEvent*>(event);
    const bool isOnButton = mouse->button() == Qt::LeftButton && canBeMended(index) &&
                            fixRect(option.rect).contains(mouse->position().toPoint());
    // The second press of a double click does not count: after the first fix, another row may be at
    // this place.
    const bool isClick = !isPress && isOnButton && pressed_ == index;
    pressed_ = isPress && isOnButton ? QPersistentModelIndex(index) : QPersistentModelIndex();
    if (isClick) emit fixClicked(index);
    return isOnButton;
}

}  // namespace mazeloom::widgets

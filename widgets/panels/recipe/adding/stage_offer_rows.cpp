// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/adding/stage_offer_rows.h"

#include <algorithm>

#include <QApplication>
#include <QListView>
#include <QPainter>

#include "widgets/panels/recipe/adding/stage_offer_model.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPadding = 6;
constexpr int kBarWidth = 4;
constexpr int kIndent = kPadding + kBarWidth + 8;
constexpr int kMarkSide = 14;
constexpr int kFallbackWidth = 400;

/// One of the texts of a row. The texts are placed one below the other.
struct Line {
    QString text;
    QFont font;
    bool isHindrance = false;
    bool isQuiet = true;
};

std::vector<Line> linesOf(const QModelIndex& index, const QFont& body) {
    QFont bold = body;
    bold.setBold(true);
    const QFont caption = typeFont(Type::Caption, body);
    std::vector<Line> lines{
        {index.data().toString(), bold, false, false},
        {index.data(StageOfferModel::SummaryRole).toString(), caption, false, false},
        {index.data(StageOfferModel::NeedsRole).toString(), caption},
        {index.data(StageOfferModel::HindranceRole).toString(), caption, true},
    };
    std::erase_if(lines, [](const Line& line) { return line.text.isEmpty(); });
    return lines;
}

/// Returns the rectangle of a line whose upper edge is at `top`.
QRect spaceOf(const Line& line, const QRect& row, int top) {
    const int left = row.left() + kIndent + (line.isHindrance ? kMarkSide + 4 : 0);
    const QRect space(left, top, std::max(1, row.right() - kPadding - left), 10'000);
    return QFontMetrics(line.font).boundingRect(space, Qt::TextWordWrap, line.text);
}

bool isTitle(const QModelIndex& index) {
    return index.data(StageOfferModel::StageIdRole).toString().isEmpty();
}

}  // namespace

void StageOfferRows::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme theme = option.widget ? themeOf(*option.widget) : Theme::dark();
    painter->save();
    if (isTitle(index)) {
        painter->setFont(typeFont(Type::Caption, option.font));
        painter->setPen(theme.mutedText);
        painter->drawText(option.rect.adjusted(kPadding, 0, -kPadding, -2),
                          Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
        painter->restore();
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);

    const QString id = index.data(StageOfferModel::StageIdRole).toString();
    painter->fillRect(QRect(option.rect.left() + kPadding, option.rect.top() + kPadding, kBarWidth,
                            option.rect.height() - 2 * kPadding),
                      stageColour(id.toStdString(), theme.isDark));
    int top = option.rect.top() + kPadding;
    for (const Line& line : linesOf(index, option.font)) {
        const QRect space = spaceOf(line, option.rect, top);
        const QColor usual = line.isHindrance ? theme.warning
                             : line.isQuiet   ? theme.mutedText
                                              : theme.text;
        painter->setPen(isSelected ? theme.onAccent : usual);
        painter->setFont(line.font);
        painter->drawText(space, Qt::TextWordWrap, line.text);
        if (line.isHindrance) {
            themedIcon("warning", isSelected ? theme.onAccent : theme.warning)
                .paint(painter, QRect(option.rect.left() + kIndent, top, kMarkSide, kMarkSide));
        }
        top = space.bottom() + 1;
    }
    painter->restore();
}

QSize StageOfferRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list ? list->viewport()->width() : kFallbackWidth;
    if (isTitle(index))
        return {0, QFontMetrics(typeFont(Type::Caption, option.font)).height() + 2 * kPadding};
    int top = kPadding;
    for (const Line& line : linesOf(index, option.font))
        top = spaceOf(line, QRect(0, 0, width, 0), top).bottom() + 1;
    return {0, top + kPadding};
}

}  // namespace mazeloom::widgets

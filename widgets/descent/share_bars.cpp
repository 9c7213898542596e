// SPDX-License-Identifier: MIT
#include "widgets/descent/share_bars.h"

#include <QLocale>
#include <QPainter>

#include "core/edit/descent_edit.h"
#include "widgets/descent/dungeon_words.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGap = 4;
constexpr int kSpace = 8;

}  // namespace

ShareBars::ShareBars(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("How often each monster is met"));
    setTips(*this, tr("Each kind's share of the monsters at this depth, by the weights of those "
                      "that live there"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBars::show(const level::DescentTables& tables, int depth) {
    shares_ = edit::sharesAt(tables, depth);
    QStringList words;
    for (std::size_t i = 0; i < shares_.size(); ++i)
        words << QStringLiteral("%1 %2").arg(monsterName(i), textOf(i));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

QString ShareBars::textOf(std::size_t monster) const {
    const int share = shares_.at(monster);
    if (share == 0) return QStringLiteral("–");
    //: A share in percent
    return tr("%1 %").arg(QLocale().toString(share / 10.0, 'f', 1));
}

QSize ShareBars::sizeHint() const {
    const int row = fontMetrics().height() + kGap;
    return {160, row * static_cast<int>(shares_.size())};
}

void ShareBars::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    const int row = metrics.height() + kGap;
    int names = 0;
    for (std::size_t i = 0; i < shares_.size(); ++i)
        names = std::max(names, metrics.horizontalAdvance(monsterName(i)));
    const int numbers =
        metrics.horizontalAdvance(tr("%1 %").arg(QLocale().toString(100.0, 'f', 1)));
    const int left = names + kSpace;
    const int most = std::max(0, width() - left - numbers - kSpace);
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const int top = row * static_cast<int>(i);
        const bool lives = shares_[i] > 0;
        painter.setPen(lives ? theme.text : theme.disabledText);
        painter.drawText(QRect(0, top, names, row), Qt::AlignVCenter | Qt::AlignLeft,
                         monsterName(i));
        painter.drawText(QRect(width() - numbers, top, numbers, row),
                         Qt::AlignVCenter | Qt::AlignRight, textOf(i));
        const QRect track(left, top + row / 2 - 4, most, 8);
        painter.fillRect(track, theme.button);
        painter.fillRect(QRect(track.topLeft(), QSize(most * shares_[i] / 1000, track.height())),
                         theme.accent);
    }
}

}  // namespace mazeloom::widgets

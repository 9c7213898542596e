// SPDX-License-Identifier: MIT
// A check box for a narrow column: its text wraps instead of being cut off.
#pragma once

#include <algorithm>

#include <QCheckBox>
#include <QResizeEvent>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace mazeloom::widgets {

class WrappingCheckBox : public QCheckBox {
  public:
    explicit WrappingCheckBox(const QString& text, QWidget* parent = nullptr)
        : QCheckBox(text, parent) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        return std::max(QCheckBox::sizeHint().height(), textHeight(width - textLeft()));
    }
    /// Returns the width of the longest word, and the height of all lines at the present width.
    QSize sizeHint() const override {
        int widest = 0;
        for (const QString& word : plainText().split(' '))
            widest = std::max(widest, fontMetrics().horizontalAdvance(word));
        const int least = textLeft() + widest + 2;
        return {least, heightForWidth(std::max(least, width()))};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }

    void resizeEvent(QResizeEvent* event) override {
        QCheckBox::resizeEvent(event);
        // Tell the new height to layouts that do not call heightForWidth().
        if (event->oldSize().width() != event->size().width()) updateGeometry();
    }

    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        QStyleOptionButton box = option;
        box.text.clear();
        painter.drawControl(QStyle::CE_CheckBox, box);
        const QRect place = rect().adjusted(textLeft(), 0, 0, 0);
        painter.drawItemText(place, kFlags | Qt::AlignVCenter | Qt::TextHideMnemonic, palette(),
                             isEnabled(), text(), foregroundRole());
    }

  private:
    static constexpr int kFlags = Qt::AlignLeft | Qt::TextWordWrap;

    QString plainText() const { return QString(text()).remove('&'); }
    int textLeft() const {
        return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
               style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
    }
    int textHeight(int width) const {
        return fontMetrics()
            .boundingRect(QRect(0, 0, std::max(1, width), 10'000), kFlags, plainText())
            .height();
    }
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/full/results/medal_list.h"

#include <QGridLayout>
#include <QLabel>
#include <QLayoutItem>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/play/full/results/medal_signs.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSign = 36;  ///< pixels
constexpr int kMedalColumns = 2;
constexpr QLatin1String kNameOfMedal("medal");

/// The sign of a medal; the words beside it say the same.
class MedalSign final : public QWidget {
  public:
    explicit MedalSign(const MedalLine& line) : line_(line) {
        setFixedSize(kSign, kSign);
        setAccessibleName(titleOf(line.medal));
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF whole(rect());
        paintMedal(painter, theme, whole.adjusted(3, 3, -3, -3), line_.medal, line_.isWon);
        if (!line_.isNew) return;
        // A second ring marks a new medal.
        painter.setPen(QPen(theme.coin, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(whole.adjusted(1, 1, -1, -1));
    }

  private:
    MedalLine line_;
};

QWidget* newMedal(const MedalLine& line) {
    auto* medal = new QWidget;
    auto* row = new QHBoxLayout(medal);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(new MedalSign(line), 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto* name = new PlainLabel(titleOf(line.medal));
    name->setObjectName(kNameOfMedal);
    texts->addWidget(name);
    auto* text = new PlainLabel(line.text);
    text->setWordWrap(true);
    if (!line.isNew) text->setForegroundRole(QPalette::PlaceholderText);
    texts->addWidget(text);
    texts->addStretch(1);
    row->addLayout(texts, 1);
    return medal;
}

}  // namespace

MedalList::MedalList(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(16);
    grid_->setVerticalSpacing(10);
    for (int column = 0; column < kMedalColumns; ++column)
        grid_->setColumnStretch(column, 1);
    setAccessibleName(tr("Medals"));
}

void MedalList::tell(const std::vector<MedalLine>& medals) {
    while (QLayoutItem* item = grid_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int place = 0;
    for (const MedalLine& line : medals) {
        QWidget* medal = newMedal(line);
        grid_->addWidget(medal, place / kMedalColumns, place % kMedalColumns);
        medal->show();
        ++place;
    }
    setWordFont(font());
    setVisible(!medals.empty());
}

void MedalList::setWordFont(const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    for (QLabel* label : findChildren<QLabel*>())
        label->setFont(label->objectName() == kNameOfMedal ? bold : font);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/full/level_list_page.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <QVariant>

#include "widgets/play/full/level_card.h"
#include "widgets/play/full/level_pictures.h"
#include "widgets/play/full/results/medal_signs.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kListWidth = 420;
constexpr int kMostListPicture = 640;
constexpr int kCaptionRole = Qt::UserRole;
constexpr int kPictureRole = Qt::UserRole + 1;
constexpr int kMedalsRole = Qt::UserRole + 2;
constexpr QSize kRowPicture{72, 48};
constexpr double kRowMedal = 15;  ///< width of a medal's sign
constexpr int kRowInset = 8;

/// Draws a level's picture, and its title above a caption.
class LevelRowDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem row(option);
        initStyleOption(&row, index);
        const QString title = index.data(Qt::DisplayRole).toString();
        row.text.clear();
        const QStyle* style = row.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect inside = row.rect.adjusted(kRowInset, kRowInset, -kRowInset, -kRowInset);
        const QRectF picture(inside.left(), inside.center().y() - kRowPicture.height() / 2.0,
                             kRowPicture.width(), kRowPicture.height());
        painter->setPen(Qt::NoPen);
        painter->setBrush(themeOf(*row.widget).canvas);
        painter->drawRoundedRect(picture, 4, 4);
        drawFitting(*painter, index.data(kPictureRole).value<QImage>(),
                    picture.adjusted(2, 2, -2, -2));
        const bool isSelected = row.state.testFlag(QStyle::State_Selected);
        const QColor ink =
            row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        const QString caption = index.data(kCaptionRole).toString();
        QRect texts = inside.adjusted(kRowPicture.width() + 14, 0, 0, 0);
        QFont face = row.font;
        face.setBold(true);
        const QFont small = typeFont(Type::Caption, row.font);
        const int titleHeight = QFontMetrics(face).height();
        const int captionHeight = caption.isEmpty() ? 0 : QFontMetrics(small).height() + 2;
        texts.setTop(texts.center().y() - (titleHeight + captionHeight) / 2);
        int titleWidth = texts.width();
        if (const QVariant medals = index.data(kMedalsRole); medals.isValid()) {
            QRectF strip(QPointF(), stripSize(kRowMedal));
            strip.moveCenter({0, texts.top() + titleHeight / 2.0});
            strip.moveRight(inside.right());
            paintMedalStrip(*painter, themeOf(*row.widget), strip, medals.value<play::Medals>());
            titleWidth -= static_cast<int>(strip.width()) + kRowInset;
        }
        painter->setFont(face);
        painter->setPen(ink);
        painter->drawText(texts, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                          QFontMetrics(face).elidedText(title, Qt::ElideRight, titleWidth));
        if (!caption.isEmpty()) {
            painter->setFont(small);
            painter->setPen(isSelected ? ink : row.palette.color(QPalette::PlaceholderText));
            painter->drawText(
                texts.adjusted(0, titleHeight + 2, 0, 0),
                Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                QFontMetrics(small).elidedText(caption, Qt::ElideRight, texts.width()));
        }
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics small(typeFont(Type::Caption, option.font));
        const int texts = option.fontMetrics.height() + small.height() + 2;
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                std::max(kRowPicture.height(), texts) + 2 * kRowInset};
    }
};

}  // namespace

LevelListPage::LevelListPage(QWidget* parent)
    : FullPage(0, parent),
      title_(newHeading(tr("Levels"))),
      note_(newNote()),
      list_(newList(tr("Levels of the pack"),
                    tr("Double-click a level, or press Enter, to play it"))),
      card_(new LevelCard(kMostListPicture)) {
    setObjectName(QStringLiteral("levelListPage"));
    list_->setItemDelegate(new LevelRowDelegate(list_));
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* left = new QWidget;
    limitWidth(*left, kListWidth);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(note_);
    column->addSpacing(8);
    column->addWidget(list_, 1);
    column->addSpacing(4);
    auto* back = newButton(tr("Back"), tr("Back to the title"));
    column->addWidget(back);
    this->column().addWidget(left, 2);
    this->column().addSpacing(20);
    this->column().addWidget(card_, 3);
    connect(list_, &QListWidget::currentRowChanged, this, &LevelListPage::showCard);
    connect(list_, &QListWidget::itemDoubleClicked, this, &LevelListPage::play);
    connect(card_, &LevelCard::playWanted, this, &LevelListPage::play);
    connect(back, &QPushButton::clicked, this, &LevelListPage::backWanted);
}

void LevelListPage::setHead(const QString& title, const QString& note) {
    title_->setText(title);
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

void LevelListPage::setLevels(std::vector<LevelLine> levels) {
    const int row = list_->currentRow();
    levels_ = std::move(levels);
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const LevelLine& level : levels_) {
            auto* item = new QListWidgetItem(level.title, list_);
            item->setData(kCaptionRole, level.caption);
            item->setData(kPictureRole, level.picture);
            QString words = QStringLiteral("%1, %2").arg(level.title, level.caption);
            if (level.medals) {
                item->setData(kMedalsRole, QVariant::fromValue(*level.medals));
                //: Read aloud after a level that was won: %1 the names of its medals
                words += u'\n' + tr("Medals: %1").arg(namesOf(*level.medals));
            }
            item->setData(Qt::AccessibleTextRole, words);
        }
        list_->setCurrentRow(std::clamp(row, 0, std::max(0, list_->count() - 1)));
    }
    showCard();
}

void LevelListPage::setPicture(std::size_t level, const QImage& picture) {
    if (level >= levels_.size() || levels_[level].picture.cacheKey() == picture.cacheKey()) return;
    levels_[level].picture = picture;
    list_->item(static_cast<int>(level))->setData(kPictureRole, picture);
    if (static_cast<int>(level) == list_->currentRow()) card_->setPicture(picture);
}

void LevelListPage::showCard() {
    const int row = list_->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= levels_.size()) return;
    const LevelLine& level = levels_[static_cast<std::size_t>(row)];
    const bool isWon = !level.result.isEmpty();
    card_->tell({.picture = level.picture,
                 .title = level.title,
                 .state = level.result,
                 .text = level.text,
                 .facts = level.facts,
                 .note = level.whyNot,
                 .button = isWon ? tr("Play again") : tr("Play"),
                 .canPlay = level.whyNot.isEmpty()});
}

void LevelListPage::play() {
    const int row = list_->currentRow();
    if (row < 0 || !levels_[static_cast<std::size_t>(row)].whyNot.isEmpty()) return;
    emit playWanted(row);
}

void LevelListPage::takeFocus() {
    list_->setFocus(Qt::TabFocusReason);
}

QString LevelListPage::hint() const {
    return tr("↑ ↓ choose   ·   Enter play   ·   Esc back");
}

QString LevelListPage::words() const {
    return title_->text() + u'\n' + note_->text() + u'\n' + card_->words();
}

bool LevelListPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            // A held key must not go on from page to page.
            if (!key.isAutoRepeat()) play();
            return true;
        }
    }
    return FullPage::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

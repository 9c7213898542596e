// SPDX-License-Identifier: MIT
#include "widgets/play/full/full_page.h"

#include <algorithm>
#include <utility>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "widgets/play/full/choice_bar.h"
#include "widgets/play/full/day_calendar.h"
#include "widgets/play/full/progress_map.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPageMargin = 24;
constexpr int kMostTexts = 820;  ///< width of texts beside something wide, in pixels
constexpr int kButtonHeight = 44;
constexpr int kRowHeight = 36;
constexpr int kRowMargin = 12;

/// Draws list rows as tall and spacious as the buttons beside them.
class RowDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem row(option);
        initStyleOption(&row, index);
        const QString text = std::exchange(row.text, {});
        const QStyle* style = row.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        const bool isSelected = row.state.testFlag(QStyle::State_Selected);
        const QRect place = row.rect.adjusted(kRowMargin, 0, -kRowMargin, 0);
        style->drawItemText(painter, place, Qt::AlignLeft | Qt::AlignVCenter, row.palette,
                            row.state.testFlag(QStyle::State_Enabled),
                            row.fontMetrics.elidedText(text, Qt::ElideRight, place.width()),
                            isSelected ? QPalette::HighlightedText : QPalette::Text);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max(size.height(), kRowHeight)};
    }
};

/// A button tall enough for touch; it shrinks if the window is not high enough.
class PageButton : public QPushButton {
  public:
    explicit PageButton(const QString& text) : QPushButton(text) {
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Maximum);
    }

    QSize sizeHint() const override {
        return QPushButton::sizeHint().expandedTo({0, kButtonHeight});
    }
    QSize minimumSizeHint() const override { return QPushButton::sizeHint(); }
};

/// A button filled with the accent.
class MainButton final : public PageButton {
  public:
    explicit MainButton(const QString& text) : PageButton(text) {
        setCursor(Qt::PointingHandCursor);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QStyleOptionButton option;
        initStyleOption(&option);
        QPainter painter(this);
        if (isEnabled()) {
            QPalette& colours = option.palette;
            colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
            colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
            QFont face = font();
            face.setBold(true);
            painter.setFont(face);
            option.text = QFontMetrics(face)
                              .elidedText(text(), Qt::ElideRight, width() - 2 * kRowMargin)
                              .replace(u'&', QLatin1String("&&"));  // titles have no mnemonics
        }
        style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    }
};

/// Whether a widget uses a key itself. A list does not use an arrow key that would move past its
/// end; then the key moves the focus to the next widget.
bool hasUseFor(const QWidget& widget, int key) {
    if (qobject_cast<const ProgressMap*>(&widget) != nullptr) return true;
    if (const auto* calendar = qobject_cast<const DayCalendar*>(widget.parentWidget()))
        return calendar->hasUseFor(key);
    const auto* list = qobject_cast<const QAbstractItemView*>(&widget);
    if (list == nullptr || list->model() == nullptr) return false;
    const int row = list->currentIndex().row();
    if (key == Qt::Key_Up) return row > 0;
    if (key == Qt::Key_Down) return row + 1 < list->model()->rowCount();
    return true;
}

}  // namespace

FullPage::FullPage(int width, QWidget* parent) : QWidget(parent) {
    setSpokenRole(*this, QAccessible::Grouping);
    speech_.setSingleShot(true);
    speech_.setInterval(0);
    connect(&speech_, &QTimer::timeout, this, [this] {
        if (isHeard()) speakMessage(*this, words());
    });
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    if (width == 0) {
        column_ = new QHBoxLayout;
        across->addLayout(column_);
        return;
    }
    auto* middle = new QWidget;
    middle->setMaximumWidth(width);
    column_ = new QVBoxLayout(middle);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
    across->addWidget(middle);
}

QString FullPage::hint() const {
    return tr("↑ ↓ choose   ·   Enter open   ·   Esc back");
}

QString FullPage::words() const {
    return labelTexts(*this);
}

void FullPage::speakChanges(const QString& before) {
    if (!isVisible() || !isHeard()) return;
    const QStringList old = before.split(u'\n');
    QStringList changed = labelTexts(*this).split(u'\n');
    changed.removeIf([&old](const QString& text) { return old.contains(text); });
    if (!changed.isEmpty()) speakMessage(*this, changed.join(u'\n'));
}

QLabel* FullPage::newHeading(const QString& text) {
    auto* heading = new PlainLabel(text);
    setType(*heading, Type::Title);
    heading->setWordWrap(true);
    heading->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    return heading;
}

QLabel* FullPage::newNote(const QString& text) {
    auto* note = new PlainLabel(text);
    // A PlainLabel, because packs are foreign, and their titles must not be parsed as rich text.
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setWordWrap(true);
    note->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    return note;
}

QListWidget* FullPage::newList(const QString& name, const QString& tip) {
    auto* list = new QListWidget;
    list->setAccessibleName(name);
    setPlainToolTip(*list, tip);
    list->setItemDelegate(new RowDelegate(list));
    return list;
}

QFormLayout* FullPage::newFacts() {
    auto* form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft);
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(8);
    return form;
}

void FullPage::showFacts(QFormLayout& form, const Facts& facts) {
    while (form.rowCount() > 0)
        form.removeRow(0);
    for (const auto& [what, value] : facts) {
        auto* label = new PlainLabel(value);
        label->setWordWrap(true);
        label->setAccessibleName(what);
        QLabel* name = newNote(what);
        form.addRow(name, label);
        // On a visible page, a layout shows its new widgets only later.
        for (QWidget* shown : {name, static_cast<QLabel*>(label)}) {
            if (shown->parentWidget() != nullptr) shown->show();
        }
    }
}

QPushButton* FullPage::newButton(const QString& text, const QString& tip) {
    auto* button = new PageButton(text);
    setTips(*button, tip);
    button->setAccessibleName(text);
    return button;
}

QPushButton* FullPage::newMainButton(const QString& text, const QString& tip) {
    auto* button = new MainButton(text);
    setTips(*button, tip);
    button->setAccessibleName(text);
    return button;
}

double FullPage::sizeShare() const {
    return std::min(width() / 1280.0, height() / 800.0);
}

double FullPage::headShare() const {
    return sizeShare() / std::max(1.0, textScale());
}

double FullPage::titleShare() const {
    return std::clamp(headShare() * 2.2, kLeastTitle, kMostTitle);
}

QFont FullPage::titleFont() const {
    QFont font = enlarged(QApplication::font(this), titleShare());
    font.setBold(true);
    return font;
}

QVBoxLayout& FullPage::addBeside(QWidget& wide) {
    auto* texts = new QWidget;
    limitWidth(*texts, kMostTexts);
    auto* inside = new QVBoxLayout(texts);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addStretch(2);
    column().addWidget(&wide, 4);
    column().addSpacing(28);
    column().addWidget(texts, 3);
    return *inside;
}

void FullPage::limitWidth(QWidget& part, int most) {
    limits_.emplace_back(&part, most);
    part.setMaximumWidth(scaledPixels(most));
}

void FullPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::StyleChange) return;
    for (const auto& [part, most] : limits_)
        part->setMaximumWidth(scaledPixels(most));
}

QFont FullPage::enlarged(const QFont& font, double share) {
    QFont other = font;
    if (font.pixelSize() > 0)
        other.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * share + 0.5)));
    else
        other.setPointSizeF(font.pointSizeF() * share);
    return other;
}

void FullPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    pressed_ = 0;
    speakTexts();
    // Installing the same event filter twice has no further effect.
    const auto children = findChildren<QWidget*>();
    for (QWidget* child : children)
        child->installEventFilter(this);
}

bool FullPage::moveOn(QWidget& from, int key) {
    auto* bar = qobject_cast<ChoiceBar*>(from.parentWidget());
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    const int step = key == Qt::Key_Down || key == Qt::Key_Right ? 1 : -1;
    if (isAcross) {
        if (bar != nullptr) {
            bar->step(step);
            return true;
        }
        if (qobject_cast<QAbstractButton*>(&from) == nullptr &&
            qobject_cast<DayCalendar*>(from.parentWidget()) == nullptr)
            return false;
    }
    return focusNextPrevChild(step > 0);
}

bool FullPage::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || widget == nullptr || !widget->hasFocus())
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    // Ignores a key that has been held since the previous page, such as an arrow key of a game.
    if (!key.isAutoRepeat())
        pressed_ = key.key();
    else if (key.key() != pressed_)
        return true;
    if (hasUseFor(*widget, key.key())) return QWidget::eventFilter(watched, event);
    switch (key.key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
            return moveOn(*widget, key.key());
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (auto* button = qobject_cast<QAbstractButton*>(widget)) {
                // A held key must not click through one page after another.
                if (!key.isAutoRepeat()) button->click();
                return true;
            }
            break;
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

void FullPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit backWanted();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace mazeloom::widgets

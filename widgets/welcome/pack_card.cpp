// SPDX-License-Identifier: MIT
#include "widgets/welcome/pack_card.h"

#include <utility>

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include "widgets/panels/levels/place_actions.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr QLatin1String kBuiltIn("builtin:");
constexpr int kCardMargin = 8;
constexpr int kRound = 6;
constexpr int kIcon = 32;
constexpr int kRemoveButton = 24;
constexpr double kDim = 0.45;

}  // namespace

PackCard::PackCard(QString name, bool canBeRemoved, QWidget* parent)
    : QPushButton(parent), name_(std::move(name)) {
    setFixedSize(kSize);
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, &PackCard::activate);
    if (canBeRemoved) {
        remove_ = new QToolButton(this);
        remove_->setIcon(themedIcon(QStringLiteral("close")));
        remove_->setGeometry(width() - kCardMargin - kRemoveButton - 4, kCardMargin + 4,
                             kRemoveButton, kRemoveButton);
        // The button needs no focus, because the Delete key has the same effect.
        remove_->setFocusPolicy(Qt::NoFocus);
        setTips(*remove_, tr("Remove this pack from the list (Delete); its files stay"));
        connect(remove_, &QToolButton::clicked, this, [this] { emit removeRequested(name_); });
    }
    describe();
    showRemoveButton();
}

void PackCard::setPreview(const PackPreview& preview) {
    preview_ = preview;
    known_ = true;
    describe();
    showRemoveButton();
    update();
}

QString PackCard::title() const {
    if (!preview_.title.isEmpty()) return preview_.title;
    return name_.startsWith(kBuiltIn) ? name_.mid(kBuiltIn.size()) : QFileInfo(name_).fileName();
}

QString PackCard::detail() const {
    const bool isBuiltIn = name_.startsWith(kBuiltIn);
    if (isMissing()) return tr("Not found: %1").arg(QDir::toNativeSeparators(name_));
    if (!isBuiltIn) return QDir::toNativeSeparators(name_);
    if (!known_) return {};
    const QString levels = tr("%n levels", nullptr, preview_.levels);
    if (preview_.rooms == 0) return levels;
    //: What a pack holds: %1 "12 levels", %2 "3 rooms"
    return tr("%1, %2").arg(levels, tr("%n rooms", nullptr, preview_.rooms));
}

QString PackCard::sentence() const {
    if (name_ == QLatin1String("builtin:temple"))
        return tr("Paint halls over hidden mazes, and walk them by their numbers.");
    if (name_ == QLatin1String("builtin:dungeons"))
        return tr("Watch rooms, mazes and corridors being woven, and change how.");
    if (name_ == QLatin1String("builtin:descent"))
        return tr("Go down floor by floor, and decide who lives there.");
    if (name_ == QLatin1String("builtin:classic"))
        return tr("Go down as far as you can, by the numbers of the terminal roguelike.");
    if (name_ == QLatin1String("builtin:lab"))
        return tr("Learn how levels are generated: one algorithm per level, with notes.");
    return {};
}

void PackCard::describe() {
    const bool isGood = known_ && preview_.state == PackPreview::State::Good;
    QString tip = title() + '\n' + detail();
    if (!sentence().isEmpty()) tip += '\n' + sentence();
    if (isGood && !name_.startsWith(kBuiltIn)) {
        tip += '\n' + tr("%n levels", nullptr, preview_.levels);
        if (preview_.rooms > 0) tip += ", " + tr("%n rooms", nullptr, preview_.rooms);
    }
    if (known_ && preview_.state == PackPreview::State::Unreadable)
        tip += '\n' + tr("It cannot be read; open it to see why");
    setPlainToolTip(*this, tip);
    setStatusTip(isMissing() ? tr("Look for this pack again; Delete removes it from the list")
                             : tr("Open this pack"));
    setAccessibleName(isMissing() ? tr("%1, not found").arg(title()) : title());
    setAccessibleDescription(sentence().isEmpty() ? detail()
                                                  : detail() + QStringLiteral(". ") + sentence());
    if (remove_ != nullptr) remove_->setAccessibleName(tr("Remove %1 from the list").arg(title()));
}

void PackCard::activate() {
    if (isMissing()) {
        emit lookRequested(name_);
    } else {
        emit openRequested(name_);
    }
}

void PackCard::showRemoveButton() {
    if (remove_ != nullptr) remove_->setVisible(isMissing() || underMouse() || hasFocus());
}

void PackCard::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || isDown();
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(hasFocus() ? theme.accent
                        : lit      ? theme.mutedText
                                   : theme.border,
                        hasFocus() ? 2 : 1));
    painter.setBrush(lit ? theme.button : theme.base);
    painter.drawRoundedRect(frame, kRound, kRound);

    painter.save();
    const QRect picture(QPoint(kCardMargin, kCardMargin), kPicture);
    QPainterPath rounded;
    rounded.addRoundedRect(picture, kRound - 2, kRound - 2);
    painter.setClipPath(rounded);
    if (isMissing()) painter.setOpacity(kDim);
    if (preview_.picture.isNull()) {
        painter.fillRect(picture, theme.canvas);
        QRect icon(0, 0, kIcon, kIcon);
        icon.moveCenter(picture.center());
        const bool isBad = known_ && preview_.state != PackPreview::State::Good;
        themedIcon(isBad ? QStringLiteral("warning") : QStringLiteral("pack"),
                   isBad ? theme.warning : theme.mutedText)
            .paint(&painter, icon);
    } else {
        painter.drawImage(picture, preview_.picture);
    }
    painter.restore();

    const auto line = [&](int top, const QFont& font, const QColor& colour, const QString& text,
                          Qt::TextElideMode elide) {
        painter.setFont(font);
        painter.setPen(colour);
        const QRect space(kCardMargin + 2, top, width() - 2 * kCardMargin - 4,
                          painter.fontMetrics().height());
        painter.drawText(space, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, elide, space.width()));
        return space.bottom() + 1;
    };
    QFont bold = font();
    bold.setBold(true);
    const QFont small = typeFont(Type::Caption, font());
    const int below = line(picture.bottom() + 9, bold, isMissing() ? theme.mutedText : theme.text,
                           title(), Qt::ElideRight);
    const int last = line(below + 2, small, theme.mutedText, detail(), Qt::ElideMiddle);
    painter.setPen(theme.text);
    painter.drawText(QRect(kCardMargin + 2, last + 2, width() - 2 * kCardMargin - 4,
                           height() - last - 2 - kCardMargin / 2),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence());
}

void PackCard::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        click();
    } else if (remove_ != nullptr && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
        emit removeRequested(name_);
    } else {
        QPushButton::keyPressEvent(event);
    }
}

void PackCard::contextMenuEvent(QContextMenuEvent* event) {
    if (name_.startsWith(kBuiltIn)) return;
    QMenu menu(this);
    QAction* open = menu.addAction(themedIcon(QStringLiteral("open")), tr("&Open"), this,
                                   [this] { emit openRequested(name_); });
    open->setStatusTip(tr("Open this pack"));
    open->setEnabled(!isMissing());
    if (remove_ != nullptr) {
        menu.addAction(themedIcon(QStringLiteral("close")), tr("&Remove from the list"), this,
                       [this] { emit removeRequested(name_); })
            ->setStatusTip(tr("Remove this pack from the list; its files stay"));
    }
    menu.addSeparator();
    addPlaceActions(menu, name_);
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    menu.exec(byMouse ? event->globalPos() : mapToGlobal(rect().center()));
}

void PackCard::enterEvent(QEnterEvent* event) {
    QPushButton::enterEvent(event);
    showRemoveButton();
}

void PackCard::leaveEvent(QEvent* event) {
    QPushButton::leaveEvent(event);
    showRemoveButton();
}

void PackCard::focusInEvent(QFocusEvent* event) {
    QPushButton::focusInEvent(event);
    showRemoveButton();
}

void PackCard::focusOutEvent(QFocusEvent* event) {
    QPushButton::focusOutEvent(event);
    showRemoveButton();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_status.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QStringList>

#include "core/play/temple/rules/objectives.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using level::ThingKind;
using play::temple::Objective;

namespace {

constexpr int kTextPixels = 14;
constexpr int kHeight = 32;
constexpr int kMargin = 12;
constexpr int kGap = 20;     // between entries
constexpr int kSymbol = 20;  // a symbol's side
constexpr int kBar = 72;

QFont statusFont() {
    return glyphFont(scaledPixels(kTextPixels));
}

Symbol symbolOfObjective(Objective objective) {
    switch (objective) {
        case Objective::Coins:
            return Symbol::Coin;
        case Objective::Bugs:
            return symbolOf(ThingKind::Bug);
        case Objective::Lasers:
            return symbolOf(ThingKind::Emitter);
        case Objective::Boss:
            return symbolOf(ThingKind::Boss);
        case Objective::Consoles:
            return symbolOf(ThingKind::Console);
        case Objective::Exit:
            return symbolOf(ThingKind::Exit);
    }
    return Symbol::None;
}

}  // namespace

QString playTimeText(std::int64_t ticks) {
    const std::int64_t tenths = ticks * 10 / play::temple::kTicksPerSecond;
    return QStringLiteral("%1:%2.%3")
        .arg(tenths / 600)
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths % 10);
}

TempleStatus::TempleStatus(QWidget* parent) : QWidget(parent), theme_(Theme::dark()) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Lives, coins and objectives"));
}

QSize TempleStatus::sizeHint() const {
    return {480, scaledPixels(kHeight)};
}

void TempleStatus::setTheme(const Theme& theme) {
    theme_ = theme;
    art_.clear();
    update();
}

void TempleStatus::setAttempt(int attempt) {
    attempt_ = attempt;
    update();
}

void TempleStatus::clear() {
    entries_.clear();
    time_.clear();
    update();
}

std::vector<TempleStatus::Entry> TempleStatus::entriesOf(const play::temple::Field& field,
                                                         const play::temple::State& state) const {
    const auto& hero = state.hero;
    std::vector<Entry> entries;
    entries.push_back({symbolOf(ThingKind::Heart), QString::number(hero.lives),
                       tr("%n lives", nullptr, hero.lives)});
    for (const auto& progress : play::temple::progressOf(field, state)) {
        const QString count = QStringLiteral("%1/%2").arg(progress.done).arg(progress.wanted);
        QString words;
        switch (progress.objective) {
            case Objective::Coins:
                words = tr("%1 coins collected").arg(count);
                break;
            case Objective::Bugs:
                words = tr("%1 bugs killed").arg(count);
                break;
            case Objective::Lasers:
                words = tr("%1 lasers destroyed").arg(count);
                break;
            case Objective::Boss:
                words = tr("%1 bosses killed").arg(count);
                break;
            case Objective::Consoles:
                words = tr("%1 consoles read").arg(count);
                break;
            case Objective::Exit:
                words = state.exitOpen ? tr("The exit is open")
                                       : tr("The exit opens when all else is done");
                break;
        }
        const bool isExit = progress.objective == Objective::Exit;
        entries.push_back({symbolOfObjective(progress.objective),
                           isExit ? (state.exitOpen ? tr("open") : tr("closed")) : count, words,
                           isExit ? state.exitOpen : !progress.isMet()});
    }
    const auto supply = [&](play::temple::Supply kind, ThingKind thing, int count,
                            const QString& words) {
        const bool isChosen = hero.selected == kind && count > 0;
        entries.push_back({symbolOf(thing), QString::number(count),
                           isChosen ? supplyWords(state) : words, count > 0, isChosen});
    };
    supply(play::temple::Supply::Tnt, ThingKind::Tnt, hero.tnt, tr("%n TNT", nullptr, hero.tnt));
    supply(play::temple::Supply::Grenade, ThingKind::Grenade, hero.grenades,
           tr("%n grenades", nullptr, hero.grenades));
    if (hero.air < play::temple::kAir) {
        const int seconds = hero.air / play::temple::kTicksPerSecond;
        Entry air;
        air.text = tr("air");
        air.words = tr("Air for %n seconds", nullptr, seconds);
        air.percent = hero.air * 100 / play::temple::kAir;
        entries.push_back(air);
    }
    return entries;
}

void TempleStatus::showState(const play::temple::Field& field, const play::temple::State& state) {
    std::vector<Entry> entries = entriesOf(field, state);
    const QString time = playTimeText(state.tick);
    if (entries == entries_ && time == time_) return;
    if (entries != entries_) {
        entries_ = std::move(entries);
        setAccessibleDescription(words());
    }
    time_ = time;
    update();
}

QString TempleStatus::supplyWords(const play::temple::State& state) {
    const auto& hero = state.hero;
    const QString count = hero.selected == play::temple::Supply::Tnt
                              ? tr("%n TNT", nullptr, hero.tnt)
                              : tr("%n grenades", nullptr, hero.grenades);
    //: %1 is the supply that is thrown next: "2 grenades"
    return tr("%1, selected").arg(count);
}

QString TempleStatus::words() const {
    QStringList words;
    for (const Entry& entry : entries_)
        words << entry.words;
    words << tr("Attempt %1").arg(attempt_);
    return words.join(QStringLiteral(", "));
}

std::vector<QRectF> TempleStatus::layOut() const {
    const QFontMetricsF metrics(statusFont());
    // The time and the attempt's number stand at the right.
    const double end =
        width() - kMargin - metrics.horizontalAdvance(QStringLiteral("000  00:00.0"));
    double x = kMargin;
    std::vector<QRectF> places;
    for (const Entry& entry : entries_) {
        double wide = metrics.horizontalAdvance(entry.text);
        if (entry.symbol != Symbol::None) wide += kSymbol + 4;
        if (entry.percent >= 0) wide += kBar + 6;
        const bool fits = x + wide <= end;
        places.push_back(fits ? QRectF(x, 0, wide, height()) : QRectF());
        x += wide + kGap;
    }
    return places;
}

const QImage& TempleStatus::art(Symbol symbol) {
    const double ratio = devicePixelRatioF();
    QImage& image = art_[symbol];
    if (image.isNull() || image.devicePixelRatio() != ratio) {
        image = symbolArt(symbol, static_cast<int>(kSymbol * ratio), theme_);
        image.setDevicePixelRatio(ratio);
    }
    return image;
}

void TempleStatus::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_.window);
    painter.setPen(theme_.border);
    painter.drawLine(0, 0, width(), 0);
    if (entries_.empty()) return;
    painter.setFont(statusFont());
    const std::vector<QRectF> places = layOut();
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        QRectF place = places[i];
        if (place.isEmpty()) continue;
        if (entry.isChosen) {
            painter.setPen(QPen(theme_.accent, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(place.adjusted(-6, 4.5, 6, -3.5), 4, 4);
        }
        painter.setOpacity(entry.isStrong ? 1 : 0.45);
        if (entry.symbol != Symbol::None) {
            painter.drawImage(QPointF(place.left(), (height() - kSymbol) / 2.0), art(entry.symbol));
            place.setLeft(place.left() + kSymbol + 4);
        }
        painter.setPen(theme_.text);
        painter.drawText(place, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), entry.text);
        if (entry.percent >= 0) {
            const QRectF bar(place.right() - kBar, height() / 2.0 - 4, kBar, 8);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme_.base);
            painter.drawRoundedRect(bar, 3, 3);
            painter.setBrush(entry.percent < 30 ? theme_.error : theme_.of(level::Tint::Spray));
            painter.drawRoundedRect(
                QRectF(bar.left(), bar.top(), bar.width() * entry.percent / 100, bar.height()), 3,
                3);
        }
        painter.setOpacity(1);
    }
    painter.setPen(theme_.mutedText);
    painter.drawText(QRectF(0, 0, width() - kMargin, height()),
                     static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                     QStringLiteral("#%1  %2").arg(attempt_).arg(time_));
}

bool TempleStatus::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::vector<QRectF> places = layOut();
    QString tip;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (places[i].contains(help->pos())) tip = entries_[i].words;
    }
    showPlainToolTip(help->globalPos(), tip, this);
    return true;
}

}  // namespace mazeloom::widgets

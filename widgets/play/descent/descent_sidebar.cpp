// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_sidebar.h"

#include <algorithm>
#include <cstddef>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QStringList>

#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using play::descent::Item;
using play::descent::LyingItem;
using play::descent::State;

namespace {

constexpr int kSideMargin = 16;
constexpr int kTopMargin = 4;
constexpr int kSideTextPixels = 13;

}  // namespace

DescentSidebar::DescentSidebar(QWidget* parent) : QWidget(parent), theme_(Theme::dark()) {
    setFixedWidth(sizeHint().width());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Status of the hero"));
}

QSize DescentSidebar::sizeHint() const {
    return {scaledPixels(kWidth), 320};
}

QSize DescentSidebar::minimumSizeHint() const {
    return {scaledPixels(kWidth), 120};
}

void DescentSidebar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) setFixedWidth(sizeHint().width());
}

void DescentSidebar::setTheme(const Theme& theme) {
    theme_ = theme;
    status_.clear();
    gear_.clear();
    update();
}

std::vector<std::pair<QString, QString>> DescentSidebar::keys() {
    // The most useful ones come first, because the last ones are left out where there is too little
    // space. The smallest terminal has room for the first eight.
    return {{QStringLiteral("← ↑ ↓ →"), tr("walk, fight")},
            {QStringLiteral("g"), tr("pick up")},
            {QStringLiteral("i"), tr("inventory")},
            {QStringLiteral("z"), tr("zap the wand")},
            {QStringLiteral(">"), tr("stairs down")},
            {QStringLiteral("<"), tr("stairs up")},
            {QStringLiteral("o"), tr("explore")},
            {QStringLiteral("q"), tr("quit")},
            {QStringLiteral("."), tr("wait a turn")},
            {QStringLiteral("l"), tr("look")},
            {QStringLiteral("m"), tr("messages")},
            {QStringLiteral("t"), tr("throw")},
            {QStringLiteral("d"), tr("drop")},
            {QStringLiteral("s"), tr("wait longer")}};
}

std::vector<DescentSidebar::Row> DescentSidebar::keyRows() {
    std::vector<Row> rows{{Row::Kind::Title, tr("Keys"), {}, {}, 0, {}}};
    for (auto& [key, what] : keys())
        rows.push_back({Row::Kind::Value, key, what, {}, 0, {}});
    return rows;
}

std::vector<DescentSidebar::Row> DescentSidebar::rowsOf(const State& state) const {
    const auto& hero = state.hero;
    const QColor health = hitPointColour(hero.hp, hero.mostHp, theme_);
    return {
        {Row::Kind::Title, tr("Status"), {}, {}, 0, {}},
        {Row::Kind::Value,
         tr("Depth"),
         tr("%1 (max %2)").arg(state.depth).arg(state.greatestDepth),
         {},
         0,
         tr("The floor you are on, and the deepest of this run")},
        {Row::Kind::Value, tr("HP"), tr("%1 of %2").arg(std::max(0, hero.hp)).arg(hero.mostHp),
         health, 0, tr("Hit points: the run ends when there are none")},
        {Row::Kind::Bar,
         {},
         {},
         health,
         static_cast<double>(std::clamp(hero.hp, 0, hero.mostHp)) / std::max(1, hero.mostHp),
         {}},
        {Row::Kind::Value,
         tr("Attack"),
         QString::number(hero.attack()),
         {},
         0,
         tr("The damage of a blow, plus or minus one")},
        {Row::Kind::Value, tr("Kills"), QString::number(state.kills), {}, 0, {}},
        {Row::Kind::Value,
         tr("Score"),
         QString::number(state.score()),
         {},
         0,
         tr("A hundred for each depth, ten for each kill")},
    };
}

std::vector<DescentSidebar::Gear> DescentSidebar::gearOf(const play::descent::Inventory& inventory,
                                                         const Theme& theme) {
    const auto use = [&](const QString& title, const Item* item, std::optional<int> number,
                         const QString& otherwise) -> Gear {
        if (item == nullptr) return {title, otherwise, theme.mutedText, {}};
        const QString name = descentName(*item);
        return {title, number ? QStringLiteral("%1 (%2)").arg(name).arg(*number) : name,
                dungeonColour(thingKind(*item), item->enchanted, theme), descentDetails(*item)};
    };
    const Item* const armour = inventory.armour();
    const Item* const wand = inventory.wand();
    std::vector<Gear> gear{use(tr("Weapon"), inventory.weapon(), {}, tr("(fists)"))};
    if (armour != nullptr) gear.push_back(use(tr("Armour"), armour, armour->power, {}));
    gear.push_back(use(tr("Wand"), wand,
                       wand != nullptr ? std::optional(wand->charges) : std::nullopt,
                       tr("(none)")));
    return gear;
}

void DescentSidebar::showState(const State* state) {
    std::vector<Row> status;
    std::vector<Row> gear;
    if (state != nullptr) {
        status = rowsOf(*state);
        for (const Gear& used : gearOf(state->hero.inventory, theme_)) {
            gear.push_back({Row::Kind::Title, used.title, {}, {}, 0, {}});
            gear.push_back({Row::Kind::Words, used.words, {}, used.ink, 0, used.tip});
        }
        if (state->floor.keys != 0)
            gear.push_back({Row::Kind::Title, tr("Found keys"), {}, {}, 0, {}});
        for (std::size_t lock = 0; lock < level::kLocks; ++lock) {
            if ((state->floor.keys & level::bitOf(lock)) == 0) continue;
            const Item key = play::descent::keyTo(lock);
            gear.push_back({Row::Kind::Words,
                            descentName(key),
                            {},
                            dungeonColour(thingKind(key), false, theme_),
                            0,
                            descentDetails(key)});
        }
        if (const LyingItem* here = state->floor.itemAt(state->hero.at)) {
            gear.push_back({Row::Kind::Title, tr("Here lies"), {}, {}, 0, {}});
            gear.push_back({Row::Kind::Words,
                            descentName(here->item),
                            {},
                            dungeonColour(thingKind(here->item), here->item.enchanted, theme_),
                            0,
                            descentDetails(here->item)});
        }
    }
    if (status == status_ && gear == gear_) return;
    status_ = std::move(status);
    gear_ = std::move(gear);
    setAccessibleDescription(description());
    update();
}

QString DescentSidebar::description() const {
    QStringList words;
    for (const Row& row : status_) {
        if (row.kind == Row::Kind::Value) words << row.name + u' ' + row.value;
    }
    QString title;
    for (const Row& row : gear_) {
        if (row.kind == Row::Kind::Title)
            title = row.name;
        else
            words << title + QStringLiteral(": ") + row.name;
    }
    return words.join(QStringLiteral(", "));
}

QString DescentSidebar::keyWords() {
    QStringList words;
    for (const Row& row : keyRows()) {
        if (row.kind == Row::Kind::Value) words << row.name + u' ' + row.value;
    }
    return words.join(QStringLiteral(", "));
}

int DescentSidebar::heightOf(Row::Kind kind) {
    switch (kind) {
        case Row::Kind::Title:
            return scaledPixels(30);
        case Row::Kind::Bar:
            return scaledPixels(14);
        case Row::Kind::Gap:
            return scaledPixels(8);
        default:
            return scaledPixels(21);
    }
}

int DescentSidebar::heightOf(const std::vector<Row>& rows) {
    int height = 0;
    for (const Row& row : rows)
        height += heightOf(row.kind);
    return height;
}

double DescentSidebar::shareOf(const std::vector<Row>& rows) const {
    // With less, lines would overlap.
    constexpr double kLeast = 0.75;
    return std::clamp((height() - 2.0 * kTopMargin) / std::max(1, heightOf(rows)), kLeast, 1.0);
}

std::size_t DescentSidebar::shownKeys() const {
    if (status_.empty()) return 0;
    const int room = height() - 3 * kTopMargin - heightOf(status_) - heightOf(gear_) -
                     heightOf(Row::Kind::Title);
    return std::min(keys().size(),
                    static_cast<std::size_t>(std::max(0, room / heightOf(Row::Kind::Value))));
}

std::vector<DescentSidebar::Row> DescentSidebar::fittingRows() const {
    std::vector<Row> rows = status_;
    rows.insert(rows.end(), gear_.begin(), gear_.end());
    // The title is left out with the last key.
    if (const std::size_t count = shownKeys(); count > 0) {
        const std::vector<Row> keys = keyRows();
        rows.insert(rows.end(), keys.begin(),
                    keys.begin() + static_cast<std::ptrdiff_t>(count) + 1);
    }
    return rows;
}

void DescentSidebar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_.window);
    painter.setPen(theme_.border);
    painter.drawLine(0, 0, 0, height());
    QFont text = font();
    text.setPixelSize(scaledPixels(kSideTextPixels));
    QFont title = text;
    title.setPixelSize(scaledPixels(11));
    title.setBold(true);
    title.setCapitalization(QFont::AllUppercase);
    title.setLetterSpacing(QFont::AbsoluteSpacing, 1);
    const QFont number = glyphFont(scaledPixels(kSideTextPixels));
    const std::vector<Row> rows = fittingRows();
    const double share = shareOf(rows);
    double y = kTopMargin;
    for (const Row& row : rows) {
        const QRectF place(kSideMargin, y, width() - 2 * kSideMargin, share * heightOf(row.kind));
        y += place.height();
        const QColor colour = row.colour.isValid() ? row.colour : theme_.text;
        switch (row.kind) {
            case Row::Kind::Title:
                painter.setFont(title);
                painter.setPen(theme_.mutedText);
                painter.drawText(place.adjusted(0, 0, 0, -4),
                                 static_cast<int>(Qt::AlignLeft | Qt::AlignBottom), row.name);
                break;
            case Row::Kind::Value:
                painter.setFont(text);
                painter.setPen(theme_.mutedText);
                painter.drawText(place, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                                 row.name);
                painter.setFont(row.colour.isValid() ? number : text);
                painter.setPen(colour);
                painter.drawText(place, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                                 row.value);
                break;
            case Row::Kind::Bar: {
                const QRectF bar(place.left(), place.center().y() - 4, place.width(), 8);
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme_.base);
                painter.drawRoundedRect(bar, 3, 3);
                painter.setBrush(colour);
                if (row.share > 0) {
                    painter.drawRoundedRect(
                        QRectF(bar.left(), bar.top(), std::max(6.0, bar.width() * row.share),
                               bar.height()),
                        3, 3);
                }
                break;
            }
            case Row::Kind::Words: {
                painter.setFont(text);
                painter.setPen(colour);
                const QString words =
                    QFontMetricsF(text).elidedText(row.name, Qt::ElideRight, place.width());
                painter.drawText(place, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), words);
                break;
            }
            case Row::Kind::Gap:
                break;
        }
    }
}

bool DescentSidebar::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::vector<Row> rows = fittingRows();
    const double share = shareOf(rows);
    double y = kTopMargin;
    QString tip;
    for (const Row& row : rows) {
        const double height = share * heightOf(row.kind);
        if (help->pos().y() >= y && help->pos().y() < y + height) {
            tip = row.tip;
            if (row.kind == Row::Kind::Words && !tip.isEmpty())
                tip = QStringLiteral("%1: %2").arg(row.name, tip);
        }
        y += height;
    }
    showPlainToolTip(help->globalPos(), tip, this);
    return true;
}

}  // namespace mazeloom::widgets

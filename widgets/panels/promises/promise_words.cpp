// SPDX-License-Identifier: MIT
#include "widgets/panels/promises/promise_words.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include "widgets/document/lookup.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

using level::ThingKind;
using level::promises::Amount;
using level::promises::Content;
using level::promises::PaintedPromise;

namespace {

struct PromiseText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::PromiseText)
};

const std::array<Content, level::rewriting::kInks> kTempleContents{
    Content(ThingKind::Hero),    Content(ThingKind::Exit), Content(ThingKind::Console),
    Content(ThingKind::Emitter), Content::coin(),          Content::trap(),
    Content(ThingKind::Heart),   Content(ThingKind::Bug)};
const std::array<Content, level::rewriting::kInks> kDescentContents{
    Content(ThingKind::Hero),   Content(ThingKind::Key),   Content(ThingKind::Potion),
    Content(ThingKind::Weapon), Content(ThingKind::Wand),  Content::coin(),
    Content(ThingKind::Rat),    Content(ThingKind::Goblin)};

}  // namespace

QString amountText(Amount amount, int times) {
    switch (amount) {
        case Amount::Connected:
            return PromiseText::tr("All connected");
        case Amount::AtLeast:
            return PromiseText::tr("At least %1").arg(times);
        case Amount::AtMost:
            break;
    }
    return times == 0 ? PromiseText::tr("Never") : PromiseText::tr("At most %1").arg(times);
}

QString promiseText(const PaintedPromise& promise) {
    const QString amount = amountText(promise.amount, promise.times);
    if (!promise.around) return amount;
    const int within = promise.around->within;
    //: %1 how often, such as “At least 2”, %n a distance
    return promise.around->inView
               ? PromiseText::tr("%1 in view of each match of the other pattern, within %n cell(s)",
                                 nullptr, within)
                     .arg(amount)
               : PromiseText::tr("%1 within %n cell(s) of each match of the other pattern", nullptr,
                                 within)
                     .arg(amount);
}

QString flawText(const level::promises::Flaw& flaw) {
    using enum level::promises::Flaw::Kind;
    switch (flaw.kind) {
        case NothingFits:
            return PromiseText::tr("a cell of the pattern matches nothing: paint what it may be");
        case Empty:
            return PromiseText::tr("the pattern is empty: paint at least one of its cells");
        case EmptyInk:
            return PromiseText::tr("ink %1 stands for nothing: choose what it stands for")
                .arg(QChar(u'A' + flaw.number));
        case TooManyKinds:
            return PromiseText::tr(
                       "the pattern has %1 kinds of cells, counted in all its "
                       "symmetries, but at most %2 are allowed: use fewer kinds or "
                       "symmetries")
                .arg(flaw.number)
                .arg(level::promises::kMostCellKinds);
        // The form's fields allow none of the others.
        default:
            return QString::fromStdString(english(flaw));
    }
}

QString scopeText(const PackDocument& document, const QString& levelId, PromiseScope scope) {
    if (scope == PromiseScope::Level) return PromiseText::tr("this level");
    if (scope == PromiseScope::Pack) return PromiseText::tr("all levels");
    const level::Level* level = findLevel(document, levelId);
    const auto* recipe = level == nullptr
                             ? nullptr
                             : level::findRecipe(document.pack().recipes, level->recipe.named);
    const QString title = recipe == nullptr ? QString() : QString::fromStdString(recipe->title);
    return PromiseText::tr("levels with the recipe “%1”").arg(title);
}

level::promises::Inks offeredInks(const level::promises::Inks& inks,
                                  const level::promises::Inks& chosen, level::Ruleset ruleset) {
    const auto& usual = ruleset == level::Ruleset::Temple ? kTempleContents : kDescentContents;
    level::promises::Inks offered = inks;
    for (std::size_t ink = 0; ink < offered.size(); ++ink) {
        if (offered[ink].isEmpty()) offered[ink] = chosen[ink];
    }
    const auto isOffered = [&](Content content) {
        return std::ranges::any_of(offered, [&](const auto& one) { return one.has(content); });
    };
    for (level::promises::Contents& contents : offered) {
        const auto next = std::ranges::find_if_not(usual, isOffered);
        if (contents.isEmpty() && next != usual.end()) contents.add(*next);
    }
    return offered;
}

QIcon promisePicture(const PaintedPromise& promise, const RuleLegend& legend, int side,
                     const QWidget& on) {
    const double ratio = on.devicePixelRatioF();
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const grid::Size size = promise.pattern.size;
    const int cell = std::max(1, (side - 2) / std::max(size.width, size.height));
    const QPoint corner((side - cell * size.width) / 2, (side - cell * size.height) / 2);
    for (grid::Point p; p.y < size.height; ++p.y) {
        for (p.x = 0; p.x < size.width; ++p.x) {
            const auto& values =
                promise.pattern.cells[static_cast<std::size_t>(p.y * size.width + p.x)];
            const QRectF rect(corner + QPoint(p.x, p.y) * cell, QSizeF(cell, cell));
            paintValues(painter, rect, values, on, legend);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(themeOf(on).edge);
            painter.drawRect(rect);
        }
    }
    return picture;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rule_values.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>
#include <QIcon>
#include <QStringList>

#include "core/edit/paint/palette.h"
#include "core/level/rewriting/alphabet.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/theme/rule_inks.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/bars/ink_swatch.h"

namespace mazeloom::widgets {

using level::rewriting::Value;
using level::rewriting::Values;

namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::RuleText)
};

/// Greatest number of slices in a cell that can be told apart.
constexpr std::size_t kMostSlices = 4;

std::vector<Value> valuesIn(const Values& values, const level::TerrainTable& terrains) {
    std::vector<Value> list;
    for (const RuleInk& ink : ruleInks(terrains)) {
        if (ink && values.contains(*ink)) list.push_back(*ink);
    }
    return list;
}

level::promises::Contents contentsOf(Value ink, const RuleLegend& legend) {
    return (*legend.inks)[static_cast<std::size_t>(ink.ink())];
}

QStringList contentWords(level::promises::Contents contents) {
    using level::promises::Content;
    QStringList words;
    for (int number = 0; number < Content::kCount; ++number) {
        if (contents.has(Content::of(number))) words << contentText(Content::of(number));
    }
    return words;
}

/// Draws the first of the contents.
void paintContents(QPainter& painter, const QRectF& cell, level::promises::Contents contents,
                   const Theme& theme) {
    using level::promises::Content;
    int number = 0;
    while (!contents.has(Content::of(number)))
        ++number;
    const Content content = Content::of(number);
    const Symbol symbol = content == Content::coin()   ? Symbol::Coin
                          : content == Content::trap() ? Symbol::Trap
                                                       : symbolOf(content.thing());
    painter.translate(cell.topLeft());
    paintArt(painter, symbol, cell.width(), theme);
}

const edit::InkInfo* inkOfTerrain(level::Terrain terrain, const level::TerrainTable& terrains) {
    if (!level::isOwn(terrain)) return edit::findInk(level::info(terrain).id);
    return terrains.has(terrain) ? &edit::ownInk(terrain) : nullptr;
}

void paintOutside(QPainter& painter, const QRectF& cell, const Theme& theme) {
    painter.fillRect(cell, theme.window);
    painter.setPen(QPen(theme.mutedText, 1));
    painter.drawLine(cell.topLeft(), cell.bottomRight());
    painter.drawLine(cell.topRight(), cell.bottomLeft());
}

}  // namespace

std::vector<RuleInk> ruleInks(const level::TerrainTable& terrains) {
    std::vector<RuleInk> list{std::nullopt};
    for (const level::TerrainInfo& row : level::kTerrains)
        list.emplace_back(Value(row.terrain));
    for (const level::OwnTerrain& own : terrains.own())
        list.emplace_back(Value(own.terrain));
    for (int ink = 0; ink < level::rewriting::kInks; ++ink)
        list.emplace_back(Value::ink(ink));
    list.emplace_back(Value::outside());
    return list;
}

QString contentText(level::promises::Content content) {
    if (content == level::promises::Content::coin()) return RuleText::tr("coin");
    if (content == level::promises::Content::trap()) return RuleText::tr("trap");
    if (content.thing() == level::ThingKind::Own) return RuleText::tr("object of the pack");
    return thingText(content.thing());
}

QString ruleInkText(const RuleInk& ink, const RuleLegend& legend) {
    if (!ink) return RuleText::tr("anything");
    if (ink->isOutside()) return RuleText::tr("outside of the map");
    if (ink->isInk() && legend.inks) {
        const QStringList words = contentWords(contentsOf(*ink, legend));
        //: One of several terrains or contents: "floor or wall"
        if (!words.isEmpty()) return words.join(RuleText::tr(" or "));
    }
    if (ink->isInk()) return RuleText::tr("ink %1").arg(QChar(u'A' + ink->ink()));
    return terrainText(ink->terrain(), legend.terrains);
}

std::optional<RuleInk> inkTyped(QChar typed, const level::TerrainTable& terrains) {
    const char character = typed.toLatin1();
    // The space bar paints, so it is not an ink's character.
    if (character <= ' ') return {};
    if (character == level::rewriting::kAny) return RuleInk();
    if (const auto value = level::rewriting::valueOf(character)) return value;
    if (const auto own = terrains.ofCharacter(character)) return Value(*own);
    const int ink = typed.toUpper().unicode() - u'A';
    if (ink >= 0 && ink < level::rewriting::kInks) return Value::ink(ink);
    return {};
}

RuleInk inkOf(const Values& values, const level::TerrainTable& terrains) {
    if (values.isAny()) return {};
    const std::vector<Value> list = valuesIn(values, terrains);
    return list.empty() ? RuleInk() : RuleInk(list.front());
}

QString valuesText(const Values& values, const RuleLegend& legend) {
    if (values.isAny()) return ruleInkText({});
    QStringList grounds;
    QStringList contents;
    for (const Value value : valuesIn(values, legend.terrains)) {
        QStringList& words = value.isInk() && legend.inks ? contents : grounds;
        words << ruleInkText(value, legend);
    }
    //: One of several terrains or inks: "floor or wall"
    const QString either = RuleText::tr(" or ");
    if (contents.isEmpty())
        return grounds.isEmpty() ? RuleText::tr("nothing") : grounds.join(either);
    if (grounds.isEmpty()) return contents.join(either);
    //: What a cell of a pattern must be, and what must be on it: "floor or water with console"
    return RuleText::tr("%1 with %2").arg(grounds.join(either), contents.join(either));
}

void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on,
                  const RuleLegend& legend) {
    const Theme theme = themeOf(on);
    painter.save();
    if (!ink) {
        painter.fillRect(cell, theme.base);
        painter.setBrush(theme.mutedText);
        painter.setPen(Qt::NoPen);
        const double radius = std::max(1.0, cell.width() * 0.08);
        painter.drawEllipse(cell.center(), radius, radius);
    } else if (ink->isOutside()) {
        paintOutside(painter, cell, theme);
    } else if (ink->isInk() && legend.inks && !contentsOf(*ink, legend).isEmpty()) {
        paintContents(painter, cell, contentsOf(*ink, legend), theme);
    } else if (ink->isInk()) {
        paintRuleInk(painter, cell, ink->ink(), true);
    } else if (const edit::InkInfo* info = inkOfTerrain(ink->terrain(), legend.terrains)) {
        const auto canvas =
            (info->canvases & edit::kTempleLevel) != 0 ? edit::kTempleLevel : edit::kDescentLevel;
        inkSwatch(*info, canvas, on, legend.terrains).paint(&painter, cell.toAlignedRect());
    }
    painter.restore();
}

/// Draws values beside each other, each in a slice of the cell.
void paintSlices(QPainter& painter, const QRectF& cell, const std::vector<Value>& list,
                 const QWidget& on, const RuleLegend& legend) {
    const std::size_t slices = std::min(list.size(), kMostSlices);
    for (std::size_t i = 0; i < slices; ++i) {
        painter.save();
        const double width = cell.width() / static_cast<double>(slices);
        painter.setClipRect(
            QRectF(cell.x() + width * static_cast<double>(i), cell.y(), width, cell.height()),
            Qt::IntersectClip);
        paintRuleInk(painter, cell, list[i], on, legend);
        painter.restore();
    }
}

void paintValues(QPainter& painter, const QRectF& cell, const Values& values, const QWidget& on,
                 const RuleLegend& legend) {
    if (values.isAny()) {
        paintRuleInk(painter, cell, {}, on);
        return;
    }
    std::vector<Value> grounds = valuesIn(values, legend.terrains);
    std::vector<Value> contents;
    if (legend.inks) {
        std::ranges::copy_if(grounds, std::back_inserter(contents), &Value::isInk);
        std::erase_if(grounds, &Value::isInk);
        // Contents lie on any ground if none is named.
        if (grounds.empty()) paintRuleInk(painter, cell, {}, on);
    }
    paintSlices(painter, cell, grounds, on, legend);
    paintSlices(painter, cell, contents, on, legend);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rule_values.h"

#include <algorithm>

#include <QCoreApplication>
#include <QIcon>
#include <QStringList>

#include "core/edit/paint/palette.h"
#include "core/level/rewriting/alphabet.h"
#include "widgets/canvas/cells/cell_text.h"
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

QString ruleInkText(const RuleInk& ink, const level::TerrainTable& terrains) {
    if (!ink) return RuleText::tr("anything");
    if (ink->isOutside()) return RuleText::tr("outside of the map");
    if (ink->isInk()) return RuleText::tr("ink %1").arg(QChar(u'A' + ink->ink()));
    return terrainText(ink->terrain(), terrains);
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

QString valuesText(const Values& values, const level::TerrainTable& terrains) {
    if (values.isAny()) return ruleInkText({});
    QStringList words;
    for (const Value value : valuesIn(values, terrains))
        words << ruleInkText(value, terrains);
    if (words.isEmpty()) return RuleText::tr("nothing");
    //: One of several terrains or inks: "floor or wall"
    return words.join(RuleText::tr(" or "));
}

void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on,
                  const level::TerrainTable& terrains) {
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
    } else if (ink->isInk()) {
        paintRuleInk(painter, cell, ink->ink(), true);
    } else if (const edit::InkInfo* info = inkOfTerrain(ink->terrain(), terrains)) {
        const auto canvas =
            (info->canvases & edit::kTempleLevel) != 0 ? edit::kTempleLevel : edit::kDescentLevel;
        inkSwatch(*info, canvas, on, terrains).paint(&painter, cell.toAlignedRect());
    }
    painter.restore();
}

void paintValues(QPainter& painter, const QRectF& cell, const Values& values, const QWidget& on,
                 const level::TerrainTable& terrains) {
    if (values.isAny()) {
        paintRuleInk(painter, cell, {}, on);
        return;
    }
    const std::vector<Value> list = valuesIn(values, terrains);
    const std::size_t slices = std::min(list.size(), kMostSlices);
    for (std::size_t i = 0; i < slices; ++i) {
        painter.save();
        const double width = cell.width() / static_cast<double>(slices);
        painter.setClipRect(
            QRectF(cell.x() + width * static_cast<double>(i), cell.y(), width, cell.height()),
            Qt::IntersectClip);
        paintRuleInk(painter, cell, list[i], on, terrains);
        painter.restore();
    }
}

}  // namespace mazeloom::widgets

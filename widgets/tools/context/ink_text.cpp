// SPDX-License-Identifier: MIT
#include "widgets/tools/context/ink_text.h"

#include "widgets/canvas/cells/cell_text.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

QString inkTitle(const edit::InkInfo& ink, const level::TerrainTable& terrains) {
    if (const level::OwnTerrain* own = terrains.ownOf(ink.sample.terrain()))
        return QString::fromStdString(level::titleOf(*own));
    return stageText(ink.title);
}

QString inkHelp(const edit::InkInfo& ink, const level::TerrainTable& terrains) {
    if (const level::OwnTerrain* own = terrains.ownOf(ink.sample.terrain()))
        return ownTerrainText(*own);
    return stageText(ink.help);
}

QString mixTitle(std::size_t inks) {
    return EditContext::tr("Mix of %n ink(s)", nullptr, static_cast<int>(inks));
}

QString percentText(int percent) {
    return EditContext::tr("%1 %").arg(percent);
}

QString mixText(const edit::InkMix& mix, const level::TerrainTable& terrains) {
    QStringList parts;
    for (const edit::InkMix::Part& part : mix.parts())
        parts << inkTitle(*part.ink, terrains) + ' ' + percentText(mix.percentOf(*part.ink));
    return parts.join(QStringLiteral(" · "));
}

QString paintTitle(const EditContext& context) {
    return context.inks().isMixing() ? mixTitle(context.inks().mixHere().parts().size())
                                     : inkTitle(context.inks().current(), context.terrains());
}

}  // namespace mazeloom::widgets

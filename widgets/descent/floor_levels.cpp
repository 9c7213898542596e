// SPDX-License-Identifier: MIT
#include "widgets/descent/floor_levels.h"

#include <QComboBox>
#include <QCoreApplication>

#include "core/edit/descent_edit.h"
#include "widgets/document/lookup.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

struct FloorLevels {
    Q_DECLARE_TR_FUNCTIONS(FloorLevels)
};

bool canBeFloor(const level::Level& level) {
    return level.ruleset == level::Ruleset::Descent;
}

template <typename Test>
const level::Level* firstLevel(const PackDocument& document, const Test& test) {
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i) {
        const level::Level& level = document.pack().levels[i];
        if (test(level)) return &level;
    }
    return nullptr;
}

}  // namespace

bool hasFloorLevel(const PackDocument& document) {
    return firstLevel(document, canBeFloor) != nullptr;
}

const level::Level* levelForFloor(const PackDocument& document) {
    const auto isUnused = [&](const level::Level& level) {
        return canBeFloor(level) && !edit::usesLevel(document.pack().descent, level.id);
    };
    const level::Level* shown = currentLevel(document);
    if (shown != nullptr && isUnused(*shown)) return shown;
    const level::Level* unused = firstLevel(document, isUnused);
    return unused != nullptr ? unused : firstLevel(document, canBeFloor);
}

void addFloorLevels(QComboBox& box, const PackDocument& document, const std::string& chosen) {
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i) {
        const level::Level& level = document.pack().levels[i];
        if (canBeFloor(level)) box.addItem(titleOf(level), qstring(level.id));
    }
    int index = box.findData(qstring(chosen));
    if (index < 0) {
        const level::Level* level = findLevel(document, qstring(chosen));
        box.addItem(level == nullptr
                        //: A level that a floor names: %1 is its id, which the pack does not have
                        ? FloorLevels::tr("%1 (missing)").arg(qstring(chosen))
                        //: %1 is a level that cannot be a floor: it is a temple
                        : FloorLevels::tr("%1 (a temple)").arg(titleOf(*level)),
                    qstring(chosen));
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "app/search/synonyms.h"

#include <array>

#include <QCoreApplication>

namespace mazeloom::app {

namespace {

//: Synonyms in the action search, in any order. Users can type the words after the bar, but these
//: words do not match the names of actions. A translation can have more or fewer words.
constexpr auto kGroups = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("ActionSearch", "fix repair | mend solve heal correct quickfix"),
    QT_TRANSLATE_NOOP("ActionSearch", "problem error warning issue lint diagnostic"),
    QT_TRANSLATE_NOOP("ActionSearch",
                      "resize size dimensions crop extent | width height scale canvas"),
    QT_TRANSLATE_NOOP("ActionSearch", "add new create insert append plus"),
    QT_TRANSLATE_NOOP("ActionSearch", "remove delete erase clear discard trash"),
    QT_TRANSLATE_NOOP("ActionSearch", "favourite favorite | keep star bookmark like remember"),
    QT_TRANSLATE_NOOP("ActionSearch", "seed random dice reroll shuffle randomize variation"),
    QT_TRANSLATE_NOOP("ActionSearch", "duplicate copy clone repeat"),
    QT_TRANSLATE_NOOP("ActionSearch", "undo | revert back"),
    // A typed word may belong to several groups: "settings" can mean any of these actions.
    QT_TRANSLATE_NOOP("ActionSearch", "theme | settings preferences options configuration"),
    QT_TRANSLATE_NOOP("ActionSearch", "shortcuts | settings preferences options configuration"),
    QT_TRANSLATE_NOOP("ActionSearch", "layout | settings preferences options configuration"),
    QT_TRANSLATE_NOOP("ActionSearch", "theme dark light contrast | colours colors appearance"),
    QT_TRANSLATE_NOOP("ActionSearch", "shortcuts keys hotkeys keyboard bindings"),
    QT_TRANSLATE_NOOP("ActionSearch", "picture image png screenshot svg bitmap"),
    QT_TRANSLATE_NOOP("ActionSearch", "animation film movie gif video webp"),
    QT_TRANSLATE_NOOP("ActionSearch", "export | bake publish convert write"),
    QT_TRANSLATE_NOOP("ActionSearch", "import open load read"),
    QT_TRANSLATE_NOOP("ActionSearch", "find search | look filter"),
    QT_TRANSLATE_NOOP("ActionSearch", "play | test run start try"),
    QT_TRANSLATE_NOOP("ActionSearch", "step frame tick"),
    QT_TRANSLATE_NOOP("ActionSearch", "zoom | magnify scale enlarge"),
    QT_TRANSLATE_NOOP("ActionSearch", "fit | centre center overview whole"),
    QT_TRANSLATE_NOOP("ActionSearch", "mirror flip reflect symmetry"),
    QT_TRANSLATE_NOOP("ActionSearch", "turn rotate"),
    QT_TRANSLATE_NOOP("ActionSearch", "fill bucket | flood paint"),
    QT_TRANSLATE_NOOP("ActionSearch", "brush | pencil pen draw paint"),
    QT_TRANSLATE_NOOP("ActionSearch", "eyedropper picker sample colour"),
    QT_TRANSLATE_NOOP("ActionSearch", "path trajectory route way waypoint"),
    QT_TRANSLATE_NOOP("ActionSearch", "object thing item entity enemy"),
    QT_TRANSLATE_NOOP("ActionSearch", "stage | pass generator algorithm"),
    QT_TRANSLATE_NOOP("ActionSearch", "recipe | pipeline parameters"),
    QT_TRANSLATE_NOOP("ActionSearch", "panel | window dock sidebar view"),
    QT_TRANSLATE_NOOP("ActionSearch", "layer | visibility hide show"),
    QT_TRANSLATE_NOOP("ActionSearch", "explain why cause reason provenance"),
    QT_TRANSLATE_NOOP("ActionSearch", "proof prove solve winnable solvable"),
    QT_TRANSLATE_NOOP("ActionSearch", "gallery thumbnails contact sheet"),
    QT_TRANSLATE_NOOP("ActionSearch", "compare comparison | diff difference side"),
    QT_TRANSLATE_NOOP("ActionSearch", "full screen fullscreen maximize"),
    QT_TRANSLATE_NOOP("ActionSearch", "help manual documentation tutorial guide"),
    QT_TRANSLATE_NOOP("ActionSearch", "text | font size larger smaller letters"),
    QT_TRANSLATE_NOOP("ActionSearch", "reset default restore standard"),
    QT_TRANSLATE_NOOP("ActionSearch", "stamp template pattern prefab"),
    QT_TRANSLATE_NOOP("ActionSearch", "room vault prefab"),
    QT_TRANSLATE_NOOP("ActionSearch", "folder group tab category"),
    QT_TRANSLATE_NOOP("ActionSearch", "replay recording"),
    QT_TRANSLATE_NOOP("ActionSearch", "pin | keep lock freeze"),
});

}  // namespace

QList<Synonyms> synonyms() {
    const auto words = [](const QString& text) { return text.split(u' ', Qt::SkipEmptyParts); };
    QList<Synonyms> groups;
    for (const char* group : kGroups) {
        const QString text = QCoreApplication::translate("ActionSearch", group);
        groups.append({words(text.section(u'|', 0, 0)), words(text.section(u'|', 1))});
    }
    return groups;
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Places of actions in the menus. An action names its group; app/window/menus.cpp defines which
// menu contains each group.
#pragma once

#include <cstdint>

namespace mazeloom::app {

/// A section of a menu; its actions appear in the order in which they were added.
enum class MenuGroup : std::uint8_t {
    None,  ///< in no menu of the menu bar, or in a menu that the action's domain fills
    NewPack,
    RecentPacks,
    BuiltInPacks,
    Welcome,
    SavePack,
    ClosePack,
    OtherPacks,
    Quit,
    Undo,
    Clipboard,
    Select,
    Turn,
    Stamps,
    Shortcuts,
    NewSheet,
    ChangeSheet,
    GoToSheet,
    DeleteSheet,
    Keep,
    Extent,
    Tiles,
    Zoom,
    Marks,
    Look,
    Problems,
    Panels,
    Seed,
    Recipe,
    Compare,
    Steps,
    StepSpeed,
    Play,
    PlayPlace,
    PlayTime,
    PlayAgain,
    PlaySpeed,
    PlaySight,
    PlayControls,
    Replays,
    Proof,
    FullGame,
    Descent,
    Tools,
    Ask,
    Symmetry,
    Grow,
    Mix,
    BrushSize,
    Manual,
    FindAction,
    About,
};

}  // namespace mazeloom::app

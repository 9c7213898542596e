// SPDX-License-Identifier: MIT
// A campaign's story in the player's language.
#pragma once

#include <vector>

#include <QString>

#include "app/full_game/game_pack.h"
#include "core/play/story.h"
#include "widgets/play/full/story_page.h"

namespace mazeloom::app {

/// Returns the chapters of `story`, which must be that of the game's pack. Their pictures are null.
std::vector<widgets::StoryChapter> storyChapters(const GamePack& game,
                                                 const std::vector<play::Chapter>& story);
/// Returns a sentence about how many texts the player has found in all levels; empty if there are
/// none.
QString storyNote(const std::vector<play::Chapter>& story);
/// Returns how many of a level's texts were found; empty if it has none.
QString foundText(const level::Level& level, const play::LevelRecord* record);

}  // namespace mazeloom::app

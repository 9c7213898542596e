// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/strokes.h"

#include "core/play/temple/rules/blast.h"
#include "core/play/temple/rules/consoles.h"
#include "core/play/temple/rules/walk.h"

namespace mazeloom::play::temple {

namespace {

void askFor(Turn& turn, std::uint8_t move, Action action) {
    if (action == Action::Release) {
        stopAskingForMove(turn.state, move);
    } else {
        askForMove(turn, move, action == Action::Press);
    }
}

/// Handles buttons that act once when they go down.
void push(Turn& turn, Button button) {
    Hero& hero = turn.state.hero;
    switch (button) {
        case Button::Throw:
            return throwSelected(turn);
        case Button::Read:
            return readBeside(turn);
        case Button::Switch:
            hero.selected = hero.selected == Supply::Tnt ? Supply::Grenade : Supply::Tnt;
            return;
        case Button::Tnt:
            hero.selected = Supply::Tnt;
            return;
        case Button::Grenade:
            hero.selected = Supply::Grenade;
            return;
        case Button::FaceUp:
        case Button::FaceRight:
        case Button::FaceDown:
        case Button::FaceLeft:
            hero.facing = static_cast<grid::Direction>(static_cast<unsigned>(button) -
                                                       static_cast<unsigned>(Button::FaceUp));
            return;
        default:
            return;
    }
}

}  // namespace

void apply(Turn& turn, Stroke stroke, Pace pace) {
    const auto button = static_cast<Button>(stroke.button);
    switch (button) {
        case Button::Up:
        case Button::Right:
        case Button::Down:
        case Button::Left:
            return askFor(turn, stroke.button, stroke.action);
        case Button::Wait:
            if (pace == Pace::Step) askFor(turn, Controls::kWait, stroke.action);
            return;
        case Button::Invulnerable:
            if (stroke.action != Action::Tap)
                turn.state.controls.invulnerable = stroke.action == Action::Press;
            return;
        default:
            if (stroke.action != Action::Release) push(turn, button);
    }
}

}  // namespace mazeloom::play::temple

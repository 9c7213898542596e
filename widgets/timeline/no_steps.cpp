// SPDX-License-Identifier: MIT
#include "widgets/timeline/no_steps.h"

#include <QCoreApplication>

#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

namespace {

/// The context of the translations.
class NoSteps {
    Q_DECLARE_TR_FUNCTIONS(NoSteps)
};

}  // namespace

QString noTimelineText(const Player& player) {
    return player.isAwaiting() ? NoSteps::tr("The level is being generated")
                               : NoSteps::tr("No level is shown");
}

QString noStepsText(const Player& player) {
    if (player.timeline() == nullptr) return noTimelineText(player);
    switch (player.madeBy()) {
        case MadeBy::Hand:
            return NoSteps::tr("A room is drawn by hand: no steps to watch");
        case MadeBy::FailedRecipe:
            return NoSteps::tr("The recipe failed before its first step: see the message above");
        case MadeBy::Sketch:
            return NoSteps::tr("The steps are recorded as soon as you stop painting");
        case MadeBy::Cancelled:
            return NoSteps::tr(
                "The generation was cancelled: edit the level or change its seed "
                "to generate it");
        case MadeBy::Recipe:
            return NoSteps::tr("The recipe makes no step: add a stage, or switch one on");
    }
    return {};
}

}  // namespace mazeloom::widgets

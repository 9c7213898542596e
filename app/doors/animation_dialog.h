// SPDX-License-Identifier: MIT
// Asks how the level that is shown becomes an animation: what moves, in which format, how long, how
// large, where to.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "app/doors/door_dialog.h"
#include "app/doors/picture_choices.h"
#include "app/doors/replays/played.h"
#include "core/doors/exporter.h"
#include "widgets/document/generation_service.h"
#include "widgets/doors/films/beside_film.h"
#include "widgets/doors/films/film.h"
#include "widgets/doors/films/schedule.h"

class QComboBox;
class QLabel;
class QRadioButton;

namespace mazeloom::widgets {
struct AnimationFormat;
class NumberBox;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class PlaceField;
class ReplayChoice;

/// Generations that are shown beside each other in place of the one; none of them: it alone.
struct BesideChoice {
    std::vector<widgets::BesidePart> parts = {};
    widgets::BesideLook look = {};
};

class AnimationDialog : public DoorDialog {
    Q_OBJECT

  public:
    /// `shown` is how the window shows it.
    AnimationDialog(widgets::GenerationRequest request, PlayedOffer played, ShownLook shown,
                    QWidget* parent, BesideChoice beside = {});
    ~AnimationDialog() override;

    // What was asked for, once it was accepted.
    const widgets::AnimationFormat& format() const;
    QString place() const;
    /// It is drawn by the GUI thread.
    bool isReplay() const;
    widgets::SchedulePlan planOf(const widgets::Film& film) const;
    /// What moves, and what that looks at. Destroyed on the GUI thread.
    struct Shown {
        std::shared_ptr<const level::Map> map;
        std::int64_t late = 0;                ///< inputs that come after a replay's end
        std::unique_ptr<widgets::Film> film;  ///< destroyed first
    };
    using Maker = std::function<tl::expected<Shown, QString>(const play::LoadControl& control)>;
    /// A function that needs no dialog, to be called off the GUI thread, which answers meanwhile.
    Maker maker() const;

  private:
    QWidget* makeForm(PlayedOffer played, ShownLook shown);
    QString sizeText() const;
    void keep() override;
    void update();
    QString flaw() const;

    const widgets::GenerationRequest request_;
    const BesideChoice beside_;
    bool hasMovers_ = false;  ///< known once the level is made
    QComboBox* format_;
    QLabel* help_;
    QRadioButton* generation_;
    QRadioButton* ghosts_;
    QRadioButton* replay_;
    ReplayChoice* replays_;
    widgets::NumberBox* seconds_;
    widgets::NumberBox* fps_;
    PictureChoices* pictures_;
    PlaceField* place_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Dialog that exports the shown level as an animation: what moves, format, length, size and target.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "app/exchange/exchange_dialog.h"
#include "app/exchange/picture_choices.h"
#include "app/exchange/replays/played.h"
#include "core/exchange/exporter.h"
#include "widgets/document/generation_service.h"
#include "widgets/exchange/films/beside_film.h"
#include "widgets/exchange/films/film.h"
#include "widgets/exchange/films/schedule.h"

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

/// Generations that are shown side by side. If empty, a single generation is shown.
struct BesideChoice {
    std::vector<widgets::BesidePart> parts = {};
    widgets::BesideLook look = {};
};

class AnimationDialog : public ExchangeDialog {
    Q_OBJECT

  public:
    /// `shown` is the look of levels in the window.
    AnimationDialog(widgets::GenerationRequest request, PlayedOffer played, ShownLook shown,
                    QWidget* parent, BesideChoice beside = {});
    ~AnimationDialog() override;

    // The user's choices, valid once the dialog was accepted.
    const widgets::AnimationFormat& format() const;
    QString place() const;
    /// Whether the film is a replay, which only the GUI thread can draw.
    bool isReplay() const;
    widgets::SchedulePlan planOf(const widgets::Film& film) const;
    /// The film and the map that it refers to. Destroy it on the GUI thread.
    struct Shown {
        std::shared_ptr<const level::Map> map;
        std::int64_t late = 0;                ///< number of inputs after the end of a replay
        std::unique_ptr<widgets::Film> film;  ///< destroyed first
    };
    using Maker = std::function<tl::expected<Shown, QString>(const play::LoadControl& control)>;
    /// Returns a function that makes the film and does not depend on the dialog. Call it off the
    /// GUI thread; the event loop of the GUI thread must keep running.
    Maker maker() const;

  private:
    QWidget* makeForm(PlayedOffer played, ShownLook shown);
    QString sizeText() const;
    void keep() override;
    void update();
    QString flaw() const;

    const widgets::GenerationRequest request_;
    const BesideChoice beside_;
    bool hasMovers_ = false;  ///< known once the level is generated
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

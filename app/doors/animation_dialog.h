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
#include "core/doors/exporter.h"
#include "widgets/document/generation_service.h"
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

class PictureChoices;
class PlaceField;

class AnimationDialog : public DoorDialog {
    Q_OBJECT

  public:
    /// `overlays` are those that the window shows.
    AnimationDialog(widgets::GenerationRequest request, std::vector<std::string> overlays,
                    QWidget* parent);
    ~AnimationDialog() override;

    // What was asked for, once it was accepted.
    const widgets::AnimationFormat& format() const;
    QString place() const;
    widgets::SchedulePlan plan() const;
    /// What moves, and what that looks at. Made off the GUI thread, once.
    struct Shown {
        std::shared_ptr<const level::Map> map;
        std::unique_ptr<widgets::Film> film;  ///< destroyed first
    };
    /// A function that needs no dialog.
    std::function<tl::expected<Shown, Problem>()> maker() const;

  private:
    QWidget* makeForm(std::vector<std::string> overlays);
    void keep() override;
    void update();
    QString flaw() const;

    const widgets::GenerationRequest request_;
    bool hasMovers_ = false;  ///< known once the level is made
    QComboBox* format_;
    QLabel* help_;
    QRadioButton* generation_;
    QRadioButton* ghosts_;
    widgets::NumberBox* seconds_;
    widgets::NumberBox* fps_;
    PictureChoices* pictures_;
    PlaceField* place_;
};

}  // namespace mazeloom::app

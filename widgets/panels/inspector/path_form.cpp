// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/path_form.h"

#include <algorithm>

#include "core/edit/preview_time.h"
#include "core/level/mover_path.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

namespace {

using level::ThingKind;
using level::Trajectory;

}  // namespace

PathForm::PathForm(EditContext& context)
    : FieldForm(context),
      mover_(new QuietComboBox),
      mode_(new QuietComboBox),
      id_(idLine(IdNeed::Optional)),
      speed_(number(Trajectory::kMinSpeed, Trajectory::kMaxSpeed)),
      phase_(number(0, Trajectory::kMaxPhase)),
      phaseTime_(note()),
      size_(number(1, Trajectory::kMaxMoverSize)),
      toughness_(number(1, Trajectory::kMaxToughness)),
      about_(new PlainLabel) {
    setAccessibleName(tr("Properties of the path"));
    mover_->addItems({tr("Bug"), tr("Boss")});
    mode_->addItems({tr("Loop"), tr("Back and forth")});
    static_assert(Trajectory::kTenths == 10);
    speed_->setTenths();
    speed_->setSuffix(tr(" cells/s"));
    phase_->setSuffix(tr(" ticks"));
    size_->setSuffix(tr(" cells"));
    toughness_->setSuffix(tr(" blasts"));
    about_->setWordWrap(true);
    about_->setForegroundRole(QPalette::PlaceholderText);
    about_->setAccessibleName(tr("About the path"));

    addField(tr("&Moves as"), mover_,
             tr("What walks the path: a bug, which is blind, or the boss, which sees"));
    addField(tr("M&ode"), mode_,
             tr("From the last point on to the first, or back along the same way"));
    addField(tr("&Speed"), speed_, tr("Cells a second, 0.5 to 20"));
    addField(tr("&Phase"), phase_,
             tr("Ticks that it is ahead when the level starts, 0 to %1").arg(Trajectory::kMaxPhase),
             phaseTime_);
    addField(tr("Si&ze"), size_, tr("Cells a side, centred on the path, 1 to 3"));
    addField(tr("&Toughness"), toughness_, tr("Blasts that the boss takes, 1 to 99"));
    addField(tr("Id"), id_, tr("Names the path in messages: a to z, 0 to 9 and -"));
    addWidget(about_);

    onEdit(mover_, [this] {
        edit(tr("Change what moves"), [this](Trajectory& path) {
            path.kind = mover_->currentIndex() == 0 ? ThingKind::Bug : ThingKind::Boss;
        });
    });
    onEdit(mode_, [this] {
        edit(tr("Change mode"),
             [this](Trajectory& path) { path.thereAndBack = mode_->currentIndex() == 1; });
    });
    const auto bind = [this](QSpinBox* input, int Trajectory::*part, const QString& text) {
        onEdit(input, [this, input, part, text] {
            edit(text, [=](Trajectory& path) { path.*part = input->value(); });
        });
    };
    bind(speed_, &Trajectory::speed, tr("Change speed"));
    bind(phase_, &Trajectory::phase, tr("Change phase"));
    bind(size_, &Trajectory::size, tr("Change size"));
    bind(toughness_, &Trajectory::toughness, tr("Change toughness"));
    connect(id_, &QLineEdit::editingFinished, this, &PathForm::editId);
}

const Trajectory& PathForm::path() const {
    return currentLevel(document())->trajectories[*context().picked().path()];
}

void PathForm::takeValues() {
    if (!context().picked().path()) return;
    const Trajectory& shown = path();
    mover_->setCurrentIndex(shown.kind == ThingKind::Boss ? 1 : 0);
    mode_->setCurrentIndex(shown.thereAndBack ? 1 : 0);
    showText(*id_, QString::fromStdString(shown.id));
    speed_->setValue(shown.speed);
    phase_->setValue(shown.phase);
    phaseTime_->setText(secondsText(shown.phase));
    size_->setValue(shown.size);
    toughness_->setValue(shown.toughness);
    setFieldVisible(toughness_, shown.kind == ThingKind::Boss);
    const level::MoverPath mover(shown);
    const auto ticks = static_cast<int>(
        std::min<std::int64_t>(mover.tickOf(mover.period()) + shown.phase, 100'000'000));
    const QString points = tr("%n point(s)", nullptr, static_cast<int>(shown.points.size()));
    const QString cells = tr("%n cell(s)", nullptr, static_cast<int>(mover.cells().size()));
    //: About a path: %1 "3 points", %2 "12 cells", %3 a time
    about_->setText(tr("%1, %2; loops every %3").arg(points, cells, secondsText(ticks)));
}

void PathForm::edit(const QString& text, const std::function<void(Trajectory&)>& change) {
    const auto index = context().picked().path();
    if (!index) return;
    TrajectoryList paths = currentLevel(document())->trajectories;
    change(paths[*index]);
    setTrajectories(document(), sheet().id, std::move(paths), text, gesture());
}

void PathForm::editId() {
    if (!context().picked().path()) return;
    const std::string id = id_->text().toStdString();
    if (id == path().id) return;
    const auto& all = currentLevel(document())->trajectories;
    if (!id.empty() && std::ranges::find(all, id, &Trajectory::id) != all.end()) {
        tellFlaw(*id_, tr("Another path has the id “%1”").arg(id_->text()));
        return;
    }
    edit(tr("Change id"), [&id](Trajectory& changed) { changed.id = id; });
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/room_preview.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/generate/stages/stages.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/room_picture.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

using Outcome = generate::RoomTrial::Outcome;

constexpr int kSoon = 30;  // milliseconds: strokes emit changes faster than the user could see them

bool placesRooms(const level::Level& level) {
    return std::ranges::any_of(level.recipe.stages, [](const level::RecipeStage& stage) {
        return stage.enabled && generate::usesPackRooms(stage.stage);
    });
}

}  // namespace

RoomPreview::RoomPreview(QWidget* parent)
    : QWidget(parent),
      trial_(std::make_shared<generate::RoomTrial>()),
      levels_(new QuietComboBox),
      next_(newToolButton(
          themedIcon("new-seed"), tr("Next seed"),
          tr("Show the room with the next seed that places it; the level keeps its own"))),
      picture_(new RoomPicture),
      label_(new PlainLabel) {
    levels_->setAccessibleName(tr("Level of the preview"));
    setTips(*levels_, tr("The level in which the room is shown; levels whose recipe places "
                         "handcrafted rooms come first"));
    levels_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    levels_->setMinimumContentsLength(8);
    picture_->setAccessibleName(tr("The room in the level"));
    label_->setWordWrap(true);
    label_->setForegroundRole(QPalette::PlaceholderText);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label_->hide();

    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(levels_, 1);
    top->addWidget(next_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(picture_);
    column->addWidget(label_);

    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &RoomPreview::generate);
    connect(levels_, &QComboBox::activated, this, &RoomPreview::chooseLevel);
    connect(next_, &QToolButton::clicked, this, &RoomPreview::nextSeed);
}

void RoomPreview::showRoom(PackDocument* document, const QString& roomId) {
    if (document == document_ && roomId == roomId_) return;
    if (document != document_) {
        if (document_ != nullptr) document_->disconnect(this);
        task_.cancel();
        document_ = document;
        levelId_.clear();
        connect(document, &PackDocument::structureChanged, this, &RoomPreview::listLevels);
        connect(document, &PackDocument::sheetChanged, this,
                [this](const Sheet& sheet, SheetPart part) {
                    // A change of the recipe can decide whether the level places rooms, so updates
                    // the list.
                    if (part == SheetPart::Recipe) listLevels();
                    // All rooms matter, not only this one, because they compete for space.
                    if (sheet.isRoom() || sheet.id == levelId_) refresh();
                });
    }
    roomId_ = roomId;
    firstSeed_.reset();
    listLevels();
}

void RoomPreview::listLevels() {
    if (document_ == nullptr) return;
    std::vector<const level::Level*> all;
    for (std::size_t i = 0; i < document_->pack().levels.size(); ++i)
        all.push_back(&document_->pack().levels[i]);
    std::stable_partition(all.begin(), all.end(),
                          [](const level::Level* level) { return placesRooms(*level); });
    levels_->clear();
    for (const level::Level* level : all)
        levels_->addItem(titleOf(*level), QString::fromStdString(level->id));
    levels_->setEnabled(!all.empty());
    const int at = levels_->findData(levelId_);
    levels_->setCurrentIndex(at >= 0 || all.empty() ? at : 0);
    levelId_ = levels_->currentData().toString();
    refresh();
}

void RoomPreview::chooseLevel() {
    levelId_ = levels_->currentData().toString();
    firstSeed_.reset();
    refresh();
}

void RoomPreview::nextSeed() {
    firstSeed_ = trial_->seed + 1;
    refresh();
}

void RoomPreview::refresh() {
    isStale_ = true;
    if (isVisible()) soon_.start();
}

void RoomPreview::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (isStale_) soon_.start();
}

void RoomPreview::generate() {
    if (!isVisible() || document_ == nullptr) return;
    isStale_ = false;
    const auto request = generationRequest(*document_, levelId_);
    std::size_t room = 0;
    while (room < document_->pack().rooms.size() &&
           document_->pack().rooms[room].id != roomId_.toStdString())
        ++room;
    if (!request || room == document_->pack().rooms.size()) {
        task_.cancel();
        show(std::make_shared<generate::RoomTrial>());
        return;
    }
    const std::uint64_t seed = firstSeed_.value_or(request->seed);
    task_.run([this, request = *request, room, seed](const LatestTask::Control& control) {
        generate::Options options;
        options.floor = request.floor;
        options.stop = &control.stop();
        auto trial = std::make_shared<const generate::RoomTrial>(
            generate::tryRoom(*request.level, *request.rooms, room, seed, options));
        return [this, trial = std::move(trial)] { show(trial); };
    });
}

void RoomPreview::show(std::shared_ptr<const generate::RoomTrial> trial) {
    trial_ = std::move(trial);
    const bool isPlaced = trial_->outcome == Outcome::Placed;
    picture_->show(trial_);
    picture_->setVisible(isPlaced);
    next_->setEnabled(isPlaced || trial_->outcome == Outcome::NotDrawn ||
                      trial_->outcome == Outcome::Failed);
    label_->setText(sentence());
    // Hides an empty label: its text can be selected, so screen readers would find an element
    // without a name.
    label_->setVisible(!label_->text().isEmpty());
    emit updated();
}

QString RoomPreview::text() const {
    return label_->text();
}

QString RoomPreview::sentence() const {
    if (levelId_.isEmpty()) return tr("The pack has no level to show the room in.");
    const QString problem = trial_->problem ? problemLine(*trial_->problem) : QString();
    switch (trial_->outcome) {
        case Outcome::Placed: {
            const QString seed = QString::number(trial_->seed);
            //: %1 is a seed
            return tr("Placed %n time(s) with the seed %1.", nullptr,
                      static_cast<int>(trial_->places.size()))
                .arg(seed);
        }
        case Outcome::NoStage:
            return tr(
                "The level's recipe has no stage “Handcrafted rooms”: add it, or choose "
                "another level.");
        case Outcome::NoFurniture:
            return tr(
                "The level's recipe has no stage “Furniture”: add it, or choose another level.");
        case Outcome::Flawed:
            return tr("The room cannot be placed: %1.").arg(problem);
        case Outcome::OtherDepth:
            return tr(
                "This level has depth 1, but the room is placed at other depths only: change its "
                "depths.");
        case Outcome::NeverDrawn:
            return tr("The room is never drawn: its weight or its maximum number is 0.");
        case Outcome::TooLarge:
            return tr("The room is larger than the level, whichever way it is placed.");
        case Outcome::FitsNowhere:
            return tr(
                "The room fits nowhere: leave rock of its size in the level, and some more beside "
                "one of its entrances.");
        case Outcome::NotDrawn:
            return tr(
                "The room would fit, but was not drawn with any of %n seed(s): raise its "
                "weight, or the attempts of the stage.",
                nullptr, generate::kTrialSeeds);
        case Outcome::Failed:
            return tr("The level cannot be generated: %1.")
                .arg(generationText(*trial_->problem, &document_->pack(),
                                    findLevel(*document_, levelId_)));
        case Outcome::Stopped:
            break;
    }
    return {};
}

}  // namespace mazeloom::widgets

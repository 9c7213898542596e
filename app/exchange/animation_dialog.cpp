// SPDX-License-Identifier: MIT
#include "app/exchange/animation_dialog.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSettings>
#include <QVBoxLayout>

#include "app/dialogs/last_folder.h"
#include "app/exchange/level_preview.h"
#include "app/exchange/picture_choices.h"
#include "app/exchange/place_field.h"
#include "app/exchange/replays/replay_choice.h"
#include "core/generate/generate.h"
#include "widgets/canvas/canvas.h"
#include "widgets/exchange/animations/animation_format.h"
#include "widgets/exchange/films/generation_film.h"
#include "widgets/exchange/films/ghost_film.h"
#include "widgets/exchange/format_text.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/panels/number_box.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"

namespace mazeloom::app {

namespace {

constexpr auto kAnimationSetting = "export/animation-format";
constexpr auto kLengthSetting = "export/animation-seconds";

constexpr int kMostSeconds = 600;

widgets::NumberBox* numberBox(int least, int most, int value, const QString& suffix,
                              const QString& name, const QString& tip) {
    auto* box = new widgets::NumberBox;
    box->setRange(least, most);
    box->setValue(value);
    box->setSuffix(suffix);
    box->setAccessibleName(name);
    widgets::setTips(*box, tip);
    return box;
}

using Shown = AnimationDialog::Shown;

tl::expected<Shown, QString> shownGeneration(const widgets::GenerationRequest& request,
                                             const exchange::PictureOptions& look,
                                             const level::TileMappings& tiles, bool isOfPaths) {
    const auto refused = [&](const Problem& problem) {
        return tl::unexpected(widgets::generationText(problem, nullptr, request.level.get()));
    };
    auto recorded =
        generate::record(*request.level, *request.rooms, request.seed, widgets::optionsOf(request));
    if (recorded.failure) return refused(*recorded.failure);
    Shown shown{std::make_shared<const level::Map>(std::move(recorded.map)), 0, nullptr};
    auto film = isOfPaths ? widgets::ghostFilm(*shown.map, *request.level, look, &tiles)
                          : widgets::generationFilm(recorded.trace, look, &tiles);
    if (!film) return refused(film.error());
    shown.film = std::move(*film);
    return shown;
}

tl::expected<Shown, QString> shownBeside(const widgets::GenerationRequest& request,
                                         const BesideChoice& beside,
                                         const exchange::PictureOptions& look,
                                         const level::TileMappings& tiles) {
    auto film = widgets::besideFilm(beside.parts, *request.rooms, widgets::optionsOf(request),
                                    beside.look, look, &tiles);
    if (!film) return tl::unexpected(widgets::problemLine(film.error()));
    return Shown{nullptr, 0, std::move(*film)};
}

AnimationDialog::Maker makerOfReplay(ReplayChoice::Source source,
                                     const exchange::PictureOptions& picture) {
    const widgets::ReplayLook look{picture.cell, widgets::themeOf(picture)};
    return [source = std::move(source),
            look](const play::LoadControl& control) -> tl::expected<Shown, QString> {
        const auto read = source(control);
        if (!read) return tl::unexpected(read.error());
        tl::expected<std::unique_ptr<widgets::Film>, Problem> film;
        // The games' views are widgets, so the film is made on the GUI thread.
        QMetaObject::invokeMethod(
            qApp, [&] { film = filmOf(*read->played, look); }, Qt::BlockingQueuedConnection);
        if (!film) return tl::unexpected(widgets::problemLine(film.error()));
        return Shown{nullptr, read->late, std::move(*film)};
    };
}

}  // namespace

AnimationDialog::AnimationDialog(widgets::GenerationRequest request, PlayedOffer played,
                                 ShownLook shown, QWidget* parent, BesideChoice beside)
    : ExchangeDialog(parent), request_(std::move(request)), beside_(std::move(beside)) {
    const QString title = widgets::titleOf(*request_.level);
    setWindowTitle(tr("Animation of “%1”").arg(title));
    layOut(makeForm(std::move(played), std::move(shown)), nullptr, tr("&Export"),
           tr("Draw the frames and write them"), {900, 560});
    preview().setCaption(tr("%1, seed %2").arg(title).arg(request_.seed));
    connect(format_, &QComboBox::currentIndexChanged, this, &AnimationDialog::update);
    connect(pictures_, &PictureChoices::changed, this, &AnimationDialog::update);
    connect(ghosts_, &QRadioButton::toggled, this, &AnimationDialog::update);
    connect(replay_, &QRadioButton::toggled, this, &AnimationDialog::update);
    connect(replays_, &ReplayChoice::changed, this, &AnimationDialog::update);
    connect(replays_, &ReplayChoice::wanted, replay_, &QRadioButton::click);
    connect(place_, &PlaceField::changed, this, &AnimationDialog::update);
    connect(&preview(), &LevelPreview::shown, this,
            [this](const std::shared_ptr<widgets::Generation>& generation) {
                hasMovers_ = std::ranges::any_of(
                    generation->recorded.map.trajectories,
                    [](const level::Trajectory& path) { return path.points.size() > 1; });
                update();
            });
    update();
    preview().show(request_);
}

AnimationDialog::~AnimationDialog() = default;

QWidget* AnimationDialog::makeForm(PlayedOffer played, ShownLook shown) {
    const QSettings settings;
    format_ = new QComboBox;
    format_->setAccessibleName(tr("Format"));
    widgets::setTips(*format_, tr("Where the animation will be shown"));
    for (const widgets::AnimationFormat* format : widgets::animationFormats()) {
        QString title = widgets::formatText(format->title);
        //: Follows the name of a format if the program for it is missing
        if (!widgets::programOf(*format)) title += tr(" (not installed here)");
        format_->addItem(title, QString::fromLatin1(format->id));
    }
    format_->setCurrentIndex(std::max(0, format_->findData(settings.value(kAnimationSetting))));
    help_ = new widgets::PlainLabel;
    help_->setWordWrap(true);
    help_->setForegroundRole(QPalette::PlaceholderText);
    widgets::setType(*help_, widgets::Type::Caption);
    generation_ = new QRadioButton(tr("The &generation, step by step"));
    widgets::setTips(*generation_, tr("The level as it is made"));
    generation_->setChecked(true);
    ghosts_ = new QRadioButton(tr("B&ugs and bosses on their paths"));
    widgets::setTips(*ghosts_, tr("What moves in the level, once around"));
    replay_ = new QRadioButton(tr("A pl&ayed replay"));
    replays_ = new ReplayChoice(std::move(played));
    replay_->setEnabled(replays_->canBe());
    widgets::setTips(*replay_, replays_->canBe() ? tr("How the level was played, as it was seen")
                                                 : tr("This level cannot be played"));
    replays_->setEnabled(replays_->canBe());
    if (!beside_.parts.empty()) {
        generation_->setText(tr("The &generations side by side, step by step"));
        for (QWidget* other : std::initializer_list<QWidget*>{ghosts_, replay_, replays_})
            other->hide();
    }
    seconds_ = numberBox(1, kMostSeconds,
                         std::clamp(settings.value(kLengthSetting, 10).toInt(), 1, kMostSeconds),
                         tr(" s"), tr("Length"), tr("How long the generation takes, in seconds"));
    fps_ = numberBox(1, widgets::Schedule::kMostFps, widgets::Schedule::kUsualFps, tr(" a second"),
                     tr("Frames"), tr("Frames a second"));
    place_ = new PlaceField;

    auto* about = new QVBoxLayout;
    about->setSpacing(4);
    about->addWidget(format_);
    about->addWidget(help_);
    auto* what = new QVBoxLayout;
    what->addWidget(generation_);
    what->addWidget(ghosts_);
    what->addWidget(replay_);
    auto* indented = new QHBoxLayout;
    indented->setContentsMargins(24, 0, 0, 0);
    indented->addWidget(replays_);
    what->addLayout(indented);
    auto* choices = new QWidget;
    auto* form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    const auto label = [](const QString& text, QWidget* buddy) {
        auto* made = new widgets::PlainLabel(text);
        made->setBuddy(buddy);
        return made;
    };
    form->addRow(label(tr("&Format"), format_), about);
    form->addRow(tr("Shows"), what);
    form->addRow(tr("&Length"), seconds_);
    form->addRow(tr("F&rames"), fps_);
    pictures_ = new PictureChoices(*form, std::move(shown), this);
    form->addRow(label(tr("&Place"), place_->line()), place_);
    return choices;
}

const widgets::AnimationFormat& AnimationDialog::format() const {
    return *widgets::findAnimationFormat(format_->currentData().toString().toStdString());
}

QString AnimationDialog::place() const {
    return QFile::decodeName(place_->place().path.string().c_str());
}

bool AnimationDialog::isReplay() const {
    return replay_->isChecked();
}

widgets::SchedulePlan AnimationDialog::planOf(const widgets::Film& film) const {
    widgets::SchedulePlan plan;
    plan.fps = fps_->value();
    // More frames per second than moments per second would only repeat frames. In the replay of a
    // descent, each moment is one key press.
    if (isReplay()) plan.fps = std::min(fps_->value(), film.momentsPerSecond());
    // The film of a path or a replay has its own length.
    if (generation_->isChecked()) plan.length = std::chrono::seconds(seconds_->value());
    return plan;
}

AnimationDialog::Maker AnimationDialog::maker() const {
    if (isReplay()) return makerOfReplay(replays_->source(), pictures_->look());
    if (!beside_.parts.empty()) {
        return [request = request_, beside = beside_, look = pictures_->look(),
                tiles = pictures_->mappings()](const play::LoadControl&) {
            return shownBeside(request, beside, look, tiles);
        };
    }
    return [request = request_, look = pictures_->look(), tiles = pictures_->mappings(),
            isOfPaths = ghosts_->isChecked()](const play::LoadControl&) {
        return shownGeneration(request, look, tiles, isOfPaths);
    };
}

void AnimationDialog::keep() {
    QSettings settings;
    settings.setValue(kAnimationSetting, format_->currentData());
    settings.setValue(kLengthSetting, seconds_->value());
    keepFolder(kExportFolder, place_->folder());
}

QString AnimationDialog::flaw() const {
    const auto program = widgets::programOf(format());
    if (!program) return program.error();
    if (isReplay()) {
        if (!replays_->flaw().isEmpty()) return replays_->flaw();
        const int cell = pictures_->look().cell;
        if (cell > 0 && (cell < widgets::kLeastReplayCell || cell > widgets::kMostReplayCell)) {
            return tr("A replay is drawn at %1 to %2 pixels a cell.")
                .arg(widgets::kLeastReplayCell)
                .arg(widgets::kMostReplayCell);
        }
    }
    if (!isReplay() && !pictures_->flaw().isEmpty()) return pictures_->flaw();
    return place_->flaw();
}

QString AnimationDialog::sizeText() const {
    if (!beside_.parts.empty())
        return tr("%n generation(s)", nullptr, static_cast<int>(beside_.parts.size()));
    if (isReplay() && request_.level->ruleset == level::Ruleset::Descent)
        return tr("Sized for the largest floor reached");
    const grid::Size size = request_.level->size;
    const int wanted = pictures_->look().cell;
    int cell = wanted > 0 ? wanted : widgets::animatedCell(size, pictures_->tileLook().get());
    if (isReplay()) cell = std::max(cell, widgets::kLeastReplayCell);
    //: %1 × %2 the sides of an animation in pixels
    return tr("%1 × %2 pixels").arg(size.width * cell).arg(size.height * cell);
}

void AnimationDialog::update() {
    help_->setText(widgets::formatText(format().help));
    ghosts_->setEnabled(hasMovers_);
    widgets::setTips(*ghosts_, hasMovers_ ? tr("What moves in the level, once around")
                                          : tr("Nothing moves in this level"));
    seconds_->setEnabled(generation_->isChecked());
    pictures_->setAsPlayed(isReplay());
    preview().setTheme(widgets::themeOf(pictures_->look()));
    preview().setTileLook(isReplay() ? nullptr : pictures_->tileLook());
    preview().canvas().setGridVisible(!isReplay() && pictures_->look().grid);
    place_->setName(widgets::qstring(request_.level->id), widgets::qstring(format().ending));
    say(flaw(), sizeText());
}

}  // namespace mazeloom::app

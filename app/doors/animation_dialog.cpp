// SPDX-License-Identifier: MIT
#include "app/doors/animation_dialog.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "app/dialogs/last_folder.h"
#include "app/doors/export_settings.h"
#include "app/doors/level_preview.h"
#include "app/doors/place_field.h"
#include "core/generate/generate.h"
#include "widgets/doors/animations/animation_format.h"
#include "widgets/doors/films/generation_film.h"
#include "widgets/doors/films/ghost_film.h"
#include "widgets/doors/format_text.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/panels/number_box.h"
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

generate::Options optionsOf(const widgets::GenerationRequest& request) {
    generate::Options options;
    options.floor = request.floor;
    options.kinds = request.kinds;
    return options;
}

}  // namespace

AnimationDialog::AnimationDialog(widgets::GenerationRequest request, QWidget* parent)
    : QDialog(parent), request_(std::move(request)) {
    const QString title = widgets::titleOf(*request_.level);
    setWindowTitle(tr("Animation of “%1”").arg(title));
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addLayout(makeForm(), 2);
    preview_ = new LevelPreview;
    preview_->setCaption(tr("%1, seed %2").arg(title).arg(request_.seed));
    row->addWidget(preview_, 3);
    summary_ = new widgets::PlainLabel;
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    export_ = buttons->button(QDialogButtonBox::Ok);
    export_->setText(tr("&Export"));
    widgets::setTips(*export_, tr("Draw the frames and write them"));
    auto* foot = new QHBoxLayout;
    foot->addWidget(summary_, 1);
    foot->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        keep();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QComboBox* box : {format_, theme_})
        connect(box, &QComboBox::currentIndexChanged, this, &AnimationDialog::update);
    for (widgets::NumberBox* box : {seconds_, fps_, scale_})
        connect(box, &QSpinBox::valueChanged, this, &AnimationDialog::update);
    connect(ghosts_, &QRadioButton::toggled, this, &AnimationDialog::update);
    connect(place_, &PlaceField::changed, this, &AnimationDialog::update);
    connect(preview_, &LevelPreview::shown, this,
            [this](const std::shared_ptr<widgets::Generation>& generation) {
                hasMovers_ = std::ranges::any_of(
                    generation->recorded.map.trajectories,
                    [](const level::Trajectory& path) { return path.points.size() > 1; });
                update();
            });
    resize(fittingSize(*this, {900, 560}));
    update();
    preview_->show(request_);
}

AnimationDialog::~AnimationDialog() = default;

QLayout* AnimationDialog::makeForm() {
    const QSettings settings;
    format_ = new QComboBox;
    format_->setAccessibleName(tr("Format"));
    widgets::setTips(*format_, tr("Where it shall be shown"));
    for (const widgets::AnimationFormat* format : widgets::animationFormats()) {
        QString title = widgets::formatText(format->title);
        //: Behind a format whose program is missing
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
    seconds_ = numberBox(1, kMostSeconds,
                         std::clamp(settings.value(kLengthSetting, 10).toInt(), 1, kMostSeconds),
                         tr(" s"), tr("Length"), tr("How long the generation takes, in seconds"));
    fps_ = numberBox(1, widgets::Schedule::kMostFps, widgets::Schedule::kUsualFps, tr(" a second"),
                     tr("Frames"), tr("Frames a second"));
    const doors::ExportOptions before = lastOptions();
    scale_ = numberBox(0, kMostScale, before.picture.cell, tr(" pixels a cell"), tr("Scale"),
                       tr("Pixels a cell; 0: as many as make frames of reasonable size"));
    //: Of the pixels a cell of a picture has
    scale_->setSpecialValueText(tr("as fits"));
    theme_ = newThemeBox(before.picture.theme);
    grid_ = new QCheckBox(tr("Li&nes between cells"));
    widgets::setTips(*grid_, tr("Draw the grid, where cells are large enough for it"));
    place_ = new PlaceField;

    auto* about = new QVBoxLayout;
    about->setSpacing(4);
    about->addWidget(format_);
    about->addWidget(help_);
    auto* what = new QVBoxLayout;
    what->addWidget(generation_);
    what->addWidget(ghosts_);
    auto* form = new QFormLayout;
    const auto label = [](const QString& text, QWidget* buddy) {
        auto* made = new widgets::PlainLabel(text);
        made->setBuddy(buddy);
        return made;
    };
    form->addRow(label(tr("&Format"), format_), about);
    form->addRow(tr("Shows"), what);
    form->addRow(tr("&Length"), seconds_);
    form->addRow(tr("F&rames"), fps_);
    form->addRow(tr("S&cale"), scale_);
    form->addRow(tr("C&olours"), theme_);
    form->addRow(QString(), grid_);
    form->addRow(label(tr("&Place"), place_->line()), place_);
    auto* column = new QVBoxLayout;
    column->addLayout(form);
    column->addStretch(1);
    return column;
}

const widgets::AnimationFormat& AnimationDialog::format() const {
    return *widgets::findAnimationFormat(format_->currentData().toString().toStdString());
}

QString AnimationDialog::place() const {
    return QFile::decodeName(place_->place().path.string().c_str());
}

widgets::SchedulePlan AnimationDialog::plan() const {
    widgets::SchedulePlan plan;
    plan.fps = fps_->value();
    // Paths have a time of their own.
    if (generation_->isChecked()) plan.length = std::chrono::seconds(seconds_->value());
    return plan;
}

doors::PictureOptions AnimationDialog::look() const {
    doors::PictureOptions look;
    look.cell = scale_->value();
    look.theme = theme_->currentData().toString().toStdString();
    look.grid = grid_->isChecked();
    return look;
}

std::function<tl::expected<AnimationDialog::Shown, Problem>()> AnimationDialog::maker() const {
    return [request = request_, look = look(),
            isOfPaths = ghosts_->isChecked()]() -> tl::expected<Shown, Problem> {
        auto recorded =
            generate::record(*request.level, *request.rooms, request.seed, optionsOf(request));
        if (recorded.failure) return tl::unexpected(*recorded.failure);
        Shown shown{std::make_shared<const level::Map>(std::move(recorded.map)), nullptr};
        auto film = isOfPaths ? widgets::ghostFilm(*shown.map, *request.level, look)
                              : widgets::generationFilm(recorded.trace, look);
        if (!film) return tl::unexpected(film.error());
        shown.film = std::move(*film);
        return shown;
    };
}

void AnimationDialog::keep() const {
    QSettings settings;
    settings.setValue(kAnimationSetting, format_->currentData());
    settings.setValue(kLengthSetting, seconds_->value());
    keepFolder(kExportFolder, place_->folder());
}

QString AnimationDialog::flaw() const {
    const auto program = widgets::programOf(format());
    if (!program) return program.error();
    return place_->flaw();
}

void AnimationDialog::update() {
    help_->setText(widgets::formatText(format().help));
    ghosts_->setEnabled(hasMovers_);
    widgets::setTips(*ghosts_, hasMovers_ ? tr("What moves in the level, once around")
                                          : tr("Nothing moves in this level"));
    seconds_->setEnabled(generation_->isChecked());
    preview_->setTheme(widgets::themeNamed(theme_->currentData().toString().toStdString()));
    place_->setName(widgets::qstring(request_.level->id), widgets::qstring(format().ending));
    const QString flaw = this->flaw();
    export_->setEnabled(flaw.isEmpty());
    const grid::Size size = request_.level->size;
    const int cell = scale_->value() > 0 ? scale_->value() : widgets::animatedCell(size);
    //: %1 × %2 the sides of an animation in pixels
    summary_->setText(flaw.isEmpty()
                          ? tr("%1 × %2 pixels").arg(size.width * cell).arg(size.height * cell)
                          : flaw);
    summary_->setForegroundRole(flaw.isEmpty() ? QPalette::PlaceholderText : QPalette::Text);
}

}  // namespace mazeloom::app

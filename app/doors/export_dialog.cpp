// SPDX-License-Identifier: MIT
#include "app/doors/export_dialog.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "app/dialogs/last_folder.h"
#include "app/doors/export_settings.h"
#include "app/doors/file_head.h"
#include "app/doors/level_checks.h"
#include "app/doors/level_preview.h"
#include "app/doors/place_field.h"
#include "app/doors/seed_choice.h"
#include "core/level/campaign/floor_of.h"
#include "widgets/document/lookup.h"
#include "widgets/doors/exporters.h"
#include "widgets/doors/format_text.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/doors/tile_picture.h"
#include "widgets/panels/number_box.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"

namespace mazeloom::app {

namespace {

/// More files are not written at once.
constexpr std::uint64_t kMostFiles = 10'000;

bool isPicture(const doors::Exporter& format) {
    return format.carries == doors::kLooks;
}

QLabel* smallLabel() {
    auto* label = new widgets::PlainLabel;
    label->setWordWrap(true);
    widgets::setType(*label, widgets::Type::Caption);
    return label;
}

}  // namespace

ExportDialog::ExportDialog(const widgets::PackDocument& document, QWidget* parent)
    : QDialog(parent), pack_(document.pack()) {
    setWindowTitle(tr("Export levels of “%1”").arg(document.title()));
    for (std::size_t i = 0; i < pack_.levels.size(); ++i)
        seeds_.push_back(widgets::seedOf(document, widgets::qstring(pack_.levels[i].id)));
    levels_ = new LevelChecks(pack_, widgets::currentLevelId(document));
    seedChoice_ = new SeedChoice(seeds_[levels_->shown()]);
    auto* row = new QHBoxLayout;
    auto* form = new QVBoxLayout;
    makeForm(*form);
    row->addLayout(form, 2);
    preview_ = new LevelPreview;
    head_ = new FileHead;
    auto* seen = new QVBoxLayout;
    seen->addWidget(preview_, 3);
    seen->addWidget(head_, 2);
    row->addLayout(seen, 3);
    row->setSpacing(16);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    summary_ = new widgets::PlainLabel;
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    export_ = buttons->button(QDialogButtonBox::Ok);
    export_->setText(tr("&Export"));
    widgets::setTips(*export_, tr("Make the levels and write them"));
    auto* foot = new QHBoxLayout;
    foot->addWidget(summary_, 1);
    foot->addWidget(buttons);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        keep();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto change = [this] { update(); };
    const auto look = [this] { preview(); };
    for (QComboBox* box : {format_, theme_}) {
        connect(box, &QComboBox::currentIndexChanged, this, change);
        connect(box, &QComboBox::currentIndexChanged, this, look);
    }
    connect(levels_, &LevelChecks::chosenChanged, this, change);
    connect(levels_, &LevelChecks::shownChanged, this, look);
    connect(seedChoice_, &SeedChoice::changed, this, change);
    connect(seedChoice_, &SeedChoice::changed, this, look);
    connect(place_, &PlaceField::changed, this, change);
    resize(fittingSize(*this, {960, 640}));
    update();
    preview();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::makeForm(QLayout& column) {
    const doors::ExportOptions before = lastOptions();
    format_ = new QComboBox;
    format_->setAccessibleName(tr("Format"));
    widgets::setTips(*format_, tr("Who shall read it"));
    for (const doors::Exporter* format : widgets::exporters()) {
        //: A format and the ending of its files
        format_->addItem(
            tr("%1 (.%2)")
                .arg(widgets::formatText(format->title), widgets::qstring(format->ending)),
            QString::fromLatin1(format->id));
    }
    format_->setCurrentIndex(format_->findData(QString::fromLatin1(lastFormat().id)));
    help_ = smallLabel();
    help_->setForegroundRole(QPalette::PlaceholderText);
    leftOut_ = smallLabel();
    leftOut_->setObjectName(QStringLiteral("leftOut"));
    scale_ = new widgets::NumberBox;
    scale_->setRange(0, kMostScale);
    scale_->setValue(before.picture.cell);
    //: Of the pixels a cell of a picture has
    scale_->setSpecialValueText(tr("as fits"));
    scale_->setSuffix(tr(" pixels a cell"));
    scale_->setAccessibleName(tr("Scale"));
    widgets::setTips(*scale_, tr("Pixels a cell of pictures; 0: as many as make one of "
                                 "reasonable size"));
    theme_ = newThemeBox(before.picture.theme);
    grid_ = new QCheckBox(tr("Li&nes between cells"));
    widgets::setTips(*grid_, tr("Draw the grid, where cells are large enough for it"));
    place_ = new PlaceField;

    auto* form = new QFormLayout;
    auto* about = new QVBoxLayout;
    about->setSpacing(4);
    about->addWidget(format_);
    about->addWidget(help_);
    about->addWidget(leftOut_);
    auto* formatLabel = new widgets::PlainLabel(tr("&Format"));
    formatLabel->setBuddy(format_);
    form->addRow(formatLabel, about);
    form->addRow(tr("&Levels"), levels_);
    form->addRow(tr("Seeds"), seedChoice_);
    scaleLabel_ = new widgets::PlainLabel(tr("S&cale"));
    scaleLabel_->setBuddy(scale_);
    form->addRow(scaleLabel_, scale_);
    themeLabel_ = new widgets::PlainLabel(tr("C&olours"));
    themeLabel_->setBuddy(theme_);
    form->addRow(themeLabel_, theme_);
    form->addRow(QString(), grid_);
    auto* folder = new widgets::PlainLabel(tr("&Place"));
    folder->setBuddy(place_->line());
    form->addRow(folder, place_);
    static_cast<QVBoxLayout&>(column).addLayout(form, 1);
}

const doors::Exporter& ExportDialog::format() const {
    return *widgets::findExporter(format_->currentData().toString().toStdString());
}

doors::LevelFiles ExportDialog::files() const {
    doors::LevelChoice choice{.format = &format(), .pack = &pack_};
    for (const std::size_t place : levels_->chosen())
        choice.levels.push_back({&pack_.levels[place], seeds_[place]});
    choice.seeds = seedChoice_->seeds();
    return doors::LevelFiles(std::move(choice));
}

doors::WritePlace ExportDialog::place() const {
    return place_->place();
}

doors::ExportOptions ExportDialog::options() const {
    doors::ExportOptions options;
    options.picture.cell = scale_->value();
    options.picture.theme = theme_->currentData().toString().toStdString();
    options.picture.grid = grid_->isChecked();
    options.drawTiles = widgets::drawTiles;
    return options;
}

void ExportDialog::keep() const {
    keepExport(format(), options().picture);
    keepFolder(kExportFolder, place_->folder());
}

QString ExportDialog::flaw() const {
    if (levels_->chosen().empty()) return tr("Mark the levels that are to be written.");
    if (!seedChoice_->flaw().isEmpty()) return seedChoice_->flaw();
    if (files().count() > kMostFiles)
        return tr("At most %1 files are written at once: mark fewer levels, or give fewer seeds.")
            .arg(kMostFiles);
    return place_->flaw();
}

void ExportDialog::update() {
    const doors::Exporter& format = this->format();
    help_->setText(widgets::formatText(format.help));
    const QString missed = widgets::carriedText(~format.carries & ~unsigned{doors::kLooks});
    leftOut_->setText(isPicture(format)  ? tr("A picture: nothing of it can be read back.")
                      : missed.isEmpty() ? tr("It holds all of a level.")
                                         : tr("It cannot hold: %1.").arg(missed));
    for (QWidget* field : std::initializer_list<QWidget*>{scaleLabel_, scale_, grid_})
        field->setVisible(isPicture(format));
    const doors::LevelFiles files = this->files();
    const std::uint64_t count = files.count();
    place_->setName(count == 1 ? QString::fromStdString(files.at(0).stem) : QString(),
                    widgets::qstring(format.ending));
    const QString flaw = this->flaw();
    export_->setEnabled(flaw.isEmpty());
    summary_->setText(!flaw.isEmpty() ? flaw
                      : count == 1    ? tr("One file is written.")
                                   : tr("%n files are written.", nullptr, static_cast<int>(count)));
    summary_->setForegroundRole(flaw.isEmpty() ? QPalette::PlaceholderText : QPalette::Text);
}

void ExportDialog::preview() {
    const std::size_t place = levels_->shown();
    const auto seeds = seedChoice_->seeds();
    const std::uint64_t seed = seeds ? seeds->first : seeds_[place];
    const widgets::GenerationRequest request{pack_.levels.share(place), pack_.rooms.share(), seed,
                                             level::floorOf(pack_.descent, pack_.levels[place]),
                                             pack_.ownKinds.share()};
    preview_->setTheme(widgets::themeNamed(theme_->currentData().toString().toStdString()));
    preview_->setCaption(tr("%1, seed %2").arg(widgets::titleOf(pack_.levels[place])).arg(seed));
    preview_->show(request);
    head_->show(format(), request, options());
}

}  // namespace mazeloom::app

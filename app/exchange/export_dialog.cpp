// SPDX-License-Identifier: MIT
#include "app/exchange/export_dialog.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/dialogs/last_folder.h"
#include "app/exchange/export_settings.h"
#include "app/exchange/file_head.h"
#include "app/exchange/level_checks.h"
#include "app/exchange/level_preview.h"
#include "app/exchange/picture_choices.h"
#include "app/exchange/place_field.h"
#include "app/exchange/seed_choice.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/json/limits.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/format_text.h"
#include "widgets/exchange/packs/pack_export.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/tile_picture.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"

namespace mazeloom::app {

namespace {

/// The list entry for the format of packs.
const QString kPackFormat = QStringLiteral("mazepack");

/// Upper bound on the files of one export.
constexpr std::uint64_t kMostFiles = 10'000;

bool isPicture(const exchange::Exporter& format) {
    return (format.carries & exchange::kLooks) != 0;
}

QLabel* smallLabel() {
    auto* label = new widgets::PlainLabel;
    label->setWordWrap(true);
    widgets::setType(*label, widgets::Type::Caption);
    return label;
}

}  // namespace

ExportDialog::ExportDialog(const widgets::PackDocument& document, ShownLook shown, QWidget* parent)
    : ExchangeDialog(parent), pack_(document.pack()) {
    setWindowTitle(tr("Export levels of “%1”").arg(document.title()));
    for (std::size_t i = 0; i < pack_.levels.size(); ++i)
        seeds_.push_back(widgets::seedOf(document, widgets::qstring(pack_.levels[i].id)));
    levels_ = new LevelChecks(pack_, widgets::currentLevelId(document));
    seedChoice_ = new SeedChoice(seeds_[levels_->shown()]);
    head_ = new FileHead;
    layOut(makeForm(std::move(shown)), head_, tr("&Export"),
           tr("Generate the levels and write the files"), {960, 640});
    const auto change = [this] { update(); };
    const auto look = [this] { showLevel(); };
    connect(format_, &QComboBox::currentIndexChanged, this, change);
    connect(format_, &QComboBox::currentIndexChanged, this, look);
    connect(pictures_, &PictureChoices::changed, this, look);
    connect(pictures_, &PictureChoices::changed, this, change);
    connect(levels_, &LevelChecks::chosenChanged, this, change);
    connect(levels_, &LevelChecks::shownChanged, this, look);
    connect(seedChoice_, &SeedChoice::changed, this, change);
    connect(seedChoice_, &SeedChoice::changed, this, look);
    connect(place_, &PlaceField::changed, this, change);
    update();
    showLevel();
}

ExportDialog::~ExportDialog() = default;

QWidget* ExportDialog::makeForm(ShownLook shown) {
    format_ = new QComboBox;
    format_->setAccessibleName(tr("Format"));
    widgets::setTips(*format_, tr("Target program"));
    for (const exchange::Exporter* format : widgets::exporters()) {
        //: A format and the ending of its files
        format_->addItem(
            tr("%1 (.%2)")
                .arg(widgets::formatText(format->title), widgets::qstring(format->ending)),
            QString::fromLatin1(format->id));
    }
    format_->addItem(tr("Pack with baked levels (%1)").arg(widgets::kArchiveSuffix), kPackFormat);
    format_->setCurrentIndex(format_->findData(QString::fromLatin1(lastFormat().id)));
    help_ = smallLabel();
    help_->setForegroundRole(QPalette::PlaceholderText);
    leftOut_ = smallLabel();
    leftOut_->setObjectName(QStringLiteral("leftOut"));
    place_ = new PlaceField;

    auto* choices = new QWidget;
    auto* form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
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
    skips_ = new QCheckBox(tr("S&kip levels that cannot be made"));
    skips_->setObjectName(QStringLiteral("skips"));
    widgets::setTips(*skips_, tr("Export the other levels, and list the skipped ones with their "
                                 "seeds in failures.json; otherwise nothing is exported"));
    form->addRow(QString(), skips_);
    pictures_ = new PictureChoices(*form, std::move(shown), this);
    auto* folder = new widgets::PlainLabel(tr("&Place"));
    folder->setBuddy(place_->line());
    form->addRow(folder, place_);
    return choices;
}

const exchange::Exporter* ExportDialog::format() const {
    const QString id = format_->currentData().toString();
    return id == kPackFormat ? nullptr : widgets::findExporter(id.toStdString());
}

std::vector<exchange::BakeWish> ExportDialog::bakes() const {
    const auto seeds = seedChoice_->seeds();
    std::vector<exchange::BakeWish> wishes;
    for (const std::size_t place : levels_->chosen()) {
        const exchange::BakeRange own{seeds_[place], seeds_[place]};
        wishes.push_back({place, seeds ? exchange::BakeRange{seeds->first, seeds->last} : own});
    }
    return wishes;
}

exchange::LevelFiles ExportDialog::files() const {
    exchange::LevelChoice choice{.format = format(), .pack = &pack_};
    for (const std::size_t place : levels_->chosen())
        choice.levels.push_back({&pack_.levels[place], seeds_[place]});
    choice.seeds = seedChoice_->seeds();
    return exchange::LevelFiles(std::move(choice));
}

bool ExportDialog::skipsFailures() const {
    return skips_->isEnabled() && skips_->isChecked();
}

exchange::WritePlace ExportDialog::place() const {
    return place_->place();
}

exchange::ExportOptions ExportDialog::options() const {
    exchange::ExportOptions options;
    options.picture = pictures_->look();
    options.drawTiles = widgets::drawTiles;
    return options;
}

void ExportDialog::keep() {
    // Levels dragged out of the list use these settings, and they are never packs.
    if (!isPack()) keepExport(*format(), options().picture);
    keepFolder(kExportFolder, place_->folder());
}

QString ExportDialog::flaw() const {
    if (levels_->chosen().empty()) return tr("Select levels to export.");
    if (!seedChoice_->flaw().isEmpty()) return seedChoice_->flaw();
    if (isPack()) {
        const std::size_t room = pack::kMaxListed - std::min(pack_.levels.size(), pack::kMaxListed);
        if (exchange::countOf(bakes()) > room) {
            return tr("A pack has at most %1 levels: select fewer, or give fewer seeds.")
                .arg(pack::kMaxListed);
        }
    } else if (files().count() > kMostFiles) {
        return tr("At most %1 files are written at once: select fewer levels, or give fewer seeds.")
            .arg(kMostFiles);
    }
    if (!isPack() && !pictures_->flaw().isEmpty()) return pictures_->flaw();
    return place_->flaw();
}

void ExportDialog::updateForPack() {
    help_->setText(
        tr("For games without a generator: the whole pack, followed by the selected levels as "
           "generated from their seeds."));
    leftOut_->setText(tr("Nothing is lost."));
    pictures_->setShown(false);
    skips_->setEnabled(false);
    place_->setName(
        QFileInfo(widgets::exportName(widgets::qstring(pack_.title))).completeBaseName(),
        QString(widgets::kArchiveSuffix).mid(1));
    const int count = flaw().isEmpty() ? static_cast<int>(exchange::countOf(bakes())) : 0;
    say(flaw(), tr("1 file will be written, with %n baked level(s).", nullptr, count));
}

void ExportDialog::update() {
    if (isPack()) return updateForPack();
    const exchange::Exporter& format = *this->format();
    pictures_->setShown(true);
    help_->setText(widgets::formatText(format.help));
    const QString missed = widgets::carriedText(~format.carries & ~unsigned{exchange::kLooks});
    const bool saysOrigin = (format.carries & exchange::kOrigin) != 0;
    leftOut_->setText(
        isPicture(format) && saysOrigin
            ? tr("A picture: the level can be read back as long as the picture is not edited.")
        : isPicture(format) ? tr("A picture: the level cannot be read back from it.")
        : missed.isEmpty()  ? tr("Nothing is lost.")
                            : tr("Lost in this format: %1.").arg(missed));
    pictures_->setWhole(isPicture(format));
    const exchange::LevelFiles files = this->files();
    const std::uint64_t count = files.count();
    skips_->setEnabled(count > 1 || (format.holdsMany && levels_->chosen().size() > 1));
    place_->setName(count == 1 ? QString::fromStdString(files.at(0).stem) : QString(),
                    widgets::qstring(format.ending));
    say(flaw(), count == 1 ? tr("1 file will be written.")
                           : tr("%n files are written.", nullptr, static_cast<int>(count)));
}

void ExportDialog::showLevel() {
    const std::size_t place = levels_->shown();
    const auto seeds = seedChoice_->seeds();
    const std::uint64_t seed = seeds ? seeds->first : seeds_[place];
    const widgets::GenerationRequest request{pack_.levels.share(place), pack_.rooms.share(), seed,
                                             level::floorOf(pack_.descent, pack_.levels[place]),
                                             pack_.ownKinds.share()};
    preview().setTheme(widgets::themeOf(pictures_->look()));
    preview().setTileLook(pictures_->tileLook());
    preview().canvas().setGridVisible(pictures_->look().grid);
    preview().setCaption(tr("%1, seed %2").arg(widgets::titleOf(pack_.levels[place])).arg(seed));
    preview().show(request);
    if (isPack())
        head_->showNothing();
    else
        head_->show(*format(), request, pack_.tileMappings, options());
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/domains/play/replay_domain.h"

#include <QMainWindow>

#include <algorithm>
#include <string>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include "app/actions/action_registry.h"
#include "app/dialogs/last_folder.h"
#include "app/dialogs/long_work.h"
#include "app/domains/edit/problems_domain.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/exchange/replays/loading.h"
#include "app/workspace/input_file.h"
#include "core/check/winnable.h"
#include "core/files/replace.h"
#include "core/generate/generate.h"
#include "core/play/replay.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/text/message_box.h"

namespace mazeloom::app {

namespace {

QString replayFilter() {
    return ReplayDomain::tr("Replays (*.jsonl)");
}

void warn(QWidget* window, const QString& what, const QString& why) {
    widgets::MessageBox box(widgets::MessageBox::Warning, ReplayDomain::tr("Replay"), what,
                            widgets::MessageBox::Ok, window);
    box.setInformativeText(why);
    box.exec();
}

}  // namespace

ReplayDomain::ReplayDomain(const WindowParts& parts, PlayDomain& play,
                           const ProblemsDomain& problems)
    : QObject(&parts.window),
      play_(play),
      window_(&parts.window),
      save_(parts.actions.add(
          this, {.id = "play.save-replay",
                 .text = tr("Sa&ve the replay…"),
                 .icon = "replay",
                 .tip = tr("Save this attempt to a file: its inputs repeat it exactly"),
                 .menu = MenuGroup::Replays,
                 .triggered = [this] { save(); }})),
      load_(parts.actions.add(
          this, {.id = "play.load-replay",
                 .text = tr("Load a repla&y…"),
                 .tip = tr("Watch a saved attempt at this level; any move lets you take over"),
                 .menu = MenuGroup::Replays,
                 .triggered = [this] { load(); }})),
      heat_(parts.actions.add(
          this, {.id = "play.heat",
                 .text = tr("Where attempts ende&d"),
                 .icon = "heat",
                 .shortcuts = {QKeySequence(Qt::Key_H)},
                 .tip = tr("Mark where attempts at this level ended: the more, the stronger"),
                 .checkable = true,
                 .menu = MenuGroup::Replays,
                 .toggled =
                     [this](bool on) {
                         if (on && std::exchange(botHeat_, std::nullopt)) emit botHeatReplaced();
                         showHeat();
                     }})),
      prove_(parts.actions.add(
          this, {.id = "play.prove",
                 .text = tr("Prove &winnable…"),
                 .icon = "proof",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5)},
                 .tip = tr("Look for a way to win the level on this seed, and watch it"),
                 .menu = MenuGroup::Proof,
                 .triggered = [this] { prove(); }})) {
    connect(&play_, &PlayDomain::changed, this, &ReplayDomain::update);
    for (widgets::GamePage* page : play_.pages()) {
        page->addActions({save_, load_, heat_});
        connect(page, &widgets::GamePage::floorChanged, this, &ReplayDomain::showHeat);
        connect(page, &widgets::GamePage::attemptLeaving, this, &ReplayDomain::remember);
        connect(page, &widgets::GamePage::attemptEnded, this,
                [this, page](grid::Point at, widgets::GamePage::Ending ending) {
                    remember();
                    // A watched attempt is a bot's or was counted when it was played.
                    if (ending == widgets::GamePage::Ending::Badly && !page->isWatched())
                        countEnd(at);
                });
    }
    update();
    connect(this, &ReplayDomain::told, &parts.events, &WindowEvents::told);
    connect(this, &ReplayDomain::proven, problems.panel(),
            [panel = problems.panel()](const QString& level,
                                       const std::vector<check::Finding>& findings) {
                panel->setProof(widgets::levelSheet(level), findings);
            });
}

void ReplayDomain::save() {
    const PlayDomain::Subject subject = play_.subject();
    const std::string bytes =
        play_.page().replayText(subject.pack.toStdString(), subject.level.toStdString());
    const QString file = QFileDialog::getSaveFileName(
        window_, tr("Save the replay"),
        QDir(lastFolder(kReplayFolder)).filePath(subject.level + QStringLiteral(".jsonl")),
        replayFilter());
    if (file.isEmpty()) return;
    keepFolder(kReplayFolder, QFileInfo(file).absolutePath());
    files::DiskFiles disk;
    if (const auto error = files::replace(QFile::encodeName(file).toStdString(), bytes, disk)) {
        warn(window_, tr("%1 could not be written.").arg(QDir::toNativeSeparators(file)),
             QString::fromStdString(error.message()));
        return;
    }
    emit told(tr("The replay is saved in %1").arg(QDir::toNativeSeparators(file)));
}

void ReplayDomain::load() {
    const QString file = QFileDialog::getOpenFileName(window_, tr("Load a replay"),
                                                      lastFolder(kReplayFolder), replayFilter());
    if (file.isEmpty()) return;
    keepFolder(kReplayFolder, QFileInfo(file).absolutePath());
    const QString name = QFileInfo(file).fileName();
    const auto refuse = [&](const QString& why) {
        warn(window_, tr("%1 is not a replay of this level.").arg(name), why);
    };
    const auto setup = play_.setup();
    if (!setup) return refuse({});
    const auto late = loadAndWatch(
        tr("Loading %1").arg(name),
        [&](widgets::GamePage& page,
            const play::LoadControl& control) -> tl::expected<Show, QString> {
            const auto text = readReplayFile(file);
            if (!text) return tl::unexpected(text.error());
            return page.load(*setup, {text->constData(), static_cast<std::size_t>(text->size())},
                             name.toStdString(), control);
        });
    if (!late) return refuse(late.error());
    if (*late == 0) return;
    warn(window_, tr("%1 has inputs after its end.").arg(name),
         tr("%n input(s) come after the end and were left out.", nullptr, static_cast<int>(*late)));
}

tl::expected<std::int64_t, QString> ReplayDomain::loadAndWatch(const QString& title,
                                                               const Loader& loader) {
    widgets::GamePage& page = *play_.wantedPage();
    tl::expected<Show, QString> show;
    const bool isDone = doLongWork(
        window_, title, [&](const LongWork& work) { show = loader(page, loadControlOf(work)); });
    if (!isDone) return 0;
    if (!show) return tl::unexpected(show.error());
    return play_.watch(page, *show);
}

std::shared_ptr<const Played> ReplayDomain::played() const {
    if (!play_.isPlaying()) return nullptr;
    auto& temple = play_.templePage().run();
    return temple.isPlaying() ? std::make_shared<const Played>(temple.session())
                              : std::make_shared<const Played>(play_.descentPage().run().session());
}

void ReplayDomain::remember() {
    const widgets::PackDocument* document = play_.playedDocument();
    if (document == nullptr || play_.page().isWatched()) return;
    std::erase_if(last_, [&](const Last& one) {
        return one.document == nullptr ||
               (one.document == document && one.level == play_.playedLevel());
    });
    last_.push_back({document, play_.playedLevel(), played()});
    if (last_.size() > kMostLast) last_.erase(last_.begin());
}

PlayedOffer ReplayDomain::offer() const {
    PlayedOffer offer;
    const widgets::PackDocument* document = play_.document();
    const QString level = play_.subject().level;
    const auto isShown = [&](const widgets::PackDocument* of, const QString& id) {
        return of != nullptr && of == document && id == level;
    };
    if (isShown(play_.playedDocument(), play_.playedLevel())) offer.now = played();
    for (const Last& one : last_) {
        if (isShown(one.document, one.level)) offer.last = one.played;
    }
    offer.setup = play_.setup();
    return offer;
}

void ReplayDomain::prove() {
    const auto setup = play_.setup();
    if (!setup) return;
    tl::expected<play::temple::Proof, Problem> proof;
    const bool isDone =
        doLongWork(window_, tr("Looking for a way to win"), [&](const LongWork& work) {
            auto field = play::temple::generateField(*setup->level, *setup->rooms, setup->seed, 0,
                                                     setup->kinds, work.stop);
            if (!field) {
                proof = tl::unexpected(field.error());
                return;
            }
            proof = play::temple::prove(*std::move(field), {.stop = work.stop});
        });
    if (!isDone) return;
    widgets::MessageBox box(window_);
    box.setWindowTitle(tr("Prove winnable"));
    box.addButton(widgets::MessageBox::Close);
    if (!proof) {
        box.setIcon(widgets::MessageBox::Warning);
        box.setText(tr("The level cannot be played on this seed."));
        box.setInformativeText(
            widgets::generationText(proof.error(), setup->pack.get(), setup->level.get()));
        box.exec();
        return;
    }
    emit proven(QString::fromStdString(setup->level->id),
                check::findingsOfProof(*setup->level, setup->seed, *proof));
    if (proof->verdict != play::temple::Verdict::Winnable) {
        box.setIcon(widgets::MessageBox::Warning);
        box.setText(proof->verdict == play::temple::Verdict::Unwinnable
                        ? tr("The level cannot be won on this seed.")
                        : tr("Could not determine whether this seed can be won."));
        box.setInformativeText(QString::fromStdString(play::temple::describe(*proof)));
        box.exec();
        return;
    }
    box.setIcon(widgets::MessageBox::Information);
    box.setText(tr("The level can be won on this seed."));
    const auto ticks = proof->witness.header.ticks.value_or(0);
    box.setInformativeText(tr("A way was found that takes %1.").arg(widgets::playTimeText(ticks)));
    auto* watch = box.addButton(tr("&Watch the proof"), widgets::MessageBox::AcceptRole);
    box.setDefaultButton(watch);
    box.exec();
    if (box.clickedButton() != watch) return;
    proof->witness.header.seed = setup->seed;
    const auto shown = loadAndWatch(
        tr("Loading the proof"), [&](widgets::GamePage&, const play::LoadControl& control) {
            return play_.templePage().load(*setup, proof->witness, control);
        });
    if (!shown) warn(window_, tr("The proof cannot be shown."), shown.error());
}

QString ReplayDomain::placeOfEnds() const {
    const PlayDomain::Subject subject = play_.subject();
    // Ends on a floor of a descent are counted by depth, because the player can reach the same
    // floor from several levels.
    const QString floor = play_.page().floorName();
    if (!floor.isEmpty()) return subject.pack + QStringLiteral("/depth/") + floor;
    QString place = subject.pack + u'/' + subject.level;
    const widgets::TempleSetup& setup = play_.templePage().run().setup();
    // If the seed decides the shape, bugs or lasers of the level, count the ends for each seed.
    if (setup.level && generate::attemptsShareDraws(*setup.level))
        place += u'/' + QString::number(setup.seed);
    return place;
}

void ReplayDomain::countEnd(grid::Point at) {
    ++ends_[placeOfEnds()][{at.x, at.y}];
    showHeat();
}

void ReplayDomain::showHeat() {
    std::vector<widgets::HeatSpot> spots;
    if (botHeat_ && botHeat_->place == placeOfBotHeat()) {
        spots = botHeat_->spots;
    } else if (heat_->isChecked()) {
        for (const auto& [cell, count] : ends_[placeOfEnds()])
            spots.push_back({{cell.first, cell.second}, count});
    }
    play_.page().setHeat(std::move(spots));
}

QString ReplayDomain::placeOfBotHeat() const {
    const widgets::DescentRun& descent = play_.descentPage().run();
    const std::uint64_t seed = descent.isPlaying() ? descent.session().start().seed
                                                   : play_.templePage().run().setup().seed;
    return placeOfEnds() + QStringLiteral("/seed/") + QString::number(seed);
}

void ReplayDomain::showBotHeat(const QString& place, std::vector<widgets::HeatSpot> spots) {
    botHeat_ = {place, std::move(spots)};
    heat_->setChecked(false);
    showHeat();
}

void ReplayDomain::hideBotHeat() {
    botHeat_.reset();
    showHeat();
}

void ReplayDomain::update() {
    const bool plays = play_.isPlaying();
    save_->setEnabled(plays);
    heat_->setEnabled(plays);
    load_->setEnabled(play_.canPlay());
    prove_->setEnabled(play_.canPlayTemple() && !plays);
    showHeat();
}

}  // namespace mazeloom::app

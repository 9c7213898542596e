// SPDX-License-Identifier: MIT
#include "app/domains/play/descent_domain.h"

#include <QMainWindow>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/dialogs/start_at_depth_dialog.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/descent/descent_page.h"

namespace mazeloom::app {

namespace {

constexpr auto kTrial = "descent/start-at-depth";

}  // namespace

DescentDomain::DescentDomain(const WindowParts& parts, PlayDomain& play)
    : QObject(&parts.window),
      play_(play),
      window_(&parts.window),
      startAtDepth_(parts.actions.add(
          this, {.id = "play.start-at-depth",
                 .text = tr("Start at dept&h…"),
                 .shortcuts = {QKeySequence(Qt::Key_F9)},
                 .tip = tr("Play the descent from any depth, with items of your choice"),
                 .menu = MenuGroup::Descent,
                 .triggered = [this] { startAtDepth(); }})),
      other_(
          parts.actions.add(this, {.id = "play.other-dungeon",
                                   .text = tr("A&nother dungeon"),
                                   .icon = "new-seed",
                                   .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_N)},
                                   .tip = tr("Begin another run of the descent, from another seed"),
                                   .menu = MenuGroup::Descent,
                                   .triggered =
                                       [this] {
                                           widgets::DescentPage& page = play_.descentPage();
                                           if (const auto problem = page.restart(false))
                                               emit page.failed(*problem);
                                       }})),
      emoji_(parts.actions.add(
          this, {.id = "play.emoji",
                 .text = tr("E&moji in the descent"),
                 .tip = tr("Show the creatures of a descent as emoji instead of pictures"),
                 .checkable = true,
                 .menu = MenuGroup::Descent,
                 .triggered = [this](bool on) {
                     play_.options().setGlyphs(on ? widgets::Glyphs::Emoji
                                                  : widgets::Glyphs::Pictures);
                 }})) {
    // If no font has emoji, only empty boxes would be shown.
    widgets::PlayOptions& options = play_.options();
    emoji_->setEnabled(options.hasEmoji());
    if (!options.hasEmoji()) parts.actions.setReason(emoji_, tr("No font here has emoji"));
    const auto showGlyphs = [this, &options] {
        emoji_->setChecked(options.glyphs() == widgets::Glyphs::Emoji);
    };
    connect(&options, &widgets::PlayOptions::changed, this, showGlyphs);
    connect(&play_, &PlayDomain::changed, this, &DescentDomain::update);
    play_.descentPage().addActions({other_, emoji_});
    showGlyphs();
    update();
}

void DescentDomain::startAtDepth() {
    if (!play_.canPlayDescent()) return;
    QSettings settings;
    StartAtDepthDialog dialog(trialOf(settings.value(QLatin1String(kTrial)).toString()),
                              play_.document()->pack().descent.tables.heroHp, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    const play::descent::Start trial = dialog.trial();
    settings.setValue(QLatin1String(kTrial), toText(trial));
    play_.descentPage().setTrial(trial);
    play_.begin();
}

void DescentDomain::update() {
    startAtDepth_->setEnabled(play_.canPlayDescent());
    other_->setEnabled(play_.descentPage().isPlaying());
}

}  // namespace mazeloom::app

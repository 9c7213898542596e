// SPDX-License-Identifier: MIT
#include "app/domains/descent_domain.h"

#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/dialogs/start_at_depth_dialog.h"
#include "app/domains/play_domain.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/descent/descent_page.h"

namespace mazeloom::app {

namespace {

constexpr auto kTrial = "descent/start-at-depth";

}  // namespace

DescentDomain::DescentDomain(ActionRegistry& actions, PlayDomain& play, QWidget* window)
    : QObject(window),
      play_(play),
      window_(window),
      startAtDepth_(actions.add({"play.start-at-depth",
                                 tr("Start at dept&h…"),
                                 "",
                                 {QKeySequence(Qt::Key_F9)},
                                 tr("Play the descent from any depth, with what you give the "
                                    "hero")})),
      other_(actions.add({"play.other-dungeon",
                          tr("A&nother dungeon"),
                          "new-seed",
                          {QKeySequence(Qt::SHIFT | Qt::Key_N)},
                          tr("Begin another run of the descent, of another seed")})),
      emoji_(actions.add({"play.emoji",
                          tr("E&moji in the descent"),
                          "",
                          {},
                          tr("Show who lives in a descent as emoji instead of letters"),
                          true})) {
    connect(startAtDepth_, &QAction::triggered, this, &DescentDomain::startAtDepth);
    connect(other_, &QAction::triggered, this, [this] {
        widgets::DescentPage& page = play_.descentPage();
        if (const auto problem = page.restart(false)) emit page.failed(*problem);
    });
    // Without the font there would be nothing but empty boxes.
    widgets::PlayOptions& options = play_.options();
    emoji_->setEnabled(options.hasEmoji());
    connect(emoji_, &QAction::triggered, &options, [&options](bool on) {
        options.setGlyphs(on ? widgets::Glyphs::Emoji : widgets::Glyphs::Letters);
    });
    const auto showGlyphs = [this, &options] {
        emoji_->setChecked(options.glyphs() == widgets::Glyphs::Emoji);
    };
    connect(&options, &widgets::PlayOptions::changed, this, showGlyphs);
    connect(&play_, &PlayDomain::changed, this, &DescentDomain::update);
    play_.descentPage().addActions({other_, emoji_});
    showGlyphs();
    update();
}

void DescentDomain::fill(QMenu& menu) const {
    menu.addSeparator();
    menu.addActions({startAtDepth_, other_, emoji_});
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

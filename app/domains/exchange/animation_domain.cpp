// SPDX-License-Identifier: MIT
#include "app/domains/exchange/animation_domain.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/exchange/animation_dialog.h"
#include "app/exchange/picture_choices.h"
#include "app/exchange/replays/loading.h"
#include "app/workspace/workspace.h"
#include "widgets/document/lookup.h"
#include "widgets/exchange/films/write_animation.h"
#include "widgets/qstring.h"
#include "widgets/text/message_box.h"

namespace mazeloom::app {

using widgets::PackDocument;

AnimationDomain::AnimationDomain(ActionRegistry& actions, Workspace& workspace, TileLooks& looks,
                                 QWidget* window)
    : QObject(window),
      actions_(actions),
      workspace_(workspace),
      looks_(looks),
      window_(window),
      action_(actions.add(
          this, {.id = "file.export-animation",
                 .text = tr("Export animation…"),
                 .tip = tr("Export how the level is generated as an animation: WebP, GIF or film"),
                 .menu = MenuGroup::SavePack,
                 .triggered = [this] { ask(); }})) {
    connect(&workspace_, &Workspace::currentChanged, this, &AnimationDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::currentLevelChanged, this, &AnimationDomain::update);
    });
    update();
}

void AnimationDomain::ask() {
    const auto request = widgets::generationRequest(*workspace_.current());
    if (!request) return;
    AnimationDialog dialog(*request, offerPlayed_ ? offerPlayed_() : PlayedOffer(),
                           shownLook(actions_, looks_, *workspace_.current()), window_);
    ask(dialog);
}

void AnimationDomain::exportBeside(const widgets::GenerationRequest& request, BesideChoice beside) {
    AnimationDialog dialog(request, PlayedOffer(),
                           shownLook(actions_, looks_, *workspace_.current()), window_,
                           std::move(beside));
    ask(dialog);
}

void AnimationDomain::ask(AnimationDialog& dialog) {
    while (dialog.exec() == QDialog::Accepted) {
        const QString name = QFileInfo(dialog.place()).fileName();
        const bool isThere = QFileInfo(dialog.place()).isFile();
        if (isThere &&
            !widgets::MessageBox::isConfirmed(window_, tr("Replace file"),
                                              tr("“%1” already exists. Replace it?").arg(name))) {
            continue;
        }
        write(dialog);
        return;
    }
}

void AnimationDomain::write(const AnimationDialog& dialog) {
    tl::expected<bool, QString> written = false;
    // Declared outside of `draw`, so that it is destroyed on the GUI thread. The view that draws a
    // replay must be destroyed there.
    tl::expected<AnimationDialog::Shown, QString> shown;
    const auto draw = [&](const LongWork& work) {
        shown = dialog.maker()(loadControlOf(work));
        if (!shown) {
            if (!*work.stop) written = tl::unexpected(shown.error());
            return;
        }
        widgets::Film& film = *shown->film;
        const auto schedule = widgets::Schedule::of(film, dialog.planOf(film));
        if (!schedule) {
            written = tl::unexpected(schedule.error());
            return;
        }
        written = widgets::writeAnimation(
            film, *schedule, dialog.format(), dialog.place(), [&work](int done, int count) {
                //: %1 a frame's number, %2 how many there are
                work.tell(tr("Frame %1 of %2").arg(done).arg(count), done, count);
                return !*work.stop;
            });
    };
    const bool isDone = doLongWork(window_, tr("Drawing the animation"), draw,
                                   dialog.isReplay() ? GuiThread::Answers : GuiThread::MayWait);
    if (!written) return refuse(written.error());
    if (!*written || !isDone) return;
    emit told(tr("Exported to %1").arg(QDir::toNativeSeparators(dialog.place())));
    if (shown->late > 0) tellOfLate(shown->late);
}

void AnimationDomain::refuse(const QString& why) {
    widgets::MessageBox box(window_);
    box.setIcon(widgets::MessageBox::Critical);
    box.setWindowTitle(tr("Not exported"));
    box.setText(tr("The animation was not written. Nothing was changed."));
    box.setInformativeText(why);
    box.setStandardButtons(widgets::MessageBox::Close);
    box.exec();
}

void AnimationDomain::tellOfLate(std::int64_t late) {
    widgets::MessageBox box(widgets::MessageBox::Warning, tr("Animation"),
                            tr("The replay has inputs after its end."), widgets::MessageBox::Ok,
                            window_);
    box.setInformativeText(
        tr("%n input(s) come after the end and were left out.", nullptr, static_cast<int>(late)));
    box.exec();
}

void AnimationDomain::update() {
    const PackDocument* document = workspace_.current();
    action_->setEnabled(document != nullptr && widgets::currentLevel(*document) != nullptr);
}

}  // namespace mazeloom::app

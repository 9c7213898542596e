// SPDX-License-Identifier: MIT
#include "widgets/find/find_form.h"

#include <algorithm>
#include <utility>

#include <QShowEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/analyse/measures/measures.h"
#include "widgets/compare/measure_text.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/find/followed_level.h"
#include "widgets/find/measure_list.h"
#include "widgets/find/search_bar.h"
#include "widgets/find/search_report.h"
#include "widgets/find/seed_shelf.h"
#include "widgets/find/wish_box.h"
#include "widgets/find/wish_edit.h"
#include "widgets/panels/elided_label.h"
#include "widgets/qstring.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

QString titleNow(const level::Level& level) {
    const QString title = qstring(shownTexts(level).title);
    return title.isEmpty() ? qstring(level.id) : title;
}

}  // namespace

FindForm::FindForm(EditContext& context, QWidget* parent)
    : QDialog(parent),
      level_(new FollowedLevel(context, this)),
      title_(new ElidedLabel),
      wish_(new WishBox),
      bar_(new SearchBar),
      measures_(new MeasureList(ranges_)),
      shelf_(new SeedShelf(tr("Levels that were found"))),
      report_(new SearchReport) {
    setObjectName(QStringLiteral("findForm"));
    setWindowTitle(tr("Find a seed"));
    layOut();
    connectParts();
    takeLevel();
}

FindForm::~FindForm() {
    // The notes use members that are destroyed before the model, so the model must drop them.
    shelf_->model().setNotes({});
}

void FindForm::layOut() {
    setType(*title_, Type::Title);
    auto* parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(measures_);
    parts->addWidget(shelf_);
    parts->setStretchFactor(1, 1);
    parts->setSizes({530, 500});
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(wish_);
    column->addWidget(bar_);
    column->addWidget(parts, 1);
    column->addWidget(report_);
    shelf_->model().setNotes([this](std::uint64_t seed) { return notesOf(seed); });
}

void FindForm::connectParts() {
    connect(level_, &FollowedLevel::changed, this, &FindForm::takeLevel);
    connect(level_, &FollowedLevel::marksChanged, this, &FindForm::takeMarks);
    connect(measures_, &MeasureList::chosen, this, [this](const analyse::Measure* measure) {
        wish_->put(*measure, ranges_.of(*measure));
    });
    connect(wish_, &WishBox::changed, this, &FindForm::tellObstacle);
    connect(wish_, &WishBox::entered, this, &FindForm::begin);
    connect(wish_, &WishBox::remembered, this, &FindForm::wishesChanged);
    connect(bar_, &SearchBar::begun, this, &FindForm::begin);
    connect(bar_, &SearchBar::stopped, this, &FindForm::stop);
    connect(shelf_, &SeedShelf::opened, this, &FindForm::openSeed);
    connect(&finder_, &SeedFinder::found, this, &FindForm::take);
    connect(&finder_, &SeedFinder::progressed, report_, &SearchReport::tell);
    connect(&finder_, &SeedFinder::ended, this, &FindForm::end);
}

void FindForm::present() {
    show();
    raise();
    activateWindow();
    wish_->edit()->setFocus(Qt::ShortcutFocusReason);
}

/// Shows the open level. Drops all results, which belong to another level or an earlier state.
void FindForm::takeLevel() {
    const bool hadAny = isSearching_ || !hits_.empty();
    finder_.cancel();
    isSearching_ = false;
    bar_->setSearching(false);
    hits_.clear();
    shelf_->clear();
    report_->clear(hadAny ? tr("Another level is shown now: search again for its seeds")
                          : QString());
    const level::Level* level = level_->level();
    const auto ruleset = level != nullptr ? std::optional(level->ruleset) : std::nullopt;
    title_->setText(level == nullptr ? tr("No level is open") : titleNow(*level));
    measures_->setRuleset(ruleset);
    wish_->setRuleset(ruleset);
    // A hidden form measures nothing.
    isMeasured_ = isVisible();
    ranges_.setRequest(isMeasured_ ? level_->request() : std::nullopt);
    shelf_->setEmptyText(
        level == nullptr && level_->document() == nullptr
            ? tr("Open a pack to look for seeds of its levels")
        : level == nullptr && !level_->document()->currentSheet().isRoom()
            ? tr("This pack has no levels yet")
        : level == nullptr
            ? tr("A room has no seeds. Choose a level in the list.")
            : tr("Describe the level you want, such as dead-ends <= 3, then press Enter.\n\n"
                 "A double click on a measure puts it into the wish."));
    tellObstacle();
}

void FindForm::takeMarks() {
    const level::Level* level = level_->level();
    if (level == nullptr) return;
    shelf_->model().setMarks(level->favourites.seeds, seedOf(*level_->document(), level_->id()));
}

void FindForm::tellObstacle() {
    const bool isEmpty = wish_->text().trimmed().isEmpty();
    bar_->setObstacle(level_->level() == nullptr ? tr("Open a level first")
                      : isEmpty                  ? tr("Write a wish first")
                      : !wish_->wish()           ? tr("Fix the wish first")
                                                 : QString());
}

void FindForm::begin() {
    auto request = level_->request();
    const auto seeds = bar_->seeds();
    if (!request || !seeds || !wish_->wish()) return;
    wish_->remember();
    asked_ = wish_->wish()->measures;
    hits_.clear();
    shelf_->setEmptyText(tr("None is found yet"));
    shelf_->fill(*request, {});
    takeMarks();
    const std::uint64_t more = seeds->last - seeds->first;
    wanted_ = bar_->count();
    report_->begin(std::max(more, more + 1), wanted_);
    isSearching_ = true;
    bar_->setSearching(true);
    finder_.find({.request = std::move(*request),
                  .wish = *wish_->wish(),
                  .seeds = *seeds,
                  .count = wanted_});
}

void FindForm::stop() {
    if (!isSearching_) return;
    finder_.cancel();
    isSearching_ = false;
    bar_->setSearching(false);
    report_->end(tr("Stopped"));
    if (hits_.empty()) shelf_->setEmptyText(tr("Stopped before a seed was found"));
}

void FindForm::take(const std::vector<analyse::Hit>& hits) {
    std::vector<std::uint64_t> seeds;
    for (const analyse::Hit& hit : hits) {
        seeds.push_back(hit.seed);
        hits_[hit.seed] = hit;
    }
    shelf_->add(seeds);
}

void FindForm::end(const analyse::SearchState& last, const QString& flaw) {
    isSearching_ = false;
    bar_->setSearching(false);
    if (!flaw.isEmpty()) {
        report_->end(flaw);
        shelf_->setEmptyText(tr("No seed gives such a level: %1").arg(flaw));
        return;
    }
    report_->end(last.hits == wanted_ ? tr("Done") : tr("All seeds were searched"));
    if (last.hits > 0) return;
    shelf_->setEmptyText(
        last.failures == last.seeds
            ? tr("None of these seeds gives a level. The recipe says why.")
            : tr("None of these seeds fulfils the wish. Search more seeds, or wish for less: the "
                 "line below shows which part of the wish few seeds pass."));
}

void FindForm::openSeed(std::uint64_t seed, bool isShown) {
    if (level_->level() == nullptr) return;
    setSeed(*level_->document(), level_->id(), seed);
    if (isShown) emit levelWanted();
}

QStringList FindForm::notesOf(std::uint64_t seed) const {
    QStringList lines;
    const auto hit = hits_.find(seed);
    if (hit == hits_.end()) return lines;
    for (std::size_t i = 0; i < asked_.size() && i < hit->second.values.size(); ++i) {
        if (hit->second.values[i]) lines << valueLine(*asked_[i], hit->second.values[i]);
    }
    return lines;
}

void FindForm::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    const level::Level* level = level_->level();
    if (event->spontaneous() || level == nullptr) return;
    if (!std::exchange(isMeasured_, true)) {
        ranges_.setRequest(level_->request());
    } else {
        // Measure the usual measures that were not finished when the form was hidden.
        ranges_.ask(analyse::usualMeasures(level->ruleset));
    }
}

void FindForm::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    // Work continues while the window is only minimised.
    if (event->spontaneous()) return;
    stop();
    if (ranges_.isBusy()) ranges_.stop();
}

}  // namespace mazeloom::widgets

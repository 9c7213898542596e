// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_watch.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string_view>

#include "core/check/check.h"
#include "core/check/findings/deduction.h"
#include "core/check/findings/favourite.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/needs.h"
#include "core/check/findings/painted.h"
#include "core/check/findings/report.h"
#include "core/check/winnable.h"
#include "core/document/edits_folders.h"
#include "core/generate/stages/stages.h"
#include "core/pack/json/names.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

pack::Listing listingOf(const PackDocument& document) {
    pack::Listing listing;
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i)
        listing.levels.push_back(document.pack().levels[i].id);
    for (std::size_t i = 0; i < document.pack().rooms.size(); ++i)
        listing.rooms.push_back(document.pack().rooms[i].id);
    // A level whose file could not be read still exists, so add its id if something refers to it.
    std::set<std::string_view> unread;
    for (const Problem& problem : document.loadProblems())
        unread.insert(problem.file);
    const auto addUnread = [&](const std::string& level) {
        if (unread.erase(pack::levelFile(level)) > 0) listing.levels.push_back(level);
    };
    for (const level::CampaignNode& node : document.pack().campaign.nodes)
        addUnread(node.level);
    for (const level::DesignedFloor& floor : document.pack().descent.floors)
        addUnread(floor.level);
    for (const level::FloorRange& range : document.pack().descent.ranges)
        addUnread(range.level);
    addUnread(document.pack().descent.otherFloors);
    return listing;
}

namespace {

using namespace std::chrono_literals;

/// Delay between an edit and the check, so that quick successive edits, such as those of a stroke,
/// are checked together.
constexpr std::chrono::milliseconds kPause = 40ms;

/// Whether the finding says that the shown map breaks one of the level's promises.
bool isOfPromise(const check::Finding& finding) {
    return check::isOfDeduction(finding) || check::isOfNeeds(finding) ||
           check::isOfPainted(finding) || check::isOfFavourite(finding);
}

/// Whether to emit changed() for `untold` newly checked groups after `told` reported ones.
/// Receivers rebuild their whole view, so changes are reported only when the number of new groups
/// reaches half the number of reported ones. Thus the total cost of all reports is about three
/// times the cost of the last report.
bool isWorthTelling(std::size_t untold, std::size_t told) {
    return untold * 2 >= told;
}

/// Upper bound on the number of cells of a level that is checked during a stroke.
constexpr std::int64_t kMostCheckedLive = 512 * 512;

/// Upper bound on the number of cells of a level that is generated although it is not shown.
constexpr std::int64_t kMostGeneratedUnseen = 2048 * 2048;

/// Upper bound on the total number of cells of levels that are generated although they are not
/// shown, counted in the pack's order. At this bound, the change of a room that all of them use
/// costs some seconds of one core.
constexpr std::int64_t kMostGeneratedTogether = 4 * kMostGeneratedUnseen;

using Findings = std::vector<check::Finding>;

/// Returns the problems of the pack itself and of unreadable files.
Findings findingsOfPack(const PackDocument& document) {
    const pack::Listing listing = listingOf(document);
    const std::string title = document.title().toStdString();
    Findings findings = check::checkTitles({title, document::foldersOf(document.pack())});
    std::ranges::move(check::checkListing(listing), std::back_inserter(findings));
    std::ranges::move(check::checkCampaign(document.pack(), listing), std::back_inserter(findings));
    std::ranges::move(check::checkUnlisted(document.unlisted()), std::back_inserter(findings));
    check::DescentView descent{document.pack().descent, listing, {}, {}};
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i)
        descent.levels.push_back(&document.pack().levels[i]);
    for (std::size_t i = 0; i < document.pack().rooms.size(); ++i)
        descent.rooms.push_back(&document.pack().rooms[i]);
    std::ranges::move(check::checkDescent(descent), std::back_inserter(findings));
    std::ranges::move(
        check::checkTiles({document.pack().tileMappings, *document.pack().ownKinds.share(),
                           document.pack().terrains}),
        std::back_inserter(findings));
    std::ranges::move(check::checkTerrains(document.pack()), std::back_inserter(findings));
    std::ranges::move(check::checkMerge(document.pack()), std::back_inserter(findings));
    for (const Problem& problem : document.loadProblems())
        findings.push_back(check::findingOf(problem));
    return findings;
}

int count(const std::vector<ProblemWatch::Group>& groups, Severity severity) {
    std::ptrdiff_t sum = 0;
    for (const auto& group : groups) {
        sum += std::ranges::count_if(group.findings, [&](const check::Finding& finding) {
            return finding.problem.severity == severity;
        });
    }
    return static_cast<int>(sum);
}

}  // namespace

ProblemWatch::ProblemWatch(PackDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    pool_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    timer_.setInterval(kPause);
    connect(&timer_, &QTimer::timeout, this, &ProblemWatch::startNext);
    connect(&document, &PackDocument::structureChanged, this, &ProblemWatch::takeStructure);
    connect(&document, &PackDocument::campaignChanged, this, &ProblemWatch::takeStructure);
    connect(&document, &PackDocument::partsChanged, this, &ProblemWatch::takeAnew);
    connect(&document, &PackDocument::loadProblemsChanged, this, &ProblemWatch::takeAnew);
    connect(&document, &PackDocument::descentChanged, this, &ProblemWatch::takeDescent);
    connect(&document, &PackDocument::sheetChanged, this,
            [this](const Sheet& sheet, SheetPart part) {
                if (part == SheetPart::Seed) setProof(sheet, {});
                if (part == SheetPart::Seed || part == SheetPart::Depth) {
                    markGeneration(sheet);
                    return;
                }
                mark(sheet);
                if (sheet.isRoom()) markLevelsWithRooms();
                if (sheet.isRoom() || part == SheetPart::Recipe) lookAtPack();
            });
    connect(&document, &PackDocument::strokesEnded, this, [this] {
        timer_.start();
        // The stroke may have changed which of the pack's own terrains are in use.
        if (!document_.pack().terrains.own().empty()) lookAtPack();
    });
    takeStructure();
}

ProblemWatch::~ProblemWatch() {
    if (job_) job_->stop = true;
    pool_.waitForDone();
}

int ProblemWatch::errors() const {
    return count(groups_, Severity::Error);
}

int ProblemWatch::warnings() const {
    return count(groups_, Severity::Warning);
}

bool ProblemWatch::isUpToDate() const {
    return job_ == nullptr && std::ranges::none_of(groups_, &Group::isDue) &&
           !generations().isWaited;
}

void ProblemWatch::takeStructure() {
    std::vector<Group> before = std::move(groups_);
    std::map<std::pair<bool, QString>, Group*> known;
    for (Group& group : before) {
        if (group.sheet) known.try_emplace({group.sheet->isRoom(), group.sheet->id}, &group);
    }
    groups_.clear();
    firstDue_ = 0;
    groups_.push_back({std::nullopt, findingsOfPack(document_), false, {}, false});
    const auto add = [&](const Sheet& sheet) {
        const auto found = known.extract({sheet.isRoom(), sheet.id});
        groups_.push_back(found.empty() ? Group{sheet, {}, true, {}, !sheet.isRoom()}
                                        : std::move(*found.mapped()));
    };
    for (std::size_t i = 0; i < document_.pack().levels.size(); ++i)
        add(levelSheet(QString::fromStdString(document_.pack().levels[i].id)));
    for (std::size_t i = 0; i < document_.pack().rooms.size(); ++i)
        add(roomSheet(QString::fromStdString(document_.pack().rooms[i].id)));
    // A level may require rooms that were added or removed.
    markLevelsWithRooms();
    timer_.start();
    emit changed();
}

/// Handles a reload of the pack, or a change of the parts that its sheets share. All sheets must be
/// checked again, even those with the same ids as before.
void ProblemWatch::takeAnew() {
    if (job_) job_->stop = true;
    for (Group& group : groups_) {
        std::erase_if(group.findings, check::isOfProof);
        group.isDue = group.isDue || group.sheet.has_value();
        group.isGenerationDue = group.sheet.has_value() && !group.sheet->isRoom();
    }
    takeStructure();
}

/// Marks all levels that can be floors, because some of them may now be floors, or lie at other
/// depths.
void ProblemWatch::takeDescent() {
    for (std::size_t i = 0; i < document_.pack().levels.size(); ++i) {
        const level::Level& level = document_.pack().levels[i];
        if (level.ruleset == level::Ruleset::Descent)
            mark(levelSheet(QString::fromStdString(level.id)));
    }
    lookAtPack();
}

/// Checks the pack itself again. Its problems include those of the descent, which also depend on
/// rooms and recipes.
void ProblemWatch::lookAtPack() {
    Findings findings = findingsOfPack(document_);
    if (std::ranges::equal(findings, groups_.front().findings, check::isSame)) return;
    groups_.front().findings = std::move(findings);
    emit changed();
}

ProblemWatch::Group* ProblemWatch::groupOf(const Sheet& sheet) {
    const document::Document& content = document_.content();
    const auto place = content.placeOf(keyOf(document_, sheet));
    if (!place) return nullptr;
    const std::size_t at = 1 + *place + (sheet.isRoom() ? content.pack().levels.size() : 0);
    // The document may have new sheets that the watch does not know yet.
    return at < groups_.size() && groups_[at].sheet == sheet ? &groups_[at] : nullptr;
}

void ProblemWatch::mark(const Sheet& sheet) {
    Group* group = groupOf(sheet);
    if (group == nullptr) return;
    // Drop findings of proofs: they concern the level before the change, and proofs are not
    // repeated automatically.
    std::erase_if(group->findings, check::isOfProof);
    group->isDue = true;
    group->isGenerationDue = !sheet.isRoom();
    firstDue_ = std::min(firstDue_, static_cast<std::size_t>(group - groups_.data()));
    if (job_ && job_->sheet == sheet) job_->stop = true;
    // Do not restart a running timer: a long stroke must be checked from time to time.
    if (!timer_.isActive()) timer_.start();
}

void ProblemWatch::markGeneration(const Sheet& sheet) {
    Group* group = groupOf(sheet);
    if (group == nullptr || sheet.isRoom()) return;
    group->isGenerationDue = true;
    if (job_ && job_->isGeneration && job_->sheet == sheet) job_->stop = true;
    if (!timer_.isActive()) timer_.start();
    emit changed();
}

void ProblemWatch::markLevelsWithRooms() {
    for (std::size_t i = 0; i < document_.pack().levels.size(); ++i) {
        const level::Level& level = document_.pack().levels[i];
        const bool takesRooms = std::ranges::any_of(level.recipe.stages, generate::usesPackRooms,
                                                    &level::RecipeStage::stage);
        if (takesRooms) mark(levelSheet(QString::fromStdString(level.id)));
    }
}

bool ProblemWatch::mustWait(const Group& group) const {
    if (group.sheet->isRoom()) return false;  // rooms are small, so their checks are fast
    const level::Level* level =
        document_.isInStroke() ? findLevel(document_, group.sheet->id) : nullptr;
    return level != nullptr && level->size.area() > kMostCheckedLive;
}

ProblemWatch::Group* ProblemWatch::mostWanted() {
    const auto isWanted = [this](const Group& group) { return group.isDue && !mustWait(group); };
    Group* shown = groupOf(document_.currentSheet());
    if (shown != nullptr && isWanted(*shown)) return shown;
    while (firstDue_ < groups_.size() && !groups_[firstDue_].isDue)
        ++firstDue_;
    const auto wanted = std::find_if(groups_.begin() + static_cast<std::ptrdiff_t>(firstDue_),
                                     groups_.end(), isWanted);
    return wanted == groups_.end() ? nullptr : &*wanted;
}

ProblemWatch::Generations ProblemWatch::generations() const {
    Generations found;
    std::int64_t together = 0;
    const auto& levels = document_.pack().levels;
    // The group with index 0 is the pack itself.
    for (std::size_t i = 1; i < groups_.size() && i <= levels.size(); ++i) {
        const Group& group = groups_[i];
        const std::int64_t area = levels[i - 1].size.area();
        const bool isUnseen =
            area <= kMostGeneratedUnseen && together + area <= kMostGeneratedTogether;
        if (isUnseen) together += area;
        if (!group.isGenerationDue) continue;
        const bool isOthers = isShownLeft_ && group.sheet == document_.currentSheet();
        if (isOthers || isUnseen)
            found.isWaited = true;
        else
            ++found.left;
        if (!found.next && isUnseen && !isOthers && !mustWait(group)) found.next = i;
    }
    return found;
}

void ProblemWatch::startNext() {
    if (job_) return;  // take() starts the next job
    if (Group* due = mostWanted()) {
        startCheck(*due);
    } else if (const auto level = generations().next) {
        startGeneration(groups_[*level]);
    }
}

void ProblemWatch::startGeneration(Group& group) {
    group.isGenerationDue = false;
    auto request = generationRequest(document_, group.sheet->id);
    if (!request) return;
    job_ = std::make_shared<Job>();
    job_->sheet = *group.sheet;
    job_->isGeneration = true;
    pool_.start([this, job = job_, request = std::move(request)]() mutable {
        generate::Options options = optionsOf(*request);
        options.stop = &job->stop;
        auto findings = std::make_shared<Findings>(
            check::checkGeneration(*request->level, *request->rooms, request->seed, options));
        // Release the level: while it is shared, an edit would have to copy it.
        request.reset();
        QMetaObject::invokeMethod(
            this, [this, job, findings] { take(job, std::move(*findings)); }, Qt::QueuedConnection);
    });
}

void ProblemWatch::startCheck(Group& wanted) {
    Group* group = &wanted;
    group->isDue = false;
    job_ = std::make_shared<Job>();
    job_->sheet = *group->sheet;
    const auto run = [this, job = job_](const auto& check) {
        auto findings = std::make_shared<Findings>(check(&job->stop));
        QMetaObject::invokeMethod(
            this, [this, job, findings] { take(job, std::move(*findings)); }, Qt::QueuedConnection);
    };
    if (group->sheet->isRoom()) {
        pool_.start([run, room = *findRoom(document_, group->sheet->id),
                     kinds = document_.pack().ownKinds.share()] {
            run([&](check::Stop) { return check::checkRoom(room, *kinds); });
        });
        return;
    }
    pool_.start([run, level = document_.pack().levels.share(placeOf(document_, *group->sheet)),
                 rooms = document_.pack().rooms.share(), descent = document_.pack().descent,
                 kinds = document_.pack().ownKinds.share()]() mutable {
        run([&](check::Stop stop) {
            Findings findings = check::checkLevel(*level, *rooms, stop, descent, *kinds);
            // Release the snapshots: while they are shared, an edit would have to copy them.
            level.reset();
            rooms.reset();
            kinds.reset();
            return findings;
        });
    });
}

void ProblemWatch::take(const std::shared_ptr<Job>& job, Findings findings) {
    job_.reset();
    Group* group = groupOf(job->sheet);
    if (!job->stop && group != nullptr) {
        if (job->isGeneration) {
            replaceGeneration(*group, std::move(findings));
        } else {
            setChecked(*group, std::move(findings));
        }
        ++untold_;
    }
    const bool isShown = job->sheet == document_.currentSheet();
    startNext();
    if (isShown || job_ == nullptr || isWorthTelling(untold_, told_)) {
        told_ = job_ == nullptr ? 0 : told_ + untold_;
        untold_ = 0;
        emit changed();
    }
}

void ProblemWatch::setChecked(Group& group, Findings findings) {
    // This check does not see the map, so findings about the map stay until the map changes.
    check::addGeneration(findings, group.generated);
    const auto isOfMap = [](const check::Finding& finding) {
        return isOfPromise(finding) || check::isOfProof(finding);
    };
    std::ranges::copy_if(group.findings, std::back_inserter(findings), isOfMap);
    group.findings = std::move(findings);
}

void ProblemWatch::setProof(const Sheet& sheet, const Findings& findings) {
    replace(sheet, check::isOfProof, findings);
}

void ProblemWatch::setGeneration(const Sheet& sheet, const Findings& findings) {
    Group* group = groupOf(sheet);
    if (group == nullptr || sheet.isRoom()) return;
    group->isGenerationDue = false;
    if (job_ && job_->isGeneration && job_->sheet == sheet) job_->stop = true;
    replaceGeneration(*group, findings);
    emit changed();
}

void ProblemWatch::replaceGeneration(Group& group, Findings findings) {
    group.generated = std::move(findings);
    std::erase_if(group.findings, check::isOfGeneration);
    check::addGeneration(group.findings, group.generated);
}

void ProblemWatch::setDeduction(const Sheet& sheet, const Findings& findings) {
    replace(sheet, isOfPromise, findings);
}

void ProblemWatch::replace(const Sheet& sheet, bool (*isOld)(const check::Finding&),
                           const Findings& findings) {
    Group* group = groupOf(sheet);
    if (group == nullptr) return;
    const auto gone = std::erase_if(group->findings, isOld);
    if (gone == 0 && findings.empty()) return;
    group->findings.insert(group->findings.end(), findings.begin(), findings.end());
    emit changed();
}

Findings ProblemWatch::findingsNow(const Sheet& sheet) {
    Group* group = groupOf(sheet);
    if (group == nullptr) return {};
    const bool isBeingChecked = job_ && !job_->isGeneration && job_->sheet == sheet;
    if (group->isDue || isBeingChecked) {
        if (isBeingChecked) job_->stop = true;
        group->isDue = false;
        const level::OwnKinds& kinds = document_.pack().ownKinds;
        setChecked(*group, sheet.isRoom()
                               ? check::checkRoom(*findRoom(document_, sheet.id), kinds)
                               : check::checkLevel(*findLevel(document_, sheet.id),
                                                   *document_.pack().rooms.share(), nullptr,
                                                   document_.pack().descent, kinds));
        emit changed();
    }
    return groupOf(sheet)->findings;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/document/pack_document.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/edit/room_paint.h"
#include "core/generate/recipe.h"
#include "core/pack/unread.h"
#include "widgets/document/pack_source.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

/// Commands keep only what changed; so much of the past is kept.
constexpr int kUndoLimit = 2000;

std::vector<Problem> recipeProblemsOf(const level::Level& level) {
    return generate::validate(level.recipe, level.paint.has_value());
}

bool isSame(const level::FloorContext& a, const level::FloorContext& b) {
    return a.depth == b.depth && a.mayHoldBoss == b.mayHoldBoss && a.tables == b.tables;
}

}  // namespace

RoomEntry::RoomEntry(PackDocument& owner, level::Room content)
    : SheetEntry(owner, Sheet::Kind::Room), room(std::move(content)), paint(edit::paintOf(room)) {}

PackDocument::PackDocument(QString name, pack::Reading reading, QObject* parent)
    : QObject(parent), name_(std::move(name)) {
    undo_.setUndoLimit(kUndoLimit);
    fill(std::move(reading));
    updateModified();
}

void PackDocument::fill(pack::Reading reading) {
    loadProblems_ = pack::problemsOfUnread(reading);
    id_ = std::move(reading.pack.id);
    more_ = std::move(reading.pack.more);
    structure_ = {};
    structure_.title = std::move(reading.pack.title);
    structure_.description = std::move(reading.pack.description);
    structure_.tabs = std::move(reading.pack.tabs);
    structure_.campaign = std::make_shared<const level::Campaign>(std::move(reading.pack.campaign));
    structure_.descent = std::make_shared<const level::Descent>(std::move(reading.pack.descent));
    for (auto& level : reading.pack.levels.takeAll()) {
        auto entry = std::make_shared<LevelEntry>(*this, std::move(level));
        entry->problems = recipeProblemsOf(*entry->level);
        structure_.levels.push_back(std::move(entry));
    }
    roomList_ = reading.pack.rooms;
    for (const level::Room& room : std::as_const(reading.pack.rooms))
        structure_.rooms.push_back(std::make_shared<RoomEntry>(*this, room));
    if (findEntry(current_) != nullptr) return;
    current_ = {};
    if (!structure_.levels.empty()) {
        current_ = sheetOf(*structure_.levels.front());
    } else if (!structure_.rooms.empty()) {
        current_ = sheetOf(*structure_.rooms.front());
    }
}

void PackDocument::replaceBy(pack::Reading reading) {
    undo_.clear();
    const auto before = std::exchange(structure_.levels, {});
    fill(std::move(reading));
    for (const auto& entry : before) {
        LevelEntry* same = findLevel(qstring(entry->level->id));
        if (same == nullptr) continue;
        same->seeds = entry->seeds;
        same->shownDepth = entry->shownDepth;
    }
    structureStamp_ = savedStructureStamp_ = newStamp();
    roomList_.reset();
    updateModified();
    emit structureChanged();
    emit campaignChanged();
    emit descentChanged();
    emit currentLevelChanged();
    emit problemsChanged();
    emit loadProblemsChanged();
    wantGeneration();
}

void PackDocument::dropLoadProblemsOf(const QStringList& files) {
    const auto dropped = std::erase_if(loadProblems_, [&](const Problem& problem) {
        return files.contains(QString::fromStdString(problem.file));
    });
    if (dropped == 0) return;
    emit structureChanged();
    emit loadProblemsChanged();
}

PackDocument::~PackDocument() {
    // Commands hold on to the entries. Nobody hears of their end: who listens may be gone.
    undo_.disconnect();
    undo_.clear();
}

PackDocument* PackDocument::open(const QString& name, QObject* parent) {
    const auto source = openPack(name);
    if (!source) return new PackDocument(name, {{}, {source.error()}}, parent);
    return new PackDocument(name, pack::readWhatIsGood(**source), parent);
}

void PackDocument::setName(const QString& name) {
    if (name == name_) return;
    name_ = name;
    emit structureChanged();
}

QString PackDocument::title() const {
    return structure_.title.empty() ? name_ : qstring(structure_.title);
}

QString PackDocument::description() const {
    return qstring(structure_.description);
}

LevelEntry* PackDocument::findLevel(const QString& id) const {
    const auto found = std::ranges::find(
        structure_.levels, id.toStdString(),
        [](const auto& entry) -> const auto& { return entry->level->id; });
    return found == structure_.levels.end() ? nullptr : found->get();
}

RoomEntry* PackDocument::findRoom(const QString& id) const {
    const auto found = std::ranges::find(
        structure_.rooms, id.toStdString(),
        [](const auto& entry) -> const auto& { return entry->room.id; });
    return found == structure_.rooms.end() ? nullptr : found->get();
}

SheetEntry* PackDocument::findEntry(const Sheet& sheet) const {
    if (sheet.isRoom()) return findRoom(sheet.id);
    return findLevel(sheet.id);
}

Sheet PackDocument::sheetOf(const SheetEntry& entry) {
    const std::string& id = entry.kind == Sheet::Kind::Room
                                ? static_cast<const RoomEntry&>(entry).room.id
                                : static_cast<const LevelEntry&>(entry).level->id;
    return {entry.kind, qstring(id)};
}

const level::Level* PackDocument::level(const QString& id) const {
    const LevelEntry* entry = findLevel(id);
    return entry ? entry->level.get() : nullptr;
}

const level::Room* PackDocument::room(const QString& id) const {
    const RoomEntry* entry = findRoom(id);
    return entry ? &entry->room : nullptr;
}

level::Pack PackDocument::pack() const {
    level::Pack pack;
    pack.id = id_;
    pack.title = structure_.title;
    pack.description = structure_.description;
    pack.tabs = structure_.tabs;
    pack.more = more_;
    pack.campaign = campaign();
    pack.descent = descent();
    for (const auto& entry : structure_.levels)
        pack.levels.insert(pack.levels.size(), entry->level);
    pack.rooms = roomList();
    return pack;
}

QString PackDocument::currentLevelId() const {
    return current_.isRoom() ? QString() : current_.id;
}

const level::Level* PackDocument::currentLevel() const {
    return level(currentLevelId());
}

bool PackDocument::setCurrentSheet(const Sheet& sheet) {
    if (findEntry(sheet) == nullptr) return false;
    if (sheet == current_) return true;
    current_ = sheet;
    emit currentLevelChanged();
    wantGeneration();
    return true;
}

void PackDocument::showEntry(const SheetEntry& entry) {
    setCurrentSheet(sheetOf(entry));
}

const std::vector<Problem>& PackDocument::recipeProblems(const QString& levelId) const {
    static const std::vector<Problem> none;
    const LevelEntry* entry = findLevel(levelId);
    return entry ? entry->problems : none;
}

bool PackDocument::isRecipeChanged(const QString& levelId) const {
    const LevelEntry* entry = findLevel(levelId);
    return entry != nullptr && entry->level->recipe != entry->read;
}

const SeedHistory& PackDocument::seedHistory(const QString& levelId) const {
    static const SeedHistory none;
    const LevelEntry* entry = findLevel(levelId);
    return entry ? entry->seeds : none;
}

std::optional<GenerationRequest> PackDocument::generationRequest(const QString& levelId) const {
    const LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr) return {};
    return GenerationRequest{entry->level, sharedRooms(), entry->seeds.current(), floorOf(*entry)};
}

std::shared_ptr<const level::Level> PackDocument::sharedLevel(const QString& id) const {
    const LevelEntry* entry = findLevel(id);
    return entry ? entry->level : nullptr;
}

const level::SharedVector<level::Room>& PackDocument::roomList() const {
    if (!roomList_) {
        std::vector<level::Room> rooms;
        for (const auto& entry : structure_.rooms)
            rooms.push_back(entry->room);
        roomList_ = std::move(rooms);
    }
    return *roomList_;
}

std::shared_ptr<const std::vector<level::Room>> PackDocument::sharedRooms() const {
    return roomList().share();
}

std::optional<GenerationRequest> PackDocument::generationRequest() const {
    if (!current_.isRoom()) return generationRequest(current_.id);
    auto shown = std::make_shared<const level::Level>(edit::asLevel(findRoom(current_.id)->room));
    return GenerationRequest{std::move(shown), sharedRooms(), 0, {}};
}

bool PackDocument::isUpToDate(const GenerationRequest& request) const {
    const LevelEntry* entry = findLevel(current_.id);
    // A room is shown as a level made for the purpose: the latest request is of its latest state.
    if (current_.isRoom() || entry == nullptr) return true;
    // As long as a request shares the level, an edit makes a new one.
    return request.level == entry->level && request.rooms == sharedRooms() &&
           request.seed == entry->seeds.current() && isSame(request.floor, floorOf(*entry));
}

bool PackDocument::isModified(const Sheet& sheet) const {
    const SheetEntry* entry = findEntry(sheet);
    return entry != nullptr && entry->isModified();
}

bool PackDocument::refusesEdits() {
    if (readOnly_) emit editRefused();
    return readOnly_;
}

void PackDocument::setSaved() {
    for (const auto& entry : structure_.levels) {
        entry->savedStamp = entry->stamp;
        entry->read = entry->level->recipe;
    }
    for (const auto& entry : structure_.rooms)
        entry->savedStamp = entry->stamp;
    savedStructureStamp_ = structureStamp_;
    undo_.setClean();
    updateModified();
}

void PackDocument::setUnsaved() {
    constexpr Stamp kNever = std::numeric_limits<Stamp>::max();
    for (const auto& entry : structure_.levels)
        entry->savedStamp = kNever;
    for (const auto& entry : structure_.rooms)
        entry->savedStamp = kNever;
    savedStructureStamp_ = kNever;
    undo_.resetClean();
    updateModified();
}

void PackDocument::updateModified() {
    std::vector<std::uint8_t> flags;
    flags.reserve(1 + structure_.levels.size() + structure_.rooms.size());
    flags.push_back(structureStamp_ != savedStructureStamp_);
    for (const auto& entry : structure_.levels)
        flags.push_back(entry->isModified());
    for (const auto& entry : structure_.rooms)
        flags.push_back(entry->isModified());
    if (flags == modifiedFlags_) return;
    modifiedFlags_ = std::move(flags);
    modified_ = std::ranges::any_of(modifiedFlags_, [](std::uint8_t flag) { return flag != 0; });
    emit modifiedChanged();
}

void PackDocument::roomsChanged() {
    roomList_.reset();
    wantGeneration();
}

void PackDocument::wantGeneration() {
    const level::Level* shown = currentLevel();
    if (strokes_ > 0 && shown != nullptr && shown->size.area() > kMostLiveCells) {
        generationOwed_ = true;
        return;
    }
    generationOwed_ = false;
    if (const auto request = generationRequest()) emit generationWanted(*request);
}

void PackDocument::check(LevelEntry& entry) {
    const bool had = !entry.problems.empty();
    entry.problems = recipeProblemsOf(*entry.level);
    if (had || !entry.problems.empty()) emit problemsChanged();
}

}  // namespace mazeloom::widgets

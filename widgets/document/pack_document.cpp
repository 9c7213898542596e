// SPDX-License-Identifier: MIT
#include "widgets/document/pack_document.h"

#include <algorithm>
#include <utility>

#include "core/document/edits_structure.h"
#include "core/generate/stages/layouts/district_recipes.h"
#include "core/pack/disk/unread.h"
#include "widgets/document/lookup.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

using document::SheetKey;
using document::SheetKind;

bool isFloor(const document::Document& content, SheetKey sheet) {
    const level::Level* level = content.levelOf(sheet);
    return level != nullptr && level->ruleset == level::Ruleset::Descent;
}

std::vector<std::uint8_t> modifiedFlagsOf(const document::Document& content) {
    std::vector<std::uint8_t> flags;
    flags.push_back(content.isPackFileModified());
    for (const SheetKind kind : {SheetKind::Level, SheetKind::Room}) {
        for (std::size_t i = 0; const auto key = content.keyAt(kind, i); ++i)
            flags.push_back(content.state(key)->isModified());
    }
    return flags;
}

}  // namespace

PackDocument::PackDocument(QString name, pack::Reading reading, QObject* parent)
    : QObject(parent),
      name_(std::move(name)),
      loadProblems_(pack::problemsOfUnread(reading)),
      unlisted_(std::move(reading.unlisted)),
      content_(std::move(reading.pack)),
      history_(content_, [this](const document::Change& change) { tell(change); }) {
    modifiedFlags_ = modifiedFlagsOf(content_);
}

// Defined here, not in the header, so that users of the header need not compile the history's
// destructor.
PackDocument::~PackDocument() = default;

void PackDocument::replaceBy(pack::Reading reading) {
    loadProblems_ = pack::problemsOfUnread(reading);
    unlisted_ = std::move(reading.unlisted);
    if (reading.pack == pack()) {
        setSaved();
        emit loadProblemsChanged();
        return;
    }
    history_.beginStep(tr("Reload"));
    history_.push(document::replacePack(content_, std::move(reading.pack)), {}, kNoGesture);
    content_.setSaved();
    history_.endStep();
    // In a read-only document, the user has made no edits that undo should restore.
    if (readOnly_)
        history_.clear();
    else
        history_.setClean();
    tellModified();
}

std::vector<pack::Unlisted> PackDocument::unlisted() const {
    std::vector<pack::Unlisted> files = unlisted_;
    std::erase_if(files, [this](const pack::Unlisted& file) {
        switch (file.kind) {
            case pack::Unlisted::Kind::Level:
                return content_.find(SheetKind::Level, file.name) != document::kNoSheet;
            case pack::Unlisted::Kind::Room:
                return content_.find(SheetKind::Room, file.name) != document::kNoSheet;
            case pack::Unlisted::Kind::Tiles:
                break;
        }
        const level::TileMappings& mappings = pack().tileMappings;
        return std::ranges::any_of(
            mappings, [&](const level::TileMapping& mapping) { return mapping.id == file.name; });
    });
    return files;
}

void PackDocument::setUnlisted(std::vector<pack::Unlisted> files) {
    if (files == unlisted_) return;
    unlisted_ = std::move(files);
    emit loadProblemsChanged();
}

void PackDocument::dropLoadProblemsOf(const QStringList& files) {
    const auto dropped = std::erase_if(loadProblems_, [&](const Problem& problem) {
        return files.contains(QString::fromStdString(problem.file));
    });
    if (dropped == 0) return;
    emit structureChanged();
    emit loadProblemsChanged();
}

void PackDocument::setName(const QString& name) {
    if (name == name_) return;
    name_ = name;
    emit structureChanged();
}

QString PackDocument::title() const {
    return pack().title.empty() ? name_ : qstring(pack().title);
}

Sheet PackDocument::currentSheet() const {
    return sheetOf(*this, content_.shown());
}

bool PackDocument::setCurrentSheet(const Sheet& sheet) {
    const SheetKey before = content_.shown();
    if (!content_.show(keyOf(*this, sheet))) return false;
    if (content_.shown() == before) return true;
    emit currentLevelChanged();
    wantGeneration();
    return true;
}

bool PackDocument::setShownDepth(const QString& levelId, std::optional<int> depth) {
    const SheetKey level = keyOf(*this, levelSheet(levelId));
    if (level == document::kNoSheet || (depth && (*depth < 1 || *depth > level::kMaxDepth)))
        return false;
    if (chosenDepth(*this, levelId) == depth) return true;
    const int before = shownDepth(*this, levelId);
    content_.levelStateForWriting(level).depth = depth.value_or(0);
    emit sheetChanged(levelSheet(levelId), SheetPart::Depth, {});
    const bool isOther = shownDepth(*this, levelId) != before;
    if (level == content_.shown() && isOther && isFloor(content_, level)) wantGeneration();
    return true;
}

bool PackDocument::apply(document::Wanted edit, const QString& text, Gesture gesture) {
    if (!edit) return false;
    if (edit->isNothing()) return true;
    if (!edit->isSeed() && refusesEdits(*this)) return false;
    history_.push(std::move(*edit), text, gesture);
    // The edit may have restored the saved state: a drag can return to its start.
    tellModified();
    return true;
}

void PackDocument::setSaved(bool saved) {
    if (saved) return setSaved(content_);
    content_.setUnsaved();
    history_.resetClean();
    tellModified();
}

void PackDocument::setSaved(const document::Document& then) {
    content_.setSaved(then);
    if (content_.isModified())
        history_.resetClean();
    else
        history_.setClean();
    tellModified();
}

void PackDocument::beginStroke() {
    ++strokes_;
}

void PackDocument::endStroke() {
    if (strokes_ == 0) return;
    --strokes_;
    if (strokes_ > 0) return;
    if (generationOwed_) wantGeneration();
    emit strokesEnded();
}

void PackDocument::tell(const document::Change& change) {
    emit edited(change);
    if (change.whole) {
        tellWhole();
        return;
    }
    if (change.structure) emit structureChanged();
    if (change.campaign) emit campaignChanged();
    if (change.descent) emit descentChanged();
    if (change.stamps || change.kinds || change.terrains || change.tiles || change.recipes ||
        change.promises)
        emit partsChanged();
    if (change.shown) emit currentLevelChanged();
    // Besides stages, a named recipe has promises, and districts may use it.
    const level::Level* level = change.recipes ? currentLevel(*this) : nullptr;
    bool isShown = change.shown || change.rooms || change.kinds || change.terrains ||
                   change.promises ||
                   (level != nullptr &&
                    (!level->recipe.named.empty() || generate::asksForNamedRecipes(level->recipe)));
    for (const document::SheetChange& of : change.sheets) {
        isShown = isShown || of.sheet == content_.shown();
        emit sheetChanged(sheetOf(*this, of.sheet), of.part, of.cells);
    }
    if (change.recipeProblems) emit problemsChanged();
    tellModified();
    if (isShown || (change.descent && isFloor(content_, content_.shown()))) wantGeneration();
}

void PackDocument::tellWhole() {
    emit structureChanged();
    emit campaignChanged();
    emit descentChanged();
    emit currentLevelChanged();
    emit partsChanged();
    emit problemsChanged();
    emit loadProblemsChanged();
    tellModified();
    wantGeneration();
}

void PackDocument::tellModified() {
    std::vector<std::uint8_t> flags = modifiedFlagsOf(content_);
    if (flags == modifiedFlags_) return;
    modifiedFlags_ = std::move(flags);
    modified_ = std::ranges::any_of(modifiedFlags_, [](std::uint8_t flag) { return flag != 0; });
    emit modifiedChanged();
}

void PackDocument::wantGeneration() {
    const level::Level* shown = currentLevel(*this);
    const std::int64_t cells = strokes_ > 0 && shown != nullptr ? shown->size.area() : 0;
    generationOwed_ = cells > kMostRecordedLive;
    if (cells > kMostLiveCells) return;
    auto request = generationRequest(*this);
    if (!request) return;
    request->isPassing = generationOwed_;
    emit generationWanted(*request);
}

bool refusesEdits(PackDocument& document) {
    if (document.isReadOnly()) emit document.editRefused();
    return document.isReadOnly();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "core/document/edit.h"

#include <algorithm>
#include <utility>

#include "core/edit/campaign_edit.h"
#include "core/edit/descent_edit.h"
#include "core/edit/fragment/stamps.h"
#include "core/edit/paint/room_paint.h"
#include "core/edit/resize.h"

namespace mazeloom::document {

namespace {

void swapWith(level::Pack& pack, PackTexts& texts) {
    std::swap(pack.title, texts.title);
    std::swap(pack.description, texts.description);
}
void swapWith(level::Pack& pack, Folders& folders) {
    std::swap(pack.tabs, folders);
}
void swapWith(level::Pack& pack, level::Campaign& campaign) {
    std::swap(pack.campaign, campaign);
}
void swapWith(level::Pack& pack, level::Descent& descent) {
    std::swap(pack.descent, descent);
}
void swapWith(level::Pack& pack, level::Properties& properties) {
    std::swap(pack.properties, properties);
}
void swapWith(level::Pack& pack, level::Stamps& stamps) {
    std::swap(pack.stamps, stamps);
}

void swapWith(level::Pack& pack, level::OwnKinds& kinds) {
    std::swap(pack.ownKinds.edit(), kinds);
}

bool has(const level::Pack& pack, const PackTexts& texts) {
    return pack.title == texts.title && pack.description == texts.description;
}
bool has(const level::Pack& pack, const Folders& folders) {
    return pack.tabs == folders;
}
bool has(const level::Pack& pack, const level::Campaign& campaign) {
    return pack.campaign == campaign;
}
bool has(const level::Pack& pack, const level::Descent& descent) {
    return pack.descent == descent;
}
bool has(const level::Pack& pack, const level::Properties& properties) {
    return pack.properties == properties;
}
bool has(const level::Pack& pack, const level::Stamps& stamps) {
    return pack.stamps == stamps;
}

bool has(const level::Pack& pack, const level::OwnKinds& kinds) {
    return std::ranges::equal(pack.ownKinds, kinds);
}

/// The cells that a delta writes; none where they are too many to be told one by one.
std::vector<Span> spansOf(const level::PaintGrid& grid, const edit::PaintDelta& delta) {
    if (delta.size() > SheetChange::kMostSpans) return {};
    std::vector<Span> spans;
    spans.reserve(delta.size());
    for (const edit::PaintRun& run : delta)
        spans.push_back({grid.point(run.first), run.count});
    return spans;
}

/// Does an edit and makes its inverse.
class Applying {
  public:
    explicit Applying(Document& document) : document_(document) {}

    Applied run(Edit edit) {
        Edit inverse = std::visit([this](auto& what) { return one(what); }, edit.what);
        return {std::move(inverse), std::move(change_)};
    }

  private:
    Edit one(std::monostate&) { return {}; }

    Edit one(PaintCells& paint) {
        show(paint.sheet);
        PaintCells inverse{paint.sheet, restamped(paint), std::move(paint.delta), !paint.back};
        const edit::PaintDelta& delta = inverse.delta;
        const auto draw = [&](level::PaintGrid& grid) {
            paint.back ? edit::undo(grid, delta) : edit::redo(grid, delta);
            tell(paint.sheet, SheetPart::Cells, edit::boundsOf(grid, delta));
            change_.sheets.back().spans = spansOf(grid, delta);
        };
        if (document_.kindOf(paint.sheet) == SheetKind::Room) {
            auto& shared = document_.roomStateForWriting(paint.sheet).paint;
            level::PaintGrid& grid = level::detached(shared);
            draw(grid);
            edit::setPaint(document_.roomForWriting(paint.sheet), grid);
            change_.rooms = true;
            return {std::move(inverse)};
        }
        level::Level& level = document_.levelForWriting(paint.sheet);
        if (!level.paint) {
            level.paint = solid(level.size);
            document_.levelStateForWriting(paint.sheet).solid.reset();
            inverse.dropsPaint = true;
            checkRecipe(paint.sheet);
        }
        draw(*level.paint);
        if (paint.dropsPaint) {
            level.paint.reset();
            checkRecipe(paint.sheet);
        }
        return {std::move(inverse)};
    }

    Edit one(SetKept& set) {
        show(set.sheet);
        SetKept inverse{set.sheet, restamped(set), std::move(set.delta), std::move(set.things),
                        !set.back};
        level::Level& level = document_.levelForWriting(set.sheet);
        if (set.back) {
            edit::undo(level.kept, level.size, inverse.delta);
        } else {
            edit::redo(level.kept, level.size, inverse.delta);
        }
        if (inverse.things) edit::swapThings(level.kept, *inverse.things);
        tell(set.sheet, SheetPart::Kept, edit::boundsOf(level.size, inverse.delta));
        return {std::move(inverse)};
    }

    Edit one(GrowLevel& grow) {
        show(grow.sheet);
        const level::Level& before = *document_.levelOf(grow.sheet);
        const GrowLevel inverse{grow.sheet,
                                restamped(grow),
                                {-grow.to.x, -grow.to.y, before.size.width, before.size.height}};
        if (auto resized = edit::resized(before, grow.to)) {
            level::Level& level = document_.levelForWriting(grow.sheet);
            level.size = resized->size;
            level.paint = std::move(resized->paint);
            level.objects = std::move(resized->objects);
            level.trajectories = std::move(resized->trajectories);
            level.kept = std::move(resized->kept);
            level.properties = std::move(resized->properties);
        }
        checkRecipe(grow.sheet);
        tell(grow.sheet, SheetPart::Size, grow.to);
        return {inverse};
    }

    Edit one(SetLevelPart& set) {
        show(set.sheet);
        SetLevelPart inverse{set.sheet, restamped(set), std::move(set.part), kNoStamp};
        level::Level& level = document_.levelForWriting(set.sheet);
        const std::string id = level.id;
        swapPart(level, *inverse.part);
        // An id that changed there and back within a gesture leaves a stamp to be brought back.
        if (level.id != id || set.packStamp != kNoStamp) inverse.packStamp = renamed(set.packStamp);
        std::visit([&](const auto& part) { tellOf(set.sheet, part); }, *inverse.part);
        return {std::move(inverse)};
    }

    Edit one(SetSeed& set) {
        show(set.sheet);
        SeedHistory& seeds = document_.levelStateForWriting(set.sheet).seeds;
        const SetSeed inverse{set.sheet, seeds.current()};
        seeds.visit(set.seed);
        tell(set.sheet, SheetPart::Seed);
        return {inverse};
    }

    Edit one(SetRoom& set) {
        show(set.sheet);
        SetRoom inverse{set.sheet, restamped(set), std::move(set.room), kNoStamp};
        level::Room& room = document_.roomForWriting(set.sheet);
        std::swap(room, *inverse.room);
        const level::Room& before = *inverse.room;
        document_.roomStateForWriting(set.sheet).paint =
            std::make_shared<level::PaintGrid>(edit::paintOf(room));
        if (room.id != before.id || set.packStamp != kNoStamp)
            inverse.packStamp = renamed(set.packStamp);
        if (room.id != before.id || room.title != before.title) change_.structure = true;
        const bool isResized = room.cells.size() != before.cells.size();
        tell(set.sheet, isResized ? SheetPart::Size : SheetPart::Head);
        tell(set.sheet, SheetPart::Objects);
        change_.rooms = true;
        return {std::move(inverse)};
    }

    Edit one(InsertLevel& insert) {
        LevelState& state = insert.sheet->state;
        if (state.key == kNoSheet) state = document_.newState(*insert.sheet->level);
        const SheetKey key = state.key;
        const RemoveSheet inverse{key, document_.shown(), newPackStamp(insert.packStamp)};
        document_.insertLevel(insert.at, std::move(insert.sheet->level),
                              std::move(insert.sheet->state));
        change_.structure = true;
        showNow(insert.show == kNoSheet ? key : insert.show);
        return {inverse};
    }

    Edit one(InsertRoom& insert) {
        RoomState& state = insert.sheet->state;
        if (state.key == kNoSheet) state = document_.newState(insert.sheet->room);
        const SheetKey key = state.key;
        const RemoveSheet inverse{key, document_.shown(), newPackStamp(insert.packStamp)};
        document_.insertRoom(insert.at, std::move(insert.sheet->room),
                             std::move(insert.sheet->state));
        change_.structure = true;
        change_.rooms = true;
        showNow(insert.show == kNoSheet ? key : insert.show);
        return {inverse};
    }

    Edit one(RemoveSheet& remove) {
        const SheetKey shown = document_.shown();
        const Stamp stamp = newPackStamp(remove.packStamp);
        const std::size_t at = *document_.placeOf(remove.sheet);
        change_.structure = true;
        if (document_.kindOf(remove.sheet) == SheetKind::Level) {
            auto [level, state] = document_.takeLevel(remove.sheet);
            InsertLevel inverse{std::make_unique<InsertLevel::Sheet>(), at, shown, stamp};
            *inverse.sheet = {std::move(level), std::move(state)};
            showAfterRemoval(remove.show);
            return {std::move(inverse)};
        }
        auto [room, state] = document_.takeRoom(remove.sheet);
        InsertRoom inverse{std::make_unique<InsertRoom::Sheet>(), at, shown, stamp};
        *inverse.sheet = {std::move(room), std::move(state)};
        change_.rooms = true;
        showAfterRemoval(remove.show);
        return {std::move(inverse)};
    }

    Edit one(MoveSheet& move) {
        const MoveSheet inverse{move.sheet, *document_.placeOf(move.sheet),
                                newPackStamp(move.packStamp)};
        document_.move(move.sheet, move.to);
        change_.structure = true;
        change_.rooms = change_.rooms || document_.kindOf(move.sheet) == SheetKind::Room;
        return {inverse};
    }

    Edit one(SetPackPart& set) {
        SetPackPart inverse{std::move(set.part), newPackStamp(set.packStamp)};
        std::visit([this](auto& part) { swapWith(document_.packForWriting(), part); },
                   *inverse.part);
        if (std::holds_alternative<level::Campaign>(*inverse.part)) {
            change_.campaign = true;
        } else if (std::holds_alternative<level::Descent>(*inverse.part)) {
            change_.descent = true;
        } else if (std::holds_alternative<level::Stamps>(*inverse.part)) {
            change_.stamps = true;
        } else if (std::holds_alternative<level::OwnKinds>(*inverse.part)) {
            change_.kinds = true;
        } else {
            change_.structure = true;
        }
        return {std::move(inverse)};
    }

    Edit one(Several& several) {
        Several inverse{{}, several.about};
        isWithin_ = true;
        for (Edit& edit : several.edits)
            inverse.edits.push_back(
                std::visit([this](auto& what) { return one(what); }, edit.what));
        isWithin_ = false;
        std::ranges::reverse(inverse.edits);
        showNow(several.about);
        return {std::move(inverse)};
    }

    /// What a head's, body's … change means for who looks at the level.
    void tellOf(SheetKey sheet, const level::Recipe&) {
        checkRecipe(sheet);
        tell(sheet, SheetPart::Recipe);
    }
    void tellOf(SheetKey sheet, const LevelHead&) {
        change_.structure = true;
        tell(sheet, SheetPart::Head);
    }
    void tellOf(SheetKey sheet, const level::Objectives&) { tell(sheet, SheetPart::Head); }
    void tellOf(SheetKey sheet, const LevelBody&) {
        checkRecipe(sheet);
        tell(sheet, SheetPart::Size);
    }
    void tellOf(SheetKey sheet, const ObjectList&) { tell(sheet, SheetPart::Objects); }
    void tellOf(SheetKey sheet, const TrajectoryList&) { tell(sheet, SheetPart::Trajectories); }
    void tellOf(SheetKey sheet, const level::Properties&) { tell(sheet, SheetPart::Head); }

    void tell(SheetKey sheet, SheetPart part, const grid::Rect& cells = {}) {
        change_.sheets.push_back({sheet, part, cells});
    }

    /// Gives the sheet the edit's stamp, or a new one; returns the one before.
    template <typename OfSheet>
    Stamp restamped(const OfSheet& edit) {
        SheetState& state = document_.stateForWriting(edit.sheet);
        const Stamp stamp = edit.stamp == kNoStamp ? document_.newStamp() : edit.stamp;
        return std::exchange(state.stamp, stamp);
    }
    Stamp newPackStamp(Stamp given) {
        const Stamp before = document_.stamp();
        document_.setStamp(given == kNoStamp ? document_.newStamp() : given);
        return before;
    }
    Stamp renamed(Stamp given) {
        document_.reindex();
        return newPackStamp(given);
    }

    void checkRecipe(SheetKey sheet) {
        std::vector<Problem>& problems = document_.levelStateForWriting(sheet).recipeProblems;
        const bool had = !problems.empty();
        problems = recipeProblemsOf(*document_.levelOf(sheet));
        if (had || !problems.empty()) change_.recipeProblems = true;
    }

    /// What is edited is shown; of several edits, what they are about.
    void show(SheetKey sheet) {
        if (!isWithin_) showNow(sheet);
    }
    void showNow(SheetKey sheet) {
        if (document_.shown() == sheet || !document_.show(sheet)) return;
        change_.shown = true;
    }
    void showAfterRemoval(SheetKey wanted) {
        if (document_.showAfterRemoval(wanted)) change_.shown = true;
    }

    Document& document_;
    Change change_;
    bool isWithin_ = false;  ///< one of several
};

std::vector<Edit*> partsOf(Edit& edit) {
    std::vector<Edit*> parts;
    if (auto* several = std::get_if<Several>(&edit.what)) {
        for (Edit& part : several->edits)
            parts.push_back(&part);
    } else {
        parts.push_back(&edit);
    }
    return parts;
}

/// The level or room whose cells an edit paints or keeps; kNoSheet of others.
SheetKey sheetOfCells(const Edit& edit) {
    if (const auto* paint = std::get_if<PaintCells>(&edit.what)) return paint->sheet;
    if (const auto* kept = std::get_if<SetKept>(&edit.what)) return kept->sheet;
    return kNoSheet;
}

/// Whether two inverses bring back the same part of the same thing.
bool areOfTheSame(const Edit& a, const Edit& b) {
    if (a.what.index() != b.what.index()) return false;
    if (sheetOfCells(a) != kNoSheet) return sheetOfCells(a) == sheetOfCells(b);
    if (const auto* x = std::get_if<SetLevelPart>(&a.what)) {
        const auto& y = std::get<SetLevelPart>(b.what);
        return x->sheet == y.sheet && x->part->index() == y.part->index();
    }
    if (const auto* x = std::get_if<SetSeed>(&a.what))
        return x->sheet == std::get<SetSeed>(b.what).sheet;
    if (const auto* x = std::get_if<SetRoom>(&a.what))
        return x->sheet == std::get<SetRoom>(b.what).sheet;
    if (const auto* x = std::get_if<SetPackPart>(&a.what))
        return x->part->index() == std::get<SetPackPart>(b.what).part->index();
    return false;
}

/// The later inverse of the same thing: of two whole values the earlier one is what was before.
void takeIn(Edit& inverse, Edit& later) {
    const auto append = [](auto& delta, const auto& more) {
        delta.insert(delta.end(), more.begin(), more.end());
    };
    if (auto* paint = std::get_if<PaintCells>(&inverse.what)) {
        append(paint->delta, std::get<PaintCells>(later.what).delta);
    } else if (auto* kept = std::get_if<SetKept>(&inverse.what)) {
        auto& more = std::get<SetKept>(later.what);
        append(kept->delta, more.delta);
        if (!kept->things) kept->things = std::move(more.things);
    }
}

/// Null of an edit that leaves pack.json alone whatever happens.
Stamp* packStampOf(Edit& edit) {
    if (auto* part = std::get_if<SetLevelPart>(&edit.what)) return &part->packStamp;
    if (auto* room = std::get_if<SetRoom>(&edit.what)) return &room->packStamp;
    if (auto* part = std::get_if<SetPackPart>(&edit.what)) return &part->packStamp;
    return nullptr;
}

/// What pack.json is again after the last of these inverses.
Stamp packStampAfter(const std::vector<Edit*>& edits) {
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        const Stamp* stamp = packStampOf(**edit);
        if (stamp != nullptr && *stamp != kNoStamp) return *stamp;
    }
    return kNoStamp;
}

}  // namespace

bool Edit::isSeed() const {
    if (const auto* several = std::get_if<Several>(&what))
        return std::ranges::all_of(several->edits, &Edit::isSeed);
    return std::holds_alternative<SetSeed>(what);
}

Applied apply(Document& document, Edit edit) {
    return Applying(document).run(std::move(edit));
}

bool join(Edit& inverse, Edit& later) {
    const std::vector<Edit*> held = partsOf(inverse);
    const auto partnerOf = [&](const Edit& edit) -> Edit* {
        const auto found =
            std::ranges::find_if(held, [&](const Edit* one) { return areOfTheSame(*one, edit); });
        return found == held.end() ? nullptr : *found;
    };
    std::vector<Edit> alone;
    const std::vector<Edit*> more = partsOf(later);
    // One paints where the other keeps: a stroke that comes to kept cells lets them go.
    const auto goesAlong = [&](const Edit& edit) {
        const SheetKey sheet = sheetOfCells(edit);
        return sheet != kNoSheet && std::ranges::any_of(held, [&](const Edit* one) {
                   return sheetOfCells(*one) == sheet;
               });
    };
    if (std::ranges::none_of(
            more, [&](Edit* edit) { return partnerOf(*edit) != nullptr || goesAlong(*edit); })) {
        return false;
    }
    for (Edit* edit : more) {
        const bool canJoin = partnerOf(*edit) != nullptr || goesAlong(*edit) ||
                             std::holds_alternative<SetPackPart>(edit->what);
        if (!canJoin) return false;
    }
    const Stamp heldStamp = packStampAfter(held);
    const Stamp packStamp = heldStamp != kNoStamp ? heldStamp : packStampAfter(more);
    for (Edit* edit : more) {
        Edit* partner = partnerOf(*edit);
        if (partner != nullptr) {
            takeIn(*partner, *edit);
        } else {
            alone.push_back(std::move(*edit));
        }
    }
    if (!alone.empty() && !std::holds_alternative<Several>(inverse.what)) {
        Several several;
        if (const auto* part = std::get_if<SetLevelPart>(&inverse.what))
            several.about = part->sheet;
        if (sheetOfCells(inverse) != kNoSheet) several.about = sheetOfCells(inverse);
        several.edits.push_back(std::exchange(inverse, {}));
        inverse.what = std::move(several);
    }
    for (Edit& edit : alone) {
        // The last edit says which stamp the sheet has afterwards: that of the first inverse.
        std::vector<Edit>& edits = std::get<Several>(inverse.what).edits;
        edits.insert(sheetOfCells(edit) == kNoSheet ? edits.end() : edits.begin(), std::move(edit));
    }
    for (Edit* edit : partsOf(inverse)) {
        if (Stamp* stamp = packStampOf(*edit)) *stamp = packStamp;
    }
    return true;
}

namespace {

struct Idle {
    const Document& document;

    bool operator()(std::monostate) const { return true; }
    bool operator()(const SetLevelPart& set) const {
        return hasPart(*document.levelOf(set.sheet), *set.part);
    }
    bool operator()(const SetSeed& set) const {
        return document.levelState(set.sheet)->seeds.current() == set.seed;
    }
    bool operator()(const SetRoom& set) const { return *document.roomOf(set.sheet) == *set.room; }
    bool operator()(const SetPackPart& set) const {
        return std::visit([&](const auto& part) { return has(document.pack(), part); }, *set.part);
    }
    bool operator()(const Several& several) const {
        return std::ranges::all_of(several.edits,
                                   [&](const Edit& edit) { return isIdle(document, edit); });
    }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }
};

struct Restamp {
    Document& document;

    void operator()(const SetLevelPart& set) const {
        document.stateForWriting(set.sheet).stamp = set.stamp;
        if (set.packStamp != kNoStamp) document.setStamp(set.packStamp);
    }
    void operator()(const SetRoom& set) const {
        document.stateForWriting(set.sheet).stamp = set.stamp;
        if (set.packStamp != kNoStamp) document.setStamp(set.packStamp);
    }
    void operator()(const SetPackPart& set) const { document.setStamp(set.packStamp); }
    void operator()(const Several& several) const {
        for (const Edit& edit : several.edits)
            restamp(document, edit);
    }
    template <typename Other>
    void operator()(const Other&) const {}
};

struct EditBytes {
    std::size_t operator()(const PaintCells& paint) const {
        return paint.delta.capacity() * sizeof(edit::PaintRun);
    }
    std::size_t operator()(const SetKept& set) const {
        return set.delta.capacity() * sizeof(edit::KeptRun) +
               (set.things ? document::bytesOf(*set.things) : 0);
    }
    std::size_t operator()(const SetLevelPart& set) const { return document::bytesOf(*set.part); }
    std::size_t operator()(const SetRoom& set) const { return document::bytesOf(*set.room); }
    std::size_t operator()(const InsertLevel& insert) const {
        // A level that was removed lives on in the edit while the pack is without it.
        return sizeof(InsertLevel::Sheet) +
               static_cast<std::size_t>(insert.sheet->level->size.area()) +
               insert.sheet->level->kept.cells.bytes();
    }
    std::size_t operator()(const InsertRoom& insert) const {
        return sizeof(InsertRoom::Sheet) + document::bytesOf(insert.sheet->room);
    }
    std::size_t operator()(const SetPackPart& set) const { return std::visit(*this, *set.part); }
    std::size_t operator()(const PackTexts& texts) const {
        return sizeof(PackPart) + texts.title.capacity() + texts.description.capacity();
    }
    std::size_t operator()(const Folders& folders) const {
        return sizeof(PackPart) + folders.capacity() * sizeof(std::string);
    }
    std::size_t operator()(const level::Campaign& campaign) const {
        return sizeof(PackPart) + edit::bytesOf(campaign);
    }
    std::size_t operator()(const level::Descent& descent) const {
        return sizeof(PackPart) + edit::bytesOf(descent);
    }
    std::size_t operator()(const level::Properties& properties) const {
        return sizeof(PackPart) + document::bytesOf(properties);
    }
    std::size_t operator()(const level::Stamps& stamps) const {
        return sizeof(PackPart) + edit::bytesOf(stamps);
    }
    std::size_t operator()(const level::OwnKinds& kinds) const {
        std::size_t bytes = sizeof(PackPart) + kinds.capacity() * sizeof(level::OwnKind);
        for (const level::OwnKind& kind : kinds)
            bytes += document::bytesOf(kind.properties);
        return bytes;
    }
    std::size_t operator()(const Several& several) const {
        std::size_t bytes = 0;
        for (const Edit& edit : several.edits)
            bytes += document::bytesOf(edit);
        return bytes;
    }
    template <typename Other>
    std::size_t operator()(const Other&) const {
        return 0;
    }
};

}  // namespace

bool isIdle(const Document& document, const Edit& edit) {
    return std::visit(Idle{document}, edit.what);
}

void restamp(Document& document, const Edit& edit) {
    std::visit(Restamp{document}, edit.what);
}

std::size_t bytesOf(const Edit& edit) {
    return sizeof(Edit) + std::visit(EditBytes{}, edit.what);
}

}  // namespace mazeloom::document

// SPDX-License-Identifier: MIT
#include "core/document/edit.h"

#include <algorithm>
#include <utility>

#include "core/edit/paint/room_paint.h"
#include "core/edit/resize.h"

namespace mazeloom::document {

namespace {

/// Returns the cells that a delta writes; empty if there are too many to report.
std::vector<Span> spansOf(const level::PaintGrid& grid, const edit::PaintDelta& delta) {
    if (delta.size() > SheetChange::kMostSpans) return {};
    std::vector<Span> spans;
    spans.reserve(delta.size());
    for (const edit::PaintRun& run : delta)
        spans.push_back({grid.point(run.first), run.count});
    return spans;
}

/// Applies an edit and makes its inverse.
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
            level.origin = resized->origin;
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
        // If the id changed and changed back within a gesture, it is the same as before, but the
        // stamp must still be restored.
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
        room.terrains = document_.pack().terrains;
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
        if (insert.sheet->level->terrains != document_.pack().terrains)
            detached(insert.sheet->level).terrains = document_.pack().terrains;
        const level::RecipeBook recipes(document_.pack().recipes);
        if (!insert.sheet->level->recipes.hasTheSame(recipes))
            detached(insert.sheet->level).recipes = recipes;
        const level::promises::PackPromises promises(document_.pack().promises);
        if (!insert.sheet->level->packPromises.hasTheSame(promises))
            detached(insert.sheet->level).packPromises = promises;
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
        insert.sheet->room.terrains = document_.pack().terrains;
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
        swapPart(document_.packForWriting(), *inverse.part);
        if (std::holds_alternative<level::Campaign>(*inverse.part)) {
            change_.campaign = true;
        } else if (std::holds_alternative<level::Descent>(*inverse.part)) {
            change_.descent = true;
        } else if (std::holds_alternative<level::Stamps>(*inverse.part)) {
            change_.stamps = true;
        } else if (std::holds_alternative<level::OwnKinds>(*inverse.part)) {
            change_.kinds = true;
        } else if (std::holds_alternative<level::TerrainTable>(*inverse.part)) {
            change_.terrains = true;
            change_.rooms = true;
        } else if (std::holds_alternative<level::TileMappings>(*inverse.part)) {
            change_.tiles = true;
        } else if (std::holds_alternative<level::NamedRecipes>(*inverse.part)) {
            change_.recipes = true;
        } else if (std::holds_alternative<level::promises::PaintedPromises>(*inverse.part)) {
            change_.promises = true;
        } else {
            change_.structure = true;
        }
        return {std::move(inverse)};
    }

    Edit one(SetContent& set) {
        document_.exchange(*set.content);
        change_.whole = true;
        return {std::move(set)};
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

    /// Add the changed part of a level to the reported change.
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
    void tellOf(SheetKey sheet, const level::promises::PaintedPromises&) {
        tell(sheet, SheetPart::Head);
    }
    void tellOf(SheetKey sheet, const level::Favourites&) { tell(sheet, SheetPart::Favourites); }

    void tell(SheetKey sheet, SheetPart part, const grid::Rect& cells = {}) {
        change_.sheets.push_back({sheet, part, cells});
    }

    /// Gives the sheet the edit's stamp, or a new stamp if the edit has none. Returns the sheet's
    /// previous stamp.
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

    /// Shows the edited sheet. Does nothing within Several, which shows Several::about instead.
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
    bool isWithin_ = false;  ///< whether the current edit is part of Several
};

}  // namespace

Applied apply(Document& document, Edit edit) {
    return Applying(document).run(std::move(edit));
}

}  // namespace mazeloom::document

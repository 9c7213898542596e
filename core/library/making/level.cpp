// SPDX-License-Identifier: MIT
#include "mazeloom/level.h"

#include <algorithm>

#include "core/generate/generate.h"
#include "core/generate/new_stage.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/level/text/alphabet.h"
#include "core/library/making/inside.h"

namespace mazeloom {
inline namespace v1 {

namespace {

Error errorOf(std::string text) {
    return {std::move(text), {}, {}, {}};
}

/// Returns the first flaw of a level's size or recipe; nullopt if there is none.
std::optional<Error> flawOf(const level::Level& level) {
    if (level.size.width < 1 || level.size.height < 1 || level.size.width > level::kMaxSide ||
        level.size.height > level::kMaxSide) {
        return errorOf("a level has 1 to " + std::to_string(level::kMaxSide) +
                       " columns and as many rows");
    }
    auto examined = generate::examine(level.recipe, false);
    if (!examined.problems.empty()) return toError(std::move(examined.problems.front().problem));
    for (const level::RecipeStage& stage : level.recipe.stages) {
        const auto& ruleset = generate::findStage(stage.stage)->ruleset;
        if (ruleset && *ruleset != level.ruleset)
            return errorOf("the stage \"" + stage.stage + "\" is not for this ruleset");
    }
    return std::nullopt;
}

/// Converts the options of the installed interface to those of the generator.
generate::Options optionsOf(const level::FloorContext& floor, const level::SharedOwnKinds& kinds,
                            const GenerateOptions& wanted) {
    generate::Options options;
    options.stop = wanted.stop;
    options.attempt = wanted.attempt;
    options.floor = floor;
    options.kinds = kinds;
    if (wanted.depth > 0) options.floor.depth = wanted.depth;
    return options;
}

std::optional<Error> flawOf(const level::Level& level, const GenerateOptions& wanted) {
    if (wanted.depth < 0 || wanted.depth > level::kMaxDepth)
        return errorOf("a depth is a number from 1 to " + std::to_string(level::kMaxDepth));
    if (wanted.depth > 0 && level.ruleset != level::Ruleset::Descent)
        return errorOf("\"" + level.id + "\" is a temple, which has no depth");
    return std::nullopt;
}

std::vector<std::string> textsOf(const std::vector<Problem>& problems) {
    std::vector<std::string> texts;
    for (const Problem& problem : problems)
        texts.push_back(problem.describe());
    return texts;
}

Error failureOf(Problem problem, const level::Level& level, bool isOfPack) {
    if (isOfPack) problem.file = fileOf(level);
    return toError(std::move(problem));
}

level::Level blank(Ruleset ruleset, int width, int height) {
    level::Level level;
    level.id = "design";
    level.ruleset = static_cast<level::Ruleset>(ruleset);
    level.size = {width, height};
    return level;
}

Error errorAt(std::size_t row, std::size_t column, std::string text) {
    return {std::move(text),
            {},
            "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1),
            {}};
}

/// Returns a level painted as the rows of text show.
Result<level::Level> painted(Ruleset ruleset, const std::vector<std::string>& rows) {
    constexpr auto kMostRows = static_cast<std::size_t>(level::kMaxSide);
    std::size_t width = 0;
    for (const std::string& row : rows)
        width = std::max(width, row.size());
    if (rows.empty() || width == 0) return errorOf("the rows have no cells");
    if (rows.size() > kMostRows || width > kMostRows)
        return errorOf("a level has 1 to " + std::to_string(kMostRows) +
                       " columns and as many rows");
    level::Level level = blank(ruleset, static_cast<int>(width), static_cast<int>(rows.size()));
    level::PaintGrid& paint = level.paint.emplace(level.size);
    const level::Alphabet alphabet = level::alphabetOf();
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const auto& meaning = alphabet[static_cast<unsigned char>(rows[y][x])];
            if (!meaning)
                return errorAt(
                    y, x,
                    "no cell or thing has this character; core/level/text/FORMAT.md lists them");
            const grid::Point at{static_cast<int>(x), static_cast<int>(y)};
            paint.at(at) = meaning->paint;
            if (!meaning->thing) continue;
            if (level.objects.size() + level.trajectories.size() == level::kMostThingsOfText)
                return errorAt(
                    y, x,
                    "there are more than " + std::to_string(level::kMostThingsOfText) + " things");
            level::addThing(level.objects, level.trajectories, *meaning, at);
        }
    }
    return level;
}

/// Returns the built-in recipe with this id, or an error that lists all ids.
Result<level::Recipe> builtIn(const std::string& id) {
    if (generate::findBuiltInRecipe(id) != nullptr) return generate::newRecipe(id);
    std::string known;
    for (const generate::BuiltInRecipe& one : generate::builtInRecipes())
        known += (known.empty() ? "" : ", ") + std::string(one.id);
    return errorOf("there is no built-in recipe \"" + id + "\"; there are " + known);
}

level::Recipe recipeOf(const std::vector<Stage>& stages) {
    level::Recipe recipe;
    for (const Stage& stage : stages) {
        level::RecipeStage& written = recipe.stages.emplace_back();
        written.stage = stage.id;
        for (const auto& [id, value] : stage.parameters)
            written.parameters.emplace(id, level::toValue(value));
    }
    return recipe;
}

/// Makes the recipe generate the shape, since nothing is painted.
void drawShape(level::Recipe& recipe) {
    for (level::RecipeStage& stage : recipe.stages) {
        if (stage.stage != "shape") continue;
        stage.parameters["source"] = std::string("blob");
        recipe.builtIn.clear();
    }
}

Result<Level> levelOf(level::Level designed) {
    if (auto flaw = flawOf(designed)) return *std::move(flaw);
    auto inside = std::make_shared<Level::Inside>();
    inside->level = std::make_shared<const level::Level>(std::move(designed));
    return Access::make<Level>(std::move(inside));
}

}  // namespace

Result<Level> Level::design(Ruleset ruleset, int width, int height, const std::string& recipe) {
    auto found = builtIn(recipe);
    if (!found) return found.error();
    level::Level level = blank(ruleset, width, height);
    level.recipe = *std::move(found);
    drawShape(level.recipe);
    return levelOf(std::move(level));
}

Result<Level> Level::design(Ruleset ruleset, int width, int height,
                            const std::vector<Stage>& recipe) {
    level::Level level = blank(ruleset, width, height);
    level.recipe = recipeOf(recipe);
    return levelOf(std::move(level));
}

Result<Level> Level::design(Ruleset ruleset, const std::vector<std::string>& rows,
                            const std::string& recipe) {
    auto found = builtIn(recipe);
    if (!found) return found.error();
    auto level = painted(ruleset, rows);
    if (!level) return level.error();
    level->recipe = *std::move(found);
    return levelOf(*std::move(level));
}

Result<Level> Level::design(Ruleset ruleset, const std::vector<std::string>& rows,
                            const std::vector<Stage>& recipe) {
    auto level = painted(ruleset, rows);
    if (!level) return level.error();
    level->recipe = recipeOf(recipe);
    return levelOf(*std::move(level));
}

std::string Level::id() const {
    return inside_->level->id;
}

std::string Level::title() const {
    return inside_->level->title;
}

std::string Level::folder() const {
    return inside_->level->tab;
}

std::string Level::notes() const {
    return inside_->level->notes;
}

Ruleset Level::ruleset() const {
    return static_cast<Ruleset>(inside_->level->ruleset);
}

int Level::width() const {
    return inside_->level->size.width;
}

int Level::height() const {
    return inside_->level->size.height;
}

ShownNumbers Level::shownNumbers() const {
    const auto& numbers = inside_->level->numbers;
    // ShownNumbers has an additional first value, which stands for nullopt.
    return numbers ? static_cast<ShownNumbers>(static_cast<int>(*numbers) + 1)
                   : ShownNumbers::Chosen;
}

std::vector<Mechanic> Level::promisedNeeds() const {
    std::vector<Mechanic> promised;
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (inside_->level->needs.has(one.mechanic))
            promised.push_back(static_cast<Mechanic>(one.mechanic));
    }
    return promised;
}

std::optional<NoGuess> Level::noGuess() const {
    const auto& promised = inside_->level->noGuess;
    if (!promised) return std::nullopt;
    return NoGuess{promised->least, promised->most};
}

std::vector<Property> Level::properties() const {
    return toProperties(inside_->level->properties);
}

Result<Map> Level::generate(std::uint64_t seed, const GenerateOptions& options) const {
    const level::Level& level = *inside_->level;
    if (auto flaw = flawOf(level, options)) return *std::move(flaw);
    auto generated = generate::generate(level, inside_->rooms, seed,
                                        optionsOf(inside_->floor, inside_->kinds, options));
    if (!generated) return failureOf(std::move(generated.error()), level, !inside_->pack.empty());
    auto made = std::make_shared<Map::Inside>();
    *made = {std::move(generated->map), inside_->level, inside_->rooms, seed,
             textsOf(generated->problems)};
    return Access::make<Map>(std::move(made));
}

Result<Recording> Level::record(std::uint64_t seed, const GenerateOptions& options) const {
    const level::Level& level = *inside_->level;
    if (auto flaw = flawOf(level, options)) return *std::move(flaw);
    auto recorded = generate::record(level, inside_->rooms, seed,
                                     optionsOf(inside_->floor, inside_->kinds, options));
    if (recorded.stopped) return errorOf("stopped");
    if (recorded.failure)
        return failureOf(std::move(*recorded.failure), level, !inside_->pack.empty());
    auto made = std::make_shared<Map::Inside>();
    *made = {std::move(recorded.map), inside_->level, inside_->rooms, seed,
             textsOf(recorded.problems)};
    return Access::make<Recording>(std::make_unique<Recording::Inside>(Recording::Inside{
        trace::Timeline(std::move(recorded.trace)), Access::make<Map>(std::move(made))}));
}

}  // namespace v1
}  // namespace mazeloom

// SPDX-License-Identifier: MIT
#include "core/check/findings/rule.h"

#include "core/level/id.h"
#include "core/pack/json/names.h"

namespace mazeloom::check {

namespace {

using Draft = Findings::Draft;

std::string fileOf(const Sheet& sheet) {
    switch (sheet.kind) {
        case Sheet::Kind::Level:
            return pack::levelFile(sheet.id);
        case Sheet::Kind::Room:
            return pack::roomFile(sheet.id);
        case Sheet::Kind::Pack:
            break;
    }
    return pack::kPackFile;
}

/// Returns 'object 3 "heart-2"', counted from 1 as in files.
template <typename Item>
std::string nameOf(const char* kind, const std::vector<Item>& items, std::size_t index) {
    const std::string& id = items[index].id;
    return kind + std::to_string(index + 1) + (id.empty() ? "" : " \"" + id + '"');
}

}  // namespace

const std::string& CampaignView::levelTitle(const std::string& id) const {
    const level::Level* level = pack.findLevel(id);
    return level == nullptr ? id : level::titleOrId(*level);
}

Findings::~Findings() {
    if (untold_ == 0) return;
    const auto untold = static_cast<std::int64_t>(std::exchange(untold_, 0));
    count_ = 0;
    add(worstUntold_, kMoreOfTheSame, {untold});
}

Draft Findings::error(const Sentence& sentence, Arguments arguments) {
    return add(Severity::Error, sentence, std::move(arguments));
}

Draft Findings::warning(const Sentence& sentence, Arguments arguments) {
    return add(Severity::Warning, sentence, std::move(arguments));
}

Draft Findings::add(Severity severity, const Sentence& sentence, Arguments arguments) {
    if (count_ == kMost) {
        ++untold_;
        if (severity == Severity::Error) worstUntold_ = severity;
        spare_ = {};
        return Draft(spare_);
    }
    ++count_;
    Finding& finding = all_.emplace_back();
    finding.problem = problemAt(fileOf(sheet_), {}, english(sentence, arguments));
    finding.problem.severity = severity;
    finding.sentence = sentence;
    finding.arguments = std::move(arguments);
    finding.where.sheet = sheet_;
    return Draft(finding);
}

Draft& Draft::place(std::string words) {
    std::string& place = finding_.problem.place;
    place += (place.empty() ? "" : ", ") + std::move(words);
    return *this;
}

Draft& Draft::at(grid::Point cell) {
    finding_.problem.cell = cell;
    return place(english(cell));
}

Draft& Draft::cells(edit::Area cells) {
    finding_.cells = std::move(cells);
    return *this;
}

Draft& Draft::object(const std::vector<level::Object>& objects, std::size_t index) {
    finding_.where.object = static_cast<int>(index);
    place(nameOf("object ", objects, index));
    return at(objects[index].at);
}

Draft& Draft::trajectory(const std::vector<level::Trajectory>& trajectories, std::size_t index,
                         int point) {
    finding_.where.trajectory = static_cast<int>(index);
    finding_.where.point = point;
    place(nameOf("trajectory ", trajectories, index));
    return point < 0 ? *this : place("point " + std::to_string(point + 1));
}

Draft& Draft::stage(const level::Recipe& recipe, std::size_t index) {
    finding_.problem.recipeStage = static_cast<int>(index);
    return place("recipe stage " + std::to_string(index + 1) + " (" + recipe.stages[index].stage +
                 ")");
}

Draft& Draft::node(const level::Campaign& campaign, std::size_t index) {
    finding_.where.node = static_cast<int>(index);
    return place(nameOf("campaign node ", campaign.nodes, index));
}

Draft& Draft::field(std::string_view name) {
    return place(std::string(name));
}

Draft& Draft::file(std::string name) {
    finding_.problem.file = std::move(name);
    return *this;
}

Draft& Draft::fix(Fix fix) {
    return this->fix(finding_.where.sheet, std::move(fix));
}

Draft& Draft::fix(Sheet sheet, Fix fix) {
    fix.sheet = std::move(sheet);
    finding_.fixes.push_back(std::move(fix));
    return *this;
}

bool isSame(const Finding& a, const Finding& b) {
    return a.sentence.id == b.sentence.id && a.where == b.where && a.arguments == b.arguments &&
           a.problem.cell == b.problem.cell && a.problem.recipeStage == b.problem.recipeStage;
}

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rule_examples.h"

#include "core/pack/read.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::widgets {

const std::vector<RuleExample>& ruleExamples() {
    static const std::vector<RuleExample> examples = [] {
        std::vector<RuleExample> list;
        const pack::Reading read = pack::readWhatIsGood(ResourceSource("lab"));
        for (const level::Level& level : read.pack.levels) {
            for (const level::RecipeStage& stage : level.recipe.stages) {
                if (!stage.program) continue;
                const level::LevelTexts texts = shownTexts(level);
                list.push_back({QString::fromStdString(texts.title),
                                QString::fromStdString(texts.notes), stage.program});
                break;
            }
        }
        return list;
    }();
    return examples;
}

}  // namespace mazeloom::widgets

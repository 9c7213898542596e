// SPDX-License-Identifier: MIT
#include "core/generate/sentences.h"

#include <span>

#include "core/analyse/deduce/board/board.h"
#include "core/generate/connect/join_parts.h"
#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/generate/rooms/room_draw.h"
#include "core/generate/rooms/site.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/written.h"
#include "core/generate/stages/stages.h"
#include "core/generate/varying.h"
#include "core/level/rewriting/program.h"
#include "core/level/room/flaws.h"
#include "core/within_memory.h"

namespace mazeloom::generate {

std::vector<Sentence> allSentences() {
    std::vector<Sentence> all{kAndMore, kLeastIsMore, kRoomLeftOut};
    const auto add = [&all](std::span<const Sentence> sentences) {
        all.insert(all.end(), sentences.begin(), sentences.end());
    };
    for (const Stage* stage : stages()) {
        add(stage->sentences);
        for (const ParameterInfo& parameter : stage->parameters) {
            if (parameter.flawSentences != nullptr) add(parameter.flawSentences());
        }
    }
    add(analyse::deduce::boardSentences());
    add(kJoinSentences);
    add(kMemorySentences);
    add(kWrittenSentences);
    add(level::rewriting::flawSentences());
    add(level::roomFlawSentences());
    add(recipeSentences());
    add(roomDrawSentences());
    add(runSentences());
    add(valueSentences());
    return all;
}

std::vector<Word> allWords() {
    return {kWrittenWords.begin(), kWrittenWords.end()};
}

}  // namespace mazeloom::generate

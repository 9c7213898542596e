// SPDX-License-Identifier: MIT
#include "widgets/panels/promises/promise_examples.h"

#include <algorithm>

#include "core/pack/read.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::widgets {

const level::promises::PaintedPromises& promiseExamples() {
    static const level::promises::PaintedPromises examples = [] {
        level::promises::PaintedPromises list;
        for (const char* pack : {"dungeons", "temple"}) {
            const pack::Reading read = pack::readWhatIsGood(ResourceSource(pack));
            for (const level::promises::PaintedPromise& promise : read.pack.promises) {
                const bool isKnown = std::ranges::any_of(
                    list, [&](const auto& known) { return known.name == promise.name; });
                if (!isKnown) list.push_back(promise);
            }
        }
        return list;
    }();
    return examples;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "app/cli/read_pack.h"

#include <utility>

#include "app/cli/terminal.h"
#include "core/pack/read.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

std::optional<level::Pack> readPack(const QString& name) {
    const auto source = widgets::openPack(name);
    if (!source) {
        complain(source.error());
        return std::nullopt;
    }
    auto pack = pack::read(**source);
    if (!pack) {
        for (const Problem& problem : pack.error())
            complain(problem);
        return std::nullopt;
    }
    return std::move(*pack);
}

}  // namespace mazeloom::app

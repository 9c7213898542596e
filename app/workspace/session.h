// SPDX-License-Identifier: MIT
// What was open when the program ended, as values and as text for the settings.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/workspace/sheet_view.h"
#include "widgets/document/sheet.h"

namespace mazeloom::app {

struct Session {
    /// What a pack's files do not tell of a level or room.
    struct Look {
        widgets::Sheet sheet;
        /// Nothing when the sheet had not been seen yet.
        std::optional<SheetView> view;
        /// Nothing when it is the one that every level starts with.
        std::optional<std::uint64_t> seed;
        /// Nothing when it is the first that the floor is designed for.
        std::optional<int> depth = {};

        friend bool operator==(const Look&, const Look&) = default;
    };

    struct Pack {
        QString name;  ///< as Workspace::open takes it
        widgets::Sheet sheet;
        std::vector<Look> looks;
        /// False of a pack that was never saved: only recovery brings it back.
        bool hasPlace = true;

        friend bool operator==(const Pack&, const Pack&) = default;
    };

    std::vector<Pack> packs;  ///< in the order of their tabs
    int current = 0;          ///< the one that was looked at, 0 … packs.size() − 1

    friend bool operator==(const Session&, const Session&) = default;
};

/// JSON.
QByteArray toText(const Session& session);
/// Takes what makes sense of any text; packs without a name are left out.
Session sessionFrom(const QByteArray& text);

}  // namespace mazeloom::app

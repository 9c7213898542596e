// SPDX-License-Identifier: MIT
// The session at the end of the program, as values and as text for the settings.
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
    /// State of a level or room that is not in the pack's files.
    struct Look {
        widgets::Sheet sheet;
        /// nullopt if the sheet had not been shown.
        std::optional<SheetView> view;
        /// nullopt for the default seed of levels.
        std::optional<std::uint64_t> seed;
        /// nullopt for the first depth that the floor is designed for.
        std::optional<int> depth = {};

        friend bool operator==(const Look&, const Look&) = default;
    };

    struct Pack {
        QString name;  ///< as for Workspace::open
        widgets::Sheet sheet;
        std::vector<Look> looks;
        /// False for a pack that was never saved: only recovery can restore it.
        bool hasPlace = true;

        friend bool operator==(const Pack&, const Pack&) = default;
    };

    std::vector<Pack> packs;  ///< in the order of their tabs
    int current = 0;          ///< the current one, 0 … packs.size() − 1

    friend bool operator==(const Session&, const Session&) = default;
};

/// Returns the session as JSON.
QByteArray toText(const Session& session);
/// Reads as much as is valid of any text; packs without a name are left out.
Session sessionFrom(const QByteArray& text);

}  // namespace mazeloom::app

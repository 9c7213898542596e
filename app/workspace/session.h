// SPDX-License-Identifier: MIT
// The state of the session when the program ends, as values and as a text for the settings.
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
        /// nullopt if the sheet was never shown.
        std::optional<SheetView> view;
        /// nullopt for the default seed of levels, and for rooms.
        std::optional<std::uint64_t> seed;
        /// nullopt for the first depth that the floor is designed for.
        std::optional<int> depth = {};

        friend bool operator==(const Look&, const Look&) = default;
    };

    struct Pack {
        QString name;  ///< the name for Workspace::open()
        widgets::Sheet sheet;
        std::vector<Look> looks;
        /// False for a pack that was never saved, which can be restored only by recovery.
        bool hasPlace = true;

        friend bool operator==(const Pack&, const Pack&) = default;
    };

    std::vector<Pack> packs;  ///< in the order of their tabs
    int current = 0;          ///< index of the current pack, from 0 to packs.size() − 1

    friend bool operator==(const Session&, const Session&) = default;
};

/// Returns the session as JSON.
QByteArray toText(const Session& session);
/// Parses any text and returns the valid parts of it. Packs without a name are left out.
Session sessionFrom(const QByteArray& text);

}  // namespace mazeloom::app

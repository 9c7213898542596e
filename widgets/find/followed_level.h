// SPDX-License-Identifier: MIT
// The open level, for panels that show many of its seeds. It distinguishes changes that affect the
// maps which the seeds give from changes of the current seed or the favourites.
#pragma once

#include <cstdint>
#include <optional>

#include <QObject>
#include <QString>

#include "widgets/document/pack_document.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class FollowedLevel : public QObject {
    Q_OBJECT

  public:
    /// `context` outlives this object.
    explicit FollowedLevel(EditContext& context, QObject* parent = nullptr);

    /// Returns the open document; null if no pack is open.
    PackDocument* document() const { return document_; }
    /// Returns the open level, which is valid until the next edit. Returns null if no level is
    /// open, such as while a room is shown.
    const level::Level* level() const;
    const QString& id() const { return id_; }
    /// Returns a request that generates the open level; nullopt if no level is open.
    std::optional<GenerationRequest> request() const;

  signals:
    /// Emitted when another level or pack was opened, when no level is open any more, or when the
    /// level's seeds give other maps than before. While a level is painted, emitted only when the
    /// window regenerates the level.
    void changed();
    /// Emitted when the level's seed or favourites changed, but its seeds give the same maps as
    /// before.
    void marksChanged();

  private:
    void follow();
    void leave();
    void takeChange(const document::Change& change);
    void takeLevel();

    EditContext& context_;
    PackDocument* document_ = nullptr;  ///< the source of the signals
    QString id_;
    bool isStale_ = true;
};

}  // namespace mazeloom::widgets

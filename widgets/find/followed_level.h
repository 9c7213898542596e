// SPDX-License-Identifier: MIT
// The level that is open, for who shows many of its seeds: tells when these are others, and when
// only another of them is the level's.
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
    /// `context` outlives it.
    explicit FollowedLevel(EditContext& context, QObject* parent = nullptr);

    /// Null where no pack is open.
    PackDocument* document() const { return document_; }
    /// Null where no level is, as when a room is shown. Valid until the next edit.
    const level::Level* level() const;
    const QString& id() const { return id_; }
    /// Nothing where no level is open.
    std::optional<GenerationRequest> request() const;

  signals:
    /// Another level or pack is open, or none, or seeds give something else than before. Of a level
    /// that is painted, when the window generates it anew.
    void changed();
    /// The level has another seed, or other favourites, and its seeds give what they gave.
    void marksChanged();

  private:
    void follow();
    void leave();
    void takeChange(const document::Change& change);
    void takeLevel();

    EditContext& context_;
    PackDocument* document_ = nullptr;  ///< that signals come from
    QString id_;
    bool isStale_ = true;
};

}  // namespace mazeloom::widgets

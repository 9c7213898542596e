// SPDX-License-Identifier: MIT
// The open level, for panels that show many of its seeds: reports whether a change affects what its
// seeds give, or only which of them are marked.
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

    /// Returns null if no pack is open.
    PackDocument* document() const { return document_; }
    /// Returns null if no level is open, for example while a room is shown. Valid until the next
    /// edit.
    const level::Level* level() const;
    const QString& id() const { return id_; }
    /// Returns nullopt if no level is open.
    std::optional<GenerationRequest> request() const;

  signals:
    /// Another level or pack is open, or none, or the level's seeds give different results. While a
    /// level is painted, emitted when the window regenerates it.
    void changed();
    /// The level's seed or favourites changed, but not what its seeds give.
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

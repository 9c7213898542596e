// SPDX-License-Identifier: MIT
// Finds out off the GUI thread which mechanics the shown level needs: first with the shown seed,
// then with the first few seeds. An edit of the level stops the work and drops the answers. Answers
// for levels that are no longer shown stay until the level is edited.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/needs/known_needs.h"

namespace mazeloom::widgets {

/// Returns how many seeds are tried for a level of this size: fewer for larger levels, whose proofs
/// take longer, and none for the largest.
int seedsTriedFor(grid::Size size);

class NeedsWatch : public QObject {
    Q_OBJECT

  public:
    explicit NeedsWatch(QObject* parent = nullptr);
    /// Stops the running work and waits for it.
    ~NeedsWatch() override;

    /// Sets the document to which the following generations belong; null: none.
    void setDocument(PackDocument* document);
    /// Begins the work for the shown level after a short delay.
    void look(const std::shared_ptr<Generation>& generation);

    /// Returns what is known of a level; nothing if it was never looked at or has been edited.
    KnownNeeds of(const PackDocument* document, const QString& level) const;

  signals:
    /// of() changed for a level.
    void changed(mazeloom::widgets::PackDocument* document, const QString& level);

  private:
    /// The answers of the seeds from 1 on, as far as they were tried.
    struct Series {
        analyse::needs::AnswerCounts counts;
        std::uint64_t next = 1;  ///< the next seed to try
    };
    struct Entry {
        KnownNeeds known;
        Series series;
    };
    using Key = std::pair<const PackDocument*, QString>;

    void forget(PackDocument* document, const QString& level);
    void forgetAll(PackDocument* document);
    void forgetRemoved(PackDocument* document);
    void forgetShownSeed(PackDocument* document, const QString& level);
    void stop();
    void start();

    QPointer<PackDocument> document_;
    std::map<Key, Entry> entries_;
    std::shared_ptr<Generation> next_;  ///< the generation to look at; null if there is none
    QTimer timer_;
    LatestTask task_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/needs/needs_watch.h"

#include <chrono>
#include <utility>

#include "core/generate/generate.h"
#include "core/play/temple/prove/prove.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

namespace {

using namespace std::chrono_literals;

/// Delay between a generation and the first proof, so that no proof begins during a stroke.
constexpr std::chrono::milliseconds kDelay = 300ms;

/// Upper bounds on a level's cells, with the number of seeds that are tried up to there.
struct Effort {
    std::int64_t cells;
    int seeds;
};
constexpr Effort kEfforts[]{{64 * 64, 20}, {128 * 128, 8}, {256 * 256, 3}};

/// Upper bound on the number of cells of a level of which anything is proven.
constexpr std::int64_t kMostProven = 512 * 512;

}  // namespace

int seedsTriedFor(grid::Size size) {
    for (const Effort& effort : kEfforts) {
        if (size.area() <= effort.cells) return effort.seeds;
    }
    return 0;
}

NeedsWatch::NeedsWatch(QObject* parent) : QObject(parent), task_("needs", this) {
    timer_.setSingleShot(true);
    timer_.setInterval(kDelay);
    connect(&timer_, &QTimer::timeout, this, &NeedsWatch::start);
}

NeedsWatch::~NeedsWatch() = default;

void NeedsWatch::setDocument(PackDocument* document) {
    if (document == document_) return;
    stop();
    document_ = document;
    if (document == nullptr) return;
    document->disconnect(this);
    connect(document, &PackDocument::sheetChanged, this,
            [this, document](const Sheet& sheet, SheetPart part) {
                if (part == SheetPart::Favourites) return;
                if (sheet.isRoom()) {
                    forgetAll(document);
                } else if (part == SheetPart::Seed) {
                    forgetShownSeed(document, sheet.id);
                } else {
                    forget(document, sheet.id);
                }
            });
    connect(document, &PackDocument::structureChanged, this,
            [this, document] { forgetRemoved(document); });
    for (const auto signal : {&PackDocument::partsChanged, &PackDocument::descentChanged,
                              &PackDocument::loadProblemsChanged}) {
        connect(document, signal, this, [this, document] { forgetAll(document); });
    }
    connect(document, &QObject::destroyed, this, [this, document] {
        std::erase_if(entries_, [&](const auto& entry) { return entry.first.first == document; });
    });
}

void NeedsWatch::stop() {
    timer_.stop();
    next_.reset();
    task_.cancel();
}

void NeedsWatch::forget(PackDocument* document, const QString& level) {
    if (document == document_ && document->currentSheet() == levelSheet(level)) stop();
    if (entries_.erase({document, level}) > 0) emit changed(document, level);
}

void NeedsWatch::forgetAll(PackDocument* document) {
    QStringList levels;
    for (const auto& [key, entry] : entries_) {
        if (key.first == document) levels << key.second;
    }
    if (document == document_) stop();
    for (const QString& level : std::as_const(levels))
        forget(document, level);
}

void NeedsWatch::forgetRemoved(PackDocument* document) {
    QStringList removed;
    for (const auto& [key, entry] : entries_) {
        if (key.first == document && findLevel(*document, key.second) == nullptr)
            removed << key.second;
    }
    for (const QString& level : std::as_const(removed))
        forget(document, level);
    if (document == document_ && next_ != nullptr &&
        findLevel(*document, QString::fromStdString(next_->request.level->id)) == nullptr)
        stop();
}

void NeedsWatch::forgetShownSeed(PackDocument* document, const QString& level) {
    if (document == document_ && document->currentSheet() == levelSheet(level)) stop();
    const auto found = entries_.find({document, level});
    if (found == entries_.end() || !found->second.known.shown) return;
    found->second.known.shown.reset();
    emit changed(document, level);
}

void NeedsWatch::look(const std::shared_ptr<Generation>& generation) {
    stop();
    if (document_ == nullptr || document_->currentSheet().isRoom() ||
        !isUpToDate(*document_, generation->request) || generation->recorded.failure ||
        generation->recorded.stopped ||
        generation->request.level->ruleset != level::Ruleset::Temple)
        return;
    next_ = generation;
    timer_.start();
}

void NeedsWatch::start() {
    if (document_ == nullptr || next_ == nullptr) return;
    const auto generation = std::exchange(next_, nullptr);
    const QString id = QString::fromStdString(generation->request.level->id);
    const QPointer<PackDocument> document = document_;
    Entry& entry = entries_[{document, id}];
    const auto tell = [this, document, id](const auto& change) {
        if (document == nullptr) return;
        const auto found = entries_.find({document, id});
        if (found == entries_.end()) return;
        const KnownNeeds before = found->second.known;
        change(found->second);
        if (found->second.known != before) emit changed(document, id);
    };
    if (generation->request.level->size.area() > kMostProven) {
        tell([](Entry& of) { of.known.isTooLarge = true; });
        return;
    }
    const auto tried = static_cast<std::uint64_t>(seedsTriedFor(generation->request.level->size));
    const bool isShownKnown = entry.known.shown.has_value();
    const Series before = entry.series;
    task_.run([=](const LatestTask::Control& control) -> LatestTask::Call {
        const GenerationRequest& request = generation->request;
        const level::Level& level = *request.level;
        const std::int64_t steps = play::temple::stepsFor(level.size);
        const auto answersFor = [&](const level::Map& map) {
            return analyse::needs::answersOf(level, map, steps, &control.stop());
        };
        if (!isShownKnown) {
            const auto shown = answersFor(generation->recorded.map);
            control.report([=] { tell([&](Entry& of) { of.known.shown = shown; }); });
        }
        generate::Options options = optionsOf(request);
        options.stop = &control.stop();
        Series series = before;
        for (; series.next <= tried && !control.stop(); ++series.next) {
            control.report([=] { tell([&](Entry& of) { of.series = series; }); });
            const auto made = generate::generate(level, *request.rooms, series.next, options);
            if (made) series.counts.add(answersFor(made->map));
        }
        return [=] {
            tell([&](Entry& of) {
                of.series = series;
                if (series.counts.seeds() > 0) of.known.seeds = series.counts;
            });
        };
    });
}

KnownNeeds NeedsWatch::of(const PackDocument* document, const QString& level) const {
    const auto found = entries_.find({document, level});
    return found == entries_.end() ? KnownNeeds() : found->second.known;
}

}  // namespace mazeloom::widgets

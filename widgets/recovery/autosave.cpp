// SPDX-License-Identifier: MIT
#include "widgets/recovery/autosave.h"

#include <algorithm>
#include <utility>

namespace mazeloom::widgets {

Autosave::Autosave(PackFile& file, QString root, std::unique_ptr<RecoveryEntry> entry,
                   QObject* parent)
    : QObject(parent),
      file_(file),
      root_(std::move(root)),
      entry_(std::move(entry)),
      changed_(file.document().content()) {
    large_.setMaxThreadCount(1);
    slow_.setMaxThreadCount(1);
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    PackDocument& document = file_.document();
    connect(&document, &PackDocument::edited, this, &Autosave::note);
    connect(document.history(), &widgets::UndoHistory::indexChanged, this, &Autosave::write);
    connect(&document, &PackDocument::strokesEnded, this, &Autosave::write);
    connect(&soon_, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &PackDocument::modifiedChanged, this, [this] {
        // Write later, because an edit may still be in progress.
        soon_.start();
    });
    connect(&file_, &PackFile::savedNow, this, &Autosave::write);
    // The journal no longer applies after a reload, which drops the history and replaces the
    // levels.
    connect(&file_, &PackFile::reloaded, this, &Autosave::discard);
    if (entry_ != nullptr) {
        name_ = entry_->from().name;
        title_ = entry_->from().title;
        seen_ = entry_->from().seen;
        hasBase_ = entry_->isWhole();
    }
    soon_.start();
}

Autosave::~Autosave() {
    discard();
    large_.waitForDone();
    slow_.waitForDone();
}

void Autosave::note(const document::Change& change) {
    changed_.note(file_.document().content(), change);
}

void Autosave::write() {
    PackDocument& document = file_.document();
    if (document.isInStroke() || document.history()->isInStep()) return;
    soon_.stop();
    if (!document.isModified()) {
        tellSaved();
        return;
    }
    if (entry_ == nullptr) {
        begin();
        return;
    }
    if (!hasBase_) {
        // There is no complete journal yet. Either begin a rewrite, which includes this edit, or
        // keep the edit's record to append it to the rewrite in progress.
        const pack::Parts parts = changed_.take(document.content());
        if (!isAnew_) {
            beginAnew();
        } else if (pack::weightOf(document.pack(), parts) > kMostAtOnce) {
            isSpoilt_ = true;
        } else if (!parts.isEmpty()) {
            since_ += pack::recordOf(document.pack(), parts);
        }
        return;
    }
    std::string before;
    if (const auto seen = file_.stamps(); seen != seen_) {
        seen_ = seen;
        before = pack::recordOf(aboutOf(recoveredFrom(file_)));
    }
    pack::Parts parts = changed_.take(document.content());
    const bool wasSaved = std::exchange(isSaved_, false);
    if (parts.isEmpty() && !wasSaved && before.empty()) return;
    // If records are pending on the other thread, this record must be written after them there.
    if (waiting_ > 0 || pack::weightOf(document.pack(), parts) > kMostAtOnce) {
        writeLarge(std::move(before), std::move(parts));
    } else {
        add(before + pack::recordOf(document.pack(), parts));
    }
}

RecoveredFrom Autosave::present() {
    RecoveredFrom from = recoveredFrom(file_);
    name_ = from.name;
    title_ = from.title;
    seen_ = from.seen;
    return from;
}

void Autosave::begin() {
    PackDocument& document = file_.document();
    entry_ = RecoveryEntry::create(root_);
    if (entry_ == nullptr) {
        fail(problemAt(root_.toStdString(), {}, "cannot be written"));
        return;
    }
    changed_ = pack::ChangedParts(document.content());
    if (pack::weightOf(document.pack(), pack::allOf(document.pack())) > kMostAtOnce) {
        beginAnew();
        return;
    }
    const std::string journal = pack::journalOf(document.pack(), aboutOf(present()));
    if (const auto problem = entry_->append(journal)) {
        fail(*problem);
        return;
    }
    hasBase_ = true;
    base_ = static_cast<std::int64_t>(journal.size());
    added_ = 0;
    noteAdded(0);
}

void Autosave::beginAnew() {
    if (isAnew_ || waiting_ > 0) return;
    isAnew_ = true;
    isSpoilt_ = false;
    since_.clear();
    // The snapshot includes all edits so far.
    slow_.start([this, entry = entry_, pack = file_.document().pack(), from = present()] {
        const std::string journal = pack::journalOf(pack, aboutOf(from));
        const auto problem = entry->writeNext(journal);
        const auto bytes = static_cast<std::int64_t>(journal.size());
        // `this` is still valid, because the destructor waits for the threads.
        QMetaObject::invokeMethod(
            this, [this, entry, bytes, problem] { endAnew(entry, bytes, problem); });
    });
}

void Autosave::endAnew(const Entry& entry, std::int64_t bytes,
                       const std::optional<Problem>& problem) {
    if (entry != entry_) return;
    isAnew_ = false;
    const auto giveUp = [this](const Problem& why) {
        // The next edit tries the rewrite again. If the old journal is incomplete and there was an
        // edit during the rewrite, small or large, try again at once.
        added_ = 0;
        emit failed(why);
        if (!hasBase_ && (isSpoilt_ || !since_.empty())) beginAnew();
    };
    if (problem) return giveUp(*problem);
    if (isSpoilt_) {
        beginAnew();
        return;
    }
    if (const auto failure = entry_->putNext(since_)) return giveUp(*failure);
    hasBase_ = true;
    base_ = bytes;
    added_ = 0;
    noteAdded(static_cast<std::int64_t>(std::exchange(since_, {}).size()));
}

void Autosave::writeLarge(std::string before, pack::Parts parts) {
    ++waiting_;
    large_.start([this, entry = entry_, pack = file_.document().pack(), before = std::move(before),
                  parts = std::move(parts)] {
        const std::string record = before + pack::recordOf(pack, parts);
        const auto problem = entry->append(record);
        const auto bytes = static_cast<std::int64_t>(record.size());
        QMetaObject::invokeMethod(this, [this, entry, bytes, problem] {
            --waiting_;
            if (entry != entry_) return;
            if (isAnew_) isSpoilt_ = true;
            if (problem) {
                fail(*problem);
            } else if (hasBase_) {
                noteAdded(bytes);
            } else {
                beginAnew();
            }
        });
    });
}

void Autosave::add(const std::string& record) {
    if (isAnew_) since_ += record;
    if (const auto problem = entry_->append(record)) {
        fail(*problem);
    } else {
        noteAdded(static_cast<std::int64_t>(record.size()));
    }
}

void Autosave::noteAdded(std::int64_t bytes) {
    added_ += bytes;
    flush();
    if (added_ > std::max(mostAdded_, base_)) beginAnew();
    if (isWritten()) emit written();
}

void Autosave::fail(const Problem& problem) {
    // The journal may now end with an incomplete record. Nothing can be appended after that.
    hasBase_ = false;
    emit failed(problem);
    if (entry_ != nullptr) beginAnew();
}

void Autosave::flush() {
    if (std::exchange(isFlushing_, true)) return;
    slow_.start([this, entry = entry_] {
        // A write after this point needs another flush.
        QMetaObject::invokeMethod(this, [this] { isFlushing_ = false; });
        const auto problem = entry->flush();
        if (!problem) return;
        QMetaObject::invokeMethod(this, [this, entry, problem] {
            if (entry == entry_) fail(*problem);
        });
    });
}

void Autosave::tellSaved() {
    if (entry_ == nullptr || isSaved_) return;
    const PackDocument& document = file_.document();
    const bool isSame = document.name() == name_ && document.title() == title_;
    if (!isSame || !hasBase_ || isAnew_ || waiting_ > 0 || entry_->append(pack::recordOfSaved())) {
        // Do not keep an incomplete journal. Also drop the journal if the pack was renamed, because
        // the description at its beginning cannot be changed; the next edit begins a new one.
        discard();
        return;
    }
    isSaved_ = true;
    flush();
}

void Autosave::discard() {
    soon_.stop();
    changed_ = pack::ChangedParts(file_.document().content());
    hasBase_ = false;
    isAnew_ = false;
    isSaved_ = false;
    since_.clear();
    if (entry_ == nullptr) return;
    // Wait for pending writes on the other thread, which would create the file again.
    large_.waitForDone();
    entry_->forget();
    slow_.start([entry = std::exchange(entry_, nullptr)] { entry->remove(); });
}

}  // namespace mazeloom::widgets

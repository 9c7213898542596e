// SPDX-License-Identifier: MIT
#include "widgets/recovery/autosave.h"

#include <utility>

namespace mazeloom::widgets {

Autosave::Autosave(PackFile& file, QString root, std::chrono::milliseconds delay,
                   std::unique_ptr<RecoveryEntry> entry, QObject* parent)
    : QObject(parent), file_(file), root_(std::move(root)), entry_(std::move(entry)) {
    worker_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    timer_.setInterval(delay);
    written_ = entry_ != nullptr;
    PackDocument& document = file_.document();
    connect(&timer_, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &PackDocument::modifiedChanged, this, &Autosave::noteEdit);
    connect(document.history(), &widgets::UndoHistory::indexChanged, this, &Autosave::noteEdit);
    connect(&document, &PackDocument::strokesEnded, this, [this] {
        if (std::exchange(owed_, false)) write();
    });
    if (!written_) noteEdit();
}

Autosave::~Autosave() {
    discard();
}

void Autosave::noteEdit() {
    if (!file_.document().isModified()) {
        discard();
    } else if (!timer_.isActive()) {
        timer_.start();
    }
}

void Autosave::write() {
    PackDocument& document = file_.document();
    if (document.isInStroke()) {
        owed_ = true;
        return;
    }
    if (busy_) {
        timer_.start();
        return;
    }
    if (entry_ == nullptr) entry_ = RecoveryEntry::create(root_);
    if (entry_ == nullptr) {
        emit failed(problemAt(root_.toStdString(), {}, "cannot be written"));
        return;
    }
    busy_ = true;
    worker_.start([this, entry = entry_.get(), pack = document.pack(),
                   from = RecoveredFrom{document.name(), file_.folder(), document.title(),
                                        QDateTime::currentDateTimeUtc(), file_.stamps()}] {
        const std::optional<Problem> problem = entry->write(pack, from);
        // The worker is waited for before this object goes.
        QMetaObject::invokeMethod(this, [this, problem] {
            busy_ = false;
            if (problem) {
                emit failed(*problem);
            } else if (entry_ != nullptr) {
                written_ = true;
                emit copyWritten();
            }
        });
    });
}

void Autosave::discard() {
    timer_.stop();
    owed_ = false;
    worker_.waitForDone();
    written_ = false;
    if (entry_ == nullptr) return;
    entry_->remove();
    entry_.reset();
}

}  // namespace mazeloom::widgets

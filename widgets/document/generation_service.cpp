// SPDX-License-Identifier: MIT
#include "widgets/document/generation_service.h"

namespace mazeloom::widgets {

GenerationService::GenerationService(QObject* parent) : QObject(parent), worker_(new QObject) {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.setObjectName("generation");
    thread_.start();
}

GenerationService::~GenerationService() {
    if (stop_) *stop_ = true;
    thread_.quit();
    thread_.wait();
}

void GenerationService::request(GenerationRequest request) {
    if (busy_) {
        // The one under way is obsolete; the new one starts when it has let go of the thread.
        *stop_ = true;
        next_ = std::move(request);
        return;
    }
    start(std::move(request));
}

void GenerationService::cancel() {
    if (!busy_) return;
    *stop_ = true;
    next_.reset();
}

void GenerationService::start(GenerationRequest request) {
    busy_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    const int ticket = ++ticket_;
    emit started();
    QMetaObject::invokeMethod(worker_, [this, ticket, stop = stop_, request = std::move(request)] {
        auto generation = std::make_shared<Generation>();
        generation->request = request;
        generate::Options options;
        options.stop = stop.get();
        options.floor = request.floor;
        options.progress = [this, ticket](int stage, int count) {
            QMetaObject::invokeMethod(this, [this, ticket, stage, count] {
                if (ticket == ticket_ && busy_) emit progressed(stage, count);
            });
        };
        generation->recorded =
            generate::record(*request.level, *request.rooms, request.seed, options);
        if (!*stop) {
            generation->timeline = std::make_unique<trace::Timeline>(generation->recorded.trace);
        }
        QMetaObject::invokeMethod(this, [this, ticket, generation] { done(ticket, generation); });
    });
}

void GenerationService::done(int ticket, const std::shared_ptr<Generation>& generation) {
    if (ticket != ticket_) return;
    busy_ = false;
    if (next_) {
        GenerationRequest request = std::move(*next_);
        next_.reset();
        start(std::move(request));
    } else if (*stop_) {
        emit cancelled();
    } else {
        emit finished(generation);
    }
}

}  // namespace mazeloom::widgets

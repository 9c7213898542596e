// SPDX-License-Identifier: MIT
#include "widgets/welcome/pack_previews.h"

#include <utility>

#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

PackPreviews::PackPreviews(const QString& cacheFolder, QObject* parent)
    : QObject(parent), cache_(cacheFolder) {
    worker_.setMaxThreadCount(1);
    worker_.setThreadPriority(QThread::LowPriority);
    // Registers the font, which must be done on the GUI thread. The size does not matter.
    glyphFont(16);
}

PackPreviews::~PackPreviews() {
    for (const auto& [name, stop] : latest_)
        *stop = true;
    worker_.clear();
    worker_.waitForDone();
}

void PackPreviews::request(const QString& name, QSize pixels, const Theme& theme) {
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    if (const auto before = std::exchange(latest_[name], stop)) *before = true;
    worker_.start([this, name, pixels, theme, stop] {
        if (*stop) return;
        const QString stamp = previewStamp(name);
        auto preview = cache_.load(name, stamp, pixels, theme);
        if (!preview) {
            preview = makePreview(name, pixels, theme, *stop);
            if (!*stop) cache_.store(name, stamp, *preview, theme);
        }
        // `this` is still valid, because the destructor waits for the worker.
        QMetaObject::invokeMethod(
            this, [this, name, stop, preview = *preview] { done(name, stop, preview); });
    });
}

void PackPreviews::done(const QString& name, const Stop& stop, const PackPreview& preview) {
    const auto asked = latest_.find(name);
    if (asked == latest_.end() || asked->second != stop) return;
    latest_.erase(asked);
    emit ready(name, preview);
}

}  // namespace mazeloom::widgets

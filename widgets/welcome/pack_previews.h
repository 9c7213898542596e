// SPDX-License-Identifier: MIT
// Makes previews of packs off the GUI thread, one at a time.
#pragma once

#include <atomic>
#include <map>
#include <memory>

#include <QObject>
#include <QThreadPool>

#include "widgets/welcome/pack_preview.h"

namespace mazeloom::widgets {

class PackPreviews : public QObject {
    Q_OBJECT

  public:
    /// `cacheFolder` is the folder in which previews are stored between runs of the program.
    explicit PackPreviews(const QString& cacheFolder, QObject* parent = nullptr);
    /// Cancels running work and waits for it.
    ~PackPreviews() override;

    /// Requests a preview, which ready() delivers. If there are several requests for a pack, only
    /// the latest one is answered.
    void request(const QString& name, QSize pixels, const Theme& theme);

  signals:
    void ready(const QString& name, const mazeloom::widgets::PackPreview& preview);

  private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    void done(const QString& name, const Stop& stop, const PackPreview& preview);

    PreviewCache cache_;
    std::map<QString, Stop> latest_;  ///< stop flags of unanswered requests, by pack
    QThreadPool worker_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Makes previews of packs off the GUI thread, one after the other.
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
    /// `cacheFolder` is where previews are kept between two runs of the program.
    explicit PackPreviews(const QString& cacheFolder, QObject* parent = nullptr);
    /// Gives up what is under way, and waits for it.
    ~PackPreviews() override;

    /// ready() tells of it. Of several requests for a pack only the latest is answered.
    void request(const QString& name, QSize pixels, const Theme& theme);

  signals:
    void ready(const QString& name, const mazeloom::widgets::PackPreview& preview);

  private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    void done(const QString& name, const Stop& stop, const PackPreview& preview);

    PreviewCache cache_;
    std::map<QString, Stop> latest_;  ///< what is asked for and not answered, by pack
    QThreadPool worker_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Small pictures of levels, as a player sees them before the first move: the shape, the water and
// the objects, without the traps and the hidden maze. Made off the GUI thread, one at a time.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <set>

#include <QImage>
#include <QObject>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QThreadPool>

#include "widgets/play/game_setup.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Upper bound on a level picture, in pixels.
inline constexpr QSize kLevelPicture{480, 320};

/// Draws a level of at most kMostPictureCells cells with its seed; a larger one as it is painted.
/// Works on any thread. Returns a null image once `stop` is set.
QImage drawLevel(const GameSetup& setup, const Theme& theme, const std::atomic<bool>& stop);
inline constexpr std::int64_t kMostPictureCells = 256 * 256;

/// Draws the whole picture as large as it fits into the middle of `place`.
void drawFitting(QPainter& painter, const QImage& picture, const QRectF& place);

class LevelPictures : public QObject {
    Q_OBJECT

  public:
    explicit LevelPictures(QObject* parent = nullptr);
    /// Stops the drawing and waits for its end.
    ~LevelPictures() override;

    /// Returns the picture of a level with this seed and in this theme; null if it is not ready.
    /// Then it is drawn, and ready() is emitted. `pack` is the id of the level's pack.
    QImage of(const std::string& pack, const GameSetup& setup, const Theme& theme);
    /// Forgets all pictures and drops those that are not drawn yet.
    void clear();

  signals:
    void ready();

  private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    std::map<QString, QImage> made_;
    std::set<QString> wanted_;  ///< keys of the pictures that are being drawn
    Stop stop_ = std::make_shared<std::atomic<bool>>(false);
    QThreadPool worker_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/exchange/films/replay_film.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QThread>

#include "core/level/map/object.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/play/board/board_geometry.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::widgets {

namespace {

static_assert(kLeastReplayCell == BoardGeometry::kLeastCell &&
              kMostReplayCell == BoardGeometry::kMostCell);

/// The number of pixels per cell, and an image of the picture's size.
struct ReplayFrame {
    int cell = 0;
    QImage image;
};

tl::expected<ReplayFrame, Problem> frameFor(grid::Size board, const ReplayLook& look) {
    ReplayFrame frame;
    frame.cell = look.cell > 0 ? look.cell : std::max(kLeastReplayCell, animatedCell(board));
    if (frame.cell < kLeastReplayCell || frame.cell > kMostReplayCell) {
        Problem problem;
        problem.text = "a cell of " + std::to_string(frame.cell) +
                       " pixels: a replay is drawn at " + std::to_string(kLeastReplayCell) +
                       " to " + std::to_string(kMostReplayCell);
        return tl::unexpected(std::move(problem));
    }
    auto image = imageFor(board, frame.cell);
    if (!image) return tl::unexpected(std::move(image.error()));
    frame.image = std::move(*image);
    return frame;
}

/// A film that a game's view draws. The view belongs to no window.
template <typename View, typename Session>
class ReplayFilm : public Film {
  public:
    ReplayFilm(Session session, const ReplayLook& look, ReplayFrame frame)
        : session_(std::move(session)), image_(std::move(frame.image)) {
        session_.seek(0);
        view_.setTheme(look.theme);
        // The view's minimum size is meant for windows.
        view_.setMinimumSize(0, 0);
        view_.setCellSize(frame.cell);
        view_.setXRay(look.xRay);
        view_.resize(image_.size());
    }

    QSize size() const override { return image_.size(); }
    std::int64_t lastMoment() const override { return session_.length(); }

    const QImage& draw(std::int64_t moment) override {
        const auto drawHere = [this, moment] {
            goTo(moment);
            view_.render(&image_);
        };
        if (QThread::currentThread() == view_.thread())
            drawHere();
        else
            QMetaObject::invokeMethod(&view_, drawHere, Qt::BlockingQueuedConnection);
        return image_;
    }

  protected:
    virtual void goTo(std::int64_t moment) = 0;

    Session session_;
    View view_;

  private:
    QImage image_;
};

class TempleFilm final : public ReplayFilm<TempleView, play::temple::Session> {
  public:
    TempleFilm(play::temple::Session session, const ReplayLook& look, ReplayFrame frame)
        : ReplayFilm(std::move(session), look, std::move(frame)) {
        view_.setField(session_.sharedField());
    }
    int momentsPerSecond() const override { return level::kTicksPerSecond; }

  private:
    void goTo(std::int64_t moment) override {
        play::temple::Happenings since;
        while (session_.tick() < moment && session_.playOn())
            since.insert(since.end(), session_.happenings().begin(), session_.happenings().end());
        view_.showState(session_.state(), 0, since);
    }
};

class DescentFilm final : public ReplayFilm<DescentView, play::descent::Session> {
  public:
    using ReplayFilm::ReplayFilm;
    int momentsPerSecond() const override { return kKeysPerSecond; }

  private:
    void goTo(std::int64_t moment) override {
        while (session_.key() < moment && session_.playOn()) {
        }
        view_.showState(&session_.state(), &session_.dungeon());
    }
};

}  // namespace

tl::expected<std::unique_ptr<Film>, Problem> templeFilm(play::temple::Session session,
                                                        const ReplayLook& look) {
    auto frame = frameFor(session.field().size(), look);
    if (!frame) return tl::unexpected(std::move(frame.error()));
    return std::make_unique<TempleFilm>(std::move(session), look, std::move(*frame));
}

tl::expected<std::unique_ptr<Film>, Problem> descentFilm(play::descent::Session session,
                                                         const ReplayLook& look) {
    // The frame must have room for the largest floor of the run.
    grid::Size most;
    session.seek(0);
    do {
        const grid::Size floor = session.state().floor.size();
        most = {std::max(most.width, floor.width), std::max(most.height, floor.height)};
    } while (session.playOn());
    auto frame = frameFor(most, look);
    if (!frame) return tl::unexpected(std::move(frame.error()));
    return std::make_unique<DescentFilm>(std::move(session), look, std::move(*frame));
}

}  // namespace mazeloom::widgets

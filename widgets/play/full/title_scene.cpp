// SPDX-License-Identifier: MIT
#include "widgets/play/full/title_scene.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QDateTime>
#include <QEvent>
#include <QLinearGradient>
#include <QPainter>

#include "core/random/stream.h"
#include "widgets/canvas/level_pane.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

/// Time in which a level is generated, in seconds, and the limits of the speed, in steps a second.
constexpr double kGrowingSeconds = 24;
constexpr double kSlowestSteps = 12;
constexpr double kFastestSteps = 400;
constexpr int kFinishedMilliseconds = 5000;
constexpr int kVeilFade = 260;      ///< width over which the veil becomes thin, in pixels
constexpr int kSceneMargin = 28;    ///< around the level, in pixels
constexpr double kThinVeil = 0.35;  ///< opacity of the veil over the level

/// Hides the level at the left, where the page's texts are, and dims it elsewhere.
class Veil final : public QWidget {
  public:
    using QWidget::QWidget;

    void setHidden(int pixels) {
        hidden_ = pixels;
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QColor ground = palette().color(QPalette::Window);
        QLinearGradient shade(hidden_, 0, hidden_ + kVeilFade, 0);
        shade.setColorAt(0, ground);
        ground.setAlphaF(static_cast<float>(kThinVeil));
        shade.setColorAt(1, ground);
        QPainter(this).fillRect(rect(), shade);
    }

  private:
    int hidden_ = 0;
};

}  // namespace

TitleScene::TitleScene(QWidget* parent)
    : QWidget(parent), pane_(new LevelPane(&player_, this)), veil_(new Veil(this)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    pane_->setFocusPolicy(Qt::NoFocus);
    pane_->setGridVisible(false);
    pane_->setEmptyText({});
    setAccessibleName(tr("A level that is being generated"));
    wear();
    rest_.setSingleShot(true);
    rest_.setInterval(kFinishedMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &TitleScene::next);
    connect(&service_, &GenerationService::finished, this,
            [this](const std::shared_ptr<Generation>& generation) { take(*generation); });
    connect(&player_, &Player::playingChanged, this, [this](bool isPlaying) {
        if (!isPlaying && player_.timeline() != nullptr && player_.position() == player_.count())
            rest_.start();
    });
}

TitleScene::~TitleScene() {
    // The pane reads the player, so it goes first.
    delete pane_;
}

void TitleScene::setLevels(std::vector<GameSetup> levels) {
    std::erase_if(levels, [](const GameSetup& one) {
        return one.level == nullptr || one.level->size.area() > kMostCells;
    });
    levels_ = std::move(levels);
    if (!levels_.empty()) {
        // Another level each day.
        const auto day = QDateTime::currentDateTimeUtc().date().toJulianDay();
        level_ = static_cast<std::size_t>(day) % levels_.size();
    }
    setVisible(!levels_.empty());
    follow();
}

void TitleScene::setMotion(bool wanted) {
    if (motion_ == wanted) return;
    motion_ = wanted;
    if (player_.timeline() != nullptr && !motion_) player_.last();
    follow();
}

void TitleScene::setHidden(int pixels) {
    hidden_ = pixels;
    place();
}

/// Draws the level on the page's own colour.
void TitleScene::wear() {
    Theme theme = themeOf(*this);
    theme.canvas = theme.voidCell = theme.rock = theme.window;
    pane_->setTheme(theme);
}

void TitleScene::place() {
    // The level has the part that the page's texts leave free, if that is wide enough.
    const int left = width() - hidden_ >= width() / 3 ? hidden_ : 0;
    pane_->setGeometry(left, kSceneMargin, std::max(1, width() - left - kSceneMargin),
                       std::max(1, height() - kSceneMargin));
    veil_->setGeometry(rect());
    static_cast<Veil*>(veil_)->setHidden(hidden_);
    pane_->fit();
}

void TitleScene::follow() {
    if (levels_.empty()) return;
    if (!isVisible()) {
        rest_.stop();
        player_.pause();
        return;
    }
    if (player_.timeline() == nullptr) {
        if (!service_.isBusy()) generate();
        return;
    }
    if (!motion_ || !isActiveWindow()) {
        rest_.stop();
        player_.pause();
    } else if (player_.position() < player_.count()) {
        player_.play();
    } else {
        rest_.start();
    }
}

void TitleScene::generate() {
    const GameSetup& wanted = levels_[level_];
    GenerationRequest request;
    request.level = wanted.level;
    request.rooms =
        wanted.rooms != nullptr ? wanted.rooms : std::make_shared<const std::vector<level::Room>>();
    request.seed = random::mix(wanted.seed, round_);
    request.floor.depth = wanted.depth;
    request.kinds = wanted.kinds;
    service_.request(std::move(request));
}

void TitleScene::take(Generation& generation) {
    if (generation.timeline == nullptr || generation.recorded.failure) {
        // Another level may do; after a whole round without one, the scene stays empty.
        if (++level_ < levels_.size()) generate();
        return;
    }
    ++shown_;
    player_.setTimeline(std::move(generation.timeline), false);
    pane_->fit();
    if (motion_) {
        player_.setSpeed(std::clamp(static_cast<double>(player_.count()) / kGrowingSeconds,
                                    kSlowestSteps, kFastestSteps));
        player_.first();
    }
    follow();
}

void TitleScene::next() {
    if (++level_ >= levels_.size()) {
        level_ = 0;
        ++round_;
    }
    if (isVisible()) generate();
}

bool TitleScene::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::WindowActivate:
        case QEvent::WindowDeactivate:
            follow();
            break;
        case QEvent::PaletteChange:
            wear();
            break;
        default:
            break;
    }
    return isDone;
}

void TitleScene::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

}  // namespace mazeloom::widgets

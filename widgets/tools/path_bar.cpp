// SPDX-License-Identifier: MIT
#include "widgets/tools/path_bar.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "core/level/level.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/path_tool.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSliderWidth = 280;
constexpr int kPathIcon = 20;

}  // namespace

PathBar::PathBar(PathTool& tool, EditContext& context, QWidget* parent)
    : QWidget(parent),
      tool_(tool),
      context_(context),
      play_(newPictureButton(themedIcon("play"), tr("Play"),
                             tr("Let bugs and lasers move as they do in the game"), kPathIcon)),
      slider_(new QSlider(Qt::Horizontal)),
      time_(new PlainLabel),
      remove_(newPictureButton(themedIcon("delete"), tr("Delete"),
                               tr("Delete the picked point or path (Delete)"), kPathIcon)) {
    setAccessibleName(tr("Time of bugs and lasers"));
    slider_->setFixedWidth(kSliderWidth);
    slider_->setPageStep(level::kTicksPerSecond);
    slider_->setAccessibleName(tr("Moment"));
    setTips(*slider_, tr("The moment of the game at which bugs and lasers are shown"));
    time_->setAccessibleName(tr("Seconds and ticks"));
    time_->setMinimumWidth(time_->fontMetrics().horizontalAdvance("000.00 s · 36000 / 36000"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(play_);
    row->addWidget(slider_);
    row->addWidget(time_);
    row->addWidget(remove_);

    PreviewTime& time = tool_.time();
    connect(play_, &QToolButton::clicked, this,
            [this] { tool_.time().setPlaying(!tool_.time().isPlaying()); });
    connect(slider_, &QSlider::valueChanged, this,
            [this](int tick) { tool_.time().setTick(tick); });
    connect(slider_, &QSlider::sliderPressed, this, [this] { tool_.time().setPlaying(false); });
    connect(remove_, &QToolButton::clicked, &tool_, &PathTool::removePicked);
    connect(&time, &PreviewTime::lengthChanged, this, &PathBar::showLength);
    connect(&time, &PreviewTime::tickChanged, this, &PathBar::showTick);
    connect(&time, &PreviewTime::playingChanged, this, &PathBar::showPlaying);
    connect(&context_.picked(), &Picked::changed, this, &PathBar::showPicked);
    showLength();
    showPlaying();
    showPicked();
}

void PathBar::showLength() {
    const bool moves = tool_.time().length() > 0;
    slider_->setMaximum(static_cast<int>(tool_.time().length()));
    slider_->setEnabled(moves);
    play_->setEnabled(moves);
    showTick();
}

void PathBar::showTick() {
    const PreviewTime& time = tool_.time();
    const QSignalBlocker still(slider_);
    slider_->setValue(static_cast<int>(time.tick()));
    const double seconds = static_cast<double>(time.tick()) / level::kTicksPerSecond;
    //: %1 seconds, %2 the tick, %3 the last tick
    time_->setText(tr("%1 s · %2 / %3")
                       .arg(QLocale().toString(seconds, 'f', 2))
                       .arg(time.tick())
                       .arg(time.length()));
}

void PathBar::showPlaying() {
    const bool playing = tool_.time().isPlaying();
    play_->setIcon(themedIcon(playing ? "pause" : "play"));
    if (playing) {
        setTitleAndTips(*play_, tr("Pause"), tr("Hold bugs and lasers where they are"));
    } else {
        setTitleAndTips(*play_, tr("Play"), tr("Let bugs and lasers move as they do in the game"));
    }
}

void PathBar::showPicked() {
    remove_->setEnabled(context_.picked().path().has_value());
}

void PathBar::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    // Stop playing, which nobody sees while the bar is hidden.
    tool_.time().setPlaying(false);
}

}  // namespace mazeloom::widgets

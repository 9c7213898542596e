// SPDX-License-Identifier: MIT
#include "widgets/compare/lockstep_bar.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kBarTop = 6;
constexpr int kBarHeight = 20;
/// Share of the highlight colour in the part after the current moment; the rest is the window's
/// colour.
constexpr double kPaleShare = 0.35;

}  // namespace

LockstepBar::LockstepBar(Comparison& comparison, QWidget* parent)
    : StageBar(kBarTop, kBarHeight, parent), comparison_(comparison) {
    setAccessibleName(tr("Common timeline"));
    setSpokenHint(
        *this, tr("Left and Right go on and back, with Shift from stage to stage. Space plays."));
    setTips(*this, tr("Click or drag to see all generations at another moment"));
    connect(&comparison_, &Comparison::courseChanged, this, &LockstepBar::takeMoment);
    connect(&comparison_, &Comparison::momentChanged, this, &LockstepBar::takeMoment);
    connect(&comparison_, &Comparison::playingChanged, this, &LockstepBar::say);
    takeMoment();
}

double LockstepBar::xOf(Moment moment) const {
    const Moment length = std::max<Moment>(1, comparison_.lockstep().length());
    return kMargin + static_cast<double>(moment) * bar().width() / static_cast<double>(length);
}

LockstepBar::Moment LockstepBar::momentAt(double x) const {
    const auto length = static_cast<double>(comparison_.lockstep().length());
    return static_cast<Moment>(
        std::llround(std::clamp((x - kMargin) / bar().width(), 0.0, 1.0) * length));
}

void LockstepBar::takeMoment() {
    // Range and value are for screen readers only. They are clamped to an int.
    constexpr auto kMost = static_cast<Moment>(std::numeric_limits<int>::max());
    setRange(0, static_cast<int>(std::min(kMost, comparison_.lockstep().length())));
    setValue(static_cast<int>(std::min(kMost, comparison_.moment())));
    // The bar stays enabled even if the timeline is empty, so that it keeps the focus.
    setEnabled(comparison_.hasLevel());
    say();
    update();
}

void LockstepBar::say() {
    // While playing, moments pass faster than they can be announced.
    if (!isHeard() || comparison_.isPlaying()) return;
    const compare::Lockstep& lockstep = comparison_.lockstep();
    const Moment now = comparison_.moment();
    const Moment length = lockstep.length();
    if (length == 0) return speakPlace(*this, tr("No steps"));
    if (lockstep.pace() == compare::Pace::Steps)
        return speakPlace(*this,
                          tr("Step %1 of %2").arg(QString::number(now), QString::number(length)));
    //: Read aloud: how much of the generations has been made
    const QString share = tr("%1 percent").arg(now * 100 / length);
    for (const auto& section : lockstep.sections()) {
        if (now <= section.first || now > section.end) continue;
        //: Read aloud: %1 "45 percent", %2 the stage that all generations are in
        return speakPlace(*this, tr("%1, %2").arg(share, stageTitle(section.stage)));
    }
    speakPlace(*this, share);
}

void LockstepBar::goTo(std::int64_t moment) {
    comparison_.pause();
    comparison_.seek(static_cast<Moment>(std::max<std::int64_t>(0, moment)));
}

LockstepBar::Moment LockstepBar::nextStage(bool forward) const {
    const auto& sections = comparison_.lockstep().sections();
    const Moment now = comparison_.moment();
    if (forward) {
        for (const auto& section : sections) {
            if (section.end > now) return section.end;
        }
        return comparison_.lockstep().length();
    }
    Moment found = 0;
    for (const auto& section : sections) {
        if (section.first < now) found = section.first;
    }
    return found;
}

bool LockstepBar::takesKey(const QKeyEvent& key) const {
    return key.key() == Qt::Key_Space || StageBar::takesKey(key);
}

void LockstepBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    comparison_.pause();
    comparison_.seek(momentAt(event->position().x()));
}

void LockstepBar::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) comparison_.seek(momentAt(event->position().x()));
}

void LockstepBar::stepBy(int steps) {
    goTo(static_cast<std::int64_t>(comparison_.moment()) + steps);
}

void LockstepBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space)
        return comparison_.isPlaying() ? comparison_.pause() : comparison_.play();
    const auto move = moveOf(*event);
    if (!move) return event->ignore();
    const auto length = static_cast<std::int64_t>(comparison_.lockstep().length());
    const int sign = move->isForward ? 1 : -1;
    const auto now = static_cast<std::int64_t>(comparison_.moment());
    switch (move->to) {
        case Move::To::Step:
            return goTo(now + sign);
        case Move::To::Stage:
            return goTo(static_cast<std::int64_t>(nextStage(move->isForward)));
        case Move::To::Page:
            return goTo(now + sign * std::max<std::int64_t>(1, length / 20));
        case Move::To::End:
            return goTo(move->isForward ? length : 0);
    }
}

void LockstepBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double made = xOf(comparison_.moment());
    std::vector<Section> sections;
    for (const auto& section : comparison_.lockstep().sections())
        sections.push_back({section.stage, xOf(section.first), xOf(section.end)});
    paintBar(painter, sections, made);
    if (isEnabled()) paintHandle(painter, made);
}

/// Paints only the progress, for timelines without a stage that is common to all sides.
void LockstepBar::paintEmpty(QPainter& painter) const {
    if (comparison_.lockstep().length() == 0) return;
    const QRect area = bar();
    const QColor colour = palette().color(QPalette::Highlight);
    painter.fillRect(area, mixedColour(palette().color(QPalette::Window), colour, kPaleShare));
    painter.fillRect(
        QRectF(area.left(), area.top(), xOf(comparison_.moment()) - area.left(), area.height()),
        colour);
}

}  // namespace mazeloom::widgets

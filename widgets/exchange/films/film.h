// SPDX-License-Identifier: MIT
// The source of an animation, such as a generation, a replay, or bugs that walk their paths. A film
// is a sequence of moments, of which each has a picture.
#pragma once

#include <cstdint>
#include <memory>

#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <tl/expected.hpp>

#include "core/level/map/map.h"

namespace mazeloom::widgets {

/// Translation context of films.
struct FilmText {
    Q_DECLARE_TR_FUNCTIONS(FilmText)
};

class Film {
  public:
    virtual ~Film() = default;

    /// Returns the size of every frame, in pixels.
    virtual QSize size() const = 0;
    /// Returns the last moment; the first is 0.
    virtual std::int64_t lastMoment() const = 0;
    /// Returns the number of moments per second; 0 if the film has no time of its own.
    virtual int momentsPerSecond() const = 0;
    /// Whether the film loops: its last moment equals the first one. Then the last moment is not
    /// shown longer than the others.
    virtual bool isRound() const { return false; }
    /// Returns the opaque picture of a moment, in Format_RGB32, which is valid until the next call.
    /// `moment` must not decrease from call to call.
    virtual const QImage& draw(std::int64_t moment) = 0;
};

}  // namespace mazeloom::widgets

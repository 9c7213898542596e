// SPDX-License-Identifier: MIT
// Something that moves, to be made an animation of: a generation, a replay, bugs on their paths.
#pragma once

#include <cstdint>
#include <memory>

#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <tl/expected.hpp>

#include "core/level/map/map.h"

namespace mazeloom::widgets {

/// The words of films, for translation.
struct FilmText {
    Q_DECLARE_TR_FUNCTIONS(FilmText)
};

class Film {
  public:
    virtual ~Film() = default;

    /// Of all frames, in pixels.
    virtual QSize size() const = 0;
    /// It has the moments 0 … lastMoment().
    virtual std::int64_t lastMoment() const = 0;
    /// How many of them pass in a second; 0: they have no time of their own.
    virtual int momentsPerSecond() const = 0;
    /// The last moment is where the first goes on: nothing is to be looked at there for longer.
    virtual bool isRound() const { return false; }
    /// The picture of a moment, opaque, of Format_RGB32; moments do not fall from call to call. It
    /// holds until the next call.
    virtual const QImage& draw(std::int64_t moment) = 0;
};

}  // namespace mazeloom::widgets

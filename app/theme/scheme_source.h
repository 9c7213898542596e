// SPDX-License-Identifier: MIT
// Source of the desktop's preferences: dark or light, reduced motion, high contrast.
#pragma once

#include <QObject>

namespace mazeloom::app {

enum class Scheme {
    Unknown,  ///< the desktop has no preference: use its palette
    Dark,
    Light
};

class SchemeSource : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Starts watching without blocking; each answer arrives as a signal.
    virtual void watch() = 0;

  signals:
    /// The desktop's current scheme. Also emitted if it has not changed.
    void told(mazeloom::app::Scheme scheme);
    /// Whether the desktop asks for reduced motion. Also emitted if it has not changed.
    void toldOfMotion(bool isReduced);
    /// Whether the desktop asks for high contrast. Also emitted if it has not changed.
    void toldOfContrast(bool isHigh);
};

}  // namespace mazeloom::app

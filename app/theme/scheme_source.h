// SPDX-License-Identifier: MIT
// Who knows whether the desktop is dark or light, what else it wants, and when that changes.
#pragma once

#include <QObject>

namespace mazeloom::app {

enum class Scheme {
    Unknown,  ///< the desktop does not say: then its colours do
    Dark,
    Light
};

class SchemeSource : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Begins to tell, without waiting for anybody: each answer comes as a signal.
    virtual void watch() = 0;

  signals:
    /// What the desktop wants now. Also sent when it is what it was.
    void told(mazeloom::app::Scheme scheme);
    /// Whether the desktop wants things to keep still; also sent when nothing has changed.
    void toldOfMotion(bool isReduced);
    /// The same for high contrast.
    void toldOfContrast(bool isHigh);
};

}  // namespace mazeloom::app

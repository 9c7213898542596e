// SPDX-License-Identifier: MIT
// Watches the dialog that shows the progress of long work.
#pragma once

#include <functional>
#include <utility>

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QObject>
#include <QProgressBar>

#include "app/dialogs/long_work.h"

namespace mazeloom::testing {

/// Sees the dialog of long work from its first moment, however fast the work is.
class LongWorkWatch : public QObject {
  public:
    /// `look` is called at each value of the progress bar.
    explicit LongWorkWatch(std::function<void(QDialog& dialog, int value)> look)
        : look_(std::move(look)) {
        app::setLongWorkMoment(0);
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::Show || object->objectName() != QLatin1String("longWork"))
            return false;
        auto* dialog = qobject_cast<QDialog*>(object);
        connect(dialog->findChild<QProgressBar*>(), &QProgressBar::valueChanged, this,
                [this, dialog](int value) { look_(*dialog, value); });
        return false;
    }

  private:
    std::function<void(QDialog&, int)> look_;
};

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
// The program as each test of its window finds it: settings and folders of its own, and no dialog
// that only a slow machine shows.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/dialogs/long_work.h"
#include "resources/resources.h"
#include "tests/support/own_home.h"

namespace mazeloom::testing {

/// `name` is seen in the folders of its settings and data.
inline void prepareApplication(const QString& name) {
    takeOwnHome();
    QCoreApplication::setOrganizationName(QStringLiteral("mazeloom-test"));
    QCoreApplication::setApplicationName(QStringLiteral("mazeloom-test-") + name);
    resources::initialise();
    // A dialog that shows how far the reading is would take the test's keys.
    app::setLongWorkMoment(100'000);
}

}  // namespace mazeloom::testing

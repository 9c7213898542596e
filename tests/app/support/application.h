// SPDX-License-Identifier: MIT
// Sets up the program for each test of its window: its own settings and folders, and no dialog that
// only a slow machine shows.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/dialogs/long_work.h"
#include "resources/resources.h"
#include "tests/support/own_home.h"

namespace mazeloom::testing {

/// `name` becomes part of the paths of its settings and data.
inline void prepareApplication(const QString& name) {
    takeOwnHome();
    QCoreApplication::setOrganizationName(QStringLiteral("mazeloom-test"));
    QCoreApplication::setApplicationName(QStringLiteral("mazeloom-test-") + name);
    resources::initialise();
    // A progress dialog would receive the test's keys.
    app::setLongWorkMoment(100'000);
}

}  // namespace mazeloom::testing

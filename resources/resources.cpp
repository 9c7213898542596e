// SPDX-License-Identifier: MIT
#include "resources/resources.h"

#include <QtCore/qdir.h>

// Q_INIT_RESOURCE only works outside of all namespaces, hence this function.
static void initialiseAll() {
    Q_INIT_RESOURCE(mazeloom_fonts);
    Q_INIT_RESOURCE(mazeloom_files);
    Q_INIT_RESOURCE(mazeloom_sounds);
}

void mazeloom::resources::initialise() {
    initialiseAll();
}

// SPDX-License-Identifier: MIT
#include "resources/resources.h"

int main() {
    mazeloom::resources::initialise();
    return 2;
}

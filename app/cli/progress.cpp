// SPDX-License-Identifier: MIT
#include "app/cli/progress.h"

#include <unistd.h>

#include <cstdio>

#include "app/cli/clean_text.h"

namespace mazeloom::app {

namespace {

/// Least interval between updates; nobody could read faster ones.
constexpr qint64 kInterval = 100;  // ms

void write(const QByteArray& bytes) {
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

}  // namespace

Progress::Progress() : isTerminal_(::isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
    clear();
}

bool Progress::isDue() const {
    return isTerminal_ && (!sinceShown_.isValid() || sinceShown_.elapsed() >= kInterval);
}

void Progress::show(const QString& line) {
    if (!isTerminal_) return;
    write("\r\033[K" + cleaned(line).toUtf8());
    isShown_ = true;
    sinceShown_.start();
}

void Progress::clear() {
    if (isShown_) write("\r\033[K");
    isShown_ = false;
}

}  // namespace mazeloom::app

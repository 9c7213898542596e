// SPDX-License-Identifier: MIT
#include "app/domains/file/unkept_settings.h"

#include <chrono>
#include <utility>

#include <QDir>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/domains/file/session_domain.h"

namespace mazeloom::app {

using widgets::MessageBar;

namespace {

/// Delay before a check (debounce): a series of actions causes a single check.
constexpr std::chrono::milliseconds kLookSoon{500};

}  // namespace

UnkeptSettings::UnkeptSettings(const ActionRegistry& actions, const SessionDomain& session,
                               QWidget* window)
    : QObject(window), bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("unkeptSettings"));
    soon_.setSingleShot(true);
    soon_.setInterval(kLookSoon);
    connect(&soon_, &QTimer::timeout, this, &UnkeptSettings::look);
    const auto begin = qOverload<>(&QTimer::start);
    connect(&actions, &ActionRegistry::chosen, &soon_, begin);
    connect(&session, &SessionDomain::kept, &soon_, begin);
    soon_.start();
}

void UnkeptSettings::look() {
    // A new object, since QSettings::status() keeps its first error.
    QSettings settings;
    settings.sync();
    const bool isFailing = settings.status() == QSettings::AccessError || !settings.isWritable();
    if (isFailing == std::exchange(isFailing_, isFailing)) return;
    if (bar_ == nullptr) return;  // the window is closing
    if (!isFailing) return bar_->clear();
    bar_->showMessage(
        MessageBar::Kind::Warning,
        tr("The settings cannot be saved: %1 cannot be written. Changed settings last until the "
           "program ends. Free space on the disk, or make the file writable.")
            .arg(QDir::toNativeSeparators(settings.fileName())));
}

}  // namespace mazeloom::app

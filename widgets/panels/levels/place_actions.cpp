// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/place_actions.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QUrl>

#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

struct PlaceActions {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::PlaceActions)
};

}  // namespace

void addPlaceActions(QMenu& menu, const QString& folder) {
    const QString path = QDir::toNativeSeparators(folder);
    QAction* copy = menu.addAction(themedIcon("copy"), PlaceActions::tr("Copy the &path"), &menu,
                                   [path] { QGuiApplication::clipboard()->setText(path); });
    copy->setStatusTip(PlaceActions::tr("Put the path of the pack's folder on the clipboard"));
    copy->setEnabled(!folder.isEmpty());
    QAction* show =
        menu.addAction(themedIcon("folder"), PlaceActions::tr("Show the &folder"), &menu,
                       [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    show->setStatusTip(PlaceActions::tr("Open the pack's folder in the file manager"));
    show->setEnabled(!folder.isEmpty() && QFileInfo::exists(folder));
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "app/dialogs/about_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QSysInfo>
#include <QTabWidget>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/type.h"

namespace mazeloom::app {

namespace {

constexpr int kIcon = 64;

QPlainTextEdit* page(const QString& name, const QString& text) {
    auto* edit = new QPlainTextEdit(text);
    edit->setAccessibleName(name);
    edit->setReadOnly(true);
    edit->setTabChangesFocus(true);
    edit->setFrameShape(QFrame::NoFrame);
    return edit;
}

QString license() {
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the libraries that the program uses, one per line: name, version if known, license.
QString libraries() {
    return QStringLiteral(
               "Qt %1 — LGPL-3.0\n"
               "nlohmann/json — MIT\n"
               "libzip — BSD-3-Clause\n"
               "Nettle — LGPL-3.0 or GPL-2.0\n"
               "PCG — MIT or Apache-2.0\n"
               "CaDiCaL — MIT\n"
               "GMP — LGPL-3.0 or GPL-2.0\n"
               "tl::expected — CC0-1.0\n"
               "JetBrains Mono — OFL-1.1\n")
        .arg(QString::fromLatin1(qVersion()));
}

}  // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Mazeloom"));
    resize(520, 420);
    auto* icon = new widgets::PlainLabel;
    icon->setPixmap(widgets::applicationIcon().pixmap(kIcon));
    auto* title = new widgets::PlainLabel(
        QStringLiteral("Mazeloom %1").arg(QStringLiteral(MAZELOOM_VERSION)));
    widgets::setType(*title, widgets::Type::Title);
    title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* what = new widgets::PlainLabel(tr("A workshop for procedurally generated levels"));
    what->setTextInteractionFlags(Qt::TextSelectableByMouse);
    what->setWordWrap(true);
    auto* system = new widgets::PlainLabel(tr("Qt %1 on %2, %3")
                                               .arg(QString::fromLatin1(qVersion()),
                                                    QSysInfo::prettyProductName(),
                                                    QSysInfo::currentCpuArchitecture()));
    system->setForegroundRole(QPalette::PlaceholderText);
    system->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(icon, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->addWidget(title);
    texts->addWidget(what);
    texts->addSpacing(8);
    texts->addWidget(system);
    head->addLayout(texts, 1);

    auto* tabs = new QTabWidget;
    tabs->addTab(page(tr("License"), license()), tr("&License"));
    tabs->addTab(page(tr("Libraries"), libraries()), tr("L&ibraries"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addLayout(head);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/domains/exchange/import_domain.h"

#include <algorithm>
#include <memory>
#include <set>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QPushButton>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/dialogs/last_folder.h"
#include "app/dialogs/long_work.h"
#include "app/exchange/import_dialog.h"
#include "app/workspace/workspace.h"
#include "core/exchange/importer.h"
#include "widgets/document/pack_document.h"
#include "widgets/exchange/format_text.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/message_box.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

constexpr auto kImportFolder = "file/last-import-folder";
constexpr auto kImportRoots = "file/import-roots";

QString endingsOf(const exchange::Importer& importer) {
    QStringList endings;
    for (const std::string_view ending : importer.endings)
        endings << QStringLiteral("*.") + widgets::qstring(ending);
    return endings.join(u' ');
}

/// Returns the filters of the file dialog; the first one shows all formats.
QString filters() {
    QStringList all;
    QStringList each;
    for (const exchange::Importer* importer : exchange::importers()) {
        all << endingsOf(*importer);
        //: %1 a format, %2 the endings of its files
        each << ImportDomain::tr("%1 (%2)").arg(widgets::formatText(importer->title),
                                                endingsOf(*importer));
    }
    each.prepend(ImportDomain::tr("All importable files (%1)").arg(all.join(u' ')));
    return each.join(QStringLiteral(";;"));
}

/// Returns the folders below which imports may read files. The key is the folder of the imported
/// file.
QVariantMap keptRoots() {
    return QSettings().value(kImportRoots).toMap();
}
/// Returns the folder that the user allowed for this file; empty if there is none.
std::string keptRoot(const QString& file) {
    return QFile::encodeName(keptRoots().value(QFileInfo(file).absolutePath()).toString())
        .toStdString();
}
void keepRoot(const QString& file, const std::string& root) {
    constexpr qsizetype kMostRoots = 100;
    QVariantMap roots = keptRoots();
    if (roots.size() >= kMostRoots) roots.clear();
    roots[QFileInfo(file).absolutePath()] = widgets::qstring(root);
    QSettings().setValue(kImportRoots, roots);
}

/// Returns the files and pictures that the imported file needs, but that lie outside of the folder
/// that may be read.
std::vector<std::string> outsideOf(const exchange::ImportAttempt& attempt,
                                   const exchange::ImportOptions& options) {
    if (!attempt.imported) return attempt.outside;
    std::set<std::string> names(attempt.outside.begin(), attempt.outside.end());
    const std::string root = options.root.empty() ? exchange::rootOf(options.file) : options.root;
    std::set<std::string> pictures;
    for (const auto& [tile, look] : attempt.imported->foreignTiles)
        pictures.insert(look.image);
    for (const std::string& picture : pictures) {
        if (exchange::isOutside(options.file, root, picture)) names.insert(picture);
    }
    return {names.begin(), names.end()};
}

/// Reads a file and the files that it needs. The object may outlive the call that waits for it.
struct Reading {
    exchange::ImportOptions options;
    level::Pack pack;  ///< the pack to import into
    tl::expected<exchange::Imported, Problem> imported = {};
    bool isOfUnknownEncoding = false;
    std::vector<std::string> outside = {};

    void run(const LongWork& work) {
        options.stop = work.stop;
        exchange::ImportAttempt attempt = exchange::attemptImport(options);
        outside = outsideOf(attempt, options);
        imported = std::move(attempt.imported);
        isOfUnknownEncoding = !imported && exchange::isOfUnknownEncoding(options);
        // Reset the pointer, because the stop flag is destroyed with `work`.
        options.stop = {};
    }
};

}  // namespace

ImportDomain::ImportDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window), workspace_(workspace), window_(window) {
    actions.add(this, {.id = "file.import",
                       .text = tr("I&mport…"),
                       .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)},
                       .tip = tr("Import levels from other programs, or changes made there"),
                       .menu = MenuGroup::SavePack,
                       .triggered = [this] { ask(); }});
}

bool ImportDomain::isForeign(const QString& file) {
    return exchange::importerOf(file.toStdString()) != nullptr;
}

void ImportDomain::ask() {
    const QString file = QFileDialog::getOpenFileName(window_, tr("Import levels"),
                                                      lastFolder(kImportFolder), filters());
    if (file.isEmpty()) return;
    keepFolder(kImportFolder, QFileInfo(file).absolutePath());
    importFile(file);
}

void ImportDomain::importFile(const QString& file) {
    PackDocument* document = workspace_.current();
    const bool isUsable =
        document != nullptr && !document->isReadOnly() && document->loadProblems().empty();
    const auto reading = std::make_shared<Reading>();
    reading->pack = isUsable ? document->pack() : level::Pack();
    exchange::ImportOptions& options = reading->options;
    options.file = QFile::encodeName(file).toStdString();
    options.into = &reading->pack;
    options.tiles = reading->pack.foreignTiles;
    options.root = keptRoot(file);
    const auto read = [&] {
        return doOwnedWork(window_, tr("Reading %1").arg(QFileInfo(file).fileName()),
                           [reading](const LongWork& work) { reading->run(work); });
    };
    if (!read()) return;
    if (reading->isOfUnknownEncoding) {
        if (!asksForLatin1(file)) return;
        options.encoding = exchange::Encoding::Latin1;
        if (!read()) return;
    }
    if (!reading->outside.empty()) {
        const std::string root = exchange::rootFor(options.file, reading->outside);
        if (asksForRoot(file, reading->outside, widgets::qstring(root))) {
            keepRoot(file, root);
            options.root = root;
            if (!read()) return;
        }
    }
    auto& imported = reading->imported;
    if (!imported) return refuse(file, widgets::problemLine(imported.error()));
    // If no pack can be changed, create a new one; it is closed again if the user cancels.
    PackDocument* fresh = nullptr;
    if (!isUsable) {
        workspace_.create();
        fresh = document = workspace_.current();
    }
    ImportDialog dialog(*document, options, std::move(*imported), window_);
    if (dialog.exec() != QDialog::Accepted) {
        if (fresh != nullptr) workspace_.close(fresh);
        return;
    }
    const QPointer<PackDocument> open = document;
    const QString name = QFileInfo(file).fileName();
    if (takeIn(*document, dialog.takeComing(), name)) {
        emit told(tr("“%1” was imported").arg(name));
    } else if (fresh != nullptr && open != nullptr) {
        workspace_.close(fresh);
    }
}

bool ImportDomain::takeIn(PackDocument& document, exchange::Coming coming, const QString& name) {
    struct Taking {
        document::Document into;
        std::shared_ptr<const exchange::Coming> coming;  ///< reused if the pack is edited meanwhile
        document::Wanted edit = document::Edit{};
    };
    const QString step = tr("Import “%1”").arg(name);
    const auto shared = std::make_shared<const exchange::Coming>(std::move(coming));
    const QPointer<PackDocument> open = &document;
    while (true) {
        bool isEdited = false;
        const auto watch =
            connect(&document, &PackDocument::edited, this, [&] { isEdited = true; });
        const auto taking = std::make_shared<Taking>(Taking{document.content(), shared});
        const bool isDone = doOwnedWork(window_, step, [taking](const LongWork&) {
            taking->edit = exchange::takeIn(taking->into, *taking->coming);
            // Release the levels shared with the document, so that applying the edit does not copy
            // them.
            taking->into = document::Document();
        });
        disconnect(watch);
        if (!isDone || open == nullptr) return false;
        // The copy lacks edits that the user made meanwhile, so try again.
        if (isEdited) continue;
        if (!taking->edit) {
            refuse(name, tr("The pack would then have more terrains, kinds of objects or tile "
                            "meanings than a pack can have. Remove some that it does not need, or "
                            "import into a new pack."));
        }
        return document.apply(std::move(taking->edit), step);
    }
}

bool ImportDomain::asksForLatin1(const QString& file) {
    widgets::MessageBox box(window_);
    box.setIcon(widgets::MessageBox::Question);
    box.setWindowTitle(tr("Old encoding"));
    box.setText(
        tr("“%1” is not Unicode text. Read it as Latin-1?").arg(QFileInfo(file).fileName()));
    box.setInformativeText(tr(
        "Many older programs write Latin-1. If letters come out wrong, save the file as UTF-8 in "
        "the program that wrote it."));
    QPushButton* read = box.addButton(tr("&Read as Latin-1"), widgets::MessageBox::AcceptRole);
    box.addButton(widgets::MessageBox::Cancel);
    box.setDefaultButton(read);
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    return clicked == read;
}

bool ImportDomain::asksForRoot(const QString& file, const std::vector<std::string>& names,
                               const QString& root) {
    constexpr std::size_t kMostNames = 5;
    QStringList some;
    for (const std::string& name : names) {
        if (some.size() == kMostNames) {
            some << QStringLiteral("…");
            break;
        }
        some << widgets::qstring(name);
    }
    widgets::MessageBox box(window_);
    box.setIcon(widgets::MessageBox::Question);
    box.setWindowTitle(tr("Files in other folders"));
    //: %1 a file that is imported, %2 a folder
    box.setText(tr("“%1” uses files outside of its folder. Read files below “%2”?")
                    .arg(QFileInfo(file).fileName(), root));
    //: %1 names of files, a line each
    box.setInformativeText(tr("It names:\n%1\nWithout them, their tiles have no meaning and their "
                              "pictures are not shown. The answer “Read them” holds for all later "
                              "imports from this folder.")
                               .arg(some.join(u'\n')));
    QPushButton* read = box.addButton(tr("&Read them"), widgets::MessageBox::AcceptRole);
    box.addButton(tr("&Leave them out"), widgets::MessageBox::RejectRole);
    box.setDefaultButton(read);
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    return clicked == read;
}

void ImportDomain::refuse(const QString& file, const QString& why) {
    widgets::MessageBox box(window_);
    box.setIcon(widgets::MessageBox::Critical);
    box.setWindowTitle(tr("Not imported"));
    box.setText(tr("“%1” was not imported. Nothing was changed.").arg(QFileInfo(file).fileName()));
    box.setInformativeText(why);
    box.setStandardButtons(widgets::MessageBox::Close);
    box.exec();
}

}  // namespace mazeloom::app

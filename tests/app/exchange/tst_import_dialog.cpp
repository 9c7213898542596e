// SPDX-License-Identifier: MIT
// File → Import… in the real window: a re-import changes what was changed outside, in one step, and
// a foreign file becomes a level, with tiles that mean what the user says.
#include <sys/stat.h>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include "app/exchange/import_dialog.h"
#include "core/exchange/out/write_levels.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/folder_source.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/undo_history.h"

namespace mazeloom::tst_import_dialog {

using app::ImportDialog;
using testing::iconAt;
using testing::rowAt;
using testing::rowCount;
using testing::textAt;

class TestImportDialog : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("import-dialog"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void whatIsUnchangedIsNotImported();
    void whatCannotBeTakenIsNotCalledUnchanged();
    void theListIsAsTallAsItsLevels();
    void thePreviewLooksLikeTheCanvas();
    void whatWasChangedChangesHereInOneStep();
    void comesInBesideWhereOneWants();
    void foreignTilesMeanWhatOneSays();
    void otherFormatsOfferTheirNamesToo();
    void aPictureThatIsSvgIsNotDrawn();
    void foreignTilesMayMeanWhatIsThePacksOwn();
    void guessesCanBeChanged();
    void oldTextIsReadWhenAgreedTo();
    void whatCannotBeReadChangesNothing();
    void withoutAPackItMakesOne();
    void filesInOtherFoldersAreAskedForOnce();
    void classesOfObjectsMeanWhatOneSays();

  private:
    void openTemple() {
        window_->workspace().open(QStringLiteral("builtin:temple"));
        QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
        // The built-in pack is read-only.
        current()->setReadOnly(false);
    }
    /// Exports the shown level as a Tiled map.
    void exportShown(const QString& name) {
        const level::Pack pack = current()->pack();
        const QString id = widgets::currentLevelId(*current());
        exchange::LevelChoice choice;
        choice.format = *std::ranges::find_if(exchange::exporters(), [](const auto* one) {
            return std::string_view(one->id) == "tmj";
        });
        choice.pack = &pack;
        choice.levels = {{pack.findLevel(id.toStdString()), widgets::seedOf(*current(), id)}};
        files::DiskFiles disk;
        QVERIFY(exchange::writeLevels(exchange::LevelFiles(std::move(choice)),
                                      {path(name).toStdString(), false}, {}, {}, disk)
                    .has_value());
    }
    /// Changes a tile of the first layer, as Tiled would.
    void repaint(const QString& name, grid::Point at, int tile) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject map = QJsonDocument::fromJson(file.readAll()).object();
        file.close();
        QJsonArray layers = map["layers"].toArray();
        QJsonObject layer = layers[0].toObject();
        QJsonArray data = layer["data"].toArray();
        data[at.y * map["width"].toInt() + at.x] = tile;
        layer["data"] = data;
        layers[0] = layer;
        map["layers"] = layers;
        write(name, QJsonDocument(map).toJson());
    }
    /// Writes another program's map, with two tiles of its own picture.
    void writeForeign() {
        QImage tiles(32, 16, QImage::Format_RGB32);
        QPainter(&tiles).fillRect(0, 0, 16, 16, Qt::red);
        QPainter(&tiles).fillRect(16, 0, 16, 16, Qt::blue);
        tiles.save(path("town.png"));
        write("town.tmx", R"(<?xml version="1.0"?>
<map version="1.8" orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16" infinite="0">
<tileset firstgid="1" name="town" tilewidth="16" tileheight="16" tilecount="2" columns="2">
<image source="town.png" width="32" height="16"/></tileset>
<layer id="1" name="Ground" width="4" height="3"><data encoding="csv">
1,1,1,1,
1,2,2,1,
1,1,1,1</data></layer>
<imagelayer id="2" name="Sky"/>
</map>)");
    }
    void take(const QString& name, const std::function<void(ImportDialog&)>& fill,
              QDialogButtonBox::StandardButton end = QDialogButtonBox::Ok) {
        willAnswer(chooseFile(path(name)));
        willAnswer([=](QDialog* dialog) {
            auto* asked = qobject_cast<ImportDialog*>(dialog);
            QVERIFY(asked != nullptr);
            fill(*asked);
            QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(end), Qt::LeftButton);
        });
        action("file.import")->trigger();
    }
    static QListView* list(ImportDialog& dialog, const QString& name) {
        for (auto* one : dialog.findChildren<QListView*>()) {
            if (one->accessibleName() == name) return one;
        }
        return nullptr;
    }
    static QListWidget* paletteOf(ImportDialog& dialog) {
        return qobject_cast<QListWidget*>(list(dialog, "What tiles stand for"));
    }
    static void select(QListView* view, const QModelIndex& row) {
        view->selectionModel()->select(row, QItemSelectionModel::Select);
    }
    static QCheckBox* check(ImportDialog& dialog, const QString& word) {
        for (auto* one : dialog.findChildren<QCheckBox*>()) {
            if (QString(one->text()).remove('&').contains(word)) return one;
        }
        return nullptr;
    }
};

void TestImportDialog::whatIsUnchangedIsNotImported() {
    openTemple();
    exportShown("map.tmj");
    take(
        "map.tmj",
        [](ImportDialog& dialog) {
            QVERIFY(
                !dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
            QVERIFY(dialog.findChild<QLabel*>("summary")->text().contains("Nothing was changed"));
        },
        QDialogButtonBox::Cancel);
    QVERIFY(!current()->isModified());
}

void TestImportDialog::whatCannotBeTakenIsNotCalledUnchanged() {
    openTemple();
    exportShown("map.tmj");
    QFile file(path("map.tmj"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    // The map also has an empty group.
    text.replace("\"layers\":[", "\"layers\":[{\"type\":\"group\",\"name\":\"All\"},");
    QVERIFY(text.contains("group"));
    write("map.tmj", text);
    take(
        "map.tmj",
        [](ImportDialog& dialog) {
            QVERIFY(
                !dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
            const QString summary = dialog.findChild<QLabel*>("summary")->text();
            QVERIFY2(summary.contains("the notes say why"), qPrintable(summary));
        },
        QDialogButtonBox::Cancel);
    QVERIFY(!current()->isModified());
}

void TestImportDialog::theListIsAsTallAsItsLevels() {
    openTemple();
    exportShown("first.tmj");
    take(
        "first.tmj",
        [](ImportDialog& dialog) {
            auto* levels = list(dialog, "Levels");
            QCOMPARE(rowCount(levels), 1);
            QVERIFY(levels->height() >= levels->sizeHintForRow(0));
            QVERIFY(levels->height() < 2 * levels->sizeHintForRow(0));
        },
        QDialogButtonBox::Cancel);
    // Some of the many levels are visible; the rest can be scrolled to.
    const auto bytes = pack::writeArchive(*pack::readFolder(MAZELOOM_PACKS "/temple"), {});
    write("temple.mazepack", QByteArray(bytes->data(), static_cast<qsizetype>(bytes->size())));
    take(
        "temple.mazepack",
        [](ImportDialog& dialog) {
            auto* levels = list(dialog, "Levels");
            QVERIFY(rowCount(levels) > 20);
            QVERIFY(levels->height() >= 10 * levels->sizeHintForRow(0));
            QVERIFY(levels->height() < 11 * levels->sizeHintForRow(0));
        },
        QDialogButtonBox::Cancel);
}

void TestImportDialog::thePreviewLooksLikeTheCanvas() {
    openTemple();
    exportShown("map.tmj");
    for (int i = 0; i < 2; ++i) {
        take(
            "map.tmj",
            [this](ImportDialog& dialog) {
                const auto* preview = dialog.findChild<widgets::Canvas*>();
                QCOMPARE(preview->theme().number(), canvas()->theme().number());
            },
            QDialogButtonBox::Cancel);
        action("view.letters")->trigger();
    }
}

void TestImportDialog::whatWasChangedChangesHereInOneStep() {
    openTemple();
    exportShown("map.tmj");
    const level::Level before = *widgets::currentLevel(*current());
    const level::CellGrid cells = window_->player().timeline()->cells();
    grid::Point at{8, 2};
    const bool isFloor = level::info(cells.at(at).terrain()).walkable;
    repaint("map.tmj", at,
            1 + static_cast<int>(isFloor ? level::Terrain::Wall : level::Terrain::Floor));
    const int steps = current()->history()->count();
    take("map.tmj", [](ImportDialog& dialog) {
        auto* canvas = dialog.findChild<widgets::Canvas*>();
        // The preview highlights the difference before anything changes: this cell alone.
        QTRY_COMPARE(canvas->highlightedArea().cellCount(), std::int64_t{1});
        QVERIFY(canvas->highlightedArea().contains({8, 2}));
        QVERIFY(textAt(list(dialog, "Levels"), 0).contains("changed"));
        QVERIFY(check(dialog, "As it is now")->isVisible());
    });
    QCOMPARE(current()->history()->count(), steps + 1);
    QTRY_VERIFY(window_->player().timeline()->cells().at(at).terrain() != cells.at(at).terrain());
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (grid::Point{x, y} == at) continue;
            QCOMPARE(window_->player().timeline()->cells().at({x, y}).terrain(),
                     cells.at({x, y}).terrain());
        }
    }
    action("edit.undo")->trigger();
    QCOMPARE(*widgets::currentLevel(*current()), before);
}

void TestImportDialog::comesInBesideWhereOneWants() {
    openTemple();
    exportShown("map.tmj");
    const std::size_t count = current()->pack().levels.size();
    take("map.tmj", [](ImportDialog& dialog) {
        QTest::mouseClick(check(dialog, "Replace levels"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(textAt(list(dialog, "Levels"), 0).contains("new"));
    });
    QCOMPARE(current()->pack().levels.size(), count + 1);
    QCOMPARE(widgets::currentLevel(*current())->title, current()->pack().levels[0].title);
    action("edit.undo")->trigger();
    QCOMPARE(current()->pack().levels.size(), count);
}

void TestImportDialog::foreignTilesMeanWhatOneSays() {
    newSolidPack();
    writeForeign();
    take("town.tmx", [](ImportDialog& dialog) {
        auto* notes = list(dialog, "Left out");
        QVERIFY(notes->isVisible());
        // The notes are apart from the form above them.
        const auto* title = dialog.findChild<QLabel*>("notesTitle");
        QVERIFY(title != nullptr);
        int above = 0;
        for (const QWidget* widget :
             title->parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            const int bottom = widget->geometry().bottom();
            if (widget->isVisible() && bottom < title->y()) above = std::max(above, bottom);
        }
        QVERIFY2(title->y() - above > 14, qPrintable(QString::number(title->y() - above)));
        QVERIFY(textAt(notes, 0).contains("Sky"));
        auto* tiles = list(dialog, "Tiles of the file");
        QCOMPARE(rowCount(tiles), 2);
        // The list shows the tiles as they look in the file.
        QCOMPARE(iconAt(tiles, 0).pixmap(8, 8).toImage().pixelColor(4, 4), QColor(Qt::red));
        auto* palette = paletteOf(dialog);
        tiles->setCurrentIndex(rowAt(tiles, 0));
        const auto wall = palette->findItems(QString(), Qt::MatchContains);
        for (QListWidgetItem* item : wall) {
            if (item->data(Qt::UserRole).toString() != QLatin1String("terrain wall")) continue;
            palette->scrollToItem(item);
            QTest::mouseClick(palette->viewport(), Qt::LeftButton, {},
                              palette->visualItemRect(item).center());
        }
    });
    const level::Level& level = *widgets::currentLevel(*current());
    QCOMPARE(level.size, (grid::Size{4, 3}));
    QCOMPARE(level::terrainOf(level.paint->at({0, 0})), level::Terrain::Wall);
    QCOMPARE(level::terrainOf(level.paint->at({1, 1})), level::Terrain::Floor);
    const level::ForeignTiles kept{{"town 0", "terrain wall"}};
    QVERIFY(current()->pack().foreignTiles == kept);
    // A known tile is not asked for again.
    take(
        "town.tmx",
        [](ImportDialog& dialog) {
            for (auto* label : dialog.findChildren<QLabel*>()) {
                if (label->text().contains("no meaning yet"))
                    QVERIFY(label->text().startsWith("1 "));
            }
        },
        QDialogButtonBox::Cancel);
    action("edit.undo")->trigger();
    QVERIFY(current()->pack().foreignTiles.empty());
}

/// Words of CSV, colours of pictures and entities of LDtk can be given a meaning by a click.
void TestImportDialog::otherFormatsOfferTheirNamesToo() {
    newSolidPack();
    const QString cases = QStringLiteral(MAZELOOM_TEST_DATA "/cases/");
    const std::vector<std::pair<QString, QStringList>> files{
        {"15-map-typo/ground.csv", {"csv 0", "csv 1"}},
        {"15-map-typo/room.png", {"#282828", "#c8c8c8"}},
        {"03-foreign-types/types.ldtk", {"entity Chest", "entity PlayerStart"}}};
    for (const auto& [name, wanted] : files) {
        const QString file = QFileInfo(name).fileName();
        QVERIFY(QFile::copy(cases + name, path(file)));
        take(
            file,
            [&wanted = wanted](ImportDialog& dialog) {
                auto* tiles = list(dialog, "Tiles of the file");
                QStringList names;
                for (int i = 0; i < testing::rowCount(tiles); ++i)
                    names << testing::textAt(tiles, i);
                for (const QString& one : wanted)
                    QVERIFY2(names.contains(one), qPrintable(names.join(", ")));
            },
            QDialogButtonBox::Cancel);
    }
}

void TestImportDialog::aPictureThatIsSvgIsNotDrawn() {
    newSolidPack();
    writeForeign();
    // Reading the pipe with Qt would block for ever.
    QCOMPARE(::mkfifo(qPrintable(path("pipe")), 0600), 0);
    write("town.png",
          "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
          "width=\"32\" height=\"16\"><rect width=\"32\" height=\"16\"/><image xlink:href=\"" +
              path("pipe").toUtf8() + "\" width=\"16\" height=\"16\"/></svg>");
    take("town.tmx", [](ImportDialog& dialog) {
        auto* tiles = list(dialog, "Tiles of the file");
        QCOMPARE(rowCount(tiles), 2);
        QVERIFY(iconAt(tiles, 0).isNull());
        QVERIFY(!textAt(tiles, 0).isEmpty());
    });
    QCOMPARE(widgets::currentLevel(*current())->size, (grid::Size{4, 3}));
}

void TestImportDialog::foreignTilesMayMeanWhatIsThePacksOwn() {
    newSolidPack();
    writeForeign();
    level::OwnTerrain moss;
    moss.terrain = static_cast<level::Terrain>(static_cast<int>(level::kFirstOwnTerrain) + 5);
    moss.id = "moss";
    moss.title = "Soft moss";
    moss.character = 'e';
    QVERIFY(setOwnTerrains(*current(), {moss}, "Add a terrain"));
    take("town.tmx", [](ImportDialog& dialog) {
        list(dialog, "Tiles of the file")
            ->setCurrentIndex(rowAt(list(dialog, "Tiles of the file"), 0));
        auto* palette = paletteOf(dialog);
        QListWidgetItem* found = nullptr;
        for (QListWidgetItem* item : palette->findItems(QString(), Qt::MatchContains)) {
            if (item->data(Qt::UserRole).toString() == QLatin1String("terrain own:moss"))
                found = item;
        }
        QVERIFY(found != nullptr);
        QCOMPARE(found->data(Qt::AccessibleTextRole).toString(), QString("Soft moss"));
        palette->scrollToItem(found);
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {},
                          palette->visualItemRect(found).center());
        QCOMPARE(
            rowAt(list(dialog, "Tiles of the file"), 0).data(Qt::AccessibleTextRole).toString(),
            QString("town 0: Soft moss"));
    });
    const level::Level& level = *widgets::currentLevel(*current());
    QCOMPARE(level::terrainOf(level.paint->at({0, 0})), moss.terrain);
    QCOMPARE(level::terrainOf(level.paint->at({1, 1})), level::Terrain::Floor);
}

void TestImportDialog::whatCannotBeReadChangesNothing() {
    newSolidPack();
    write("broken.tmj", "{\"width\": 4,");
    willAnswer(chooseFile(path("broken.tmj")));
    willAnswer([](QDialog* dialog) {
        QVERIFY(dialog->findChildren<QLabel*>().size() >= 2);
        QString all;
        for (auto* label : dialog->findChildren<QLabel*>())
            all += label->text();
        QVERIFY2(all.contains("broken.tmj") && all.contains("line"), qPrintable(all));
        dialog->reject();
    });
    action("file.import")->trigger();
    QCOMPARE(current()->pack().levels.size(), std::size_t{1});
    QCOMPARE(current()->history()->count(), 0);
}

void TestImportDialog::withoutAPackItMakesOne() {
    writeForeign();
    QVERIFY(current() == nullptr);
    take(
        "town.tmx", [](ImportDialog&) {}, QDialogButtonBox::Cancel);
    QVERIFY(current() == nullptr);
    take("town.tmx", [](ImportDialog&) {});
    QVERIFY(current() != nullptr);
    QCOMPARE(widgets::currentLevel(*current())->size, (grid::Size{4, 3}));
}

void TestImportDialog::guessesCanBeChanged() {
    openTemple();
    write("hall.txt", "███\n█▒█\n███\n");
    take("hall.txt", [](ImportDialog& dialog) {
        auto* tiles = list(dialog, "Tiles of the file");
        QVERIFY(tiles != nullptr);
        QCOMPARE(rowCount(tiles), 2);
        const auto toolTipOf = [tiles](const QString& name) {
            return testing::rowWith(*tiles, name).data(Qt::ToolTipRole).toString();
        };
        QVERIFY(toolTipOf("text █").contains("wall"));
        QVERIFY(toolTipOf("text ▒").contains("unknown"));
        tiles->clearSelection();
        select(tiles, testing::rowWith(*tiles, "text █"));
        auto* palette = paletteOf(dialog);
        for (int row = 0; row < palette->count(); ++row) {
            if (palette->item(row)->data(Qt::UserRole).toString() == "terrain water")
                emit palette->itemClicked(palette->item(row));
        }
        QVERIFY(toolTipOf("text █").contains("water"));
    });
    const level::Level& level = current()->pack().levels.back();
    QCOMPARE(level::terrainOf(level.paint->at({0, 0})), level::Terrain::Water);
    QCOMPARE(level::terrainOf(level.paint->at({1, 1})), level::Terrain::Floor);
}

void TestImportDialog::oldTextIsReadWhenAgreedTo() {
    openTemple();
    const std::size_t count = current()->pack().levels.size();
    write("old.txt", "###\n#\xb7#\n###\n");
    willAnswer(chooseFile(path("old.txt")));
    willAnswer(testing::Answers::click("Cancel"));
    action("file.import")->trigger();
    QCOMPARE(current()->pack().levels.size(), count);
    willAnswer(chooseFile(path("old.txt")));
    willAnswer(testing::Answers::click("Read as Latin-1"));
    willAnswer([](QDialog* dialog) {
        auto* asked = qobject_cast<ImportDialog*>(dialog);
        QVERIFY(asked != nullptr);
        auto* notes = list(*asked, "Left out");
        QVERIFY(textAt(notes, 0).contains("\"·\" was taken for floor"));
        // When the file is read again, it is still read as Latin-1.
        auto* tiles = list(*asked, "Tiles of the file");
        select(tiles, rowAt(tiles, 0));
        auto* palette = paletteOf(*asked);
        emit palette->itemClicked(palette->item(0));
        QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    action("file.import")->trigger();
    QCOMPARE(current()->pack().levels.size(), count + 1);
}

void TestImportDialog::filesInOtherFoldersAreAskedForOnce() {
    newSolidPack();
    QVERIFY(QDir(folder_->path()).mkpath("game/maps"));
    QImage(32, 16, QImage::Format_RGB32).save(path("game/town.png"));
    write("game/town.tsx", R"(<tileset name="town" tilewidth="16" tileheight="16" tilecount="2"
columns="2"><image source="town.png" width="32" height="16"/></tileset>)");
    write("game/maps/town.tmx", R"(<map orientation="orthogonal" width="1" height="1" tilewidth="16"
tileheight="16"><tileset firstgid="1" source="../town.tsx"/><layer id="1" name="Ground" width="1"
height="1"><data encoding="csv">1</data></layer></map>)");
    const auto take = [this](const char* answer, const std::function<void(ImportDialog&)>& look) {
        willAnswer(chooseFile(path("game/maps/town.tmx")));
        if (answer != nullptr) {
            willAnswer([this, answer](QDialog* dialog) {
                QString all;
                for (auto* label : dialog->findChildren<QLabel*>())
                    all += label->text();
                // The question names the folder and the reason.
                QVERIFY2(all.contains(path("game") + "”") && all.contains("../town.tsx"),
                         qPrintable(all));
                testing::Answers::click(answer)(dialog);
            });
        }
        willAnswer([=](QDialog* dialog) {
            auto* asked = qobject_cast<ImportDialog*>(dialog);
            QVERIFY(asked != nullptr);
            look(*asked);
            dialog->reject();
        });
        action("file.import")->trigger();
    };
    take("Leave them out", [](ImportDialog& dialog) {
        QVERIFY(textAt(list(dialog, "Left out"), 0).contains("../town.tsx"));
        QVERIFY(iconAt(list(dialog, "Tiles of the file"), 0).isNull());
    });
    const auto isThere = [](ImportDialog& dialog) {
        QCOMPARE(rowCount(list(dialog, "Left out")), 0);
        QVERIFY(!iconAt(list(dialog, "Tiles of the file"), 0).isNull());
    };
    take("Read them", isThere);
    // A second import from the same folder does not ask again.
    take(nullptr, isThere);
}

void TestImportDialog::classesOfObjectsMeanWhatOneSays() {
    newSolidPack();
    write("town.tmx", R"(<map orientation="orthogonal" width="2" height="1" tilewidth="16"
tileheight="16"><objectgroup id="1" name="Spawns"><object id="1" type="Start" x="16" y="0" width="16"
height="16"/></objectgroup></map>)");
    take("town.tmx", [](ImportDialog& dialog) {
        auto* tiles = list(dialog, "Tiles of the file");
        QCOMPARE(rowCount(tiles), 1);
        QCOMPARE(textAt(tiles, 0), QString("type Start"));
        select(tiles, rowAt(tiles, 0));
        auto* palette = paletteOf(dialog);
        for (int row = 0; row < palette->count(); ++row) {
            if (palette->item(row)->data(Qt::UserRole).toString() == "thing hero")
                emit palette->itemClicked(palette->item(row));
        }
        // The missing floor is reported, but the room's class is known.
        auto* notes = list(dialog, "Left out");
        for (int row = 0; row < rowCount(notes); ++row)
            QVERIFY2(!textAt(notes, row).contains("Start"), qPrintable(textAt(notes, row)));
    });
    const level::Level& level = *widgets::currentLevel(*current());
    QCOMPARE(level.objects.size(), std::size_t{1});
    QCOMPARE(level.objects.front().at, (grid::Point{1, 0}));
    const level::ForeignTiles kept{{"type Start", "thing hero"}};
    QVERIFY(current()->pack().foreignTiles == kept);
}

MAZELOOM_TEST(TestImportDialog)

}  // namespace mazeloom::tst_import_dialog

#include "tst_import_dialog.moc"

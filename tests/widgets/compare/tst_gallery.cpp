// SPDX-License-Identifier: MIT
// The gallery of seeds, used by real clicks and keys: opening, marking favourites, sorting, paging;
// failures, cancelling, and closing during work.
#include <algorithm>
#include <memory>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/compared_document.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/compare/gallery_delegate.h"
#include "widgets/compare/gallery_panel.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/seeds.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::tst_gallery {

using widgets::GalleryModel;
using widgets::PackDocument;

class TestGallery : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void showsTheNextSeeds();
    void picturesAreOfTheSeeds();
    void largeCellsAreDrawnAsOnTheCanvas();
    void aClickMakesTheSeedTheLevels();
    void enterOpens();
    void aRightClickKeepsAndLetsGo();
    void keysKeepAndLetGo();
    void theMenuKeyOpensAMenu();
    void sortsByAMeasure();
    void sortingKeepsTheChosen();
    void pagesThroughTheSeeds();
    void favouritesAlone();
    void favouritesKnowTheirMap();
    void aFailedSeedSaysWhy();
    void anEditMakesAllAnew();
    void aKeptSeedMakesNothingAnew();
    void cancelKeepsWhatIsMade();
    void hiddenItRests();
    void hiddenItKnowsItsSeeds();
    void canGoWhileItWorks();
    void saysWhenThereIsNothing();
    void readOnlyKeepsNothing();
    void theOrderIsRemembered();

  private:
    void open(level::Level level);
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!panel_->model().isBusy(), 60'000); }
    QModelIndex at(int row) const { return panel_->model().index(row); }
    QPoint middleOf(int row) const { return panel_->view()->visualRect(at(row)).center(); }
    void click(int row, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(panel_->view()->viewport(), button, {}, middleOf(row));
        if (button != Qt::RightButton) return;
        // Sends the platform's context menu event.
        QContextMenuEvent menu(QContextMenuEvent::Mouse, middleOf(row),
                               panel_->view()->viewport()->mapToGlobal(middleOf(row)));
        QApplication::sendEvent(panel_->view()->viewport(), &menu);
    }
    void press(Qt::Key key) { QTest::keyClick(panel_->view(), key); }
    const level::Favourites& favourites() const { return findLevel(*document_, "one")->favourites; }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::GalleryPanel> panel_;
};

void TestGallery::initTestCase() {
    resources::initialise();
}

void TestGallery::open(level::Level level) {
    document_ = testing::comparedDocument(std::move(level));
    context_->setDocument(document_.get());
}

void TestGallery::init() {
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<widgets::GalleryPanel>(*context_);
    panel_->resize(700, 560);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
    open(testing::solid({21, 21}, {"rooms", "maze", "doors", "unite"}));
    settle();
}

void TestGallery::theOrderIsRemembered() {
    QString kept;
    const auto memory = [&] {
        return widgets::LevelMemory{
            .recall = [&](const PackDocument&, const QString&) { return kept; },
            .keep = [&](const PackDocument&, const QString&, const QString& text) { kept = text; }};
    };
    panel_->setMemory(memory());
    QCOMPARE(kept, QString());
    panel_->sorting()->setCurrentIndex(3);
    panel_->downButton()->click();
    const QString shown = panel_->sorting()->currentText();
    panel_ = std::make_unique<widgets::GalleryPanel>(*context_);
    panel_->setMemory(memory());
    QCOMPARE(panel_->sorting()->currentText(), shown);
    QVERIFY(panel_->downButton()->isChecked());
    QVERIFY(panel_->model().order().by == analyse::measures()[2]);
    QVERIFY(panel_->model().order().isDescending);
    panel_->setMemory({});
    // A stored measure that no longer exists falls back to sorting by seed.
    kept = "gone";
    panel_->setMemory(memory());
    QCOMPARE(panel_->sorting()->currentIndex(), 0);
    QVERIFY(!panel_->downButton()->isChecked());
}

void TestGallery::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestGallery::showsTheNextSeeds() {
    QCOMPARE(panel_->model().rowCount(), 64);
    for (int row = 0; row < 64; ++row) {
        QCOMPARE(at(row).data().toString(), QString::number(row + 1));
        QVERIFY(!at(row).data(GalleryModel::PictureRole).value<QImage>().isNull());
        QVERIFY(at(row).data(GalleryModel::FailureRole).toString().isEmpty());
    }
    QVERIFY(at(0).data(GalleryModel::IsCurrentRole).toBool());
    QVERIFY(!panel_->cancelButton()->isVisible());
    QVERIFY(at(4).data(Qt::AccessibleTextRole).toString().contains("5"));
}

void TestGallery::picturesAreOfTheSeeds() {
    const auto request = *generationRequest(*document_);
    const double ratio = panel_->devicePixelRatioF();
    const int side = static_cast<int>(widgets::GalleryDelegate::kPicture * ratio);
    for (const int row : {0, 5, 63}) {
        const auto made =
            generate::generate(*request.level, *request.rooms, static_cast<std::uint64_t>(row) + 1);
        const auto picture = at(row).data(GalleryModel::PictureRole).value<QImage>();
        QCOMPARE(picture.size(), QSize(side, side));
        const auto look = [&](const widgets::Theme& theme) {
            return GalleryModel::Look{.theme = theme, .most = {side, side}, .ratio = ratio};
        };
        const widgets::Theme theme = widgets::themeOf(*panel_);
        QVERIFY(picture == GalleryModel::pictureOf(made->map, look(theme)));
    }
}

/// From 8 pixels a cell, objects are shown as drawings or letters.
void TestGallery::largeCellsAreDrawnAsOnTheCanvas() {
    const auto map = generate::generate(testing::painted({"####", "#@o#", "####"}, {}), {}, 1)->map;
    widgets::Theme theme = widgets::Theme::dark();
    for (const int cell : {3, 7, 8, 20, 40}) {
        const auto drawn = [&](bool letters) {
            theme.hasLetters = letters;
            return GalleryModel::pictureOf(
                map, {.theme = theme, .most = {4 * cell, 3 * cell}, .ratio = 1});
        };
        QCOMPARE(drawn(false).size(), QSize(4 * cell, 3 * cell));
        QCOMPARE(drawn(false) != drawn(true), cell >= 8);
    }
}

void TestGallery::aClickMakesTheSeedTheLevels() {
    QSignalSpy shown(panel_.get(), &widgets::GalleryPanel::levelWanted);
    click(4);
    QCOMPARE(seedOf(*document_, "one"), 5U);
    QVERIFY(at(4).data(GalleryModel::IsCurrentRole).toBool());
    QVERIFY(!at(0).data(GalleryModel::IsCurrentRole).toBool());
    QCOMPARE(shown.count(), 0);
    // The same seeds are shown, and none is generated again.
    QCOMPARE(at(0).data().toString(), QString("1"));
    QVERIFY(!panel_->model().isBusy());
    document_->history()->undo();
    QCOMPARE(seedOf(*document_, "one"), 1U);
    QVERIFY(at(0).data(GalleryModel::IsCurrentRole).toBool());
}

void TestGallery::enterOpens() {
    QSignalSpy shown(panel_.get(), &widgets::GalleryPanel::levelWanted);
    panel_->view()->setFocus();
    panel_->view()->setCurrentIndex(at(0));
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(seedOf(*document_, "one"), 3U);
    QCOMPARE(shown.count(), 1);
    press(Qt::Key_End);
    press(Qt::Key_Enter);
    QCOMPARE(seedOf(*document_, "one"), 64U);
}

void TestGallery::aRightClickKeepsAndLetsGo() {
    QSignalSpy told(panel_.get(), &widgets::GalleryPanel::told);
    click(2, Qt::RightButton);
    QVERIFY(favourites().seeds == std::vector<std::uint64_t>({3}));
    QVERIFY(at(2).data(GalleryModel::IsKeptRole).toBool());
    QVERIFY(told.first().first().toString().contains("3"));
    QCOMPARE(seedOf(*document_, "one"), 1U);
    QVERIFY(document_->isModified());
    click(6, Qt::RightButton);
    click(2, Qt::RightButton);
    QVERIFY(favourites().seeds == std::vector<std::uint64_t>({7}));
    document_->history()->undo();
    QVERIFY(at(2).data(GalleryModel::IsKeptRole).toBool());
}

void TestGallery::keysKeepAndLetGo() {
    panel_->view()->setFocus();
    panel_->view()->setCurrentIndex(at(9));
    press(Qt::Key_Insert);
    press(Qt::Key_Insert);
    QVERIFY(favourites().seeds == std::vector<std::uint64_t>({10}));
    press(Qt::Key_Delete);
    QVERIFY(favourites().isEmpty());
    press(Qt::Key_Delete);
    QCOMPARE(document_->history()->count(), 2);
}

void TestGallery::theMenuKeyOpensAMenu() {
    QSignalSpy compare(panel_.get(), &widgets::GalleryPanel::compareWanted);
    panel_->view()->setFocus();
    panel_->view()->setCurrentIndex(at(3));
    const auto choose = [this](int entry) {
        press(Qt::Key_Menu);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (const QAction* action : menu->actions())
            QVERIFY(!action->statusTip().isEmpty());
        for (int i = 0; i <= entry; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    };
    choose(0);
    QCOMPARE(seedOf(*document_, "one"), 4U);
    choose(1);
    QVERIFY(favourites().contains(4));
    choose(2);
    QCOMPARE(compare.count(), 1);
    QCOMPARE(compare.first().first().toULongLong(), 4U);
    choose(3);
    QCOMPARE(QApplication::clipboard()->text(), QString("4"));
}

void TestGallery::sortsByAMeasure() {
    const int rooms = panel_->sorting()->findText("Rooms");
    QVERIFY(rooms > 0);
    panel_->sorting()->setFocus();
    panel_->sorting()->setCurrentIndex(rooms);
    const auto values = [this] {
        std::vector<int> all;
        for (int row = 0; row < panel_->model().rowCount(); ++row)
            all.push_back(at(row).data(GalleryModel::MeasureRole).toInt());
        return all;
    };
    QVERIFY(std::ranges::is_sorted(values()));
    QVERIFY(values().front() < values().back());
    const auto request = *generationRequest(*document_);
    const std::uint64_t seed = panel_->model().seedAt(0);
    QCOMPARE(static_cast<int>(
                 generate::generate(*request.level, *request.rooms, seed)->map.rooms.size()),
             values().front());
    QTest::mouseClick(panel_->downButton(), Qt::LeftButton);
    QVERIFY(std::ranges::is_sorted(values(), std::greater<>()));
    panel_->sorting()->setCurrentIndex(0);
    QCOMPARE(panel_->model().seedAt(0), 64U);
}

void TestGallery::sortingKeepsTheChosen() {
    panel_->view()->setCurrentIndex(at(11));
    panel_->sorting()->setCurrentIndex(panel_->sorting()->findText("Dead ends"));
    QCOMPARE(panel_->view()->currentIndex().data().toString(), QString("12"));
    // The chosen seed also stays current while results arrive and are sorted.
    QTest::mouseClick(panel_->nextButton(), Qt::LeftButton);
    panel_->view()->setCurrentIndex(at(panel_->model().rowOf(70)));
    settle();
    QCOMPARE(panel_->view()->currentIndex().data().toString(), QString("70"));
}

void TestGallery::pagesThroughTheSeeds() {
    QTest::mouseClick(panel_->nextButton(), Qt::LeftButton);
    settle();
    QCOMPARE(panel_->model().seedAt(0), 65U);
    QTest::mouseClick(panel_->previousButton(), Qt::LeftButton);
    QTest::mouseClick(panel_->previousButton(), Qt::LeftButton);
    settle();
    // The largest seed precedes 0.
    QCOMPARE(panel_->model().seedAt(0), 18446744073709551553U);
    QCOMPARE(panel_->model().seedAt(63), 0U);
}

void TestGallery::favouritesAlone() {
    QTest::mouseClick(panel_->keptButton(), Qt::LeftButton);
    QCOMPARE(panel_->model().rowCount(), 0);
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains("No favourites yet");
    }));
    QTest::mouseClick(panel_->keptButton(), Qt::LeftButton);
    settle();
    click(7, Qt::RightButton);
    click(1, Qt::RightButton);
    QTest::mouseClick(panel_->keptButton(), Qt::LeftButton);
    settle();
    QCOMPARE(panel_->model().rowCount(), 2);
    QCOMPARE(panel_->model().seedAt(0), 8U);
    QTest::mouseClick(panel_->nextButton(), Qt::LeftButton);
    settle();
    QVERIFY(!panel_->keptButton()->isChecked());
    QCOMPARE(panel_->model().rowCount(), 64);
}

void TestGallery::favouritesKnowTheirMap() {
    click(2, Qt::RightButton);
    click(4, Qt::RightButton);
    QCOMPARE(favourites().marks.size(), std::size_t{2});
    const auto isOther = [this](int row) {
        return at(row).data(GalleryModel::IsOtherMapRole).toBool();
    };
    const auto says = [this](int row, const char* words) {
        return at(row).data(Qt::ToolTipRole).toString().contains(words) &&
               at(row).data(Qt::AccessibleTextRole).toString().contains(words);
    };
    QVERIFY(!isOther(2));
    QVERIFY(!says(2, "another map"));
    // Another version made another map of seed 3.
    level::Favourites changed = favourites();
    changed.marks[3].map ^= 1;
    QVERIFY(setFavourites(*document_, "one", changed, "Change"));
    QVERIFY(isOther(2));
    QVERIFY(says(2, "another version"));
    QVERIFY(!isOther(4));
    QVERIFY(!isOther(0));
    // The menu offers to keep today's map; other seeds do not have this entry.
    const auto entries = [this](int row) {
        panel_->view()->setFocus();
        panel_->view()->setCurrentIndex(at(row));
        press(Qt::Key_Menu);
        QStringList texts;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) return texts;
        for (const QAction* action : menu->actions())
            texts << action->text().remove('&');
        menu->close();
        return texts;
    };
    QVERIFY(!entries(4).contains("Keep today's map"));
    const auto place = entries(2).indexOf("Keep today's map");
    QVERIFY(place >= 0);
    QVERIFY(!entries(2).contains("Open the baked level"));
    press(Qt::Key_Menu);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    for (qsizetype i = 0; i <= place; ++i)
        QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QVERIFY(!isOther(2));
    document_->history()->undo();
    QVERIFY(isOther(2));
    document_->history()->redo();
    // A changed level is no change of the program.
    level::Recipe recipe = findLevel(*document_, "one")->recipe;
    recipe.stages.pop_back();
    QVERIFY(setRecipe(*document_, "one", std::move(recipe), "Shorter"));
    QTRY_VERIFY(panel_->model().isBusy() || panel_->model().done() > 0);
    settle();
    QVERIFY(!isOther(2));
    QVERIFY(says(2, "the level has changed"));
}

void TestGallery::aFailedSeedSaysWhy() {
    // This recipe fails for every seed.
    open(testing::solid({21, 21}, {"traps"}));
    settle();
    for (int row = 0; row < 64; ++row) {
        QVERIFY(at(row).data(GalleryModel::PictureRole).value<QImage>().isNull());
        QVERIFY(!at(row).data(GalleryModel::FailureRole).toString().isEmpty());
    }
    QVERIFY(at(0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(at(0).data(GalleryModel::FailureRole).toString()));
    panel_->grab();  // paints a failed tile
}

void TestGallery::anEditMakesAllAnew() {
    const auto before = at(0).data(GalleryModel::PictureRole).value<QImage>();
    QVERIFY(removeStage(*document_, "one", 0));
    QVERIFY(panel_->model().isBusy());
    settle();
    QVERIFY(at(0).data(GalleryModel::PictureRole).value<QImage>() != before);
    document_->history()->undo();
    settle();
    QVERIFY(at(0).data(GalleryModel::PictureRole).value<QImage>() == before);
}

void TestGallery::aKeptSeedMakesNothingAnew() {
    click(2, Qt::RightButton);
    QVERIFY(!panel_->model().isBusy());
    QVERIFY(setSeed(*document_, "one", 12));
    QVERIFY(!panel_->model().isBusy());
}

void TestGallery::cancelKeepsWhatIsMade() {
    open(testing::solid({301, 301}, {"rooms", "maze", "doors", "unite"}));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->model().done() > 0, 60'000);
    QVERIFY(panel_->cancelButton()->isVisible());
    QTest::mouseClick(panel_->cancelButton(), Qt::LeftButton);
    QVERIFY(!panel_->model().isBusy());
    QVERIFY(!panel_->cancelButton()->isVisible());
    const std::size_t done = panel_->model().done();
    QTest::qWait(50);
    QCOMPARE(panel_->model().done(), done);
    int pictures = 0;
    int left = 0;
    for (int row = 0; row < 64; ++row) {
        const bool isMade = !at(row).data(GalleryModel::PictureRole).value<QImage>().isNull();
        pictures += isMade ? 1 : 0;
        left += at(row).data(GalleryModel::FailureRole).toString().isEmpty() ? 0 : 1;
    }
    QCOMPARE(static_cast<std::size_t>(pictures), done);
    QCOMPARE(pictures + left, 64);
}

void TestGallery::hiddenItRests() {
    panel_->hide();
    QVERIFY(removeStage(*document_, "one", 0));
    QVERIFY(!panel_->model().isBusy());
    panel_->show();
    QVERIFY(panel_->model().isBusy());
    settle();
}

// A contact sheet needs the seeds whether or not the gallery is visible.
void TestGallery::hiddenItKnowsItsSeeds() {
    QVERIFY(panel_->seeds() == compare::seedsFrom(1));
    panel_->hide();
    level::Level other = testing::solid({21, 21}, {"rooms"});
    other.id = "two";
    QCOMPARE(addLevel(*document_, other, 1, "Add"), QString("two"));
    QVERIFY(setSeed(*document_, "two", 40));
    QVERIFY(setCurrentLevel(*document_, "one"));
    QVERIFY(panel_->seeds() == compare::seedsFrom(1));
    QVERIFY(setCurrentLevel(*document_, "two"));
    QVERIFY(panel_->seeds() == compare::seedsFrom(40));
    // There are no favourites.
    panel_->show();
    QTest::mouseClick(panel_->keptButton(), Qt::LeftButton);
    QVERIFY(panel_->seeds().empty());
}

void TestGallery::canGoWhileItWorks() {
    open(testing::solid({301, 301}, {"rooms", "maze", "doors", "unite"}));
    QVERIFY(panel_->model().isBusy());
    panel_.reset();
    // The pack may also be destroyed before the panel.
    init();
    open(testing::solid({301, 301}, {"rooms", "maze", "doors", "unite"}));
    context_->setDocument(nullptr);
    document_.reset();
    QCOMPARE(panel_->model().rowCount(), 0);
}

void TestGallery::saysWhenThereIsNothing() {
    QVERIFY(document_->setCurrentSheet(widgets::roomSheet("cell")));
    QCOMPARE(panel_->model().rowCount(), 0);
    QVERIFY(!panel_->nextButton()->isEnabled());
    QVERIFY(document_->setCurrentSheet(widgets::levelSheet("one")));
    settle();
    QCOMPARE(panel_->model().rowCount(), 64);
    for (auto* widget : panel_->findChildren<QWidget*>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->focusProxy() == nullptr && qobject_cast<QLabel*>(widget) == nullptr)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
}

void TestGallery::readOnlyKeepsNothing() {
    document_->setReadOnly(true);
    QSignalSpy refused(document_.get(), &PackDocument::editRefused);
    click(2, Qt::RightButton);
    QCOMPARE(refused.count(), 1);
    QVERIFY(favourites().isEmpty());
    click(2);
    QCOMPARE(seedOf(*document_, "one"), 3U);
}

MAZELOOM_TEST(TestGallery)

}  // namespace mazeloom::tst_gallery

#include "tst_gallery.moc"

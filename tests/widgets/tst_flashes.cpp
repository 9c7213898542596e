// SPDX-License-Identifier: MIT
// Nothing in a game flashes over a large area more than three times a second (WCAG 2.2, success
// criterion 2.3.1), and without flashes each event has a still sign. The tests paint the frames of
// a second and compare them.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <QCheckBox>
#include <QImage>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/full/choice_bar.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_flashes {

using play::temple::Happenings;
using play::temple::What;
using widgets::PlayOptions;
using widgets::Theme;

class TestFlashes : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init() { QSettings().clear(); }
    void beamsAreBounded_data();
    void beamsAreBounded();
    void explosionsAreBounded_data();
    void explosionsAreBounded();
    void slowOnesFlash();
    void withoutFlashesSignsAreStill_data();
    void withoutFlashesSignsAreStill();
    void aBeamWithoutFlashesTellsWhenItBurns();
    void fireWithoutFlashesIsAFrame();
    void motionDecidesUntilThePlayerDoes();
    void menuAndPageOfferTheChoice();
};

namespace {

constexpr int kSide = 32;
constexpr grid::Size kBoard{20, 12};
constexpr grid::Point kMiddle{10, 6};
constexpr int kFramesPerSecond = 60;
constexpr int kMostFlashes = 3;

// WCAG: a quarter of any 10 degrees of the field of view, which are 341 × 256 pixels.
constexpr int kFieldWidth = 341;
constexpr int kFieldHeight = 256;
constexpr int kMostPixels = kFieldWidth * kFieldHeight / 4;

/// Returns a pixel's relative luminance as WCAG defines it.
double luminance(QRgb pixel) {
    static const std::array<double, 256> linear = [] {
        std::array<double, 256> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double c = static_cast<double>(i) / 255;
            values[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        }
        return values;
    }();
    const auto of = [](int channel) { return linear[static_cast<std::size_t>(channel)]; };
    return 0.2126 * of(qRed(pixel)) + 0.7152 * of(qGreen(pixel)) + 0.0722 * of(qBlue(pixel));
}

/// Counts the changes of one pixel's luminance by a tenth or more, each in the opposite direction
/// of the one before. Two of them are a flash.
struct Changes {
    double low = 2;
    double high = -1;
    int last = 0;
    int count = 0;

    void see(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
        const int way = value - low >= 0.1 ? 1 : high - value >= 0.1 ? -1 : 0;
        if (way == 0) return;
        if (way != last) ++count;
        last = way;
        low = high = value;
    }
};

/// Returns the greatest number of pixels in a field of view that flash more than three times; looks
/// at every second pixel of every second row.
int flashingPixels(const std::vector<QImage>& frames) {
    const QSize size = frames.front().size() / 2;
    // Sums over the rectangles from the upper left corner.
    std::vector<int> sums(static_cast<std::size_t>((size.width() + 1) * (size.height() + 1)));
    const auto sum = [&](int x, int y) -> int& {
        return sums[static_cast<std::size_t>(y * (size.width() + 1) + x)];
    };
    int most = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            Changes changes;
            for (const QImage& frame : frames)
                changes.see(luminance(frame.pixel(2 * x, 2 * y)));
            sum(x + 1, y + 1) = sum(x, y + 1) + sum(x + 1, y) - sum(x, y) +
                                (changes.count / 2 > kMostFlashes ? 1 : 0);
            const int left = std::max(0, x + 1 - kFieldWidth / 2);
            const int top = std::max(0, y + 1 - kFieldHeight / 2);
            most = std::max(
                most, sum(x + 1, y + 1) - sum(left, y + 1) - sum(x + 1, top) + sum(left, top));
        }
    }
    return 4 * most;
}

int differentPixels(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    }
    return count;
}

/// A hall with an emitter at the left end of each of its inner rows; the beams cross it.
level::Level hallOfBeams(level::Beam beam) {
    std::vector<std::string> rows(kBoard.height, "#" + std::string(kBoard.width - 2, '.') + "#");
    rows.front() = rows.back() = std::string(kBoard.width, '#');
    rows[1][kBoard.width - 2] = '@';
    for (std::size_t y = 2; y + 1 < rows.size(); ++y)
        rows[y][1] = 'L';
    level::Level level = testing::endless(rows);
    for (std::size_t i = 0; i + 3 < rows.size(); ++i) {
        level::Object& emitter = testing::emitterOf(level, i);
        emitter.direction = grid::Direction::Right;
        emitter.beam = beam;
    }
    return level;
}

/// A view of a hall without beams, or with beams that all switch at the same ticks.
struct Hall {
    explicit Hall(bool isDark, level::Beam beam = {1, level::Beam::kMaxTicks, 1})
        : attempt(hallOfBeams(beam)) {
        view.setTheme(isDark ? Theme::dark() : Theme::light());
        view.resize(kBoard.width * kSide, kBoard.height * kSide);
        view.setCellSize(kSide);
        view.setField(attempt.engine.sharedField());
    }

    QImage frame(const Happenings& since = {}) {
        view.showState(attempt.state, 0, since);
        return view.grab().toImage();
    }
    /// Returns the frames of a second; `since(tick)` returns the events of a tick.
    template <typename Since>
    std::vector<QImage> second(int speed, Since since) {
        view.setSpeed(speed);
        std::vector<QImage> frames;
        for (int i = 0; i < kFramesPerSecond; ++i) {
            Happenings happenings;
            for (int tick = 0; tick < std::max(1, speed / 100); ++tick) {
                ++attempt.state.tick;
                const Happenings those = since(attempt.state.tick);
                happenings.insert(happenings.end(), those.begin(), those.end());
            }
            frames.push_back(frame(happenings));
        }
        return frames;
    }

    testing::Attempt attempt;
    widgets::TempleView view;
};

Happenings blast(int radius) {
    return {{What::Blasted, kMiddle, radius}};
}

QString pixelsText(int pixels) {
    return QString("%1 pixels").arg(pixels);
}

}  // namespace

void TestFlashes::beamsAreBounded_data() {
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<int>("ticks");
    QTest::addColumn<int>("speed");
    for (const bool isDark : {true, false}) {
        for (const auto& [ticks, speed] : {std::pair{1, 100}, std::pair{5, 100}, std::pair{9, 100},
                                           std::pair{12, 400}, std::pair{100, 3200}}) {
            QTest::addRow("%s, %d ticks at %d %%", isDark ? "dark" : "light", ticks, speed)
                << isDark << ticks << speed;
        }
    }
}

void TestFlashes::beamsAreBounded() {
    QFETCH(bool, isDark);
    QFETCH(int, ticks);
    QFETCH(int, speed);
    Hall hall(isDark, {ticks, ticks, 0});
    const auto frames = hall.second(speed, [](std::int64_t) { return Happenings(); });
    const int flashing = flashingPixels(frames);
    QVERIFY2(flashing < kMostPixels, qPrintable(pixelsText(flashing)));
    // The beams can still be told apart from none.
    QVERIFY(frames[0] != Hall(isDark).frame());
}

void TestFlashes::explosionsAreBounded_data() {
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<int>("every");
    QTest::addColumn<int>("speed");
    for (const bool isDark : {true, false}) {
        for (const auto& [every, speed] : {std::pair{1, 100}, std::pair{4, 100}, std::pair{13, 100},
                                           std::pair{32, 400}, std::pair{200, 3200}}) {
            QTest::addRow("%s, each %d ticks at %d %%", isDark ? "dark" : "light", every, speed)
                << isDark << every << speed;
        }
    }
}

void TestFlashes::explosionsAreBounded() {
    QFETCH(bool, isDark);
    QFETCH(int, every);
    QFETCH(int, speed);
    Hall hall(isDark);
    const auto frames = hall.second(speed, [every = every](std::int64_t tick) {
        return tick % every == 0 ? blast(5) : Happenings();
    });
    const int flashing = flashingPixels(frames);
    QVERIFY2(flashing < kMostPixels, qPrintable(pixelsText(flashing)));
}

void TestFlashes::slowOnesFlash() {
    // A beam fills a part of its cells, and an explosion fills its square.
    Hall beams(true, {30, 30, 0});
    const QImage burning = beams.frame();
    beams.attempt.state.tick = 30;
    QVERIFY(differentPixels(burning, beams.frame()) > kBoard.area() * kSide * kSide / 4);
    Hall hall(true);
    const QImage before = hall.frame();
    hall.frame(blast(2));
    hall.attempt.state.tick += 10;
    QVERIFY(differentPixels(before, hall.frame()) > 4 * 4 * kSide * kSide);
    // It fades.
    hall.attempt.state.tick += 30;
    QCOMPARE(hall.frame(), before);
}

void TestFlashes::withoutFlashesSignsAreStill_data() {
    QTest::addColumn<Happenings>("happenings");
    QTest::newRow("explosion") << blast(2);
    QTest::newRow("trap") << Happenings{{What::TrapSprung, kMiddle, 1}};
    QTest::newRow("trap in an explosion") << Happenings{{What::TrapBlown, kMiddle, -1}};
    QTest::newRow("coin") << Happenings{{What::CoinTaken, kMiddle, 1}};
}

void TestFlashes::withoutFlashesSignsAreStill() {
    QFETCH(Happenings, happenings);
    Hall hall(true);
    hall.view.setFlashes(false);
    const QImage before = hall.frame();
    const QImage sign = hall.frame(happenings);
    // A frame of thin lines, which stays the same for as long as a flash takes.
    const int drawn = differentPixels(before, sign);
    QVERIFY2(drawn > kSide && drawn < 5 * 4 * kSide * 4, qPrintable(pixelsText(drawn)));
    for (int i = 0; i < 29; ++i) {
        ++hall.attempt.state.tick;
        QCOMPARE(hall.frame(), sign);
    }
    hall.attempt.state.tick += 5;
    QCOMPARE(hall.frame(), before);
}

void TestFlashes::aBeamWithoutFlashesTellsWhenItBurns() {
    for (const bool isDark : {true, false}) {
        Hall hall(isDark, {60, 60, 0});
        hall.view.setFlashes(false);
        const QImage burning = hall.frame();
        hall.attempt.state.tick = 60;
        const QImage resting = hall.frame();
        hall.attempt.state.tick = 120;
        QCOMPARE(hall.frame(), burning);
        const int changed = differentPixels(burning, resting);
        // A line of each row differs, no area.
        const int rows = kBoard.height - 3;
        const int length = (kBoard.width - 3) * kSide;
        QVERIFY2(changed > rows * length / 2 && changed < rows * length * 6,
                 qPrintable(pixelsText(changed)));
        QVERIFY(resting != Hall(isDark).frame());
    }
}

void TestFlashes::fireWithoutFlashesIsAFrame() {
    widgets::PlayControls controls;
    widgets::DescentPage page(controls, widgets::SoundPlayer::Output::None);
    page.resize(840, 500);
    page.show();
    const auto dungeon = play::descent::Dungeon::of(
        testing::paintedDescent({{"#########", "#@.....>#", "#########"}}));
    QVERIFY(dungeon);
    play::descent::Start start;
    start.seed = 1;
    QVERIFY(!page.descend(*dungeon, start));
    widgets::DescentView& view = page.view();
    const QImage before = view.grab().toImage();
    view.showFire(grid::Point{3, 1});
    const int bright = differentPixels(before, view.grab().toImage());
    page.setFlashes(false);
    const int still = differentPixels(before, view.grab().toImage());
    QVERIFY2(still > 0 && still * 2 < bright, qPrintable(QString("%1, %2").arg(still).arg(bright)));
    view.showFire({});
    QCOMPARE(view.grab().toImage(), before);
}

void TestFlashes::motionDecidesUntilThePlayerDoes() {
    PlayOptions options(false);
    QVERIFY(options.hasFlashes());
    const QSignalSpy changed(&options, &PlayOptions::changed);
    options.setMotion(false);
    QVERIFY(!options.hasFlashes());
    QCOMPARE(changed.count(), 1);
    // Another option is stored without a choice of flashes.
    options.setVolume(options.volume() / 2);
    QVERIFY(PlayOptions(false).hasFlashes());
    options.setFlashes(true);
    QVERIFY(options.hasFlashes());
    QVERIFY(PlayOptions(false).hasFlashes());
    options.setMotion(true);
    options.setFlashes(false);
    PlayOptions again(false);
    QVERIFY(!again.hasFlashes());
    again.setMotion(true);
    QVERIFY(!again.hasFlashes());
}

void TestFlashes::menuAndPageOfferTheChoice() {
    PlayOptions options(false);
    widgets::PlayControls controls;
    widgets::TemplePage page(controls, widgets::SoundPlayer::Output::None);
    page.follow(options);
    QCheckBox* inMenu = nullptr;
    for (auto* box : page.findChildren<QCheckBox*>()) {
        if (box->accessibleName() == "Flashes") inMenu = box;
    }
    const widgets::OptionsPage all(options);
    const widgets::ChoiceBar* onPage = nullptr;
    for (const auto* bar : all.findChildren<widgets::ChoiceBar*>()) {
        if (bar->accessibleName() == "Flashes") onPage = bar;
    }
    QVERIFY(inMenu != nullptr && onPage != nullptr);
    QVERIFY(inMenu->isChecked());
    QCOMPARE(onPage->chosen(), 1);
    inMenu->click();
    QVERIFY(!options.hasFlashes());
    QCOMPARE(onPage->chosen(), 0);
    options.setFlashes(true);
    QVERIFY(inMenu->isChecked());
    QCOMPARE(onPage->chosen(), 1);
}

MAZELOOM_TEST(TestFlashes)

}  // namespace mazeloom::tst_flashes

#include "tst_flashes.moc"

// SPDX-License-Identifier: MIT
// The translation files are complete and match their sources, and the program uses them.
#include <map>
#include <set>

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>
#include <QXmlStreamReader>

#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "app/workspace/language.h"
#include "core/check/check.h"
#include "core/exchange/words/all.h"
#include "core/generate/sentences.h"
#include "core/generate/stages/stages.h"
#include "core/pack/json/sentences.h"
#include "core/play/sentences.h"
#include "core/problem.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/welcome/pack_card.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_translations {

class TestTranslations : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup();

    void filesAreComplete_data() { files(); }
    void filesAreComplete();
    void contextsAreThoseOfTheSources();
    void placeholdersAndMarksAreKept_data() { files(); }
    void placeholdersAndMarksAreKept();
    void stageTextsAreTranslated_data();
    void stageTextsAreTranslated();
    void whatIsSaidOfProblemsIsTranslated();
    void languageFollowsTheLocale_data();
    void languageFollowsTheLocale();
    void pluralsReadRight_data();
    void pluralsReadRight();
    void windowSpeaksGerman();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void commandLineSpeaksGerman();
    void dataIsTheSameInEveryLanguage();

  private:
    static void files();
};

namespace {

struct Message {
    QString context;
    QString source;
    bool isPlural = false;
    QString type;  ///< "unfinished", "obsolete", "vanished"; empty if complete
    QStringList translations;
};

struct File {
    QString language;
    QList<Message> messages;
    QString error;
};

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.type = xml.attributes().value("type").toString();
            if (!message.isPlural) {
                message.translations << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

File readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {{}, {}, file.errorString()};
    QXmlStreamReader xml(&file);
    File result;
    xml.readNextStartElement();
    result.language = xml.attributes().value("language").toString();
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1String("message")) {
                result.messages << readMessage(xml, context);
            } else {
                xml.skipCurrentElement();
            }
        }
    }
    if (xml.hasError()) result.error = xml.errorString();
    return result;
}

QString pathOf(const QString& language) {
    return QStringLiteral(MAZELOOM_SOURCES "/translations/mazeloom_%1.ts").arg(language);
}

using Key = std::pair<QString, QString>;  ///< context, source

std::map<Key, QStringList> translations(const QString& language) {
    std::map<Key, QStringList> result;
    for (const Message& message : readFile(pathOf(language)).messages)
        result[{message.context, message.source}] = message.translations;
    return result;
}

/// Returns %1, %L2, %n … sorted by name.
QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern("%L?(?:\\d{1,2}|n)");
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

bool hasMnemonic(const QString& text) {
    static const QRegularExpression pattern("&[^& ]");
    return text.contains(pattern);
}

/// Returns the part in which source and translation must agree but differ; empty if none.
QString slip(const QString& source, const QString& translation) {
    if (placeholders(source) != placeholders(translation)) return "placeholders";
    if (hasMnemonic(source) != hasMnemonic(translation)) return "mnemonic";
    if (source.contains(QStringLiteral("…")) != translation.contains(QStringLiteral("…")))
        return "ellipsis";
    for (const QChar mark : QStringLiteral(".:;\n "))
        if (source.endsWith(mark) != translation.endsWith(mark)) return "end";
    if (source.startsWith(' ') != translation.startsWith(' ')) return "leading space";
    if (source.count('\n') != translation.count('\n')) return "lines";
    return {};
}

/// Records every text that is requested and translates none.
class Listener : public QTranslator {
  public:
    QString translate(const char* context, const char* source, const char*, int) const override {
        asked.insert({QString::fromUtf8(context), QString::fromUtf8(source)});
        return {};
    }
    bool isEmpty() const override { return false; }

    mutable std::set<Key> asked;
};

/// Whether this is a context of Qt's own texts.
bool isQts(const QString& context) {
    return context.startsWith('Q') || context == QLatin1String("CloseButton");
}

/// Returns all texts that an object shows or reports to a screen reader.
QStringList textsOf(const QObject& object) {
    QStringList texts;
    for (const char* name : {"text", "title", "toolTip", "statusTip", "accessibleName",
                             "accessibleDescription", "placeholderText", "suffix", "iconText"}) {
        const QVariant value = object.property(name);
        if (value.isValid()) texts << value.toString();
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&object)) {
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i);
    }
    if (const auto* tree = qobject_cast<const QTreeWidget*>(&object)) {
        for (QTreeWidgetItemIterator item(const_cast<QTreeWidget*>(tree)); *item != nullptr; ++item)
            texts << (*item)->text(0) << (*item)->toolTip(0);
    }
    if (const auto* panel = qobject_cast<const widgets::PanelFrame*>(&object))
        texts << panel->title() << panel->note() << panel->subject();
    return texts;
}

/// A main window with a built-in pack, its first level generated.
class Window {
  public:
    Window() : window_(themes_) {
        window_.show();
        for (const char* name : {"builtin:temple", "builtin:dungeons"})
            window_.workspace().open(name);
    }
    app::MainWindow* operator->() { return &window_; }
    bool wait() {
        return QTest::qWaitFor([this] { return window_.player().count() > 0; }, 30'000);
    }

  private:
    app::ThemeController themes_;
    app::MainWindow window_;
};

struct Result {
    int exitCode = -1;
    QByteArray out;
    QByteArray messages;
};

Result run(const QString& language, const QStringList& arguments) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", language);
    environment.remove("LANGUAGE");
    process.setProcessEnvironment(environment);
    process.start(MAZELOOM_PROGRAM, arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QString kGerman = "de_DE.UTF-8";
const QString kEnglish = "C.UTF-8";

}  // namespace

void TestTranslations::initTestCase() {
    testing::prepareApplication("translations");
    QSettings().clear();
}

void TestTranslations::cleanup() {
    for (auto* translator : QCoreApplication::instance()->findChildren<QTranslator*>())
        delete translator;
}

void TestTranslations::files() {
    QTest::addColumn<QString>("path");
    const QDir folder(MAZELOOM_SOURCES "/translations");
    const QStringList names = folder.entryList({"*.ts"}, QDir::Files);
    QVERIFY(names.contains("mazeloom_de.ts") && names.contains("mazeloom_en.ts"));
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestTranslations::filesAreComplete() {
    QFETCH(QString, path);
    const File file = readFile(path);
    QCOMPARE(file.error, QString());
    QVERIFY2(path.endsWith("mazeloom_" + file.language + ".ts"), qPrintable(file.language));
    QVERIFY(!file.messages.isEmpty());
    for (const Message& message : file.messages) {
        QVERIFY2(message.type.isEmpty(), qPrintable(message.type + ": " + message.source));
        // German and English have one form for 1 and one for all other numbers.
        QCOMPARE(message.translations.size(), message.isPlural ? 2 : 1);
        for (const QString& translation : message.translations)
            QVERIFY2(!translation.trimmed().isEmpty() || message.source.trimmed().isEmpty(),
                     qPrintable(message.source));
    }
}

void TestTranslations::contextsAreThoseOfTheSources() {
    // If structs in several files share a name, a tool that reads sources sees only one of them.
    std::set<QString> known;
    for (const Message& message : readFile(pathOf("de")).messages)
        known.insert(message.context);
    static const QRegularExpression kDeclared("Q_DECLARE_TR_FUNCTIONS\\(([A-Za-z:]+)\\)");
    int count = 0;
    for (const char* folder : {"/app", "/widgets"}) {
        QDirIterator files(QString(MAZELOOM_SOURCES) + folder, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto match = kDeclared.match(QString::fromUtf8(file.readAll()));
            if (!match.hasMatch()) continue;
            ++count;
            QVERIFY2(known.contains(match.captured(1)), qPrintable(file.fileName()));
        }
    }
    QVERIFY(count > 10);
}

void TestTranslations::placeholdersAndMarksAreKept() {
    QFETCH(QString, path);
    for (const Message& message : readFile(path).messages) {
        for (const QString& translation : message.translations) {
            const QString wrong = slip(message.source, translation);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(wrong + ": " + message.source + " → " + translation));
        }
    }
}

void TestTranslations::stageTextsAreTranslated_data() {
    QTest::addColumn<QStringList>("texts");
    for (const generate::Stage* stage : generate::stages()) {
        std::vector<std::string_view> texts{stage->title, stage->summary};
        for (const generate::Explanation& explanation : generate::explanationsOf(*stage)) {
            texts.insert(texts.end(), explanation.algorithm.begin(), explanation.algorithm.end());
            for (const generate::StepInfo& step : explanation.steps)
                texts.push_back(step.sentence);
        }
        QStringList words;
        for (const generate::ParameterInfo& parameter : stage->parameters) {
            texts.insert(texts.end(), {parameter.title, parameter.help, parameter.group});
            for (const std::string_view choice : parameter.choices)
                words << QString::fromStdString(generate::choiceTitle(choice));
        }
        for (const std::string_view text : texts)
            words << QString::fromStdString(std::string(text));
        words.removeAll(QString());
        QTest::newRow(std::string(stage->id).c_str()) << words;
    }
}

void TestTranslations::whatIsSaidOfProblemsIsTranslated() {
    const auto german = translations("de");
    QStringList texts;
    for (const Sentence& sentence : check::allSentences())
        texts << QString::fromStdString(std::string(sentence.text));
    for (const Word& word : check::allWords())
        texts << QString::fromStdString(std::string(word.text));
    for (const Sentence& sentence : generate::allSentences())
        texts << QString::fromStdString(std::string(sentence.text));
    for (const Sentence& sentence : kProblemSentences)
        texts << QString::fromStdString(std::string(sentence.text));
    for (const Sentence& sentence : pack::kPackSentences)
        texts << QString::fromStdString(std::string(sentence.text));
    for (const Word& word : pack::kPackWords)
        texts << QString::fromStdString(std::string(word.text));
    for (const Sentence& sentence : play::kPlaySentences)
        texts << QString::fromStdString(std::string(sentence.text));
    for (const Sentence& sentence : exchange::allSentences())
        texts << QString::fromStdString(std::string(sentence.text));
    for (const Word& word : exchange::allWords())
        texts << QString::fromStdString(std::string(word.text));
    for (const Word& word : generate::allWords())
        texts << QString::fromStdString(std::string(word.text));
    for (const QString& text : texts) {
        QVERIFY2(german.contains({"stages", text}),
                 qPrintable("build the target update_translations and translate: " + text));
    }
}

void TestTranslations::stageTextsAreTranslated() {
    QFETCH(QStringList, texts);
    const auto german = translations("de");
    for (const QString& text : texts) {
        QVERIFY2(german.contains({"stages", text}),
                 qPrintable("build the target update_translations and translate: " + text));
    }
}

void TestTranslations::languageFollowsTheLocale_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << QLocale("de_DE") << "de";
    QTest::newRow("Austrian") << QLocale("de_AT") << "de";
    QTest::newRow("English") << QLocale("en_US") << "en";
    QTest::newRow("no translation") << QLocale("fr_FR") << "en";
    QTest::newRow("C locale") << QLocale::c() << "en";
}

void TestTranslations::languageFollowsTheLocale() {
    QFETCH(QLocale, locale);
    QFETCH(QString, language);
    QCOMPARE(app::installTranslations(locale), language);
    const QString undo = QCoreApplication::translate("mazeloom::app::UndoDomain", "&Undo");
    QCOMPARE(undo, language == "de" ? QString("&Rückgängig") : QString("&Undo"));
}

void TestTranslations::pluralsReadRight_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("words");
    QTest::newRow("en 0") << "en" << 0 << "0 steps";
    QTest::newRow("en 1") << "en" << 1 << "1 step";
    QTest::newRow("en 2") << "en" << 2 << "2 steps";
    QTest::newRow("de 0") << "de" << 0 << "0 Schritte";
    QTest::newRow("de 1") << "de" << 1 << "1 Schritt";
    QTest::newRow("de 21") << "de" << 21 << "21 Schritte";
}

void TestTranslations::pluralsReadRight() {
    QFETCH(QString, language);
    QFETCH(int, steps);
    QFETCH(QString, words);
    app::installTranslations(QLocale(language));
    widgets::StageCard card("maze");
    card.setStepCount(static_cast<std::size_t>(steps));
    QStringList tips;
    for (const auto* label : card.findChildren<QLabel*>())
        tips << label->toolTip();
    QVERIFY2(tips.contains(words), qPrintable(tips.join('|')));
}

void TestTranslations::windowSpeaksGerman() {
    QCOMPARE(app::installTranslations(QLocale("de_DE")), QString("de"));
    Listener listener;
    QCoreApplication::installTranslator(&listener);
    Window window;
    QVERIFY(window.wait());

    // Make the window show its texts: every level, steps of all kinds, a cell, a break point.
    for (widgets::PackDocument* document : window->workspace().documents()) {
        window->workspace().setCurrent(document);
        for (std::size_t i = 0; i < document->pack().levels.size(); ++i) {
            auto& player = window->player();
            QSignalSpy shown(&player, &widgets::Player::timelineChanged);
            setCurrentLevel(*document, QString::fromStdString(document->pack().levels[i].id));
            QVERIFY(i == 0 || shown.wait(30'000));
            for (int part = 0; part <= 10; ++part)
                player.seek(player.count() / 10 * static_cast<trace::StepIndex>(part));
            player.last();
        }
        setNewSeed(*document, currentLevelId(*document));
        QVERIFY(setStageEnabled(*document, currentLevelId(*document), 0, false));
    }
    auto* workbench = window->findChild<widgets::Workbench*>();
    for (widgets::PanelFrame* frame : workbench->panels())
        workbench->show(*frame);
    workbench->pages().showWork();
    auto* canvas = window->findChild<widgets::Canvas*>();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rectOf({3, 3}).center().toPoint());

    const auto german = translations("de");
    QVERIFY(listener.asked.size() > 150);
    for (const Key& key : listener.asked) {
        if (isQts(key.first)) continue;
        QVERIFY2(german.contains(key), qPrintable(key.first + ": " + key.second));
    }

    QCOMPARE(window->menuBar()->actions().front()->text(), QString("&Datei"));
    QCOMPARE(workbench->find("recipe")->title(), QString("Rezept"));
    QVERIFY(window->actions().find("edit.undo")->text().startsWith("&Rückgängig: "));

    // No text with a German translation is shown in English.
    std::set<QString> english;
    for (const auto& [key, words] : german)
        if (words.front() != key.second) english.insert(key.second);
    for (const auto& [key, words] : german)
        english.erase(words.front());
    std::set<QString> promises;
    for (const widgets::PackDocument* document : window->workspace().documents()) {
        for (const auto& promise : document->pack().promises)
            promises.insert(QString::fromStdString(promise.name));
        for (const level::Level& level : document->pack().levels) {
            for (const auto& promise : level.promises)
                promises.insert(QString::fromStdString(promise.name));
        }
    }
    const QObjectList objects = window->findChildren<QObject*>();
    QVERIFY(objects.size() > 300);
    for (const QObject* object : objects) {
        const auto* card = qobject_cast<const widgets::PackCard*>(object);
        const auto* line = qobject_cast<const QLineEdit*>(object);
        for (const QString& text : textsOf(*object)) {
            // A pack's own words, where they can be edited, are those of its file.
            if (card != nullptr && text == card->preview().title) continue;
            if (line != nullptr && promises.contains(text)) continue;
            QVERIFY2(!english.contains(text),
                     qPrintable(QString(object->metaObject()->className()) + ": " + text));
        }
    }
    QCoreApplication::removeTranslator(&listener);
}

void TestTranslations::mnemonicsAreUnique_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void TestTranslations::mnemonicsAreUnique() {
    QFETCH(QString, language);
    QCOMPARE(app::installTranslations(QLocale(language)), language);
    Window window;
    const auto check = [](const QList<QAction*>& actions) {
        QMap<QChar, QString> users;
        for (const QAction* action : actions) {
            const qsizetype mark = action->text().indexOf('&');
            if (mark < 0) continue;
            const QChar key = action->text().at(mark + 1).toLower();
            QVERIFY2(!users.contains(key), qPrintable(action->text() + " and " + users.value(key)));
            users.insert(key, action->text());
        }
    };
    check(window->menuBar()->actions());
    const auto menus = window->menuBar()->findChildren<QMenu*>();
    QVERIFY(menus.size() >= 8);
    for (const QMenu* menu : menus)
        check(menu->actions());
}

void TestTranslations::commandLineSpeaksGerman() {
    const Result help = run(kGerman, {"--help"});
    QCOMPARE(help.exitCode, 0);
    QVERIFY2(help.out.startsWith("Aufruf: mazeloom [PACK]\n"), help.out);
    QCOMPARE(help.messages, QByteArray());
    QVERIFY(run(kGerman, {"generate", "-h"}).out.contains("Erzeugt ein Level"));
    const Result unknown = run(kGerman, {"genrate", "x"});
    QCOMPARE(unknown.exitCode, 2);
    QCOMPARE(unknown.messages,
             QByteArray("mazeloom: „genrate“ ist weder ein Befehl noch ein vorhandenes Paket; war "
                        "generate gemeint?; siehe mazeloom --help\n"));
    for (const char* format : {"text", "png"}) {
        const Result noSeed =
            run(kGerman, {"generate", "builtin:temple", "--level", "the-ring", "--format", format});
        QCOMPARE(noSeed.exitCode, 2);
        QVERIFY2(noSeed.messages.startsWith("mazeloom: welcher Seed?"), noSeed.messages);
    }
    QVERIFY(run(kEnglish, {"--help"}).out.startsWith("Usage: mazeloom [PACK]\n"));
    QVERIFY(run("fr_FR.UTF-8", {"--help"}).out.startsWith("Usage: mazeloom [PACK]\n"));
}

void TestTranslations::dataIsTheSameInEveryLanguage() {
    const QTemporaryDir folder;
    const auto both = [&](QStringList arguments) {
        QByteArrayList traces;
        QByteArrayList outs;
        for (const QString& language : {kGerman, kEnglish}) {
            const QString trace = folder.filePath("trace-" + language);
            QStringList all = arguments;
            if (!arguments.contains("--list-levels")) all << "--trace" << trace;
            const Result result = run(language, all);
            QCOMPARE(result.exitCode, 0);
            QCOMPARE(result.messages, QByteArray());
            outs << result.out;
            QFile file(trace);
            if (file.open(QIODevice::ReadOnly)) traces << file.readAll();
        }
        QVERIFY(!outs[0].isEmpty());
        QCOMPARE(outs[0], outs[1]);
        QCOMPARE(traces.value(0), traces.value(1));
        QCOMPARE(traces.size(), arguments.contains("--list-levels") ? 0 : 2);
    };
    both({"generate", "builtin:dungeons", "--list-levels"});
    for (const char* format : {"text", "json", "png"}) {
        both({"generate", "builtin:dungeons", "--level", "crypt", "--seed", "12345", "--format",
              format});
    }
}

MAZELOOM_TEST(TestTranslations)

}  // namespace mazeloom::tst_translations

#include "tst_translations.moc"

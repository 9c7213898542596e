// SPDX-License-Identifier: MIT
#include "app/cli/commands/check_seed_help.h"

#include <algorithm>
#include <limits>
#include <ostream>
#include <string>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>

#include "app/cli/terminal.h"
#include "app/links/link.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/trace/trace.h"
#include "widgets/document/pack_source.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"

namespace mazeloom::app {

namespace {

/// Translation context of this file.
struct SeedHelpText {
    Q_DECLARE_TR_FUNCTIONS(SeedHelpText)
};

/// Returns the word as a POSIX shell reads it back.
QString shellWord(const QString& word) {
    const bool isPlain = !word.isEmpty() && std::ranges::all_of(word, [](QChar c) {
        const bool isAscii = c.unicode() < 0x80;
        return isAscii && (c.isLetterOrNumber() || QStringLiteral("-_./:@+=,").contains(c));
    });
    if (isPlain) return word;
    return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

}  // namespace

QString linkToSeed(const QString& pack, const std::string& level, std::uint64_t seed) {
    Link link{pack, QString::fromStdString(level), seed};
    if (!pack.startsWith(QLatin1String("builtin:"))) {
        if (!widgets::isArchive(pack)) return {};
        link.pack = QDir::cleanPath(QFileInfo(pack).absoluteFilePath());
    }
    const QString text = toText(link);
    // A path may have characters that links must not have.
    return readLink(text) ? text : QString();
}

QString commandForSeed(const QString& pack, const std::string& level, std::uint64_t seed) {
    return QStringLiteral("mazeloom generate %1 --level %2 --seed %3")
        .arg(shellWord(pack), shellWord(QString::fromStdString(level)), QString::number(seed));
}

bool SeedPictures::add(const level::Level& level, const level::Pack& pack, report::Entry& entry) {
    if (folder_.isEmpty() || !entry.seed) return true;
    const QString name = QStringLiteral("%1-%2-%3.png")
                             .arg(QString::fromStdString(level.id),
                                  QString::fromStdString(entry.rule), QString::number(*entry.seed));
    const QString file = QDir(folder_).filePath(name);
    if (!drawn_.contains(name)) {
        if (static_cast<int>(drawn_.size()) == kMost) {
            ++left_;
            return true;
        }
        if (!draw(level, pack, *entry.seed, file)) return false;
        drawn_.insert(name);
    }
    entry.picture = file.toStdString();
    return true;
}

bool SeedPictures::draw(const level::Level& level, const level::Pack& pack, std::uint64_t seed,
                        const QString& file) const {
    if (!QDir().mkpath(folder_)) {
        complain(SeedHelpText::tr("%1: this folder cannot be made").arg(folder_));
        return false;
    }
    generate::Options options;
    options.floor = level::floorOf(pack.descent, level);
    options.kinds = pack.ownKinds.share();
    const generate::AtStep made = generate::generateToStep(
        level, pack.rooms, seed, std::numeric_limits<trace::StepIndex>::max(), options);
    const auto image = widgets::drawLevel(made.map, level, {});
    if (!image) {
        complain(image.error());
        return false;
    }
    Output output(file);
    return output.fill([&](std::ostream& out) { out << widgets::pngOf(*image); }) &&
           output.commit();
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Folders are listed by `git ls-tree` once; their files are read by one `git cat-file --batch`,
// which runs as long as the source exists. Sizes come from the list, so a file that is too large is
// not read.
#include "app/cli/git_source.h"

#include <map>
#include <utility>

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

#include "app/cli/interruption.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::app {

namespace {

/// Translation context of messages about git.
struct GitText {
    Q_DECLARE_TR_FUNCTIONS(GitText)
};

/// How long to wait for git before looking whether the program should end, in milliseconds.
constexpr int kGitPoll = 50;
/// Upper bound on the entries of a folder: all files of the largest pack, and as many others.
constexpr std::size_t kMostGitEntries = 6 * pack::kMaxListed;
/// Upper bound on the bytes that git may list for a folder.
constexpr qint64 kMostGitListing = qint64{64} << 20;

tl::unexpected<Problem> refuse(const QString& name, const QString& why) {
    return tl::unexpected(problemAt(name.toStdString(), {}, why.toStdString()));
}

void startGit(QProcess& process, const QStringList& words) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // Reading must neither write to the repository nor ask for a password.
    environment.insert("GIT_OPTIONAL_LOCKS", "0");
    environment.insert("GIT_TERMINAL_PROMPT", "0");
    process.setProcessEnvironment(environment);
    process.start("git", words);
}

/// Ends git if the program should end. Returns whether it did.
bool endsGit(QProcess& process) {
    if (!Interruption::wasAsked()) return false;
    process.kill();
    process.waitForFinished();
    return true;
}

/// Returns git's output, or its first line of complaint.
tl::expected<QByteArray, QString> outputOfGit(const QStringList& words, qint64 mostBytes) {
    QProcess process;
    startGit(process, words);
    if (!process.waitForStarted()) return tl::unexpected(GitText::tr("git cannot be started"));
    process.closeWriteChannel();
    QByteArray out;
    while (process.state() != QProcess::NotRunning) {
        process.waitForFinished(kGitPoll);
        out += process.readAllStandardOutput();
        if (out.size() > mostBytes) {
            process.kill();
            process.waitForFinished();
            return tl::unexpected(GitText::tr("is too large"));
        }
        if (endsGit(process)) return tl::unexpected(GitText::tr("git was stopped"));
    }
    out += process.readAllStandardOutput();
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return out;
    QString why = QString::fromUtf8(process.readAllStandardError()).section(u'\n', 0, 0).trimmed();
    const QString prefix = QStringLiteral("fatal: ");
    if (why.startsWith(prefix)) why.remove(0, prefix.size());
    return tl::unexpected(why.isEmpty() ? GitText::tr("git failed")
                                        : GitText::tr("git: %1").arg(why));
}

struct GitFile {
    QByteArray id;
    qint64 size = 0;
};
using GitFiles = std::map<std::string, GitFile>;

/// Reads the list of `git ls-tree -z -l`: "mode type id size<tab>name<NUL>". Keeps only files:
/// links and other repositories are left out.
tl::expected<GitFiles, QString> filesIn(const QByteArray& listing) {
    GitFiles files;
    for (const QByteArray& entry : listing.split('\0')) {
        const qsizetype tab = entry.indexOf('\t');
        if (tab < 0) continue;
        const QList<QByteArray> head = entry.left(tab).simplified().split(' ');
        constexpr qsizetype kColumns = 4;
        if (head.size() != kColumns || head[1] != "blob" || !head[0].startsWith("100")) continue;
        bool isNumber = false;
        const qint64 size = head[3].toLongLong(&isNumber);
        if (isNumber) files[entry.mid(tab + 1).toStdString()] = {head[2], size};
        if (files.size() > kMostGitEntries)
            return tl::unexpected(GitText::tr("has too many files"));
    }
    return files;
}

class GitFolder final : public pack::Source {
  public:
    explicit GitFolder(GitFiles files) : files_(std::move(files)) {}
    GitFolder(const GitFolder&) = delete;
    GitFolder& operator=(const GitFolder&) = delete;
    ~GitFolder() override {
        if (process_.state() == QProcess::NotRunning) return;
        process_.closeWriteChannel();
        if (!process_.waitForFinished()) process_.kill();
    }

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override {
        const auto found = files_.find(name);
        if (found == files_.end()) return tl::unexpected(problemAt(name, {}, pack::kNoFile));
        const auto& [id, size] = found->second;
        if (size < 0 || static_cast<std::size_t>(size) > mostBytes) {
            return tl::unexpected(problemAt(
                name, {}, Phrase{pack::kHasMany, {size, pack::ListedWord("bytes"), mostBytes}}));
        }
        auto bytes = readObject(id, size);
        if (!bytes) return tl::unexpected(problemAt(name, {}, bytes.error().toStdString()));
        return std::move(*bytes);
    }

    bool exists(const std::string& name) const override { return files_.contains(name); }

    std::vector<std::string> names(const std::string& folder) const override {
        const std::string prefix = folder + '/';
        std::vector<std::string> names;
        for (auto file = files_.lower_bound(prefix);
             file != files_.end() && file->first.starts_with(prefix); ++file) {
            std::string name = file->first.substr(prefix.size());
            if (name.find('/') == std::string::npos) names.push_back(std::move(name));
        }
        return names;
    }

  private:
    /// Waits until git has written something. Returns false if it ended, or must end.
    bool waitForMore() const {
        while (process_.bytesAvailable() == 0) {
            if (process_.state() == QProcess::NotRunning || endsGit(process_)) return false;
            process_.waitForReadyRead(kGitPoll);
        }
        return true;
    }

    /// Asks the running git for an object: it answers "id type size", the bytes and a line end.
    tl::expected<std::string, QString> readObject(const QByteArray& id, qint64 size) const {
        const auto fail = [] { return tl::unexpected(GitText::tr("git cannot read it")); };
        if (process_.state() == QProcess::NotRunning) {
            startGit(process_, {"cat-file", "--batch"});
            if (!process_.waitForStarted()) return fail();
        }
        process_.write(id + '\n');
        process_.waitForBytesWritten();
        while (!process_.canReadLine()) {
            const qint64 before = process_.bytesAvailable();
            if (process_.state() == QProcess::NotRunning || endsGit(process_)) return fail();
            process_.waitForReadyRead(kGitPoll);
            constexpr qint64 kLongestHead = 1024;
            if (before > kLongestHead) return fail();
        }
        const QByteArray head = process_.readLine().trimmed();
        if (head != id + " blob " + QByteArray::number(size)) return fail();
        std::string bytes;
        bytes.reserve(static_cast<std::size_t>(size));
        while (static_cast<qint64>(bytes.size()) < size) {
            if (!waitForMore()) return fail();
            const QByteArray part = process_.read(size - static_cast<qint64>(bytes.size()));
            bytes.append(part.constData(), static_cast<std::size_t>(part.size()));
        }
        if (!waitForMore()) return fail();
        process_.read(1);
        return bytes;
    }

    GitFiles files_;
    mutable QProcess process_;
};

}  // namespace

bool mayBeRevision(const QString& name) {
    return name.indexOf(u':') > 0 && !name.startsWith(QLatin1String("builtin:")) &&
           !QFileInfo::exists(name);
}

tl::expected<GitObject, Problem> openRevision(const QString& name, std::size_t mostBytes) {
    constexpr qint64 kLine = 4096;
    // "REV:PATH/" is a folder for users, but not for git; "REV:./" is one for both.
    QString path = name;
    while (path.endsWith(u'/') && !path.endsWith(QLatin1String("./")))
        path.chop(1);
    const auto id =
        outputOfGit({"rev-parse", "--verify", "--quiet", "--end-of-options", path}, kLine);
    if (!id) {
        // Without --verify, git tells what is wrong with the name.
        const auto why = outputOfGit({"rev-parse", "--end-of-options", path}, kLine);
        return refuse(name, why ? GitText::tr("git failed") : why.error());
    }
    const QString object = QString::fromUtf8(id->trimmed());
    const auto type = outputOfGit({"cat-file", "-t", object}, kLine);
    if (!type) return refuse(name, type.error());
    GitObject found;
    if (type->trimmed() == "blob") {
        const auto size = outputOfGit({"cat-file", "-s", object}, kLine);
        if (!size) return refuse(name, size.error());
        if (size->trimmed().toULongLong() > mostBytes)
            return refuse(name, GitText::tr("is too large"));
        const auto bytes =
            outputOfGit({"cat-file", "blob", object}, static_cast<qint64>(mostBytes));
        if (!bytes) return refuse(name, bytes.error());
        found.bytes = bytes->toStdString();
        return found;
    }
    if (type->trimmed() != "tree")
        return refuse(name, GitText::tr("is neither a file nor a folder"));
    // Without --full-tree, git lists only what is below the working folder.
    const auto listing =
        outputOfGit({"ls-tree", "--full-tree", "-r", "-z", "-l", object}, kMostGitListing);
    if (!listing) return refuse(name, listing.error());
    auto files = filesIn(*listing);
    if (!files) return refuse(name, files.error());
    if (!files->contains("pack.json"))
        return refuse(name, GitText::tr("has no pack.json: this is no Mazeloom pack"));
    found.folder = std::make_unique<GitFolder>(std::move(*files));
    return found;
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Temporary files and folders belong to one live process. Files of others are not written, followed
// or removed; leftovers of dead processes are removed.
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <ostream>

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/files/replace.h"
#include "core/files/staged_files.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_staged_files {

namespace fs = std::filesystem;
using files::DiskFiles;
using files::StagedFiles;

class TestStagedFiles : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void namesHaveAChecksum();
    void filesAppearWhenTheyArePlaced();
    void anythingElseOfSuchANameStays();
    void whatAKilledProcessLeftIsSwept();
    void livingProcessesAreNotSwept();
    void linksAreReplaced();
    void aTypedNameIsFollowed();
    void theLongestNamesHaveRoom();
    void foldersAreNotReplaced();
    void foldersAppearWhole();
    void foldersThatWereNotPlacedGo();

  private:
    fs::path at(const std::string& name) const { return folder_ / name; }
    void put(const std::string& name, const std::string& bytes) const {
        std::ofstream(at(name), std::ios::binary) << bytes;
    }
    std::string bytes(const std::string& name) const {
        return DiskFiles().read(at(name)).value_or("nothing");
    }
    std::vector<std::string> names() const {
        auto all = DiskFiles().names(folder_).value();
        std::ranges::sort(all);
        return all;
    }

    std::unique_ptr<QTemporaryDir> parent_;
    fs::path folder_;
    DiskFiles disk_;
};

namespace {

std::function<void(std::ostream&)> saying(const std::string& text) {
    return [text](std::ostream& out) { out << text; };
}

/// A process that does something, reports it and waits to be killed.
class Child {
  public:
    template <typename Work>
    explicit Child(const Work& work) {
        int ends[2];
        if (::pipe(ends) != 0) qFatal("no pipe");
        process_ = ::fork();
        if (process_ < 0) qFatal("cannot fork");
        if (process_ == 0) {
            work();
            if (::write(ends[1], "!", 1) != 1) _exit(1);
            while (true)
                ::pause();
        }
        ::close(ends[1]);
        char done = 0;
        if (::read(ends[0], &done, 1) != 1) qFatal("the other process has ended");
        ::close(ends[0]);
    }
    ~Child() { kill(); }

    void kill() {
        if (process_ <= 0) return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        process_ = 0;
    }

  private:
    pid_t process_ = 0;
};

}  // namespace

void TestStagedFiles::init() {
    parent_ = std::make_unique<QTemporaryDir>();
    folder_ = parent_->filePath("out").toStdString();
    fs::create_directory(folder_);
}

void TestStagedFiles::namesHaveAChecksum() {
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{1}, UINT64_MAX}) {
        std::string name = files::temporaryNameOf(number);
        QCOMPARE(name.size(), std::size_t{33});
        QVERIFY(files::isTemporaryName(name));
        QVERIFY(!files::isTemporaryName(name + "0"));
        QVERIFY(!files::isTemporaryName(name.substr(1)));
        name.back() = name.back() == '0' ? '1' : '0';
        QVERIFY(!files::isTemporaryName(name));
    }
    for (const char* name :
         {"", ".", ".mazeloom-saving-", ".export.saving-1", ".mazeloom-saving-000000000000000g",
          ".mazeloom-saving--00000000000000"})
        QVERIFY(!files::isTemporaryName(name));
}

void TestStagedFiles::filesAppearWhenTheyArePlaced() {
    put("a", "old");
    {
        StagedFiles staged(folder_, disk_);
        QVERIFY(!staged.add("a", saying("new")));
        QVERIFY(!staged.add("b", saying(std::string(200'000, 'b'))));
        QVERIFY(!staged.add("never", saying("never")));
        QVERIFY(!staged.append("c", "1"));
        QVERIFY(!staged.append("c", "2"));
        QCOMPARE(bytes("a"), std::string("old"));
        QCOMPARE(names().size(), std::size_t{2});
        for (const char* name : {"a", "b", "c"})
            QVERIFY(!staged.place(name));
        QVERIFY(staged.has("a") && staged.has("never") && !staged.has("d"));
    }
    QVERIFY(names() == std::vector<std::string>({"a", "b", "c"}));
    QCOMPARE(bytes("a"), std::string("new"));
    QCOMPARE(bytes("b").size(), std::size_t{200'000});
    QCOMPARE(bytes("c"), std::string("12"));
}

/// Links, pipes and folders that others can write to stay, even if they have the name of a
/// temporary file.
void TestStagedFiles::anythingElseOfSuchANameStays() {
    put("mine", "mine");
    std::vector<std::string> planted;
    const auto next = [&] {
        planted.push_back(files::temporaryNameOf(planted.size()));
        return at(planted.back());
    };
    fs::create_symlink("mine", next());
    fs::create_symlink(".", next());
    fs::create_symlink("nothing", next());
    QVERIFY(::mkfifo(next().c_str(), 0600) == 0);
    fs::create_hard_link(at("mine"), next());
    // Others can write to this folder, so it was not created by this program.
    const fs::path shared = next();
    fs::create_directory(shared);
    QVERIFY(::chmod(shared.c_str(), 0777) == 0);
    fs::create_symlink("../mine", shared / "a");
    // The naming scheme of earlier versions, with links inside.
    const std::string old = ".export.saving-" + std::to_string(::getpid());
    planted.push_back(old);
    fs::create_directory(at(old));
    fs::create_symlink("../mine", at(old) / "a");
    {
        StagedFiles staged(folder_, disk_);
        QVERIFY(!staged.add("a", saying("bytes")));
        QVERIFY(!staged.commit().error);
    }
    QVERIFY(!files::replace(at("b"), "bytes", disk_));
    QCOMPARE(bytes("mine"), std::string("mine"));
    QCOMPARE(bytes("a"), std::string("bytes"));
    for (const std::string& name : planted) {
        if (fs::symlink_status(at(name)).type() == fs::file_type::not_found) QFAIL(name.c_str());
    }
    QVERIFY(fs::is_symlink(shared / "a") && fs::is_symlink(at(old) / "a"));
    QCOMPARE(names().size(), planted.size() + 3);
}

void TestStagedFiles::whatAKilledProcessLeftIsSwept() {
    put("mine", "mine");
    for (const bool isFolder : {true, false}) {
        Child child([&] {
            auto* staged = new StagedFiles(folder_, disk_);
            if (staged->add("a", saying("half"))) _exit(1);
            auto* file = new files::Replacement(at("b"), disk_);
            if (file->add("half")) _exit(1);
        });
        QCOMPARE(names().size(), std::size_t{3});
        child.kill();
        // An attacker puts links among the leftovers.
        for (const std::string& name : names()) {
            if (fs::is_directory(at(name))) fs::create_symlink("../mine", at(name) / "z");
        }
        if (isFolder) {
            StagedFiles staged(folder_, disk_);
            QVERIFY(!staged.add("c", saying("whole")));
            QVERIFY(!staged.commit().error);
        } else {
            QVERIFY(!files::replace(at("c"), "whole", disk_));
        }
        QVERIFY(names() == std::vector<std::string>({"c", "mine"}));
        QCOMPARE(bytes("mine"), std::string("mine"));
        fs::remove(at("c"));
    }
}

void TestStagedFiles::livingProcessesAreNotSwept() {
    Child child([&] {
        auto* staged = new StagedFiles(folder_, disk_);
        if (staged->add("a", saying("half"))) _exit(1);
    });
    const auto before = names();
    files::Replacement own(at("b"), disk_);
    QVERIFY(!own.add("half"));
    const auto both = names();
    QCOMPARE(both.size(), before.size() + 1);
    disk_.sweep(folder_);
    QVERIFY(names() == both);
    QVERIFY(!own.commit());
    disk_.sweep(folder_);
    QCOMPARE(names().size(), both.size());
    child.kill();
    disk_.sweep(folder_);
    QVERIFY(names() == std::vector<std::string>({"b"}));
}

void TestStagedFiles::linksAreReplaced() {
    fs::create_directory(at("elsewhere"));
    put("elsewhere/old", "old");
    const std::map<std::string, std::string> links{
        {"file", "elsewhere/old"}, {"nothing", "elsewhere/new"}, {"folder", "elsewhere"},
        {"loop", "loop"},          {"device", "/dev/null"},
    };
    for (const auto& [name, target] : links)
        fs::create_symlink(target, at(name));
    {
        StagedFiles staged(folder_, disk_);
        for (const auto& [name, target] : links)
            QVERIFY(!staged.add(name, saying("new " + name)));
        const auto failure = staged.commit();
        QVERIFY2(!failure.error, failure.error.message().c_str());
    }
    for (const auto& [name, target] : links) {
        QVERIFY2(!fs::is_symlink(at(name)), name.c_str());
        QCOMPARE(bytes(name), "new " + name);
    }
    QCOMPARE(bytes("elsewhere/old"), std::string("old"));
    QVERIFY(!fs::exists(at("elsewhere/new")));
    QCOMPARE(names().size(), links.size() + 1);
}

/// A link at the name that the user typed is followed, as in other programs, and no other link.
void TestStagedFiles::aTypedNameIsFollowed() {
    for (const bool isOld : {true, false}) {
        init();
        fs::create_directory(at("elsewhere"));
        if (isOld) put("elsewhere/typed", "old");
        put("elsewhere/beside", "old");
        fs::create_symlink("elsewhere/typed", at("typed"));
        fs::create_symlink("elsewhere/beside", at("beside"));
        {
            StagedFiles staged(folder_, disk_);
            staged.follow("typed");
            QVERIFY(!staged.add("typed", saying("1")));
            QVERIFY(!staged.add("beside", saying("2")));
            QVERIFY(!staged.commit().error);
        }
        QVERIFY(fs::is_symlink(at("typed")));
        QVERIFY(!fs::is_symlink(at("beside")));
        QCOMPARE(bytes("elsewhere/typed") + bytes("beside"), std::string("12"));
        QCOMPARE(bytes("elsewhere/beside"), std::string("old"));
        QCOMPARE(names().size(), std::size_t{3});
    }
}

void TestStagedFiles::theLongestNamesHaveRoom() {
    const std::string longest(255, 'x');
    QVERIFY(!files::replace(at(longest), "1", disk_));
    StagedFiles staged(folder_, disk_);
    QVERIFY(!staged.add(longest, saying("2")));
    QVERIFY(!staged.commit().error);
    QCOMPARE(bytes(longest), std::string("2"));
}

void TestStagedFiles::foldersAreNotReplaced() {
    fs::create_directory(at("b"));
    {
        StagedFiles staged(folder_, disk_);
        QVERIFY(!staged.add("a", saying("1")));
        QVERIFY(!staged.add("b", saying("2")));
        const auto failure = staged.commit();
        QVERIFY(failure.error == std::errc::is_a_directory);
        QCOMPARE(failure.name, std::string("b"));
        QVERIFY(staged.place("b") == std::errc::is_a_directory);
    }
    QVERIFY(names() == std::vector<std::string>({"b"}));
}

void TestStagedFiles::foldersAppearWhole() {
    const auto inA = [this] {
        std::vector<std::string> all = DiskFiles().names(at("a")).value();
        std::ranges::sort(all);
        return all;
    };
    for (const std::string before : {"nothing", "a folder", "a link"}) {
        init();
        if (before != "nothing") fs::create_directory(at(before == "a link" ? "elsewhere" : "a"));
        if (before == "a link") fs::create_directory_symlink("elsewhere", at("a"));
        const std::size_t count = names().size();
        {
            StagedFiles staged(folder_, disk_);
            staged.follow("a");
            QVERIFY(!staged.addFolder("a"));
            QVERIFY(!staged.append("a/2", "two"));
            QVERIFY(!staged.add("a/1", saying("one")));
            // These names sort between the folder and its files, and after them.
            QVERIFY(!staged.append("a-b", "beside"));
            QVERIFY(!staged.append("b", "beside"));
            QCOMPARE(names().size(), count + 1);
            QVERIFY(!staged.commit().error);
            QVERIFY(staged.has("a") && staged.has("a/1"));
        }
        QVERIFY(inA() == std::vector<std::string>({"1", "2"}));
        QCOMPARE(bytes("a/1") + bytes("a/2"), std::string("onetwo"));
        QCOMPARE(names().size(), before == "nothing" ? count + 3 : count + 2);
        QCOMPARE(fs::is_symlink(at("a")), before == "a link");
        // The added folder has the permissions of any new folder.
        fs::create_directory(at("other"));
        QVERIFY(fs::status(at("a")).permissions() == fs::status(at("other")).permissions());
    }
    // A folder that is not empty stays, and so does a file.
    for (const std::string place : {"a", "b"}) {
        StagedFiles staged(folder_, disk_);
        QVERIFY(!staged.addFolder(place));
        QVERIFY(!staged.append(place + "/3", "three"));
        QVERIFY(staged.commit().error);
        QVERIFY(staged.place(place));
    }
    QVERIFY(inA() == std::vector<std::string>({"1", "2"}));
    QCOMPARE(bytes("b"), std::string("beside"));
}

void TestStagedFiles::foldersThatWereNotPlacedGo() {
    const auto stage = [](StagedFiles& staged) {
        return !staged.addFolder("a") && !staged.append("a/1", "half") &&
               !staged.append("a/2", "half") && !staged.append("b", "half");
    };
    {
        StagedFiles staged(folder_, disk_);
        QVERIFY(stage(staged));
    }
    QVERIFY(names().empty());
    put("mine", "mine");
    fs::create_directory(at("other"));
    put("other/file", "other");
    Child child([&] {
        auto* staged = new StagedFiles(folder_, disk_);
        if (!stage(*staged)) _exit(1);
    });
    child.kill();
    // An attacker puts links among the leftovers.
    for (const std::string& name : names()) {
        if (!files::isTemporaryName(name)) continue;
        fs::create_symlink("../../mine", at(name) / "a" / "link");
        fs::create_directory_symlink("../../other", at(name) / "a" / "folder");
        fs::create_directory_symlink("../other", at(name) / "folder");
    }
    disk_.sweep(folder_);
    QVERIFY(names() == std::vector<std::string>({"mine", "other"}));
    QCOMPARE(bytes("mine") + bytes("other/file"), std::string("mineother"));
}

MAZELOOM_TEST(TestStagedFiles)

}  // namespace mazeloom::tst_staged_files

#include "tst_staged_files.moc"

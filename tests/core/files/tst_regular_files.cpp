// SPDX-License-Identifier: MIT
// Only regular files are read, so that reading never waits for another program.
#include <filesystem>
#include <fstream>

#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "core/exchange/importer.h"
#include "core/files/file_system.h"
#include "tests/support/test_program.h"

// If the address sanitizer is on, GCC defines a macro, and Clang reports a feature.
#if defined(__SANITIZE_ADDRESS__)
#define IS_SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SANITIZED true
#endif
#endif
#ifndef IS_SANITIZED
#define IS_SANITIZED false
#endif

namespace mazeloom::tst_regular_files {

constexpr bool kIsSanitized = IS_SANITIZED;
#undef IS_SANITIZED

namespace fs = std::filesystem;
using files::DiskFiles;

class TestRegularFiles : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void filesAreReadWhole();
    void anythingElseIsRefusedAtOnce();
    void whatHasNoRoomIsAnError();
    void importsRefusePipes();

  private:
    fs::path at(const std::string& name) const {
        return fs::path(folder_->path().toStdString()) / name;
    }
    void put(const std::string& name, const std::string& bytes) const {
        std::ofstream(at(name), std::ios::binary) << bytes;
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestRegularFiles::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void TestRegularFiles::filesAreReadWhole() {
    for (const std::size_t size : {0U, 1U, 4096U, 3'000'000U}) {
        std::string bytes(size, '\0');
        for (std::size_t i = 0; i < size; ++i)
            bytes[i] = static_cast<char>(i * 7);
        put("file", bytes);
        QVERIFY(DiskFiles().read(at("file")) == bytes);
    }
    fs::create_symlink("file", at("link"));
    QCOMPARE(DiskFiles().read(at("link")).value().size(), std::size_t{3'000'000});
    QVERIFY(DiskFiles().read(at("none")).error() == std::errc::no_such_file_or_directory);
}

void TestRegularFiles::anythingElseIsRefusedAtOnce() {
    QVERIFY(::mkfifo(at("pipe").c_str(), 0600) == 0);
    fs::create_symlink("pipe", at("link"));
    fs::create_symlink("/dev/zero", at("endless"));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string socketPath = at("socket").string();
    QVERIFY(socketPath.size() < sizeof address.sun_path);
    socketPath.copy(address.sun_path, socketPath.size());
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QVERIFY(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
    for (const char* name : {"pipe", "link", "endless", "socket"}) {
        const auto bytes = DiskFiles().read(at(name));
        QVERIFY2(!bytes, name);
        QVERIFY2(bytes.error() == files::notRegular(), bytes.error().message().c_str());
        QCOMPARE(bytes.error().message(), std::string("it is no regular file"));
    }
    ::close(socket);
    QVERIFY(DiskFiles().read(at(".")).error() == std::errc::is_a_directory);
}

void TestRegularFiles::whatHasNoRoomIsAnError() {
    put("file", "x");
    // A sparse file: it takes no space on the disk, but no machine has enough memory for it.
    fs::resize_file(at("file"), std::uintmax_t{1} << 42);
    if (kIsSanitized) QSKIP("sanitizers end the program instead");
    QVERIFY(DiskFiles().read(at("file")).error() == std::errc::not_enough_memory);
}

void TestRegularFiles::importsRefusePipes() {
    for (const char* name : {"a.tmx", "a.txt", "a.png", "a.mazepack", "beside.tsx"})
        QVERIFY(::mkfifo(at(name).c_str(), 0600) == 0);
    for (const char* name : {"a.tmx", "a.txt", "a.png", "a.mazepack"}) {
        const auto imported = exchange::importFile({.file = at(name).string(), .beside = {}});
        QVERIFY(!imported);
        QCOMPARE(imported.error().describe(), at(name).string() + ": is not a file");
        QVERIFY(!exchange::isOfUnknownEncoding({.file = at(name).string(), .beside = {}}));
    }
    const auto beside = exchange::filesBelow(folder_->path().toStdString())("beside.tsx");
    QVERIFY(!beside);
    QCOMPARE(beside.error(), std::string("is not a file"));
}

MAZELOOM_TEST(TestRegularFiles)

}  // namespace mazeloom::tst_regular_files

#include "tst_regular_files.moc"

// SPDX-License-Identifier: MIT
#include "app/cli/terminal.h"

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <ostream>
#include <string_view>
#include <system_error>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "app/cli/clean_text.h"
#include "core/files/adding_buffer.h"
#include "core/files/replace.h"

namespace mazeloom::app {

namespace {

/// Returns the error number of the first failed write to stdout; 0 if no write failed.
int& lossOfStandardOutput() {
    static int reason = 0;
    return reason;
}

void noteLoss() {
    if (lossOfStandardOutput() == 0) lossOfStandardOutput() = errno == 0 ? EIO : errno;
}

}  // namespace

void printText(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    const auto size = static_cast<std::size_t>(bytes.size());
    errno = 0;
    if (std::fwrite(bytes.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0)
        noteLoss();
}

void print(const QString& line) {
    printText(cleaned(line) + '\n');
}

void printRow(const QStringList& fields) {
    QStringList row;
    for (const QString& field : fields)
        row << cleaned(field);
    printText(row.join('\t') + '\n');
}

std::error_code finishStandardOutput() {
    errno = 0;
    std::cout.flush();
    if (!std::cout.good() || std::fflush(stdout) != 0 || std::ferror(stdout) != 0) noteLoss();
    return {lossOfStandardOutput(), std::generic_category()};
}

void complain(const QString& message) {
    const QByteArray line = "mazeloom: " + cleaned(message).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

void complain(const Problem& problem) {
    complain(QString::fromStdString(problem.describe()));
}

void complainOfWriting(const QString& file, const QString& why) {
    complain(
        QCoreApplication::translate("CommandLine", "%1: cannot be written: %2").arg(file, why));
}

/// Receives the bytes of an output. After an error, the sink is not used again.
class Output::Sink {
  public:
    virtual ~Sink() = default;
    virtual std::error_code begin() { return {}; }
    virtual std::error_code add(std::string_view bytes) = 0;
    virtual std::error_code commit() = 0;
};

class Output::Whole final : public Sink {
  public:
    explicit Whole(const QString& path)
        : replacement_(QFile::encodeName(path).toStdString(), files_) {}
    // An unwritable place is reported before any work is done.
    std::error_code begin() override { return replacement_.add({}); }
    std::error_code add(std::string_view bytes) override { return replacement_.add(bytes); }
    std::error_code commit() override { return replacement_.commit(); }

  private:
    files::DiskFiles files_;
    files::Replacement replacement_;
};

class Output::Device final : public Sink {
  public:
    explicit Device(const QString& path) : path_(QFile::encodeName(path)) {}
    ~Device() override {
        if (file_ != nullptr) std::fclose(file_);
    }
    std::error_code begin() override {
        errno = 0;
        file_ = std::fopen(path_.constData(), "wb");
        return file_ == nullptr ? lastError() : std::error_code();
    }
    std::error_code add(std::string_view bytes) override {
        errno = 0;
        return std::fwrite(bytes.data(), 1, bytes.size(), file_) == bytes.size() ? std::error_code()
                                                                                 : lastError();
    }
    std::error_code commit() override {
        errno = 0;
        return std::fclose(std::exchange(file_, nullptr)) == 0 ? std::error_code() : lastError();
    }

  private:
    static std::error_code lastError() {
        return {errno == 0 ? EIO : errno, std::generic_category()};
    }

    QByteArray path_;
    std::FILE* file_ = nullptr;
};

Output::Output(const QString& path) : path_(path) {
    if (path.isEmpty() || path == "-") return;
    // Replacing a device would turn it into a regular file.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir()) {
        sink_ = std::make_unique<Device>(path);
    } else {
        sink_ = std::make_unique<Whole>(path);
    }
}

Output::~Output() = default;

bool Output::fill(const std::function<void(std::ostream&)>& write) {
    if (sink_ == nullptr) {
        errno = 0;
        write(std::cout);
        std::cout.flush();
        if (!std::cout.good()) noteLoss();
        return std::cout.good();
    }
    interruption_.emplace();
    std::error_code error = sink_->begin();
    const auto add = [&](std::string_view bytes) {
        if (Interruption::wasAsked()) error = std::make_error_code(std::errc::operation_canceled);
        if (!error) error = sink_->add(bytes);
        return !error;
    };
    if (!error) {
        files::AddingBuffer buffer(add);
        std::ostream stream(&buffer);
        write(stream);
        stream.flush();
    }
    return !error || fail(QString::fromStdString(error.message()));
}

bool Output::commit() {
    if (sink_ == nullptr) return true;
    const std::error_code error = sink_->commit();
    return !error || fail(QString::fromStdString(error.message()));
}

bool Output::fail(const QString& why) {
    complainOfWriting(path_, why);
    return false;
}

}  // namespace mazeloom::app

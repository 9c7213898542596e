// SPDX-License-Identifier: MIT
#include "app/cli/terminal.h"

#include <cstdio>
#include <iostream>
#include <ostream>
#include <streambuf>
#include <vector>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace mazeloom::app {

namespace {

/// Lets code that knows no Qt write to a device.
class DeviceBuffer final : public std::streambuf {
  public:
    explicit DeviceBuffer(QIODevice& device) : device_(device), bytes_(1 << 16) {
        setp(bytes_.data(), bytes_.data() + bytes_.size());
    }

  protected:
    int_type overflow(int_type next) override {
        if (sync() != 0) return traits_type::eof();
        if (!traits_type::eq_int_type(next, traits_type::eof())) {
            *pptr() = traits_type::to_char_type(next);
            pbump(1);
        }
        return traits_type::not_eof(next);
    }
    int sync() override {
        const qint64 count = pptr() - pbase();
        const bool good = device_.write(pbase(), count) == count;
        setp(bytes_.data(), bytes_.data() + bytes_.size());
        return good ? 0 : -1;
    }

  private:
    QIODevice& device_;
    std::vector<char> bytes_;
};

}  // namespace

void print(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

void complain(const QString& message) {
    const QByteArray line = "mazeloom: " + message.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

void complain(const Problem& problem) {
    complain(QString::fromStdString(problem.describe()));
}

Output::Output(const QString& path) : path_(path) {
    if (path.isEmpty() || path == "-") return;
    // Writing beside and renaming would put a plain file in the place of a device.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir()) {
        file_ = std::make_unique<QFile>(path);
    } else {
        file_ = std::make_unique<QSaveFile>(path);
    }
}

Output::~Output() = default;

bool Output::fill(const std::function<void(std::ostream&)>& write) {
    if (file_ == nullptr) {
        write(std::cout);
        std::cout.flush();
        return std::cout.good() || fail();
    }
    if (!file_->open(QIODevice::WriteOnly)) return fail();
    DeviceBuffer buffer(*file_);
    std::ostream stream(&buffer);
    write(stream);
    stream.flush();
    return stream.good() || fail();
}

bool Output::commit() {
    if (file_ == nullptr) return true;
    auto* const whole = qobject_cast<QSaveFile*>(file_.get());
    return (whole != nullptr ? whole->commit() : file_->flush()) || fail();
}

bool Output::fail() {
    complain(file_ == nullptr
                 ? QCoreApplication::translate("CommandLine", "stdout: cannot be written")
                 : QCoreApplication::translate("CommandLine", "%1: cannot be written: %2")
                       .arg(path_, file_->errorString()));
    return false;
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/cli/diff/operand.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <tl/expected.hpp>

#include "app/cli/git_source.h"
#include "app/cli/interruption.h"
#include "app/cli/terminal.h"
#include "core/pack/json/limits.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

/// Translation context of messages about operands.
struct OperandText {
    Q_DECLARE_TR_FUNCTIONS(OperandText)
};

DiffOperand operandOf(const QString& name, std::string bytes) {
    DiffOperand operand{.name = name, .source = {}, .loneFile = {}, .isNothing = bytes.empty()};
    if (operand.isNothing) {
        operand.source = std::make_unique<diff::NoFiles>();
        return operand;
    }
    auto file = std::make_unique<diff::LoneFile>(std::move(bytes));
    operand.loneFile = file->name();
    operand.source = std::move(file);
    return operand;
}

/// Whether the name is a file that is no archive. /dev/null and pipes are such files, too: git and
/// shells hand them to diff tools.
bool isPlainFile(const QString& name) {
    const QFileInfo info(name);
    return info.exists() && !info.isDir() && !widgets::isArchive(name);
}

/// Reads a file or pipe up to `most` + 1 bytes. Waits for what another program writes into a pipe,
/// but not once a signal asks the command to end. Returns the system's error number if reading
/// fails, EINTR after a signal.
tl::expected<std::string, int> readInterruptibly(const QString& name, std::size_t most) {
    // Opening a pipe without O_NONBLOCK waits for its writer, and Qt repeats the call after
    // signals.
    const int file = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return tl::unexpected(errno);
    const auto close = qScopeGuard([file] { ::close(file); });
    constexpr int kPollMilliseconds = 100;
    std::string bytes;
    std::array<char, 1 << 16> piece{};
    while (bytes.size() <= most) {
        if (Interruption::wasAsked()) return tl::unexpected(EINTR);
        pollfd wait{file, POLLIN, 0};
        if (::poll(&wait, 1, kPollMilliseconds) <= 0) continue;
        const ssize_t count = ::read(file, piece.data(), piece.size());
        if (count == 0) break;
        if (count > 0) {
            bytes.append(piece.data(), static_cast<std::size_t>(count));
        } else if (errno != EAGAIN && errno != EINTR) {
            return tl::unexpected(errno);
        }
    }
    return bytes;
}

std::optional<DiffOperand> openFile(const QString& name) {
    auto bytes = readInterruptibly(name, pack::kMaxLevelBytes);
    if (!bytes) {
        if (bytes.error() != EINTR) {
            complain(OperandText::tr("%1: cannot be read: %2")
                         .arg(name, qt_error_string(bytes.error())));
        }
        return std::nullopt;
    }
    if (bytes->size() > pack::kMaxLevelBytes) {
        complain(OperandText::tr("%1: is too large: at most %2 bytes are read")
                     .arg(name)
                     .arg(pack::kMaxLevelBytes));
        return std::nullopt;
    }
    return operandOf(name, std::move(*bytes));
}

}  // namespace

std::optional<DiffOperand> openOperand(const QString& name) {
    if (!name.startsWith(QLatin1String("builtin:")) && isPlainFile(name)) return openFile(name);
    if (mayBeRevision(name)) {
        auto found = openRevision(name, pack::kMaxLevelBytes);
        if (!found) {
            complain(found.error());
            return std::nullopt;
        }
        if (found->folder == nullptr) return operandOf(name, std::move(found->bytes));
        return DiffOperand{name, std::move(found->folder), {}, false};
    }
    auto source = widgets::openPack(name, &Interruption::flag());
    if (!source) {
        complain(source.error());
        return std::nullopt;
    }
    return DiffOperand{name, std::move(*source), {}, false};
}

}  // namespace mazeloom::app

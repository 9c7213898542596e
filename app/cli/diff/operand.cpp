// SPDX-License-Identifier: MIT
#include "app/cli/diff/operand.h"

#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

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

std::optional<DiffOperand> openFile(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        complain(OperandText::tr("%1: cannot be read: %2").arg(name, file.errorString()));
        return std::nullopt;
    }
    const auto most = static_cast<qint64>(pack::kMaxLevelBytes);
    const QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most) {
        complain(
            OperandText::tr("%1: is too large: at most %2 bytes are read").arg(name).arg(most));
        return std::nullopt;
    }
    return operandOf(name, bytes.toStdString());
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

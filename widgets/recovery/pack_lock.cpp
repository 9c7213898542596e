// SPDX-License-Identifier: MIT
#include "widgets/recovery/pack_lock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace mazeloom::widgets {

PackLock::PackLock(const QString& root, const QString& folder) {
    if (!QDir().mkpath(root)) return;
    const QByteArray path = QFileInfo(folder).canonicalFilePath().toUtf8();
    const QByteArray name = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    lock_ = std::make_unique<QLockFile>(QDir(root).filePath(QString::fromLatin1(name) + ".lock"));
    lock_->setStaleLockTime(0);
    held_ = lock_->tryLock(0) || lock_->error() != QLockFile::LockFailedError;
}

}  // namespace mazeloom::widgets

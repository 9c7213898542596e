// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

#include "core/analyse/deduce/certificate/certificate_json.h"

namespace mazeloom::app {

/// Reads a certificate from a file, or from stdin for "-". Returns nullopt, after reporting why, if
/// the file is no certificate.
std::optional<analyse::deduce::CertifiedLevel> readCertificate(const QString& file);

}  // namespace mazeloom::app

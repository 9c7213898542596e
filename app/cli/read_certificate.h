// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

#include "core/analyse/deduce/certificate/certificate_json.h"

namespace mazeloom::app {

/// Reads the file of a certificate, "-" for stdin. Returns nullopt, after reporting why, if it is
/// not one.
std::optional<analyse::deduce::CertifiedLevel> readCertificate(const QString& file);

}  // namespace mazeloom::app

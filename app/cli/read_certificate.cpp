// SPDX-License-Identifier: MIT
#include "app/cli/read_certificate.h"

#include <string_view>
#include <utility>

#include "app/cli/terminal.h"
#include "app/workspace/input_file.h"

namespace mazeloom::app {

namespace deduce = analyse::deduce;

std::optional<deduce::CertifiedLevel> readCertificate(const QString& file) {
    const auto text = readInputFile(file, static_cast<qint64>(deduce::kMostCertificateBytes));
    if (!text) {
        complain(file + ": " + text.error());
        return std::nullopt;
    }
    const std::string_view utf8(text->constData(), static_cast<std::size_t>(text->size()));
    auto certificate = deduce::readCertificate(utf8, file.toStdString());
    if (certificate) return std::move(*certificate);
    complain(certificate.error());
    return std::nullopt;
}

}  // namespace mazeloom::app

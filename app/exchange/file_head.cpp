// SPDX-License-Identifier: MIT
#include "app/exchange/file_head.h"

#include <algorithm>
#include <ostream>
#include <string>

#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "core/files/adding_buffer.h"
#include "core/generate/generate.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"

namespace mazeloom::app {

namespace {

constexpr std::size_t kMostBytes = 2000;
/// Upper bound on the characters shown of each line; a line can be as long as the file.
constexpr qsizetype kMostColumns = 160;

/// Returns the text with shortened lines and without the last line, which may be incomplete.
QString shortened(const QString& text) {
    QStringList lines = text.split(u'\n');
    if (lines.size() > 1) lines.removeLast();
    for (QString& line : lines) {
        if (line.size() > kMostColumns) line = line.left(kMostColumns) + QStringLiteral("…");
    }
    return lines.join(u'\n');
}

}  // namespace

QString headOf(const exchange::OutFile& file, std::size_t most) {
    std::string head;
    // Returning false sets the stream's error flag, which stops the writer.
    const auto add = [&](std::string_view bytes) {
        head += bytes.substr(0, most - head.size());
        return head.size() < most;
    };
    files::AddingBuffer buffer(add);
    std::ostream stream(&buffer);
    file.write(stream);
    stream.flush();
    const bool isText = std::ranges::all_of(
        head, [](unsigned char c) { return c >= 0x20 || c == '\n' || c == '\t' || c == '\r'; });
    return isText ? QString::fromUtf8(head.data(), static_cast<qsizetype>(head.size())) : QString();
}

FileHead::FileHead(QWidget* parent) : QWidget(parent), view_(new QPlainTextEdit) {
    view_->setReadOnly(true);
    view_->setLineWrapMode(QPlainTextEdit::NoWrap);
    view_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view_->setAccessibleName(tr("Beginning of the file"));
    widgets::setTips(*view_, tr("How the file begins"));
    view_->setTabChangesFocus(true);
    view_->setMinimumHeight(96);
    auto* title = new widgets::PlainLabel(tr("The file begins:"));
    widgets::setType(*title, widgets::Type::Caption);
    title->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title);
    column->addWidget(view_);
    hide();
}

void FileHead::show(const exchange::Exporter& format, const widgets::GenerationRequest& request,
                    const level::TileMappings& tiles, const exchange::ExportOptions& options) {
    if ((format.carries & exchange::kLooks) != 0) return showNothing();
    task_.run([this, &format, request, tiles,
               options](const widgets::LatestTask::Control& control) -> widgets::LatestTask::Call {
        generate::Options given;
        given.stop = &control.stop();
        given.floor = request.floor;
        given.kinds = request.kinds;
        const auto made = generate::generate(*request.level, *request.rooms, request.seed, given);
        QString text;
        if (made && !control.stop()) {
            const exchange::MadeLevel level{made->map, *request.level, request.seed};
            const auto files = format.filesOf({{}, *request.rooms, {&level, 1}, &tiles}, options);
            if (files) text = shortened(headOf(files->front(), kMostBytes));
        }
        return [this, text] { take(text); };
    });
}

void FileHead::showNothing() {
    task_.cancel();
    take({});
}

void FileHead::take(const QString& text) {
    view_->setPlainText(text);
    setVisible(!text.isEmpty());
}

}  // namespace mazeloom::app

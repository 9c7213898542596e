// SPDX-License-Identifier: MIT
// Preview of the beginning of an exported file. Generates only the shown part, off the GUI thread.
#pragma once

#include <QString>
#include <QWidget>

#include "core/exchange/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"

class QPlainTextEdit;

namespace mazeloom::app {

class FileHead : public QWidget {
    Q_OBJECT

  public:
    explicit FileHead(QWidget* parent = nullptr);

    /// Shows the file's beginning; nothing if it is not text, or until the level is generated.
    /// `tiles` are the pack's mappings.
    void show(const exchange::Exporter& format, const widgets::GenerationRequest& request,
              const level::TileMappings& tiles, const exchange::ExportOptions& options);
    void showNothing();

  private:
    void take(const QString& text);

    QPlainTextEdit* view_;
    widgets::LatestTask task_{"file-head"};
};

/// Returns the file's first bytes as text, at most `most`; empty if it is not text.
QString headOf(const exchange::OutFile& file, std::size_t most);

}  // namespace mazeloom::app

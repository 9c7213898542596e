// SPDX-License-Identifier: MIT
// Preview of the beginning of an exported file. Only the shown part is written. The level is
// generated off the GUI thread.
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

    /// Shows the file's beginning once the level is generated; shows nothing if the file is not
    /// text. `tiles` are the tile mappings of the pack.
    void show(const exchange::Exporter& format, const widgets::GenerationRequest& request,
              const level::TileMappings& tiles, const exchange::ExportOptions& options);
    void showNothing();

  private:
    void take(const QString& text);

    QPlainTextEdit* view_;
    widgets::LatestTask task_{"file-head"};
};

/// Returns at most `most` bytes from the beginning of the file, as text; empty if the file is not
/// text.
QString headOf(const exchange::OutFile& file, std::size_t most);

}  // namespace mazeloom::app

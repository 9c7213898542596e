// SPDX-License-Identifier: MIT
// How a file would begin: made off the GUI thread, and only as much of it as is looked at.
#pragma once

#include <QString>
#include <QWidget>

#include "core/doors/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"

class QPlainTextEdit;

namespace mazeloom::app {

class FileHead : public QWidget {
    Q_OBJECT

  public:
    explicit FileHead(QWidget* parent = nullptr);

    /// Nothing is shown of files that are not text, nor while the level is not made.
    /// `tiles` are the pack's mappings.
    void show(const doors::Exporter& format, const widgets::GenerationRequest& request,
              const level::TileMappings& tiles, const doors::ExportOptions& options);
    void showNothing();

  private:
    void take(const QString& text);

    QPlainTextEdit* view_;
    widgets::LatestTask task_{"file-head"};
};

/// The first of a file's bytes as text, at most `most`; empty where it is no text.
QString headOf(const doors::OutFile& file, std::size_t most);

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Values in large letters beside each other, each below its name: times, counts.
#pragma once

#include <vector>

#include <QString>
#include <QWidget>

class QHBoxLayout;

namespace mazeloom::widgets {

struct Figure {
    QString what;
    QString value;
    QString note = {};  ///< a few words below the value; may be empty
};

class FigureRow : public QWidget {
    Q_OBJECT

  public:
    explicit FigureRow(QWidget* parent = nullptr);

    void tell(const std::vector<Figure>& figures);
    /// Sets the font of the values, and that of the words around them.
    void setFonts(const QFont& values, const QFont& words);

  private:
    QHBoxLayout* row_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// A message about a finding that offers its best fix, so that message bars offer the same fix as
// the problem list.
#pragma once

#include <optional>

#include <QObject>
#include <QPointer>

#include "core/check/findings/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class MessageBar;

class FixOffer : public QObject {
    Q_OBJECT

  public:
    /// The bar is shared: other messages in it withdraw the offer.
    FixOffer(MessageBar& bar, QObject* parent);

    /// Shows `text` with the finding's best fix, if any, on the bar's first button and `other` on
    /// the second.
    void show(PackDocument& document, const check::Finding& finding, const QString& text,
              const QString& other = {});

  signals:
    /// The user chose the fix, and it changed the pack.
    void mended();

  private:
    void mend();

    MessageBar& bar_;
    QPointer<PackDocument> document_;
    std::optional<check::Fix> fix_;
    QString text_;
};

}  // namespace mazeloom::widgets

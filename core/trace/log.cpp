// SPDX-License-Identifier: MIT
#include "core/trace/log.h"

#include "core/trace/trace.h"

namespace mazeloom::trace {

template <typename T>
void Log<T>::grow() {
    if (keepsOnlyCount_ && !blocks_.empty()) {
        forgotten_ += kBlock;
    } else {
        blocks_.emplace_back(std::allocator<T>().allocate(kBlock));
    }
    next_ = blocks_.back().get();
    end_ = next_ + kBlock;
}

template void Log<Step>::grow();
template void Log<grid::Index>::grow();
template void Log<level::Cell::Bits>::grow();
template void Log<InkChange>::grow();
template void Log<ShadeChange>::grow();

}  // namespace mazeloom::trace

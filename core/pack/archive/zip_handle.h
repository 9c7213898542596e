// SPDX-License-Identifier: MIT
// Owning handles of libzip's objects. Private to core/pack.
#pragma once

#include <memory>
#include <string>

#include <zip.h>

namespace mazeloom::pack {

struct ZipDiscard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct ZipFree {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
struct ZipClose {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
/// An archive that is not closed explicitly is discarded: nothing is written.
using ZipArchive = std::unique_ptr<zip_t, ZipDiscard>;
using ZipSource = std::unique_ptr<zip_source_t, ZipFree>;
using ZipFile = std::unique_ptr<zip_file_t, ZipClose>;

class ZipError {
  public:
    ZipError() { zip_error_init(&error_); }
    ZipError(const ZipError&) = delete;
    ZipError& operator=(const ZipError&) = delete;
    ~ZipError() { zip_error_fini(&error_); }

    zip_error_t* get() { return &error_; }
    std::string text() { return zip_error_strerror(&error_); }

  private:
    zip_error_t error_;
};

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
#include "tests/support/packs/model_disk.h"

namespace mazeloom::testing {

namespace {

constexpr std::int64_t kTick = 10'000'000;  // 10 ms, as coarse as real clocks

std::string folderOf(const std::filesystem::path& path) {
    return path.parent_path().string();
}

}  // namespace

ModelDisk::ModelDisk(const Path& root) : root_(root.string()) {
    seen_[root_] = safe_[root_] = std::make_shared<Node>(Node{true, {}, 0});
}

void ModelDisk::failAt(int change, std::errc error) {
    failing_ = change;
    error_ = error;
}

void ModelDisk::stopAt(int change) {
    stopping_ = change;
}

ModelDisk ModelDisk::afterPowerLoss(random::Stream& random) const {
    ModelDisk disk = *this;
    disk.seen_ = safe_;
    for (const Change& change : late_) {
        if (random.chance(50)) continue;
        for (const auto& entry : change.entries)
            set(disk.seen_, entry);
    }
    // Contents of a folder whose name was lost are lost too; folders precede their files.
    std::erase_if(disk.seen_, [&](const auto& entry) {
        return entry.first != root_ && !disk.seen_.contains(folderOf(entry.first));
    });
    return disk.afterKill();
}

ModelDisk ModelDisk::afterKill() const {
    ModelDisk disk = *this;
    disk.safe_ = disk.seen_;
    disk.late_.clear();
    disk.changes_ = 0;
    disk.failing_ = disk.stopping_ = -1;
    disk.claims_ = std::make_shared<std::set<std::string>>();
    return disk;
}

std::map<std::string, std::string> ModelDisk::filesIn(const Path& folder) const {
    std::map<std::string, std::string> files;
    const std::string start = folder.string() + '/';
    for (const auto& [path, node] : seen_) {
        if (path.starts_with(start) && !node->isFolder) {
            files[path.substr(start.size())] = node->bytes;
        }
    }
    return files;
}

MemorySource ModelDisk::sourceOf(const Path& folder) const {
    MemorySource source;
    source.files = filesIn(folder);
    return source;
}

void ModelDisk::put(const Path& path, std::string bytes) {
    seen_[path.string()] = safe_[path.string()] = file(bytes);
}

void ModelDisk::take(const Path& path) {
    seen_.erase(path.string());
    safe_.erase(path.string());
}

tl::expected<std::optional<files::FileInfo>, std::error_code> ModelDisk::look(const Path& path) {
    const Node* node = find(path);
    if (node == nullptr) return std::nullopt;
    using Kind = files::FileInfo::Kind;
    return files::FileInfo{node->isFolder ? Kind::Folder : Kind::File, node->bytes.size(),
                           node->modified, 0644};
}

tl::expected<std::string, std::error_code> ModelDisk::read(const Path& path) {
    if (const Node* node = find(path)) return node->bytes;
    return tl::unexpected(std::make_error_code(std::errc::no_such_file_or_directory));
}

tl::expected<std::vector<std::string>, std::error_code> ModelDisk::names(const Path& folder) {
    if (find(folder) == nullptr) {
        return tl::unexpected(std::make_error_code(std::errc::no_such_file_or_directory));
    }
    std::vector<std::string> names;
    for (const auto& [path, node] : seen_) {
        if (folderOf(path) == folder) names.push_back(Path(path).filename().string());
    }
    return names;
}

std::error_code ModelDisk::makeFolder(const Path& folder) {
    if (const auto error = begin()) return error;
    if (find(folder.parent_path()) == nullptr) {
        return std::make_error_code(std::errc::no_such_file_or_directory);
    }
    apply({folderOf(folder), {{folder.string(), std::make_shared<Node>(Node{true, {}, clock_})}}});
    return {};
}

std::error_code ModelDisk::write(const Path& path, std::string_view bytes,
                                 std::optional<unsigned>) {
    const auto makeIt = [&](std::size_t size) {
        apply({folderOf(path), {{path.string(), file(bytes.substr(0, size))}}});
    };
    const bool wasStopped = isStopped();
    if (const auto error = begin()) {
        // A file that could not be written completely exists in part.
        if (!wasStopped) makeIt(bytes.size() / 2);
        return error;
    }
    if (find(path) != nullptr) return std::make_error_code(std::errc::file_exists);
    if (find(path.parent_path()) == nullptr) {
        return std::make_error_code(std::errc::no_such_file_or_directory);
    }
    makeIt(bytes.size());
    return {};
}

std::error_code ModelDisk::append(const Path& path, std::string_view bytes, bool isFlushed) {
    const bool wasStopped = isStopped();
    const auto error = begin();
    const Node* const node = find(path);
    const std::string before = node == nullptr ? std::string() : node->bytes;
    const std::string part = before + std::string(bytes.substr(0, bytes.size() / 2));
    const auto hold = [&](const std::string& all) { apply({{}, {{path.string(), file(all)}}}); };
    if (error) {
        if (!wasStopped) hold(part);
        return error;
    }
    hold(part);
    hold(before + std::string(bytes.size(), '\0'));
    hold(before + std::string(bytes));
    // A flush saves the content only for names that are safe already.
    if (isFlushed && safe_.contains(path.string())) makeSafe(path.string());
    return {};
}

std::error_code ModelDisk::rename(const Path& from, const Path& to) {
    if (const auto error = begin()) return error;
    const auto node = seen_.find(from.string());
    if (node == seen_.end()) return std::make_error_code(std::errc::no_such_file_or_directory);
    apply({folderOf(to), {{to.string(), node->second}, {from.string(), nullptr}}});
    return {};
}

std::error_code ModelDisk::remove(const Path& path) {
    if (const auto error = begin()) return error;
    const Node* node = find(path);
    if (node == nullptr) return {};
    if (node->isFolder && !names(path)->empty()) {
        return std::make_error_code(std::errc::directory_not_empty);
    }
    apply({folderOf(path), {{path.string(), nullptr}}});
    return {};
}

std::error_code ModelDisk::sync(const Path& folder) {
    if (const auto error = begin()) return error;
    std::vector<std::string> named;
    std::erase_if(late_, [&](const Change& change) {
        if (change.folder != folder) return false;
        for (const auto& entry : change.entries) {
            set(safe_, entry);
            named.push_back(entry.first);
        }
        return true;
    });
    // The earlier contents under these names are gone.
    for (const std::string& name : named)
        forgetContent(name);
    return {};
}

class ModelDisk::ModelClaim final : public files::Claim {
  public:
    ModelClaim(std::shared_ptr<std::set<std::string>> claims, std::string path)
        : claims_(std::move(claims)), path_(std::move(path)) {
        claims_->insert(path_);
    }
    ~ModelClaim() override { claims_->erase(path_); }

  private:
    std::shared_ptr<std::set<std::string>> claims_;
    std::string path_;
};

files::Temporary ModelDisk::claimed(const Path& path) {
    return {path, std::make_unique<ModelClaim>(claims_, path.string())};
}

ModelDisk::Path ModelDisk::newTemporary(const Path& folder) {
    Path path;
    do {
        path = folder / files::temporaryNameOf(++temporaries_);
    } while (find(path) != nullptr);
    return path;
}

tl::expected<files::Temporary, std::error_code> ModelDisk::makeTemporaryFile(
    const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) {
    const Path path = newTemporary(folder);
    const auto error = write(path, bytes, permissions);
    if (!error) return claimed(path);
    remove(path);
    return tl::unexpected(error);
}

tl::expected<files::Temporary, std::error_code> ModelDisk::makeTemporaryFolder(const Path& folder) {
    const Path path = newTemporary(folder);
    if (const auto error = makeFolder(path)) return tl::unexpected(error);
    return claimed(path);
}

void ModelDisk::sweep(const Path& folder) {
    const auto all = names(folder);
    if (!all) return;
    for (const std::string& name : *all) {
        const Path path = folder / name;
        if (!files::isTemporaryName(name) || claims_->contains(path.string())) continue;
        // A folder's contents are the entries directly after the folder's path with '/'.
        const auto after = seen_.upper_bound(path.string() + '/');
        std::vector<std::string> within;
        for (auto next = after; next != seen_.end() && next->first.starts_with(path.string() + '/');
             ++next)
            within.push_back(next->first);
        for (auto one = within.rbegin(); one != within.rend(); ++one)
            remove(*one);
        remove(path);
    }
}

void ModelDisk::makeSafe(const std::string& name) {
    safe_[name] = seen_[name];
    forgetContent(name);
}

void ModelDisk::forgetContent(const std::string& name) {
    std::erase_if(late_, [&](const Change& change) {
        return change.folder.empty() && change.entries.front().first == name;
    });
}

std::error_code ModelDisk::begin() {
    clock_ += kTick;
    const int number = changes_++;
    if (stopping_ >= 0 && number >= stopping_) return std::make_error_code(std::errc::io_error);
    return number == failing_ ? std::make_error_code(error_) : std::error_code();
}

void ModelDisk::apply(Change change) {
    for (const auto& entry : change.entries)
        set(seen_, entry);
    late_.push_back(std::move(change));
}

void ModelDisk::set(Entries& entries, const std::pair<std::string, Entry>& entry) {
    if (entry.second == nullptr) {
        entries.erase(entry.first);
    } else {
        entries[entry.first] = entry.second;
    }
}

const ModelDisk::Node* ModelDisk::find(const Path& path) const {
    const auto found = seen_.find(path.string());
    return found == seen_.end() ? nullptr : found->second.get();
}

ModelDisk::Entry ModelDisk::file(std::string_view bytes) {
    return std::make_shared<Node>(Node{false, std::string(bytes), clock_});
}

}  // namespace mazeloom::testing

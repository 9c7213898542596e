// SPDX-License-Identifier: MIT
// Values that copies share until one of them is written: copying a pack costs a pointer per level,
// whatever the size of the levels.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "core/detached.h"

namespace mazeloom::level {

using mazeloom::detached;

/// A list whose copies share each element until it is written. Only non-const access to an element
/// (operator[], front(), back()) copies a shared element; iterating over the list never does.
template <typename T>
class SharedList {
  public:
    using value_type = T;
    using Pointer = std::shared_ptr<T>;

    /// Iterates over the elements as constants.
    class const_iterator {
      public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        const_iterator() = default;
        explicit const_iterator(const Pointer* at) : at_(at) {}

        reference operator*() const { return **at_; }
        pointer operator->() const { return at_->get(); }
        reference operator[](difference_type by) const { return *at_[by]; }
        const_iterator& operator++() { return *this += 1; }
        const_iterator& operator--() { return *this += -1; }
        const_iterator operator++(int) { return std::exchange(*this, *this + 1); }
        const_iterator operator--(int) { return std::exchange(*this, *this - 1); }
        const_iterator& operator+=(difference_type by) {
            at_ += by;
            return *this;
        }
        const_iterator& operator-=(difference_type by) { return *this += -by; }
        friend const_iterator operator+(const_iterator i, difference_type by) { return i += by; }
        friend const_iterator operator+(difference_type by, const_iterator i) { return i += by; }
        friend const_iterator operator-(const_iterator i, difference_type by) { return i -= by; }
        friend difference_type operator-(const_iterator a, const_iterator b) {
            return a.at_ - b.at_;
        }
        friend auto operator<=>(const_iterator, const_iterator) = default;

      private:
        const Pointer* at_ = nullptr;
    };
    using iterator = const_iterator;

    SharedList() = default;
    SharedList(std::initializer_list<T> elements) {
        for (const T& element : elements)
            push_back(element);
    }

    std::size_t size() const { return elements_.size(); }
    bool empty() const { return elements_.empty(); }
    const_iterator begin() const { return const_iterator(elements_.data()); }
    const_iterator end() const { return const_iterator(elements_.data() + elements_.size()); }
    const T& operator[](std::size_t i) const { return *elements_[i]; }
    const T& front() const { return *elements_.front(); }
    const T& back() const { return *elements_.back(); }

    T& operator[](std::size_t i) { return detached(elements_[i]); }
    T& front() { return detached(elements_.front()); }
    T& back() { return detached(elements_.back()); }

    /// Shares the element for reading. While the pointer is held, a write to the element copies it
    /// first.
    std::shared_ptr<const T> share(std::size_t i) const { return elements_[i]; }

    void reserve(std::size_t count) { elements_.reserve(count); }
    void push_back(T element) { insert(size(), std::move(element)); }
    T& emplace_back() {
        push_back({});
        return back();
    }
    void clear() { elements_.clear(); }
    void resize(std::size_t count) {
        const std::size_t before = size();
        elements_.resize(count);
        for (std::size_t i = before; i < count; ++i)
            elements_[i] = std::make_shared<T>();
    }
    void insert(std::size_t at, T element) { insert(at, std::make_shared<T>(std::move(element))); }
    void insert(std::size_t at, Pointer element) {
        elements_.insert(elements_.begin() + static_cast<std::ptrdiff_t>(at), std::move(element));
    }
    /// Replaces an element by one of another list. Both lists share it until one of them writes it.
    void setShared(std::size_t at, const SharedList& from, std::size_t place) {
        elements_[at] = from.elements_[place];
    }
    /// Removes the element and returns it.
    Pointer take(std::size_t at) {
        Pointer element = std::move(elements_[at]);
        elements_.erase(elements_.begin() + static_cast<std::ptrdiff_t>(at));
        return element;
    }

    /// Empties the list and returns its elements.
    std::vector<Pointer> takeAll() { return std::exchange(elements_, {}); }

    friend bool operator==(const SharedList& a, const SharedList& b) {
        return std::ranges::equal(a.elements_, b.elements_, [](const Pointer& x, const Pointer& y) {
            return x == y || *x == *y;
        });
    }

  private:
    std::vector<Pointer> elements_;  ///< never null
};

/// A vector that copies share as a whole until one of them is written. The vector is contiguous, so
/// it suits functions that take a span. Iterating over it never copies it.
template <typename T>
class SharedVector {
  public:
    using value_type = T;
    using const_iterator = typename std::vector<T>::const_iterator;
    using iterator = const_iterator;

    SharedVector() = default;
    SharedVector(std::initializer_list<T> elements)
        : elements_(std::make_shared<std::vector<T>>(elements)) {}
    SharedVector(std::vector<T> elements)
        : elements_(std::make_shared<std::vector<T>>(std::move(elements))) {}

    operator const std::vector<T>&() const { return *elements_; }

    std::size_t size() const { return elements_->size(); }
    bool empty() const { return elements_->empty(); }
    const T* data() const { return elements_->data(); }
    const_iterator begin() const { return elements_->begin(); }
    const_iterator end() const { return elements_->end(); }
    const T& operator[](std::size_t i) const { return (*elements_)[i]; }
    const T& front() const { return elements_->front(); }
    const T& back() const { return elements_->back(); }

    /// Returns the vector for writing; copies it first if it is shared.
    std::vector<T>& edit() { return detached(elements_); }
    T& operator[](std::size_t i) { return edit()[i]; }
    T& front() { return edit().front(); }
    T& back() { return edit().back(); }
    void push_back(T element) { edit().push_back(std::move(element)); }
    T& emplace_back() { return edit().emplace_back(); }
    void clear() { edit().clear(); }

    /// Shares the vector for reading. While the pointer is held, a write to the vector copies it
    /// first.
    std::shared_ptr<const std::vector<T>> share() const { return elements_; }
    std::shared_ptr<const T> share(std::size_t i) const { return {elements_, &(*elements_)[i]}; }

    friend bool operator==(const SharedVector& a, const SharedVector& b) {
        return a.elements_ == b.elements_ || *a.elements_ == *b.elements_;
    }

  private:
    std::shared_ptr<std::vector<T>> elements_ = std::make_shared<std::vector<T>>();  ///< not null
};

}  // namespace mazeloom::level

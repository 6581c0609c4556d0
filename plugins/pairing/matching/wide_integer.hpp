#pragma once
/// A signed integer of N 64-bit words, with what LEMON's matching asks of a weight: sums, doubling,
/// halving and comparison.

#include <cstddef>
#include <cstdint>
#include <limits>

namespace hakem::matching {

template<std::size_t N>
class WideInteger {
public:
    WideInteger() = default;
    WideInteger(int value) { // NOLINT: LEMON assigns plain zeros
        words_[0] = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
        for (std::size_t i = 1; i < N; ++i) words_[i] = value < 0 ? ~std::uint64_t{0} : 0;
    }

    /// Adds value * 2^shift.
    void add_shifted(std::int64_t value, std::size_t shift) {
        WideInteger addend;
        const auto bits = static_cast<std::uint64_t>(value);
        const std::uint64_t sign = value < 0 ? ~std::uint64_t{0} : 0;
        const std::size_t first = shift / 64, offset = shift % 64;
        for (std::size_t i = first; i < N; ++i) {
            const auto low = i == first ? bits : sign;
            const auto below = i == first ? 0 : i == first + 1 ? bits : sign;
            addend.words_[i] = offset == 0 ? low : low << offset | below >> (64 - offset);
        }
        *this += addend;
    }

    WideInteger& operator+=(const WideInteger& other) {
        unsigned char carry = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const auto sum = words_[i] + other.words_[i];
            const auto with_carry = sum + carry;
            carry = static_cast<unsigned char>((sum < words_[i]) | (with_carry < sum));
            words_[i] = with_carry;
        }
        return *this;
    }
    WideInteger operator-() const {
        WideInteger result;
        for (std::size_t i = 0; i < N; ++i) result.words_[i] = ~words_[i];
        return result += WideInteger(1);
    }
    WideInteger& operator-=(const WideInteger& other) {
        unsigned char borrow = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const auto difference = words_[i] - other.words_[i];
            const auto with_borrow = difference - borrow;
            borrow =
                static_cast<unsigned char>((words_[i] < other.words_[i]) | (difference < borrow));
            words_[i] = with_borrow;
        }
        return *this;
    }
    friend WideInteger operator+(WideInteger a, const WideInteger& b) { return a += b; }
    friend WideInteger operator-(WideInteger a, const WideInteger& b) { return a -= b; }
    /// By 2 or 4, the scale of LEMON's dual values.
    friend WideInteger operator*(int scale, const WideInteger& a) {
        auto result = a + a;
        return scale == 4 ? result + result : result;
    }
    /// By 2; LEMON halves even numbers only.
    friend WideInteger operator/(WideInteger a, int) {
        for (std::size_t i = 0; i + 1 < N; ++i)
            a.words_[i] = a.words_[i] >> 1 | a.words_[i + 1] << 63;
        a.words_[N - 1] =
            static_cast<std::uint64_t>(static_cast<std::int64_t>(a.words_[N - 1]) >> 1);
        return a;
    }

    friend bool operator==(const WideInteger& a, const WideInteger& b) {
        for (std::size_t i = 0; i < N; ++i)
            if (a.words_[i] != b.words_[i]) return false;
        return true;
    }
    friend bool operator!=(const WideInteger& a, const WideInteger& b) { return !(a == b); }
    friend bool operator<(const WideInteger& a, const WideInteger& b) {
        const auto high_a = static_cast<std::int64_t>(a.words_[N - 1]);
        const auto high_b = static_cast<std::int64_t>(b.words_[N - 1]);
        if (high_a != high_b) return high_a < high_b;
        for (std::size_t i = N - 1; i-- > 0;)
            if (a.words_[i] != b.words_[i]) return a.words_[i] < b.words_[i];
        return false;
    }
    friend bool operator>(const WideInteger& a, const WideInteger& b) { return b < a; }
    friend bool operator<=(const WideInteger& a, const WideInteger& b) { return !(b < a); }
    friend bool operator>=(const WideInteger& a, const WideInteger& b) { return !(a < b); }

    static WideInteger greatest() {
        WideInteger result;
        for (auto& word : result.words_) word = ~std::uint64_t{0};
        result.words_[N - 1] >>= 1;
        return result;
    }

private:
    std::uint64_t words_[N] = {};
};

}

template<std::size_t N>
class std::numeric_limits<hakem::matching::WideInteger<N>> {
public:
    static constexpr bool is_specialized = true;
    static constexpr bool is_integer = true;
    static constexpr bool is_signed = true;
    static hakem::matching::WideInteger<N> max() {
        return hakem::matching::WideInteger<N>::greatest();
    }
};

# Stands in for the made-up numbers of a sample: eleven digits whose last two follow from the others.
awk '/^TUR / {
    base = sprintf("%09d", 100000000 + 7919 * $2)
    odd = even = 0
    for (i = 1; i <= 9; ++i) { d = substr(base, i, 1); if (i % 2) odd += d; else even += d }
    tenth = (7 * odd - even + 100) % 10
    id = base tenth (odd + even + tenth) % 10
    sub(/00000000[0-9]+/, id)
} { print }' "$1"

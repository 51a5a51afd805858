"""Sets of small numbers as bits of one integer: cards of a pool, cells, actions.

A set never uses more than 60 bits, so that it fits a native 64-bit integer. `BIT[n]` replaces
`1 << n`, which the compiler would evaluate in 32 bits.
"""

from typing import Final

from targi.rules.native import i64, vec

BIT: Final = vec[i64]([2**n for n in range(60)])


def _index_by_residue() -> vec[i64]:
    # 2 is a primitive root modulo 67, so 2**n % 67 is different for every n below 66.
    table: vec[i64] = vec[i64]([-1] * 67)
    for n in range(60):
        table[2**n % 67] = n
    return table


INDEX: Final = _index_by_residue()


def lowest(bits: i64) -> i64:
    """The smallest member of a set; -1 if it is empty."""
    return INDEX[(bits & -bits) % 67]


def nth(bits: i64, n: i64) -> i64:
    """The member that has n smaller ones in the set; -1 if there is none."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return INDEX[(bits & -bits) % 67]


def count(bits: i64) -> i64:
    """How many members the set has."""
    if bits & (bits - 1) == 0:  # none or one, which is frequent
        return 1 if bits != 0 else 0
    bits -= (bits >> 1) & 0x555555555555555
    bits = (bits & 0x333333333333333) + ((bits >> 2) & 0x333333333333333)
    bits = (bits + (bits >> 4)) & 0xF0F0F0F0F0F0F0F
    return bits % 255  # the sum of the bytes, since 256 leaves 1 over

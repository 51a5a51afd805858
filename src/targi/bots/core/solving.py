"""Least squares with a pull towards zero: the correction of the weights after a training round."""

import math

from targi.rules.native import i64, vec


def solve(products: vec[float], right: vec[float], n: i64, ridge: float) -> vec[float]:
    """The x with (products + ridge) x = right; of products only the upper triangle is read."""
    # Cholesky: the lower triangle of the factor, row by row
    factor: vec[float] = vec[float]([0.0] * (n * n))
    i: i64 = 0
    while i < n:
        j: i64 = 0
        while j <= i:
            total: float = products[j * n + i]
            if i == j:
                total += ridge
            k: i64 = 0
            while k < j:
                total -= factor[i * n + k] * factor[j * n + k]
                k += 1
            factor[i * n + j] = math.sqrt(total) if i == j else total / factor[j * n + j]
            j += 1
        i += 1
    found: vec[float] = right[:]
    i = 0
    while i < n:  # forwards
        k = 0
        while k < i:
            found[i] -= factor[i * n + k] * found[k]
            k += 1
        found[i] /= factor[i * n + i]
        i += 1
    i = n - 1
    while i >= 0:  # and backwards
        k = i + 1
        while k < n:
            found[i] -= factor[k * n + i] * found[k]
            k += 1
        found[i] /= factor[i * n + i]
        i -= 1
    return found

/* What every peer shares, out of Peers/common.h: the tree's shape, the points, the clock, and the heap's size. */
#ifndef SHAPE_H
#define SHAPE_H
#include <stdint.h>

/** The monotonic clock in nanoseconds. */
double shape_now(void);
/** The bytes that are allocated. */
double shape_heap_bytes(void);
/** The frame of node `i` in its parent: x, y, width, height. */
void shape_frame(int i, double frame[4]);
/** Point `k` of the workload. */
void shape_point(int k, double point[2]);
/** The sum of the indices that hits of the first `points` points must have in a tree of `n` nodes. */
uint64_t shape_expected_sum(int points, int n);
/** The same for one parent of rows, one point high each. */
uint64_t shape_expected_flat_sum(int points);
/** Writes each line of output at once. */
void shape_flush_lines(void);
#endif

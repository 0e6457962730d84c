#include "Shape.h"
#include "../../Peers/common.h"

static void prepare(void) {
    static int is_prepared;
    if (!is_prepared) { make_points(); is_prepared = 1; }
}

double shape_now(void) { return now_ns(); }
double shape_heap_bytes(void) { return heap_bytes(); }

void shape_frame(int i, double frame[4]) {
    Frame f = tree_frame(i);
    frame[0] = f.x; frame[1] = f.y; frame[2] = f.w; frame[3] = f.h;
}

void shape_point(int k, double point[2]) {
    prepare();
    point[0] = PX[k] + .5; point[1] = PY[k] + .5;
}

uint64_t shape_expected_sum(int points, int n) { prepare(); return expected_sum(points, n); }
uint64_t shape_expected_flat_sum(int points) { prepare(); return expected_flat_sum(points); }
void shape_flush_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

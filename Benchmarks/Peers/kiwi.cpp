// kiwi: the constraint solver alone, with the constraints that the views of the other programs have (W12, W13).
#include "common.h"
#include <cmath>
#include <kiwi/kiwi.h>
#include <memory>
#include <vector>
using namespace kiwi;

enum { N = 1000 };
static const double SIDE_LENGTH = 100000;
struct Box { Variable x, y, w, h; };

// The constraints of a shape, in the order in which the views get them; the first one is edited.
struct Scene {
    Solver solver; std::vector<Box> views; Variable width, height; std::vector<Constraint> all; std::vector<Constraint> bounds; double first;
    explicit Scene(const char *shape, int n) : views(n) {
        bounds.push_back(width == SIDE_LENGTH); bounds.push_back(height == SIDE_LENGTH);
        bool nested = !strcmp(shape, "nested"), chain = !strcmp(shape, "chain"), equal = !strcmp(shape, "equal");
        first = chain ? 8 : 1;
        for (int i = 0; i < n; i++) {
            Box &v = views[i], *p = i ? &views[i - 1] : nullptr;
            // A size is never negative.
            bounds.push_back(v.w >= 0); bounds.push_back(v.h >= 0);
            if (nested) {
                all.push_back(v.x == 1); all.push_back(v.y == 1);
                all.push_back(p ? p->w == v.x + v.w + 1 : width == v.x + v.w + 1); all.push_back(p ? p->h == v.y + v.h + 1 : height == v.y + v.h + 1);
                continue;
            }
            all.push_back(p ? v.x == p->x + p->w + first : v.x == Expression(first));
            all.push_back(v.y == 10);
            if (chain) { all.push_back(v.w == 40); all.push_back(v.h == 20); continue; }
            all.push_back(v.h == 20);
            if (equal) { if (i) all.push_back(v.w == views[0].w); if (i == n - 1) all.push_back(width == v.x + v.w + 1); continue; }
            all.push_back(v.w >= 20); all.push_back((v.w == 60) | strength::strong); all.push_back((v.w == 80) | strength::weak);
        }
    }
    void solve() { for (auto &c : bounds) solver.addConstraint(c); for (auto &c : all) solver.addConstraint(c); solver.updateVariables(); }
    double check() { Box &v = views.back(); return v.x.value() + v.w.value() + v.w.value(); }
};
static double expected(const char *shape, double n, double c) {
    if (!strcmp(shape, "chain")) return c + 40 * n + 8 * (n - 1) + 40;
    if (!strcmp(shape, "nested")) { double w = SIDE_LENGTH - 2 * n + 1 - c; return 1 + w + w; }
    if (!strcmp(shape, "equal")) return SIDE_LENGTH - 1 + (SIDE_LENGTH - (c + (n - 1) + 1)) / n;
    return c + 60 * n + (n - 1) + 60;
}

int main() {
    PEER = "kiwi";
    for (const char *shape : {"chain", "nested", "equal", "priorities"}) {
        double times[RUNS]; int ok = 1; char metric[40];
        for (int r = 0; r < RUNS; r++) {
            Scene scene(shape, N); double t = now_ns(); scene.solve(); times[r] = now_ns() - t;
            ok = ok && std::fabs(scene.check() - expected(shape, N, scene.first)) < 0.6;
        }
        snprintf(metric, sizeof metric, "W12.%s", shape); result(metric, median(times, RUNS), "ns", 1, ok, "the solver alone");
        // The edited constant is a variable with a suggested value, as kiwi can't change a constant.
        Scene scene(shape, N); Variable edited; scene.all[0] = scene.views[0].x == edited; scene.solve();
        scene.solver.addEditVariable(edited, strength::strong);
        const int edits = 20; ok = 1;
        double ns = MEASURE(edits, for (int i = 0; i < edits; i++) { double c = scene.first + (i % 2 == 0); scene.solver.suggestValue(edited, c); scene.solver.updateVariables();
            ok = ok && std::fabs(scene.check() - expected(shape, N, c)) < 0.6; });
        snprintf(metric, sizeof metric, "W13.%s", shape); result(metric, ns, "ns", edits, ok, "the solver alone");
    }
    return 0;
}

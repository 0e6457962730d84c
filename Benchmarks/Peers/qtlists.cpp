// Qt's list and table views with a million elements of one size (W15, W16), offscreen platform.
#include "common.h"
#include <QtWidgets>

enum { ITEMS = 1000000 };
static long asked;
// A model that only knows the number of its rows, and returns a text for each.
struct Model : QAbstractTableModel {
    int rows = ITEMS;
    int rowCount(const QModelIndex &p = {}) const override { return p.isValid() ? 0 : rows; }
    int columnCount(const QModelIndex &p = {}) const override { return p.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &i, int role) const override { asked++; return role == Qt::DisplayRole ? QVariant(i.row()) : QVariant(); }
    void insertFirst() { beginInsertRows({}, 0, 0); rows++; endInsertRows(); }
};
static void paint(QWidget &w) { w.repaint(); QApplication::processEvents(); }

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    PEER = "qt6"; double ns;
    {   double before = heap_bytes(); Model model; QListView list; list.setModel(&model); list.setViewMode(QListView::ListMode); list.setFlow(QListView::LeftToRight);
        list.setWrapping(true); list.setUniformItemSizes(true); list.setGridSize(QSize(60, 60)); list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        list.setResizeMode(QListView::Adjust); list.resize(320, 600); list.show(); paint(list);
        QScrollBar *bar = list.verticalScrollBar(); int end = bar->maximum(), y = 0; asked = 0;
        result("W15.mem", heap_bytes() - before, "B", 1, 1, "");
        ns = MEASURE(50, for (int i = 0; i < 50; i++) { y = y + 600 > end ? 0 : y + 600; bar->setValue(y); paint(list); });
        result("W15.page", ns, "ns", 50, asked > 50 * 50 && end > ITEMS / 5 * 50, "grid of 60 points, painted");
        ns = MEASURE(200, for (int i = 0; i < 200; i++) { y = y + 4 > end ? 0 : y + 4; bar->setValue(y); paint(list); });
        result("W15.frame", ns, "ns", 200, bar->value() == y, "grid of 60 points, painted"); }
    {   Model model; QTableView table; table.setModel(&model); table.verticalHeader()->setDefaultSectionSize(44); table.resize(320, 600); table.show(); paint(table);
        ns = MEASURE(4, for (int i = 0; i < 4; i++) { model.insertFirst(); paint(table); });
        result("W16.insert", ns, "ns", 4, table.verticalHeader()->count() == ITEMS + 4 * RUNS && table.rowAt(1) == 0, "painted"); }
    return 0;
}

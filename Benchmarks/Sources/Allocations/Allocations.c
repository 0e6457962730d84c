#include "Allocations.h"
#include <errno.h>
#include <stddef.h>

/* What glibc calls its own functions, for those who wrap them. */
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);

static _Thread_local uint64_t blocks, bytes;
static inline void count(size_t size) { blocks++; bytes += size; }

uint64_t allocations_count(void) { return blocks; }
uint64_t allocations_bytes(void) { return bytes; }

void *malloc(size_t size) { count(size); return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { count(n * size); return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { count(size); return __libc_realloc(old, size); }
void *memalign(size_t align, size_t size) { count(size); return __libc_memalign(align, size); }
void *aligned_alloc(size_t align, size_t size) { return memalign(align, size); }
int posix_memalign(void **out, size_t align, size_t size) {
    if (align % sizeof(void *) || (align & (align - 1)) || !align) return EINVAL;
    void *block = memalign(align, size);
    if (!block) return ENOMEM;
    *out = block;
    return 0;
}

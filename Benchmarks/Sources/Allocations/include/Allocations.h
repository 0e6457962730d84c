/* Counts allocations: a program that links this has malloc and its kin wrapped, in itself and all libraries it loads. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H
#include <stdint.h>

/** How many blocks were allocated on this thread, grown ones included. */
uint64_t allocations_count(void);
/** How many bytes were asked for, in all blocks together. */
uint64_t allocations_bytes(void);
#endif

// What languages write numbers, dates and lists with: locales.txt, embedded by the compiler.

#ifndef FORMDOCS_CLOCALES_H
#define FORMDOCS_CLOCALES_H

#include <stddef.h>

/// The text. Nothing is copied: it lies in the program itself.
const unsigned char *FormDocsLocales(void);

/// How many bytes it has.
size_t FormDocsLocalesLength(void);

#endif

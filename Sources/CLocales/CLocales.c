#include "CLocales.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed, in whatever C this is

#if !defined(__has_embed)
#error "This compiler has no #embed. FormDocs needs clang 19 or later (Swift 6.2 or later)."
#endif

static const unsigned char locales[] = {
#embed "locales.txt"
};

const unsigned char *FormDocsLocales(void) { return locales; }

size_t FormDocsLocalesLength(void) { return sizeof locales; }

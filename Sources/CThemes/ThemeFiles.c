// Written by `make themes` from the files below Themes/. Do not edit.

#include "CThemes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed, in whatever C this is

#if !defined(__has_embed)
#error "This compiler has no #embed. FormDocs needs clang 19 or later (Swift 6.2 or later)."
#endif


const FormDocsThemeFile FormDocsThemeFiles[] = {
    {0, 0, 0},
};

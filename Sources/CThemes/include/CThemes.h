// The built-in themes: every file below Themes/, embedded by the compiler (see ThemeFiles.c).

#ifndef FORMDOCS_CTHEMES_H
#define FORMDOCS_CTHEMES_H

#include <stddef.h>

/// One file of a built-in theme. Nothing is copied: `bytes` lies in the program itself.
typedef struct {
    /// Path below Themes/, with its folders: "Default/page.html".
    const char *path;
    const unsigned char *bytes;
    size_t length;
} FormDocsThemeFile;

/// How many files there are.
size_t FormDocsThemeFileCount(void);

/// The file at `index`, which is below the count. Files are sorted by the bytes of their paths.
FormDocsThemeFile FormDocsThemeFileAt(size_t index);

/// The table behind the two functions; it ends with an entry whose path is null.
extern const FormDocsThemeFile FormDocsThemeFiles[];

#endif

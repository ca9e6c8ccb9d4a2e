#include "CThemes.h"

size_t FormDocsThemeFileCount(void) {
    size_t count = 0;
    while (FormDocsThemeFiles[count].path) count++;
    return count;
}

FormDocsThemeFile FormDocsThemeFileAt(size_t index) { return FormDocsThemeFiles[index]; }

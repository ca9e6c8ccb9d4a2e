// Written by `make themes` from the files below Themes/. Do not edit.

#include "CThemes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed, in whatever C this is

#if !defined(__has_embed)
#error "This compiler has no #embed. FormDocs needs clang 19 or later (Swift 6.2 or later)."
#endif

static const unsigned char file0[] = {
#embed "../../Themes/Default/branch.html" suffix(, )
    0};
static const unsigned char file1[] = {
#embed "../../Themes/Default/brand.html" suffix(, )
    0};
static const unsigned char file2[] = {
#embed "../../Themes/Default/favicon.svg" suffix(, )
    0};
static const unsigned char file3[] = {
#embed "../../Themes/Default/head.html" suffix(, )
    0};
static const unsigned char file4[] = {
#embed "../../Themes/Default/languages.html" suffix(, )
    0};
static const unsigned char file5[] = {
#embed "../../Themes/Default/page.html" suffix(, )
    0};
static const unsigned char file6[] = {
#embed "../../Themes/Default/script.js" suffix(, )
    0};
static const unsigned char file7[] = {
#embed "../../Themes/Default/site.css" suffix(, )
    0};
static const unsigned char file8[] = {
#embed "../../Themes/Default/style.css" suffix(, )
    0};
static const unsigned char file9[] = {
#embed "../../Themes/Default/theme.yml" suffix(, )
    0};
static const unsigned char file10[] = {
#embed "../../Themes/Default/themes.html" suffix(, )
    0};

const FormDocsThemeFile FormDocsThemeFiles[] = {
    {"Default/branch.html", file0, sizeof(file0) - 1},
    {"Default/brand.html", file1, sizeof(file1) - 1},
    {"Default/favicon.svg", file2, sizeof(file2) - 1},
    {"Default/head.html", file3, sizeof(file3) - 1},
    {"Default/languages.html", file4, sizeof(file4) - 1},
    {"Default/page.html", file5, sizeof(file5) - 1},
    {"Default/script.js", file6, sizeof(file6) - 1},
    {"Default/site.css", file7, sizeof(file7) - 1},
    {"Default/style.css", file8, sizeof(file8) - 1},
    {"Default/theme.yml", file9, sizeof(file9) - 1},
    {"Default/themes.html", file10, sizeof(file10) - 1},
    {0, 0, 0},
};

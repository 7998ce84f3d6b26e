#pragma once

// What the libraries have is declared by CFFmpeg, CSDL2, CPango, CRSVG, CMark and CCurl. Whoever calls it depends on this
// module as well, which defines the same functions: each opens its library when it is called for the first time.

/// A function of a library that is opened by its first use: showreel_delayed says of which, and ends the process where
/// there is none.
///
/// - Parameters:
///   - file: The library's name with the version of the headers, as in "libavformat.so.59".
///   - package: Debian's package that has it.
void *_Nonnull showreel_delayed(
  const char *_Nonnull file, const char *_Nonnull package, const char *_Nonnull name);

/// Opens what draws and writes a clip on a thread of its own, while the caller still reads what is asked for: to find and
/// bind 150 libraries takes as long as to plan a short clip.
///
/// For the main thread, as is showreel_stop_opening.
void showreel_open_ahead(void);

/// Waits until nothing is being opened, of what is left nothing any more: a process that ends meanwhile takes down what
/// a library needs that has just come.
void showreel_stop_opening(void);

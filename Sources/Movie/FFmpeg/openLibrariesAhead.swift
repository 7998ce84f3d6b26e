import CDelayLoad

/// Opens the libraries that draw and write a clip, on a thread of its own, while the caller still reads what is asked
/// for: to find and bind 150 of them takes as long as to plan a short clip. What is missing is told by who needs it.
package func openLibrariesAhead() { showreel_open_ahead() }

/// Opens no more of them, for a process that ends: their code must not begin while what it needs is taken down, which ended
/// one command line of a hundred thousand with a crash.
package func stopOpeningLibraries() { showreel_stop_opening() }

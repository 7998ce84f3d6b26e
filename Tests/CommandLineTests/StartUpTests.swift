import Foundation
import TestSupport
import Testing

/// What is loaded before a word of the command line is read.
struct StartUpTests {
  /// FFmpeg brings 134 libraries along, the others thirty or forty each: three quarters of what it takes to start.
  @Test func whatIsOpenedByItsFirstCallIsNotLoaded() async throws {
    // As ldd does it: the dynamic linker tells what it would load, and ends.
    let answer = try await Showreel().run(
      ["--version"], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    #expect(answer.output.contains("libswiftCore"))
    for library in [
      "libavformat", "libavcodec", "libavutil", "libSDL2", "libpango", "libcairo", "libglib",
      "libharfbuzz",
      "libfontconfig", "librsvg", "libgdk_pixbuf", "libcmark", "libcurl",
    ] {
      #expect(!answer.output.contains(library), "\(library)")
    }
  }
  /// In place of `dlopen`: what is opened on another thread waits a while for the process to end, and ends it with 99 if it
  /// does.
  private static let lateOpening = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdatomic.h>
    #include <stdlib.h>
    #include <unistd.h>
    static atomic_bool ending;
    static void end(void) {
      ending = 1;
      for (int i = 0; i < 300; i++) usleep(1000);
    }
    __attribute__((constructor)) static void begin(void) { atexit(end); }
    void *dlopen(const char *path, int mode) {
      void *(*real)(const char *, int) = dlsym(RTLD_NEXT, "dlopen");
      for (int i = 0; i < 1500 && gettid() != getpid(); i++) {
        if (ending) _exit(99);
        usleep(1000);
      }
      return real(path, mode);
    }
    """

  /// The code of a library that has just come needs others, which the end of a process takes down.
  @Test func nothingIsOpenedWhenTheProgramEnds() async throws {
    let showreel = try Showreel()
    try Data(Self.lateOpening.utf8).write(to: showreel.folder.appending(path: "late.c"))
    // The toolchain brings a compiler.
    let built = try await showreel.run(
      shell: "\"$(dirname \"$(realpath \"$(command -v swiftc)\")\")/clang\" "
        + "-shared -fPIC -o late.so late.c -ldl")
    #expect(built.code == 0, "\(built.errors)")
    let answer = try await showreel.run(
      ["export", "a.yaml", "-o", "b.mp4"],
      environment: ["LD_PRELOAD": showreel.folder.path + "/late.so"])
    #expect(answer.code == 66, "\(answer.errors)")
  }
}

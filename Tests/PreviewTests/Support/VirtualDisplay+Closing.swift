import Foundation
import Testing

extension VirtualDisplay {
  /// Asks the preview's window to close, as the button in its title does. Installed versions of xdotool
  /// can only break a window off.
  func closeWindow() throws {
    let answer = try #require(try ask(["search", "--name", "Showreel$"]))
    let window = try #require(UInt(answer.trimmingCharacters(in: .whitespacesAndNewlines)))
    let library = try #require(dlopen("libX11.so.6", RTLD_NOW), "libX11 is missing")
    func function<F>(_ name: String, _ type: F.Type) throws -> F {
      unsafeBitCast(try #require(dlsym(library, name)), to: type)
    }
    typealias Atom = UInt
    let open = try function(
      "XOpenDisplay", (@convention(c) (UnsafePointer<CChar>) -> OpaquePointer?).self)
    let intern = try function(
      "XInternAtom",
      (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Atom).self)
    let send = try function(
      "XSendEvent",
      (@convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32).self)
    let close = try function("XCloseDisplay", (@convention(c) (OpaquePointer) -> Int32).self)

    let display = try #require(open(name))
    defer { _ = close(display) }
    // An XClientMessageEvent: type, serial, …, window, message, format and the data.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33
    event[4] = window
    event[5] = intern(display, "WM_PROTOCOLS", 0)
    event[6] = 32
    event[7] = intern(display, "WM_DELETE_WINDOW", 0)
    let isSent = event.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { send(display, window, 0, 0, $0) } ?? 0
    }
    #expect(isSent != 0)
  }
}

import CFFmpeg
import Foundation

/// The one door for FFmpeg's status codes: runs a call, returns what it returned, and turns a
/// negative code into ``MovieError/ffmpeg(call:code:message:log:)`` with the last error that
/// FFmpeg logged on this thread meanwhile.
@discardableResult
func check(_ call: String, _ body: () -> Int32) throws(MovieError) -> Int32 {
  let (code, log) = FFmpegLog.shared.capture(body)
  guard code < 0 else { return code }
  throw .ffmpeg(call: call, code: code, message: message(of: code), log: log)
}

/// The same for calls that return a pointer, and `nil` for "no memory".
func check<Pointee>(
  _ call: String, _ body: () -> UnsafeMutablePointer<Pointee>?
) throws(MovieError) -> UnsafeMutablePointer<Pointee> {
  guard let pointer = body() else {
    let code = showreel_averror(ENOMEM)
    throw .ffmpeg(call: call, code: code, message: message(of: code), log: nil)
  }
  return pointer
}

private func message(of code: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) { text in
    guard let start = text.baseAddress, av_strerror(code, start, text.count) == 0 else {
      return "unknown error"
    }
    return String(cString: start)
  }
}

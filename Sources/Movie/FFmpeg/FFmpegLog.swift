import CFFmpeg
import Foundation

/// FFmpeg's log, which goes to errors instead of the terminal.
///
/// The callback is global and is called from any thread, FFmpeg's own included, so lines are kept
/// by the thread they come from, and only while that thread is in ``check(_:_:)``.
final class FFmpegLog: @unchecked Sendable {
  static let shared = FFmpegLog()

  private let lock = NSLock()
  /// The last error line of each thread that is in a call.
  private var lines: [pthread_t: String?] = [:]

  private init() {
    av_log_set_callback { context, level, format, arguments in
      guard level <= AV_LOG_ERROR, let format, let arguments else { return }
      FFmpegLog.shared.record(context, level, format, arguments)
    }
  }

  func capture(_ body: () -> Int32) -> (code: Int32, line: String?) {
    let thread = pthread_self()
    lock.withLock { lines[thread] = .some(nil) }
    let code = body()
    let line = lock.withLock { lines.removeValue(forKey: thread) }
    return (code, line ?? nil)
  }

  private func record(
    _ context: UnsafeMutableRawPointer?, _ level: Int32, _ format: UnsafePointer<CChar>,
    _ arguments: CVaListPointer
  ) {
    let thread = pthread_self()
    guard lock.withLock({ lines[thread] }) != nil else { return }
    // FFmpeg's own prefix has an address in it; the speaker's name alone is the same every time.
    var wantsPrefix: Int32 = 0
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      av_log_format_line2(context, level, format, arguments, start, 1024, &wantsPrefix)
      return String(cString: start)
    }
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !line.isEmpty else { return }
    let name = speaker(context)
    lock.withLock { lines[thread] = .some(name.map { "[\($0)] \(line)" } ?? line) }
  }

  /// The name in the `AVClass` that every context which logs starts with.
  private func speaker(_ context: UnsafeMutableRawPointer?) -> String? {
    guard let context, let itsClass = context.load(as: UnsafePointer<AVClass>?.self),
      let name = itsClass.pointee.item_name?(context)
    else { return nil }
    return String(cString: name)
  }
}

import CCurl
import CDelayLoad
import Foundation

/// One request, which whoever makes it waits for.
struct WebRequest: Sendable {
  let method: String
  let url: URL
  /// What is handed over, if anything is.
  let bytes: [UInt8]?
  /// Seconds without a byte after which the server counts as away.
  let patience: Double
  /// Seconds after which the answer is not waited for.
  let longest: Double
  /// Bytes that an answer may have: a server that sends for ever would fill the memory.
  let most: Int

  struct Answer {
    let status: Int
    let bytes: [UInt8]
  }

  /// Why there is no answer, in words that go on from the server's name.
  enum Failure: Error, CustomStringConvertible {
    case long(most: Int)
    case slow(seconds: Double)
    case away(String)

    var description: String {
      switch self {
      case .long(let most): "sends more than \(most) bytes"
      case .slow(let seconds): "has not sent all of an answer in \(Int(seconds)) s"
      case .away(let why): "does not answer: \(why)"
      }
    }
  }

  /// A cache is the server that was named: nobody else is asked, nor told what is asked for. A redirection to
  /// another is the answer itself.
  func result() -> Result<Answer, Failure> {
    var (result, next) = answer(from: url.absoluteString)
    var steps = 0
    while let target = next.flatMap(URL.init(string:)), isSameServer(target), steps < 8 {
      (result, next) = answer(from: target.absoluteString)
      steps += 1
    }
    return result
  }

  private func isSameServer(_ other: URL) -> Bool {
    other.host() == url.host() && other.port == url.port && other.scheme == url.scheme
  }

  // Before threads are made that call libcurl.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// - Returns: The answer, and where it says to ask instead.
  private func answer(from address: String) -> (Result<Answer, Failure>, next: String?) {
    guard Self.isReady, let curl = curl_easy_init() else {
      return (.failure(.away("libcurl does not start")), nil)
    }
    defer { curl_easy_cleanup(curl) }
    // Else a server would be asked for leave before each body, and what is of no type is a form.
    var headers = curl_slist_append(nil, "Expect:")
    if bytes != nil {
      headers = curl_slist_append(headers, "Content-Type: application/octet-stream")
    }
    defer { curl_slist_free_all(headers) }
    let body = WebBody(most: most)
    let began = ContinuousClock.now
    let code = address.withCString { address in
      method.withCString { method in
        (bytes ?? []).withUnsafeBytes { bytes in
          set(CURLOPT_URL, address, of: curl)
          set(CURLOPT_CUSTOMREQUEST, method, of: curl)
          set(CURLOPT_HTTPHEADER, headers, of: curl)
          if self.bytes != nil {
            set(CURLOPT_POSTFIELDSIZE_LARGE, bytes.count, of: curl)
            set(CURLOPT_POSTFIELDS, bytes.baseAddress, of: curl)
          }
          set(CURLOPT_PROTOCOLS_STR, "http,https", of: curl)
          // No signal, which would be the process's.
          set(CURLOPT_NOSIGNAL, 1, of: curl)
          set(CURLOPT_CONNECTTIMEOUT, Int(patience.rounded(.up)), of: curl)
          set(CURLOPT_LOW_SPEED_LIMIT, 1, of: curl)
          set(CURLOPT_LOW_SPEED_TIME, Int(patience.rounded(.up)), of: curl)
          set(CURLOPT_TIMEOUT_MS, Int(longest * 1000), of: curl)
          body.receives(from: curl)
          return curl_easy_perform(curl)
        }
      }
    }
    if body.isTooLong { return (.failure(.long(most: most)), nil) }
    // It ends a wait that takes too long by a clock of its own, which goes in milliseconds and may be early by some.
    let waited = ContinuousClock.now - began + .milliseconds(100)
    if code == CURLE_OPERATION_TIMEDOUT, waited >= .seconds(longest) {
      return (.failure(.slow(seconds: longest)), nil)
    }
    guard code == CURLE_OK else {
      return (.failure(.away(String(cString: curl_easy_strerror(code)))), nil)
    }
    var status = 0
    var next: UnsafeMutablePointer<CChar>?
    showreel_curl_get_number(curl, CURLINFO_RESPONSE_CODE, &status)
    showreel_curl_get_text(curl, CURLINFO_REDIRECT_URL, &next)
    return (.success(Answer(status: status, bytes: body.bytes)), next.map { String(cString: $0) })
  }

  private func set(_ option: CURLoption, _ value: Int, of curl: UnsafeMutableRawPointer) {
    showreel_curl_set_number(curl, option, value)
  }

  private func set(
    _ option: CURLoption, _ value: UnsafeRawPointer?, of curl: UnsafeMutableRawPointer
  ) {
    showreel_curl_set_pointer(curl, option, value)
  }
}

/// What came of an answer.
private final class WebBody {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLong = false
  private let most: Int

  init(most: Int) { self.most = most }

  /// The body must live until the request is over.
  func receives(from curl: UnsafeMutableRawPointer) {
    showreel_curl_set_pointer(curl, CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
    showreel_curl_set_writer(curl) { part, size, count, body in
      guard let part, let body else { return 0 }
      let taken = Unmanaged<WebBody>.fromOpaque(body).takeUnretainedValue()
        .take(UnsafeRawBufferPointer(start: part, count: size * count))
      // Whoever takes less than there is ends the request.
      return taken ? size * count : 0
    }
  }

  private func take(_ part: UnsafeRawBufferPointer) -> Bool {
    isTooLong = isTooLong || bytes.count + part.count > most
    if !isTooLong { bytes.append(contentsOf: part) }
    return !isTooLong
  }
}

import Foundation

/// What is asked of whom.
public struct _URLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval
  public var allHTTPHeaderFields: [String: String]? = [:]

  /// - Note: Accepted: nothing is kept where nothing is loaded.
  public var cachePolicy = CachePolicy.useProtocolCachePolicy
  public var allowsCellularAccess = true

  /// Whether what was loaded before will do.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
    case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
  }

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = allHTTPHeaderFields?[field].map { $0 + "," } ?? ""
    allHTTPHeaderFields?[field] = old + value
  }
}

/// What comes before the data.
public class _URLResponse: @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64

  public init(url: URL, mimeType: String? = nil, expectedContentLength: Int) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
  }
}

/// What a server has said: in a clip, nothing ever.
public final class _HTTPURLResponse: _URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, expectedContentLength: -1)
  }
}

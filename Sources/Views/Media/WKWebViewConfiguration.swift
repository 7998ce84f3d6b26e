import Foundation
import ViewEngine

/// How a page of the web is shown.
///
/// - Note: Accepted: nothing of it shows, as no page is loaded and no script runs.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public var userContentController = WKUserContentController()
  public var websiteDataStore = WKWebsiteDataStore.default()
  public var applicationNameForUserAgent: String?
  public var allowsInlineMediaPlayback = false
  public var allowsAirPlayForMediaPlayback = true
  public var allowsPictureInPictureMediaPlayback = true
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var suppressesIncrementalRendering = false
  public var limitsNavigationsToAppBoundDomains = false

  public override nonisolated init() {
    super.init()
  }
}

/// - Note: Accepted: no script runs.
public final class WKPreferences: NSObject, @unchecked Sendable {
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
  public var minimumFontSize: CGFloat = 0
  public var isElementFullscreenEnabled = false

  public func setValue(_ value: Any?, forKey key: String) {}
}

/// - Note: Accepted: no script runs.
public final class WKWebpagePreferences: NSObject, @unchecked Sendable {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  public var allowsContentJavaScript = true
  public var preferredContentMode = ContentMode.recommended
}

/// - Note: Accepted: no script runs that would send anything.
public final class WKUserContentController: NSObject, @unchecked Sendable {
  public private(set) var userScripts: [WKUserScript] = []

  public func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  public func removeAllUserScripts() { userScripts = [] }
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  public func removeScriptMessageHandler(forName name: String) {}
}

/// - Note: Accepted: it does not run.
public final class WKUserScript: NSObject, Sendable {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// Who hears what a page's script says; none says anything.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// - Note: Accepted: no script runs that would send it.
public final class WKScriptMessage: NSObject, @unchecked Sendable {
  public let name = ""
  public let body: Any = ""
}

/// - Note: Accepted: nothing is stored.
public final class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// - Note: Accepted: nothing is played.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

import Foundation
import Geometry
import ViewEngine

/// Pages of a document, as a view of UIKit or AppKit.
///
/// - Note: Approximated: a box with the document's name: its pages are not drawn.
@MainActor @preconcurrency
open class PDFView: NSView {
  public var document: PDFDocument? { didSet { changed() } }
  /// - Note: Accepted: there are no pages to arrange.
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var displaysPageBreaks = true
  public var pageShadowsEnabled = true
  public var autoScales = false
  public var scaleFactor: CGFloat = 1
  public var minScaleFactor: CGFloat = 0.1
  public var maxScaleFactor: CGFloat = 5
  public var scaleFactorForSizeToFit: CGFloat { 1 }

  public func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}

  public func goToFirstPage(_ sender: Any?) {}
  public func goToNextPage(_ sender: Any?) {}
  public func goToPreviousPage(_ sender: Any?) {}

  override var ownContent: AnyView? {
    guard let document else { return AnyView(Color(.systemBackground)) }
    return AnyView(
      LabeledPlaceholder(
        document.documentURL?.lastPathComponent ?? "PDF", systemImage: "doc.richtext"))
  }
}

/// A document of which the name is known.
public final class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  /// - Note: Approximated: nobody counts them.
  public var pageCount: Int { 1 }

  public init?(url: URL) {
    documentURL = url
    super.init()
  }

  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    documentURL = nil
    super.init()
  }
}

/// How a document's pages are arranged.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Which way a document's pages follow one another.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

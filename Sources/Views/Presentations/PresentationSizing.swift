import Foundation
import ViewEngine

/// How large a sheet is where there is room for less than the whole width; on a phone there is not,
/// and a sheet is as large as its detents say. A tablet shows a card, a Mac one as large as its content.
public protocol PresentationSizing: Sendable {
  var _size: _PresentationSize { get }
}

/// The sizes there are.
public enum _PresentationSize: Hashable, Sendable {
  case automatic, fitted, form, page
}

extension PresentationSizing {
  /// Also of sizings that say in another way how large they are, which is not asked.
  public var _size: _PresentationSize { .automatic }

  /// As large as its content, in one direction or both.
  ///
  /// - Note: Approximated: in both where it is in one.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing()
  }

  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}
}

public struct FittedPresentationSizing: PresentationSizing {
  public init() {}
  public var _size: _PresentationSize { .fitted }
}

public struct FormPresentationSizing: PresentationSizing {
  public init() {}
  public var _size: _PresentationSize { .form }
}

public struct PagePresentationSizing: PresentationSizing {
  public init() {}
  public var _size: _PresentationSize { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Chooses a size for the sheet where there is room to choose. On a phone there is none.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationLook { $0.size = sizing._size }
  }
}

import Foundation
import ViewEngine

/// How large a sheet is where there is room for less than the whole width; on a phone there is not,
/// and a sheet is as large as its detents say.
public protocol PresentationSizing: Sendable {}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}
}

public struct FittedPresentationSizing: PresentationSizing {
  public init() {}
}

public struct FormPresentationSizing: PresentationSizing {
  public init() {}
}

public struct PagePresentationSizing: PresentationSizing {
  public init() {}
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
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

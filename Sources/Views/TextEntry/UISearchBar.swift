import Foundation
import Geometry
import ViewEngine

/// A field of UIKit to search in.
///
/// - Note: Approximated: drawn with SwiftUI's field, in measures by eye; what an app says of the appearance of all of
///   them has no effect in a clip, where `searchable` shows SwiftUI's.
@MainActor @preconcurrency
public final class UISearchBar: UIView {
  /// What is behind the field.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  public override class func appearance() -> UISearchBar {
    UIAppearances.proxy(UISearchBar.self) { UISearchBar() }
  }

  public var text: String? {
    didSet {
      changed()
      if text != oldValue { sought?() }
    }
  }
  /// Whoever has the field hears that something else is sought.
  var sought: (() -> Void)?
  public var placeholder: String? { didSet { changed() } }
  public var showsCancelButton = false { didSet { changed() } }
  public var searchBarStyle = Style.default { didSet { changed() } }
  public var barTintColor: UIColor? { didSet { changed() } }
  /// - Note: Accepted: nothing is behind the field in a clip.
  public var backgroundImage: UIImage?
  /// - Note: Accepted: a clip's keyboard is one.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public weak var delegate: (any UISearchBarDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }

  override var ownContent: AnyView? {
    let bar = HStack(spacing: 10) {
      field
      if showsCancelButton {
        Button("Cancel") { self.delegate?.searchBarCancelButtonClicked(self) }
      }
    }
    .padding(.horizontal, 8).frame(height: 56)
    let isPlain = searchBarStyle == .minimal
    return AnyView(bar.background(isPlain ? .clear : barTintColor?.color ?? .clear))
  }

  private var field: some View {
    let text = Binding(get: { self.text ?? "" }) { self.write($0) }
    return HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
      TextField(placeholder ?? "", text: text, onEditingChanged: { self.edits($0) })
        .onSubmit { self.delegate?.searchBarSearchButtonClicked(self) }
      if !(self.text ?? "").isEmpty {
        Image(systemName: "xmark.circle.fill").foregroundStyle(Color(.secondaryLabel))
          .onTapGesture { self.write("") }
      }
    }
    .padding(.horizontal, 8).frame(height: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
  }

  func write(_ new: String) {
    guard new != text ?? "" else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }

  private func edits(_ isEditing: Bool) {
    if isEditing {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }
}

/// Who is told what is sought.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// A delegate answers what it wants to.
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

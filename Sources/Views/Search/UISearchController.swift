import Foundation
import Motion
import ViewEngine

/// UIKit's field to search in, in the bar of the page that has it.
///
/// - Note: Approximated: what is found is shown by the page itself; a controller for it is not shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController, SearchingPage {
  public let searchResultsController: UIViewController?
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.sought = { [weak self] in self?.tell() }
    return bar
  }()
  /// - Note: Accepted: what is behind the field is never darker.
  public var obscuresBackgroundDuringPresentation = false
  /// - Note: Accepted: the bar goes as SwiftUI's does.
  public var hidesNavigationBarDuringPresentation = true
  public var isActive = false {
    didSet { if isActive != oldValue { tell() } }
  }
  let searches = ChangeCount()

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Something else is sought.
  func tell() {
    searches.add()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func added(to page: AnyView) -> AnyView {
    AnyView(SearchedPage(controller: self, page: page))
  }
}

/// Who shows what is sought.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

extension UINavigationItem {
  /// The field to search in below its title.
  public var searchController: UISearchController? {
    get { searching as? UISearchController }
    set { searching = newValue }
  }
}

private struct SearchedPage: View {
  let controller: UISearchController
  let page: AnyView

  var body: some View {
    let _ = controller.searches.count + controller.searchBar.changes.count
    let text = Binding {
      controller.searchBar.text ?? ""
    } set: {
      controller.searchBar.write($0)
    }
    let isPresented = Binding {
      controller.isActive
    } set: {
      controller.isActive = $0
    }
    page.searchable(
      text: text, isPresented: isPresented,
      prompt: controller.searchBar.placeholder.map { Text(verbatim: $0) })
  }
}

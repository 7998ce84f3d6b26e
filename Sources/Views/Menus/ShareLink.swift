import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What is shared looks like, for a share sheet.
public struct SharePreview {
  let title: String
  /// Beside the title.
  private(set) var image: Image?

  public init(_ title: String) {
    self.title = title
  }

  public init(_ title: String, image: Image) {
    self.title = title
    self.image = image
  }

  public init(_ title: String, icon: Image) {
    self.title = title
    image = icon
  }

  public init(_ title: String, image: Image, icon: Image) {
    self.title = title
    self.image = image
  }
}

/// A label that shares something: on a phone and a tablet a tap shows the system's sheet with what is
/// shared, the system's apps and the actions that need none.
///
/// - Note: Approximated: the apps have symbols for pictures, and whatever is chosen closes the sheet. On a
///   Mac, a watch and a television nothing is shown, and the clip says so.
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let shared: SharedItem
  @State private var isShown = false
  @Environment(\.idiom) private var idiom
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.rowPresenter) private var rowPresenter

  /// - Parameter item: An address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    shared = SharedItem([item])
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    shared = SharedItem([item])
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    shared = SharedItem([preview])
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == URL {
    self.label = label()
    shared = SharedItem(items)
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == String {
    self.label = label()
    shared = SharedItem(items)
  }

  /// - Parameter preview: What the sheet shows for each.
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    shared = SharedItem(items.map(preview))
  }

  public var body: some View {
    let canShow =
      (menuLevel == nil || rowPresenter != nil) && (idiom == .phone || idiom == .pad)
    let button = Button {
      if canShow { present() } else { warn() }
    } label: {
      label
    }
    if canShow, menuLevel == nil {
      button.modifier(SharePresentation(shared: shared, isShown: $isShown))
    } else {
      button
    }
  }

  private func present() {
    guard let rowPresenter else {
      isShown = true
      return
    }
    rowPresenter.present { [shared] isShown in
      AnyView(Color.clear.modifier(SharePresentation(shared: shared, isShown: isShown)))
    }
  }

  private func warn() {
    ViewGraph.current?.warn(
      "ShareLink: the system's choices are not drawn here; a tap on the label shows nothing.")
  }
}

/// The system's sheet beside a view on a tablet, from below on a phone.
private struct SharePresentation: ViewModifier {
  let shared: SharedItem
  @Binding var isShown: Bool
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .pad {
      content.popover(isPresented: $isShown) {
        sheet.frame(
          width: ShareSheet.Constants.popover.width, height: ShareSheet.Constants.popover.height)
      }
    } else {
      content.sheet(isPresented: $isShown) {
        sheet.presentationDetents([.medium, .large])
      }
    }
  }

  private var sheet: some View {
    ShareSheet(shared: shared) { isShown = false }.modifier(SystemPageEnvironment())
  }
}

extension ShareLink where Label == Views.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = .sharing("Share…")
    shared = SharedItem([item])
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = .sharing("Share…")
    shared = SharedItem([item])
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = .sharing("Share…")
    shared = SharedItem([preview])
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(titleKey)
    shared = SharedItem([item])
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(titleKey)
    shared = SharedItem([item])
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    label = .sharing(titleKey)
    shared = SharedItem([preview])
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == URL {
    label = .sharing("Share…")
    shared = SharedItem(items)
  }
}

// Several items, and titles that are values.
extension ShareLink where Label == Views.Label<Text, Image> {
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == String {
    label = .sharing("Share…")
    shared = SharedItem(items)
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    label = .sharing("Share…")
    shared = SharedItem(items.map(preview))
  }

  public init<Items: Collection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == URL {
    label = .sharing(titleKey)
    shared = SharedItem(items)
  }

  public init<Items: Collection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == String {
    label = .sharing(titleKey)
    shared = SharedItem(items)
  }

  public init<Items: Collection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    label = .sharing(titleKey)
    shared = SharedItem(items.map(preview))
  }

  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = .sharing(title)
    shared = SharedItem([preview])
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(Text(title))
    shared = SharedItem([item])
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(Text(title))
    shared = SharedItem([item])
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = .sharing(title)
    shared = SharedItem([item])
  }

  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    label = .sharing(title)
    shared = SharedItem([item])
  }

  @_disfavoredOverload
  public init<Item, S: StringProtocol>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = .sharing(Text(title))
    shared = SharedItem([preview])
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate static func sharing(_ titleKey: LocalizedStringKey) -> Self {
    sharing(Text(titleKey))
  }

  fileprivate static func sharing(_ title: Text) -> Self {
    Self {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

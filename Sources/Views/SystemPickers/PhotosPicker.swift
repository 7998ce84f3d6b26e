import Foundation
import Motion
import ViewEngine

/// A button that shows the system's page for choosing photos.
///
/// - Note: Approximated: its photos are drawn landscapes; it has neither albums nor a search, and films are not there.
public struct PhotosPicker<Label: View>: View {
  private let choice: PhotoChoice
  private let label: Label
  @State private var isPresented = false

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .photoPage(choice, isPresented: $isPresented)
  }
}

/// What a page for photos sets.
struct PhotoChoice {
  let several: Bool
  /// What is done with those that were chosen; nil where there are none of the kind.
  let choose: (([PhotosPickerItem]) -> Void)?

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    several = false
    choose = filter == .videos ? nil : { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?) {
    several = true
    choose = filter == .videos ? nil : { selection.wrappedValue = $0 }
  }
}

extension View {
  fileprivate func photoPage(_ choice: PhotoChoice, isPresented: Binding<Bool>) -> some View {
    systemPicker(
      .photos(several: choice.several), isPresented: isPresented, onCancellation: {},
      onChoice: choice.choose.map { choose in
        { names in choose(names.map { PhotosPickerItem(itemIdentifier: $0) }) }
      })
  }
}

extension PhotosPicker {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    choice = PhotoChoice(selection, filter)
    self.label = label()
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    choice = PhotoChoice(selection, filter)
    self.label = label()
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
}

extension View {
  /// Shows the system's page for choosing photos while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photoPage(PhotoChoice(selection, filter), isPresented: isPresented)
  }

  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photoPage(PhotoChoice(selection, filter), isPresented: isPresented)
  }
}

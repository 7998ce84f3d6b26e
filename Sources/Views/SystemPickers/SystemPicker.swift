import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One of the system's own pages for choosing a file or a picture. A clip has no files but the demo's, and of photos drawn
/// ones.
///
/// - Matches: the bar and the empty page of iOS 17's, by eye.
/// - Note: Approximated: files that can be opened are not there; Cancel ends it.
struct SystemPicker: View {
  let kind: Kind
  let cancel: () -> Void
  /// What follows what is chosen: the names of photos, or that of what is saved.
  var choose: (([String]) -> Void)?
  @State private var photos: [String] = []

  init(kind: Kind, cancel: @escaping () -> Void, choose: (([String]) -> Void)? = nil) {
    self.kind = kind
    self.cancel = cancel
    self.choose = choose
  }

  enum Kind: Equatable {
    case open
    case save(name: String)
    case move
    case photos(several: Bool)
  }

  var body: some View {
    NavigationStack {
      page
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
          ToolbarItem(placement: .confirmationAction) {
            if let action {
              Button(action) { choose?(chosen) }.disabled(choose == nil || chosen.isEmpty)
                .modifier(TouchAppealModifier(appeal: .promising))
            }
          }
        }
    }
  }

  /// What its button ends it with.
  private var chosen: [String] {
    switch kind {
    case .save(let name): [name]
    case .photos: photos
    case .open, .move: []
    }
  }

  @ViewBuilder private var page: some View {
    switch kind {
    case .photos(let several) where choose != nil:
      PhotoGrid(chosen: photos) { name in
        if !several {
          choose?([name])
        } else if let index = photos.firstIndex(of: name) {
          photos.remove(at: index)
        } else {
          photos.append(name)
        }
      }
    case .photos:
      ContentUnavailableView(
        "No Photos", systemImage: "photo.on.rectangle",
        description: Text("Photos and videos appear here."))
    case .open:
      ContentUnavailableView(
        "No Recents", systemImage: "clock", description: Text("Recent documents appear here."))
    case .save, .move:
      ContentUnavailableView(
        "Folder is Empty", systemImage: "folder", description: Text("On My iPhone"))
    }
  }

  private var title: String {
    switch kind {
    case .photos: "Photos"
    case .open: "Recents"
    case .save(let name): name
    case .move: "On My iPhone"
    }
  }

  /// What would end it with something chosen.
  private var action: LocalizedStringKey? {
    switch kind {
    case .photos(let several): several ? "Add" : nil
    case .open: "Open"
    case .save: "Save"
    case .move: "Move"
    }
  }
}

extension View {
  func systemPicker(
    _ kind: SystemPicker.Kind, isPresented: Binding<Bool>, onCancellation: @escaping () -> Void,
    onChoice: (([String]) -> Void)? = nil
  ) -> some View {
    presenting(isPresented, .sheet) {
      SystemPicker(
        kind: kind,
        cancel: {
          isPresented.wrappedValue = false
          onCancellation()
        },
        choose: onChoice.map { onChoice in
          { names in
            isPresented.wrappedValue = false
            onChoice(names)
          }
        }
      )
      .modifier(SystemPageEnvironment())
    }
  }
}

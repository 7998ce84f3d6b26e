import Foundation
import Geometry
import Motion
import ViewEngine

/// One of the system's own pages for choosing a file or a picture, with nothing in it: a clip has no
/// files but the demo's.
///
/// - Matches: the bar and the empty page of iOS 17's, by eye.
/// - Note: Approximated: what can be chosen is not there; Cancel ends it.
struct SystemPicker: View {
  let kind: Kind
  let cancel: () -> Void

  enum Kind: Equatable {
    case open
    case save(name: String)
    case move
    case photos(several: Bool)
  }

  var body: some View {
    NavigationStack {
      empty
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
          ToolbarItem(placement: .confirmationAction) {
            if let action { Button(action) {}.disabled(true) }
          }
        }
    }
  }

  @ViewBuilder private var empty: some View {
    switch kind {
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
    _ kind: SystemPicker.Kind, isPresented: Binding<Bool>, onCancellation: @escaping () -> Void
  ) -> some View {
    presenting(isPresented, .sheet) {
      SystemPicker(kind: kind) {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
  }
}

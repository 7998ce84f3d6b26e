import Foundation
import Motion
import ViewEngine

extension TitleRename {
  /// What stands in the bar while the title is renamed. A name without a letter is none.
  ///
  /// - Parameter left: Told when it is over.
  func field(left: @escaping () -> Void) -> some View {
    TitleField(name: text.wrappedValue) { [self] name in
      left()
      if !name.isEmpty { text.wrappedValue = name }
    }
  }
}

/// A title while it is edited.
private struct TitleField: View {
  let done: (String) -> Void
  @State private var name: String
  /// All of it is chosen, and what is typed takes its place.
  @State private var isChosen = true
  @State private var isOver = false

  init(name: String, done: @escaping (String) -> Void) {
    self.done = done
    _name = State(initialValue: name)
  }

  var body: some View {
    field
      .font(.headline)
      .multilineTextAlignment(.center)
      .environment(\.textFieldBorder, false)
      .environment(\.submitAction, nil)
      .environment(\.focusLink, FocusLink(isOn: !isOver) { isOn in if !isOn { end() } })
      .fixedSize()
      .background { if isChosen { Rectangle().fill(.tint).opacity(Self.choice) } }
  }

  private var field: TextField<Text> {
    var field = TextField(text: typed, prompt: nil) { Text("Title") }
    field.onCommit = { end() }
    return field
  }

  private var typed: Binding<String> {
    Binding {
      name
    } set: { new in
      let isTyped = new.count > name.count
      name = !isChosen ? new : isTyped ? String(new.dropFirst(name.count)) : ""
      isChosen = false
    }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    done(name)
  }

  /// How opaque the ground of what is chosen is.
  private static let choice = 0.2
}

import Presets

/// What `showreel new` writes: files that work as they are and say what can be changed.
enum StarterFile {
  static func preset(_ name: NewClipName) -> String {
    StarterPreset.text(
      title: name.title,
      remark: "Make it with: showreel export \(name.title).yaml\n"
        + "# Editors complete it by the schema of the first line: showreel schema > preset.schema.json"
    )
  }

  static func swift(_ name: NewClipName) -> String {
    """
    import SwiftUI

    // Make its clip with: showreel export \(name.title).swift
    // showreel: tap "Toggle" at 0.5; wait until settled; wait 0.5; tap "Toggle"; wait until settled; wait 0.5
    struct \(name.viewName): View {
      @State private var isShown = false

      var body: some View {
        VStack {
          if isShown {
            RoundedRectangle(cornerRadius: 24)
              .fill(.blue.gradient)
              .frame(width: 200, height: 300)
              .transition(.move(edge: .leading).combined(with: .opacity))
          }
          Spacer()
          Button("Toggle") {
            withAnimation(.bouncy) { isShown.toggle() }
          }
        }
      }
    }

    #Preview {
      \(name.viewName)()
    }

    """
  }
}

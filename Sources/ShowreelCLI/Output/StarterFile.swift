/// What `showreel new` writes: files that work as they are and say what can be changed.
enum StarterFile {
  static func preset(_ name: NewClipName) -> String {
    """
    # A clip for Showreel. Make it with: showreel export \(name.title).yaml
    title: \(name.yamlTitle)
    about: Comes from the leading edge and goes back to it.

    # What is shown, written as in SwiftUI: a shape, a colour, a text, or a scene by name.
    view: "RoundedRectangle(cornerRadius: 24).fill(.blue).frame(width: 200, height: 300)"
    # How it comes and goes: .opacity, .scale, .slide, .push(from: .top), .blurReplace,
    # .asymmetric(insertion: .scale, removal: .opacity), .move(edge: .top).combined(with: .opacity) …
    transition: ".move(edge: .leading)"
    # .default, .easeInOut(duration: 1), .spring(duration: 0.6, bounce: 0.3), .bouncy, none …
    animation: .bouncy

    # What happens, and when. Without a timeline the clip taps by itself.
    timeline:
      - tap "Toggle" at 0.5
      - wait until settled
      - wait 0.5
      - tap "Toggle"
      - wait until settled
      - wait 0.5

    # All of these have defaults:
    # layout: [view, Spacer, Button]
    # canvas: { device: iphone15pro, scale: 2, colorScheme: dark }
    # frameRate: 60
    # duration: 4

    """
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

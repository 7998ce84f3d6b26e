/// A preset to start from: it works as it is and says what can be changed.
package enum StarterPreset {
  /// - Parameters:
  ///   - title: On one line.
  ///   - remark: The first comment's last words: how a clip is made of the file.
  package static func text(title: String, remark: String) -> String {
    """
    # yaml-language-server: $schema=preset.schema.json
    # A clip for Showreel. \(remark)
    title: \(YAMLScalar.text(of: title))
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
    # look: documentation    # or plain, social, or keys: { canvas: 9:16, pointer: touch, camera: follow }
    # frameRate: 60
    # duration: 4

    """
  }
}

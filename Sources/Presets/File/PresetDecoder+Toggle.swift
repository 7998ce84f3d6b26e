import Motion
import Studio
import Views
import Yams

extension PresetKey {
  /// Whether the view comes and goes, by the keys that are there.
  static func makesToggle(_ keys: some Sequence<PresetKey>) -> Bool {
    keys.contains { $0 == .transition || $0 == .layout || $0 == .button }
  }
}

extension PresetDecoder {
  mutating func toggle(_ content: AnyView, _ fields: [PresetKey: Node]) -> ToggleDemo {
    var demo = ToggleDemo(
      content: content, transition: .opacity, animation: .default, place: .withAnimation,
      button: "Toggle", container: .vertical(.center, spacing: nil),
      items: [AnyView(ToggledView()), AnyView(Spacer()), AnyView(ToggleButton())], show: false)
    if let node = fields[.transition] {
      demo.transition = value(node, key: .transition, as: .transition) ?? demo.transition
    }
    if let node = fields[.animation] {
      demo.animation = animation(node)
      demo.animationText = node.string
    }
    if let node = fields[.animate] { demo.place = choice(node, key: "animate") ?? demo.place }
    if let node = fields[.button] { demo.button = string(node, key: "button") ?? demo.button }
    if let node = fields[.show] { demo.show = boolean(node, key: "show") ?? demo.show }
    if let node = fields[.layout] { layout(node, of: &demo) }
    return demo
  }

  /// An animation, or `none`.
  private mutating func animation(_ node: Node) -> Animation? {
    if ["none", "nil", ".none"].contains(node.string) { return nil }
    return value(node, key: .animation, as: .animation)
  }

  /// A list of views, or a container's name with such a list.
  private mutating func layout(_ node: Node, of demo: inout ToggleDemo) {
    switch node {
    case .sequence(let items):
      self.items(items, of: &demo, node: node)
    case .mapping(let mapping):
      if mapping.count == 1, let (name, list) = mapping.first, case .sequence(let items) = list {
        demo.container = value(name, key: .layout, as: .container) ?? demo.container
        self.items(items, of: &demo, node: list)
      } else {
        fallthrough
      }
    default:
      report(
        .wrongForm(
          key: "layout", expected: "a list of views, or a container with one",
          example: "layout: [view, Spacer, Button]"), at: node)
    }
  }

  private mutating func items(
    _ nodes: Node.Sequence, of demo: inout ToggleDemo, node: Node
  ) {
    let locals = [
      "view": Meaning(kind: .view, value: AnyView(ToggledView())),
      "Button": Meaning(kind: .view, value: AnyView(ToggleButton())),
    ]
    demo.items = nodes.compactMap { value($0, key: .layout, as: .view, locals: locals) }
    // Without the one there is nothing to see; a timeline can stand in for the other.
    if !nodes.contains(where: { $0.string?.hasPrefix("view") ?? false }) {
      report(.missingFromLayout("view"), at: node)
    }
  }
}

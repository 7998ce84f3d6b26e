import Studio

/// What the command line says of a clip that is previewed. A script that was written down takes the place of
/// its steps, until that is undone: what is shown is what was recorded.
struct PreviewDirection {
  private(set) var current: Direction
  private let said: Direction

  init(_ said: Direction) {
    current = said
    self.said = said
  }

  mutating func giveWayToScript() { current.steps = [] }

  mutating func takeBack() { current.steps = said.steps }
}

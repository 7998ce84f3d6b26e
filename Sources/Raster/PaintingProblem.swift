/// Something that makes a picture look other than it should, and what mends it.
package enum PaintingProblem: Hashable, Sendable, CustomStringConvertible {
  case font(FontProblem)
  case symbol(SymbolProblem)
  case image(ImageError)

  package var description: String {
    switch self {
    case .font(let problem): problem.description
    case .symbol(let problem): problem.description
    case .image(let problem): problem.description
    }
  }
}

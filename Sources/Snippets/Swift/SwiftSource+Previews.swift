extension SwiftSource {
  /// A file shows one of its previews, and has others: which it is, and how to have another.
  ///
  /// - Parameter root: Which was taken without being asked for.
  /// - Returns: Nil where there is nothing else that it could have been.
  func choiceNote(of root: RootView, in excerpt: Excerpt) -> Diagnostic? {
    let providers = survey.types.filter { survey.conforms($0, to: "PreviewProvider") }
    let all = previews.map(RootView.preview) + providers.map { .provider($0.name) }
    let others = all.filter { $0 != root }
    guard all.contains(root), !others.isEmpty else { return nil }
    let name = root.askedName.map { ", '\($0)'" } ?? ""
    let other = others.lazy.compactMap(\.askedName).first
    return Diagnostic(
      file: excerpt.file, line: line(of: root, in: excerpt), severity: .note,
      message: "there are \(all.count) previews, and the clip shows the first\(name)"
        + (other == nil ? ". Give the others names to choose one of them." : ""),
      remedy: other.map(Remedy.otherView))
  }

  /// 1-based, in the file.
  private func line(of root: RootView, in excerpt: Excerpt) -> Int {
    let own: Int? =
      switch root {
      case .preview(let macro): macro.line
      case .provider(let name): survey.types.first { $0.name == name }?.line
      default: nil
      }
    return excerpt.line + (own ?? 1) - 1
  }
}

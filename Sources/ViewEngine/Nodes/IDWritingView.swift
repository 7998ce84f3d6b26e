/// A view that has an id which an author has written, around it or within its modifiers.
@MainActor @preconcurrency
protocol IDWritingView {
  var writtenID: AnyHashable? { get }
}

import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// An image that is loaded from elsewhere, and what is shown until it is there.
///
/// A file beside the source comes at once, as in an app.
/// - Note: Approximated: a clip has no network; for an address on the web a landscape is drawn, as large as the
///   address says, half a second after the placeholder came.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let folder: String
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// - Parameter scale: Pixels of the file a point.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, _file: String = #filePath
  ) {
    self.url = url
    self.scale = max(scale, .leastNormalMagnitude)
    folder = (_file as NSString).deletingLastPathComponent
    self.transaction = transaction
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P, _file: String = #filePath
  ) where Content == _ConditionalContent<I, P> {
    self.init(
      url: url, scale: scale,
      content: { phase in
        if let image = phase.image { content(image) } else { placeholder() }
      }, _file: _file)
  }

  public init(url: URL?, scale: CGFloat = 1, _file: String = #filePath)
  where Content == AsyncImageContent {
    self.init(url: url, scale: scale, content: { AsyncImageContent(phase: $0) }, _file: _file)
  }

  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return }
    guard url.isFileURL || url.scheme == nil else { return await standIn(for: url) }
    let name = url.isFileURL ? url.path : url.relativePath
    guard let path = ImageFile.find(name, besideSource: folder) else {
      return withTransaction(transaction) { phase = .failure(CocoaError(.fileNoSuchFile)) }
    }
    var image = Image(source: .file(path, folder: folder))
    image.pictureScale = scale
    withTransaction(transaction) { phase = .success(image) }
  }

  private func standIn(for url: URL) async {
    ViewGraph.current?.warn(
      "AsyncImage shows a drawn landscape for \(url.absoluteString): a clip has no network. "
        + "Put the picture beside the code and name its file to show it.")
    guard (try? await Task.sleep(for: .seconds(StandInPhoto.delay))) != nil else { return }
    var image = StandInPhoto(of: url.absoluteString).image
    image.pictureScale = scale
    withTransaction(transaction) { phase = .success(image) }
  }
}

/// What an image looks like that nothing else is said of: itself, and before that a grey rectangle.
///
/// - Matches: Apple's documentation says of the placeholder only that it is a standard one.
public struct AsyncImageContent: View {
  let phase: AsyncImagePhase

  public var body: some View {
    if let image = phase.image { image } else { Color(.secondarySystemFill) }
  }
}

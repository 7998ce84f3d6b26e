import Studio

extension SnippetPlan {
  /// Takes what the page says about all of its clips; what is said about one has the last word.
  ///
  /// - Parameter device: The one that somebody chose, if anybody did: then code is not compiled for the page's.
  package mutating func take(_ settings: Direction, chosen device: Device? = nil) {
    for index in clips.indices {
      clips[index].settings = settings
      guard device == nil, clips[index].script.device == nil else { continue }
      clips[index].device = settings.screen?.device ?? clips[index].device
    }
  }
}

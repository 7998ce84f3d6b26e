/// What a key makes the preview do.
package enum PreviewAction: Hashable, Sendable {
  case playOrPause
  /// Frames to go forward, or back where negative.
  case step(Int)
  case toStart, toEnd
  case halveSpeed, doubleSpeed
  case loop
  case letGo, record, undo
  case showFacts, showLayout, showKeys
  case changeColorScheme
  /// Pixels a point.
  case setScale(Double)
  case savePicture, export
  case close
}

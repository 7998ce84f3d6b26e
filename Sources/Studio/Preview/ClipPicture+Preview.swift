import Drawing

extension ClipPicture {
  @MainActor
  init(of clip: any PreviewClip, measuring: (any TextMeasuring)? = nil) {
    self.init(
      clip.stage, clip.look, frameRate: clip.frameRate, plan: clip.plan, measuring: measuring)
  }
}

/// What a page can say of all its clips, in its front matter under `showreel`.
enum PageKey: String, CaseIterable {
  case look, device, size, scale, colorScheme, os, fps, duration
}

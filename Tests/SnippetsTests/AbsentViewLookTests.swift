import Testing

@testable import Snippets

/// What stands for views of another file, by their names.
@Suite("Looks of views of files that are not there")
struct AbsentViewLookTests {
  @Test(
    "A name says what a view looks like",
    arguments: [
      ("PrimaryButton", AbsentViewLook.button), ("SettingsRow", .row), ("FeedRowView", .row),
      ("StatCard", .card), ("StatView", .stat), ("SectionHeader", .header), ("NavBar", .header),
      ("UserAvatar", .avatar), ("ProfileImageView", .avatar), ("WeatherIcon", .icon),
      ("IconButton", .button), ("IconLabel", .text), ("ScreenTitle", .text), ("FilterChip", .badge),
      ("StatusDot", .dot), ("OrDivider", .divider), ("MeshGradientBackground", .backdrop),
      ("VisualEffectView", .backdrop), ("CheckmarkView", .row),
      ("ProgressBar", .bar), ("ActivityRingView", .ring), ("CircularProgressView", .ring),
      ("LoadingView", .spinner), ("SpinnerView", .spinner), ("LoadingOverlay", .spinner),
      ("FormTextField", .field), ("SearchBar", .field), ("MessageBubble", .bubble),
      // A page, or nobody knows what.
      ("HomeView", .box), ("ContentView", .box), ("ButtonsScreen", .box), ("View", .box),
    ])
  func names(_ name: String, _ look: AbsentViewLook) {
    #expect(AbsentViewLook(of: name) == look)
  }

  @Test("A file has what its own views look like, and no more") func declaration() {
    let text = AbsentViewLook.declaration(of: ["SettingsRow", "FeedRow", "HomeView"])
    #expect(text.contains("case \"FeedRow\", \"SettingsRow\": row\ndefault: box"))
    #expect(text.contains("var row: some View") && text.contains("var box: some View"))
    #expect(!text.contains("var button: some View") && !text.contains("_AbsentField"))
    #expect(AbsentViewLook.declaration(of: ["AField"]).contains("struct _AbsentField: View"))
    #expect(!AbsentViewLook.declaration(of: ["Home"]).contains("switch name"))
  }
}

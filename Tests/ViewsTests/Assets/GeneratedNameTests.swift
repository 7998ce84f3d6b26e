import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What Xcode and a demo's own code call things of a package by.
@MainActor
@Suite("Names of a package's things")
struct GeneratedNameTests {
  @Test("Xcode's name of a picture has its words together, and says no kind") func identifiers() {
    for name in ["hero-banner", "Hero Banner", "HeroBannerImage", "heroBanner"] {
      #expect(AssetName.identifier(of: name, without: "Image") == "heroBanner", "\(name)")
    }
    let table = ["hero-banner": 1, "Other": 2]
    #expect(AssetName.found("heroBanner", among: table, without: "Image") == "hero-banner")
    #expect(AssetName.found("Other", among: table, without: "Image") == "Other")
    #expect(AssetName.found("none", among: table, without: "Image") == "none")
  }

  @Test("Controls take a picture by such a name") func controls() {
    let resource = ImageResource(name: "nothingIsCalledSo")
    let played = PlayedView(size: CGSize(width: 300, height: 300)) {
      VStack {
        Label("Key", image: resource)
        Label("Text" as String, image: resource)
        Button("Press", image: resource) {}
        Button("Hold" as String, image: resource, role: .cancel) {}
      }
    }
    for text in ["Key", "Text", "Press", "Hold"] { #expect(played.text.contains(text)) }
    #expect(
      UIColor(resource: ColorResource(name: "none")).color == Color(ColorResource(name: "none")))
    _ = UIImage(resource: resource)
  }

  @Test("A file that no manifest names is looked for in the bundle, and a text is its key")
  func files() {
    #expect(_ClipFiles.path("none", "json", "folder", in: .main) == nil)
    #expect(_ClipFiles.path("none", ".json", "folder/", in: .main) == nil)
    #expect(_ClipTexts.string("key", nil, "") == "key")
    #expect(_ClipTexts.string("key", "Table", "value") == "value")
    #expect(_ClipTexts.string("key", nil, nil) == "key")
  }

  @Test("A text that is looked up later is written as it would be at once") func resources() {
    let name = "Ada"
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(String(localized: resource) == "Hello Ada")
    #expect(String(localized: LocalizedStringResource("Bye")) == "Bye")
    #expect(
      String(localized: LocalizedStringResource("greeting", defaultValue: "Hi \(name)"))
        == "Hi Ada")
    #expect(String(localized: "Bye \(name)", comment: "at the end") == "Bye Ada")
    #expect(String(localized: "farewell", defaultValue: "So long") == "So long")
    #expect(Text(resource).string == "Hello Ada")
  }

  @Test("What a clip has none of is there by name") func services() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    try session.setActive(true)
    #expect(session === AVAudioSession.sharedInstance())
    #expect(PHPhotoLibrary.shared() === PHPhotoLibrary.shared())
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    Square._printChanges()
    Square._logChanges()
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }

  @Test("Seconds of the clip are counted as Combine asks") func seconds() {
    typealias Stride = _ClipSchedulerTime.Stride
    #expect(Stride.seconds(2) == 2 && Stride.seconds(0.5) == 0.5)
    #expect(Stride.milliseconds(1500) == 1.5 && Stride.microseconds(1500) == 0.0015)
    #expect(Stride.nanoseconds(1500) == Stride(1.5e-6))
    #expect(Stride(exactly: 3) == 3 && Stride(-2).magnitude == 2)
    #expect(Stride(1) < 2 && Stride(1) + 2 == 3 && Stride(3) - 1 == 2 && Stride(2) * 3 == 6)
    var stride = Stride(2)
    stride *= 4
    #expect(stride == 8)
    let start = _ClipSchedulerTime(seconds: 1)
    #expect(start.distance(to: start.advanced(by: 2)) == 2)
  }
}

import Foundation
import TestSupport
import Testing
import Views

@testable import Snippets

@Suite struct ModuleResourcesTests {
  private func color(_ red: String, space: String = "srgb") -> String {
    "{\"color-space\": \"\(space)\", \"components\": "
      + "{\"red\": \"\(red)\", \"green\": \"0x80\", \"blue\": \"128\", \"alpha\": \"1.000\"}}"
  }

  @Test func aCataloguesColorsAreTakenWithTheirDarkOnes() throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      {"colors": [
        {"idiom": "universal", "color": \(color("1.000"))},
        {"idiom": "universal", "color": \(color("0.500", space: "display-p3")),
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "mac", "color": \(color("0.1"))}
      ]}
      """, to: "A.xcassets/Brand.colorset/Contents.json")
    try root.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Group/Contents.json")
    try root.write(
      "{\"colors\": [{\"color\": {\"components\": {\"white\": \"0.25\"}}}]}",
      to: "A.xcassets/Group/Grey.colorset/Contents.json")
    try root.write(
      "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemOrangeColor\"}}]}",
      to: "A.xcassets/System.colorset/Contents.json")
    try root.write(
      """
      {"colors": [{"idiom": "universal", "color": \(color("1.000"))},
        {"idiom": "iphone", "color": \(color("0.25"))}]}
      """, to: "A.xcassets/Phone.colorset/Contents.json")
    try root.write("broken", to: "A.xcassets/Broken.colorset/Contents.json")
    let colors = ModuleResources(in: root.path).assets(locale: nil).colors
    #expect(Set(colors.keys) == ["Brand", "Group/Grey", "Phone", "System"])
    #expect(colors["System"]?.light.space == "systemOrangeColor")
    #expect(colors["Phone"]?.light.red == 0.25)
    let half = 128.0 / 255.0
    let light = DemoAssets.Tone(space: "srgb", red: 1, green: half, blue: half, opacity: 1)
    #expect(colors["Brand"]?.light == light)
    #expect(colors["Brand"]?.dark?.space == "display-p3")
    #expect(colors["Brand"]?.dark?.red == 0.5)
    let grey = DemoAssets.Tone(space: "srgb", red: 0.25, green: 0.25, blue: 0.25, opacity: 1)
    #expect(colors["Group/Grey"]?.light == grey)
  }

  @Test func aCatalogueOfTextsThatIsTooLargeIsTold() throws {
    let root = try TemporaryFolder()
    let path = try root.write("{", to: "Localizable.xcstrings")
    #expect(truncate(path, 1 << 40) == 0)
    #expect(
      ModuleResources(in: root.path).problems.map(\.message) == [
        "nothing of this is shown: it is larger than 16 MB. Split it."
      ])
  }

  @Test func aCataloguesPicturesAreItsOwnFiles() throws {
    let root = try TemporaryFolder()
    let secret = try root.write("secret", to: "secret.png")
    let set = "f/A.xcassets/Logo.imageset/"
    try root.write(
      """
      {"images": [
        {"filename": "a.png", "scale": "1x"}, {"filename": "a@2x.png", "scale": "2x"},
        {"filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "../../../../secret.png"}, {"filename": "link.png"}, {"filename": "a.txt"},
        {"filename": "gone.png"}, {"scale": "3x"}
      ], "properties": {"template-rendering-intent": "template"}}
      """, to: set + "Contents.json")
    for name in ["a.png", "a@2x.png", "night.png", "a.txt"] { try root.write("x", to: set + name) }
    try FileManager.default.createSymbolicLink(
      atPath: root.file(set + "link.png"), withDestinationPath: secret)
    let pictures = ModuleResources(in: root.file("f")).assets(locale: nil).pictures["Logo"] ?? []
    #expect(
      pictures.map { ($0.path as NSString).lastPathComponent } == [
        "a.png", "a@2x.png", "night.png",
      ])
    #expect(pictures.map(\.scale) == [1, 2, 2])
    #expect(pictures.map(\.isDark) == [false, false, true])
    #expect(pictures.map(\.isTemplate) == [true, true, true])
  }

  @Test func aCataloguesSymbolsAreThoseWithAnSVGFile() throws {
    let root = try TemporaryFolder()
    let list = { (file: String) in
      "{\"symbols\": [{\"filename\": \"\(file)\", \"idiom\": \"universal\"}]}"
    }
    try root.write(list("bird.svg"), to: "A.xcassets/my.bird.symbolset/Contents.json")
    try root.write("<svg/>", to: "A.xcassets/my.bird.symbolset/bird.svg")
    try root.write(list("dog.pdf"), to: "A.xcassets/dog.symbolset/Contents.json")
    try root.write("x", to: "A.xcassets/dog.symbolset/dog.pdf")
    try root.write("{\"symbols\": []}", to: "A.xcassets/empty.symbolset/Contents.json")
    let resources = ModuleResources(in: root.path)
    #expect(
      resources.assets(locale: nil).pictures == [
        "my.bird": [
          .init(path: root.file("A.xcassets/my.bird.symbolset/bird.svg"), isSymbol: true)
        ]
      ])
    #expect(resources.files.contains { $0.hasSuffix("/bird.svg") })
    #expect(
      resources.problems.map { $0.problem.replacing(root.path + "/", with: "") } == [
        "A.xcassets/dog.symbolset: warning: nothing of this is shown: the symbol 'dog' has no SVG file, and "
          + "'dog.pdf' is not one that is there. Export its template from SF Symbols into the set."
      ])
  }

  @Test func picturesOfAKindThatIsNotReadAreToldInOneLine() throws {
    let root = try TemporaryFolder()
    func write(_ set: String, _ files: String...) throws {
      let list = files.map { "{\"filename\": \"\($0)\"}" }.joined(separator: ", ")
      let place = "A.xcassets/\(set).imageset/"
      try root.write("{\"images\": [\(list)]}", to: place + "Contents.json")
      for file in files { try root.write("x", to: place + file) }
    }
    try write("both", "both.heic", "both.png")
    try write("vector", "vector.pdf")
    try write("empty")
    #expect(ModuleResources(in: root.path).problems == [])
    func told() -> [String] {
      ModuleResources(in: root.path).problems.map {
        $0.problem.replacing(root.path + "/", with: "")
      }
    }
    #expect(
      ModuleResources(in: root.path).assets(locale: nil).pictures["vector"] == [
        .init(path: root.file("A.xcassets/vector.imageset/vector.pdf"))
      ])
    try write("logo", "logo.HEIF")
    #expect(
      told() == [
        "A.xcassets: warning: the image 'logo' is not shown: 'logo.HEIF' is of a kind that is not read. "
          + "Add it as SVG, PDF, PNG, JPEG or WebP."
      ])
    try write("photo", "photo.heic")
    #expect(told().first?.contains("the image 'logo' is not shown, nor 1 more: ") == true)
  }

  @Test func textsAreThoseOfTheLanguageAndOfTheSourceWhereItLacksThem() throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      {"sourceLanguage": "en", "strings": {
        "hello": {"localizations": {
          "en": {"stringUnit": {"value": "Hello"}}, "de": {"stringUnit": {"value": "Hallo"}},
          "de-AT": {"stringUnit": {"value": "Servus"}}}},
        "bye": {"localizations": {"en": {"stringUnit": {"value": "Bye"}}}},
        "%lld items": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Ding"}},
          "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
        "new": {}
      }}
      """, to: "Localizable.xcstrings")
    func texts(_ locale: String?) -> [String: [String: String]] {
      ModuleResources(in: root.path).assets(locale: locale).texts.mapValues(\.forms)
    }
    #expect(texts(nil) == ["hello": ["other": "Hello"], "bye": ["other": "Bye"]])
    #expect(texts("de")["hello"] == ["other": "Hallo"])
    #expect(texts("de_AT")["hello"] == ["other": "Servus"])
    #expect(texts("de-AT")["bye"] == ["other": "Bye"])
    #expect(texts("de")["%lld items"] == ["one": "%lld Ding", "other": "%lld Dinge"])
    #expect(texts("fr") == texts(nil))
    let entry = ModuleResources(in: root.path).assets(locale: "de").texts["%lld items"]
    #expect(entry?.language == "de")
  }

  @Test func partsAndDevicesHaveFormsOfTheirOwn() throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      {"sourceLanguage": "en", "strings": {
        "%lld in %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%#@files@ in %2$lld"},
          "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {
            "plural": {"one": {"stringUnit": {"value": "%arg file"}},
              "other": {"stringUnit": {"value": "%arg files"}}}}}}}}},
        "press": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}},
          "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "Press"}}}}}}}}}}
      }}
      """, to: "Localizable.xcstrings")
    let resources = ModuleResources(in: root.path)
    let entry = resources.assets(locale: nil).texts["%lld in %lld"]
    #expect(entry?.forms == ["other": "%#@files@ in %2$lld"])
    #expect(
      entry?.substitutions == [
        "files": .init(argument: 0, forms: ["one": "%arg file", "other": "%arg files"])
      ])
    func press(_ device: String) -> [String: String]? {
      resources.assets(locale: nil, device: .named(device)).texts["press"]?.forms
    }
    #expect(press("iphone15pro") == ["other": "Tap"] && press("mac") == ["other": "Click"])
    #expect(press("ipad13") == ["other": "Press"])
  }

  @Test func thePackagesLanguageIsThatOfTextsWhereNoneIsAskedFor() throws {
    let root = try TemporaryFolder()
    try root.write("\"a\" = \"eins\";", to: "de.lproj/Localizable.strings")
    try root.write("\"a\" = \"one\";\n\"b\" = \"two\";", to: "en.lproj/Localizable.strings")
    var resources = ModuleResources(in: root.path)
    #expect(resources.assets(locale: nil).texts["a"]?.forms == ["other": "one"])
    resources.language = "de"
    #expect(resources.assets(locale: nil).texts["a"]?.forms == ["other": "eins"])
    #expect(resources.assets(locale: "en").texts["a"]?.forms == ["other": "one"])
    #expect(resources.assets(locale: "fr").texts["a"]?.forms == ["other": "eins"])
  }

  @Test func pluralsOfOlderTablesAreReadToo() throws {
    let root = try TemporaryFolder()
    try root.write("\"%lld items\" = \"%lld Dinge\";", to: "de.lproj/Localizable.strings")
    try root.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>Ein Ding</string><key>other</key><string>%lld Dinge</string>
      </dict></dict></dict></plist>
      """, to: "de.lproj/Localizable.stringsdict")
    try root.write("broken", to: "fr.lproj/Localizable.stringsdict")
    let entry = ModuleResources(in: root.path).assets(locale: "de").texts["%lld items"]
    #expect(entry?.forms == ["other": "%#@n@"])
    #expect(
      entry?.substitutions == ["n": .init(forms: ["one": "Ein Ding", "other": "%lld Dinge"])])
  }

  @Test func whatAManifestNamesIsInTheBundleByItsName() throws {
    let root = try TemporaryFolder()
    let secret = try root.write("secret", to: "secret.json")
    for name in ["Data/things.json", "Data/Deep/a.txt", "one.json", "Other/b.txt", ".hidden"] {
      try root.write("x", to: "f/" + name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root.file("f/Data/link.json"), withDestinationPath: secret)
    try FileManager.default.createSymbolicLink(
      atPath: root.file("f/Way"), withDestinationPath: root.path)
    let names = ["Data", "./one.json", "../secret.json", "Way/secret.json", ".hidden", "gone", "."]
    let paths = BundleFiles(names, in: root.file("f")).paths
    #expect(
      paths.mapValues { String($0.dropFirst(root.path.count)) } == [
        "Data/things.json": "/f/Data/things.json", "things.json": "/f/Data/things.json",
        "Data/Deep/a.txt": "/f/Data/Deep/a.txt", "a.txt": "/f/Data/Deep/a.txt",
        "one.json": "/f/one.json",
      ])
  }

  @Test func whatCannotBeReadBesideTheCodeIsTold() throws {
    let root = try TemporaryFolder()
    try root.write("broken", to: "A.xcassets/Red.colorset/Contents.json")
    try root.write("x", to: "A.xcassets/Blue.colorset/Contents.json/x")
    try root.write("{}", to: "Localizable.xcstrings")
    try root.write("broken", to: "de.lproj/Localizable.stringsdict")
    try Data([0xE9, 0x80]).write(to: root.url.appending(path: "de.lproj/Other.strings"))
    try root.write("{\"images\": []}", to: "A.xcassets/Empty.imageset/Contents.json")
    let told = ModuleResources(in: root.path).problems.map {
      $0.problem.replacing(root.path + "/", with: "")
    }
    #expect(
      Set(told) == [
        "A.xcassets/Red.colorset/Contents.json: warning: nothing of this is shown: it is not a list as asset "
          + "catalogues have them. Open it in Xcode, or mend its JSON.",
        "A.xcassets/Blue.colorset/Contents.json: warning: nothing of this is shown: it cannot be read "
          + "(is a directory). Make it readable.",
        "Localizable.xcstrings: warning: nothing of this is shown: it is not a catalogue of texts as Xcode "
          + "writes them. Open it in Xcode, or mend its JSON.",
        "de.lproj/Localizable.stringsdict: warning: nothing of this is shown: it is not a property list of "
          + "texts. Open it in Xcode, or mend it.",
        "de.lproj/Other.strings: warning: nothing of this is shown: it is not text in UTF-8 or UTF-16. Save it "
          + "as UTF-8.",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "Whoever is root may look into every folder."))
  func aFolderOfTheBundleThatCannotBeLookedIntoIsTold() throws {
    let root = try TemporaryFolder()
    try root.write("x", to: "Data/things.json")
    #expect(chmod(root.file("Data"), 0) == 0)
    defer { chmod(root.file("Data"), 0o700) }
    #expect(
      BundleFiles(["Data"], in: root.path).problems.map(\.message) == [
        "nothing of this is shown: it cannot be looked into (permission denied). Make it readable."
      ])
  }

  /// Without leave to list it, or with that and without leave to go into it.
  @Test(
    .enabled(if: geteuid() != 0, "Whoever is root may look into every folder."),
    arguments: [0, 0o444] as [mode_t])
  func aFolderOfAnAssetCatalogueThatCannotBeLookedIntoIsTold(_ mode: mode_t) throws {
    let root = try TemporaryFolder()
    try root.write("{}", to: "A.xcassets/Inner/a.colorset/Contents.json")
    let inner = root.file("A.xcassets/Inner")
    #expect(chmod(inner, mode) == 0)
    defer { chmod(inner, 0o700) }
    let told = ModuleResources(in: root.path).problems.filter { $0.file == inner }
    #expect(
      told.map(\.message) == [
        "nothing of this is shown: it cannot be looked into (permission denied). Make it readable."
      ])
  }

  @Test func olderTablesAreReadToo() throws {
    let root = try TemporaryFolder()
    try root.write(
      "/* a */\n\"a \\\"b\\\"\" = \"eins\\nzwei\";\n\"c\"=\"%@ d\";",
      to: "de.lproj/Localizable.strings")
    try root.write("\"c\" = \"en\";", to: "en.lproj/Localizable.strings")
    try root.write("\"c\" = \"no\";", to: "de.lproj/Other.strings")
    let resources = ModuleResources(in: root.path)
    #expect(
      resources.assets(locale: "de").texts.mapValues(\.forms)
        == ["a \"b\"": ["other": "eins\nzwei"], "c": ["other": "%@ d"]])
    #expect(
      resources.assets(locale: "de").tables["Other"]?.mapValues(\.forms) == [
        "c": ["other": "no"]
      ])
    #expect(resources.assets(locale: nil).texts.mapValues(\.forms) == ["c": ["other": "en"]])
  }
}

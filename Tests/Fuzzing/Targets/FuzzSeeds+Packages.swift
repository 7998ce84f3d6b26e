// What a package has beside its code.
extension FuzzSeeds {
  static let manifests = [
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Demo", defaultLocalization: "de", platforms: [.iOS(.v17)],
      products: [.library(name: "Demo", targets: ["Demo", "Other"])],
      dependencies: [
        .package(path: "Beside"), .package(url: "https://example.com/a/b.git", from: "1.0.0"),
        .package(name: "Old", path: "../Old"),
      ],
      targets: [
        .target(
          name: "Demo", dependencies: ["Other", .product(name: "Beside", package: "beside")],
          exclude: ["No"], sources: ["Demo.swift"], resources: [.process("Resources"), .copy("a")],
          swiftSettings: [.define("FLAG", .when(platforms: [.iOS], configuration: .debug))]),
        .target(name: "Other", path: "Sources/Other"), .target(name: "Beside"),
        .testTarget(name: "DemoTests", dependencies: ["Demo"]),
      ])
    """
  ]

  static let resources = [
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%lld items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
      "a": {"localizations": {"en": {"substitutions": {"b": {"argNum": 1, "variations": {"device": {
        "iphone": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
    """,
    #"""
    /* No comment. */
    "key" = "value";
    "a \"b\"" = "c\n";
    """#,
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
    </dict></dict></plist>
    """,
    """
    {"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true},
      "colors": [{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0x80", "green": "0.5", "blue": 12, "alpha": 1}}}],
      "images": [{"idiom": "iphone", "filename": "b.png", "scale": "2x"}],
      "symbols": [{"idiom": "universal", "filename": "c.svg"}]}
    """,
  ]
}

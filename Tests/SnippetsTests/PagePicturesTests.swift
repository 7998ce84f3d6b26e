import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Which pictures a page is given: those that its code names, out of its own repository.
@Suite struct PagePicturesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "cat.png", "docs/dog.PNG", "docs/photo1.jpg", "docs/photo2.webp", "docs/photo3.txt",
      "docs/photo/a.svg", "docs/.hidden/photo9.png", "docs/deep/cat.png", "img/bird.svg",
      "mine.png",
    ] {
      _ = try folder.write("x", to: "repository/" + name)
    }
    _ = try folder.write("x", to: "repository/.git/config")
    _ = try folder.write("x", to: "private.png")
    _ = try folder.write("x", to: "home/passport.png")
    let links = [
      ("link.png", "../../private.png"), ("bird.svg", "../img/bird.svg"), ("key.png", "photo3.txt"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/repository/docs/" + name, withDestinationPath: target)
    }
  }

  /// Below the folder of the test.
  private func named(
    _ code: String, page: String = "repository/docs/page.md", from: String = "home"
  )
    -> [String]
  {
    let pictures = PagePictures(file: folder.path + "/" + page, user: folder.path + "/" + from)
    return pictures.named(by: PictureWords(in: [code]).patterns)
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test(arguments: [
    (#"Image("dog.PNG")"#, ["docs/dog.PNG"]), (#"Image("photo1")"#, ["docs/photo1.jpg"]),
    (#"Image("deep/cat")"#, ["docs/deep/cat.png"]), (#"Image("../cat")"#, ["cat.png"]),
    (#"Image("./deep/../../img/bird.svg")"#, ["img/bird.svg"]),
    (#"Image("photo\(n)")"#, ["docs/photo1.jpg", "docs/photo2.webp"]),
    (#"Image("\(kind)/cat.png")"#, ["docs/deep/cat.png"]),
    (#"Image("./photo/\(n)")"#, ["docs/photo/a.svg"]),
    (#"Image("bird")"#, ["docs/bird.svg"]), (#"Image("nothing/../dog.PNG")"#, ["docs/dog.PNG"]),
    ("enum Name: String { case photo2 }", ["docs/photo2.webp"]),
  ])
  func whatIsNamedIsGiven(_ code: String, _ expected: [String]) {
    #expect(named(code) == expected.map { "repository/" + $0 })
  }

  /// Neither what is no picture, nor what lies outside, whatever leads there.
  @Test(arguments: [
    #"Image("photo3.txt")"#, #"Image("page.md")"#, #"Image("mine")"#, #"Image("nothing")"#,
    #"Image("../../private.png")"#, #"Image("link.png")"#, #"Image("key.png")"#,
    #"Image("passport")"#, #"Image("../photo\(n)")"#, #"Image("../\(n).png")"#,
    #"Image("/\(n)/\(n).png")"#, #"Image(".hidden\(n)/photo9.png")"#, #"Text("\(n)")"#,
  ])
  func whatIsNotThePagesIsNot(_ code: String) {
    #expect(named(code).isEmpty)
  }

  @Test func aWholePathIsFineWithinTheRepository() {
    #expect(
      named("Image(\"\(folder.path)/repository/img/bird.svg\")") == ["repository/img/bird.svg"])
    #expect(named("Image(\"\(folder.path)/private.png\")").isEmpty)
    #expect(named("Image(\"/etc/passwd\")").isEmpty)
  }

  /// The folder that somebody is in when they call the tool is no page's, unless it is in its repository.
  @Test func theUsersFolderIsLookedInWhereItIsThePages() {
    #expect(named(#"Image("mine")"#, from: "repository") == ["repository/mine.png"])
    #expect(named(#"Image("passport")"#, page: "home/sub/page.md").isEmpty)
    #expect(named(#"Image("passport")"#, page: "home/page.md") == ["home/passport.png"])
  }

  @Test func whatOtherBlocksDeclareNamesPicturesToo() throws {
    let page = """
      ```swift
      let cat = "photo1"
      ```
      ```swift
      struct A: View { var body: some View { Image(cat) } }
      ```
      """
    let plan = try SnippetPlan(page: page, at: folder.path + "/repository/docs/page.md")
    #expect(plan.clips.map(\.pictures) == [[folder.path + "/repository/docs/photo1.jpg"]])
  }

  /// Written out, or as Xcode calls them; of symbols also the forms that a tab or a modifier asks for.
  @Test func aCataloguesPicturesAreGivenWhereTheCodeNamesThem() throws {
    let sets = [
      ("hero-banner.imageset", "images"), ("Logo.imageset", "images"), ("None.imageset", "images"),
      ("my.bird.symbolset", "symbols"), ("my.bird.fill.symbolset", "symbols"),
      ("my.dog.symbolset", "symbols"),
    ]
    for (set, list) in sets {
      let place = "m/A.xcassets/\(set)/"
      try folder.write("<svg/>", to: place + "a.svg")
      try folder.write("{\"\(list)\": [{\"filename\": \"a.svg\"}]}", to: place + "Contents.json")
    }
    let code = """
      struct A: View {
        var body: some View { Image(.heroBanner); Image("Logo"); Label("B", image: "my.bird") }
      }
      #Preview { A() }
      """
    let file = try folder.write(code, to: "m/A.swift")
    var module = SourceModule(files: [Excerpt(file: file, text: code)])
    module.resources = ModuleResources(in: folder.file("m"))
    let pictures = SnippetPlan(module: module).clips.first?.pictures ?? []
    #expect(
      pictures.map { $0.split(separator: "/").suffix(2).first.map(String.init) } == [
        "Logo.imageset", "hero-banner.imageset", "my.bird.fill.symbolset", "my.bird.symbolset",
      ])
  }
}

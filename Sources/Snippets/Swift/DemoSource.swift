import SwiftSyntax

/// A source made ready to compile as a library: what needs Xcode or an app is rewritten.
///
/// - `#Preview { … }` becomes a view, so that no macro is needed; `@Previewable` properties its
///   properties.
/// - An `App` becomes a view with its first window's content, and loses `@main`.
/// - `@Entry` becomes the key and the accessors that the macro would write, `@Animatable` the data.
/// - What `#if` asks about the device is answered (``DemoPlatform``).
/// - `text as NSString` and its like become calls, and formatters that Linux has by name only ours.
/// - `@objc` goes, and `#selector(…)` becomes a `Selector` of that name.
/// - Imports of Apple's frameworks are blanked; what is used from them is then reported by its
///   name.
///
/// Every line stays on its line.
struct DemoSource {
  let excerpt: Excerpt
  let root: RootView
  /// Another view, for a look that shows two.
  let other: RootView?
  /// Declarations of other blocks of the page that are compiled with it.
  let beside: [PageDeclaration]
  private let edits: SourceEdits
  private let importsSwiftUI: Bool
  private let platform: DemoPlatform

  init(
    _ excerpt: Excerpt, source: SwiftSource, root: RootView, other: RootView? = nil,
    beside: [PageDeclaration] = []
  ) {
    self.excerpt = excerpt
    self.root = root
    self.other = other
    self.beside = beside
    var edits = SourceEdits(source.text)
    for attribute in source.survey.mainAttributes { edits.blank(attribute.bytes) }
    for item in source.survey.imports {
      if AppleModules.dropped.contains(item.module) { edits.blank(item.bytes) }
    }
    for item in source.file.statements where item.trimmedDescription.hasPrefix("PlaygroundPage.") {
      edits.blank(item.bytes)
    }
    for (macro, node) in source.survey.previews { edits.rewrite(node, as: macro.typeName) }
    for entry in EntryNode.all(in: source.file, for: source.platform) { edits.rewrite(entry) }
    for node in AnimatableNode.all(in: source.file) { edits.rewrite(node) }
    let apps = source.survey.apps.compactMap { AppWindow($0, for: source.platform) }
    for word in ObjectiveCWord.all(in: source.file) where !apps.contains(where: { $0.drops(word) })
    {
      edits.rewrite(word)
    }
    for app in apps {
      edits.rewrite(app)
      for adaptor in DelegateAdaptor.all(in: app.declaration, for: source.platform) {
        edits.rewrite(adaptor)
      }
    }
    for cast in BridgeCast.all(in: source.file) { edits.rewrite(cast) }
    edits.rewriteConditions(in: source.file, for: source.platform)
    self.edits = edits
    platform = source.platform
    importsSwiftUI = source.survey.imports.contains { $0.module == "SwiftUI" }
  }

  /// The name that the host finds the library's entry by.
  static let entryPoint = "showreel_make_root"
  static let otherEntryPoint = "showreel_make_other"

  /// The whole file for the compiler.
  ///
  /// The entry stands in the same file because it may have to name private views. It returns a
  /// pointer to an `any View` that the caller moves out of and frees.
  var text: String {
    """
    \(importsSwiftUI ? "" : "import SwiftUI")
    #sourceLocation(file: "\(Self.escaped(excerpt.file))", line: \(excerpt.line))
    \(edits.text)
    \(beside.map(placed).joined())#sourceLocation()
    \(Self.entry(Self.entryPoint, "_showreelMakeRoot", root))\(
      other.map { Self.entry(Self.otherEntryPoint, "_showreelMakeOther", $0) } ?? "")
    \(Self.clipTime)
    """
  }

  private static func entry(_ symbol: String, _ name: String, _ root: RootView) -> String {
    """
    @MainActor @_cdecl("\(symbol)")
    public func \(name)() -> UnsafeMutableRawPointer {
      let root = UnsafeMutablePointer<any View>.allocate(capacity: 1)
      root.initialize(to: \(root.expression))
      return UnsafeMutableRawPointer(root)
    }

    """
  }

  /// A file's own declarations win over those it imports, if they have the same type: dates, timers
  /// and queues go by the clip.
  private static let clipTime = """
    extension Date {
      fileprivate static var now: Date { _ClipTime.now }
      fileprivate init() { self = _ClipTime.now }
    }
    extension DispatchTime {
      fileprivate static func now() -> DispatchTime { _ClipTime.uptime }
    }
    extension DispatchWallTime {
      fileprivate static func now() -> DispatchWallTime { _ClipTime.wallTime }
    }
    typealias PersonNameComponentsFormatter = _PersonNameComponentsFormatter
    typealias MeasurementFormatter = _MeasurementFormatter
    typealias DateComponentsFormatter = _DateComponentsFormatter
    typealias DispatchSource = _ClipDispatchSource
    typealias DispatchSourceTimer = _ClipTimerSource
    extension DispatchQueue {
      fileprivate func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { _ClipTime.asyncAfter(wall: wallDeadline, on: self, work) }
      fileprivate func asyncAfter(wallDeadline: DispatchWallTime, execute work: DispatchWorkItem) {
        _ClipTime.asyncAfter(wall: wallDeadline, on: self) {
          if !work.isCancelled { work.perform() }
        }
      }
      fileprivate func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { _ClipTime.asyncAfter(deadline, on: self, work) }
      fileprivate func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        _ClipTime.asyncAfter(deadline, on: self) { if !work.isCancelled { work.perform() } }
      }
      fileprivate func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { _ClipTime.async(on: self, group, work) }
      fileprivate func async(execute work: DispatchWorkItem) {
        _ClipTime.async(on: self, nil) { if !work.isCancelled { work.perform() } }
      }
    }
    extension Timer {
      fileprivate convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @Sendable @escaping (Timer) -> Void
      ) {
        self.init(
          fire: _ClipTime.now + interval, interval: interval, repeats: repeats, block: block)
      }
      @discardableResult
      fileprivate static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @Sendable @escaping (Timer) -> Void
      ) -> Timer { _ClipTime.scheduledTimer(interval, repeats, block) }
    }
    extension RunLoop {
      fileprivate func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        _ClipTime.add(timer, to: self, mode)
      }
    }

    """

  /// The column in the page for one that the compiler named; `line` is the page's.
  func column(_ column: Int, line: Int) -> Int {
    let lines = excerpt.text.count(where: \.isNewline)
    guard (excerpt.line...excerpt.line + lines).contains(line) else { return column }
    return excerpt.column(edits.originalColumn(column, line: line - excerpt.line + 1), line: line)
  }

  private func placed(_ declaration: PageDeclaration) -> String {
    let excerpt = declaration.excerpt
    return "#sourceLocation(file: \"\(Self.escaped(excerpt.file))\", line: \(excerpt.line))\n"
      + answered(excerpt.text) + "\n"
  }

  private func answered(_ text: String) -> String {
    guard text.contains("#if") else { return text }
    var edits = SourceEdits(text)
    edits.rewriteConditions(in: SwiftSource(text).file, for: platform)
    return edits.text
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension SyntaxProtocol {
  /// Without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension ImportDeclSyntax {
  fileprivate var module: String { path.first?.name.text ?? "" }
}

extension SourceEdits {
  fileprivate mutating func rewrite(_ preview: PreviewNode, as name: String) {
    let open = preview.body.leftBrace.bytes
    let close = preview.body.rightBrace.bytes
    let start = preview.syntax.macroStart
    let previewables = preview.body.statements.filter { $0.previewableAttribute != nil }
    if let last = previewables.last {
      replace(start..<open.upperBound, with: "struct \(name): View {")
      for attribute in previewables.compactMap(\.previewableAttribute) { blank(attribute.bytes) }
      let end = last.bytes.upperBound
      let separator = last.semicolon == nil ? ";" : ""
      replace(end..<end, with: separator + " var body: some View {")
    } else {
      replace(start..<open.upperBound, with: "struct \(name): View { var body: some View {")
    }
    replace(close.lowerBound..<preview.syntax.bytes.upperBound, with: "} }")
  }

  fileprivate mutating func rewrite(_ app: AppWindow) {
    for inherited in app.declaration.inheritanceClause?.inheritedTypes ?? []
    where ["App", "SwiftUI.App"].contains(inherited.type.trimmedDescription) {
      replace(inherited.type.bytes, with: "View")
    }
    if let type = app.body.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type {
      replace(type.bytes, with: "some View")
    }
    let open = app.body.leftBrace.bytes.upperBound
    let close = app.body.rightBrace.bytes.lowerBound
    blank(open..<app.content.leftBrace.bytes.upperBound)
    blank(app.content.rightBrace.bytes.lowerBound..<close)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var previewableAttribute: AttributeSyntax? {
    item.as(VariableDeclSyntax.self)?.attributes.lazy
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }
}

extension Syntax {
  /// Where `#Preview` starts, after attributes such as `@available`.
  fileprivate var macroStart: Int {
    let pound =
      self.as(MacroExpansionDeclSyntax.self)?.pound ?? self.as(MacroExpansionExprSyntax.self)?.pound
    return (pound ?? firstToken(viewMode: .sourceAccurate))?
      .positionAfterSkippingLeadingTrivia.utf8Offset ?? bytes.lowerBound
  }
}

import Foundation
import Geometry
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is said for screen readers, keys, pencils, crowns, mice and windows. None of it shows in a clip, and a view
/// that says it is drawn and touched as one that does not.
@MainActor
@Suite("Modifiers that a finger and an eye know nothing of")
struct UnseenModifierTests {
  @Namespace private var namespace

  private func isUnchanged<V: View>(
    _ change: (AnyView) -> V, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = Log()
    let view = AnyView(Button("Tap") { log.add("tapped") }.frame(width: 60, height: 40))
    let (plain, changed) = (PlayedView { view }, PlayedView { change(view) })
    #expect(changed.text == plain.text, sourceLocation: sourceLocation)
    changed.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "tapped", sourceLocation: sourceLocation)
  }

  private final class Kept: ObservableObject {}

  @Test("What a screen reader says") func spoken() {
    let value = String("value")
    let key = AccessibilityCustomContentKey("Size", id: "size")
    isUnchanged {
      $0.accessibilityHeading(.h2).accessibilityTextContentType(.sourceCode)
        .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
        .accessibilityLinkedGroup(id: 1, in: namespace)
        .accessibilityChildren { Text("child") }
        .accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text("large") }
    }
    isUnchanged {
      $0.accessibilityCustomContent(key, Text("5")).accessibilityCustomContent(key, "5")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), value)
        .accessibilityCustomContent(
          AccessibilityCustomContentKey(Text("Size"), id: "size"), value, importance: .high
        )
        .accessibilityCustomContent(Text("Size"), Text("5"))
        .accessibilityCustomContent("Size", Text("5")).accessibilityCustomContent("Size", "5")
        .accessibilityCustomContent("Size", value)
    }
    isUnchanged {
      $0.speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
        .speechSpellsOutCharacters()
    }
  }

  @Test("What somebody can do with a screen reader") func actions() {
    isUnchanged {
      $0.accessibilityActions { Button("More") {} }
        .accessibilityActions(category: .edit) { Button("More") {} }
        .accessibilityActions(category: AccessibilityActionCategory(Text("Own"))) { Text("a") }
        .accessibilityScrollAction { _ in }.accessibilityZoomAction { _ in }
        .accessibilityActivationPoint(CGPoint.zero).accessibilityActivationPoint(UnitPoint.top)
        .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityQuickAction(style: .prompt) { Button("Now") {} }
        .accessibilityQuickAction(style: .outline, isActive: .constant(true)) { Button("Now") {} }
    }
  }

  @AccessibilityRotorContentBuilder
  private func entries(_ names: [String]) -> some AccessibilityRotorContent {
    ForEach([Chapter(id: 1)]) { AccessibilityRotorEntry("One", id: $0.id) }
    if names.isEmpty { AccessibilityRotorEntry(Text("None"), id: 0) }
    if names.count > 1 {
      AccessibilityRotorEntry("Many", id: 2, in: namespace)
    } else {
      AccessibilityRotorEntry(Text("One"), id: 3, in: namespace)
    }
  }

  private struct Chapter: Identifiable {
    let id: Int
  }

  @Test("Of a rotor's places none is kept") func rotorEntries() {
    #expect(entries([]) is _NoRotorContent && entries(["a", "b"]) is _NoRotorContent)
    let name = String("One")
    _ = [AccessibilityRotorEntry(name, id: 1), AccessibilityRotorEntry(name, id: 1, in: namespace)]
  }

  @Test("What a rotor goes through") func rotors() {
    struct Chapter: Identifiable {
      let id: Int
      let name: String
    }
    let chapters = [Chapter(id: 1, name: "One")]
    let name = String("Chapters")
    isUnchanged {
      $0.accessibilityRotor("Chapters") {
        ForEach(chapters) { AccessibilityRotorEntry($0.name, id: $0.id, in: namespace) }
      }
      .accessibilityRotor(Text("Chapters")) {
        AccessibilityRotorEntry("One", id: 1)
        if chapters.count > 1 { AccessibilityRotorEntry(Text("Two"), id: 2) }
        if chapters.isEmpty {
          AccessibilityRotorEntry("None", id: 3)
        } else {
          AccessibilityRotorEntry(Text("Last"), id: 4)
        }
      }
      .accessibilityRotor(name) { AccessibilityRotorEntry(name, id: 1) }
      .accessibilityRotor(.headings) {
        AccessibilityRotorEntry(Text("One"), id: 1, in: namespace)
        AccessibilityRotorEntry("One", id: 1, in: namespace)
      }
      .accessibilityRotor("Chapters", entries: chapters, entryLabel: \.name)
      .accessibilityRotor(.links, entries: chapters, entryLabel: \.name)
      .accessibilityRotorEntry(id: 1, in: namespace)
    }
  }

  @Test("Keys, menus, pencils, hands and mice") func commands() {
    isUnchanged {
      $0.onCopyCommand { [] }.onCutCommand { [] }.onPasteCommand(of: [.text]) { _ in }
        .onDeleteCommand {}.copyable(["a"]).cuttable(for: String.self) { [] }
        .pasteDestination(for: String.self) { _ in }
        .onModifierKeysChanged { _, _ in }.modifierKeyAlternate(.option) { Text("Other") }
    }
    isUnchanged {
      $0.onPencilDoubleTap { _ in }.onPencilSqueeze { _ in }
        .handGestureShortcut(.primaryAction).pointerStyle(.link).pointerVisibility(.hidden)
        .defersSystemGestures(on: .all).springLoadingBehavior(.enabled)
        .defaultHoverEffect(.lift).listRowHoverEffect(.highlight).listRowHoverEffectDisabled()
        .focusScope(namespace).prefersDefaultFocus(in: namespace)
    }
  }

  @Test("A crown") func crown() {
    let turned = Binding<Double>.constant(0)
    isUnchanged {
      $0.digitalCrownRotation(turned)
        .digitalCrownRotation(turned, from: 0, through: 1, by: 0.1, sensitivity: .low)
        .digitalCrownRotation(detent: turned, from: 0, through: 1, by: 0.1)
        .digitalCrownAccessory(.hidden).digitalCrownAccessory { Text("crown") }
    }
  }

  @Test("Windows") func windows() {
    isUnchanged {
      $0.windowDismissBehavior(.disabled).windowMinimizeBehavior(.automatic)
        .windowFullScreenBehavior(.enabled).windowResizeBehavior(.enabled)
        .windowToolbarFullScreenVisibility(.onHover).presentationPreventsAppTermination(true)
        .dialogPreventsAppTermination(false).allowsWindowActivationEvents(true)
        .defaultAppStorage(.standard).searchToolbarBehavior(.minimize)
        .focusedObject(Kept()).focusedSceneObject(Kept())
        .allowedDynamicRange(.high).materialActiveAppearance(.active)
        .navigationDocument(URL(fileURLWithPath: "/a")).interactionActivityTrackingTag("a")
        .windowResizeAnchor(.top).contentCaptureProtected(true).searchSelection(.constant(nil))
        .typeSelectEquivalent("a").typeSelectEquivalent(Text("a"))
    }
  }

  @Test("Help with writing, indices of lists, sidebars of tabs and titles of tables")
  @available(*, deprecated) func others() {
    let index = String("A")
    isUnchanged {
      $0.writingToolsBehavior(.disabled).writingToolsAffordanceVisibility(.hidden)
        .textInputFormattingControlVisibility(.hidden, for: .all)
        .textInputSuggestions { Text("word") }.textInputCompletion("word")
        .textSelectionAffinity(.upstream)
        .searchDictationBehavior(.preventDictation).autocapitalization(.words)
        .allowsTightening(true)
    }
    isUnchanged {
      $0.tabViewSidebarHeader { Text("a") }.tabViewSidebarFooter { Text("b") }
        .tabViewSidebarBottomBar { Text("c") }.defaultAdaptableTabBarPlacement(.sidebar)
        .tabViewSearchActivation(.searchTabSelection).tableStyle(.inset).tableStyle(.bordered)
        .tableStyle(.automatic).listSectionIndexVisibility(.hidden)
        .sectionIndexLabel(Text("A")).sectionIndexLabel(index)
    }
    isUnchanged {
      $0.typesettingLanguage(Locale.Language(identifier: "th"))
        .typesettingLanguage(.explicit(Locale.Language(identifier: "th")))
        .typesettingLanguage(.automatic)
    }
  }

  @Test("What pages of the web and drags are told beside what a finger does") func pagesAndDrags() {
    isUnchanged {
      $0.webViewLinkPreviews(.disabled).webViewElementFullscreenBehavior(.enabled)
        .webViewTextSelection(.disabled).webViewContextMenu { _ in Button("Copy") {} }
        .webViewScrollInputBehavior(.enabled, for: .lookToScroll)
    }
    isUnchanged {
      $0.dragConfiguration(DragConfiguration(allowMove: true)).dragPreviewsFormation(.stack)
        .dropPreviewsFormation(.list)
    }
  }

  @Test("Descriptions of charts") func charts() {
    let descriptor = SalesDescriptor()
    isUnchanged { $0.accessibilityChartDescriptor(descriptor) }
    let chart = descriptor.makeChartDescriptor()
    descriptor.updateChartDescriptor(chart)
    #expect(chart.title == "Sales" && chart.series.first?.dataPoints.count == 2)
    #expect(chart.yAxis?.valueDescriptionProvider(2) == "2.0")
    #expect((chart.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["a", "b"])
  }
}

private struct SalesDescriptor: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sales", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Shop", categoryOrder: ["a", "b"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...9) { "\($0)" },
      series: [
        AXDataSeriesDescriptor(
          name: "Year", isContinuous: false,
          dataPoints: [AXDataPoint(x: "a", y: 1), AXDataPoint(x: 2, y: 2)])
      ])
  }
}

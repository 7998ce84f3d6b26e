// Written by Scripts/api from the sources; a test says when it is out of date.

/// The SwiftUI names that demos can use.
enum SupportedAPI {
  static let table = """
    [Geometry]
    Angle
    Angle.degrees
    Angle.radians
    Angle.zero
    UnitPoint
    UnitPoint.bottom
    UnitPoint.bottomLeading
    UnitPoint.bottomTrailing
    UnitPoint.center
    UnitPoint.leading
    UnitPoint.top
    UnitPoint.topLeading
    UnitPoint.topTrailing
    UnitPoint.trailing
    UnitPoint.zero
    [Geometry/Layout]
    Alignment
    Alignment.bottom
    Alignment.bottomLeading
    Alignment.bottomTrailing
    Alignment.center
    Alignment.centerFirstTextBaseline
    Alignment.centerLastTextBaseline
    Alignment.leading
    Alignment.leadingFirstTextBaseline
    Alignment.leadingLastTextBaseline
    Alignment.top
    Alignment.topLeading
    Alignment.topTrailing
    Alignment.trailing
    Alignment.trailingFirstTextBaseline
    Alignment.trailingLastTextBaseline
    AlignmentID
    Axis
    Edge
    EdgeInsets
    HorizontalAlignment
    HorizontalAlignment.center
    HorizontalAlignment.leading
    HorizontalAlignment.trailing
    HorizontalEdge
    VerticalAlignment
    VerticalAlignment.bottom
    VerticalAlignment.center
    VerticalAlignment.firstTextBaseline
    VerticalAlignment.lastTextBaseline
    VerticalAlignment.top
    VerticalEdge
    ViewDimensions
    [Geometry/Path]
    .addArc
    .addCurve
    .addEllipse
    .addLine
    .addLines
    .addPath
    .addQuadCurve
    .addRect
    .addRects
    .addRelativeArc
    .addRoundedRect
    .applying
    .closeSubpath
    .contains
    .forEach
    .intersection
    .lineIntersection
    .lineSubtraction
    .move
    .normalized
    .offsetBy
    .strokedPath
    .subtracting
    .symmetricDifference
    .trimmedPath
    .union
    CGLineCap
    CGLineJoin
    FillStyle
    Path
    RectangleCornerRadii
    RoundedCornerStyle
    StrokeStyle
    [Geometry/Transform]
    CATransform3D
    CGAffineTransform
    CGAffineTransform.identity
    CGVector
    CGVector.zero
    ProjectionTransform
    [Motion/Animatable]
    Animatable
    [Motion/Animation]
    .animate
    .delay
    .hash
    .logicallyComplete
    .repeatCount
    .repeatForever
    .shouldMerge
    .speed
    .velocity
    Animation
    Animation.bouncy
    Animation.easeIn
    Animation.easeInOut
    Animation.easeOut
    Animation.interactiveSpring
    Animation.interpolatingSpring
    Animation.linear
    Animation.smooth
    Animation.snappy
    Animation.spring
    Animation.timingCurve
    AnimationContext
    AnimationState
    AnimationStateKey
    CustomAnimation
    [Motion/Environment]
    EnvironmentKey
    EnvironmentValues
    EnvironmentValues.description
    [Motion/Keyframes]
    CubicKeyframe
    KeyframeList
    KeyframeTimeline
    KeyframeTrack
    KeyframeTrackContent
    KeyframeTrackList
    Keyframes
    LinearKeyframe
    MoveKeyframe
    SpringKeyframe
    [Motion/Spring]
    Spring
    Spring.bouncy
    Spring.smooth
    Spring.snappy
    [Motion/Transaction]
    AnimationCompletionCriteria
    AnimationCompletionCriteria.logicallyComplete
    AnimationCompletionCriteria.removed
    Transaction
    TransactionKey
    withAnimation()
    withTransaction()
    [Motion/UnitCurve]
    UnitCurve
    UnitCurve.bezier
    UnitCurve.circularEaseIn
    UnitCurve.circularEaseInOut
    UnitCurve.circularEaseOut
    UnitCurve.easeIn
    UnitCurve.easeInEaseOut
    UnitCurve.easeInOut
    UnitCurve.easeOut
    UnitCurve.linear
    [Motion/VectorArithmetic]
    AnimatablePair
    AnimatablePair.zero
    AnimatableValues
    AnimatableValues.zero
    EmptyAnimatableData
    EmptyAnimatableData.zero
    VectorArithmetic
    [ViewEngine/Appearance]
    ColorScheme
    EnvironmentValues.colorScheme
    EnvironmentValues.isEnabled
    EnvironmentValues.layoutDirection
    LayoutDirection
    [ViewEngine/Environment]
    .colorScheme
    .disabled
    .environment
    .environmentObject
    .preferredColorScheme
    .transformEnvironment
    @Entry
    @Environment
    EnvironmentalModifier
    [ViewEngine/Layout]
    .coordinateSpace
    .layoutValue
    CoordinateSpace
    CoordinateSpaceProtocol
    CoordinateSpaceProtocol.global
    CoordinateSpaceProtocol.local
    CoordinateSpaceProtocol.named
    CoordinateSpaceProtocol.scrollView
    GlobalCoordinateSpace
    Layout
    Layout.layoutProperties
    LayoutProperties
    LayoutSubview
    LayoutSubviews
    LayoutValueKey
    LocalCoordinateSpace
    NamedCoordinateSpace
    [ViewEngine/Measuring]
    ProposedViewSize
    ProposedViewSize.infinity
    ProposedViewSize.unspecified
    ProposedViewSize.zero
    ViewSpacing
    ViewSpacing.zero
    [ViewEngine/Modifiers]
    .modifier
    .onAppear
    .onChange
    .onDisappear
    .onReceive
    .task
    AnimatableModifier
    EmptyModifier
    EmptyModifier.identity
    GeometryEffect
    IgnoredByLayoutEffect
    ModifiedContent
    ViewModifier
    [ViewEngine/Nodes]
    DynamicProperty
    View
    [ViewEngine/Preferences]
    .anchorPreference
    .onPreferenceChange
    .preference
    .transformAnchorPreference
    .transformPreference
    Anchor
    Anchor.Source.bottom
    Anchor.Source.bottomLeading
    Anchor.Source.bottomTrailing
    Anchor.Source.bounds
    Anchor.Source.center
    Anchor.Source.leading
    Anchor.Source.point
    Anchor.Source.rect
    Anchor.Source.top
    Anchor.Source.topLeading
    Anchor.Source.topTrailing
    Anchor.Source.trailing
    Anchor.Source.unitPoint
    PreferenceKey
    PreferenceKey.defaultValue
    [ViewEngine/State]
    .accessibilityFocused
      Accepted: no effect in a clip.
    .defaultFocus
    .focused
    .focusedSceneValue
    .focusedValue
      Approximated: the views inside read it, focused or not.
    @AccessibilityFocusState
      Accepted: no effect in a clip.
    @AppStorage
    @Bindable
    @Binding
    @EnvironmentObject
    @FocusState
    @FocusedBinding
      Approximated: a view reads what views around it hand on, focused or not.
    @FocusedValue
      Approximated: menus and windows that would read it are not in a clip; a view
      reads what views around it hand on, focused or not.
    @Namespace
    @Observable
    @ObservedObject
    @Published
    @SceneStorage
    @State
    @StateObject
    AppStorable
    Binding.constant
    DefaultFocusEvaluationPriority
    DefaultFocusEvaluationPriority.automatic
    DefaultFocusEvaluationPriority.userInitiated
    EnvironmentValues.isFocused
    FocusedValueKey
    FocusedValues
    ObservableObject
    [ViewEngine/Time]
    ClockDeadline
    ClockDeadline.now
    Task.sleep
    Timer.publish
    [ViewEngine/Touch]
    .gesture
    .highPriorityGesture
    .simultaneousGesture
    Gesture
    GestureMask
    GestureMask.all
    GestureMask.gesture
    GestureMask.none
    GestureMask.subviews
    [ViewEngine/Transactions]
    .animation
    .transaction
    AnimationScopeContent
    [ViewEngine/Transitions]
    .apply
    .transition
    AnimatedTransition
    AnimatedTransition.properties
    AnyTransition
    AnyTransition.identity
    IdentityTransition
    IdentityTransition.properties
    PlaceholderContentView
    Transition
    Transition.identity
    Transition.properties
    TransitionPhase
    TransitionProperties
    [ViewEngine/Views]
    .equatable
    .id
    AnyView
    EmptyView
    EquatableView
    ForEach
    Group
    TupleView
    [Views/Accessibility]
    .accessibility
      Accepted: no effect in a clip.
    .accessibilityAction
    .accessibilityActions
      Accepted: no effect in a clip, which has fingers alone.
    .accessibilityActivationPoint
      Accepted: no effect in a clip; fingers go by the view's own place.
    .accessibilityAddTraits
    .accessibilityAdjustableAction
    .accessibilityChartDescriptor
      Accepted: a clip says nothing.
    .accessibilityChildren
      Accepted: no effect in a clip, which is not read out.
    .accessibilityCustomContent
      Accepted: no effect in a clip, which is not read out.
    .accessibilityDefaultFocus
      Accepted: no effect in a clip.
    .accessibilityDirectTouch
      Accepted: no effect in a clip; fingers reach the view as they do without it.
    .accessibilityDragPoint
      Accepted: no effect in a clip.
    .accessibilityDropPoint
      Accepted: no effect in a clip.
    .accessibilityElement
    .accessibilityHeading
      Accepted: no effect in a clip, which is not read out.
    .accessibilityHidden
    .accessibilityHint
    .accessibilityIdentifier
    .accessibilityIgnoresInvertColors
      Accepted: no effect in a clip, whose colours are never inverted.
    .accessibilityInputLabels
    .accessibilityLabel
    .accessibilityLabeledPair
      Accepted: no effect in a clip, which is not read out.
    .accessibilityLinkedGroup
      Accepted: no effect in a clip, which is not read out.
    .accessibilityQuickAction
      Accepted: no effect in a clip, which has fingers alone.
    .accessibilityRemoveTraits
    .accessibilityRepresentation
    .accessibilityRespondsToUserInteraction
      Accepted: no effect in a clip; fingers reach the view as they do without it.
    .accessibilityRotor
      Accepted: no effect in a clip, which has fingers alone.
    .accessibilityRotorEntry
      Accepted: no effect in a clip, which has fingers alone.
    .accessibilityScrollAction
      Accepted: no effect in a clip, which has fingers alone.
    .accessibilityScrollStatus
      Accepted: no effect in a clip.
    .accessibilityShowsLargeContentViewer
      Accepted: no effect in a clip, whose text is never of the largest sizes by
      itself.
    .accessibilitySortPriority
    .accessibilityTextContentType
      Accepted: no effect in a clip, which is not read out.
    .accessibilityValue
    .accessibilityZoomAction
      Accepted: no effect in a clip, which has fingers alone.
    .speechAdjustedPitch
      Accepted: no effect in a clip, which is not read out.
    .speechAlwaysIncludesPunctuation
      Accepted: no effect in a clip, which is not read out.
    .speechAnnouncementsQueued
      Accepted: no effect in a clip, which is not read out.
    .speechSpellsOutCharacters
      Accepted: no effect in a clip, which is not read out.
    AXCategoricalDataAxisDescriptor
    AXChartDescriptor
    AXChartDescriptorRepresentable
    AXCustomContent
    AXDataAxisDescriptor
    AXDataPoint
    AXDataSeriesDescriptor
    AXNumericDataAxisDescriptor
    AccessibilityActionCategory
    AccessibilityActionCategory.edit
    AccessibilityActionKind
    AccessibilityActionKind.delete
    AccessibilityActionKind.escape
    AccessibilityActionKind.magicTap
    AccessibilityActionKind.showMenu
    AccessibilityAdjustmentDirection
    AccessibilityChildBehavior
    AccessibilityChildBehavior.combine
    AccessibilityChildBehavior.contain
    AccessibilityChildBehavior.ignore
    AccessibilityCustomContentKey
    AccessibilityDirectTouchOptions
    AccessibilityDirectTouchOptions.requiresActivation
    AccessibilityDirectTouchOptions.silentOnTouch
    AccessibilityHeadingLevel
    AccessibilityLabeledPairRole
    AccessibilityNotification
      Accepted: no effect in a clip, which is not read out.
    AccessibilityQuickActionOutlineStyle
    AccessibilityQuickActionPromptStyle
    AccessibilityQuickActionStyle
    AccessibilityQuickActionStyle.outline
    AccessibilityQuickActionStyle.prompt
    AccessibilityRotorContent
    AccessibilityRotorEntry
    AccessibilitySystemRotor
    AccessibilitySystemRotor.boldText
    AccessibilitySystemRotor.headings
    AccessibilitySystemRotor.images
    AccessibilitySystemRotor.italicText
    AccessibilitySystemRotor.landmarks
    AccessibilitySystemRotor.links
    AccessibilitySystemRotor.lists
    AccessibilitySystemRotor.tables
    AccessibilitySystemRotor.textFields
    AccessibilityTextContentType
    AccessibilityTextContentType.console
    AccessibilityTextContentType.fileSystem
    AccessibilityTextContentType.messaging
    AccessibilityTextContentType.narrative
    AccessibilityTextContentType.plain
    AccessibilityTextContentType.sourceCode
    AccessibilityTextContentType.spreadsheet
    AccessibilityTextContentType.wordProcessing
    AccessibilityTraits
    AccessibilityTraits.allowsDirectInteraction
    AccessibilityTraits.causesPageTurn
    AccessibilityTraits.isButton
    AccessibilityTraits.isHeader
    AccessibilityTraits.isImage
    AccessibilityTraits.isKeyboardKey
    AccessibilityTraits.isLink
    AccessibilityTraits.isModal
    AccessibilityTraits.isSearchField
    AccessibilityTraits.isSelected
    AccessibilityTraits.isStaticText
    AccessibilityTraits.isSummaryElement
    AccessibilityTraits.isTabBar
    AccessibilityTraits.isToggle
    AccessibilityTraits.playsSound
    AccessibilityTraits.startsMediaSession
    AccessibilityTraits.updatesFrequently
    AccessibilityZoomGestureAction
    [Views/Animators]
    .keyframeAnimator
    .phaseAnimator
    AnimationTimelineSchedule
    AnimatorContent
    EveryMinuteTimelineSchedule
    ExplicitTimelineSchedule
    KeyframeAnimator
    PeriodicTimelineSchedule
    PhaseAnimator
    TimelineSchedule
    TimelineSchedule.animation
    TimelineSchedule.everyMinute
    TimelineSchedule.explicit
    TimelineSchedule.periodic
    TimelineScheduleMode
    TimelineView
    TimelineViewDefaultContext
    [Views/Canvas]
    BlendMode.clear
      Approximated: exact where what is drawn is opaque.
    BlendMode.copy
      Approximated: exact where what is drawn is opaque.
    BlendMode.destinationAtop
      Approximated: exact where what is drawn is opaque.
    BlendMode.sourceIn
      Approximated: exact where what is drawn is opaque.
    Canvas
    GraphicsContext
    GraphicsContext.Filter.colorMatrix
    GraphicsContext.Shading.meshGradient
    GraphicsContext.Shading.palette
    GraphicsContext.Shading.tiledImage
    [Views/Charts]
    .chart3DCameraProjection
    .chart3DPose
    .chartAngleSelection
    .chartBackground
    .chartForegroundStyleScale
    .chartGesture
    .chartLegend
    .chartLineStyleScale
    .chartOverlay
    .chartPlotStyle
    .chartScrollPosition
    .chartScrollTargetBehavior
      Approximated: at values as `valueAligned` says; behaviours of one's own are not
      asked.
    .chartScrollableAxes
      Approximated: a lifted finger's way ends smoothly, without a bounce at the
      ends.
    .chartSymbolScale
    .chartSymbolSizeScale
    .chartXAxis
    .chartXAxisLabel
    .chartXAxisStyle
      Approximated: its labels stay where they are, whatever they are given around
      them.
    .chartXScale
    .chartXSelection
      Approximated: the finger selects from where it comes down, without having to be
      held.
    .chartXVisibleDomain
    .chartYAxis
    .chartYAxisLabel
    .chartYAxisStyle
    .chartYScale
    .chartYSelection
      Approximated: the finger selects from where it comes down, without having to be
      held.
    .chartYVisibleDomain
    .chartZAxisLabel
    .chartZScale
    AnnotationContext
    AnnotationOverflowResolution
    AnnotationOverflowResolution.automatic
    AnnotationPosition
    AnnotationPosition.automatic
    AnnotationPosition.bottom
    AnnotationPosition.bottomLeading
    AnnotationPosition.bottomTrailing
    AnnotationPosition.leading
    AnnotationPosition.overlay
    AnnotationPosition.top
    AnnotationPosition.topLeading
    AnnotationPosition.topTrailing
    AnnotationPosition.trailing
    AnyAxisContent
    AnyAxisMark
    AnyChartContent
    AreaMark
    AreaPlot
    AutomaticScaleDomain
    AxisContent
    AxisGridLine
    AxisMark
    AxisMarkPosition
    AxisMarkPosition.automatic
    AxisMarkPosition.bottom
    AxisMarkPosition.leading
    AxisMarkPosition.top
    AxisMarkPosition.trailing
    AxisMarkPreset
    AxisMarkPreset.aligned
    AxisMarkPreset.automatic
    AxisMarkPreset.extended
    AxisMarkPreset.inset
    AxisMarkValues
    AxisMarkValues.automatic
    AxisMarkValues.stride
    AxisMarks
    AxisTick
    AxisValue
    AxisValueLabel
    AxisValueLabelCollisionResolution
    AxisValueLabelCollisionResolution.automatic
    AxisValueLabelCollisionResolution.disabled
    AxisValueLabelCollisionResolution.greedy
    AxisValueLabelCollisionResolution.truncate
    AxisValueLabelOrientation
    AxisValueLabelOrientation.automatic
    AxisValueLabelOrientation.horizontal
    AxisValueLabelOrientation.vertical
    AxisValueLabelOrientation.verticalReversed
    BarMark
    BarPlot
    BasicChart3DSymbolShape
    BasicChart3DSymbolShape.cone
    BasicChart3DSymbolShape.cube
    BasicChart3DSymbolShape.cylinder
    BasicChart3DSymbolShape.sphere
    BasicChartSymbolShape
    Chart
    Chart3D
      Approximated: surfaces are of straight pieces and hide one another by how near
      these are; light, colours and the first pose are by eye, and so are the walls
      with their lines and numbers.
    Chart3DCameraProjection
    Chart3DCameraProjection.automatic
    Chart3DCameraProjection.orthographic
    Chart3DCameraProjection.perspective
    Chart3DContent
    Chart3DPose
    Chart3DPose.back
    Chart3DPose.bottom
    Chart3DPose.front
    Chart3DPose.left
    Chart3DPose.right
    Chart3DPose.top
    Chart3DSurfaceStyle
    Chart3DSurfaceStyle.heightBased
    Chart3DSurfaceStyle.normalBased
    ChartAxisContent
    ChartBinRange
    ChartContent
    ChartPlotContent
    ChartProxy
    ChartScrollTargetBehavior
    ChartScrollTargetBehavior.valueAligned
    ChartSymbolShape
    ChartSymbolShape.asterisk
    ChartSymbolShape.circle
    ChartSymbolShape.cross
    ChartSymbolShape.diamond
    ChartSymbolShape.pentagon
    ChartSymbolShape.plus
    ChartSymbolShape.square
    ChartSymbolShape.triangle
    DateBins
    InterpolationMethod
    InterpolationMethod.cardinal
    InterpolationMethod.catmullRom
    InterpolationMethod.linear
    InterpolationMethod.monotone
    InterpolationMethod.stepCenter
    InterpolationMethod.stepEnd
    InterpolationMethod.stepStart
    LineMark
    LinePlot
    MajorValueAlignment
    MajorValueAlignment.matching
    MajorValueAlignment.page
    MajorValueAlignment.unit
    MarkDimension
    MarkDimension.automatic
    MarkDimension.fixed
    MarkDimension.inset
    MarkDimension.ratio
    MarkStackingMethod
    NumberBins
    Plot
    PlotDimensionScaleRange
    PlotDimensionScaleRange.plotDimension
    Plottable
    PlottableProjection
    PlottableProjection.value
    PlottableValue
    PlottableValue.value
    PointMark
    PointPlot
    PrimitivePlottableProtocol
    RectangleMark
    RectanglePlot
    RuleMark
    RulePlot
    ScaleDomain
    ScaleDomain.automatic
    ScaleType
    ScaleType.category
    ScaleType.date
    ScaleType.linear
    ScaleType.log
    ScaleType.power
    ScaleType.squareRoot
    ScaleType.symmetricLog
    SectorMark
    SectorPlot
    SurfacePlot
    ValueAlignedChartScrollTargetBehavior
    ValueAlignedLimitBehavior
    ValueAlignedLimitBehavior.always
    ValueAlignedLimitBehavior.automatic
    ValueAlignedLimitBehavior.never
    VectorizedChartContent
    [Views/Containers]
    .containerBackground
      Approximated: a page's background goes with the page; a watch fades from one to
      the next.
    .containerValue
    .groupBoxStyle
    .sectionActions
      Approximated: a Mac shows them while the pointer is over the section, here they
      are always there.
    ContainerBackgroundPlacement
    ContainerBackgroundPlacement.navigation
    ContainerBackgroundPlacement.navigationSplitView
    ContainerBackgroundPlacement.subscriptionStore
    ContainerBackgroundPlacement.tabView
    ContainerBackgroundPlacement.widget
    ContainerBackgroundPlacement.window
    ContainerValueKey
    ContainerValues
    ContentUnavailableView
    ContentUnavailableView.search
    DefaultGroupBoxStyle
    GroupBox
    GroupBoxStyle
    GroupBoxStyle.automatic
    GroupBoxStyleConfiguration
    SearchUnavailableContent
    Section
    SectionCollection
    SectionConfiguration
    [Views/ContentTransitions]
    .contentTransition
    ContentTransition
    ContentTransition.identity
    ContentTransition.interpolate
    ContentTransition.numericText
    ContentTransition.opacity
    ContentTransition.symbolEffect
    EnvironmentValues.contentTransition
    EnvironmentValues.contentTransitionAddsDrawingGroup
      Accepted: transitions look the same either way.
    [Views/Controls]
    .buttonBorderShape
    .buttonRepeatBehavior
    .buttonSizing
    .buttonStyle
    .controlSize
    .labelIconToTitleSpacing
    .labelReservedIconWidth
    .labelStyle
    .labelsHidden
    .labelsVisibility
    .modifiers
    .progressViewStyle
    .renameAction
    .sliderThumbVisibility
    .toggleStyle
    BorderedButtonStyle
    BorderedProminentButtonStyle
    BorderlessButtonStyle
    Button
    ButtonBorderShape
    ButtonBorderShape.automatic
    ButtonBorderShape.capsule
    ButtonBorderShape.circle
    ButtonBorderShape.roundedRectangle
    ButtonRepeatBehavior
    ButtonRepeatBehavior.automatic
    ButtonRepeatBehavior.disabled
    ButtonRepeatBehavior.enabled
    ButtonRole
    ButtonRole.cancel
    ButtonRole.close
    ButtonRole.confirm
    ButtonRole.destructive
    ButtonSizing
    ButtonSizing.automatic
    ButtonSizing.fitted
    ButtonSizing.flexible
    ButtonStyle
    ButtonStyle.automatic
    ButtonStyle.bordered
    ButtonStyle.borderedProminent
    ButtonStyle.borderless
    ButtonStyle.card
    ButtonStyle.glass
    ButtonStyle.glassProminent
    ButtonStyle.plain
    ButtonStyleConfiguration
    ButtonToggleStyle
    CardButtonStyle
    CheckboxToggleStyle
    CircularProgressViewStyle
    ColorPicker
    ControlSize
    DefaultButtonLabel
      Approximated: the symbol with its name, on any device; a bar has room for the
      symbol alone.
    DefaultButtonStyle
    DefaultDateProgressLabel
    DefaultLabelStyle
    DefaultProgressViewStyle
    DefaultToggleStyle
    DisabledTextSelectability
    DisabledTextSelectability.allowsSelection
    EnabledTextSelectability
    EnabledTextSelectability.allowsSelection
    EnvironmentValues.controlSize
    EnvironmentValues.labelsVisibility
    EventModifiers
    EventModifiers.all
    EventModifiers.capsLock
    EventModifiers.command
    EventModifiers.control
    EventModifiers.numericPad
    EventModifiers.option
    EventModifiers.shift
    GlassButtonStyle
    GlassProminentButtonStyle
    HelpLink
    IconOnlyLabelStyle
    KeyEquivalent
    KeyEquivalent.delete
    KeyEquivalent.downArrow
    KeyEquivalent.escape
    KeyEquivalent.leftArrow
    KeyEquivalent.rightArrow
    KeyEquivalent.space
    KeyEquivalent.tab
    KeyEquivalent.upArrow
    KeyboardShortcut
    KeyboardShortcut.cancelAction
    KeyboardShortcut.defaultAction
    Label
    LabelStyle
    LabelStyle.automatic
    LabelStyle.iconOnly
    LabelStyle.titleAndIcon
    LabelStyle.titleOnly
    LabelStyleConfiguration
    LinearProgressViewStyle
    PlainButtonStyle
    PrimitiveButtonStyle
    PrimitiveButtonStyleConfiguration
    ProgressView
    ProgressViewStyle
    ProgressViewStyle.automatic
    ProgressViewStyle.circular
    ProgressViewStyle.linear
    ProgressViewStyleConfiguration
    RenameButton
    SettingsLink
      Accepted: a clip does not show an app's settings, and says so; it looks like
      any button.
    Shape.buttonBorder
    Slider
    SliderTick
    SliderTickContent
    SliderTickContentForEach
    Stepper
    SwitchToggleStyle
    TextSelectability
    TextSelectability.disabled
    TextSelectability.enabled
    TitleAndIconLabelStyle
    TitleOnlyLabelStyle
    Toggle
    ToggleStyle
    ToggleStyle.automatic
    ToggleStyle.button
    ToggleStyle.checkbox
    ToggleStyleConfiguration
    [Views/CoreImage]
    CGImagePropertyOrientation
    CIBlendWithMask
    CIBloom
    CIBoxBlur
    CIColor
    CIColor.black
    CIColor.blue
    CIColor.clear
    CIColor.cyan
    CIColor.gray
    CIColor.green
    CIColor.magenta
    CIColor.red
    CIColor.white
    CIColor.yellow
    CIColorControls
    CIColorInvert
    CIColorMonochrome
    CICompositeOperation
    CIContext
    CIContextOption
      Accepted: a clip draws in one way.
    CIContextOption.cacheIntermediates
    CIContextOption.outputColorSpace
    CIContextOption.useSoftwareRenderer
    CIContextOption.workingColorSpace
    CICrystallize
    CIDiscBlur
    CIEdges
    CIExposureAdjust
    CIFalseColor
    CIFilter
      Approximated: those that demos use most; they act on gamma-encoded colours,
      while a device's act on linear ones.
    CIFilter.blendWithMask
    CIFilter.bloom
    CIFilter.boxBlur
    CIFilter.colorControls
    CIFilter.colorInvert
    CIFilter.colorMonochrome
    CIFilter.crystallize
    CIFilter.discBlur
    CIFilter.edges
    CIFilter.exposureAdjust
    CIFilter.falseColor
    CIFilter.gaussianBlur
    CIFilter.hueAdjust
    CIFilter.lanczosScaleTransform
    CIFilter.maskToAlpha
    CIFilter.photoEffectChrome
    CIFilter.photoEffectFade
    CIFilter.photoEffectInstant
    CIFilter.photoEffectMono
    CIFilter.photoEffectNoir
    CIFilter.photoEffectProcess
    CIFilter.photoEffectTonal
    CIFilter.photoEffectTransfer
    CIFilter.pixellate
    CIFilter.qrCodeGenerator
    CIFilter.sepiaTone
    CIFilter.sharpenLuminance
    CIFilter.sourceOverCompositing
    CIFilter.unsharpMask
    CIFilter.vibrance
    CIFilter.vignette
    CIFilter.vignetteEffect
    CIFilterProtocol
    CIGaussianBlur
    CIHueAdjust
    CIImage
      Approximated: it has no pixels of its own; filters act on what is drawn, as the
      house's effects do.
    CIImage.empty
    CILanczosScaleTransform
    CIMaskToAlpha
    CIPhotoEffect
    CIPixellate
    CIQRCodeGenerator
    CISepiaTone
    CISharpenLuminance
    CIUnsharpMask
    CIVector
    CIVibrance
    CIVignette
    CIVignetteEffect
    [Views/DatePickers]
    .datePickerStyle
    CompactDatePickerStyle
    DatePicker
    DatePickerComponents
    DatePickerComponents.date
    DatePickerComponents.hourAndMinute
    DatePickerStyle
    DatePickerStyle.automatic
    DatePickerStyle.compact
    DatePickerStyle.field
    DatePickerStyle.graphical
    DatePickerStyle.stepperField
    DatePickerStyle.wheel
    DatePickerStyleConfiguration
    DefaultDatePickerStyle
    FieldDatePickerStyle
    GraphicalDatePickerStyle
    MultiDatePicker
    StepperFieldDatePickerStyle
    UIDatePicker
    WheelDatePickerStyle
    [Views/Devices]
    .defersSystemGestures
      Accepted: no effect in a clip, which has no gestures of the system's.
    .digitalCrownAccessory
      Accepted: no effect in a clip, whose watch shows no crown.
    .digitalCrownRotation
      Approximated: scripts turn it; of several views the one that came last follows
      it, whatever has the focus.
    .exportsItemProviders
      Accepted: no service asks for it in a clip.
    .handGestureShortcut
      Accepted: no effect in a clip, which has fingers alone.
    .importsItemProviders
      Accepted: no service brings anything in a clip.
    .itemProvider
      Accepted: nothing asks for it in a clip; what is dragged is said by `onDrag`.
    .modifierKeyAlternate
      Accepted: no effect in a clip, which has fingers alone.
    .onCommand
      Accepted: no menu sends a command in a clip.
    .onModifierKeysChanged
      Accepted: no effect in a clip, which has fingers alone.
    .onPencilDoubleTap
      Accepted: no effect in a clip, which has fingers alone.
    .onPencilSqueeze
      Accepted: no effect in a clip, which has fingers alone.
    .pointerStyle
      Accepted: no effect in a clip, whose pointer is the look's.
    .pointerVisibility
      Accepted: no effect in a clip, whose pointer is the look's.
    .springLoadingBehavior
      Accepted: no effect in a clip: what is dragged opens nothing.
    .translationPresentation
      Accepted: no page of translations comes: a clip has none to show.
    .typeSelectEquivalent
      Accepted: no effect in a clip, whose lists nobody types into.
    AccessoryBarActionButtonStyle
    AccessoryBarButtonStyle
    ButtonStyle.accessoryBar
    ButtonStyle.accessoryBarAction
    ButtonStyle.link
    CMAcceleration
    CMAccelerometerData
    CMAccelerometerHandler
    CMAttitude
    CMAttitudeReferenceFrame
    CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical
    CMAttitudeReferenceFrame.xArbitraryZVertical
    CMAttitudeReferenceFrame.xMagneticNorthZVertical
    CMAttitudeReferenceFrame.xTrueNorthZVertical
    CMDeviceMotion
    CMDeviceMotionHandler
    CMGyroData
    CMGyroHandler
    CMMotionManager
      Approximated: it is upright, and turned a little to and fro as in a hand; no
      script shakes or tilts a device.
    CMMotionManager.availableAttitudeReferenceFrames
    CMQuaternion
    CMRotationRate
    DigitalCrownEvent
    DigitalCrownRotationalSensitivity
    HandGestureShortcut
    HandGestureShortcut.primaryAction
    LABiometryType
      Accepted: it is a face.
    LAContext
      Approximated: nothing is shown meanwhile, and the answer is yes.
    LAPolicy
      Accepted: the answer is the same for all.
    LinkButtonStyle
    NWInterface
    NWPath
    NWPathMonitor
      Approximated: requests fail all the same, as a clip reaches no network.
    PencilDoubleTapGestureValue
    PencilHoverPose
    PencilSqueezeGesturePhase
    PencilSqueezeGestureValue
    PointerStyle
    PointerStyle.columnResize
    PointerStyle.grabActive
    PointerStyle.grabIdle
    PointerStyle.horizontalText
    PointerStyle.link
    PointerStyle.rectSelection
    PointerStyle.rowResize
    PointerStyle.verticalText
    PointerStyle.zoomIn
    PointerStyle.zoomOut
    SKStoreReviewController
      Accepted: nobody is asked.
    SKStoreReviewController.requestReview
    SpringLoadingBehavior
    SpringLoadingBehavior.automatic
    SpringLoadingBehavior.disabled
    SpringLoadingBehavior.enabled
    UNAuthorizationOptions
      Accepted: nothing comes in a clip.
    UNAuthorizationOptions.alert
    UNAuthorizationOptions.badge
    UNAuthorizationOptions.criticalAlert
    UNAuthorizationOptions.provisional
    UNAuthorizationOptions.sound
    UNCalendarNotificationTrigger
      Accepted: nothing comes in a clip.
    UNMutableNotificationContent
      Accepted: nothing comes in a clip.
    UNNotification
      Accepted: nothing comes in a clip.
    UNNotificationAction
      Accepted: nothing comes in a clip.
    UNNotificationActionOptions
      Accepted: nothing comes in a clip.
    UNNotificationActionOptions.authenticationRequired
    UNNotificationActionOptions.destructive
    UNNotificationActionOptions.foreground
    UNNotificationCategory
      Accepted: nothing comes in a clip.
    UNNotificationCategoryOptions
      Accepted: nothing comes in a clip.
    UNNotificationCategoryOptions.customDismissAction
    UNNotificationContent
      Accepted: nothing comes in a clip.
    UNNotificationPresentationOptions
      Accepted: nothing comes in a clip.
    UNNotificationPresentationOptions.alert
    UNNotificationPresentationOptions.badge
    UNNotificationPresentationOptions.banner
    UNNotificationPresentationOptions.list
    UNNotificationPresentationOptions.sound
    UNNotificationRequest
      Accepted: nothing comes in a clip.
    UNNotificationResponse
      Accepted: nothing comes in a clip.
    UNNotificationSound
      Accepted: nothing comes in a clip.
    UNNotificationTrigger
      Accepted: nothing comes in a clip.
    UNTimeIntervalNotificationTrigger
      Accepted: nothing comes in a clip.
    UNUserNotificationCenter
      Accepted: leave is given, and nothing comes.
    UNUserNotificationCenter.current
    UNUserNotificationCenterDelegate
      Accepted: nothing comes in a clip, so nothing is asked.
    WKHapticType
    WKInterfaceDevice
    WKInterfaceDevice.current
    [Views/DragAndDrop]
    .dragConfiguration
      Accepted: what takes it says what becomes of it.
    .dragContainer
    .dragContainerSelection
    .dragPreviewsFormation
      Approximated: what one finger carries stands as a pile, however it was asked
      for.
    .draggable
    .dropConfiguration
    .dropDestination
    .dropPreviewsFormation
      Accepted: what is dropped goes at once.
    .onDrag
    .onDragSessionUpdated
    .onDrop
    .onDropSessionUpdated
    DragConfiguration
      Accepted: what takes it says what becomes of it.
    DragDropPreviewsFormation
    DragDropPreviewsFormation.list
    DragDropPreviewsFormation.pile
    DragDropPreviewsFormation.stack
    DragSession
    DropConfiguration
    DropDelegate
    DropInfo
    DropOperation
    DropProposal
    DropSession
    NSItemProvider
    NSItemProviderReading
    NSItemProviderWriting
    PasteButton
      Approximated: where nothing of the clip has copied anything, a short text is
      there, as from another app.
    [Views/Effects]
    .allowedDynamicRange
      Accepted: nothing in a clip is brighter than white.
    .backgroundExtensionEffect
      Approximated: how strong the blur is, is by eye; sidebars lie beside it and not
      over it.
    .blendMode
    .blur
    .brightness
    .clipShape
    .clipped
    .colorInvert
    .colorMultiply
    .compositingGroup
    .contrast
    .cornerRadius
    .drawingGroup
    .frame
      Accepted: how deep a view is changes nothing from the front.
    .glassBackgroundEffect
      Approximated: as `glassEffect(_:in:)`.
    .glassEffect
      Approximated: a material with a bright rim and a soft shadow.
    .glassEffectID
      Approximated: in a container a piece that comes or goes moves and grows out of
      the nearest other one, without a neck between them.
    .glassEffectTransition
      Approximated: a piece comes and goes by the view's own transition, or as
      `glassEffectID` says.
    .glassEffectUnion
      Approximated: in a container it is as large as all of them, in the shape of the
      first.
    .grayscale
    .hidden
    .hueRotation
    .luminanceToAlpha
    .materialActiveAppearance
      Accepted: a clip's window is always in front.
    .offset
      Accepted: what is nearer looks the same from the front.
    .opacity
    .projectionEffect
    .rotation3DEffect
    .rotationEffect
    .saturation
    .scaleEffect
    .shadow
    .transformEffect
    .visualEffect
    ColorMatrix
    ColorRenderingMode
    DefaultGlassEffectShape
    DepthAlignment
    DepthAlignment.back
    DepthAlignment.center
    DepthAlignment.front
    EmptyVisualEffect
    Glass
      Approximated: a material with a bright rim and a soft shadow; what is behind is
      not bent at the edges, and pieces that come near each other do not flow
      together.
    Glass.clear
    Glass.identity
    Glass.regular
    GlassBackgroundDisplayMode
    GlassEffectContainer
      Approximated: pieces do not run together where they come near. Several views
      lie upon each other, as in the stack that stands for it on older systems; the
      documentation does not say how they are arranged.
    GlassEffectTransition
    GlassEffectTransition.identity
    GlassEffectTransition.matchedGeometry
    GlassEffectTransition.materialize
    MaterialActiveAppearance
    MaterialActiveAppearance.active
    MaterialActiveAppearance.automatic
    MaterialActiveAppearance.inactive
    MaterialActiveAppearance.matchWindow
    RotationAxis3D
    RotationAxis3D.x
    RotationAxis3D.y
    RotationAxis3D.z
    VisualEffect
    [Views/Environment]
    .allowsWindowActivationEvents
      Accepted: no effect in a clip, whose window is always in front.
    .contentCaptureProtected
      Accepted: no effect in a clip, which nobody records.
    .defaultAppStorage
      Accepted: what is stored in a clip is its own, in whichever store it is.
    .dialogPreventsAppTermination
      Accepted: no effect in a clip, whose app is not quit.
    .focusedObject
      Accepted: no effect in a clip, which has no menus that ask for the object.
    .focusedSceneObject
      Accepted: no effect in a clip, which has no menus that ask for the object.
    .handlesExternalEvents
      Accepted: no effect in a clip, which has one window.
    .interactionActivityTrackingTag
      Accepted: no effect in a clip, which is not measured.
    .invalidatableContent
    .navigationDocument
      Accepted: no effect in a clip, whose bars name no document.
    .onContinueUserActivity
      Accepted: no effect in a clip.
    .onOpenURL
      Accepted: no effect in a clip, which nobody opens an address in.
    .presentationPreventsAppTermination
      Accepted: no effect in a clip, whose app is not quit.
    .privacySensitive
    .redacted
    .unredacted
    .userActivity
      Accepted: no effect in a clip.
    .windowDismissBehavior
      Accepted: no effect in a clip, which has one window.
    .windowFullScreenBehavior
      Accepted: no effect in a clip, which has one window.
    .windowMinimizeBehavior
      Accepted: no effect in a clip, which has one window.
    .windowResizeAnchor
      Accepted: no effect in a clip, which has one window.
    .windowResizeBehavior
      Accepted: no effect in a clip, which has one window.
    .windowToolbarFullScreenVisibility
      Accepted: no effect in a clip, which has one window.
    BackgroundProminence
    BackgroundProminence.increased
    BackgroundProminence.standard
    ColorSchemeContrast
    ContentSizeCategory
    ControlActiveState
    DismissAction
    DismissBehavior
      Accepted: no effect in a clip, whose one window stays.
    DismissBehavior.destructive
    DismissBehavior.interactive
    DismissImmersiveSpaceAction
      Accepted: no effect in a clip, which has no space.
    DismissWindowAction
      Accepted: no effect in a clip, which has one window.
    EnvironmentValues.accessibilityAssistiveAccessEnabled
    EnvironmentValues.accessibilityDifferentiateWithoutColor
    EnvironmentValues.accessibilityDimFlashingLights
    EnvironmentValues.accessibilityEnabled
    EnvironmentValues.accessibilityInvertColors
    EnvironmentValues.accessibilityLargeContentViewerEnabled
    EnvironmentValues.accessibilityPlayAnimatedImages
    EnvironmentValues.accessibilityPrefersHeadAnchorAlternative
    EnvironmentValues.accessibilityQuickActionsEnabled
    EnvironmentValues.accessibilityReduceMotion
    EnvironmentValues.accessibilityReduceTransparency
    EnvironmentValues.accessibilityShowButtonShapes
    EnvironmentValues.accessibilitySwitchControlEnabled
    EnvironmentValues.accessibilityVoiceOverEnabled
    EnvironmentValues.appearsActive
    EnvironmentValues.backgroundMaterial
      Accepted: none is told of.
    EnvironmentValues.backgroundProminence
      Accepted: what is in a chosen row turns white by itself.
    EnvironmentValues.calendar
    EnvironmentValues.colorSchemeContrast
    EnvironmentValues.controlActiveState
    EnvironmentValues.dismissImmersiveSpace
    EnvironmentValues.dismissWindow
    EnvironmentValues.displayScale
    EnvironmentValues.horizontalSizeClass
    EnvironmentValues.isHoverEffectEnabled
    EnvironmentValues.isLuminanceReduced
    EnvironmentValues.isSceneCaptured
    EnvironmentValues.legibilityWeight
    EnvironmentValues.locale
    EnvironmentValues.openImmersiveSpace
    EnvironmentValues.openSettings
    EnvironmentValues.openURL
    EnvironmentValues.openWindow
    EnvironmentValues.pixelLength
    EnvironmentValues.redactionReasons
    EnvironmentValues.requestReview
    EnvironmentValues.resetFocus
    EnvironmentValues.scenePhase
    EnvironmentValues.showsWidgetContainerBackground
    EnvironmentValues.sidebarRowSize
    EnvironmentValues.sizeCategory
    EnvironmentValues.supportsMultipleWindows
    EnvironmentValues.timeZone
    EnvironmentValues.undoManager
    EnvironmentValues.verticalSizeClass
    LegibilityWeight
    NSUserActivity
    OpenImmersiveSpaceAction
      Accepted: a clip has no space, and says that there was an error.
    OpenSettingsAction
      Accepted: no effect in a clip, which has one window and says so.
    OpenURLAction
    OpenWindowAction
      Accepted: no effect in a clip, which has one window and says so.
    RedactionReasons
    RedactionReasons.invalidated
    RedactionReasons.placeholder
    RedactionReasons.privacy
    RequestReviewAction
      Accepted: no effect in a clip; on a device too the system decides whether it
      asks.
    ResetFocusAction
      Accepted: no effect in a clip, whose focus goes where its script says.
    ScenePhase
    SidebarRowSize
    UndoManager
    UserInterfaceSizeClass
    Visibility
    WindowInteractionBehavior
    WindowInteractionBehavior.automatic
    WindowInteractionBehavior.disabled
    WindowInteractionBehavior.enabled
    WindowToolbarFullScreenVisibility
    WindowToolbarFullScreenVisibility.automatic
    WindowToolbarFullScreenVisibility.onHover
    WindowToolbarFullScreenVisibility.visible
    [Views/Floating]
    .presentationCompactAdaptation
    PresentationAdaptation
    PresentationAdaptation.automatic
    PresentationAdaptation.fullScreenCover
    PresentationAdaptation.none
    PresentationAdaptation.popover
    PresentationAdaptation.sheet
    [Views/Focus]
    .focusScope
      Accepted: a television's focus is wherever it was moved last.
    .prefersDefaultFocus
    [Views/Foundation]
    CFAbsoluteTime
    CFTimeInterval
    FormatStyle.number
    FormatStyle.percent
    Foundation.FormatStyle.measurement
    Foundation.FormatStyle.name
    GKARC4RandomSource
    GKGaussianDistribution
    GKLinearCongruentialRandomSource
    GKMersenneTwisterRandomSource
    GKRandom
    GKRandomDistribution
    GKRandomDistribution.d20
    GKRandomDistribution.d6
    GKRandomSource
      Approximated: numbers of the clip's own, not those that a device makes of the
      same seed.
    GKRandomSource.sharedRandom
    GKShuffledDistribution
    ListFormatter
      Approximated: in English.
    ListFormatter.localizedString
    Logger
      Accepted: no effect in a clip.
    MeasurementFormatUnitUsage
    MeasurementFormatUnitUsage.asProvided
    MeasurementFormatUnitUsage.focalLength
    MeasurementFormatUnitUsage.food
    MeasurementFormatUnitUsage.general
    MeasurementFormatUnitUsage.person
    MeasurementFormatUnitUsage.personHeight
    MeasurementFormatUnitUsage.personWeight
    MeasurementFormatUnitUsage.rainfall
    MeasurementFormatUnitUsage.road
    MeasurementFormatUnitUsage.snowfall
    MeasurementFormatUnitUsage.weather
    MeasurementFormatUnitUsage.workout
    OSLog
      Accepted: no effect in a clip.
    OSLog.disabled
    OSLogMessage
    OSLogPrivacy
    OSLogPrivacy.auto
    OSLogPrivacy.sensitive
    OSLogType
    OSLogType.debug
    OSLogType.error
    OSLogType.fault
    OSLogType.info
    ProcessInfo.thermalStateDidChangeNotification
    RelativeDateTimeFormatter
      Approximated: in English, in the largest unit that there is one of.
    UTType
    UTType.audio
    UTType.commaSeparatedText
    UTType.content
    UTType.data
    UTType.fileURL
    UTType.folder
    UTType.gif
    UTType.heic
    UTType.html
    UTType.image
    UTType.item
    UTType.jpeg
    UTType.json
    UTType.movie
    UTType.mp3
    UTType.mpeg4Movie
    UTType.pdf
    UTType.plainText
    UTType.png
    UTType.rtf
    UTType.svg
    UTType.swiftSource
    UTType.text
    UTType.url
    UTType.utf8PlainText
    UTType.video
    UTType.xml
    UTType.zip
    autoreleasepool()
    clamp()
    cross()
    distance()
    dot()
    double2
    double2x2
    double3
    double3x3
    double4
    double4x4
    float2
    float2x2
    float3
    float3x3
    float4
    float4x4
    fract()
    length()
    mix()
    normalize()
    project()
    reflect()
    sign()
    smoothstep()
    step()
    vDSP
    vDSP.absolute
    vDSP.add
    vDSP.clip
    vDSP.distanceSquared
    vDSP.divide
    vDSP.dot
    vDSP.maximum
    vDSP.maximumMagnitude
    vDSP.mean
    vDSP.meanSquare
    vDSP.minimum
    vDSP.multiply
    vDSP.negative
    vDSP.rootMeanSquare
    vDSP.square
    vDSP.subtract
    vDSP.sum
    vDSP.sumOfSquares
    [Views/Gauges]
    .gaugeStyle
    AccessoryCircularCapacityGaugeStyle
    AccessoryCircularGaugeStyle
    AccessoryLinearCapacityGaugeStyle
    AccessoryLinearGaugeStyle
    CircularGaugeStyle
    DefaultGaugeStyle
    Gauge
    GaugeStyle
    GaugeStyle.accessoryCircular
    GaugeStyle.accessoryCircularCapacity
    GaugeStyle.accessoryLinear
    GaugeStyle.accessoryLinearCapacity
    GaugeStyle.automatic
    GaugeStyle.circular
    GaugeStyle.linear
    GaugeStyle.linearCapacity
    GaugeStyleConfiguration
    LinearCapacityGaugeStyle
    LinearGaugeStyle
    [Views/Gestures]
    .allowsHitTesting
    .contentShape
      Approximated: of the kinds `interaction` and `contextMenuPreview` count, in a
      clip; what is dragged or hovered over keeps the view's rectangle.
    .defaultHoverEffect
      Accepted: no effect in a clip, which has fingers alone.
    .exclusively
    .help
    .hoverEffect
      Approximated: on a tablet, where a script puts a pointer; how far it lifts and
      how dark it is are by eye.
    .hoverEffectDisabled
    .hoverEffectGroup
      Accepted: each view answers to the pointer by itself.
    .listRowHoverEffect
      Accepted: no effect in a clip, which has fingers alone.
    .listRowHoverEffectDisabled
      Accepted: no effect in a clip, which has fingers alone.
    .map
    .onChanged
    .onContinuousHover
      Approximated: a Mac's pointer stands where it was last pressed, a Mac's or a
      tablet's where a script puts it, and is told of in the view's own space;
      elsewhere there is none.
    .onEnded
    .onHover
      Approximated: a Mac's pointer stands where it was last pressed, a Mac's or a
      tablet's where a script puts it; elsewhere there is none.
    .onLongPressGesture
    .onTapGesture
    .sensoryFeedback
    .sequenced
    .simultaneously
    .updating
    @GestureState
    AnyGesture
    DragGesture
    EmptyHoverEffectContent
    ExclusiveGesture
    GestureStateGesture
    HoverEffect
    HoverEffect.automatic
    HoverEffect.highlight
    HoverEffect.lift
    HoverEffectContent
    HoverEffectGroup
    HoverPhase
    LongPressGesture
    MagnificationGesture
    MagnifyGesture
    RotateGesture
    RotationGesture
    SensoryFeedback
    SensoryFeedback.alignment
    SensoryFeedback.decrease
    SensoryFeedback.error
    SensoryFeedback.impact
    SensoryFeedback.increase
    SensoryFeedback.levelChange
    SensoryFeedback.pathComplete
    SensoryFeedback.selection
    SensoryFeedback.start
    SensoryFeedback.stop
    SensoryFeedback.success
    SensoryFeedback.warning
    SequenceGesture
    SimultaneousGesture
    SpatialTapGesture
    TapGesture
    [Views/Grids]
    .gridCellAnchor
    .gridCellColumns
    .gridCellUnsizedAxes
    .gridColumnAlignment
    Grid
    GridItem
    GridLayout
    GridRow
    LazyHGrid
    LazyVGrid
    [Views/Images]
    .symbolVariableValueMode
    .symbolVariant
    AsyncImage
      Approximated: a clip has no network; for an address on the web a landscape is
      drawn, as large as the address says, half a second after the placeholder came.
    AsyncImageContent
    AsyncImagePhase
    ColorResource
      Approximated: a demo has the names that its code writes after `Color` or
      `resource:`.
    EnvironmentValues.symbolVariableValueMode
    EnvironmentValues.symbolVariants
    ImageRenderer
    ImageResource
      Approximated: a demo has the names that its code writes after `Image`, `image:`
      or `resource:`.
    SymbolVariableValueMode
    SymbolVariableValueMode.color
    SymbolVariableValueMode.draw
    SymbolVariants
    SymbolVariants.circle
    SymbolVariants.fill
    SymbolVariants.none
    SymbolVariants.rectangle
    SymbolVariants.slash
    SymbolVariants.square
    [Views/Layout]
    .alignmentGuide
    .aspectRatio
    .background
    .backgroundPreferenceValue
    .border
    .edgesIgnoringSafeArea
    .fixedSize
    .flipsForRightToLeftLayoutDirection
    .geometryGroup
    .ignoresSafeArea
    .layoutPriority
    .mask
    .matchedGeometryEffect
    .onGeometryChange
    .overlay
    .overlayPreferenceValue
    .padding
    .position
    .safeAreaInset
    .scaledToFill
    .scaledToFit
    .scenePadding
      Approximated: 16 points on a phone, 20 on a tablet and a Mac, 8 on a watch, 60
      on a television; not measured.
    .zIndex
    ContentMode
    GeometryProxy
    GeometryReader
    MatchedGeometryProperties
    MatchedGeometryProperties.frame
    MatchedGeometryProperties.position
    MatchedGeometryProperties.size
    SafeAreaRegions
    SafeAreaRegions.all
    SafeAreaRegions.container
    SafeAreaRegions.keyboard
    ScenePadding
    ScenePadding.minimum
    ScenePadding.navigationBar
    ViewThatFits
    [Views/Lists]
    .alternatingRowBackgrounds
    .badge
    .badgeProminence
    .contextMenu
    .deleteDisabled
    .disclosureGroupStyle
    .formStyle
    .headerProminence
    .labeledContentStyle
    .listItemTint
    .listRowBackground
    .listRowInsets
    .listRowSeparator
    .listRowSeparatorTint
    .listRowSpacing
    .listSectionIndexVisibility
    .listSectionMargins
    .listSectionSeparator
    .listSectionSeparatorTint
    .listSectionSpacing
    .listStyle
    .moveDisabled
    .onDelete
    .onInsert
      Accepted: in a clip nothing is dragged to between rows.
    .onMove
    .scrollContentBackground
    .sectionIndexLabel
    .selectionDisabled
    .swipeActions
    .tableColumnHeaders
    .tableStyle
      Approximated: tables have one look; whether every second row has another ground
      is heeded.
    .tag
    AlternatingRowBackgroundBehavior
    AlternatingRowBackgroundBehavior.automatic
    AlternatingRowBackgroundBehavior.disabled
    AlternatingRowBackgroundBehavior.enabled
    AutomaticDisclosureGroupStyle
    AutomaticFormStyle
    AutomaticLabeledContentStyle
    AutomaticTableStyle
    BadgeProminence
    BadgeProminence.decreased
    BadgeProminence.increased
    BadgeProminence.standard
    BorderedListStyle
    BorderedTableStyle
    CarouselListStyle
      Approximated: the rows keep their size.
    ColumnsFormStyle
    DefaultListStyle
    DisclosureGroup
    DisclosureGroupStyle
    DisclosureGroupStyle.automatic
    DisclosureGroupStyleConfiguration
    DisclosureTableRow
    DynamicViewContent
    EditActions
    EditActions.all
    EditActions.delete
    EditActions.move
    EditButton
    EditMode
    EditableCollectionContent
    EllipticalListStyle
      Approximated: the rows keep their size.
    EnvironmentValues.badgeProminence
    EnvironmentValues.defaultMinListHeaderHeight
    EnvironmentValues.defaultMinListRowHeight
    EnvironmentValues.editMode
    EnvironmentValues.headerProminence
    Form
    FormStyle
    FormStyle.automatic
    FormStyle.columns
    FormStyle.grouped
    FormStyleConfiguration
    GroupedFormStyle
    GroupedListStyle
    HorizontalAlignment.listRowSeparatorLeading
    HorizontalAlignment.listRowSeparatorTrailing
    InsetGroupedListStyle
    InsetListStyle
    InsetTableStyle
    LabeledContent
    LabeledContentStyle
    LabeledContentStyle.automatic
    LabeledContentStyleConfiguration
    List
    ListItemTint
    ListItemTint.fixed
    ListItemTint.monochrome
    ListItemTint.preferred
    ListSectionSpacing
    ListSectionSpacing.compact
    ListSectionSpacing.custom
    ListStyle
    ListStyle.automatic
    ListStyle.bordered
    ListStyle.carousel
    ListStyle.elliptical
    ListStyle.grouped
    ListStyle.inset
    ListStyle.insetGrouped
    ListStyle.plain
    ListStyle.sidebar
    NSCollectionLayoutBoundarySupplementaryItem
    NSCollectionLayoutContainer
    NSCollectionLayoutDimension
    NSCollectionLayoutDimension.absolute
    NSCollectionLayoutDimension.estimated
    NSCollectionLayoutDimension.fractionalHeight
    NSCollectionLayoutDimension.fractionalWidth
    NSCollectionLayoutEnvironment
    NSCollectionLayoutGroup
    NSCollectionLayoutGroup.horizontal
    NSCollectionLayoutGroup.vertical
    NSCollectionLayoutItem
    NSCollectionLayoutSection
    NSCollectionLayoutSection.list
    NSCollectionLayoutSize
    NSCollectionLayoutSpacing
    NSCollectionLayoutSpacing.fixed
    NSCollectionLayoutSpacing.flexible
      Approximated: no more than the least.
    NSDiffableDataSourceSnapshot
    NSRectAlignment
    OutlineGroup
    OutlineSubgroupChildren
    PlainListStyle
    Prominence
    SidebarListStyle
    Table
      Approximated: columns without a width of their own share the table's evenly.
    TableColumn
    TableColumnAlignment
    TableColumnAlignment.automatic
    TableColumnAlignment.center
    TableColumnAlignment.leading
    TableColumnAlignment.numeric
    TableColumnAlignment.trailing
    TableColumnContent
    TableColumnCustomization
      Accepted: nobody arranges the columns of a clip.
    TableColumnCustomizationBehavior
      Accepted: nobody arranges the columns of a clip.
    TableColumnCustomizationBehavior.all
    TableColumnCustomizationBehavior.reorder
    TableColumnCustomizationBehavior.resize
    TableColumnCustomizationBehavior.visibility
    TableColumnForEach
    TableRow
    TableRowContent
    TableStyle
    TableStyle.automatic
    TableStyle.bordered
    TableStyle.inset
    UICellAccessory
      Approximated: those that are shown while a list is edited are not there, for
      collections are not in a clip.
    UICellAccessory.checkmark
    UICellAccessory.customView
    UICellAccessory.delete
    UICellAccessory.detail
    UICellAccessory.disclosureIndicator
    UICellAccessory.label
    UICellAccessory.multiselect
    UICellAccessory.outlineDisclosure
      Approximated: it does not turn, for what it would unfold is there.
    UICellAccessory.reorder
    UICellConfigurationState
    UICollectionLayoutListConfiguration
    UICollectionLayoutSectionOrthogonalScrollingBehavior
      Approximated: it comes to rest where it is let go, unless it turns pages.
    UICollectionReusableView
    UICollectionView
      Approximated: its appearance has no effect on what lists are from iOS 16 on; a
      cell is made for each item near what is seen and stays its own.
    UICollectionView.appearance
    UICollectionView.elementKindSectionFooter
    UICollectionView.elementKindSectionHeader
    UICollectionViewCell
    UICollectionViewCompositionalLayout
    UICollectionViewCompositionalLayout.list
    UICollectionViewController
    UICollectionViewDataSource
    UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout
    UICollectionViewDiffableDataSource
    UICollectionViewFlowLayout
    UICollectionViewFlowLayout.automaticSize
    UICollectionViewLayout
    UICollectionViewLayoutAttributes
    UICollectionViewListCell
      Approximated: its ground, its line and its corners are those of the list around
      it.
    UIContentConfiguration
      Approximated: those of the system; one of a demo's own is not there.
    UIContextualAction
    UIHostingConfiguration
    UIListContentConfiguration
    UIListContentConfiguration.cell
    UIListContentConfiguration.footer
    UIListContentConfiguration.groupedFooter
    UIListContentConfiguration.groupedHeader
    UIListContentConfiguration.header
    UIListContentConfiguration.plainFooter
    UIListContentConfiguration.plainHeader
    UIListContentConfiguration.prominentInsetGroupedHeader
    UIListContentConfiguration.sidebarCell
    UIListContentConfiguration.sidebarHeader
    UIListContentConfiguration.sidebarSubtitleCell
    UIListContentConfiguration.subtitleCell
    UIListContentConfiguration.valueCell
    UISwipeActionsConfiguration
    UITableView
      Approximated: it is drawn as SwiftUI's `List`. One without a data source is its
      name. Its appearance has no effect on a list of SwiftUI's.
    UITableView.appearance
    UITableView.automaticDimension
    UITableViewCell
      Approximated: as a row of SwiftUI's `List`; its appearance has no effect on
      those.
    UITableViewCell.appearance
    UITableViewController
    UITableViewDataSource
    UITableViewDelegate
    UITableViewDiffableDataSource
    UITableViewHeaderFooterView
      Accepted: its appearance has no effect on a list of iOS 16 and later either.
    UITableViewHeaderFooterView.appearance
    [Views/Maps]
    .mapCameraKeyframeAnimator
      Approximated: the map is not turned, and stays where the last keyframe has left
      it until a finger or a new position moves it.
    .mapControlVisibility
      Accepted: a map's controls are always there.
    .mapControls
    .mapFeatureSelectionAccessory
      Accepted: what a map has by itself cannot be chosen in a clip.
    .mapFeatureSelectionDisabled
      Accepted: what a map has by itself cannot be chosen in a clip.
    .mapScope
      Accepted: a map has its controls in its own corner.
    .mapStyle
      Accepted: the ground that stands for a map has one look.
    .onMapCameraChange
    Annotation
    CLAuthorizationStatus
      Accepted: nobody is asked.
    CLError
    CLGeocoder
      Approximated: every question is answered with the error of a device without a
      network.
    CLHeading
    CLLocation
    CLLocationAccuracy
    CLLocationCoordinate2D
    CLLocationDegrees
    CLLocationDirection
    CLLocationDistance
    CLLocationManager
      Approximated: it never finds a place, and nobody is asked.
    CLLocationManager.headingAvailable
    CLLocationManager.locationServicesEnabled
    CLLocationManagerDelegate
    CLLocationSpeed
    CLPlacemark
    MKAddress
    MKAnnotation
      Approximated: a title is one or none; MapKit's protocol, whose titles are
      optional, tells of both.
    MKAnnotationView
    MKCircle
    MKCircleRenderer
    MKCoordinateRegion
    MKCoordinateSpan
    MKDirections
      Approximated: a clip has no network to ask for streets. The straight line
      stands in.
    MKDirectionsTransportType
    MKDirectionsTransportType.any
    MKDirectionsTransportType.automobile
    MKDirectionsTransportType.transit
    MKDirectionsTransportType.walking
    MKLocalSearch
      Approximated: a clip has no network to ask. Five places around the middle of
      the region stand in, named after the words.
    MKMapItem
    MKMapItem.forCurrentLocation
    MKMapItem.openMaps
    MKMapPoint
    MKMapRect
    MKMapRect.world
    MKMapType
    MKMapView
      Approximated: as ``Map``. Without a region all that is on it is in sight, and
      no bubble tells of what is chosen.
    MKMapViewDelegate
      Approximated: it is told of a region that a finger has moved the map to, and of
      none that code has.
    MKMarkerAnnotationView
    MKMultiPoint
    MKOverlay
    MKOverlayLevel
    MKOverlayPathRenderer
    MKOverlayRenderer
    MKPinAnnotationView
    MKPlacemark
    MKPointAnnotation
    MKPolygon
    MKPolygonRenderer
    MKPolyline
    MKPolylineRenderer
    MKRoute
    MKUserLocation
    MKUserTrackingMode
    Map
      Approximated: a clip has no network to load streets from, and the map is not
      turned.
    MapAnnotation
    MapCamera
    MapCameraBounds
    MapCameraPosition
    MapCameraPosition.automatic
    MapCameraPosition.camera
    MapCameraPosition.item
    MapCameraPosition.rect
    MapCameraPosition.region
    MapCameraPosition.userLocation
    MapCameraUpdateContext
    MapCameraUpdateFrequency
    MapCameraUpdateFrequency.continuous
    MapCameraUpdateFrequency.onEnd
    MapCircle
    MapCompass
    MapContent
    MapFeature
      Accepted: nobody can choose one in a clip.
    MapInteractionModes
    MapInteractionModes.all
    MapInteractionModes.pan
    MapInteractionModes.pitch
    MapInteractionModes.rotate
    MapInteractionModes.zoom
    MapItemDetailSelectionAccessoryStyle
    MapItemDetailSelectionAccessoryStyle.automatic
    MapItemDetailSelectionAccessoryStyle.callout
    MapItemDetailSelectionAccessoryStyle.caption
    MapItemDetailSelectionAccessoryStyle.sheet
    MapMarker
    MapPin
    MapPitchToggle
    MapPolygon
    MapPolyline
    MapProxy
    MapReader
    MapScaleView
    MapSelection
      Approximated: nothing of the map's own can be chosen in a clip.
    MapStyle
      Accepted: the ground that stands for a map has one look.
    MapStyle.hybrid
    MapStyle.imagery
    MapStyle.standard
    MapUserLocationButton
    MapUserTrackingMode
    Marker
    PointOfInterestCategories
    PointOfInterestCategories.all
    PointOfInterestCategories.excludingAll
    UserAnnotation
    [Views/Media]
    .webViewBackForwardNavigationGestures
      Accepted: nothing is swiped back to.
    .webViewContentBackground
    .webViewContextMenu
      Accepted: a page has no menu.
    .webViewElementFullscreenBehavior
      Accepted: no part of a page fills the screen.
    .webViewLinkPreviews
      Accepted: nothing shows what a link leads to.
    .webViewMagnificationGestures
      Accepted: pages keep their size.
    .webViewOnScrollGeometryChange
    .webViewScrollInputBehavior
      Accepted: a script scrolls with fingers and the crown alone.
    .webViewScrollPosition
    .webViewTextSelection
      Accepted: nothing of a page is selected.
    AVAsset
    AVAudioApplication
    AVAudioApplication.requestRecordPermission
    AVAudioApplication.shared
    AVAudioPlayer
      Accepted: nothing is heard in a clip.
    AVAudioPlayerDelegate
    AVAudioQuality
    AVAudioRecorder
      Approximated: its levels are a voice's in all recordings, the same in each run.
    AVAudioRecorderDelegate
    AVAudioSession
      Accepted: nothing is heard in a clip.
    AVAudioSession.CategoryOptions.allowAirPlay
    AVAudioSession.CategoryOptions.allowBluetooth
    AVAudioSession.CategoryOptions.allowBluetoothA2DP
    AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers
    AVAudioSession.Mode.gameChat
    AVAudioSession.Mode.videoChat
    AVAudioSession.Mode.videoRecording
    AVAudioSession.Mode.voiceChat
    AVAudioSession.sharedInstance
    AVAuthorizationStatus
    AVCaptureConnection
    AVCaptureDevice
      Approximated: code takes the way that it has for a device without a camera.
    AVCaptureDevice.authorizationStatus
    AVCaptureDevice.requestAccess
    AVCaptureDeviceInput
    AVCaptureInput
    AVCaptureMetadataOutput
    AVCaptureMetadataOutputObjectsDelegate
    AVCaptureOutput
    AVCapturePhoto
    AVCapturePhotoCaptureDelegate
    AVCapturePhotoOutput
    AVCapturePhotoSettings
    AVCaptureSession
    AVCaptureVideoPreviewLayer
      Approximated: black, as there is no camera.
    AVLayerVideoGravity
    AVLayerVideoGravity.resize
    AVLayerVideoGravity.resizeAspect
    AVLayerVideoGravity.resizeAspectFill
    AVMediaType
    AVMediaType.audio
    AVMediaType.video
    AVMetadataMachineReadableCodeObject
    AVMetadataObject
    AVPlayer
      Approximated: nothing is heard in a clip, and what would be seen is a
      placeholder. Its time goes on by the clip's clock while it plays, without an
      end.
    AVPlayerItem
    AVPlayerLayer
      Approximated: black where a film would be: a clip plays no others.
    AVPlayerLooper
    AVPlayerViewController
      Approximated: as ``VideoPlayer``, black with its name; black alone without
      controls.
    AVQueuePlayer
    AVSpeechBoundary
      Accepted: nothing is heard in a clip.
    AVSpeechSynthesisVoice
      Accepted: nothing is heard in a clip.
    AVSpeechSynthesizer
      Accepted: nothing is heard in a clip.
    AVSpeechUtterance
      Accepted: nothing is heard in a clip.
    AVURLAsset
    AudioFormatID
    CMTime
    CMTime.indefinite
    CMTime.invalid
    CMTime.zero
    CMTimeScale
    CMTimeValue
    MPChangePlaybackPositionCommand
    MPChangePlaybackPositionCommandEvent
    MPMediaItemArtwork
      Accepted: no clip shows it.
    MPNowPlayingInfoCenter
      Accepted: nothing of it shows; what is set can be read.
    MPNowPlayingPlaybackState
    MPRemoteCommand
      Accepted: no handler is called.
    MPRemoteCommandCenter
      Accepted: no handler is called.
    MPRemoteCommandCenter.shared
    MPRemoteCommandEvent
    MPRemoteCommandHandlerStatus
    MPSkipIntervalCommand
    PDFDisplayDirection
    PDFDisplayMode
    PDFDocument
    PDFView
      Approximated: a box with the document's name: its pages are not drawn.
    PKCanvasView
      Approximated: lines have one width, and the sheet is not scrolled.
    PKCanvasViewDelegate
    PKCanvasViewDrawingPolicy
    PKDrawing
    PKEraserTool
    PKInkingTool
    PKLassoTool
      Approximated: nothing is chosen with it.
    PKStroke
    PKTool
    PKToolPicker
      Approximated: they are not shown; the canvas has the one that it was given.
    SFSafariViewController
      Approximated: an empty page with its host: a clip reaches no network.
    SFSafariViewControllerDelegate
      Accepted: nothing in the page is pressed.
    SystemSoundID
    VideoPlayer
      Approximated: black, with a button that plays and pauses, and the name of the
      film: a clip plays no other films.
    WKAudiovisualMediaTypes
      Accepted: nothing is played.
    WKAudiovisualMediaTypes.all
    WKAudiovisualMediaTypes.audio
    WKAudiovisualMediaTypes.video
    WKNavigation
    WKNavigationAction
    WKNavigationActionPolicy
    WKNavigationDelegate
      Approximated: a page is there at once, and nobody is asked whether it may be.
    WKNavigationType
      Accepted: nothing is tapped in a page.
    WKPreferences
      Accepted: no script runs.
    WKScriptMessage
      Accepted: no script runs that would send it.
    WKScriptMessageHandler
    WKUIDelegate
      Accepted: no script runs that would ask.
    WKUserContentController
      Accepted: no script runs that would send anything.
    WKUserScript
      Accepted: it does not run.
    WKUserScriptInjectionTime
    WKWebView
      Approximated: of an address an empty page with its host is shown, as a clip
      reaches no network; of a page that is given as text its words, without its
      styles. Scripts do not run.
    WKWebViewConfiguration
      Accepted: nothing of it shows, as no page is loaded and no script runs.
    WKWebpagePreferences
      Accepted: no script runs.
    WKWebsiteDataStore
      Accepted: nothing is stored.
    WKWebsiteDataStore.nonPersistent
    WebPage
      Approximated: a page is there at once, for no network is reached; scripts do
      not run.
    WebView
      Approximated: of an address an empty page with its host is shown, as a clip
      reaches no network; of a page that is given as text its words, without its
      styles.
    [Views/Menus]
    .controlGroupStyle
    .menuActionDismissBehavior
    .menuIndicator
    .menuOrder
    .menuStyle
    AutomaticControlGroupStyle
    BorderedButtonMenuStyle
    BorderlessButtonMenuStyle
    ButtonMenuStyle
    CommandGroup
      Accepted: no effect in a clip, which has no menu bar: what it offers is never
      made.
    CommandGroupPlacement
    CommandGroupPlacement.appInfo
    CommandGroupPlacement.appSettings
    CommandGroupPlacement.appTermination
    CommandGroupPlacement.appVisibility
    CommandGroupPlacement.help
    CommandGroupPlacement.importExport
    CommandGroupPlacement.newItem
    CommandGroupPlacement.pasteboard
    CommandGroupPlacement.printItem
    CommandGroupPlacement.saveItem
    CommandGroupPlacement.sidebar
    CommandGroupPlacement.singleWindowList
    CommandGroupPlacement.systemServices
    CommandGroupPlacement.textEditing
    CommandGroupPlacement.textFormatting
    CommandGroupPlacement.toolbar
    CommandGroupPlacement.undoRedo
    CommandGroupPlacement.windowArrangement
    CommandGroupPlacement.windowList
    CommandGroupPlacement.windowSize
    CommandMenu
      Accepted: no effect in a clip, which has no menu bar: what it offers is never
      made.
    Commands
      Accepted: no effect in a clip, which has no menu bar: what it offers is never
      made.
    CompactMenuControlGroupStyle
    ContentShapeKinds
    ContentShapeKinds.accessibility
    ContentShapeKinds.contextMenuPreview
    ContentShapeKinds.dragPreview
    ContentShapeKinds.focusEffect
    ContentShapeKinds.hoverEffect
    ContentShapeKinds.interaction
    ContextMenu
    ControlGroup
    ControlGroupStyle
    ControlGroupStyle.automatic
    ControlGroupStyle.compactMenu
    ControlGroupStyle.menu
    ControlGroupStyle.navigation
    ControlGroupStyle.palette
    ControlGroupStyleConfiguration
    DefaultMenuStyle
    EmptyCommands
    EnvironmentValues.menuIndicatorVisibility
    EnvironmentValues.menuOrder
    ImportFromDevicesCommands
      Accepted: no effect in a clip, which has no menu bar.
    InspectorCommands
      Accepted: no effect in a clip, which has no menu bar.
    LabeledControlGroupContent
    Link
    Menu
    MenuActionDismissBehavior
    MenuActionDismissBehavior.automatic
    MenuActionDismissBehavior.disabled
    MenuActionDismissBehavior.enabled
    MenuControlGroupStyle
    MenuOrder
    MenuOrder.automatic
    MenuOrder.fixed
    MenuOrder.priority
    MenuStyle
    MenuStyle.automatic
    MenuStyle.borderedButton
    MenuStyle.borderlessButton
    MenuStyle.button
    MenuStyleConfiguration
    NavigationControlGroupStyle
    PaletteControlGroupStyle
    ShareLink
      Approximated: the apps have symbols for pictures, and whatever is chosen closes
      the sheet. On a Mac, a watch and a television nothing is shown, and the clip
      says so.
    SharePreview
    SidebarCommands
      Accepted: no effect in a clip, which has no menu bar.
    TextEditingCommands
      Accepted: no effect in a clip, which has no menu bar.
    TextFormattingCommands
      Accepted: no effect in a clip, which has no menu bar.
    ToolbarCommands
      Accepted: no effect in a clip, which has no menu bar.
    UIActivity
    UIActivityViewController
      Approximated: there are no other apps to share with, and whatever is chosen
      closes the sheet.
    UIButton
      Approximated: drawn as SwiftUI's button of the style that its configuration
      comes nearest to.
    [Views/Navigation]
    .customizationID
      Accepted: a phone has no sidebar to arrange.
    .defaultAdaptableTabBarPlacement
    .indexViewStyle
    .isDetailLink
      Accepted: on a phone all of them push their pages.
    .matchedTransitionSource
      Approximated: the page grows from the view as it is; ground, shape and shadow
      of its own for the way are not drawn.
    .navigationBarBackButtonHidden
    .navigationBarHidden
    .navigationBarItems
    .navigationBarTitle
    .navigationBarTitleDisplayMode
    .navigationDestination
    .navigationLinkIndicatorVisibility
    .navigationSplitViewColumnWidth
    .navigationSplitViewStyle
    .navigationSubtitle
    .navigationTitle
    .navigationTransition
    .navigationViewStyle
    .tabBarMinimizeBehavior
      Approximated: bars give way in the look of iOS 26 alone, as a whole and not
      with the finger.
    .tabItem
    .tabViewBottomAccessory
    .tabViewCustomization
      Accepted: a phone has no sidebar to arrange.
    .tabViewSearchActivation
      Accepted: a tap on the tab that searches shows its page.
    .tabViewSidebarBottomBar
    .tabViewSidebarFooter
    .tabViewSidebarHeader
    .tabViewStyle
    .toolbar
    .toolbarBackground
    .toolbarBackgroundVisibility
    .toolbarColorScheme
    .toolbarRole
    .toolbarTitleDisplayMode
    .toolbarTitleMenu
    .toolbarVisibility
    AdaptableTabBarPlacement
    AdaptableTabBarPlacement.automatic
    AdaptableTabBarPlacement.sidebar
    AdaptableTabBarPlacement.tabBar
    AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition
    BalancedNavigationSplitViewStyle
    CarouselTabViewStyle
    ColumnNavigationViewStyle
    CustomizableToolbarContent
    DefaultNavigationViewStyle
    DefaultTabLabel
    DefaultTabViewStyle
    DefaultToolbarItem
      Approximated: a search field among the items of a phone's bar below the page; a
      sidebar's button and a title stay where they are.
    DoubleColumnNavigationViewStyle
    EmptyMatchedTransitionSourceConfiguration
    EnvironmentValues.tabViewBottomAccessoryPlacement
    GroupedTabViewStyle
    IndexViewStyle
    IndexViewStyle.page
    MatchedTransitionSourceConfiguration
    NavigationBarItem
    NavigationLink
    NavigationPath
    NavigationSplitView
    NavigationSplitViewColumn
    NavigationSplitViewColumn.content
    NavigationSplitViewColumn.detail
    NavigationSplitViewColumn.sidebar
    NavigationSplitViewStyle
    NavigationSplitViewStyle.automatic
    NavigationSplitViewStyle.balanced
    NavigationSplitViewStyle.prominentDetail
    NavigationSplitViewVisibility
    NavigationSplitViewVisibility.all
    NavigationSplitViewVisibility.automatic
    NavigationSplitViewVisibility.detailOnly
    NavigationSplitViewVisibility.doubleColumn
    NavigationStack
    NavigationTransition
    NavigationTransition.automatic
    NavigationTransition.zoom
    NavigationView
    NavigationViewStyle
    NavigationViewStyle.automatic
    NavigationViewStyle.columns
    NavigationViewStyle.stack
    PageIndexViewStyle
    PageTabViewStyle
    ProminentDetailNavigationSplitViewStyle
    SidebarAdaptableTabViewStyle
    SpacerSizing
    SpacerSizing.fixed
    SpacerSizing.flexible
    StackNavigationViewStyle
    Tab
    TabBarMinimizeBehavior
    TabBarMinimizeBehavior.automatic
    TabBarMinimizeBehavior.never
    TabBarMinimizeBehavior.onScrollDown
    TabBarMinimizeBehavior.onScrollUp
    TabBarOnlyTabViewStyle
    TabContent
    TabCustomizationBehavior
      Accepted: a phone has no sidebar to arrange.
    TabCustomizationBehavior.automatic
    TabCustomizationBehavior.disabled
    TabCustomizationBehavior.reorderable
    TabPlacement
      Accepted: a phone has no sidebar to arrange.
    TabPlacement.automatic
    TabPlacement.pinned
    TabPlacement.sidebarOnly
    TabRole
    TabRole.search
    TabSearchActivation
    TabSearchActivation.automatic
    TabSearchActivation.searchTabSelection
    TabSection
    TabView
    TabViewBottomAccessoryPlacement
    TabViewCustomization
    TabViewStyle
    TabViewStyle.automatic
    TabViewStyle.carousel
    TabViewStyle.grouped
    TabViewStyle.page
    TabViewStyle.sidebarAdaptable
    TabViewStyle.tabBarOnly
    TabViewStyle.verticalPage
    ToolbarContent
    ToolbarCustomizationBehavior
    ToolbarCustomizationBehavior.disabled
    ToolbarCustomizationBehavior.reorderable
    ToolbarCustomizationOptions
    ToolbarCustomizationOptions.alwaysAvailable
    ToolbarDefaultItemKind
    ToolbarDefaultItemKind.search
    ToolbarDefaultItemKind.sidebarToggle
    ToolbarDefaultItemKind.title
    ToolbarItem
    ToolbarItemGroup
    ToolbarItemPlacement
    ToolbarItemPlacement.automatic
    ToolbarItemPlacement.bottomBar
    ToolbarItemPlacement.bottomOrnament
    ToolbarItemPlacement.cancellationAction
    ToolbarItemPlacement.confirmationAction
    ToolbarItemPlacement.destructiveAction
    ToolbarItemPlacement.keyboard
    ToolbarItemPlacement.largeSubtitle
    ToolbarItemPlacement.largeTitle
    ToolbarItemPlacement.navigation
    ToolbarItemPlacement.navigationBarLeading
    ToolbarItemPlacement.navigationBarTrailing
    ToolbarItemPlacement.primaryAction
    ToolbarItemPlacement.principal
    ToolbarItemPlacement.secondaryAction
    ToolbarItemPlacement.status
    ToolbarItemPlacement.subtitle
    ToolbarItemPlacement.title
    ToolbarItemPlacement.topBarLeading
    ToolbarItemPlacement.topBarTrailing
    ToolbarPlacement
    ToolbarPlacement.automatic
    ToolbarPlacement.bottomBar
    ToolbarPlacement.navigationBar
    ToolbarPlacement.tabBar
    ToolbarPlacement.windowToolbar
    ToolbarRole
    ToolbarRole.automatic
    ToolbarRole.browser
    ToolbarRole.editor
    ToolbarRole.navigationStack
    ToolbarSpacer
    ToolbarTitleDisplayMode
    ToolbarTitleDisplayMode.automatic
    ToolbarTitleDisplayMode.inline
    ToolbarTitleDisplayMode.inlineLarge
    ToolbarTitleDisplayMode.large
    ToolbarTitleMenu
    UINavigationController
      Approximated: another first page is there at once.
    UINavigationController.hideShowBarDuration
    UINavigationControllerDelegate
      Approximated: nobody is asked for a movement of an app's own; pages come and go
      as SwiftUI's do.
    UIPageViewController
      Approximated: its pages are asked for once, from the one that is shown on and
      back until there are no more or one comes again; they slide, whatever its style
      of transition is.
    UIPageViewControllerDataSource
    UIPageViewControllerDelegate
    UITabBarController
    UITabBarControllerDelegate
    VerticalPageTabViewStyle
    ZoomNavigationTransition
    [Views/Pickers]
    .horizontalRadioGroupLayout
    .paletteSelectionEffect
    .pickerStyle
    DefaultPickerStyle
    InlinePickerStyle
    MenuPickerStyle
    NavigationLinkPickerStyle
    PalettePickerStyle
    PaletteSelectionEffect
    PaletteSelectionEffect.automatic
    PaletteSelectionEffect.custom
    PaletteSelectionEffect.symbolVariant
    Picker
    PickerStyle
    PickerStyle.automatic
    PickerStyle.inline
    PickerStyle.menu
    PickerStyle.navigationLink
    PickerStyle.palette
    PickerStyle.radioGroup
    PickerStyle.segmented
    PickerStyle.wheel
    RadioGroupPickerStyle
    SegmentedPickerStyle
    UISegmentedControl
    UISegmentedControl.appearance
    UISegmentedControl.noSegment
    WheelPickerStyle
    [Views/Pictures]
    .antialiased
      Accepted: edges of pictures are always antialiased.
    .imageScale
    .interpolation
    .renderingMode
    .resizable
    .symbolColorRenderingMode
    .symbolRenderingMode
    EnvironmentValues.imageScale
    EnvironmentValues.symbolColorRenderingMode
    EnvironmentValues.symbolRenderingMode
    Image
    SymbolColorRenderingMode
    SymbolColorRenderingMode.flat
    SymbolColorRenderingMode.gradient
    SymbolRenderingMode
    SymbolRenderingMode.hierarchical
    SymbolRenderingMode.monochrome
    SymbolRenderingMode.multicolor
    SymbolRenderingMode.palette
    [Views/Popovers]
    .popover
    PopoverAttachmentAnchor
    [Views/Presentations]
    .actionSheet
    .alert
    .confirmationDialog
    .dialogIcon
    .dialogSeverity
    .dialogSuppressionToggle
    .fullScreenCover
    .inspector
    .inspectorColumnWidth
    .interactiveDismissDisabled
    .presentationBackground
    .presentationBackgroundInteraction
    .presentationContentInteraction
    .presentationCornerRadius
    .presentationDetents
    .presentationDragIndicator
    .presentationSizing
    .sheet
    ActionSheet
    Alert
    Alert.sideBySideButtons
    AutomaticPresentationSizing
    CustomPresentationDetent
    DialogSeverity
    DialogSeverity.automatic
    DialogSeverity.critical
    DialogSeverity.standard
    EnvironmentValues.presentationMode
    FittedPresentationSizing
    FormPresentationSizing
    PagePresentationSizing
    PresentationBackgroundInteraction
    PresentationBackgroundInteraction.automatic
    PresentationBackgroundInteraction.disabled
    PresentationBackgroundInteraction.enabled
    PresentationContentInteraction
    PresentationContentInteraction.automatic
    PresentationContentInteraction.resizes
    PresentationContentInteraction.scrolls
    PresentationDetent
    PresentationDetent.custom
    PresentationDetent.fraction
    PresentationDetent.height
    PresentationDetent.large
    PresentationDetent.medium
    PresentationMode
    PresentationSizing
    PresentationSizing.automatic
    PresentationSizing.fitted
    PresentationSizing.form
    PresentationSizing.page
    UIAlertAction
    UIAlertController
    UIAlertControllerSeverity
    [Views/Previews]
    #Preview
    .activityBackgroundTint
    .activitySystemActionForegroundColor
      Accepted: the lock screen's own button is not shown.
    .previewContext
    .previewDevice
      Accepted: no effect in a clip; the clip's stage says which screen it is played
      on.
    .previewDisplayName
      Accepted: nothing shows a preview's name.
    .previewInterfaceOrientation
      Accepted: no effect in a clip; the clip's stage says how its screen is turned.
    .previewLayout
      Accepted: the stage decides how large a clip is.
    .widgetAccentable
      Accepted: no effect in a clip, which shows widgets in full colour.
    .widgetAccentedRenderingMode
      Accepted: no effect in a clip, which shows widgets in full colour.
    .widgetLabel
      Accepted: no effect; a watch's face would write it beside the widget.
    .widgetURL
      Accepted: no effect in a clip, where no app is opened.
    Activity
    Activity.activities
    Activity.request
    ActivityAttributes
    ActivityAuthorizationInfo
    ActivityConfiguration
    ActivityContent
    ActivityPreviewViewKind
    ActivityPreviewViewKind.content
    ActivityPreviewViewKind.dynamicIsland
    ActivityUIDismissalPolicy
    ActivityUIDismissalPolicy.after
    ActivityUIDismissalPolicy.immediate
    ActivityViewContext
    AppIntent
    AppIntent.description
    AppIntent.isDiscoverable
    AppIntent.openAppWhenRun
    AppIntentConfiguration
    AppIntentRecommendation
    AppIntentTimelineProvider
      Approximated: a clip shows one entry after the other, whatever their dates are.
    DynamicIsland
    DynamicIslandExpandedRegion
    DynamicIslandExpandedRegionPosition
    DynamicIslandExpandedRegionPosition.bottom
    DynamicIslandExpandedRegionPosition.center
    DynamicIslandExpandedRegionPosition.leading
    DynamicIslandExpandedRegionPosition.trailing
    DynamicIslandMode
    DynamicIslandMode.compactLeading
    DynamicIslandMode.compactTrailing
    DynamicIslandMode.expanded
    DynamicIslandMode.minimal
    DynamicIslandPreviewViewState
    EmptyWidgetConfiguration
    EnvironmentValues.widgetContentMargins
    EnvironmentValues.widgetFamily
    EnvironmentValues.widgetRenderingMode
    IntentDescription
    IntentResult
    IntentResult.result
    InterfaceOrientation
    InterfaceOrientation.allCases
    InterfaceOrientation.landscapeLeft
    InterfaceOrientation.landscapeRight
    InterfaceOrientation.portrait
    InterfaceOrientation.portraitUpsideDown
    LibraryContentProvider
      Accepted: no effect in a clip, which has no library.
    LibraryItem
      Accepted: no effect in a clip, which has no library: what it offers is never
      made.
    Preview
    PreviewContext
    PreviewDevice
    PreviewLayout
    PreviewModifier
    PreviewModifier.makeSharedContext
    PreviewPlatform
    PreviewProvider
    PreviewProvider.platform
      Accepted: no effect in a clip; the clip's stage says which platform it is of.
    PreviewTrait
    PreviewTrait.defaultLayout
    PreviewTrait.fixedLayout
    PreviewTrait.landscapeLeft
    PreviewTrait.landscapeRight
    PreviewTrait.modifier
    PreviewTrait.portrait
    PreviewTrait.portraitUpsideDown
    PreviewTrait.sizeThatFitsLayout
    StaticConfiguration
    Timeline
    TimelineEntry
    TimelineEntryRelevance
    TimelineProvider
      Approximated: a clip shows one entry after the other, whatever their dates are.
    TimelineProviderContext
    TimelineReloadPolicy
    TimelineReloadPolicy.after
    TimelineReloadPolicy.atEnd
    TimelineReloadPolicy.never
    Widget
    Widget.main
    WidgetAccentedRenderingMode
    WidgetAccentedRenderingMode.accented
    WidgetAccentedRenderingMode.accentedDesaturated
    WidgetAccentedRenderingMode.desaturated
    WidgetAccentedRenderingMode.fullColor
    WidgetBundle
    WidgetBundle.main
    WidgetCenter
    WidgetCenter.shared
    WidgetConfiguration
    WidgetConfigurationIntent
    WidgetFamily
    WidgetPreviewContext
    WidgetRenderingMode
    WidgetRenderingMode.accented
    WidgetRenderingMode.fullColor
    WidgetRenderingMode.vibrant
    [Views/Scrolling]
    .containerRelativeFrame
    .contentMargins
    .defaultScrollAnchor
    .onScrollGeometryChange
    .onScrollPhaseChange
    .onScrollTargetVisibilityChange
    .onScrollVisibilityChange
    .refreshable
    .safeAreaBar
    .safeAreaPadding
    .scrollBounceBehavior
    .scrollClipDisabled
    .scrollDisabled
    .scrollDismissesKeyboard
    .scrollEdgeEffectHidden
    .scrollEdgeEffectStyle
    .scrollIndicators
    .scrollIndicatorsFlash
    .scrollInputBehavior
      Accepted: a script scrolls with fingers and the crown alone.
    .scrollPosition
    .scrollTargetBehavior
    .scrollTargetLayout
    .scrollTransition
    AnyScrollTargetBehavior
    ContentMarginPlacement
    ContentMarginPlacement.automatic
    ContentMarginPlacement.scrollContent
    ContentMarginPlacement.scrollIndicators
    EnvironmentValues.horizontalScrollIndicatorVisibility
    EnvironmentValues.isScrollEnabled
    EnvironmentValues.scrollDismissesKeyboardMode
    EnvironmentValues.verticalScrollIndicatorVisibility
    PagingScrollTargetBehavior
    RefreshAction
    ScrollAnchorRole
    ScrollAnchorRole.alignment
    ScrollAnchorRole.initialOffset
    ScrollAnchorRole.sizeChanges
    ScrollBounceBehavior
    ScrollBounceBehavior.always
    ScrollBounceBehavior.automatic
    ScrollBounceBehavior.basedOnSize
    ScrollDismissesKeyboardMode
    ScrollDismissesKeyboardMode.automatic
    ScrollDismissesKeyboardMode.immediately
    ScrollDismissesKeyboardMode.interactively
    ScrollDismissesKeyboardMode.never
    ScrollEdgeEffectStyle
    ScrollEdgeEffectStyle.automatic
    ScrollEdgeEffectStyle.hard
    ScrollEdgeEffectStyle.soft
    ScrollGeometry
    ScrollIndicatorVisibility
    ScrollIndicatorVisibility.automatic
    ScrollIndicatorVisibility.hidden
    ScrollIndicatorVisibility.never
    ScrollIndicatorVisibility.visible
    ScrollInputBehavior
    ScrollInputBehavior.automatic
    ScrollInputBehavior.disabled
    ScrollInputBehavior.enabled
    ScrollInputKind
    ScrollInputKind.handGestureShortcut
    ScrollInputKind.lookToScroll
    ScrollPhase
    ScrollPhaseChangeContext
    ScrollPosition
    ScrollTarget
    ScrollTargetBehavior
    ScrollTargetBehavior.paging
    ScrollTargetBehavior.viewAligned
    ScrollTargetBehaviorContext
    ScrollTransitionConfiguration
    ScrollTransitionConfiguration.animated
    ScrollTransitionConfiguration.identity
    ScrollTransitionConfiguration.interactive
    ScrollTransitionPhase
    ScrollView
    ScrollViewProxy
    ScrollViewReader
    ViewAlignedScrollTargetBehavior
    [Views/Search]
    .findNavigator
      Approximated: by eye; nothing is replaced, and the text is not scrolled to what
      was found.
    .searchCompletion
    .searchFocused
    .searchPresentationToolbarBehavior
    .searchScopes
    .searchSelection
      Accepted: the caret stands at the end of the text, wherever the binding has it.
    .searchSuggestions
    .searchToolbarBehavior
      Approximated: in a phone's bar below the page since iOS 26; elsewhere the field
      keeps its size.
    .searchable
    DismissSearchAction
    SearchFieldPlacement
    SearchFieldPlacement.automatic
    SearchFieldPlacement.navigationBarDrawer
    SearchFieldPlacement.sidebar
    SearchFieldPlacement.toolbar
    SearchFieldPlacement.toolbarPrincipal
    SearchPresentationToolbarBehavior
    SearchPresentationToolbarBehavior.automatic
    SearchPresentationToolbarBehavior.avoidHidingContent
    SearchScopeActivation
    SearchScopeActivation.automatic
    SearchScopeActivation.onSearchPresentation
    SearchScopeActivation.onTextEntry
    SearchSuggestionsPlacement
    SearchSuggestionsPlacement.automatic
    SearchSuggestionsPlacement.content
    SearchSuggestionsPlacement.menu
    SearchToolbarBehavior
    SearchToolbarBehavior.automatic
    SearchToolbarBehavior.minimize
    UISearchController
      Approximated: what is found is shown by the page itself; a controller for it is
      not shown.
    UISearchResultsUpdating
    [Views/Shaders]
    .colorEffect
      Approximated: the view is drawn without it, with a warning.
    .distortionEffect
      Approximated: the view is drawn without it, with a warning.
    .layerEffect
      Approximated: the view is drawn without it, with a warning.
    GraphicsContext.Filter.colorShader
      Approximated: what it filters is drawn without it, with a warning.
    GraphicsContext.Filter.distortionShader
      Approximated: what it filters is drawn without it, with a warning.
    GraphicsContext.Filter.layerShader
      Approximated: what it filters is drawn without it, with a warning.
    GraphicsContext.Shading.shader
    Shader
      Approximated: the function is written in Metal, in a file of its own that no
      demo's Swift code holds. What it would change is drawn unchanged, what it would
      fill in grey, and a warning names it.
    ShaderFunction
    ShaderLibrary
    ShaderLibrary.bundle
    [Views/Shapes]
    .containerShape
      Approximated: a radius that changes jumps; the container's rectangle moves as
      it is animated.
    .fill
    .path
    .rotation
    .scale
    .size
    .sizeThatFits
    .stroke
    .strokeBorder
    .transform
    .trim
    AnyShape
    Capsule
    Circle
    ConcentricRectangle
      Approximated: a corner that is farther from its container's on one side than on
      the other takes the farther distance.
    ContainerRelativeShape
    Ellipse
    InsettableShape
    LayoutDirectionBehavior
    LayoutDirectionBehavior.fixed
    LayoutDirectionBehavior.mirrors
    OffsetShape
    OffsetShape.role
    Rectangle
    RotatedShape
    RotatedShape.role
    RoundedRectangle
    ScaledShape
    ScaledShape.role
    Shape
    Shape.capsule
    Shape.circle
    Shape.containerRelative
    Shape.ellipse
    Shape.rect
    Shape.role
    ShapeRole
    ShapeView
    TransformedShape
    TransformedShape.role
    UnevenRoundedRectangle
    [Views/SpriteKit]
    SKAction
      Approximated: an action goes on from step to step of its scene, sixty a second;
      ways to gather speed are Core Animation's.
    SKAction.animate
    SKAction.colorize
    SKAction.customAction
    SKAction.fadeAlpha
    SKAction.fadeIn
    SKAction.fadeOut
    SKAction.follow
    SKAction.group
    SKAction.hide
    SKAction.move
    SKAction.moveBy
    SKAction.moveTo
    SKAction.perform
    SKAction.playSoundFileNamed
      Accepted: a clip has no sound.
    SKAction.removeFromParent
    SKAction.repeatForever
    SKAction.resize
    SKAction.rotate
    SKAction.run
    SKAction.scale
    SKAction.scaleX
    SKAction.scaleY
    SKAction.sequence
    SKAction.setTexture
    SKAction.speed
    SKAction.unhide
    SKAction.wait
    SKActionTimingFunction
    SKActionTimingMode
    SKBlendMode
      Approximated: `.subtract` as what is darker, `.multiplyX2` as `.multiply`,
      `.replace` as `.alpha`.
    SKCameraNode
    SKColor
    SKConstraint
    SKConstraint.distance
    SKConstraint.orient
    SKConstraint.positionX
    SKConstraint.positionY
    SKConstraint.zRotation
    SKCropNode
    SKEffectNode
      Approximated: of the filters those that blur, and those that know only a
      pixel's own colour; a picture is as large as what is drawn, wherever its middle
      is.
    SKEmitterNode
      Approximated: what is drawn by lot is the same in each run; actions, fields and
      shaders of particles are not there.
    SKInterpolationMode
    SKKeyframeSequence
      Approximated: between colours and numbers alone; splines as straight lines.
    SKLabelHorizontalAlignmentMode
    SKLabelNode
      Approximated: where no font is named, the system's lightest stands for
      Helvetica Neue's; lines of several stand with their first one's base at the
      node where the base is asked for.
    SKLabelVerticalAlignmentMode
    SKNode
      Approximated: reach, fields and shaders are not there.
    SKParticleRenderOrder
    SKPhysicsBody
      Approximated: fields are not there, and a body out of a texture is its
      rectangle.
    SKPhysicsContact
    SKPhysicsContactDelegate
    SKPhysicsJoint
      Approximated: both bodies pass through each other; nothing breaks, and the
      force in it is not told. Those that slide are not there.
    SKPhysicsJointFixed
    SKPhysicsJointFixed.joint
    SKPhysicsJointLimit
    SKPhysicsJointLimit.joint
    SKPhysicsJointPin
    SKPhysicsJointPin.joint
    SKPhysicsJointSpring
    SKPhysicsJointSpring.joint
    SKPhysicsWorld
    SKRange
    SKRange.withNoLimits
    SKRepeatMode
    SKScene
      Approximated: it goes on sixty times a second, or as often as its view prefers,
      whatever the clip's frame rate is, so that the same step is the same in every
      run.
    SKSceneScaleMode
    SKShapeNode
      Approximated: a glow is a blurred stroke; textures do not fill shapes.
    SKSpriteNode
    SKTexture
      Approximated: as pictures are drawn in SwiftUI, whatever the filtering; parts
      of a texture and atlases are not there.
    SKTextureFilteringMode
    SKTransition
    SKTransition.crossFade
    SKTransition.fade
    SKTransition.moveIn
    SKTransition.push
    SKTransition.reveal
    SKTransitionDirection
    SKView
    SpriteView
    [Views/Stacks]
    AnyLayout
    Divider
    HSplitView
      Approximated: the line cannot be dragged.
    HStack
    HStackLayout
    HStackLayout.layoutProperties
    LazyHStack
    LazyVStack
    PinnedScrollableViews
    PinnedScrollableViews.sectionFooters
    PinnedScrollableViews.sectionHeaders
    Spacer
    VSplitView
      Approximated: the line cannot be dragged.
    VStack
    VStackLayout
    VStackLayout.layoutProperties
    ZStack
    ZStackLayout
    [Views/Styles]
    .accentColor
    .backgroundStyle
    .foregroundColor
    .foregroundStyle
    .mix
    .resolve
    .tint
    AngularGradient
    AnyGradient
    AnyShapeStyle
    BackgroundStyle
    BlendMode
    Color
    Color.accentColor
    Color.black
    Color.blue
    Color.brown
    Color.clear
    Color.cyan
    Color.gray
    Color.green
    Color.indigo
    Color.mint
    Color.orange
    Color.pink
    Color.primary
    Color.purple
    Color.red
    Color.secondary
    Color.teal
    Color.white
    Color.yellow
    EllipticalGradient
    EnvironmentValues.backgroundStyle
    FillShapeStyle
    ForegroundStyle
    Gradient
    HierarchicalShapeStyle
    HierarchicalShapeStyle.primary
    HierarchicalShapeStyle.quaternary
    HierarchicalShapeStyle.quinary
    HierarchicalShapeStyle.secondary
    HierarchicalShapeStyle.tertiary
    ImagePaint
      Approximated: it fills and strokes shapes; text and symbols have the label's
      colour.
    LinearGradient
    LinkShapeStyle
    Material
      Approximated: the blur and the layers are UIKit's, measured over white and
      black; of `ultraThick` they and of all the saturation are by eye; text in a
      material has its layer's colour alone: no vibrancy.
    Material.bar
    Material.regular
    Material.thick
    Material.thin
    Material.ultraThick
    Material.ultraThin
    MeshGradient
      Approximated: slopes between the points are Catmull and Rom's; Apple's are not
      known.
    PlaceholderTextShapeStyle
    RadialGradient
    SelectionShapeStyle
    SeparatorShapeStyle
    ShadowStyle
    ShadowStyle.drop
    ShadowStyle.inner
    ShapeStyle
    ShapeStyle.angularGradient
    ShapeStyle.background
    ShapeStyle.bar
    ShapeStyle.black
    ShapeStyle.blendMode
    ShapeStyle.blue
    ShapeStyle.brown
    ShapeStyle.clear
    ShapeStyle.conicGradient
    ShapeStyle.cyan
    ShapeStyle.ellipticalGradient
    ShapeStyle.fill
    ShapeStyle.foreground
    ShapeStyle.gray
    ShapeStyle.green
    ShapeStyle.image
    ShapeStyle.indigo
    ShapeStyle.linearGradient
    ShapeStyle.link
    ShapeStyle.mint
    ShapeStyle.opacity
    ShapeStyle.orange
    ShapeStyle.pink
    ShapeStyle.placeholder
    ShapeStyle.primary
    ShapeStyle.purple
    ShapeStyle.quaternary
    ShapeStyle.quinary
    ShapeStyle.radialGradient
    ShapeStyle.red
    ShapeStyle.regularMaterial
    ShapeStyle.secondary
    ShapeStyle.selection
    ShapeStyle.separator
    ShapeStyle.shadow
    ShapeStyle.teal
    ShapeStyle.tertiary
    ShapeStyle.thickMaterial
    ShapeStyle.thinMaterial
    ShapeStyle.tint
    ShapeStyle.ultraThickMaterial
    ShapeStyle.ultraThinMaterial
    ShapeStyle.white
    ShapeStyle.windowBackground
    ShapeStyle.yellow
    TintShapeStyle
    WindowBackgroundShapeStyle
    [Views/Subviews]
    Subview
    SubviewsCollection
    SubviewsReader
    [Views/SwiftData]
    .modelContainer
    .modelContext
    @Query
    EnvironmentValues.modelContext
    FetchDescriptor
    MigrationStage
      Accepted: a clip begins with an empty store, where nothing is to be moved.
    ModelConfiguration
      Accepted: a clip's models are in memory.
    ModelContainer
    ModelContext
      Approximated: a relationship's inverse is not set, and contexts of one
      container share nothing.
    PersistentIdentifier
    PersistentModel
    Schema
      Accepted: it keeps any here.
    SchemaMigrationPlan
      Accepted: a clip begins with an empty store, where nothing is to be moved.
    VersionedSchema
      Accepted: a clip begins with an empty store, where nothing is to be moved.
    [Views/SymbolEffects]
    .symbolEffect
    .symbolEffectsRemoved
    AnyTransition.symbolEffect
    AppearSymbolEffect
    AutomaticSymbolEffect
    BounceSymbolEffect
    BreatheSymbolEffect
    ContentTransitionSymbolEffect
    DisappearSymbolEffect
    DiscreteSymbolEffect
    DrawOffSymbolEffect
    DrawOnSymbolEffect
    IndefiniteSymbolEffect
    PulseSymbolEffect
    ReplaceSymbolEffect
    ReplaceSymbolEffect.downUp
    ReplaceSymbolEffect.offUp
    ReplaceSymbolEffect.upUp
    RotateSymbolEffect
    ScaleSymbolEffect
    SymbolEffect
    SymbolEffect.appear
    SymbolEffect.automatic
    SymbolEffect.bounce
    SymbolEffect.breathe
    SymbolEffect.disappear
    SymbolEffect.drawOff
    SymbolEffect.drawOn
    SymbolEffect.pulse
    SymbolEffect.replace
    SymbolEffect.rotate
    SymbolEffect.scale
    SymbolEffect.variableColor
    SymbolEffect.wiggle
    SymbolEffectConfiguration
    SymbolEffectOptions
    SymbolEffectOptions.nonRepeating
    SymbolEffectOptions.repeating
    SymbolEffectOptions.speed
    SymbolEffectTransition
    Transition.symbolEffect
    TransitionSymbolEffect
    VariableColorSymbolEffect
    WiggleSymbolEffect
    [Views/SystemBars]
    .menuBarExtraStyle
    .ornament
      Approximated: a clip has no room around its window, so the view is made smaller
      by the ornament, which then lies outside of it; one that is anchored within the
      view lies over it.
    .persistentSystemOverlays
    .preferredSurroundingsEffect
      Accepted: nothing is seen around a clip's window.
    .statusBar
    .statusBarHidden
    .upperLimbVisibility
      Accepted: no hands are seen in a clip.
    .volumeBaseplateVisibility
      Accepted: a clip shows no volume, whose ground this is.
    AutomaticMenuBarExtraStyle
    MenuBarExtra
      Approximated: a clip of it shows the bar above an empty desktop, both by eye.
    MenuBarExtraStyle
    MenuBarExtraStyle.automatic
    MenuBarExtraStyle.menu
    MenuBarExtraStyle.window
    OrnamentAttachmentAnchor
    OrnamentAttachmentAnchor.parent
    OrnamentAttachmentAnchor.scene
      Approximated: of the view that has the ornament, which is mostly all of the
      window.
    PullDownMenuBarExtraStyle
    SurroundingsEffect
    SurroundingsEffect.colorMultiply
    SurroundingsEffect.dark
    SurroundingsEffect.semiDark
    SurroundingsEffect.systemDark
    SurroundingsEffect.ultraDark
    WindowMenuBarExtraStyle
    [Views/SystemPickers]
    .fileDialogBrowserOptions
      Accepted: no effect in a clip, whose page for files is empty.
    .fileDialogConfirmationLabel
      Accepted: no effect in a clip, whose page for files is empty.
    .fileDialogCustomizationID
      Accepted: no effect in a clip, whose page for files is empty.
    .fileDialogDefaultDirectory
      Accepted: no effect in a clip, whose page for files is empty.
    .fileDialogImportsUnresolvedAliases
      Accepted: no effect in a clip, whose page for files is empty.
    .fileDialogMessage
      Accepted: no effect in a clip, whose page for files is empty.
    .fileExporter
    .fileExporterFilenameLabel
      Accepted: no effect in a clip, whose page for files is empty.
    .fileImporter
    .fileMover
    .photosPicker
    .photosPickerAccessoryVisibility
      Accepted: no effect in a clip, whose page for photos is empty.
    .photosPickerStyle
      Accepted: the page for photos always comes from below.
    .quickLookPreview
      Accepted: nothing comes of it; a demo's files have nothing to look at.
    .signInWithAppleButtonStyle
    ASAuthorization
      Accepted: nobody signs in.
    ASAuthorizationAppleIDRequest
      Accepted: nobody signs in.
    DocumentGroup
      Approximated: a new document is open from the beginning, without the page of
      all of them before; nothing is saved, and no document of another kind is there
      to view.
    EnvironmentValues.newDocument
      Accepted: no effect in a clip, which has one window.
    EnvironmentValues.openDocument
      Accepted: no effect in a clip, which has one window.
    FileDialogBrowserOptions
    FileDialogBrowserOptions.displayFileExtensions
    FileDialogBrowserOptions.enumeratePackages
    FileDialogBrowserOptions.includeHiddenFiles
    FileDocument
    FileDocument.writableContentTypes
    FileDocumentConfiguration
    FileDocumentReadConfiguration
    FileDocumentWriteConfiguration
    FileWrapper
    MFMailComposeResult
    MFMailComposeViewController
      Approximated: who presents it without having asked sees an empty page.
    MFMailComposeViewController.canSendMail
    MFMailComposeViewControllerDelegate
    NewDocumentAction
      Accepted: no effect in a clip, which has one window.
    OpenDocumentAction
      Accepted: no effect in a clip, which has one window.
    PHPhotoLibrary
    PHPhotoLibrary.shared
    PHPickerConfiguration
    PHPickerFilter
    PHPickerFilter.all
    PHPickerFilter.any
    PHPickerFilter.bursts
    PHPickerFilter.cinematicVideos
    PHPickerFilter.depthEffectPhotos
    PHPickerFilter.images
    PHPickerFilter.livePhotos
    PHPickerFilter.not
    PHPickerFilter.panoramas
    PHPickerFilter.screenRecordings
    PHPickerFilter.screenshots
    PHPickerFilter.slomoVideos
    PHPickerFilter.videos
    PHPickerResult
    PHPickerViewController
      Approximated: the page of `PhotosPicker`, with drawn landscapes for photos.
    PHPickerViewControllerDelegate
    PhotosPicker
      Approximated: its photos are drawn landscapes; it has neither albums nor a
      search, and films are not there.
    PhotosPickerItem
    PhotosPickerSelectionBehavior
    PhotosPickerSelectionBehavior.continuous
    PhotosPickerSelectionBehavior.ordered
    PhotosPickerStyle
    PhotosPickerStyle.compact
    PhotosPickerStyle.inline
    PhotosPickerStyle.presentation
    ReferenceFileDocument
    ReferenceFileDocument.writableContentTypes
    ReferenceFileDocumentConfiguration
    SignInWithAppleButton
    UIImagePickerController
      Approximated: the page of `PhotosPicker`, with drawn landscapes for photos,
      whatever the source; nothing is cut out of them.
    UIImagePickerController.isSourceTypeAvailable
    UIImagePickerControllerDelegate
    [Views/Text]
    .baselineOffset
    .bold
    .customAttribute
    .dynamicTypeSize
    .font
    .fontDesign
    .fontWeight
    .fontWidth
    .italic
    .kerning
    .leading
    .lineHeight
    .lineLimit
    .lineSpacing
    .lowercaseSmallCaps
    .minimumScaleFactor
    .monospaced
    .monospacedDigit
    .multilineTextAlignment
    .pointSize
    .scaled
    .smallCaps
    .strikethrough
    .textCase
    .textRenderer
    .textScale
    .textVariant
      Accepted: texts have one form here, and are shortened where there is no room
      for it.
    .tracking
    .truncationMode
    .typesettingLanguage
      Accepted: lines are as high as their fonts are, in any language.
    .underline
    .uppercaseSmallCaps
      Approximated: capitals keep their height.
    .weight
    .width
    @ScaledMetric
    DynamicTypeSize
    EnvironmentValues.allowsTightening
    EnvironmentValues.dynamicTypeSize
    EnvironmentValues.font
    EnvironmentValues.fontResolutionContext
    EnvironmentValues.lineLimit
    EnvironmentValues.lineSpacing
    EnvironmentValues.minimumScaleFactor
    EnvironmentValues.multilineTextAlignment
    EnvironmentValues.textCase
    EnvironmentValues.truncationMode
    FixedTextVariant
    Font
    Font.body
    Font.callout
    Font.caption
    Font.caption2
    Font.custom
    Font.extraLargeTitle
    Font.extraLargeTitle2
    Font.footnote
    Font.headline
    Font.largeTitle
    Font.subheadline
    Font.system
    Font.title
    Font.title2
    Font.title3
    FormatStyle.offset
    FormatStyle.reference
    FormatStyle.stopwatch
    FormatStyle.timer
    LocalizedStringKey
    LocalizedStringResource
    SizeDependentTextVariant
    SystemFormatStyle
    Text
    TextAlignment
    TextAttribute
    TextProxy
    TextRenderer
    TextVariantPreference
    TextVariantPreference.fixed
    TextVariantPreference.sizeDependent
    TimeDataSource
    TimeDataSource.currentDate
    TimeDataSource.dateRange
    TimeDataSource.durationOffset
    TypesettingLanguage
    TypesettingLanguage.automatic
    TypesettingLanguage.explicit
    [Views/TextEntry]
    .allowsTightening
      Accepted: letters keep their distance; use `minimumScaleFactor` to fit a text.
    .attributedTextFormattingDefinition
      Accepted: attributes outside the scope stay.
    .autocapitalization
    .autocorrectionDisabled
    .copyable
      Approximated: heard whatever has the focus.
    .cuttable
      Approximated: heard whatever has the focus.
    .disableAutocorrection
    .findDisabled
      Accepted: a bar to look for text is shown wherever it is asked for.
    .focusEffectDisabled
    .focusSection
    .focusable
    .keyboardShortcut
      Approximated: a script presses it; of controls other than buttons nothing comes
      of it.
    .keyboardType
    .onCopyCommand
      Approximated: heard whatever has the focus.
    .onCutCommand
      Approximated: heard whatever has the focus.
    .onDeleteCommand
      Approximated: heard whatever has the focus.
    .onExitCommand
      Approximated: heard whatever has the focus.
    .onKeyPress
      Approximated: heard when a script presses or types it; the innermost view that
      listens is asked first, whatever has the focus, and of a field that has it the
      views around it.
    .onMoveCommand
      Approximated: heard whatever has the focus.
    .onPasteCommand
      Approximated: heard whatever has the focus.
    .onPlayPauseCommand
      Approximated: heard whatever has the focus.
    .onSubmit
    .pasteDestination
      Approximated: heard whatever has the focus.
    .replaceDisabled
      Accepted: no effect in a clip, in which nobody searches a text.
    .searchDictationBehavior
      Accepted: no effect in a clip, in which nobody speaks.
    .submitLabel
    .submitScope
    .textContentType
    .textEditorStyle
    .textFieldStyle
    .textInputAutocapitalization
    .textInputCompletion
      Accepted: no effect in a clip, which proposes no words.
    .textInputFormattingControlVisibility
      Accepted: no effect in a clip, which offers no help with writing.
    .textInputSuggestions
      Accepted: no effect in a clip, which proposes no words.
    .textSelection
    .textSelectionAffinity
      Accepted: no effect in a clip, whose caret is where the script typed.
    .writingToolsAffordanceVisibility
      Accepted: no effect in a clip, which offers no help with writing.
    .writingToolsBehavior
      Accepted: no effect in a clip, which offers no help with writing.
    AttributedTextFormatting
    AttributedTextFormattingDefinition
      Approximated: attributes outside the scope stay.
    AttributedTextSelection
    AttributedTextValueConstraint
    AutomaticTextEditorStyle
    DefaultTextFieldStyle
    EnvironmentValues.autocorrectionDisabled
    EnvironmentValues.isFocusEffectEnabled
    FocusInteractions
    FocusInteractions.activate
    FocusInteractions.automatic
    FocusInteractions.edit
    KeyPress
    MoveCommandDirection
    NSFocusRingType
    NSSearchField
    NSSearchFieldDelegate
    NSSecureTextField
    NSTextField
    NSTextFieldDelegate
    PlainTextEditorStyle
    PlainTextFieldStyle
    RoundedBorderTextFieldStyle
    SecureField
    SquareBorderTextFieldStyle
    SubmitLabel
    SubmitLabel.done
    SubmitLabel.go
    SubmitLabel.join
    SubmitLabel.next
    SubmitLabel.route
    SubmitLabel.search
    SubmitLabel.send
    SubmitTriggers
    SubmitTriggers.search
    SubmitTriggers.text
    TextEditor
    TextEditorStyle
    TextEditorStyle.automatic
    TextEditorStyle.plain
    TextField
    TextFieldLink
      Approximated: the page has a field and a button that is done with it, and
      neither dictation nor emoji.
    TextFieldStyle
    TextFieldStyle.automatic
    TextFieldStyle.plain
    TextFieldStyle.roundedBorder
    TextFieldStyle.squareBorder
    TextInputAutocapitalization
    TextInputAutocapitalization.characters
    TextInputAutocapitalization.never
    TextInputAutocapitalization.sentences
    TextInputAutocapitalization.words
    TextInputDictationBehavior
    TextInputDictationBehavior.automatic
    TextInputDictationBehavior.inline
    TextInputDictationBehavior.preventDictation
    TextInputFormattingControlPlacement
    TextInputFormattingControlPlacement.contextMenu
    TextInputFormattingControlPlacement.inputAssistant
    TextSelection
    TextSelectionAffinity
    UIDataDetectorTypes
    UIDataDetectorTypes.address
    UIDataDetectorTypes.all
    UIDataDetectorTypes.calendarEvent
    UIDataDetectorTypes.link
    UIDataDetectorTypes.phoneNumber
    UIReturnKeyType
    UISearchBar
      Approximated: drawn with SwiftUI's field, in measures by eye; what an app says
      of the appearance of all of them has no effect in a clip, where `searchable`
      shows SwiftUI's.
    UISearchBar.appearance
    UISearchBarDelegate
    UITextAutocapitalizationType
    UITextAutocorrectionType
    UITextField
    UITextField.appearance
    UITextFieldDelegate
      Approximated: a change is told as one of the whole text.
    UITextView
      Approximated: its appearance has no effect on an editor of SwiftUI's, as from
      iOS 16 on.
    UITextView.appearance
    UITextViewDelegate
    WritingToolsBehavior
    WritingToolsBehavior.automatic
    WritingToolsBehavior.complete
    WritingToolsBehavior.disabled
    WritingToolsBehavior.limited
    [Views/Tips]
    .popoverTip
    .tipBackground
    .tipCornerRadius
    .tipImageSize
    .tipImageStyle
    .tipViewStyle
    @Parameter
      Approximated: every clip starts with what the code says, as an app does at its
      first start.
    AnyTip
    DefaultTipViewStyle
    Tip
    TipGroup
    TipOption
    TipView
    TipViewStyle
    TipViewStyle.automatic
    TipViewStyleConfiguration
    Tips
    Tips.configure
      Accepted: every clip starts with tips that nobody has seen.
    Tips.resetDatastore
    Tips.showAllTipsForTesting
    [Views/Transfer]
    AttributedString.transferRepresentation
    CodableRepresentation
    Color.transferRepresentation
    Data.transferRepresentation
    DataRepresentation
    Image.transferRepresentation
    ProxyRepresentation
    String.transferRepresentation
    TransferRepresentation
    Transferable
    URL.transferRepresentation
    [Views/Transitions]
    .combined
    AnyTransition.asymmetric
    AnyTransition.blurReplace
    AnyTransition.modifier
    AnyTransition.move
    AnyTransition.offset
    AnyTransition.opacity
    AnyTransition.push
    AnyTransition.scale
    AnyTransition.slide
    AsymmetricTransition
    AsymmetricTransition.properties
    BlurReplaceTransition
    CombinedTransition
    CombinedTransition.properties
    ModifierTransition
    MoveTransition
    OffsetTransition
    OpacityTransition
    OpacityTransition.properties
    PushTransition
    ScaleTransition
    SlideTransition
    Transition.blurReplace
    Transition.move
    Transition.offset
    Transition.opacity
    Transition.push
    Transition.scale
    Transition.slide
    [Views/UIKit]
    .copy
    .intersects
    .lineSubtracting
    .mutableCopy
    CAAnimation
    CAAnimationCalculationMode
    CAAnimationCalculationMode.cubic
    CAAnimationCalculationMode.cubicPaced
    CAAnimationCalculationMode.discrete
    CAAnimationCalculationMode.linear
    CAAnimationCalculationMode.paced
    CAAnimationDelegate
    CAAnimationGroup
    CAAnimationRotationMode
    CAAnimationRotationMode.rotateAuto
    CAAnimationRotationMode.rotateAutoReverse
    CABasicAnimation
    CACornerMask
    CACornerMask.layerMaxXMaxYCorner
    CACornerMask.layerMaxXMinYCorner
    CACornerMask.layerMinXMaxYCorner
    CACornerMask.layerMinXMinYCorner
    CADisplayLink
      Approximated: it calls 60 times a second, or `preferredFramesPerSecond`,
      whatever the clip's frame rate is; a range of frame rates is not asked for.
    CAEmitterCell
      Approximated: ranges of values reach as far to both sides, which is not
      measured; what is seen at random is the same in each run.
    CAEmitterLayer
      Approximated: as its cells are.
    CAEmitterLayerEmitterMode
    CAEmitterLayerEmitterMode.outline
    CAEmitterLayerEmitterMode.points
    CAEmitterLayerEmitterMode.surface
    CAEmitterLayerEmitterMode.volume
    CAEmitterLayerEmitterShape
    CAEmitterLayerEmitterShape.circle
    CAEmitterLayerEmitterShape.cuboid
    CAEmitterLayerEmitterShape.line
    CAEmitterLayerEmitterShape.point
    CAEmitterLayerEmitterShape.rectangle
    CAEmitterLayerEmitterShape.sphere
    CAEmitterLayerRenderMode
    CAEmitterLayerRenderMode.additive
    CAEmitterLayerRenderMode.backToFront
    CAEmitterLayerRenderMode.oldestFirst
    CAEmitterLayerRenderMode.oldestLast
    CAEmitterLayerRenderMode.unordered
    CAFrameRateRange
    CAGradientLayer
    CAGradientLayerType
    CAGradientLayerType.axial
    CAGradientLayerType.conic
    CAGradientLayerType.radial
    CAKeyframeAnimation
    CALayer
      Approximated: layers lie in one plane, each flattened before those around it;
      filters are not drawn.
    CALayerContentsGravity
    CALayerContentsGravity.center
    CALayerContentsGravity.resize
    CALayerContentsGravity.resizeAspect
    CALayerContentsGravity.resizeAspectFill
    CALayerCornerCurve
    CALayerCornerCurve.circular
    CALayerCornerCurve.continuous
    CAMediaTimingFillMode
    CAMediaTimingFillMode.backwards
    CAMediaTimingFillMode.both
    CAMediaTimingFillMode.forwards
    CAMediaTimingFillMode.removed
    CAMediaTimingFunction
    CAMediaTimingFunctionName
    CAMediaTimingFunctionName.easeIn
    CAMediaTimingFunctionName.easeInEaseOut
    CAMediaTimingFunctionName.easeOut
    CAMediaTimingFunctionName.linear
    CAPropertyAnimation
    CAReplicatorLayer
    CAShapeLayer
    CAShapeLayerFillRule
    CAShapeLayerFillRule.evenOdd
    CAShapeLayerFillRule.nonZero
    CAShapeLayerLineCap
    CAShapeLayerLineCap.butt
    CAShapeLayerLineCap.round
    CAShapeLayerLineCap.square
    CAShapeLayerLineJoin
    CAShapeLayerLineJoin.bevel
    CAShapeLayerLineJoin.miter
    CAShapeLayerLineJoin.round
    CASpringAnimation
    CATextLayer
    CATextLayerAlignmentMode
    CATextLayerAlignmentMode.center
    CATextLayerAlignmentMode.justified
    CATextLayerAlignmentMode.left
    CATextLayerAlignmentMode.natural
    CATextLayerAlignmentMode.right
    CATextLayerTruncationMode
    CATextLayerTruncationMode.end
    CATextLayerTruncationMode.middle
    CATextLayerTruncationMode.none
    CATextLayerTruncationMode.start
    CATransaction
    CATransaction.animationDuration
    CATransaction.begin
    CATransaction.commit
    CATransaction.completionBlock
    CATransaction.disableActions
    CATransaction.flush
    CATransaction.setAnimationDuration
    CATransaction.setAnimationTimingFunction
    CATransaction.setCompletionBlock
    CATransaction.setDisableActions
    CATransformLayer
      Approximated: as every layer, it lies in one plane with what is in it.
    CATransition
      Approximated: the new fades or moves in; the old is gone at once.
    CATransitionSubtype
    CATransitionSubtype.fromBottom
    CATransitionSubtype.fromLeft
    CATransitionSubtype.fromRight
    CATransitionSubtype.fromTop
    CATransitionType
    CATransitionType.fade
    CATransitionType.moveIn
    CATransitionType.push
    CATransitionType.reveal
    CFArray
    CFURL
    CGBlendMode
      Approximated: of the modes by Porter and Duff those that SwiftUI has, and what
      is the same as one of them where what is drawn is opaque; the others draw over.
    CGColor
    CGColor.black
    CGColor.clear
    CGColor.white
    CGColorSpace
      Accepted: colours are of sRGB.
    CGContext
      Approximated: y runs down, as in all contexts of UIKit's; there are no bitmaps,
      documents or patterns, and texts are drawn by UIKit's names.
    CGGradient
    CGGradientDrawingOptions
    CGGradientDrawingOptions.drawsAfterEndLocation
    CGGradientDrawingOptions.drawsBeforeStartLocation
    CGImage
    CGMutablePath
    CGPath
    CGPathDrawingMode
    CGPathFillRule
    CHHapticAdvancedPatternPlayer
    CHHapticDynamicParameter
    CHHapticEngine
      Accepted: no effect in a clip, which cannot be felt.
    CHHapticEngine.capabilitiesForHardware
    CHHapticEvent
    CHHapticEventParameter
    CHHapticParameterCurve
    CHHapticPattern
    CHHapticPatternPlayer
    NSAppearance
    NSApplication
      Accepted: no effect in a clip, which shows no other app and does not end before
      its time.
    NSApplication.didBecomeActiveNotification
    NSApplication.didResignActiveNotification
    NSApplication.shared
    NSApplication.willResignActiveNotification
    NSApplication.willTerminateNotification
    NSApplicationDelegate
    NSAttributedString.Key.backgroundColor
    NSAttributedString.Key.baselineOffset
    NSAttributedString.Key.font
    NSAttributedString.Key.foregroundColor
    NSAttributedString.Key.kern
    NSAttributedString.Key.paragraphStyle
    NSAttributedString.Key.shadow
      Accepted: a text of UIKit's has no shadow in a clip.
    NSAttributedString.Key.strikethroughColor
    NSAttributedString.Key.strikethroughStyle
    NSAttributedString.Key.strokeColor
      Accepted: as `strokeWidth`.
    NSAttributedString.Key.strokeWidth
      Accepted: a text of UIKit's has no outline in a clip.
    NSAttributedString.Key.tracking
    NSAttributedString.Key.underlineColor
    NSAttributedString.Key.underlineStyle
    NSButton
      Approximated: of the kinds of buttons boxes to tick and triangles to open
      something are told from the others.
    NSColor
      Approximated: colours of windows and controls by eye, not measured.
    NSControl
    NSCursor
      Accepted: no effect in a clip, whose pointer is the script's.
    NSCursor.arrow
    NSCursor.closedHand
    NSCursor.contextualMenu
    NSCursor.crosshair
    NSCursor.current
    NSCursor.disappearingItem
    NSCursor.dragCopy
    NSCursor.dragLink
    NSCursor.hide
    NSCursor.iBeam
    NSCursor.openHand
    NSCursor.operationNotAllowed
    NSCursor.pointingHand
    NSCursor.pop
    NSCursor.resizeDown
    NSCursor.resizeLeft
    NSCursor.resizeLeftRight
    NSCursor.resizeRight
    NSCursor.resizeUp
    NSCursor.resizeUpDown
    NSCursor.setHiddenUntilMouseMoves
    NSCursor.unhide
    NSDirectionalEdgeInsets
    NSDirectionalEdgeInsets.zero
    NSFont
    NSHapticFeedbackManager
      Accepted: no effect in a clip, which cannot be felt.
    NSHapticFeedbackManager.defaultPerformer
    NSHostingController
    NSHostingView
    NSImage
    NSLayoutAnchor
    NSLayoutConstraint
      Approximated: constraints are heeded by their priority; of those that
      contradict each other the first one.
    NSLayoutConstraint.activate
    NSLayoutConstraint.deactivate
    NSLayoutDimension
    NSLayoutLengthKind
    NSLayoutXAxisAnchor
    NSLayoutXAxisKind
    NSLayoutYAxisAnchor
    NSLayoutYAxisKind
    NSLineBreakMode
    NSMutableParagraphStyle
    NSOpenPanel
      Accepted: presents nothing in a clip, and answers that nothing was chosen.
    NSParagraphStyle
    NSPasteboard
    NSPasteboard.general
    NSSavePanel
      Accepted: presents nothing in a clip, and answers that nothing was chosen.
    NSScreen
      Approximated: `y` of its frames runs down.
    NSScreen.main
    NSScreen.screens
    NSSound
      Accepted: nothing is heard in a clip.
    NSSound.beep
    NSStringDrawingContext
      Accepted: a text is never made smaller.
    NSStringDrawingOptions
    NSStringDrawingOptions.truncatesLastVisibleLine
    NSStringDrawingOptions.usesDeviceMetrics
    NSStringDrawingOptions.usesFontLeading
    NSStringDrawingOptions.usesLineFragmentOrigin
    NSTextAlignment
    NSUnderlineStyle
      Approximated: every line is a single one.
    NSUnderlineStyle.byWord
    NSUnderlineStyle.double
    NSUnderlineStyle.patternDash
    NSUnderlineStyle.patternDot
    NSUnderlineStyle.single
    NSUnderlineStyle.thick
    NSView
      Approximated: `y` runs down, as in a flipped view, and the view always has a
      layer, so that none has to be unwrapped.
    NSViewRepresentable
      Approximated: as ``UIViewRepresentable``.
    NSViewRepresentable.dismantleNSView
    NSViewRepresentableContext
    NSVisualEffectView
      Approximated: drawn as the SwiftUI material that comes nearest.
    NSWindow
      Accepted: what is said of it has no effect in a clip, whose window is as its
      look says.
    NSWindow.allowsAutomaticWindowTabbing
    NSWindow.didBecomeKeyNotification
    NSWindow.didEnterFullScreenNotification
    NSWindow.didExitFullScreenNotification
    NSWindow.didMoveNotification
    NSWindow.didResignKeyNotification
    NSWindow.didResizeNotification
    NSWindow.willCloseNotification
    NSWindowDelegate
    NSWorkspace
      Accepted: no effect in a clip, which shows no other app.
    NSWorkspace.shared
    Selector
    Timer.scheduledTimer
    UIAccessibility
    UIAccessibility.buttonShapesEnabled
    UIAccessibility.isAssistiveTouchRunning
    UIAccessibility.isBoldTextEnabled
    UIAccessibility.isClosedCaptioningEnabled
    UIAccessibility.isDarkerSystemColorsEnabled
    UIAccessibility.isGrayscaleEnabled
    UIAccessibility.isGuidedAccessEnabled
    UIAccessibility.isInvertColorsEnabled
    UIAccessibility.isMonoAudioEnabled
    UIAccessibility.isOnOffSwitchLabelsEnabled
    UIAccessibility.isReduceMotionEnabled
    UIAccessibility.isReduceTransparencyEnabled
    UIAccessibility.isShakeToUndoEnabled
    UIAccessibility.isSpeakScreenEnabled
    UIAccessibility.isSpeakSelectionEnabled
    UIAccessibility.isSwitchControlRunning
    UIAccessibility.isVideoAutoplayEnabled
    UIAccessibility.isVoiceOverRunning
    UIAccessibility.post
      Accepted: no effect in a clip, which is not read out.
    UIAccessibility.prefersCrossFadeTransitions
    UIAccessibility.reduceMotionStatusDidChangeNotification
    UIAccessibility.shouldDifferentiateWithoutColor
    UIAccessibility.voiceOverStatusDidChangeNotification
    UIAction
    UIActivityIndicatorView
    UIAdaptivePresentationControllerDelegate
    UIAppearanceContainer
    UIApplication
      Accepted: no effect in a clip, which shows no other app and has one window.
    UIApplication.didBecomeActiveNotification
    UIApplication.didEnterBackgroundNotification
    UIApplication.didReceiveMemoryWarningNotification
    UIApplication.openSettingsURLString
    UIApplication.shared
    UIApplication.userDidTakeScreenshotNotification
    UIApplication.willEnterForegroundNotification
    UIApplication.willResignActiveNotification
    UIApplication.willTerminateNotification
    UIApplicationDelegate
    UIBackgroundTaskIdentifier
    UIBackgroundTaskIdentifier.invalid
    UIBarAppearance
      Approximated: of a picture behind a bar nothing is drawn, but that an empty one
      leaves out what else is there.
    UIBarButtonItem
      Accepted: its appearance has no effect in a clip; what stands in a bar has
      SwiftUI's styles.
    UIBarButtonItem.appearance
    UIBarButtonItem.fixedSpace
    UIBarButtonItem.flexibleSpace
    UIBarButtonItemAppearance
    UIBarButtonItemStateAppearance
    UIBarMetrics
    UIBarPosition
    UIBarStyle
    UIBezierPath
    UIBlurEffect
    UIColor
    UIColor.black
    UIColor.blue
    UIColor.brown
    UIColor.clear
    UIColor.controlAccentColor
    UIColor.controlBackgroundColor
    UIColor.controlColor
    UIColor.controlTextColor
    UIColor.cyan
    UIColor.darkGray
    UIColor.darkText
    UIColor.gray
    UIColor.green
    UIColor.gridColor
    UIColor.label
    UIColor.labelColor
    UIColor.lightGray
    UIColor.lightText
    UIColor.link
    UIColor.linkColor
    UIColor.magenta
    UIColor.opaqueSeparator
    UIColor.orange
    UIColor.placeholderText
    UIColor.placeholderTextColor
    UIColor.purple
    UIColor.quaternaryLabel
    UIColor.quaternaryLabelColor
    UIColor.quaternarySystemFill
    UIColor.red
    UIColor.secondaryLabel
    UIColor.secondaryLabelColor
    UIColor.secondarySystemBackground
    UIColor.secondarySystemFill
    UIColor.secondarySystemGroupedBackground
    UIColor.selectedContentBackgroundColor
    UIColor.separator
    UIColor.separatorColor
    UIColor.systemBackground
    UIColor.systemBlue
    UIColor.systemBrown
    UIColor.systemCyan
    UIColor.systemFill
    UIColor.systemGray
    UIColor.systemGray2
    UIColor.systemGray3
    UIColor.systemGray4
    UIColor.systemGray5
    UIColor.systemGray6
    UIColor.systemGreen
    UIColor.systemGroupedBackground
    UIColor.systemIndigo
    UIColor.systemMint
    UIColor.systemOrange
    UIColor.systemPink
    UIColor.systemPurple
    UIColor.systemRed
    UIColor.systemTeal
    UIColor.systemYellow
    UIColor.tertiaryLabel
    UIColor.tertiaryLabelColor
    UIColor.tertiarySystemBackground
    UIColor.tertiarySystemFill
    UIColor.tertiarySystemGroupedBackground
    UIColor.textBackgroundColor
    UIColor.textColor
    UIColor.tintColor
    UIColor.underPageBackgroundColor
    UIColor.unemphasizedSelectedContentBackgroundColor
    UIColor.white
    UIColor.windowBackgroundColor
    UIColor.yellow
    UIControl
    UICubicTimingParameters
    UIDevice
    UIDevice.batteryLevelDidChangeNotification
    UIDevice.current
    UIDevice.orientationDidChangeNotification
    UIDeviceOrientation
    UIEdgeInsets
    UIEdgeInsets.zero
    UIEvent
    UIFeedbackGenerator
    UIFont
    UIFont.boldSystemFont
    UIFont.buttonFontSize
    UIFont.familyNames
      Approximated: which fonts there are is known where they are drawn; none is
      told.
    UIFont.fontNames
    UIFont.italicSystemFont
    UIFont.labelFontSize
    UIFont.monospacedDigitSystemFont
    UIFont.monospacedSystemFont
    UIFont.preferredFont
      Approximated: of the traits none counts.
    UIFont.smallSystemFontSize
    UIFont.systemFont
    UIFont.systemFontSize
    UIFontDescriptor
    UIFontDescriptor.preferredFontDescriptor
    UIFontMetrics
      Approximated: fonts of UIKit keep their size, as where somebody has chosen
      none.
    UIGestureRecognizer
      Approximated: recognised as SwiftUI's gesture of the same kind; recognisers do
      not wait for each other.
    UIGestureRecognizerDelegate
      Accepted: a clip asks nobody.
    UIGestureRecognizerRepresentable
      Approximated: recognised as SwiftUI's gesture of the same kind; recognisers do
      not wait for each other.
    UIGestureRecognizerRepresentableContext
    UIGestureRecognizerRepresentableCoordinateSpaceConverter
    UIGraphicsImageRenderer
    UIGraphicsImageRendererContext
    UIGraphicsImageRendererFormat
    UIGraphicsImageRendererFormat.preferred
    UIHostingController
    UIHostingControllerSizingOptions
    UIHostingControllerSizingOptions.intrinsicContentSize
    UIHostingControllerSizingOptions.preferredContentSize
    UIImage
    UIImageView
    UIImpactFeedbackGenerator
    UIInterfaceOrientation
    UIInterfaceOrientationMask
      Accepted: no effect in a clip, whose device lies as its look says.
    UIInterfaceOrientationMask.all
    UIInterfaceOrientationMask.allButUpsideDown
    UIInterfaceOrientationMask.landscape
    UIInterfaceOrientationMask.landscapeLeft
    UIInterfaceOrientationMask.landscapeRight
    UIInterfaceOrientationMask.portrait
    UIInterfaceOrientationMask.portraitUpsideDown
    UIKeyboardType
    UIKeyboardType.alphabet
    UILabel
    UILabel.appearance
    UILayoutGuide
    UILayoutPriority
    UILayoutPriority.defaultHigh
    UILayoutPriority.defaultLow
    UILayoutPriority.fittingSizeLevel
    UILayoutPriority.required
    UILongPressGestureRecognizer
    UIMenu
    UIMenuElement
    UIModalPresentationStyle
    UIModalTransitionStyle
      Approximated: one that would be flipped or curled comes from below.
    UINavigationBar
    UINavigationBar.appearance
    UINavigationBarAppearance
    UINavigationItem
      Approximated: the bar becomes no higher by a `prompt`.
    UINotificationFeedbackGenerator
    UIOffset
    UIOffset.zero
    UIOpenURLContext
      Accepted: nobody opens a clip's app with one.
    UIPageControl
    UIPageControl.appearance
    UIPanGestureRecognizer
    UIPasteboard
    UIPasteboard.general
    UIPinchGestureRecognizer
    UIPopoverArrowDirection
    UIPopoverArrowDirection.any
    UIPopoverArrowDirection.down
    UIPopoverArrowDirection.left
    UIPopoverArrowDirection.right
    UIPopoverArrowDirection.unknown
    UIPopoverArrowDirection.up
    UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate
    UIPresentationController
    UIProgressView
      Approximated: a bar of 4 points in both styles, as high as iOS's is since iOS
      14.
    UIRectCorner
    UIRectCorner.allCorners
    UIRectCorner.bottomLeft
    UIRectCorner.bottomRight
    UIRectCorner.topLeft
    UIRectCorner.topRight
    UIRectEdge
    UIRectEdge.all
    UIRectEdge.bottom
    UIRectEdge.left
    UIRectEdge.right
    UIRectEdge.top
    UIRefreshControl
      Accepted: its appearance has no effect in a clip; `tint` has one.
    UIRefreshControl.appearance
    UIResponder
    UIResponder.keyboardAnimationDurationUserInfoKey
    UIResponder.keyboardDidHideNotification
    UIResponder.keyboardDidShowNotification
    UIResponder.keyboardFrameEndUserInfoKey
    UIResponder.keyboardWillChangeFrameNotification
    UIResponder.keyboardWillHideNotification
    UIResponder.keyboardWillShowNotification
    UIRotationGestureRecognizer
    UIScene
    UISceneConfiguration
      Accepted: no effect in a clip, which asks no delegate for its scene.
    UISceneDelegate
      Accepted: a clip's scene is told nothing.
    UISceneSession
      Accepted: no effect in a clip, whose scene is there once.
    UIScreen
    UIScreen.main
    UIScreen.screens
    UIScreenEdgePanGestureRecognizer
      Approximated: it hears of one that comes down within 20 points of the edge.
    UIScrollView
      Approximated: it moves as SwiftUI's `ScrollView`. Content that has neither a
      `contentSize` nor frames larger than the view does not scroll.
    UIScrollView.appearance
    UIScrollViewDelegate
    UISelectionFeedbackGenerator
    UISheetPresentationController
    UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext
    UISlider
    UISlider.appearance
    UISpringTimingParameters
      Approximated: of a velocity along two ways the longer one counts.
    UIStackView
    UIStatusBarManager
    UIStatusBarStyle
      Accepted: the bar is as the screen's appearance has it.
    UIStepper
    UIStepper.appearance
    UISwipeGestureRecognizer
    UISwitch
    UISwitch.appearance
    UITabBar
    UITabBar.appearance
    UITabBarAppearance
    UITabBarItem
      Accepted: its appearance has no effect in a clip; `UITabBarAppearance` has one.
    UITabBarItem.appearance
    UITabBarItemAppearance
    UITabBarItemStateAppearance
    UITapGestureRecognizer
    UITextContentType
    UITextContentType.addressCity
    UITextContentType.addressState
    UITextContentType.birthdate
    UITextContentType.countryName
    UITextContentType.creditCardNumber
    UITextContentType.dateTime
    UITextContentType.emailAddress
    UITextContentType.familyName
    UITextContentType.fullStreetAddress
    UITextContentType.givenName
    UITextContentType.jobTitle
    UITextContentType.location
    UITextContentType.middleName
    UITextContentType.name
    UITextContentType.namePrefix
    UITextContentType.nameSuffix
    UITextContentType.newPassword
    UITextContentType.nickname
    UITextContentType.oneTimeCode
    UITextContentType.organizationName
    UITextContentType.password
    UITextContentType.postalCode
    UITextContentType.streetAddressLine1
    UITextContentType.streetAddressLine2
    UITextContentType.telephoneNumber
    UITextContentType.username
    UITimingCurveProvider
    UIToolbar
    UIToolbar.appearance
    UIToolbarAppearance
    UITouch
      Approximated: a clip has one finger.
    UITraitCollection
    UITraitCollection.current
    UITransitionContextViewControllerKey
    UITransitionContextViewControllerKey.from
    UITransitionContextViewControllerKey.to
    UITransitionContextViewKey
    UITransitionContextViewKey.from
    UITransitionContextViewKey.to
    UIUserInterfaceIdiom
    UIUserInterfaceSizeClass
    UIUserInterfaceStyle
    UIVibrancyEffect
      Approximated: its content as it is, without a blur of its own.
    UIView
      Approximated: a view without a size or constraints of its own fills the one
      that it is in. Of views that a clip cannot show, a box with the type's name is
      seen.
    UIView.AnimationOptions.transitionCrossDissolve
    UIView.AnimationOptions.transitionCurlDown
    UIView.AnimationOptions.transitionCurlUp
    UIView.AnimationOptions.transitionFlipFromBottom
    UIView.AnimationOptions.transitionFlipFromLeft
    UIView.AnimationOptions.transitionFlipFromRight
    UIView.AnimationOptions.transitionFlipFromTop
    UIView.addKeyframe
    UIView.animate
    UIView.animateKeyframes
      Approximated: each keyframe is run when its time comes, linearly; what repeats
      begins again from where it has ended, and never runs backwards.
    UIView.appearance
      Accepted: no effect in a clip.
    UIView.layerClass
    UIView.noIntrinsicMetric
    UIView.performWithoutAnimation
    UIView.setAnimationsEnabled
      Accepted: what is presented is animated all the same.
    UIView.transition
      Approximated: other transitions than flips and dissolves change UIKit's views
      at once, and so does any of a whole window.
    UIViewAnimatingPosition
    UIViewAnimatingState
    UIViewController
      Approximated: its view, as a clip shows views of UIKit.
    UIViewController.attemptRotationToDeviceOrientation
    UIViewControllerAnimatedTransitioning
    UIViewControllerContextTransitioning
    UIViewControllerRepresentable
      Approximated: its view, as a clip shows views of UIKit.
    UIViewControllerRepresentable.dismantleUIViewController
    UIViewControllerRepresentableContext
    UIViewControllerTransitionCoordinator
      Accepted: no screen of a clip is turned.
    UIViewControllerTransitioningDelegate
    UIViewPropertyAnimator
      Approximated: what has been begun runs to its end; what has not is moved by
      hand, and then runs on from there. It is never reversed.
    UIViewPropertyAnimator.runningPropertyAnimator
    UIViewRepresentable
      Approximated: a clip shows what UIKit's views do with their colours, layers and
      subviews; a box with the type's name stands for what it cannot show.
    UIViewRepresentable.dismantleUIView
    UIViewRepresentableContext
    UIVisualEffect
    UIVisualEffectView
      Approximated: drawn as SwiftUI's material of the same name.
    UIVisualEffectView.layerClass
    UIWindow
      Approximated: fingers reach what is behind a window wherever it shows nothing
      that takes them, whatever its `hitTest` says; a window that nobody holds any
      more is seen until it is hidden.
    UIWindowScene
    UIWindowSceneDelegate
      Accepted: a clip's scene is told nothing.
    """
}

/// Names that SwiftUI has on Apple's systems, to explain errors by; not all of them are ours.
///
/// - Source: the names that a sample of public SwiftUI code uses, and Apple's documentation.
enum SwiftUINames {
  static let types = Set(typeList.split(whereSeparator: \.isWhitespace).map(String.init))
  static let members = Set(memberList.split(whereSeparator: \.isWhitespace).map(String.init))
  /// Those of the members that no view has, such as a style's: an app's own modifiers are called so.
  static let values = Set(valueList.split(whereSeparator: \.isWhitespace).map(String.init))

  static func has(_ name: String) -> Bool { types.contains(name) || members.contains(name) }

  private static let typeList = """
    AccessibilityFocusState ActionSheet Alert Alignment AlignmentID Anchor Angle
    AngularGradient Animatable AnimatableModifier AnimatablePair Animation AnyGesture
    AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage
    AttributedString Axis Bindable Binding BlendMode BorderedButtonStyle
    BorderedProminentButtonStyle Button ButtonRole ButtonStyle Canvas Capsule Chart Chart3D
    Chart3DCameraProjection Chart3DPose Chart3DSurfaceStyle SurfacePlot
    Circle Color ColorPicker ColorScheme CommandMenu Commands ConcentricRectangle
    ContainerRelativeShape ContentMode ContentTransition ContentUnavailableView ControlGroup
    ControlSize CoordinateSpace CubicKeyframe CustomAnimation DatePicker DefaultButtonStyle
    DisclosureGroup DisclosureGroupStyle DismissAction Divider DragGesture Edge EdgeInsets
    EditButton Ellipse EllipticalGradient EmptyView Environment EnvironmentKey
    EnvironmentObject EnvironmentValues EquatableView FetchRequest FillStyle FocusedValue
    FocusState Font ForEach ForegroundStyle Form Gauge GeometryEffect GeometryProxy
    GeometryReader Gesture GestureMask GestureState GlassEffectContainer Gradient
    GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle HelpLink
    HorizontalAlignment HoverEffect HSplitView HStack HStackLayout Image ImagePaint
    ImageRenderer InsettableShape ItemProvider KeyframeAnimator KeyframeTimeline
    KeyframeTrack Label LabeledContent LabelStyle Layout LayoutSubviews LazyHGrid LazyHStack
    LazyVGrid LazyVStack LinearGradient LinearKeyframe Link List LongPressGesture
    MagnificationGesture MagnifyGesture Map Material Menu MenuPickerStyle MenuStyle
    MeshGradient Model3D MoveKeyframe MultiDatePicker Namespace NavigationLink
    NavigationPath NavigationSplitView NavigationStack NavigationView NSColor NSFont
    NSHostingView NSImage NSViewRepresentable Observable ObservedObject OutlineGroup
    PageTabViewStyle PasteButton Path PhaseAnimator PhotosPicker Picker
    PinnedScrollableViews PlainButtonStyle PreferenceKey PresentationDetent Preview
    Previewable PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle
    ProjectionTransform ProposedViewSize Published Query RadialGradient RealityView
    Rectangle RenameButton RotateGesture RotationGesture RoundedRectangle SafeAreaRegions
    ScaledMetric Scene ScenePhase SceneStorage SceneView ScrollTargetBehavior
    ScrollTransitionPhase ScrollView ScrollViewReader SearchFieldPlacement Section
    SecureField SegmentedPickerStyle SensoryFeedback SequenceGesture Settings SettingsLink
    Shader ShaderLibrary Shape ShapeStyle ShareLink SignInWithAppleButton
    SimultaneousGesture Slider Spacer SpatialTapGesture Spring SpringKeyframe SpriteView
    State StateObject Stepper StepperStyle StrokeStyle SubmitLabel Subscene Subview
    SubviewsCollection Symbol SymbolRenderingMode Tab Table TableColumn TabSection TabView
    TabViewStyle TapGesture Text TextEditor TextField TextFieldStyle TextRenderer
    TextSelection TimelineSchedule TimelineView TipView Toggle ToggleStyle ToolbarItem
    ToolbarItemGroup ToolbarTitleMenu Transaction Transition TransitionPhase TupleView
    UIApplication UIColor UIDevice UIFont UIHostingController UIImage
    UIImpactFeedbackGenerator UIScreen UIViewControllerRepresentable UIViewRepresentable
    UnevenRoundedRectangle UnitCurve UnitPoint VectorArithmetic VerticalAlignment
    VideoPlayer View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits
    Visibility VisualEffect VSplitView VStack VStackLayout WebView Window WindowGroup ZStack
    ZStackLayout
    """

  private static let memberList = """
    accentColor accessibilityAction accessibilityChartDescriptor accessibilityElement
    accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityValue adaptive addArc addCurve addFilter addLine addLines addPath addRect
    alert alertStyle alignmentGuide all allCases allowsHitTesting allowsTightening
    alphaThreshold always anchorPreference animation aspectRatio assistiveAccess asymmetric
    autocorrectionDisabled automatic background backgroundPreferenceValue backgroundStyle
    backgroundTask badge bar baselineOffset black blendMode blue blur blurReplace bold
    border bordered borderedProminent borderlessButton bottom bottomLeading bottomTrailing
    bounce bouncy bounds breathe brightness brown button buttonBorderShape
    buttonRepeatBehavior buttonStyle callout capsule caption caption2 card center circle
    clear clipped clipShape closeSubpath color colorEffect colorInvert colorMultiply
    colorScheme columns combined common compact compositingGroup condensed
    confirmationDialog confirmationDialogIcon constant containerBackground
    containerRelativeFrame containerShape contentMargins contentShape contentTransition
    contextMenu continuous contrast controlSize coordinateSpace cornerRadius current custom
    cyan dark datePickerStyle default defaultAppStorage defaultScrollAnchor
    defaultWheelPickerItemHeight defersSystemGestures degrees delay destinationOut
    dialogIcon didDisappear disabled disablesAnimations disclosureGroupStyle
    distortionEffect documentBrowserContextMenu draw drawingGroup drawLayer drawOn drop
    dropConfiguration dropPreviewsFormation dynamicTypeSize easeIn easeInOut easeOut
    edgesIgnoringSafeArea elliptical enabled environment environmentObject expanded
    exportableToServices exportsItemProviders field fileDialogURLEnabled fileExporter
    fileImporter fill firstTextBaseline fit fixed fixedSize flexible
    flipsForRightToLeftLayoutDirection focusable focused focusedObject focusedSceneObject
    font fontDesign fontWeight fontWidth footnote foregroundColor foregroundStyle formStyle
    fractionLength frame fullScreenCover gaugeStyle geometryGroup gesture glass
    glassBackgroundEffect glassEffect glassProminent global gradient graphical gray
    grayscale greatestFiniteMagnitude green gridCellAnchor gridCellColumns
    gridColumnAlignment groupBoxStyle grouped handwritingTextInput headerProminence headline
    heavy height help hidden highPriorityGesture horizontal hour hoverEffect
    hoverEffectGroup hueRotation iconOnly id identity ignoresSafeArea imageScale
    immersiveContentBrightness immersiveEnvironmentPicker impact importableFromServices
    importsItemProviders indexViewStyle indigo infinity inline inner inset insetGrouped
    inspector interactive interactiveDismissDisabled interactiveSpring interpolate
    interpolatingSpring invalidatableContent isIdentity italic itemProvider kerning
    keyboardShortcut keyboardType keyframeAnimator labelsHidden labelStyle large largeTitle
    lastTextBaseline layerEffect layoutPriority layoutValue leading light linear
    linearGradient lineLimit lineSpacing link listItemTint listRowBackground listRowInsets
    listRowPlatterColor listRowSeparator listStyle local logicallyComplete luminanceToAlpha
    manageSubscriptionsSheet mask matchedGeometryEffect matchedTransitionSource medium
    menuButtonStyle menuStyle minimumScaleFactor mint minute mix modifier monospaced
    monospacedDigit move moveDisabled multicolor multilineTextAlignment named
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationSplitViewStyle navigationTitle navigationTransition
    navigationViewStyle number numberPad numericText offset offsetBy onAppear
    onAppIntentExecution onChange onChanged onCommand onContinueHover onDelete onDisappear
    onDrag onDragSessionUpdated onDrop onDropSessionUpdated onEnded onGeometryChange onHover
    onKeyPress onLongPressGesture onLongTouchGesture onMove onOpenURL onPreferenceChange
    onReceive onScrollGeometryChange onScrollPhaseChange onSubmit onTapGesture
    onVolumeViewpointChange onWorldRecenter opacity orange ornament overlay
    overlayPreferenceValue padding page palette paletteSelectionEffect periodic
    persistentSystemOverlays phaseAnimator photosPickerDisabledCapabilities pickerStyle pink
    plain plusLighter popover position preference preferredColorScheme
    preferredSurroundingsEffect presentationBackground presentationBreakthroughEffect
    presentationCompactAdaptation presentationCornerRadius presentationDetents
    presentationDragIndicator presentedWindowStyle presentedWindowToolbarStyle
    previewContext previewLayout primary privacySensitive progressViewStyle projectionEffect
    pulse purple push quaternary quickLookPreview radians random rect red redacted
    refreshable regular removed removeLast renderingMode repeat repeatCount repeatForever
    repeating replace resizable resolveSymbol rotate rotation rotation3DEffect
    rotationEffect round rounded roundedBorder roundedRectangle safeAreaInset safeAreaInsets
    safeAreaPadding saturation scale scaledToFill scaledToFit scaleEffect scenePadding
    scheduledTimer scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollIndicators scrollInputBehavior scrollPosition scrollTarget
    scrollTargetBehavior scrollTargetLayout scrollTo scrollTransition scrollView searchable
    searchSelection searchToolbarBehavior second secondary seconds sectionActions segmented
    semibold sensoryFeedback shadow sheet sidebar signInWithAppleButtonStyle
    simultaneousGesture sizeThatFits slide smooth snappy speechAdjustedPitch speed spring
    statusBarHidden storeButton strikethrough stroke strokeBorder subheadline submitLabel
    submitScope subscriptionStatusTask supportedVolumeViewpoints swipeActions symbolEffect
    symbolEffectsRemoved symbolRenderingMode symbolVariant syncEventTag tabItem tableStyle
    tabViewStyle tag tail task teal textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textRenderer textScale textSelection thickMaterial thin
    timer timingCurve tint title title2 title3 toggleStyle toolbar toolbarBackground
    toolbarColorScheme toolbarForegroundStyle toolbarItemHidden top topLeading topTrailing
    touchBar tracking trailing transaction transformEffect transformEnvironment transition
    translation translationPresentation translationTask trigger trim truncationMode
    typeSelectEquivalent ultraLight ultraThinMaterial underline unredacted updating
    upperLimbVisibility upUp userActivity variableColor vertical verticalPage viewAligned
    visualEffect volumeBaseplateVisibility webViewBackForwardNavigationGestures weight wheel
    white whitespacesAndNewlines wiggle willAppear winding withAnimation withTransaction
    wrappedValue writingDirection yellow zIndex zoom
    """

  private static let valueList = """
    adaptive all always asymmetric automatic bar black blue blurReplace bordered
    borderedProminent borderlessButton bottom bottomLeading bottomTrailing bounce bouncy
    bounds breathe brown button callout capsule caption caption2 card center circle
    clear color columns common compact condensed constant continuous current custom cyan
    dark default degrees draw drawOn drop easeIn easeInOut easeOut elliptical enabled
    expanded field firstTextBaseline fit fixed flexible footnote glass glassProminent
    global gradient graphical gray green grouped headline heavy height horizontal hour
    iconOnly identity impact indigo inline inner inset insetGrouped interactive
    interactiveSpring interpolatingSpring large largeTitle lastTextBaseline light linear
    linearGradient link local medium mint minute multicolor named number numberPad
    numericText orange page palette periodic pink plain plusLighter primary pulse purple
    push quaternary radians random rect red regular removed repeating replace rotate
    rotation round rounded roundedBorder roundedRectangle scale scrollView second
    secondary seconds segmented semibold sidebar slide smooth snappy spring subheadline
    tail teal thickMaterial thin timer timingCurve title title2 title3 top topLeading
    topTrailing trailing translation trigger ultraLight ultraThinMaterial upUp
    variableColor vertical verticalPage viewAligned wheel white wiggle winding yellow
    zoom
    """
}

/// Names that SwiftUI has on Apple's systems, to explain errors by; not all of them are ours.
///
/// - Source: the names that a sample of public SwiftUI code uses, and Apple's documentation.
enum SwiftUINames {
  static let types = Set(typeList.split(whereSeparator: \.isWhitespace).map(String.init))
  static let members = Set(memberList.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let typeList = """
    AccessibilityFocusState ActionSheet Alert Alignment AlignmentID Anchor Angle
    AngularGradient Animatable AnimatableModifier AnimatablePair Animation AnyGesture
    AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage
    AttributedString Axis Bindable Binding BlendMode BorderedButtonStyle
    BorderedProminentButtonStyle Button ButtonRole ButtonStyle Canvas Capsule Chart Circle
    Color ColorPicker ColorScheme CommandMenu Commands ContainerRelativeShape ContentMode
    ContentTransition ContentUnavailableView ControlGroup ControlSize CoordinateSpace
    CubicKeyframe CustomAnimation DatePicker DefaultButtonStyle DisclosureGroup
    DisclosureGroupStyle DismissAction Divider DragGesture Edge EdgeInsets EditButton Ellipse
    EllipticalGradient EmptyView Environment EnvironmentKey EnvironmentObject
    EnvironmentValues EquatableView FetchRequest FillStyle FocusedValue FocusState Font
    ForEach ForegroundStyle Form Gauge GeometryEffect GeometryProxy GeometryReader Gesture
    GestureMask GestureState GlassEffectContainer Gradient GraphicsContext Grid GridItem
    GridLayout GridRow Group GroupBox GroupBoxStyle HorizontalAlignment HoverEffect HStack
    HStackLayout Image ImagePaint ImageRenderer InsettableShape ItemProvider KeyframeAnimator
    KeyframeTimeline KeyframeTrack Label LabeledContent LabelStyle Layout LayoutSubviews
    LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient LinearKeyframe Link List
    LongPressGesture MagnificationGesture MagnifyGesture Map Material Menu MenuPickerStyle
    MenuStyle MeshGradient MoveKeyframe MultiDatePicker Namespace NavigationLink
    NavigationPath NavigationSplitView NavigationStack NavigationView NSColor NSFont
    NSHostingView NSImage NSViewRepresentable Observable ObservedObject OutlineGroup
    PageTabViewStyle PasteButton Path PhaseAnimator PhotosPicker Picker PinnedScrollableViews
    PlainButtonStyle PreferenceKey PresentationDetent Preview Previewable PreviewProvider
    PrimitiveButtonStyle ProgressView ProgressViewStyle ProjectionTransform ProposedViewSize
    Published Query RadialGradient Rectangle RenameButton RotateGesture RotationGesture
    RoundedRectangle SafeAreaRegions ScaledMetric Scene ScenePhase SceneStorage
    ScrollTargetBehavior ScrollTransitionPhase ScrollView ScrollViewReader
    SearchFieldPlacement Section SecureField SegmentedPickerStyle SensoryFeedback
    SequenceGesture Settings Shader ShaderLibrary Shape ShapeStyle ShareLink
    SimultaneousGesture Slider Spacer
    SpatialTapGesture Spring SpringKeyframe State StateObject Stepper StepperStyle StrokeStyle
    SubmitLabel Subscene Subview SubviewsCollection Symbol SymbolRenderingMode Tab Table
    TableColumn TabSection TabView TabViewStyle TapGesture Text TextEditor TextField
    TextFieldStyle TextRenderer TextSelection TimelineSchedule TimelineView TipView Toggle
    ToggleStyle ToolbarItem ToolbarItemGroup ToolbarTitleMenu Transaction Transition
    TransitionPhase TupleView UIApplication UIColor UIDevice UIFont UIHostingController
    UIImage UIImpactFeedbackGenerator UIScreen UIViewControllerRepresentable
    UIViewRepresentable UnevenRoundedRectangle UnitCurve UnitPoint VectorArithmetic
    VerticalAlignment VideoPlayer View ViewBuilder ViewDimensions ViewModifier ViewSpacing
    ViewThatFits Visibility VisualEffect VStack VStackLayout Window WindowGroup ZStack
    ZStackLayout
    """

  private static let memberList = """
    accentColor accessibilityAction accessibilityElement accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityValue adaptive
    addArc addCurve addFilter addLine addLines addPath addRect alert alignmentGuide all
    allCases allowsHitTesting allowsTightening alphaThreshold always anchorPreference
    animation aspectRatio asymmetric autocorrectionDisabled automatic background
    backgroundPreferenceValue backgroundStyle badge bar baselineOffset black blendMode blue
    blur blurReplace bold border bordered borderedProminent borderlessButton bottom
    bottomLeading bottomTrailing bounce bouncy bounds breathe brightness brown button
    buttonBorderShape buttonRepeatBehavior buttonStyle callout capsule caption caption2 card
    center circle clear clipped clipShape closeSubpath color colorEffect colorInvert
    colorMultiply colorScheme columns combined common compact compositingGroup condensed
    confirmationDialog constant containerBackground containerRelativeFrame contentMargins
    contentShape contentTransition contextMenu continuous contrast controlSize
    coordinateSpace cornerRadius current custom cyan dark datePickerStyle default
    defaultScrollAnchor defersSystemGestures degrees delay destinationOut dialogIcon
    didDisappear disabled disablesAnimations disclosureGroupStyle distortionEffect draw
    drawingGroup drawLayer drawOn drop dynamicTypeSize easeIn easeInOut easeOut
    edgesIgnoringSafeArea elliptical enabled environment environmentObject expanded
    exportsItemProviders field fileExporter fileImporter fill firstTextBaseline fit fixed
    fixedSize flexible flipsForRightToLeftLayoutDirection focusable focused font fontDesign
    fontWeight fontWidth footnote foregroundColor foregroundStyle formStyle fractionLength
    frame fullScreenCover gaugeStyle geometryGroup gesture glass glassEffect glassProminent
    global gradient graphical gray grayscale greatestFiniteMagnitude green gridCellAnchor
    gridCellColumns gridColumnAlignment groupBoxStyle grouped headerProminence headline
    heavy height help hidden highPriorityGesture horizontal hour hoverEffect hueRotation
    iconOnly id identity ignoresSafeArea imageScale impact indexViewStyle indigo infinity
    inline inner inset insetGrouped inspector interactive interactiveDismissDisabled
    interactiveSpring interpolate interpolatingSpring invalidatableContent isIdentity italic
    itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelsHidden
    labelStyle large largeTitle lastTextBaseline layerEffect layoutPriority layoutValue
    leading light linear linearGradient lineLimit lineSpacing link listItemTint
    listRowBackground listRowInsets listRowSeparator listStyle local logicallyComplete
    luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource medium menuStyle
    minimumScaleFactor mint minute mix modifier monospaced monospacedDigit move moveDisabled
    movingParts multicolor multilineTextAlignment named navigationBarHidden
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationSplitViewStyle navigationTitle navigationTransition
    navigationViewStyle number numberPad numericText offset offsetBy onAppear onChange
    onChanged onContinueHover onDelete onDisappear onDrag onDrop onEnded onGeometryChange
    onHover onKeyPress onLongPressGesture onMove onOpenURL onPreferenceChange onReceive
    onScrollGeometryChange onScrollPhaseChange onSubmit onTapGesture opacity orange overlay
    overlayPreferenceValue padding page palette paletteSelectionEffect periodic
    persistentSystemOverlays phaseAnimator pickerStyle pink plain plusLighter popover
    position preference preferredColorScheme presentationBackground
    presentationCompactAdaptation presentationCornerRadius presentationDetents
    presentationDragIndicator previewLayout primary privacySensitive progressViewStyle
    projectionEffect pulse purple push quaternary radians random rect red redacted
    refreshable regular removed removeLast renderingMode repeat repeatCount repeatForever
    repeating replace resizable resolveSymbol rotate rotation rotation3DEffect
    rotationEffect round rounded roundedBorder roundedRectangle safeAreaInset safeAreaInsets
    safeAreaPadding saturation scale scaledToFill scaledToFit scaleEffect scenePadding
    scheduledTimer scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollIndicators scrollPosition scrollTargetBehavior
    scrollTargetLayout scrollTo scrollTransition scrollView searchable second secondary
    seconds segmented semibold sensoryFeedback shadow sheet sidebar simultaneousGesture
    sizeThatFits slide smooth snappy speechAdjustedPitch speed spring statusBarHidden
    strikethrough stroke strokeBorder subheadline submitLabel submitScope swipeActions
    symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant tabItem tableStyle
    tabViewStyle tag tail task teal textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textRenderer textScale textSelection thickMaterial thin
    timer timingCurve tint title title2 title3 toggleStyle toolbar toolbarBackground
    toolbarColorScheme top topLeading topTrailing tracking trailing transaction
    transformEffect transformEnvironment transition translation trigger trim truncationMode
    typeSelectEquivalent ultraLight ultraThinMaterial underline unredacted updating upUp
    userActivity variableColor vertical verticalPage viewAligned visualEffect weight wheel
    white whitespacesAndNewlines wiggle willAppear withAnimation withTransaction
    wrappedValue yellow zIndex zoom
    """
}

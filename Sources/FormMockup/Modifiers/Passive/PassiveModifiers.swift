/// Modifiers that change nothing in a still picture, or nothing that a form shows: those of SwiftUI
/// up to iOS 26 and of the frameworks that give it views, also where they are another platform's.
extension Modifier {
    /// Those of SwiftUI itself. `bind`, `modifier` and `transition` stand also for own ones that the
    /// sources do not give (an own one is run before anything is lowered).
    static let passive = Modifier(
        words: accessibility + events + focus + effects + layout + navigation + presentation
            + scrolling + text + environment)

    /// Those of other frameworks.
    static let passiveOfFrameworks = Modifier(words: charts + maps + store + widgets + web + others)

    /// Those that only another platform has.
    static let passiveElsewhere = Modifier(words: macOS + watchAndTV + vision)

    private static let accessibility = """
        accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
        accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
        accessibilityChildren accessibilityCustomContent accessibilityDefaultFocus
        accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
        accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden
        accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
        accessibilityInputLabels accessibilityLabeledPair accessibilityLinkedGroup
        accessibilityRemoveTraits accessibilityRepresentation
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
        accessibilitySortPriority accessibilityTextContentType accessibilityValue
        accessibilityZoomAction assistiveAccessNavigationIcon speechAdjustedPitch
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters

        """

    private static let events = """
        allowsHitTesting contentShape copyable cuttable deleteDisabled draggable dragConfiguration
        dragContainer dragContainerSelection dragPreviewsFormation dropConfiguration
        dropDestination dropPreviewsFormation exportableToServices exportsItemProviders gesture
        handGestureShortcut handlesExternalEvents highPriorityGesture importableFromServices
        importsItemProviders itemProvider keyboardShortcut moveDisabled onAppear onChange
        onContinueUserActivity onContinuousHover onDelete onDisappear onDrag onDragSessionUpdated
        onDrop onDropSessionUpdated onGeometryChange onHover onInsert onInteractiveResizeChange
        onKeyPress onLongPressGesture onMove onOpenURL onPencilDoubleTap onPencilSqueeze
        onPreferenceChange onReceive onSubmit onTapGesture pasteDestination refreshable
        renameAction sensoryFeedback simultaneousGesture springLoadingBehavior submitScope
        swipeActions task userActivity

        """

    private static let focus = """
        autocapitalization autocorrectionDisabled defaultFocus digitalCrownRotation
        disableAutocorrection findDisabled findNavigator focusable focused focusedObject
        focusedSceneObject focusedSceneValue focusedValue focusEffectDisabled focusScope
        focusSection keyboardType prefersDefaultFocus replaceDisabled searchFocused submitLabel
        textContentType textInputAutocapitalization textInputFormattingControlVisibility
        textInputSuggestions textInputCompletion writingToolsAffordanceVisibility
        writingToolsBehavior

        """

    private static let effects = """
        animation backgroundExtensionEffect bind blendMode brightness colorEffect colorInvert
        colorMultiply compositingGroup contentTransition contrast defaultHoverEffect
        distortionEffect drawingGroup geometryGroup glassEffect glassEffectID
        glassEffectTransition glassEffectUnion grayscale hoverEffect hoverEffectDisabled
        hueRotation invalidatableContent keyframeAnimator layerEffect luminanceToAlpha
        matchedGeometryEffect matchedTransitionSource materialActiveAppearance modifier
        phaseAnimator privacySensitive projectionEffect redacted rotation3DEffect saturation
        scrollTransition shadow symbolEffect symbolEffectsRemoved transaction transformEffect
        transition unredacted visualEffect visualEffect3D

        """

    private static let layout = """
        alignmentGuide anchorPreference backgroundPreferenceValue buttonSizing collapsible
        containerCornerOffset containerRelativeFrame containerValue contentMargins
        coordinateSpace edgesIgnoringSafeArea formStyle gridCellAnchor gridCellColumns
        gridCellUnsizedAxes gridColumnAlignment ignoresSafeArea indexViewStyle
        labelIconToTitleSpacing labelReservedIconWidth layoutDirectionBehavior layoutPriority
        layoutValue listItemTint listRowSpacing listSectionIndexVisibility listSectionMargins
        listSectionSeparatorTint overlayPreferenceValue paletteSelectionEffect position
        preference safeAreaPadding scenePadding sectionIndexLabel selectionDisabled
        tableColumnHeaders tableStyle transformAnchorPreference transformPreference width zIndex

        """

    private static let navigation = """
        contentToolbar customizationBehavior customizationID defaultAdaptableTabBarPlacement
        defaultVisibility isDetailLink navigationDestination navigationDocument
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle
        navigationTransition navigationViewStyle onNavigate searchCompletion
        searchDictationBehavior searchPresentationToolbarBehavior searchScopes searchSelection
        searchSuggestions searchToolbarBehavior sectionActions statusBar statusBarHidden
        tabBarMinimizeBehavior tabItem tabPlacement tabViewBottomAccessory tabViewCustomization
        tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
        tabViewStyle toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
        toolbarForegroundStyle toolbarRole toolbarTitleMenu toolbarVisibility

        """

    private static let presentation = """
        actionSheet alert confirmationDialog contextMenu dialogIcon dialogSeverity
        dialogSuppressionToggle documentBrowserContextMenu fileDialogBrowserOptions
        fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
        fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter
        fileExporterFilenameLabel fileImporter fileMover fullScreenCover help inspector
        inspectorColumnWidth interactiveDismissDisabled menuActionDismissBehavior menuIndicator
        menuOrder popover presentationBackgroundInteraction presentationCompactAdaptation
        presentationContentInteraction presentationCornerRadius presentationDetents
        presentationDragIndicator presentationSizing previewContext previewDevice
        previewDisplayName previewInterfaceOrientation previewLayout sheet

        """

    private static let scrolling = """
        defaultScrollAnchor onScrollGeometryChange onScrollPhaseChange
        onScrollTargetVisibilityChange onScrollVisibilityChange scrollBounceBehavior
        scrollClipDisabled scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled
        scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
        scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout

        """

    private static let text = """
        allowedDynamicRange allowsTightening antialiased attributedTextFormattingDefinition
        baselineOffset customAttribute flipsForRightToLeftLayoutDirection fontWidth interpolation
        kerning lineHeight lineSpacing renderingMode resizable symbolColorRenderingMode
        symbolRenderingMode symbolVariableValueMode textEditorStyle textRenderer textScale
        textSelection textSelectionAffinity tracking typeSelectEquivalent typesettingLanguage
        writingDirection

        """

    private static let environment = """
        allowsWindowActivationEvents backgroundStyle badgeProminence buttonRepeatBehavior
        colorScheme defaultAppStorage defersSystemGestures dynamicTypeSize id
        interactionActivityTrackingTag modelContainer modelContext persistentSystemOverlays
        preferredColorScheme sliderThumbVisibility transformEnvironment

        """
}

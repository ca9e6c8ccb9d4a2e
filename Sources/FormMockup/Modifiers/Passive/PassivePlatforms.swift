/// What views can be told on macOS, watchOS, tvOS and visionOS; iOS knows none of it.
extension Modifier {
    static let macOS = """
        allowsWindowDragging alternatingRowBackgrounds 
        defaultPosition defaultSize dismissalConfirmationDialog horizontalRadioGroupLayout
        menuBarExtraStyle onCommand onCopyCommand onCutCommand onDeleteCommand onExitCommand
        onModifierKeysChanged onMoveCommand onPasteCommand pointerStyle pointerVisibility
        presentedWindowStyle presentedWindowToolbarStyle touchBar touchBarCustomizationLabel
        touchBarItemPresence touchBarItemPrincipal windowDismissBehavior
        windowFullScreenBehavior windowMinimizeBehavior windowResizability windowResizeAnchor
        windowResizeBehavior windowToolbarFullScreenVisibility

        """

    static let watchAndTV = """
        defaultWheelPickerItemHeight digitalCrownAccessory listRowPlatterColor
        onLongTouchGesture onPlayPauseCommand 

        """

    static let vision = """
        aspectRatio3D breakthroughEffect depthAlignment frame3D
        glassBackgroundEffect handPointerBehavior hoverEffectGroup immersiveEnvironmentBehavior
        immersiveEnvironmentPicker listRowHoverEffect listRowHoverEffectDisabled
        manipulable manipulationGesture onImmersionChange onSurfaceSnappingChange
        onVolumeViewpointChange onWorldRecenter ornament padding3D
        preferredSurroundingsEffect preferredWindowClippingMargins
        rotation3DLayout scaledToFit3D scaledToFill3D spatialOverlay
        spatialOverlayPreferenceValue supportedVolumeViewpoints upperLimbVisibility
        volumeBaseplateVisibility

        """
}

/// What frameworks beside SwiftUI add to views; none of it changes the picture of a form.
extension Modifier {
    static let charts = """
        alignsMarkStylesWithPlotArea chart3DCameraProjection chart3DPose
        chart3DRenderingStyle chartAngleSelection chartBackground chartForegroundStyleScale
        chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle
        chartScrollableAxes chartScrollPosition chartScrollTargetBehavior chartSymbolScale
        chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale
        chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale
        chartYSelection chartYVisibleDomain chartZAxis chartZAxisLabel chartZScale chartZSelection
        interpolationMethod lineStyle 

        """

    static let maps = """
        annotationSubtitles annotationTitles lookAroundViewer mapCameraKeyframeAnimator mapControls
        mapControlVisibility mapFeatureSelectionAccessory mapFeatureSelectionContent
        mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSelectionAccessory
        mapItemDetailSheet mapOverlayLevel mapScope mapStyle onMapCameraChange

        """

    static let store = """
        addOrderToWalletButtonStyle addPassToWalletButtonStyle appStoreMerchandising
        appStoreOverlay currentEntitlementTask inAppPurchaseOptions manageSubscriptionsSheet
        offerCodeRedemption onApplePayCouponCodeChange onApplePayPaymentMethodChange
        onApplePayShippingContactChange onApplePayShippingMethodChange onInAppPurchaseCompletion
        onInAppPurchaseStart payLaterViewAction payLaterViewDisplayStyle
        payWithApplePayButtonDisableCardArt payWithApplePayButtonStyle preferredSubscriptionOffer
        preferredSubscriptionPricingTerms productDescription productIconBorder productViewStyle
        refundRequestSheet signInWithAppleButtonStyle storeButton storeProductsTask
        storeProductTask subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility
        subscriptionOfferViewDetailAction subscriptionOfferViewStyle subscriptionPromotionalOffer
        subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground
        subscriptionStoreControlIcon subscriptionStoreControlStyle
        subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground
        subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle
        subscriptionStoreSignInAction transactionPicker verifyIdentityWithWalletButtonStyle

        """

    static let widgets = """
        activityBackgroundTint activitySystemActionForegroundColor containerBackgroundRemovable
        contentMarginsDisabled controlWidgetActionHint controlWidgetStatus
        disfavoredLocations dynamicIsland promptsForUserConfiguration supplementalActivityFamilies
        supportedFamilies supportedMountingStyles widgetAccentable widgetAccentedRenderingMode
        widgetCurvesContent widgetLabel widgetTexture widgetURL

        """

    static let web = """
        webViewBackForwardNavigationGestures webViewContentBackground webViewContextMenu
        webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures
        webViewOnScrollGeometryChange webViewScrollInputBehavior webViewScrollPosition
        webViewTextSelection

        """

    /// Photos, tips, intents, translation, contacts, capture, playgrounds, accounts and more.
    static let others = """
        accessoryPicker addingContactsMode appEntityIdentifier authorizationController
        contactAccessButtonCaption contactAccessButtonStyle contactAccessPicker
        familyActivityPicker groupActivityAssociation healthDataAccessRequest
        imagePlaygroundAllowedGenerationStyles imagePlaygroundGenerationStyle
        imagePlaygroundPersonalizationPolicy imagePlaygroundSheet journalingSuggestionsPicker
        musicSubscriptionOffer onAppIntentExecution onCameraCaptureEvent
        photosPicker photosPickerAccessoryVisibility
        photosPickerDisabledCapabilities photosPickerStyle popoverMiniTip popoverTip
        quickLookPreview realityViewCameraControls realityViewLayoutBehavior 
        shortcutsLinkStyle siriTipViewStyle tipAnchor tipBackground
        tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle tipViewStyle
        translationPresentation translationTask workoutPreview

        """
}

extension Control {
    /// Buttons of Apple's services: black, as wide as they may be, with words of their own.
    static let systemButton = Control(
        "SignInWithAppleButton", "PayWithApplePayButton", "AddPassToWalletButton",
        "VerifyIdentityWithWalletButton", "AddOrderToWalletButton", "LocationButton"
    ) { context in
        let words = context.systemWords
        var inner = context.environment
        inner.isNested = true
        inner.foreground = .system(.white)
        inner.hasPlaceForeground = false
        inner.font = Font(size: .style(.headline))
        let text = Element.text(
            context.interpreter.styledText(
                context.interpreter.runs(of: words.title, inner, parsesMarkdown: false), inner))
        let icon = Element.icon(
            IconElement(name: words.symbol, font: inner.font, color: inner.foreground))
        let frame =
            context.environment.hasHeight
            ? FrameModifier(maxWidth: .infinity, maxHeight: .infinity)
            : FrameModifier(height: 44, maxWidth: .infinity)
        let ground = Element.shape(ShapeElement(kind: .roundedRectangle(8), fill: .role(.label)))
        let element = Element.stack(
            StackElement(axis: .horizontal, spacing: 6, children: [icon, text])
        )
        .wrapped(in: .frame(frame)).wrapped(in: .background(ground, .center))
        return context.control(
            Semantics(kind: .button, label: words.title), context.dimmed(element))
    }
}

extension ControlContext {
    /// What such a button says, and the symbol in front of it.
    fileprivate var systemWords: (title: String, symbol: String) {
        let label = title.flatMap { interpreter.styleName(of: $0.value) }
        switch call.name {
        case "SignInWithAppleButton":
            switch label {
            case "signUp": return ("Sign up with Apple", "apple.logo")
            case "continue": return ("Continue with Apple", "apple.logo")
            default: return ("Sign in with Apple", "apple.logo")
            }
        case "PayWithApplePayButton": return ("Apple Pay", "apple.logo")
        case "LocationButton": return ("Current Location", "location.fill")
        case "VerifyIdentityWithWalletButton": return ("Verify with Wallet", "wallet.pass")
        case "AddOrderToWalletButton": return ("Track with Apple Wallet", "wallet.pass")
        default: return ("Add to Apple Wallet", "wallet.pass")
        }
    }
}

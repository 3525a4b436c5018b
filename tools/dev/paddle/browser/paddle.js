// The emulator's stand-in for Paddle.js: what the shop and @paddle/paddle-js call of it, with the same events.
(() => {
  const home = new URL(document.currentScript.src).origin;
  const problem = (message) => console.error(`[PADDLE EMULATOR] ${message}`);

  let options = {};
  let environment = "production";
  let open = null;

  function emit(event) {
    try {
      options.eventCallback?.(event);
    } catch (error) {
      problem(`eventCallback threw ${error}`);
    }
  }

  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== home || !open || source !== open.frame.contentWindow) return;
    if (data?.event) {
      open.state = data.event.data ?? open.state;
      emit(data.event);
    }
    if (data?.close) close();
  });

  addEventListener("keydown", (event) => {
    if (open && event.key === "Escape") close();
  });

  function close() {
    if (!open) return;
    const { frame, state, before } = open;
    open = null;
    frame.remove();
    if (before instanceof HTMLElement) before.focus();
    emit({ name: "checkout.closed", data: state });
  }

  function openCheckout({ transactionId, settings = {} } = {}) {
    if (!paddle.Initialized) return problem("Call Paddle.Initialize() with a client-side token first");
    if (!/^txn_[a-z\d]{26}$/.test(transactionId ?? "")) return problem("The emulator opens checkouts by transactionId");
    close();
    const theme = (settings.theme ?? options.checkout?.settings?.theme) === "dark" ? "dark" : "light";
    const address = new URL("/checkout", home);
    address.search = new URLSearchParams({ transaction: transactionId, theme, parent: location.origin });
    const frame = document.createElement("iframe");
    frame.src = address.href;
    frame.title = "Checkout";
    frame.name = "paddle_frame";
    frame.className = "paddle-frame paddle-frame-overlay";
    frame.style.cssText = `position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:transparent;color-scheme:${theme}`;
    open = { frame, state: undefined, before: document.activeElement };
    document.body.append(frame);
    frame.focus();
  }

  /** What catalogue prices come to for the buyer, as the control page has placed them. */
  async function previewPrices({ items = [] } = {}) {
    if (!paddle.Initialized) throw new Error("Call Paddle.Initialize() with a client-side token first");
    const prices = await Promise.all(
      items.map(async ({ priceId }) => {
        const response = await fetch(`${home}/price-preview/${encodeURIComponent(priceId)}`);
        if (!response.ok) throw new Error(`No price ${priceId}`);
        return response.json();
      }),
    );
    const [{ currencyCode, countryCode }] = prices;
    const format = new Intl.NumberFormat("en", { style: "currency", currency: currencyCode });
    const each = (totals, write) =>
      Object.fromEntries(Object.entries(totals).map(([name, minor]) => [name, write(minor)]));
    const lineItems = prices.map(({ priceId, totals }) => ({
      price: { id: priceId },
      quantity: 1,
      totals: each(totals, String),
      formattedTotals: each(totals, (minor) => format.format(minor / 100)),
    }));
    const data = { currencyCode, address: { countryCode, postalCode: null }, details: { lineItems } };
    return { data, meta: { requestId: crypto.randomUUID() } };
  }

  const paddle = {
    Version: "v1",
    Initialized: false,
    Status: { libraryVersion: "emulator" },
    Environment: {
      set(name) {
        environment = name;
      },
      get: () => environment,
    },
    Initialize(setup) {
      if (!setup?.token) return problem("Initialize needs a client-side token");
      options = setup;
      paddle.Initialized = true;
    },
    Update(setup) {
      options = { ...options, ...setup };
    },
    PricePreview: previewPrices,
    Checkout: { open: openCheckout, close },
  };

  window.PaddleBillingV1 = window.Paddle = paddle;
})();

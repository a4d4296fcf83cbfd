// Stands for the payment provider's browser library while the sandbox is used. It speaks the same
// interface, refuses every key that is not the sandbox's, and sees no card number: cards are typed
// in a frame that talks to the payment endpoint itself.
(() => {
  "use strict";
  const { BASE, inLanguage, invalidRequest, makeElements, openFrame, plain } =
    window.stripeSandboxElements;

  // --- calls

  async function call(path, init) {
    try {
      const response = await fetch(`${BASE}/v1/${path}`, init);
      return await response.json();
    } catch {
      const message = "We could not reach the payment provider. Please try again.";
      return { error: { type: "api_connection_error", message } };
    }
  }

  function isSetup(clientSecret) {
    return clientSecret.startsWith("seti_");
  }

  function addressOf(clientSecret) {
    const kind = isSetup(clientSecret) ? "setup_intents" : "payment_intents";
    return `${kind}/${clientSecret.split("_secret_")[0]}`;
  }

  function retrieve(key, clientSecret) {
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    return call(`${addressOf(clientSecret)}?${query}`);
  }

  function result(answer) {
    if (answer.error) return { error: answer.error };
    return answer.object === "setup_intent" ? { setupIntent: answer } : { paymentIntent: answer };
  }

  /** Opens the bank's question over the page and waits for the payer. */
  function authenticate(key, clientSecret) {
    const focused = document.activeElement;
    const overlay = document.createElement("div");
    overlay.setAttribute("role", "dialog");
    overlay.setAttribute("aria-modal", "true");
    overlay.setAttribute(
      "aria-label",
      inLanguage("Payment authentication", "Autenticación del pago"),
    );
    Object.assign(overlay.style, {
      position: "fixed",
      inset: "0",
      zIndex: "2147483647",
      display: "grid",
      placeItems: "center",
      padding: "16px",
      background: "rgb(20 28 24 / 0.55)",
    });
    document.body.append(overlay);
    return new Promise((resolve) => {
      const modal = openFrame({
        path: "/challenge",
        title: "Secure authentication frame",
        host: overlay,
        onMessage(message) {
          if (message.type === "loaded") {
            modal.post({ type: "start", key, clientSecret, language: inLanguage("en", "es") });
          }
          if (message.type !== "done") return;
          modal.close();
          overlay.remove();
          if (focused instanceof HTMLElement) focused.focus();
          resolve(message.answer);
        },
      });
      Object.assign(modal.frame.style, {
        border: "0",
        width: "min(420px, 100%)",
        height: "min(360px, 90vh)",
        borderRadius: "12px",
        background: "#fff",
      });
      modal.frame.addEventListener("load", () => modal.frame.focus());
    });
  }

  /** A page that is being left never answers. */
  function leave(url) {
    window.location.assign(url);
    return new Promise(() => {});
  }

  async function proceed(key, answer) {
    if (answer.error || answer.status !== "requires_action") return answer;
    const next = answer.next_action;
    if (next?.type === "redirect_to_url") return leave(next.redirect_to_url.url);
    const after = await authenticate(key, answer.client_secret);
    if (after.error || after.status !== "requires_payment_method") return after;
    return after.object === "setup_intent"
      ? { error: { ...after.last_setup_error, setup_intent: after } }
      : { error: { ...after.last_payment_error, payment_intent: after } };
  }

  function returnTo(returnUrl, intent) {
    const url = new URL(returnUrl, window.location.href);
    url.searchParams.set(intent.object, intent.id);
    url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    url.searchParams.set(
      "redirect_status",
      intent.status === "processing" ? "pending" : intent.status,
    );
    return leave(url.href);
  }

  function confirmById(key, clientSecret, params) {
    const fields = new URLSearchParams({ key, client_secret: clientSecret });
    const names = [
      "payment_method",
      "return_url",
      ...(isSetup(clientSecret) ? [] : ["receipt_email"]),
    ];
    for (const name of names) {
      if (params[name]) fields.set(name, params[name]);
    }
    return call(`${addressOf(clientSecret)}/confirm`, { method: "POST", body: fields });
  }

  /** Confirms a payment, or a card that is saved for later: the secret says which. */
  async function confirm(key, { elements, clientSecret, confirmParams = {}, redirect = "always" }) {
    const secret = clientSecret ?? elements?._clientSecret();
    if (!secret) return invalidRequest("A client secret is needed to confirm.");
    const params = plain(confirmParams);
    if (redirect === "always" && !params.return_url) {
      return invalidRequest("confirmParams.return_url is needed unless redirect is if_required.");
    }
    const payment = elements?._payment();
    const first = payment
      ? await payment._ask("confirm", { clientSecret: secret, key, params })
      : await confirmById(key, secret, params);
    const answer = await proceed(key, first);
    if (!answer.error && redirect === "always") return returnTo(params.return_url, answer);
    return result(answer);
  }

  function SandboxStripe(key) {
    if (typeof key !== "string" || !key.startsWith("pk_test_sandbox_")) {
      throw new Error("The payment sandbox takes only its own test keys.");
    }
    const unsupported = (name) => async () => invalidRequest(`The sandbox does not cover ${name}.`);
    return {
      elements: (options) => makeElements(key, options),
      confirmPayment: (options) => confirm(key, options),
      confirmSetup: (options) => confirm(key, options),
      async handleNextAction({ clientSecret }) {
        return result(await proceed(key, await retrieve(key, clientSecret)));
      },
      retrievePaymentIntent: async (clientSecret) => result(await retrieve(key, clientSecret)),
      retrieveSetupIntent: async (clientSecret) => result(await retrieve(key, clientSecret)),
      confirmCardPayment: unsupported("confirmCardPayment"),
      confirmCardSetup: unsupported("confirmCardSetup"),
      createToken: unsupported("createToken"),
      createPaymentMethod: unsupported("createPaymentMethod"),
      createConfirmationToken: unsupported("createConfirmationToken"),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  SandboxStripe.version = "endive";
  window.Stripe = SandboxStripe;
})();

// The bank's question in a frame over the page: the payer completes or fails the authentication.
(() => {
  "use strict";
  const ORIGIN = window.location.origin;
  const buttons = [...document.querySelectorAll("button")];
  const SPANISH = {
    "Payment authentication": "Autenticación del pago",
    "Test payment": "Pago de prueba",
    "Confirm it is you": "Confirme que es usted",
    "Your bank wants to know that it is you who uses this card.":
      "Su banco quiere saber que es usted quien usa esta tarjeta.",
    "Complete authentication": "Completar la autenticación",
    "Fail authentication": "Rechazar la autenticación",
    "That did not work. Please try again.": "No funcionó. Inténtelo de nuevo.",
  };
  let payment = null;

  /** The text in the language of the page that asks. */
  function said(text) {
    return payment.language === "es" ? SPANISH[text] : text;
  }

  function speak() {
    document.documentElement.lang = payment.language;
    for (const part of document.querySelectorAll("title, .Badge, h1, #about, button")) {
      part.textContent = said(part.textContent);
    }
  }

  function post(message) {
    window.parent.postMessage({ stripeSandbox: "frame", ...message }, ORIGIN);
  }

  function enable(enabled) {
    for (const button of buttons) button.disabled = !enabled;
  }

  async function finish(outcome) {
    enable(false);
    const { key, clientSecret } = payment;
    const id = clientSecret.split("_secret_")[0];
    const body = new URLSearchParams({ key, client_secret: clientSecret, result: outcome });
    try {
      const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
      const path = `/__stripe_sandbox/v1/${kind}/${id}/finish`;
      const response = await fetch(path, { method: "POST", body });
      post({ type: "done", answer: await response.json() });
    } catch {
      document.getElementById("about").textContent = said("That did not work. Please try again.");
      enable(true);
    }
  }

  window.addEventListener("message", (event) => {
    if (event.origin !== ORIGIN || event.source !== window.parent) return;
    if (event.data?.stripeSandbox !== "page" || event.data.type !== "start") return;
    payment = event.data;
    speak();
    enable(true);
    buttons[0].focus();
  });
  for (const button of buttons) button.addEventListener("click", () => finish(button.value));
  post({ type: "loaded" });
})();

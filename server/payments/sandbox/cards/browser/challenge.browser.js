// The bank's question in a frame over the page: the payer completes or fails the authentication.
(() => {
  "use strict";
  const ORIGIN = window.location.origin;
  const buttons = [...document.querySelectorAll("button")];
  let payment = null;

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
      document.getElementById("about").textContent = "That did not work. Please try again.";
      enable(true);
    }
  }

  window.addEventListener("message", (event) => {
    if (event.origin !== ORIGIN || event.source !== window.parent) return;
    if (event.data?.stripeSandbox !== "page" || event.data.type !== "start") return;
    payment = event.data;
    enable(true);
    buttons[0].focus();
  });
  for (const button of buttons) button.addEventListener("click", () => finish(button.value));
  post({ type: "loaded" });
})();

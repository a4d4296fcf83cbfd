// The page a wallet would show. It ends the payment and goes back to where the payer came from.
(() => {
  "use strict";
  const query = new URLSearchParams(window.location.search);
  const id = query.get("payment_intent") ?? "";
  const clientSecret = query.get("payment_intent_client_secret") ?? "";
  const path = `/__stripe_sandbox/v1/payment_intents/${encodeURIComponent(id)}`;
  const NAMES = {
    link: "Link",
    klarna: "Klarna",
    cashapp: "Cash App Pay",
    amazon_pay: "Amazon Pay",
  };
  const STATUS = { succeeded: "succeeded", processing: "pending", failed: "failed" };
  const buttons = [...document.querySelectorAll("button")];
  const about = document.getElementById("about");
  let returnUrl = null;

  function enable(enabled) {
    for (const button of buttons) button.disabled = !enabled;
  }

  async function start() {
    const response = await fetch(`${path}?${new URLSearchParams({ client_secret: clientSecret })}`);
    const intent = await response.json();
    const next = intent.next_action?.redirect_to_url;
    const target = next?.return_url ? new URL(next.return_url) : null;
    if (!target || target.origin !== window.location.origin) {
      about.textContent = "There is no payment waiting here.";
      return;
    }
    returnUrl = target;
    const amount = (intent.amount / 100).toLocaleString("en-US", {
      style: "currency",
      currency: "USD",
    });
    const name = NAMES[query.get("method")] ?? "Payment";
    document.getElementById("title").textContent = `${name}: ${amount}`;
    enable(true);
  }

  async function finish(outcome) {
    enable(false);
    const body = new URLSearchParams({ client_secret: clientSecret, result: outcome });
    const response = await fetch(`${path}/finish`, { method: "POST", body });
    if (!response.ok) {
      about.textContent = "This payment has already ended.";
      return;
    }
    returnUrl.searchParams.set("payment_intent", id);
    returnUrl.searchParams.set("payment_intent_client_secret", clientSecret);
    returnUrl.searchParams.set("redirect_status", STATUS[outcome]);
    window.location.assign(returnUrl.href);
  }

  for (const button of buttons) button.addEventListener("click", () => finish(button.value));
  start().catch(() => {
    about.textContent = "The payment could not be read. Please reload this page.";
  });
})();

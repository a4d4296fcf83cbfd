// The pages where an account's owner would tell about themselves. They end as the tester says, and lead back.
(() => {
  "use strict";
  const id = new URLSearchParams(window.location.search).get("link") ?? "";
  const path = `/__stripe_sandbox/v1/account_links/${encodeURIComponent(id)}`;
  const buttons = [...document.querySelectorAll("button")];
  const about = document.getElementById("about");

  function enable(enabled) {
    for (const button of buttons) button.disabled = !enabled;
  }

  // Whoever asked for the link runs on this very origin; nothing else is gone to.
  function goTo(address) {
    const target = new URL(address);
    if (target.origin !== window.location.origin) {
      about.textContent = "This page was opened from somewhere else.";
      return;
    }
    window.location.assign(target.href);
  }

  async function start() {
    const response = await fetch(path);
    const link = await response.json();
    if (!response.ok) {
      about.textContent = "There is no account waiting here.";
      return;
    }
    if (link.redirect) {
      goTo(link.redirect);
      return;
    }
    document.getElementById("title").textContent = `Test account of ${link.name}`;
    enable(true);
  }

  async function finish(outcome) {
    enable(false);
    const body = new URLSearchParams({ outcome });
    const response = await fetch(`${path}/finish`, { method: "POST", body });
    const ended = await response.json();
    if (response.ok) goTo(ended.redirect);
    else about.textContent = "That did not work. Please go back and open this page again.";
  }

  for (const button of buttons) button.addEventListener("click", () => finish(button.value));
  start().catch(() => {
    about.textContent = "The account could not be read. Please reload this page.";
  });
})();

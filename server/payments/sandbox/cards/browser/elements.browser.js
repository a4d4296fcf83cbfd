// The elements a page mounts, and the frames behind them. Served in front of `stripe-js.browser.js`,
// as one script.
(() => {
  "use strict";
  const BASE = "/__stripe_sandbox";
  const ORIGIN = window.location.origin;
  const READY_MS = 100;
  /** Handlers are put on after mounting, by frameworks a little later. */
  const START_MS = 10;
  const CALL_MS = 30_000;

  function emitter() {
    const handlers = new Map();
    return {
      on(name, handler) {
        if (!handlers.has(name)) handlers.set(name, new Set());
        handlers.get(name).add(handler);
      },
      off(name, handler) {
        if (handler) handlers.get(name)?.delete(handler);
        else handlers.delete(name);
      },
      emit(name, payload) {
        for (const handler of handlers.get(name) ?? []) handler(payload);
      },
      clear: () => handlers.clear(),
    };
  }

  function invalidRequest(message) {
    return { error: { type: "invalid_request_error", message } };
  }

  /** The text for the page around the frames, in its language. */
  function inLanguage(english, spanish) {
    return /^es\b/.test(document.documentElement.lang) ? spanish : english;
  }

  /** An iframe of the sandbox that answers requests. Both sides check window and origin. */
  function openFrame({ path, title, host, onMessage }) {
    const frame = document.createElement("iframe");
    const waiting = new Map();
    let count = 0;
    frame.title = title;
    frame.src = BASE + path;
    frame.setAttribute("allow", "payment *");
    function receive(event) {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
      const message = event.data;
      if (message?.stripeSandbox !== "frame") return;
      if (message.type !== "answer") return onMessage(message);
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
    }
    window.addEventListener("message", receive);
    host.append(frame);
    function post(message) {
      frame.contentWindow?.postMessage({ stripeSandbox: "page", ...message }, ORIGIN);
    }
    return {
      frame,
      post,
      ask(type, message = {}) {
        const id = (count += 1);
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          post({ type, id, ...message });
          setTimeout(() => resolve(invalidRequest("The payment form did not answer.")), CALL_MS);
        });
      },
      close() {
        window.removeEventListener("message", receive);
        frame.remove();
      },
    };
  }

  function plain(value) {
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  }

  function layoutOf(options) {
    const layout = options?.layout;
    return (typeof layout === "object" ? layout?.type : layout) ?? "tabs";
  }

  /** The element with the card fields and the other ways to pay. */
  function paymentElement(owner, options) {
    const events = emitter();
    let frame = null;
    let mountedAt = 0;
    let timer = 0;
    const element = {
      _elementType: "payment",
      mount(target) {
        const host = typeof target === "string" ? document.querySelector(target) : target;
        if (!host) throw new Error("The element to mount on does not exist.");
        if (frame) element.unmount();
        mountedAt = performance.now();
        const title = "Secure payment input frame";
        frame = openFrame({ path: "/frame", title, host, onMessage });
        dress(frame.frame);
        setTimeout(() => events.emit("loaderstart", { elementType: "payment" }), START_MS);
      },
      unmount() {
        clearTimeout(timer);
        frame?.close();
        frame = null;
      },
      destroy() {
        element.unmount();
        events.clear();
        owner.forget(element);
      },
      update(changes) {
        options = { ...options, ...changes };
      },
      focus: () => void frame?.ask("focus"),
      blur: () => void frame?.ask("blur"),
      clear() {},
      collapse() {},
      on(name, handler) {
        events.on(name, handler);
        return element;
      },
      off(name, handler) {
        events.off(name, handler);
        return element;
      },
      once(name, handler) {
        const only = (payload) => {
          events.off(name, only);
          handler(payload);
        };
        return element.on(name, only);
      },
      _ask: (type, message) =>
        frame
          ? frame.ask(type, message)
          : Promise.resolve(invalidRequest("The element is not mounted.")),
    };
    function onMessage(message) {
      const own = { elementType: "payment" };
      if (message.type === "loaded") start();
      else if (message.type === "height") frame.frame.style.height = `${message.height}px`;
      else if (message.type === "loaderror")
        events.emit("loaderror", { ...own, error: message.error });
      else if (message.type === "ready") ready(own);
      else if (message.type === "change") events.emit("change", { ...own, ...changeOf(message) });
      else if (["focus", "blur", "escape"].includes(message.type)) events.emit(message.type, own);
    }
    function ready(own) {
      const left = READY_MS - (performance.now() - mountedAt);
      timer = setTimeout(() => events.emit("ready", own), Math.max(0, left));
    }
    function start() {
      const { clientSecret, appearance, fonts, locale, paymentMethodTypes } = owner.options;
      frame.post({
        type: "start",
        key: owner.key,
        clientSecret,
        appearance: plain(appearance),
        fonts: plain(fonts),
        locale,
        types: plain(paymentMethodTypes),
        layout: layoutOf(options),
      });
    }
    return element;
  }

  function changeOf({ method, complete, empty }) {
    return { complete, empty, collapsed: false, value: { type: method } };
  }

  function dress(frame) {
    Object.assign(frame.style, {
      display: "block",
      border: "0",
      margin: "-4px",
      width: "calc(100% + 8px)",
      height: "250px",
      background: "transparent",
      // In another scheme than the page's the frame is given an opaque ground; the provider's own is light, too.
      colorScheme: "light only",
    });
  }

  /** Apple Pay and Google Pay do not exist here: the element says so and stays empty. */
  function expressElement(owner) {
    const events = emitter();
    const element = {
      _elementType: "expressCheckout",
      mount: () =>
        setTimeout(() => {
          const own = { elementType: "expressCheckout" };
          events.emit("ready", { ...own, availablePaymentMethods: undefined });
        }, READY_MS),
      unmount() {},
      destroy: () => owner.forget(element),
      update() {},
      on: (name, handler) => (events.on(name, handler), element),
      off: (name, handler) => (events.off(name, handler), element),
      once: (name, handler) => (events.on(name, handler), element),
    };
    return element;
  }

  function makeElements(key, given = {}) {
    const made = new Map();
    const events = emitter();
    const owner = {
      key,
      options: { ...given },
      forget(element) {
        for (const [type, known] of made) if (known === element) made.delete(type);
      },
    };
    const elements = {
      create(type, options) {
        if (made.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
        if (type !== "payment" && type !== "expressCheckout") {
          throw new Error(`The sandbox does not cover the ${type} element.`);
        }
        const element = type === "payment" ? paymentElement(owner, options) : expressElement(owner);
        made.set(type, element);
        return element;
      },
      getElement: (type) => made.get(typeof type === "string" ? type : type?.__elementType) ?? null,
      update(changes) {
        owner.options = { ...owner.options, ...changes };
        if (changes.appearance) {
          made.get("payment")?._ask("looks", { appearance: plain(changes.appearance) });
        }
        events.emit("update-end", {});
      },
      async fetchUpdates() {
        return {};
      },
      async submit() {
        const payment = made.get("payment");
        if (!payment) return invalidRequest("There is no payment element.");
        const { error, method } = await payment._ask("validate");
        return error ? { error } : { selectedPaymentMethod: method };
      },
      on: (name, handler) => (events.on(name, handler), elements),
      off: (name, handler) => (events.off(name, handler), elements),
      once: (name, handler) => (events.on(name, handler), elements),
      _payment: () => made.get("payment") ?? null,
      _clientSecret: () => owner.options.clientSecret,
    };
    return elements;
  }

  window.stripeSandboxElements = {
    BASE,
    inLanguage,
    invalidRequest,
    makeElements,
    openFrame,
    plain,
  };
})();

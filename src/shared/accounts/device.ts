import { accountsDevice as m } from "#messages/accounts/sign-in/device.ts";
const BROWSERS = ["Edg", "Firefox", "Chrome", "Safari"] as const;
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"] as const;

/** Browser and device as a short label, as far as the user agent reveals them. */
export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find((name) => userAgent.includes(name)) ?? m.browser;
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  const name = browser === "Edg" ? "Edge" : browser;
  return system ? m.on(name, system) : name;
}

import type { BrowserContext } from "@playwright/test";

/**
 * Collects everything that a context's pages report from now on: console errors and warnings, uncaught errors,
 * and content policy violations, including those in frames.
 */
export function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  return complaints;
}

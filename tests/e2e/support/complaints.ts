import type { BrowserContext } from "@playwright/test";

/**
 * Everything that the pages of a context complain about from now on: errors and warnings of the
 * console, uncaught errors, and what the content policy refused, in frames as well.
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

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** The rules that the choice between light and dark can break. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong below `part` in light and in dark; one line for each place. */
export async function axeFindings(page: Page, part = "html"): Promise<string[]> {
  // Only what is wrong: to describe each place that is right takes as long as to judge it.
  const look = () =>
    new AxeBuilder({ page }).include(part).options({ resultTypes: ["violations"] });
  const inLight = await findings(page, "light", look().withTags(TAGS));
  const inDark = await findings(page, "dark", look().withRules(RULES_OF_COLOR));
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark];
}

/** Nothing below `part` that axe objects to, in either color scheme. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  expect(await axeFindings(page, part)).toEqual([]);
}

async function findings(page: Page, colorScheme: "light" | "dark", axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
  // While something still moves, its colors are mixed with what is below.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  // In the page itself: the other way opens a tab for each analysis.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${colorScheme}: ${id}: ${target.join(" ")} ${failureSummary ?? ""}`,
    ),
  );
}

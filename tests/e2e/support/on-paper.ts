import { expect, type Locator, type Page } from "@playwright/test";

/** Papers with their size in points, and the pixels across that a page of it has without its margins. */
const PAPERS = [
  { format: "A4", points: [595, 842], across: 718 },
  { format: "Letter", points: [612, 792], across: 739 },
] as const;

/** The size of the first sheet of a PDF, in points. */
function sheetOf(pdf: Buffer): number[] {
  const [, ...sides] =
    /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf.toString("latin1")) ?? [];
  return sides.map((side) => Math.round(Number(side)));
}

/** How many sheets a page takes on letter paper. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/**
 * Expects a page to fit A4 and Letter: the sheet is the one that was chosen, every row is on it from edge to edge, and
 * neither menus nor buttons are. Leaves the page as it was.
 */
export async function expectOnPaper(page: Page, rows: readonly Locator[]): Promise<void> {
  const before = page.viewportSize()!;
  for (const { format, points, across } of PAPERS) {
    const sheet = sheetOf(await page.pdf({ format, preferCSSPageSize: true }));
    expect(sheet, format).toHaveLength(2);
    // Whole pixels make a sheet up to two points larger.
    for (const [at, side] of points.entries()) {
      expect(Math.abs((sheet[at] ?? 0) - side), `${format}, ${sheet.join(" x ")}`).toBeLessThan(3);
    }
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: across, height: 1_000 });
    for (const row of rows) {
      await expect(row).toBeVisible();
      const { x, width } = (await row.boundingBox())!;
      expect(x, `${format}, left`).toBeGreaterThanOrEqual(0);
      expect(x + width, `${format}, right`).toBeLessThanOrEqual(across);
    }
    const shown = (role: "navigation" | "banner" | "contentinfo" | "button") =>
      page.getByRole(role).filter({ visible: true });
    for (const role of ["navigation", "banner", "contentinfo", "button"] as const) {
      await expect(shown(role), `${format}, ${role}`).toHaveCount(0);
    }
    await page.emulateMedia({ media: null });
    await page.setViewportSize(before);
  }
}

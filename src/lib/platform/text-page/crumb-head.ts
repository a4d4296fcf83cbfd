import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { pageHead, type StructuredData } from "../../pages/page-head.ts";
import { breadcrumbs } from "../../catalog/structured-data.ts";

type Page = { path: string; title: string; description: string };

/** The head of a page one level below the home page, with its breadcrumb for search engines. */
export function crumbHead(
  { path, title, description }: Page,
  origin: string,
  structured: readonly StructuredData[] = [],
) {
  const crumbs = breadcrumbs(origin, [
    { name: m.firstPage, path: "/" },
    { name: title, path },
  ]);
  return pageHead({ title, description, structured: [crumbs, ...structured] });
}

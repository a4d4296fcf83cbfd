type Group = {
  name: string;
  priority: number;
  test?: RegExp;
  tags?: "$initial"[];
  entriesAware?: boolean;
};

const components = (...names: string[]) =>
  new RegExp(`/@mantine/core/esm/components/(?:${names.join("|")})/`);
const sources = (...names: string[]) => new RegExp(`/src/(?:${names.join("|")})`);
const anyOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join("|"));
const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/**
 * Assigns modules to script files. A group takes the modules it names and their dependencies, unless an earlier
 * group already took them, so a file imports only files listed above it. Modules that no group takes, such as the
 * screens of signed-in areas, are split by which pages need them.
 */
const IN_ORDER: readonly Omit<Group, "priority">[] = [
  // One file for everything that every page starts with: it compresses better than fifty, and needs one request.
  { name: "first", tags: ["$initial"] },
  {
    name: "store",
    test: sources(
      "lib/(?:catalog/product-card|pages|platform/text-page|checkout/cart|accounts/saved)/",
      "lib/orders/adding/adding-slot",
      "ui/(?:facts|states)/",
      "ui/(?:buttons/(?:pill|text)-link|page/(?:bread-crumbs|section-heading)|fields/(?:choice|quantity)-)",
    ),
  },
  {
    name: "base",
    test: anyOf(
      components("Anchor", "Container", "Group", "Paper", "Stack", "Text"),
      sources("ui/page/layouts/two-columns"),
    ),
  },
  { name: "fields", test: components("CloseButton", "Portal", "TextInput") },
  { name: "dialog", test: components("Drawer", "Modal") },
  { name: "toasts", test: sources("(?:lib|ui)/toasts/") },
  { name: "failures", test: sources("lib/api/(?:is-lost|query-error)") },
  // Small parts of most signed-in pages, which no page of the shop needs: a file each would cost a request each.
  {
    name: "signed-in",
    test: sources("lib/api/(?:loaded|query-state)", "ui/data-table/scroller", "ui/page/titled-"),
  },
  { name: "kit", test: sources("ui/page/", "lib/farms/farm-goods/") },
  // For pages that ask for a zip or show delivery costs, without the parts of the header.
  { name: "zip", test: sources("lib/checkout/delivery-zip/", "shared/checkout/terms-words") },
  { name: "header", test: sources("features/platform/chrome/header/") },
  { name: "schemas", test: packages("zod") },
  {
    name: "forms",
    test: /\/@mantine\/form\/|\/src\/ui\/fields\/(?:live|person|trap)-/,
  },
  { name: "popup", test: sources("features/subscribers/welcome-popup/") },
  {
    name: "choices",
    test: components("Checkbox", "NativeSelect", "Radio", "Select", "Textarea"),
  },
  // Split exactly by page, so that no page loads code that only another one uses.
  {
    name: "page",
    entriesAware: true,
    test: sources(
      "features/(?:catalog|mail|accounts/(?:auth|own-week)|boxes/boxes)/",
      "features/farms/(?:applicant|farm-landing|farmer-application|farms|info-pack|visits)/",
      "features/(?:platform/(?:company|help|legal|story)|subscribers/(?:newsletter|waiting-list))/",
      "routes/\\((?:accounts|boxes|catalog|farms|mail|platform|subscribers)\\)/",
    ),
  },
  { name: "checkout", test: sources("(?:features|lib)/checkout/") },
  {
    name: "work",
    test: sources(
      "lib/(?:accounts|platform)/",
      "ui/data-table/",
      "features/platform/(?:chrome/work|admin-frame)/",
    ),
  },
  { name: "charts", test: packages("recharts", "@mantine/charts") },
];

/** The groups for the bundler, which applies those with the highest priority first. */
export const SCRIPT_FILES: readonly Group[] = IN_ORDER.map((group, place) => ({
  ...group,
  priority: IN_ORDER.length - place,
}));

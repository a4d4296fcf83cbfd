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
 * What goes into which file of script. A group takes the modules that it names and all that they need, as
 * far as no group before it took them: so a file imports only files that stand above it here. What no
 * group takes, as the screens of the areas of work, gets files by which pages need it.
 */
const IN_ORDER: readonly Omit<Group, "priority">[] = [
  // What every page starts with is one file: it packs better than fifty, and arrives in one go.
  { name: "first", tags: ["$initial"] },
  {
    name: "store",
    test: sources(
      "lib/(?:catalog/product-card|pages|platform/text-page|checkout/cart|accounts/saved)/",
      "lib/orders/adding/adding-slot",
      "ui/(?:facts|states)/",
      "ui/(?:buttons/(?:pill|text)-link|page/section-heading|fields/(?:choice|quantity)-)",
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
  {
    name: "kit",
    // No first visit asks before it acts: those buttons come with the pages that have them.
    test: sources("ui/(?:buttons/(?!ask-|confirm-|reason-|use-)|page)/", "lib/farms/farm-goods/"),
  },
  // Pages that ask for a zip, or say what a delivery costs, have that without the header's parts.
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
  // By which pages need it, exactly: none takes what only another one shows.
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

/** The groups for the bundler, which takes the one with the highest priority first. */
export const SCRIPT_FILES: readonly Group[] = IN_ORDER.map((group, place) => ({
  ...group,
  priority: IN_ORDER.length - place,
}));

